import type { FailureSignature, Instant, ObjectId, ProjectPath, TestId } from './words.ts'

/**
 * What one run recorded: one file of the history store, written once and never changed.
 * @public a validator is made from it
 */
export interface HistoryRun {
  readonly version: 1
  readonly at: Instant
  /** Names the run among all others; the shards of one run share it. */
  readonly run: RunName
  /** `2/5`; null for a whole run. */
  readonly shard: string | null
  /** null where there is no repository. */
  readonly commit: ObjectId | null
  /** The tree of that commit; null when what ran was not that tree. */
  readonly tree: ObjectId | null
  /** What tells one machine from another, as the caller has it. */
  readonly machine: string
  readonly outcomes: readonly TestOutcome[]
}

/** @pattern ^[0-9a-f]{16,64}$ */
export type RunName = string

/** What became of one test in one run. */
export interface TestOutcome {
  readonly test: TestId
  /** `flaky`: it passed, and not at its first attempt. */
  readonly outcome: 'passed' | 'flaky' | 'failed'
  /**
   * @asType integer
   * @minimum 1
   */
  readonly attempts: number
  /** Of all its failures, each once, sorted; empty also for a failure without an error. */
  readonly signatures: readonly FailureSignature[]
}

/** One outcome in the window of a test. */
export interface PastOutcome extends Pick<TestOutcome, 'outcome' | 'signatures'> {
  readonly run: RunName
  readonly at: Instant
}

/** A file of the store that says nothing, and why. */
export interface UnreadableRun {
  /** From the folder of the store. */
  readonly file: ProjectPath
  /** What stands behind `it`: `holds other bytes than its name says`. */
  readonly because: string
}

/** How many past runs are asked for, by test. */
export type WindowsAsked = ReadonlyMap<TestId, number>

/** What the store says of the tests that were asked for. */
export type HistoryObservation =
  | {
      readonly state: 'read'
      /** Newest first; at most as many as were asked for. A test that the store does not know has no entry, or an empty one. */
      readonly windows: ReadonlyMap<TestId, readonly PastOutcome[]>
      /** Each lost itself alone. */
      readonly unreadable: readonly UnreadableRun[]
      /** How many files were read for it. */
      readonly filesRead: number
    }
  | { readonly state: 'unavailable'; readonly because: string }
