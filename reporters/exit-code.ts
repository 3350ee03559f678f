import type { Decision } from '../src/model/words.ts'

/** As on the command line: a table of constants, never a count. */
const EXIT_STATUS: Readonly<Record<Decision, number>> = { allow: 0, block: 1, review: 3 }

/** No verdict could be made. */
const COULD_NOT_JUDGE = 2

interface Held {
  mode: 'runner' | 'verdict'
  status: number | undefined
}

const held: Held = { mode: 'runner', status: undefined }
let listening = false

/**
 * From here on a process that ends without an allow does not exit with 0, whoever sets the exit code afterwards. In watch mode, and
 * where the runner's own exit code was asked for, nothing is held.
 */
export function holdExitCode(mode: 'runner' | 'verdict', watch: boolean): void {
  held.mode = watch ? 'runner' : mode
  held.status = COULD_NOT_JUDGE
  if (listening) return
  listening = true
  process.on('exit', (code) => {
    if (held.mode === 'verdict' && code === 0 && held.status !== 0) process.exitCode = held.status ?? COULD_NOT_JUDGE
  })
}

/**
 * Takes over the exit code that Vitest derived from failed tests. What sets it to something else later, such as a coverage threshold
 * or an error while the runner shuts down, stands: an allow is about the tests.
 */
export function releaseExitCode(decision: Decision | undefined): void {
  held.status = decision === undefined ? COULD_NOT_JUDGE : EXIT_STATUS[decision]
  if (held.mode === 'verdict') process.exitCode = held.status
}
