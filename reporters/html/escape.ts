import type { Part, Words } from '../../src/rules/words.ts'
import { visible } from '../../src/observe/owned/visible.ts'
import { clipped } from '../about.ts'
import { onOneLine } from '../shown.ts'

const LONGEST_TEXT = 4000

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text of the patch on one line, as text or as the value of an attribute in quotes. */
export function plainHtml(text: string): string {
  return escaped(clipped(onOneLine(text), LONGEST_TEXT))
}

/** A line of code, with its indentation. */
export function codeHtml(line: string): string {
  return escaped(visible(line.replaceAll('\t', '  ')))
}

export function htmlOf(words: Words): string {
  return words.map(htmlPart).join('')
}

function htmlPart({ kind, text }: Part): string {
  const tag = { text: '', code: 'code', strong: 'strong' }[kind]
  return tag === '' ? plainHtml(text) : `<${tag}>${plainHtml(text)}</${tag}>`
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')
