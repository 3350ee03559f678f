import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { FileMistake, OwnedFile } from '../../model/owned-observations.ts'
import type { ProjectPath, Sha256 } from '../../model/words.ts'
import { lined, placedMistakes, type LinedText } from './place.ts'
import type { FileSource } from './source.ts'
import type { RawMistake } from './tree.ts'

/** Bytes; a file of this kind with more is not read. */
export const LARGEST: number = 1 << 20

/** A lock names every fixture of a large project. */
export const LARGEST_LOCK: number = 1 << 26

export interface OwnedText {
  readonly source: LinedText
  readonly sha256: Sha256
}

type Mistakes = readonly [FileMistake, ...FileMistake[]]

export function sha256Of(bytes: Uint8Array): Sha256 {
  return createHash('sha256').update(bytes).digest('hex')
}

/** A file with mistakes, or null when there are none. */
export function invalid(
  path: ProjectPath,
  mistakes: readonly FileMistake[],
): { state: 'invalid'; path: ProjectPath; mistakes: Mistakes } | null {
  const [first, ...rest] = mistakes
  return first === undefined ? null : { state: 'invalid', path, mistakes: [first, ...rest] }
}

/** Reads a file with `parse`, which hears of text only: UTF-8 without a byte order mark or control characters. Never throws. */
export async function readText<T>(
  files: FileSource,
  path: ProjectPath,
  largest: number,
  parse: (text: OwnedText) => OwnedFile<T> | Promise<OwnedFile<T>>,
): Promise<OwnedFile<T>> {
  let bytes: Uint8Array | null
  try {
    bytes = await files.read(path)
  } catch (error) {
    return unreadable(
      path,
      `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      'make it a plain file that can be read',
    )
  }
  if (bytes === null) return { state: 'absent', path }
  if (bytes.length > largest) {
    return unreadable(path, `has ${bytes.length} bytes, more than the ${largest} that are read`, 'make it smaller')
  }
  const source = lined(path, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
  const refused = invalid(path, placedMistakes(source, byteMistakes(bytes, source)))
  return refused ?? (await parse({ source, sha256: sha256Of(bytes) }))
}

/** A file of which no line can be shown. */
export function unreadable(path: ProjectPath, wrong: string, right: string): { state: 'invalid'; path: ProjectPath; mistakes: Mistakes } {
  return { state: 'invalid', path, mistakes: [{ at: { file: path }, wrong, right, frame: '' }] }
}

// oxlint-disable-next-line no-control-regex -- these are the characters that are looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

function byteMistakes(bytes: Uint8Array, { text }: LinedText): RawMistake[] {
  const mistakes: RawMistake[] = []
  if (text.startsWith('\ufeff')) {
    mistakes.push({
      start: 0,
      end: 1,
      wrong: 'begins with a byte order mark (U+FEFF)',
      right: 'save it as UTF-8 without a byte order mark',
    })
  }
  if (!isUtf8(bytes)) {
    const start = text.indexOf('\ufffd')
    mistakes.push({ start, end: start + 1, wrong: 'holds bytes that are no UTF-8', right: 'save it as UTF-8' })
  }
  for (const { 0: character, index } of text.matchAll(CONTROL)) {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    mistakes.push({ start: index, end: index + 1, wrong: `holds the control character U+${code}`, right: 'remove it' })
  }
  return mistakes
}
