import type { Mitigation } from '../../model/findings.ts'
import type { HistoryObservation } from '../../model/history.ts'
import type { HookFailure, ModuleObservation, SignedFailure, TestObservation } from '../../model/run.ts'
import type { SourceLocation, TestId } from '../../model/words.ts'
import type { ClassifiedRun } from '../classified.ts'
import { firstLine } from '../oracles/outcome.ts'

/** A nondeterministic test that did not simply pass. */
export interface Flaked {
  readonly id: TestId
  /** Whether its last attempt passed. */
  readonly passed: boolean
  /** Attempts beyond the first. */
  readonly retries: number
  readonly failures: readonly SignedFailure[]
  /** One line. */
  readonly message: string
  readonly location?: SourceLocation
}

/** What a row lacks where its test passed. */
export const NOTHING_LEANS_ON_IT: Mitigation = {
  severity: 'note',
  within: 'every-preset',
  because: 'the test passed, so no failure is excused by it',
}

/**
 * Nondeterministic tests that failed. In a gate, which has a history, also those that passed only when they were run again, which excuses
 * nothing by itself, and those that never ran because of their worker, their file or a hook: there no reporter says so elsewhere.
 */
export function flakedTests(run: ClassifiedRun, history: HistoryObservation | undefined): readonly Flaked[] {
  const own = run.tests.flatMap(({ test, module, classification }): readonly Flaked[] => {
    if (classification.granted !== 'N') return []
    if (test.state === 'failed') return [flaked(test)]
    if (history === undefined) return []
    if (test.state === 'passed') return test.flaky ? [flaked(test)] : []
    if (test.state === 'pending')
      return [{ ...flaked(test), failures: [], message: 'it never ended: its worker died, or it took too long' }]
    const hook = test.mode === 'run' ? module.hookFailures.find(({ owner }) => test.id.startsWith(`${owner} > `)) : undefined
    return hook === undefined ? [] : [{ ...flaked(test), ...ofHook(hook) }]
  })
  return history === undefined ? own : [...own, ...lostTests(run)]
}

function flaked({ id, state, retries, failures, errors, location }: TestObservation): Flaked {
  const message = firstLine(errors.at(-1)?.message ?? 'it failed without an error')
  return { id, passed: state === 'passed', retries, failures, message, ...(location === undefined ? {} : { location }) }
}

function ofHook({ owner, errors, failures }: HookFailure): Pick<Flaked, 'failures' | 'message'> {
  return { failures, message: `it never ran: ${firstLine(errors[0]?.message ?? 'a hook failed')} (in ${owner})` }
}

/** Tests that the policy lists and that a file which failed did not even declare. */
function lostTests({ seen, tests }: ClassifiedRun): readonly Flaked[] {
  const { policy } = seen.owned
  if (policy.state !== 'read') return []
  const known = new Set(tests.map(({ test }) => test.id))
  const lost = policy.value.classes.nondeterministic.filter((id) => !known.has(id))
  return seen.run.modules.filter(isUnwell).flatMap((module) => {
    const prefix = `${module.project === '' ? '' : `[${module.project}] `}${module.file} > `
    return lost.filter((id) => id.startsWith(prefix)).map((id) => lostTest(id, module))
  })
}

function lostTest(id: TestId, { file, hookFailures }: ModuleObservation): Flaked {
  const [hook] = hookFailures
  const why = hook === undefined ? { failures: [], message: 'its file failed before it was declared' } : ofHook(hook)
  return { id, passed: false, retries: 0, location: { file }, ...why }
}

const isUnwell = ({ state, hookFailures }: ModuleObservation): boolean =>
  state === 'failed' || state === 'pending' || hookFailures.length > 0
