import type { ReplayedTest } from './captures.ts'
import type { ClaimedClass } from './words.ts'

/** What `oracle()` puts into `meta.oracle` of a test: plain JSON, so that it survives every pool and the blob reporter. */
export interface OracleTag {
  readonly cls: ClaimedClass
  /** Globs, paths or `path#export`, as written; those of enclosing suites come first. */
  readonly covers?: readonly string[]
  /** An id from INVARIANTS.md. */
  readonly invariant?: string
  /** The name of a list in seeds.txt. */
  readonly seeds?: string
  /** The path of the captured input of a nondeterministic test. */
  readonly corpus?: string
}

/** One call of `fc.assert` or `fc.check`, however it was started. */
export interface PropertyRun {
  readonly seed: number
  /** Where the counterexample stands in the tree of generated values; null when none was found. */
  readonly path: string | null
  readonly runsAsked: number
  readonly runsDone: number
  readonly skips: number
  readonly failed: boolean
  readonly interrupted: boolean
  /** True when the property ran with another seed than the one that the run had given it. */
  readonly pinned: boolean
  /** True when the code asked to replay one path only. */
  readonly replayOnly: boolean
  readonly counterexample: string | null
}

/** What one attempt that failed had asked `capture()` for, in one file. */
export interface CapturedInput {
  /** Of the input; of several, their names with commas between them. */
  readonly name: string
  /** Below the root; named by the hash of its bytes. */
  readonly file: string
  readonly sha256: string
}

/** What the setup file saw of one test, over all its attempts. Written to `meta.oracleEvidence`. */
export interface TestEvidence {
  /** Assertions that really ran: matchers, `node:assert`, and fast-check runs. `expect(x)` alone is none. */
  readonly assertions: number
  readonly propertyRuns: readonly PropertyRun[]
  /** Seeds that `recordSeed()` was given, and `seeds()` lists that were read, as `list:name`. */
  readonly seeds: readonly string[]
  readonly captures: readonly CapturedInput[]
  /** In a replay of kept inputs: how many of them its last attempt asked for. Absent otherwise. */
  readonly replayed?: number
}

/** What the canary of one test file found. Written to the file's `meta.oracleCanary`. */
export interface CanaryEvidence {
  /** How many false statements were put to the matchers. */
  readonly asked: number
  /** The names of matchers and builtins that no longer do what they did before the file was loaded. */
  readonly broken: readonly string[]
}

/** What the reporter hands to the setup file in each worker, through Vitest's `provide`. */
export interface WorkerSettings {
  /** From the root, so that the setup file can name files as the reporter does. */
  readonly root: string
  /** An absolute path or file URL of the fast-check that the project uses; absent when it has none. */
  readonly fastCheck?: string
  /** 32 bits, from the head commit; random when there is no commit. */
  readonly freshSeed: number
  /** `fresh-` and twelve hex digits, from the same commit. */
  readonly freshName: string
  /**
   * The test files to watch from their first line on, absolute: those that may hold trusted tests. Any other file is watched from the
   * moment that it imports this package, and not at all if it never does. Absent: all files.
   */
  readonly watched?: readonly string[]
  /** Tests that get kept inputs in place of fresh ones. */
  readonly replay?: readonly ReplayedTest[]
  /** True where the inputs of tests that pass are kept as well. */
  readonly keepAll?: boolean
  /** True in a round that runs on `freshSeed` alone: no property test is repeated for sealed seeds. */
  readonly oneSeed?: boolean
  /** Sealed lists by name; the unnamed one is `''`. Integers are strings here as well. */
  readonly seedLists: Readonly<Record<string, readonly string[]>>
}
