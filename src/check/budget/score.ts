import type { Score } from '../../model/score.ts'
import type { BudgetContext } from './context.ts'

export interface Counts {
  /** Assertions that were removed or say less, those of deleted tests and rows included. */
  readonly removed: number
  /** Tests that were skipped, whether the ledger names them or not. */
  readonly skipped: number
  /** Properties that are new. */
  readonly properties: number
}

export function score(counts: Counts, context: BudgetContext): Score {
  const { weights, undefinedBecause } = context
  const credits = counts.properties * weights.propertyAdded
  const drift = undefinedBecause === null ? 0 : weights.fixtureDrift
  const debits = counts.removed * weights.assertionRemoved + counts.skipped * weights.skipOutsideLedger + drift
  const sum = { credits, debits, score: credits - debits }
  return undefinedBecause === null ? { state: 'counted', ...sum } : { state: 'undefined', ...sum, because: undefinedBecause }
}
