import type { TestModule } from 'vitest/node'
import type { ModuleObservation, TestObservation } from '../../model/run.ts'
import { STATES, pairTests, worst } from './pair-tests.ts'

/** Whether this is what the compiler says of a file, beside a run of it or instead of one. */
export function isOfTypes(module: TestModule): boolean {
  return Reflect.get(module.meta(), 'typecheck') === true
}

/**
 * A file that ran and that the compiler looked at too, as Vitest's `typecheck` does with files that both lists name. What the compiler
 * says against a test stands; what it says for one is nothing that ran. It reads titles without running anything, so a table's tests have
 * other ones there: a test that only the compiler has counts where it does not pass.
 */
export function withTypes(ran: ModuleObservation, types: ModuleObservation): ModuleObservation {
  const { merged, left } = pairTests(ran.tests, types.tests, withTypeErrors)
  return {
    ...ran,
    state: types.state === 'failed' || types.state === 'pending' ? worst(STATES, ran.state, types.state) : ran.state,
    hookFailures: [...ran.hookFailures, ...types.hookFailures],
    tests: [...merged, ...left.filter(({ state }) => state === 'failed')],
    duration: ran.duration + types.duration,
  }
}

function withTypeErrors(ran: TestObservation, types: TestObservation): TestObservation {
  const known = new Set(ran.failures.map(({ signature }) => signature))
  return {
    ...ran,
    state: types.state === 'failed' ? 'failed' : ran.state,
    errors: [...ran.errors, ...types.errors],
    failures: [...ran.failures, ...types.failures.filter(({ signature }) => !known.has(signature))],
  }
}
