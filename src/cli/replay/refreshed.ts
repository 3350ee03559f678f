import type { KnownBadReplay } from '../../model/known-bad.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { Move, Unclear } from '../../observe/known-bad/refresh/refresh.ts'

interface StaleKnownBad {
  readonly file: ProjectPath
  /** Why it is stale. */
  readonly because: Unclear
}

/** A stale known-bad for which no patch could be made. */
export interface UnclearKnownBad extends StaleKnownBad {
  readonly state: 'unclear'
  readonly reasons: readonly Unclear[]
}

/** A stale known-bad with the patch that does the same to the files at hand. */
export interface MendedKnownBad extends StaleKnownBad {
  /** `not-killed`: the trusted tests do not kill the new patch, so it is not worth keeping. */
  readonly state: 'refreshed' | 'not-killed'
  readonly moves: readonly Move[]
  readonly before: Uint8Array
  readonly after: Uint8Array
  /** Of the new patch. */
  readonly replay: KnownBadReplay
}

export type RefreshedKnownBad = UnclearKnownBad | MendedKnownBad
