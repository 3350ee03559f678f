import type { EnvironmentDocblock } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'

/** Vitest looks for it anywhere in the text, strings included (notes/vitest.md; `getFilePoolName` and `getTransformMode` of Vitest). */
const ENVIRONMENT = /@(?:vitest|jest)-environment(?:-options)?[ \t]+([^\s*]+)[^\n]*/g

/** The environments that a text asks for and the text before it did not. */
export function environmentsIn(path: ProjectPath, before: string, after: string): readonly EnvironmentDocblock[] {
  if (!after.includes('-environment')) return []
  const known = new Set([...before.matchAll(ENVIRONMENT)].map(([text]) => text.trim()))
  return [...after.matchAll(ENVIRONMENT)]
    .filter(([text]) => !known.has(text.trim()))
    .map(({ 0: text, 1: name = '', index }) => ({
      name,
      text: text.trim().slice(0, 200),
      at: { file: path, line: after.slice(0, index).split('\n').length },
    }))
}
