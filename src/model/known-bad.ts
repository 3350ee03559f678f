/** Edits that break the program on purpose, as people keep them, and what replaying them showed. */
import type { OwnedPath, Text, WholeTestId } from './owned-files.ts'
import type { OwnedFile } from './owned-observations.ts'
import type { ProjectPath, SourceLocation, TestId } from './words.ts'

/** One text of a file and what stands there instead. */
export interface KnownBadEdit {
  readonly file: OwnedPath
  /**
   * The text to be replaced; it must stand in the file exactly once.
   * @pattern [\s\S]
   * @patternErrorMessage the text to be replaced, which stands in the file exactly once
   */
  readonly find: string
  readonly replace: string
}

/** `oracle/known-bad/*.yaml` and `*.json`: an edit that survives moved lines. */
export interface KnownBadEditFile extends KnownBadEdit {
  /** Further edits of the same known-bad, made behind the first, in their order. */
  readonly also?: readonly KnownBadEdit[]
  /** What it breaks: globs, paths or `path#export`; one, or a list. */
  readonly covers?: Text | readonly Text[]
  /** A test that must be among those that fail. */
  readonly caughtBy?: WholeTestId
  readonly why?: Text
}

/** An edit by its text, with the place where it is written. */
export interface TextEdit extends KnownBadEdit {
  readonly at: SourceLocation
}

/** A text of bytes: each code unit is one byte (latin1), so that no encoding is asked for and none is lost. */
export type Bytes = string

/** One `@@` part of a patch. Lines keep their newline; one without it ends its file. */
export interface Hunk {
  readonly at: SourceLocation
  /** The line of the file at which it begins once it is applied, from 1; 0 for an empty file. */
  readonly oldStart: number
  readonly newStart: number
  readonly before: readonly Bytes[]
  readonly after: readonly Bytes[]
  /** Unchanged lines behind the last changed one; without any, the hunk ends its file. */
  readonly trailing: number
}

/** What a patch does to one file. Modes are git's, such as `100644`. */
export interface FilePatch {
  readonly at: SourceLocation
  readonly kind: 'modify' | 'create' | 'delete' | 'rename' | 'copy'
  /** null for a new file. */
  readonly from: ProjectPath | null
  /** null for a deleted file. */
  readonly to: ProjectPath | null
  readonly oldMode?: string
  readonly newMode?: string
  readonly hunks: readonly Hunk[]
}

export type KnownBadChange =
  | { readonly kind: 'patch'; readonly files: readonly FilePatch[] }
  | { readonly kind: 'edits'; readonly edits: readonly TextEdit[] }

/** One known-bad, as written. */
export interface KnownBad {
  readonly covers: readonly string[]
  /** The test that must be among those that fail; null when the file names none. */
  readonly caughtBy: TestId | null
  /** '' when the file does not say. */
  readonly why: string
  readonly change: KnownBadChange
}

/** All files of the folder of known-bads, sorted by path. */
export interface KnownBadFolder {
  readonly folder: ProjectPath
  readonly files: readonly OwnedFile<KnownBad>[]
}

/**
 * What a replay showed. `killed`: a trusted test failed by an assertion, and the one that the file names is among them. `survived`: all
 * passed, or the named one did. `stale`: it does not apply any more. `error`: something failed, but by no assertion of a trusted test.
 * `timeout`: it ran out of time, and no assertion had failed.
 */
export type KnownBadOutcome = 'killed' | 'survived' | 'stale' | 'error' | 'timeout'

export interface KnownBadReplay {
  readonly file: ProjectPath
  readonly outcome: KnownBadOutcome
  readonly covers: readonly string[]
  readonly caughtBy: TestId | null
  /** The trusted tests that failed by an assertion, sorted; a replay stops at the first, so there may be more. */
  readonly killedBy: readonly TestId[]
  /** One sentence: why it is stale, what failed without an assertion; '' for the rest. */
  readonly message: string
  /** Where in the known-bad's file it no longer fits, or what failed instead. */
  readonly at: SourceLocation
  /** Test files that ran under it, sorted. */
  readonly ran: readonly ProjectPath[]
  /** `overlay`: served from memory to a warm Vitest. `disk`: an isolated copy and a fresh process. `none`: no test was run. */
  readonly how: 'overlay' | 'disk' | 'none'
  readonly milliseconds: number
}

/** A test file whose trusted tests passed without any edit. Only their failures can be a kill. */
export interface TrustedFile {
  readonly file: ProjectPath
  /** Trusted tests of the file that passed, in all Vitest projects that have it. */
  readonly tests: readonly TestId[]
  /** Files that it imported, directly or not; absent where that is not known. */
  readonly imported?: readonly ProjectPath[]
  readonly milliseconds: number
}

export type KnownBadObservation =
  | {
      readonly state: 'observed'
      readonly folder: KnownBadFolder
      /** One for each known-bad that could be read, in the order of the folder. */
      readonly replays: readonly KnownBadReplay[]
    }
  | { readonly state: 'unavailable'; readonly because: string }
