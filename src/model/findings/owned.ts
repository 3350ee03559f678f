import type { FileMistake } from '../owned-observations.ts'
import type { Instant, OracleClass, ProjectPath, Sha256, SourceLocation, TestId } from '../words.ts'

/** The files that people own: whether they can be read, and what each row of the ledger is worth. */
export interface OwnedFindings {
  'policy-missing': { readonly path: ProjectPath }
  'policy-invalid': { readonly path: ProjectPath; readonly mistake: FileMistake }
  'lease-field-missing': { readonly test: string; readonly mistake: FileMistake }
  'lease-duplicate': { readonly test: TestId; readonly first: SourceLocation }
  'lease-expired': { readonly test: TestId; readonly expires: string; readonly now: Instant }
  'lease-too-long': { readonly test: TestId; readonly days: number; readonly maxDays: number; readonly firstSeenInFuture: boolean }
  'lease-on-oracle': { readonly test: TestId; readonly granted: OracleClass }
  'lease-not-classified': { readonly test: TestId }
  'lease-without-corpus': { readonly test: TestId; readonly corpus: ProjectPath }
  'lease-corpus-mismatch': { readonly test: TestId; readonly corpus: ProjectPath; readonly recorded: Sha256; readonly now: Sha256 }
  'lease-unknown-test': { readonly test: TestId; readonly didYouMean: TestId | null }
  'freeze-cap-exceeded': { readonly points: number; readonly cap: number }
}
