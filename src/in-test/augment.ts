import type { CanaryEvidence, OracleTag, TestEvidence, WorkerSettings } from '../model/tag.ts'

// 'vitest' and not '@vitest/runner': Vitest 5 has no such package (notes/vitest.md, section 3).
declare module 'vitest' {
  interface TaskMeta {
    /** What `oracle()` says of the test; on a suite, what its tests inherit. */
    oracle?: OracleTag
    /** The tag that `oracle()` gave inside the running test. */
    oracleTagged?: OracleTag
    oracleEvidence?: TestEvidence
    /** On a file. */
    oracleCanary?: CanaryEvidence
  }
  interface ProvidedContext {
    /** Absent in a run without this package's reporter. */
    'vitest-oracle'?: WorkerSettings
  }
}
