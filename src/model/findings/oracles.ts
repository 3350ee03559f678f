import type { FailureSignature, OracleClass, ProjectPath, TestId } from '../words.ts'

/** What the trusted tests showed. */
export interface OracleFindings {
  'oracle-failed': { readonly test: TestId; readonly signature: FailureSignature; readonly message: string }
  'oracle-error': { readonly owner: TestId; readonly signature: FailureSignature | null; readonly message: string }
  'oracle-timeout': { readonly test: TestId; readonly message: string }
  'oracle-missing': { readonly test: TestId; readonly because: string }
  'oracle-skipped': { readonly test: TestId; readonly mode: string; readonly because: string }
  'oracle-flaky': { readonly test: TestId; readonly retries: number }
  'oracle-without-evidence': { readonly test: TestId; readonly because: string }
  'no-oracle-tests': { readonly because: string }
  'no-property-tests': { readonly because: string }
  'class-claim-refused': { readonly test: TestId; readonly claimed: OracleClass; readonly because: string }
  'invariant-missing': { readonly test: TestId; readonly invariant: string | null; readonly file: ProjectPath }
  'seeds-missing': { readonly test: TestId; readonly because: string }
  'property-empty': { readonly test: TestId; readonly because: string }
  'expect-tampered': { readonly file: ProjectPath; readonly broken: readonly string[] }
  'runner-loads-patch': { readonly file: ProjectPath; readonly config: ProjectPath }
  'sealed-file-written': { readonly file: ProjectPath }
  'runner-exited-early': { readonly because: string }
  'unhandled-error': { readonly file: ProjectPath | null; readonly signature: FailureSignature; readonly message: string }
}
