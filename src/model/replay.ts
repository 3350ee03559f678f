/** What is recorded of calls into production code, and what came of them elsewhere: plain data on all sides. */
import type { ProjectPath, TestId } from './words.ts'

/** How a call ended. `value` is a text of `encode`; that of an error is its name and message. */
export interface CallOutcome {
  readonly kind: 'returned' | 'threw' | 'resolved' | 'rejected' | 'unsettled'
  /** For large values a prefix and a hash. */
  readonly value: string
  /** Where the call changed its arguments: they as they are afterwards. */
  readonly after?: string
  /** Of a value that has parts without a text, such as functions. */
  readonly opaque?: true
  /** What the clean process did not let it do. */
  readonly denied?: string
}

/** One call from outside of production code. */
export interface RecordedCall {
  /** Of the module whose export was called. */
  readonly file: ProjectPath
  readonly name: string
  /** Made by the recorder, not by a test. */
  readonly fresh: boolean
  /** A text of `encode`: the list of arguments. */
  readonly args: string
  readonly outcome: CallOutcome
}

/** Calls of one export that are not among those recorded. */
export interface UnrecordedCalls {
  readonly file: ProjectPath
  readonly name: string
  readonly count: number
  readonly because: 'arguments' | 'clock' | 'bound' | 'turned'
}

/** What the recorder saw in one test file. */
export interface FileRecording {
  /** Vitest's name of the environment that the file chose; calls are recorded in `node` alone. */
  readonly environment: string
  /** Exports that would have been recorded, had they been called. */
  readonly watched: number
  readonly calls: readonly RecordedCall[]
  readonly unrecorded: readonly UnrecordedCalls[]
}

/** What the recorder is told, through Vitest's `provide`. Plain JSON. */
export interface RecorderSettings {
  /** Absolute, of the tree that is run. */
  readonly root: string
  /** '' for a Vitest project without a name. */
  readonly project: string
  /** Whose exports are recorded. */
  readonly production: readonly ProjectPath[]
  /** Absolute: where each worker puts what it recorded. */
  readonly folder: string
  readonly seed: string
  /** Inputs of the recorder's own, for each export and test file. */
  readonly fresh: number
  /** Absolute: test files in which some tests run once more, with their expectations turned round. */
  readonly turnedFiles: readonly string[]
  /** How many of each. */
  readonly turned: number
}

/** Modules as the project's own Vite transformed them, by the address that they import each other by. */
export interface ModuleTexts {
  readonly modules: Readonly<Record<string, ModuleText>>
  /** The address of each production file that was loaded. */
  readonly entries: Readonly<Record<ProjectPath, string>>
}

export interface ModuleText {
  /** Null for a module without a file below the root. */
  readonly file: ProjectPath | null
  /** In the format that Vite's module runner takes. */
  readonly code: string
}

/** A test whose expectations were turned round, and its state then. */
export interface TurnedTest {
  readonly file: ProjectPath
  readonly project: string
  readonly id: TestId
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending'
}

/** All of one round of recording. */
export interface Recording {
  readonly files: readonly (FileRecording & { readonly file: ProjectPath; readonly project: string })[]
  readonly turned: readonly TurnedTest[]
  /** Test files that nothing was recorded in, and why. */
  readonly leftOut: readonly { readonly file: ProjectPath; readonly because: string }[]
  readonly texts: ModuleTexts
  /** The environment of the tests without what says that they are tests. */
  readonly environment: Readonly<Record<string, string>>
}

/** A call that ended otherwise outside of the runner, in words that are cut at a length. */
export interface CallDifference {
  readonly test: ProjectPath
  /** `name(arguments)`. */
  readonly call: string
  readonly fresh: boolean
  readonly inRunner: string
  readonly outside: string
}

/** What may explain that a call ended otherwise outside of the runner, other than that the code knows where it runs. */
export type Explanation =
  /** What it needs is not done in a replay: a connection, a child process, writing. */
  | { readonly kind: 'denied'; readonly what: string }
  /** A package that is none of those that the program itself needs. */
  | { readonly kind: 'package'; readonly name: string }
  /** A global that a setup file or the environment of the tests may have put there. */
  | { readonly kind: 'global'; readonly name: string }
  /** The order of the calls decides as well. */
  | { readonly kind: 'order' }
  /** Each run outside gives another answer, each run inside the same. */
  | { readonly kind: 'unstable' }
  /** The module could not be loaded, for another reason. */
  | { readonly kind: 'not-loaded' }

/** How base's own code does with the same calls. */
export type BaseReplay =
  /** The same call, or all calls of the export where that one was not recorded, end alike inside and outside. */
  | 'agrees'
  /** Base was not asked about this export: it has none of the name, or no test called it in a way that can be recorded. */
  | 'absent'

/** An export whose calls ended otherwise outside of the runner, though base's do not. */
export interface ReplayDifference {
  /** The changed file that the answer comes from, where that is known. */
  readonly file: ProjectPath
  readonly name: string
  readonly differences: number
  readonly first: CallDifference
  readonly explanation: Explanation | null
  readonly base: BaseReplay
}

/** A test that passes though its expectations are turned round, and fails so at base. */
export interface PassingTurned {
  readonly file: ProjectPath
  readonly tests: readonly TestId[]
}

/** What the replay of a patch saw. */
export type ReplayObservation =
  | { readonly state: 'not-applicable'; readonly because: string }
  | { readonly state: 'unavailable'; readonly because: string }
  | {
      readonly state: 'replayed'
      /** Test files that were recorded, sorted. */
      readonly files: readonly ProjectPath[]
      readonly calls: number
      readonly fresh: number
      /** Sorted by file and name. */
      readonly differences: readonly ReplayDifference[]
      /** Tests whose expectations were turned round. */
      readonly turned: number
      readonly passing: readonly PassingTurned[]
      /** What could not be compared, in words; sorted. */
      readonly leftOut: readonly { readonly what: string; readonly because: string }[]
      /** What was recorded of base and not of head: nothing is known of it, and base shows that it can be. */
      readonly missing: readonly { readonly what: string; readonly because: string }[]
    }
