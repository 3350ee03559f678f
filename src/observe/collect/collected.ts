import type { OracleTag } from '../../model/tag.ts'
import type { ProjectPath, SourceLocation, TestId } from '../../model/words.ts'

/** A test as its file declares it; no body ran. */
export interface CollectedTest {
  readonly id: TestId
  /** '' for a Vitest project without a name. */
  readonly project: string
  readonly file: ProjectPath
  readonly titles: readonly string[]
  /** The tag at collection; absent without one. */
  readonly declared?: OracleTag
  readonly location?: SourceLocation
  readonly mode: 'run' | 'skip' | 'todo' | 'only'
}

/** Why tests may be missing from a collection. */
export interface CollectProblem {
  /** null when it belongs to no one file. */
  readonly file: ProjectPath | null
  readonly project: string
  readonly message: string
  readonly at?: SourceLocation
}

export type CollectedRun =
  | {
      readonly state: 'collected'
      /** Vitest's version. */
      readonly vitest: string
      /** Sorted by file and project, within them in the order of the file. */
      readonly tests: readonly CollectedTest[]
      /** Test files, one for each project that has it. */
      readonly fileCount: number
      /** Sorted by file. Empty when nothing can be missing. */
      readonly problems: readonly CollectProblem[]
    }
  | {
      readonly state: 'unavailable'
      /** One sentence. */
      readonly because: string
      /** The end of what the child printed; '' when it printed nothing. */
      readonly output: string
    }

/** What the child is asked for: plain JSON. */
export interface CollectOrder {
  /** Absolute, without symbolic links in it. */
  readonly root: string
  /** A Vitest configuration, from the root; without it, Vitest looks for one. */
  readonly config?: string
  readonly freshSeed: number
  readonly freshName: string
  readonly seedLists: Readonly<Record<string, readonly string[]>>
  /** Test files, from the root, beside which no other is loaded; absent: all. */
  readonly only?: readonly ProjectPath[]
}

/** What the child answers, once. */
export type CollectAnswer = Extract<CollectedRun, { state: 'collected' }> | Omit<Extract<CollectedRun, { state: 'unavailable' }>, 'output'>
