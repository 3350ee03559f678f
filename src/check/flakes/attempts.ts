import type { RunObservation, TestObservation } from '../../model/run.ts'
import type { TestId } from '../../model/words.ts'

/**
 * A run with one more attempt at some of its tests, made in a process of its own: such a test ends as its last attempt did, and keeps the
 * failures of all. One that did not come to an end again has failed again.
 */
export function withAttempt(run: RunObservation, again: RunObservation, tests: ReadonlySet<TestId>): RunObservation {
  const attempts = new Map(again.modules.flatMap((module) => module.tests.map((test) => [test.id, test] as const)))
  const modules = run.modules.map((module) => ({
    ...module,
    tests: module.tests.map((test) => (tests.has(test.id) ? joined(test, attempts.get(test.id)) : test)),
  }))
  return { ...run, modules }
}

function joined(before: TestObservation, attempt: TestObservation | undefined): TestObservation {
  const passed = attempt?.state === 'passed'
  return {
    ...before,
    state: passed ? 'passed' : 'failed',
    retries: before.retries + 1 + (attempt?.retries ?? 0),
    flaky: passed,
    errors: [...before.errors, ...(attempt?.errors ?? [])],
    failures: [...before.failures, ...(attempt?.failures ?? [])],
  }
}
