import type { Instant } from '../model/words.ts'

/** Where text goes. */
export interface Out {
  readonly write: (text: string) => void
  readonly isTerminal: boolean
  /** Columns; 80 where it is not known. */
  readonly width: number
  /** False where signs beyond ASCII would not be shown; true without it. */
  readonly isUnicode?: boolean
}

/** All that a verb may know of the process it runs in. The result goes to `stdout`, progress and notes to `stderr`. */
export interface World {
  /** Absolute. */
  readonly cwd: string
  readonly stdout: Out
  /** Silent under `--quiet`. What is thrown is printed nevertheless. */
  readonly stderr: Out
  readonly env: Readonly<Record<string, string | undefined>>
  /** All of standard input, for the verb that reads it; absent where there is none, such as a terminal. */
  readonly stdin?: () => Promise<string>
  readonly now: Instant
}

const isOff = (value: string): boolean => value === '0' || value.toLowerCase() === 'false'

/** NO_COLOR (https://no-color.org) is stronger than FORCE_COLOR; without either, a terminal has colours. */
export const hasColor = (out: Out, env: World['env']): boolean => {
  if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') return false
  const force = env['FORCE_COLOR']
  if (force !== undefined) return !isOff(force)
  return out.isTerminal && env['TERM'] !== 'dumb'
}

/** As most CI services say it: `CI` is set to something that is not a no. */
export const isCi = (env: World['env']): boolean => {
  const value = env['CI']
  return value !== undefined && value !== '' && !isOff(value)
}
