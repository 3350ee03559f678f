import type { ProjectPath, TestId } from '../words.ts'

/** What production code knows that answered otherwise outside of the runner. */
export const WHERE_IT_RUNS = 'whether it runs in the test runner'

/** Production code in the patch that knows that it is being tested. */
export interface ProductionFindings {
  /** `evidence`: the source text that shows it, or the call whose result differed outside the runner. */
  'production-test-aware': { readonly file: ProjectPath; readonly knows: string; readonly evidence: string }
  'production-imports-tests': { readonly file: ProjectPath; readonly imported: string }
  'test-values-in-production': { readonly file: ProjectPath; readonly values: readonly string[]; readonly tests: readonly TestId[] }
}
