import type { ProjectPath } from '../../model/words.ts'

/** What may let a patch around the gate, by its id. */
export type ProblemId =
  | 'no-gate'
  | 'gate-skipped'
  | 'gate-from-patch'
  | 'gate-not-pinned'
  | 'gate-not-required'
  | 'gate-failure-ignored'
  | 'review-allowed'
  | 'patch-in-trusted-workflow'
  | 'token-in-test-job'
  | 'shallow-checkout'
  | 'sealed-without-owner'
  | 'sealed-writable'
  | 'policy-without-owners'
  | 'policy-without-require'
  | 'not-a-dependency'
  | 'not-locked'

export interface Problem {
  readonly id: ProblemId
  readonly file: ProjectPath
  /** From 1; absent where the whole file is meant, or one that is not there. */
  readonly line?: number
  /** One sentence: what is so, and what it lets through. */
  readonly what: string
  /** What to write there, or to run. */
  readonly fix: readonly string[]
}

/** What cannot be seen from here. */
export interface Unknown {
  readonly what: string
  readonly ask: string
}

export interface Examined {
  readonly problems: readonly Problem[]
  readonly unknown: readonly Unknown[]
}
