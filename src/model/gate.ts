/** What a child of the gate is asked to run, and what came of it: plain data on both sides. */
import type { ReplayedTest } from './captures.ts'
import type { SeedLists } from './owned-observations.ts'
import type { ErrorObservation, ModuleObservation, RunObservation } from './run.ts'
import type { ProjectPath, TestId } from './words.ts'

/** Some of the test files that the project's configuration finds; files are from the project's root. */
export type FileChoice =
  | { readonly kind: 'all' }
  | { readonly kind: 'only'; readonly files: readonly ProjectPath[] }
  | { readonly kind: 'except'; readonly files: readonly ProjectPath[] }

/** One run of tests in a child process of its own. */
export interface GateRequest {
  /** The project's root in the tree that is run. Absolute; symbolic links in it are resolved. */
  readonly root: string
  /** A Vitest configuration, from the root; without it, Vitest looks for one. */
  readonly config?: string
  readonly files: FileChoice
  /** Files to watch from their first line on: those that may hold trusted tests. `all` where evidence is wanted of each. */
  readonly watched: 'all' | readonly ProjectPath[]
  /** Whether each file says what it imported; without it, those that are watched from the start and those that did not pass do. */
  readonly imports?: boolean
  /** Sealed lists by name. */
  readonly seedLists: SeedLists
  readonly freshSeed: number
  readonly freshName: string
  readonly freshFrom: 'commit' | 'random'
  /**
   * Whether property tests run on each integer of their sealed list besides the fresh seed: within the first round where a test can be
   * repeated, in rounds of their own where it cannot (concurrent tests, tests that take their seed at collection).
   */
  readonly sealedSeeds: boolean
  /** Tests that get kept inputs in place of fresh ones; their files from the root. */
  readonly replay?: readonly ReplayedTest[]
  /** Whether the inputs of tests that pass are kept as well. */
  readonly keepAll?: boolean
  /** How many workers at once; what the project's configuration says without it. */
  readonly maxWorkers?: number
}

export interface GateRunLimits {
  /** Seconds for the whole run; the process group is killed then. */
  readonly seconds: number
  /** Seconds for one test file; its worker is killed then, and the others go on. Half of `seconds` without it. */
  readonly fileSeconds?: number
}

/** A test file as the project's configuration finds it. */
export interface FoundTestFile {
  /** '' for a Vitest project without a name. */
  readonly project: string
  readonly file: ProjectPath
}

/** A test file that a process of the gate does not run. */
export interface ElsewhereFile extends FoundTestFile {
  readonly kind: 'browser'
}

/** What a worker tried on its channel to the runner that no honest test can: the message was dropped. */
export interface ChannelBreach {
  readonly kind: 'other-file' | 'unknown-test' | 'result-rewritten' | 'forged-skip' | 'unknown-message' | 'cancelled-run'
  /** The test file whose worker sent it. */
  readonly file: ProjectPath
  /** What it was about: a file, a task id, the name of a method. */
  readonly about: string
}

/** What became of one run. */
export type GateRun =
  | {
      readonly state: 'ended'
      /**
       * All rounds as one run: a test passed only if it passed in each round that it was part of, and its property runs are those of all
       * rounds. Ids are unique over the whole run.
       */
      readonly run: RunObservation
      /** Files that were asked for and that the configuration does not find. */
      readonly missing: readonly ProjectPath[]
      /** Files whose worker was killed because they took too long. */
      readonly late: readonly ProjectPath[]
      readonly breaches: readonly ChannelBreach[]
      /** Chosen files of browser and typecheck projects, which were not run; they are among the limits of `run`, too. */
      readonly elsewhere: readonly ElsewhereFile[]
      /** The sealed seeds that had a round of their own. */
      readonly rounds: readonly number[]
      readonly milliseconds: number
    }
  | GateUnavailable

/** The run did not end as it should: nothing of it can be believed to be all. */
export interface GateUnavailable {
  readonly state: 'unavailable'
  /** One sentence: what happened, and what would mend it where that is known. */
  readonly because: string
  readonly timedOut: boolean
  /** What had come until then. */
  readonly modules: readonly ModuleObservation[]
  /** Files that had begun and not ended. */
  readonly running: readonly ProjectPath[]
  /** The end of what the child printed; '' when it printed nothing. */
  readonly output: string
}

/** What the child is told, once, as one line of JSON. */
export type GateOrder =
  | { readonly kind: 'run'; readonly request: GateRequest; readonly fileSeconds: number }
  | {
      readonly kind: 'serve'
      readonly request: GateRequest
      readonly fileSeconds: number
      readonly edits: readonly ServedEdit[]
      /** Where temporary files go, so that what one edit leaves there is seen. Absolute. */
      readonly temporary: string
    }

/** An edit of modules that one Vitest serves from memory, before it goes on to the next. */
export interface ServedEdit {
  /** What each edited file holds. */
  readonly modules: readonly { readonly file: ProjectPath; readonly text: string }[]
  /** The test files to run, in this order. */
  readonly tests: readonly ProjectPath[]
  /** The tests of which one that fails by an assertion ends this edit; none: all files run. */
  readonly killers: readonly TestId[]
}

/**
 * What the child says, each as one line of JSON. It runs the project's configuration and is not believed: a line of another shape ends
 * the run.
 * @public a validator is made from it
 */
export type GateMessage =
  | {
      readonly kind: 'found'
      readonly vitest: string
      readonly files: readonly FoundTestFile[]
      readonly elsewhere: readonly ElsewhereFile[]
    }
  | { readonly kind: 'began'; readonly file: ProjectPath }
  | { readonly kind: 'module'; readonly seed: number; readonly module: ModuleObservation }
  | { readonly kind: 'late'; readonly file: ProjectPath }
  | { readonly kind: 'breach'; readonly breach: ChannelBreach }
  | {
      readonly kind: 'round'
      readonly seed: number
      readonly reason: RunObservation['reason']
      readonly unhandledErrors: RunObservation['unhandledErrors']
    }
  /** Behind all that came of one served edit: the edited files that were really loaded. */
  | { readonly kind: 'served'; readonly edit: number; readonly loaded: readonly ProjectPath[] }
  | { readonly kind: 'end'; readonly runnerExitCode: number }
  | { readonly kind: 'failed'; readonly error: ErrorObservation }
