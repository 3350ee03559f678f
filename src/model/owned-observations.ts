import type { RunObservation } from './run.ts'
import type { Freeze, IntentFile, LockFile, Policy } from './owned-files.ts'
import type { Instant, ProjectPath, Sha256, SourceLocation } from './words.ts'

/** A mistake in a file that people own: where it stands, what is wrong, what would be right. */
export interface FileMistake {
  readonly at: SourceLocation
  /** One sentence without the place: what is wrong, with the offending text quoted. */
  readonly wrong: string
  /** What would be right, or the command that mends it. */
  readonly right: string
  /** The lines around it with a marker, ready to print; '' when there is nothing to show. */
  readonly frame: string
}

/** Reading one file: `read` holds its value, `absent` says that it is not there, `invalid` lists every mistake of the file at once. */
export type OwnedFile<T> =
  | { readonly state: 'read'; readonly path: ProjectPath; readonly sha256: Sha256; readonly value: T }
  | { readonly state: 'absent'; readonly path: ProjectPath }
  | { readonly state: 'invalid'; readonly path: ProjectPath; readonly mistakes: readonly [FileMistake, ...FileMistake[]] }

/** One row of the ledger: a freeze, or what is wrong with it. A row with mistakes is no freeze. */
export interface LedgerRow {
  /** As written; '' when the row has none. */
  readonly test: string
  readonly at: SourceLocation
  readonly freeze?: Freeze
  readonly mistakes: readonly FileMistake[]
  /** The hash of the corpus file at hand; null when there is no such file; absent when the row names none. */
  readonly corpusNow?: Sha256 | null
}

/** Lists by name, the unnamed one as `''`, each with at least one seed, in the order of the file. */
export type SeedLists = Readonly<Record<string, readonly string[]>>

export interface Invariant {
  readonly id: string
  readonly text: string
  readonly at: SourceLocation
}

/** Everything that people own, as read at one place (a work tree or a commit). */
export interface OwnedFiles {
  readonly policy: OwnedFile<Policy>
  readonly ledger: OwnedFile<readonly LedgerRow[]>
  readonly lock: OwnedFile<LockFile>
  readonly invariants: OwnedFile<readonly Invariant[]>
  readonly seeds: OwnedFile<SeedLists>
  readonly intent: OwnedFile<IntentFile>
}

/** One fixture file against its lock, its schemas and its invariants. */
export interface FixtureObservation {
  readonly file: ProjectPath
  /** null when the file is not there (the lock names it). */
  readonly sha256: Sha256 | null
  /** null when the lock does not name it. */
  readonly locked: Sha256 | null
  readonly schemaMistakes: readonly {
    readonly schema: ProjectPath
    readonly pointer: string
    readonly message: string
    readonly at: SourceLocation
  }[]
  readonly invariantFailures: readonly { readonly invariants: ProjectPath; readonly name: string; readonly message: string }[]
}

export type FixturesObservation =
  | {
      readonly state: 'observed'
      readonly fixtures: readonly FixtureObservation[]
      /** Locked test files and known-bads whose bytes differ. */ readonly otherLocked: readonly LockedBytes[]
    }
  | { readonly state: 'unavailable'; readonly because: string }

export interface LockedBytes {
  readonly file: ProjectPath
  readonly kind: 'test' | 'known-bad'
  readonly sha256: Sha256 | null
  readonly locked: Sha256
}

/** The commit at hand. */
export type SubjectObservation =
  | {
      readonly state: 'commit'
      readonly head: string
      readonly tree: string
      /** Something below the root differs from the commit. */ readonly dirty: boolean
    }
  | { readonly state: 'no-repository' }
  | { readonly state: 'unavailable'; readonly because: string }

/** All that one run can show, put together by the reporter; what the checks get. */
export interface RunSeen {
  readonly now: Instant
  readonly owned: OwnedFiles
  readonly fixtures: FixturesObservation
  readonly run: RunObservation
}
