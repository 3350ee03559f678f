import type { ProjectPath } from '../model/words.ts'
import type { ChangedFile } from '../observe/mutants/choose.ts'
import { differsOnlyInWords } from '../observe/production/only-words.ts'
import { changedLines } from './diff/hunks.ts'
import type { OpenPatch } from './patch-at-hand.ts'

/**
 * The production files of a patch with the lines that are its own, from the merge base on. A file that differs in comments, layout and types
 * alone has none, and one that is no text is left out.
 */
export async function changedCode(
  { hand }: Pick<OpenPatch, 'hand'>,
  isProduction: (path: ProjectPath) => boolean,
): Promise<readonly ChangedFile[]> {
  const { scope, texts } = hand
  const there = scope.changes.filter(({ path, after }) => after !== null && isProduction(path))
  const files = await Promise.all(
    there.map(async ({ path, from, before, after }): Promise<readonly ChangedFile[]> => {
      const [was, now] = [await texts.read(before), await texts.read(after)]
      if (now === null || now.includes('\uFFFD')) return []
      if (was !== null && (from === null || from === path) && differsOnlyInWords(path, was, now)) return []
      return [{ file: path, text: now, lines: changedLines(was === null ? [] : was.split('\n'), now.split('\n')) }]
    }),
  )
  return files.flat()
}
