import type { Policy } from '../../model/owned-files.ts'
import type { ProductionSyntax } from '../../model/syntax.ts'
import type { TestId } from '../../model/words.ts'

/** What the budget needs to know besides the test files. */
export interface BudgetContext {
  readonly weights: Policy['weights']
  /** The changed production files, at base and at head. */
  readonly production: { readonly before: readonly ProductionSyntax[]; readonly after: readonly ProductionSyntax[] }
  /** Tests that rows of the ledger name, and what all rows cost. */
  readonly ledger: { readonly tests: ReadonlySet<TestId>; readonly points: number; readonly cap: number }
  /** Why the change of power has no value (fixture bytes that their lock does not hold); null when it has one. */
  readonly undefinedBecause: string | null
}
