import type { TestOutcome } from '../../model/history.ts'
import type { ClassifiedRun } from '../classified.ts'
import { flakedTests } from './flaked.ts'

/**
 * What a gate's run of the nondeterministic tests leaves for later runs: an outcome of each that ran or should have, and of every other
 * test that failed or passed only at a later attempt. Sorted by test.
 */
export function outcomesOf(run: ClassifiedRun): readonly TestOutcome[] {
  const outcomes = new Map<string, TestOutcome>()
  for (const { test, classification } of run.tests) {
    const { id, state, flaky, retries, failures } = test
    const outcome = state === 'failed' ? 'failed' : state !== 'passed' ? null : flaky ? 'flaky' : 'passed'
    if (outcome === null || (outcome === 'passed' && classification.granted !== 'N')) continue
    outcomes.set(id, { test: id, outcome, attempts: retries + 1, signatures: signaturesOf(failures) })
  }
  // Those that never ran: with any history, for whether it was read changes nothing about this run.
  for (const { id, passed, retries, failures } of flakedTests(run, NOTHING_PAST)) {
    const outcome = passed ? 'flaky' : 'failed'
    outcomes.set(id, { test: id, outcome, attempts: retries + 1, signatures: signaturesOf(failures) })
  }
  return [...outcomes.values()].sort((one, other) => (one.test < other.test ? -1 : 1))
}

const NOTHING_PAST = { state: 'read', windows: new Map(), unreadable: [], filesRead: 0 } as const

function signaturesOf(failures: readonly { readonly signature: string }[]): readonly string[] {
  return [...new Set(failures.map(({ signature }) => signature))].sort()
}
