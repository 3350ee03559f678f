import { visible } from '../src/observe/owned/visible.ts'

/** A text of the patch on one line, without characters that act on a terminal, hide text or turn its direction round. */
export function onOneLine(text: string): string {
  return visible(text.replaceAll(/\s+/g, ' '))
}
