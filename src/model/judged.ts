/** What a renderer shows: a verdict, or a patch that `diff` judged without running anything. */
import type { PathChange } from './findings/scope.ts'
import type { PathClass } from './patch.ts'
import type { JudgedFinding, Verdict } from './verdict.ts'
import type { ProjectPath, TestId, VerdictScope } from './words.ts'

type Shared = 'tool' | 'decision' | 'because' | 'subject' | 'policy' | 'inputs' | 'findings'
type Told = 'classes' | 'tests' | 'testCount' | 'failures' | 'freezes' | 'regions' | 'environment' | 'timing'

/** Every `Verdict` is one. What is absent was not looked at. */
export interface Judged extends Pick<Verdict, Shared>, Partial<Pick<Verdict, Told>> {
  /** `diff`: the phases that need no run, of a patch. */
  readonly scope: VerdictScope | 'diff'
  readonly paths?: readonly JudgedPath[]
  readonly budget?: JudgedBudget | null
  readonly knownBad?: readonly JudgedKnownBad[]
}

/** One path that the patch changes. */
export interface JudgedPath {
  readonly path: ProjectPath
  readonly change: PathChange
  /** Where a renamed file was. */
  readonly from: ProjectPath | null
  readonly class: PathClass
}

/** What the patch did to the power of the tests. An undefined one has a score as well, which then means nothing. */
export interface JudgedBudget {
  readonly state: 'counted' | 'undefined'
  readonly credits: number
  readonly debits: number
  readonly score: number
}

/** What became of one patch that is known to be bad. */
export interface JudgedKnownBad {
  readonly file: ProjectPath
  readonly outcome: 'killed' | 'survived' | 'stale' | 'error' | 'timeout'
  readonly killedBy: readonly TestId[]
}

/** The code that a finding is about: as it was, and as it is. One side may be empty. */
export interface CodeFrame {
  readonly before: readonly FrameLine[]
  readonly after: readonly FrameLine[]
}

export interface FrameLine {
  /** Counts from 1. */
  readonly line: number
  /** Without its line break, and cut when it is long. */
  readonly text: string
}

/** null for a finding without code: a verdict file has none, only who can read the code does. */
export type Frames = (finding: JudgedFinding) => CodeFrame | null
