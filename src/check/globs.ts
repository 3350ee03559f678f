import picomatch from 'picomatch/posix.js'
import type { ProjectPath } from '../model/words.ts'

/**
 * Whether a path matches one of `patterns` and none of those that begin with `!`, wherever in the list they stand. Dot files match,
 * letters match in their own case only, and the separator is `/` on every platform. No pattern matches nothing.
 */
export function globMatcher(patterns: readonly string[]): (path: ProjectPath) => boolean {
  const excluded = patterns.filter(isNegative)
  const wanted = patterns.filter((pattern) => !isNegative(pattern))
  return picomatch([...wanted], { dot: true, ignore: excluded.map((pattern) => pattern.slice(1)) })
}

/** `!(a|b)` is a positive pattern. */
function isNegative(pattern: string): boolean {
  return pattern.startsWith('!') && !pattern.startsWith('!(')
}
