import type { HistoryObservation } from '../../model/history.ts'
import type { ProjectPath } from '../../model/words.ts'
import { trackedPathOf } from './tracked.ts'
import { readWindow } from './window.ts'
import type { WindowQuestion } from './window.ts'

export interface HistoryQuestion extends WindowQuestion {
  /** Absolute. */
  readonly folder: string
  /** The top of the work tree that is judged, and all paths of its head commit; absent where there is no repository. */
  readonly repository?: { readonly top: string; readonly tracked: Iterable<ProjectPath> }
}

/**
 * What the store says of past runs, as long as it is none that the patch brought. Ask before any code of the patch runs: tests are run by
 * the same user, who can write into the store. Never throws.
 */
export async function observeHistory({ folder, repository, ...question }: HistoryQuestion): Promise<HistoryObservation> {
  const tracked = repository === undefined ? null : await trackedPathOf(folder, repository.top, repository.tracked)
  if (tracked === null) return readWindow(folder, question)
  return {
    state: 'unavailable',
    because: `the history in ${folder} is part of the patch, which tracks ${tracked}: remove it from git, or name a folder outside of the repository with --history`,
  }
}
