import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Verdict } from '../model/verdict.ts'
import { parseVerdict } from './parse.ts'
import { VerdictUnreadable } from './unreadable.ts'
import type { VerdictMistake } from './unreadable.ts'

/** More than any run writes; above it, a text may no longer fit into one string of the engine. */
const MOST_BYTES = 256 * 1024 * 1024

export type VerdictReport =
  | { readonly state: 'read'; readonly verdict: Verdict }
  | { readonly state: 'missing'; readonly mistakes: readonly VerdictMistake[] }
  | { readonly state: 'refused'; readonly mistakes: readonly VerdictMistake[] }

/**
 * The verdict in a file.
 * @throws VerdictUnreadable when there is none, or when what is there is no whole verdict of a known version that agrees with itself
 */
export async function readVerdict(path: string): Promise<Verdict> {
  const report = await readVerdictReport(path)
  if (report.state === 'read') return report.verdict
  throw new VerdictUnreadable(path, report.mistakes)
}

/** The verdict in a file, or why there is none. Never throws. */
export async function readVerdictReport(path: string): Promise<VerdictReport> {
  try {
    const parsed = parseVerdict(await readBytes(path))
    return 'mistakes' in parsed ? { state: 'refused', mistakes: parsed.mistakes } : { state: 'read', verdict: parsed.verdict }
  } catch (error) {
    return isMissing(error)
      ? { state: 'missing', mistakes: [{ what: 'There is no verdict.', where: '', remedy: REMEDY_MISSING }] }
      : {
          state: 'refused',
          mistakes: [{ what: `It cannot be read: ${wordsOf(error)}.`, where: '', remedy: 'Name a file that can be read.' }],
        }
  }
}

/** Whether a file could not be read because it is not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

const REMEDY_MISSING = "Run `vitest run` with 'vitest-oracle/reporter' among its reporters; a run that was killed leaves no verdict."

/** The bytes of an ordinary file. Throws for anything else, and for one that is too large. */
export async function readBytes(path: string, most: number = MOST_BYTES): Promise<Uint8Array> {
  // Without O_NONBLOCK, to open a named pipe would wait for its writer.
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    const about = await file.stat()
    if (!about.isFile()) throw new Error('it is not a file')
    if (about.size > most) throw new Error(`it has more than ${most} bytes`)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
