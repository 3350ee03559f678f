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
 * Takes over the exit code that Vitest derived from failed tests. What sets it to something else, before this or later, such as another
 * reporter, a coverage threshold or an error while the runner shuts down, stands: an allow is about the tests.
 * @param others the exit code that no failed test explains; 0 for none
 */
export function releaseExitCode(decision: Decision | undefined, others = 0): void {
  const own = decision === undefined ? COULD_NOT_JUDGE : EXIT_STATUS[decision]
  held.status = own === 0 ? others : own
  if (held.mode === 'verdict') process.exitCode = held.status
}
