import type { FixturesObservation, SubjectObservation } from './owned-observations.ts'
import type { RunObservation } from './run.ts'
import type { Verdict } from './verdict.ts'
import type { Instant, ProjectPath, Sha256 } from './words.ts'

/**
 * What one shard of a run saw: `.oracle/shards/<index>-of-<count>.json`, in canonical form. It decides nothing; `vitest-oracle merge` takes
 * all shards of a run and judges them once.
 * @public a schema is made from it
 */
export interface ShardRun {
  readonly schemaVersion: 1
  readonly tool: Verdict['tool']
  readonly shard: ShardNumber
  readonly subject: SubjectObservation
  /** The files that people own, as this machine read them. */
  readonly owned: Readonly<Record<OwnedName, OwnedMark>>
  /** The reporter's option: then evidence is counted in all files. */
  readonly inventory: boolean
  readonly environment: Verdict['environment']
  readonly startedAt: Instant
  readonly milliseconds: number
  /** The instant that leases are held against. */
  readonly now: Instant
  /** Of each Vitest project, what changes the outcome of a run. Sorted by name. */
  readonly projects: readonly ShardProject[]
  /** All test files that the whole run has. Sorted; a file that is also type-checked stands twice. */
  readonly expected: readonly ShardFile[]
  readonly fixtures: FixturesObservation
  /** Of the files of this shard alone. */
  readonly run: RunObservation
  /** Which module imports which, as far as this shard loaded them: what a lazy import leads to, another shard may know. */
  readonly imports: readonly ShardImports[]
  /** SHA-256 of the canonical form of all else. */
  readonly digest: Sha256
}

export interface ShardNumber {
  /**
   * From 1.
   * @asType integer
   * @minimum 1
   */
  readonly index: number
  /**
   * @asType integer
   * @minimum 1
   */
  readonly count: number
}

export type OwnedName = 'policy' | 'ledger' | 'lock' | 'invariants' | 'seeds' | 'intent'

export interface OwnedMark {
  readonly path: ProjectPath
  readonly state: 'read' | 'absent' | 'invalid'
  /** Of what was read in it, and of what it names: the captured inputs of the ledger. */
  readonly sha256: Sha256
}

/** A test file in one Vitest project. */
export interface ShardFile {
  /** '' for a Vitest project without a name. */
  readonly project: string
  readonly file: ProjectPath
}

export interface ShardProject {
  readonly name: string
  readonly pool: string
  readonly isolate: boolean
  /** As JSON, since Vitest takes more than a number. */
  readonly retry: string
  /** Milliseconds. */
  readonly testTimeout: number
  readonly environment: string
  readonly browser: boolean
  readonly typecheck: boolean
}

/** The modules of one Vitest project in one of its environments. */
export interface ShardImports {
  /** '' for a Vitest project without a name. */
  readonly project: string
  /** In Vite's words: `ssr` or `client`. */
  readonly environment: string
  /** The test files of the shard that ran in it, whose imports are known. Sorted. */
  readonly tests: readonly ProjectPath[]
  /** Sorted by id. */
  readonly modules: readonly ShardModule[]
}

export interface ShardModule {
  /** From the root, with a query where it has one. */
  readonly id: string
  readonly file: ProjectPath
  /** Places in the list of modules. */
  readonly imports: readonly number[]
}
