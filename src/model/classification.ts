import type { ClaimedClass, OracleClass, ProjectPath, SourceLocation, TestId } from './words.ts'

/** What a test asked for, what it got, and why in words. */
export interface Classification {
  readonly id: TestId
  readonly project: string
  readonly file: ProjectPath
  /** The tag's class, else the class whose globs its file matches; absent for neither. */
  readonly claimed?: ClaimedClass
  readonly claimedBy: 'tag' | 'glob' | 'policy' | 'nothing'
  readonly granted: OracleClass
  /** One sentence: why it was granted, or what is missing. */
  readonly why: string
  /** True when its tag says more than the policy grants. */
  readonly refused: boolean
  readonly covers: readonly string[]
  readonly invariant?: string
  readonly location?: SourceLocation
}
