import { isAscii } from 'node:buffer'
import type { TreeEntry } from '../../model/patch.ts'
import type { Blobs } from '../git/blobs.ts'

/** Reads the texts of tree entries, each blob once while it is small enough to keep. */
export interface Texts {
  /** null for what is no file (a link, a submodule, nothing) and for what is too large to look at. Throws GitRefusal. */
  readonly read: (entry: TreeEntry | null) => Promise<string | null>
}

/** Characters of all texts that are kept. */
const MOST_KEPT = 64 * 1024 * 1024

export function textsOf(blobs: Blobs): Texts {
  const kept = new Map<string, Promise<string | null>>()
  let size = 0
  const load = async (id: string): Promise<string | null> => {
    const blob = await blobs.read(id)
    if (blob.state === 'too-large') return null
    size += blob.bytes.length
    if (size > MOST_KEPT) {
      kept.clear()
      size = 0
    }
    return decode(blob.bytes)
  }
  return {
    read: (entry) => {
      if (entry === null || !isFile(entry)) return Promise.resolve(null)
      const known = kept.get(entry.id) ?? load(entry.id)
      kept.set(entry.id, known)
      return known
    },
  }
}

export function isFile({ mode }: TreeEntry): boolean {
  return mode === '100644' || mode === '100755'
}

/** With its byte order mark; bytes that are no UTF-8 become U+FFFD, as they do for the runner. */
export function decode(bytes: Buffer): string {
  // Most code is ASCII, and a string of one byte a letter is searched and parsed faster.
  return isAscii(bytes) ? bytes.toString('latin1') : UTF_8.decode(bytes)
}

const UTF_8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** Works through a list, some at a time, so that neither latency nor memory adds up. The answers are in the order of the list. */
export async function inTurns<T, R>(list: readonly T[], work: (item: T) => Promise<R>, width = 64): Promise<readonly R[]> {
  const answers: R[] = []
  for (let i = 0; i < list.length; i += width) answers.push(...(await Promise.all(list.slice(i, i + width).map(work))))
  return answers
}
