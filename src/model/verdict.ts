import type { Finding, PhaseAnswer } from './findings.ts'
import type { PathChange } from './findings/scope.ts'
import type { MutationOperator } from './mutants.ts'
import type { PathClass } from './patch.ts'
import type { SignatureParts, TestState } from './run.ts'
import type { Score } from './score.ts'
import type { PropertyRun } from './tag.ts'
import type {
  ClaimedClass,
  Decision,
  FailureSignature,
  Instant,
  ObjectId,
  OracleClass,
  Phase,
  PresetName,
  ProjectPath,
  Severity,
  Sha256,
  TestId,
  VerdictScope,
} from './words.ts'

/** The typed verdict file, `schemaVersion` 1. Its JSON Schema is made from this type. */
export interface Verdict {
  readonly schemaVersion: 1
  readonly tool: { readonly name: 'vitest-oracle'; readonly version: string }
  readonly scope: VerdictScope
  readonly decision: Decision
  /** Strongest first. */
  readonly because: readonly Reason[]
  readonly subject: Subject
  readonly policy: PolicyReference
  /** The paths that the patch changes; none in the scope `run`. Sorted by path. */
  readonly paths: readonly VerdictPath[]
  readonly inputs: Readonly<Record<Phase, PhaseState>>
  readonly findings: readonly JudgedFinding[]
  readonly classes: Readonly<Record<OracleClass, ClassCount>>
  /** Trusted, failing and claim-refused tests; all with the reporter's `inventory`. Sorted by id. */
  readonly tests: readonly VerdictTest[]
  /** How many tests the run had in all. */
  readonly testCount: number
  readonly failures: readonly VerdictFailure[]
  readonly seeds: VerdictSeeds
  readonly freezes: readonly VerdictFreeze[]
  /** Per region (a `covers` entry): the trusted tests that claim it, and whether their file imported it. Sorted. */
  readonly regions: readonly VerdictRegion[]
  /** What the patch did to the power of the tests; null where nobody counted it. */
  readonly budget: Score | null
  /** Each known-bad patch that was replayed; sorted by file. */
  readonly knownBad: readonly VerdictKnownBad[]
  /** Mutants of the production lines that the patch changed; null where the policy asks for none, or nobody came to them. */
  readonly mutation: VerdictMutation | null
  readonly environment: { readonly node: string; readonly vitest: string; readonly platform: string; readonly arch: string }
  readonly runner: { readonly exitCode: number | null; readonly signal: string | null }
  readonly timing: VerdictTiming
  /** SHA-256 of the canonical form of all that does not depend on the machine or the hour; see `digestOf`. */
  readonly digest: Sha256
}

/** One rule, or one row of a preset's table, that decided. */
export interface Reason {
  readonly severity: Severity
  /** A rule id; null for the row of an allow. */
  readonly rule: Finding['rule'] | null
  /** The row of the preset's decision table, such as `Z1`; null where the preset has no table or no row for it. */
  readonly row: string | null
  readonly why: string
}

export interface Subject {
  readonly head: ObjectId | null
  readonly tree: ObjectId | null
  readonly base: ObjectId | null
  readonly mergeBase: ObjectId | null
  /** null when there is no repository. */
  readonly dirty: boolean | null
}

export interface PolicyReference {
  readonly path: ProjectPath
  /** The commit that it was read at. null for the work tree in the scope `run`, and for a file outside of the repository in `merge`. */
  readonly ref: ObjectId | null
  /** null when there is none that can be read. */
  readonly sha256: Sha256 | null
  readonly preset: PresetName
}

/** One path that the patch changes, and which part of the project it belongs to by the policy. */
export interface VerdictPath {
  readonly path: ProjectPath
  readonly change: PathChange
  /** Where a renamed file was. */
  readonly from: ProjectPath | null
  readonly class: PathClass
}

export interface PhaseState {
  readonly state: PhaseAnswer['state']
  /** '' for an answered phase. */
  readonly because: string
}

/** A finding with what the preset and the policy make of it. */
export type JudgedFinding = Finding & {
  readonly phase: Phase
  readonly severity: Severity
  /** Who approved it; it is then a note. */
  readonly approvedBy: string | null
}

export interface ClassCount {
  readonly passed: number
  readonly failed: number
  /** Skipped or never run. */
  readonly notRun: number
}

export interface VerdictTest {
  readonly id: TestId
  readonly claimed: ClaimedClass | null
  readonly granted: OracleClass
  readonly why: string
  readonly covers: readonly string[]
  readonly state: TestState
  readonly retries: number
  readonly flaky: boolean
  /** null when the setup file did not report. */
  readonly assertions: number | null
  readonly runs: readonly PropertyRun[]
  readonly seeds: readonly string[]
  readonly signatures: readonly FailureSignature[]
  /**
   * The known-bads that this trusted test was seen to kill, sorted. A replay ends at its first kill, so there may be more, and none is no
   * proof that it cannot fail: `vitest-oracle inventory --power` asks every test. Absent where no known-bad was replayed.
   */
  readonly observedKills?: readonly ProjectPath[]
}

export interface VerdictFailure {
  readonly signature: FailureSignature
  /** The test, or the suite or file whose hook or collection failed. */
  readonly owner: TestId
  readonly message: string
  readonly parts: SignatureParts
}

export interface VerdictSeeds {
  readonly freshSeed: number
  readonly freshName: string
  readonly freshFrom: 'commit' | 'random'
  /** The names of the sealed lists and how many seeds each has. Sorted by name. */
  readonly lists: readonly { readonly name: string; readonly count: number }[]
}

export interface VerdictFreeze {
  readonly test: TestId
  readonly expires: string
  readonly points: number
  readonly signatures: readonly string[]
  /** Whether it covers what was seen. */
  readonly state: 'unused' | 'excuses' | 'refused'
}

export interface VerdictRegion {
  readonly covers: string
  readonly tests: readonly TestId[]
  /** Files below the root that the pattern stands for and that those tests imported. */
  readonly imported: readonly ProjectPath[]
  /** False where some of those tests could not say what they imported. */
  readonly known: boolean
}

/** What became of one patch that is known to be bad. */
export interface VerdictKnownBad {
  readonly file: ProjectPath
  /**
   * `survived`: no trusted test failed by an assertion; `stale`: it does not apply; `error`: something failed, but no assertion of a
   * trusted test.
   */
  readonly outcome: 'killed' | 'survived' | 'stale' | 'error' | 'timeout'
  /** The trusted tests that failed on it, of which the replay needs one only; sorted, and empty unless it was killed. */
  readonly killedBy: readonly TestId[]
  /** What its header says that it covers. */
  readonly covers: readonly string[]
  readonly milliseconds: number
}

/** How many mutants of a patch the trusted tests kill. */
export interface VerdictMutation {
  /** What the policy asks for: a share of all mutants, more than 0 and at most 1. */
  readonly minKillRate: number
  /** Each changed file that has mutants; sorted. */
  readonly files: readonly VerdictMutatedFile[]
  /** Each mutant under which every trusted test that loads its file passed; by file and place. */
  readonly survivors: readonly VerdictSurvivor[]
}

/** `mutants` is the sum of the others. */
export interface VerdictMutatedFile {
  readonly file: ProjectPath
  readonly mutants: number
  /** A trusted test failed by an assertion. */
  readonly killed: number
  readonly survived: number
  /** Something failed, but no assertion of a trusted test. */
  readonly error: number
  /** It ran out of its own time. */
  readonly timeout: number
  /** It was not replayed: there was no time left, or it could not be. */
  readonly unknown: number
}

export interface VerdictSurvivor {
  readonly file: ProjectPath
  readonly line: number
  readonly column: number
  readonly operator: MutationOperator
  /** Its line as the patch has it, and as the mutant had it. */
  readonly before: string
  readonly after: string
}

export interface VerdictTiming {
  readonly startedAt: Instant
  readonly milliseconds: number
  /** Of each phase that was timed by itself. */
  readonly phases: { readonly [P in Phase]?: number }
}
