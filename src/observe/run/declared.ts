import type { TestCase, TestModule } from 'vitest/node'
import type { OracleTag } from '../../model/tag.ts'
import { readTag, tagOf } from './meta.ts'

/** The tags of one file's tests before any body ran, by Vitest's task id; `null` for a tag that is none. */
export type DeclaredTags = ReadonlyMap<string, OracleTag | null>

/** Where the declared tags travel through a blob of a shard: the merged run sees only what the meta was at the end. */
const DECLARED_IN_BLOB = 'oracleDeclared'

/**
 * Copies the tags when a file has been collected. Vitest awaits this before it runs a body, and later updates replace the meta, so
 * the copy is what the file said of itself before its tests could rewrite it.
 */
export function declaredTags(module: TestModule): DeclaredTags {
  const tags = new Map<string, OracleTag | null>()
  for (const test of module.children.allTests()) {
    const tag = tagOf(test.meta(), 'oracle')
    if (tag !== undefined) tags.set(test.id, tag)
  }
  return tags
}

/** Puts the declared tags into the file's meta in the main process, after the worker's last word, so that a blob reporter keeps them. */
export function keepForBlob(module: TestModule, tags: DeclaredTags): void {
  Reflect.set(module.meta(), DECLARED_IN_BLOB, [...tags])
}

/** The tags that a shard's reporter kept; `undefined` when the shard ran without it. */
export function declaredInBlob(module: TestModule): DeclaredTags | undefined {
  const kept: unknown = Reflect.get(module.meta(), DECLARED_IN_BLOB)
  if (!Array.isArray(kept)) return undefined
  const tags = new Map<string, OracleTag | null>()
  for (const entry of kept) {
    if (!Array.isArray(entry) || typeof entry[0] !== 'string') return undefined
    tags.set(entry[0], entry[1] === null ? null : readTag(entry[1]))
  }
  return tags
}

/** How a test's tag at the end relates to the one it was declared with. */
export function tagAtEnd(
  test: TestCase,
  declared: OracleTag | null | undefined,
): { readonly inside?: OracleTag; readonly same: boolean; readonly now: OracleTag | null | undefined } {
  const now = tagOf(test.meta(), 'oracle')
  const inside = tagOf(test.meta(), 'oracleTagged') ?? undefined
  const plain = (tag: OracleTag | null | undefined): string => JSON.stringify(tag ?? null)
  const same = plain(now) === plain(declared) || (inside !== undefined && plain(now) === plain(inside))
  return { ...(inside === undefined ? {} : { inside }), same, now }
}
