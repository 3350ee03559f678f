import type { ChangedPath } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { readData } from '../fixtures/data.ts'
import { inTurns } from './texts.ts'
import type { Texts } from './texts.ts'

/** A schema that a patch changes, as data; undefined for a side that has none or that cannot be read. */
export interface ChangedSchema {
  readonly path: ProjectPath
  readonly before: unknown
  readonly after: unknown
}

/** The changed schemas among the files that people own: those that the policy names, and those that say of themselves that they are one. */
export async function observeSchemas(
  changes: readonly ChangedPath[],
  isOwned: (path: ProjectPath) => boolean,
  named: ReadonlySet<ProjectPath>,
  texts: Texts,
): Promise<readonly ChangedSchema[]> {
  const candidates = changes.filter(({ path, from, before }) => before !== null && isOwned(from ?? path) && /\.(json|ya?ml)$/.test(path))
  const lists = await inTurns(candidates, async (change) => {
    const path = change.from ?? change.path
    const before = valueOf(path, await texts.read(change.before))
    if (before === undefined || !(named.has(path) || isSchema(before))) return []
    return [{ path, before, after: valueOf(change.path, await texts.read(change.after)) }]
  })
  return lists.flat()
}

function valueOf(path: ProjectPath, text: string | null): unknown {
  if (text === null) return undefined
  const data = readData(path, new TextEncoder().encode(text))
  return data.state === 'read' ? data.value : undefined
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$schema' in value
}
