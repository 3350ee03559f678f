import type { HistoryObservation, PastOutcome, WindowsAsked } from '../../model/history.ts'
import type { Freeze } from '../../model/owned-files.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { TestId } from '../../model/words.ts'

/** The part of a row that asks for a window of past runs. */
export interface FlakeBudget {
  readonly windowRuns: number
  readonly maxFailRate: number
}

/**
 * `exceeded`: whatever further runs would show, more of the window failed than the row bears. `short`: fewer runs are on record than the
 * row asks for, and those that are do not decide it.
 */
export interface JudgedWindow {
  readonly state: 'within' | 'exceeded' | 'short'
  readonly failures: number
  readonly runs: number
}

/** The budget of a row; undefined for a row without one. The schema lets nobody write one half of it. */
export function budgetOf({ windowRuns, maxFailRate }: Freeze): FlakeBudget | undefined {
  return windowRuns === undefined || maxFailRate === undefined ? undefined : { windowRuns, maxFailRate }
}

/** The tests whose rows ask for a window, and how many runs each wants. Of two rows for one test, the larger. */
export function windowsAsked({ ledger }: Pick<OwnedFiles, 'ledger'>): WindowsAsked {
  const asked = new Map<TestId, number>()
  if (ledger.state !== 'read') return asked
  for (const { freeze } of ledger.value) {
    if (freeze?.windowRuns !== undefined) asked.set(freeze.test, Math.max(freeze.windowRuns, asked.get(freeze.test) ?? 0))
  }
  return asked
}

/**
 * The newest `windowRuns` past outcomes against `maxFailRate`.
 * - A run failed when the test failed in it, or passed only when it was run again: retries must not hide a rate.
 * - Each failure counts, with whatever signature: the budget is the test's, while signatures say which failure is excused.
 * - The rate is failures through `windowRuns`. In a window that is not full yet the missing runs may still pass, so it is exceeded only
 *   when it would be so with all of them passing, and `short` otherwise.
 * - The order of `outcomes` does not matter.
 */
export function judgeWindow({ windowRuns, maxFailRate }: FlakeBudget, outcomes: readonly PastOutcome[]): JudgedWindow {
  const newest = [...outcomes].sort(newestFirst).slice(0, windowRuns)
  const failures = newest.filter(({ outcome }) => outcome !== 'passed').length
  const state = failures / windowRuns > maxFailRate ? 'exceeded' : newest.length < windowRuns ? 'short' : 'within'
  return { state, failures, runs: newest.length }
}

/** The window of one row; undefined when the row asks for none, or nothing was read. */
export function windowOf(freeze: Freeze, history: HistoryObservation | undefined): (JudgedWindow & FlakeBudget) | undefined {
  const budget = budgetOf(freeze)
  if (budget === undefined || history?.state !== 'read') return undefined
  return { ...budget, ...judgeWindow(budget, history.windows.get(freeze.test) ?? []) }
}

/** Of two outcomes at one instant the failing one comes first, so that no order of files can push it out of the window. */
function newestFirst(one: PastOutcome, other: PastOutcome): number {
  if (one.at !== other.at) return one.at > other.at ? -1 : 1
  const [left, right] = [one, other].map(({ outcome }) => (outcome === 'passed' ? 1 : 0))
  return (left ?? 0) - (right ?? 0)
}
