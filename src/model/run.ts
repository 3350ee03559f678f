import type { CanaryEvidence, OracleTag, TestEvidence } from './tag.ts'
import type { FailureSignature, ProjectPath, SourceLocation, TestId } from './words.ts'

/** One frame of a stack, in the project's own code or not; the file is from the root when it lies below it. */
export interface StackFrame {
  readonly method: string
  readonly file: string
  readonly line: number
  readonly column: number
}

/** An error as Vitest's main process has it: plain data, however it was thrown. */
export interface ErrorObservation {
  readonly name: string
  readonly message: string
  /** `Function<RangeError>` in Vitest's own words; absent where it is not known. */
  readonly constructorName?: string
  /** The matcher or operator that threw, where it is known. */
  readonly operator?: string
  readonly frames: readonly StackFrame[]
  readonly cause?: ErrorObservation
}

/** What went into a failure signature; `explain <signature>` prints it. */
export interface SignatureParts {
  readonly name: string
  readonly message: string
  readonly operator: string
  /** `function@file`, from the test down to the throw. */
  readonly frames: readonly string[]
}

export interface SignedFailure {
  readonly signature: FailureSignature
  readonly parts: SignatureParts
}

export type TestState = 'passed' | 'failed' | 'skipped' | 'pending'

export interface TestObservation {
  readonly id: TestId
  /** '' for a Vitest project without a name. */
  readonly project: string
  readonly file: ProjectPath
  /** The titles of its suites and its own, outermost first, without a seed that a property library put behind it. */
  readonly titles: readonly string[]
  readonly location?: SourceLocation
  readonly state: TestState
  /** How it was declared; a test that never ran because a hook above it threw is `run` and `skipped`. */
  readonly mode: 'run' | 'skip' | 'todo' | 'only'
  /** `test.fails`: its state is already turned round. */
  readonly expectedToFail: boolean
  /** Attempts beyond the first that Vitest made because one failed. */
  readonly retries: number
  readonly repeats: number
  /** Passed, but not at its first attempt. */
  readonly flaky: boolean
  /** Milliseconds. */
  readonly duration: number
  /** Errors of all attempts, in order. */
  readonly errors: readonly ErrorObservation[]
  readonly failures: readonly SignedFailure[]
  /** The tag at collection, before any body ran; absent without one. */
  readonly declared?: OracleTag
  /** The tag that `oracle()` gave inside the running test. */
  readonly taggedInside?: OracleTag
  /** True when the tag at the end is neither the declared one nor one that `oracle()` gave inside the test. */
  readonly forged: boolean
  /** Absent when the setup file did not report on this test. */
  readonly evidence?: TestEvidence
}

/** Errors of a suite or of a whole file: collection and hooks. */
export interface HookFailure {
  /** The id of the suite, or the file. */
  readonly owner: TestId
  readonly errors: readonly ErrorObservation[]
  readonly failures: readonly SignedFailure[]
}

export interface ModuleObservation {
  readonly project: string
  readonly file: ProjectPath
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending'
  readonly hookFailures: readonly HookFailure[]
  readonly tests: readonly TestObservation[]
  /** Absent when the setup file did not report on this file. */
  readonly canary?: CanaryEvidence
  /** Files below the root that this file imported, directly or not; absent where that cannot be known. */
  readonly imported?: readonly ProjectPath[]
  /** Milliseconds, collection and hooks included. */
  readonly duration: number
}

/** Why a run did not cover all tests of the project, or cannot be judged. */
export interface RunLimit {
  readonly kind: 'filtered' | 'shard' | 'interrupted' | 'bail' | 'update-snapshots' | 'browser' | 'blob-meta'
  /** In words, e.g. the filter as it was given. */
  readonly because: string
}

export interface RunObservation {
  readonly vitest: string
  readonly kind: 'run' | 'watch' | 'merge-reports'
  readonly reason: 'passed' | 'failed' | 'interrupted'
  readonly modules: readonly ModuleObservation[]
  readonly unhandledErrors: readonly { readonly error: ErrorObservation; readonly failure: SignedFailure; readonly file?: ProjectPath }[]
  /** Empty for a whole run. */
  readonly limits: readonly RunLimit[]
  readonly freshSeed: number
  readonly freshName: string
  /** 'commit' when the fresh seed is the head commit's, 'random' without one. */
  readonly freshFrom: 'commit' | 'random'
  /** What the runner's process would have exited with. */
  readonly runnerExitCode: number
  /** The files whose bytes changed between the start of the run and its end, among those that people own. */
  readonly writtenDuringRun: readonly ProjectPath[]
}
