import type { ProjectPath, TestId } from '../words.ts'

/** What the patch did to the power of the tests that it may write. Texts are source text as it stands, cut at 200 characters. */
export interface BudgetFindings {
  'test-deleted': AtTest & { readonly assertions: number }
  'assertion-removed': AtTest & { readonly before: string }
  'assertion-weakened': AtTest & {
    readonly before: string
    readonly after: string
    /** Why the new one says less, in words. */ readonly why: string
  }
  'expected-value-changed': AtTest & { readonly before: string; readonly after: string }
  /** `how`: the modifier or call as written, such as `test.skip` or `ctx.skip()`. */
  'test-skipped': AtTest & {
    readonly how: string
    /** True when a row of the ledger names the test; it does not excuse the marker. */ readonly inLedger: boolean
  }
  'test-focused': AtTest & { readonly how: string }
  'test-emptied': AtTest & { readonly assertions: number }
  'assertion-swallowed': AtTest & { readonly assertion: string; readonly by: string }
  'assertion-unreachable': AtTest & { readonly assertion: string; readonly because: string }
  'assertion-not-awaited': AtTest & { readonly assertion: string }
  'assertion-tautology': AtTest & { readonly assertion: string }
  'subject-mocked': AtTest & { readonly subject: string; readonly by: string }
  'retry-raised': AtTest & { readonly before: number; readonly after: number }
  /** Milliseconds; null for Vitest's default. */
  'timeout-raised': AtTest & { readonly before: number | null; readonly after: number }
  'table-shrunk': AtTest & { readonly before: number; readonly after: number }
  /** `what`: `runs`, `generator`, `precondition`, `seed` … */
  'property-narrowed': AtTest & { readonly what: string; readonly before: string; readonly after: string }
  /** `test` names the key of a stored snapshot where no test can be named. */
  'snapshot-rewritten': AtTest & { readonly before: string; readonly after: string }
  'test-unparseable': { readonly file: ProjectPath; readonly side: 'base' | 'head'; readonly message: string }
  'budget-negative': { readonly credits: number; readonly debits: number; readonly score: number }
  'budget-undefined': { readonly because: string }
  /** Points of the ledger and debits without an end, against the cap. */
  'budget-overdrawn': { readonly points: number; readonly cap: number; readonly because: string }
}

/** A test as it is named at head, or at base when head has none; `file` is where it stands there. */
interface AtTest {
  readonly test: TestId
  readonly file: ProjectPath
}
