import type { ProjectPath } from '../model/words.ts'
import { globMatcher } from './globs.ts'

/** Whether a path is among what `covers` claims: globs, paths, or paths with `#export` behind them. */
export function claimMatcher(covers: readonly string[]): (path: ProjectPath) => boolean {
  // `#name` alone names no file.
  const claimed = covers.map((claim) => claim.replace(/#[^#/]*$/, '')).filter((claim) => claim !== '')
  const named = new Set(claimed)
  const matches = globMatcher(claimed)
  return (path) => named.has(path) || matches(path)
}
