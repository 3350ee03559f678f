import { globMatcher } from '../../check/globs.ts'
import type { ProjectPath } from '../../model/words.ts'

/** One line of CODEOWNERS. */
interface Rule {
  readonly matches: (path: ProjectPath) => boolean
  readonly owners: readonly string[]
}

/** Who owns a path by CODEOWNERS: the last line that matches says it, and one without owners takes them away. */
export function ownersBy(text: string): (path: ProjectPath) => readonly string[] {
  const rules = text.split(/\r?\n/).flatMap((line): readonly Rule[] => {
    const [pattern = '', ...owners] = line
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/(?<!\\)\s+/)
    // GitHub passes over lines with what it does not support.
    if (pattern === '' || pattern.startsWith('!') || pattern.startsWith('[') || /[[\]]/.test(pattern)) return []
    return [{ matches: globMatcher(globsOf(pattern.replaceAll('\\ ', ' '))), owners }]
  })
  return (path) => rules.findLast(({ matches }) => matches(path))?.owners ?? []
}

/** A pattern with a `/` in it, not only at its end, begins at the root; a folder means all below it; `a/*` only what lies right in it. */
function globsOf(pattern: string): readonly string[] {
  const body = pattern.replace(/^\//, '').replace(/\/$/, '')
  const anchored = pattern.replace(/\/$/, '').includes('/') ? body : `**/${body}`
  if (pattern.endsWith('/')) return [`${anchored}/**`]
  return pattern.endsWith('/*') ? [anchored] : [anchored, `${anchored}/**`]
}
