import type { Recording } from '../../model/replay.ts'
import type { CleanReplay } from './clean-process.ts'

/** What was recorded, and what came of it outside. */
export interface Rounds {
  readonly recording: Recording
  readonly outside: CleanReplay
}

export interface Evidence extends Rounds {
  /** What was looked at where something differed. */
  readonly more?: {
    readonly recording: Recording
    readonly backward: CleanReplay
    readonly forward: CleanReplay
    readonly base: Rounds
  }
  /** Which of that could not be had, and why. */
  readonly failed?: string
}
