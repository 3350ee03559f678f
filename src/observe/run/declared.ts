import type { TestCase, TestModule } from 'vitest/node'
import type { ShardNumber } from '../../model/shard.ts'
import type { OracleTag } from '../../model/tag.ts'
import type { SeedsInTitles } from './identity.ts'
import { isRecord, readTag, tagOf } from './meta.ts'

/** The tags of one file's tests before any body ran, by Vitest's task id; `null` for a tag that is none. */
export type DeclaredTags = ReadonlyMap<string, OracleTag | null>

/** The key of a file's meta under which this travels through a blob: the merged run sees only what the meta was at the end. */
const KEPT_IN_BLOB = 'oracleShard'

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

/** What a shard's reporter keeps of a file for the run that merges the shards. */
export interface KeptInBlob {
  readonly declared: DeclaredTags
  /** The seeds of the shard's run, which its titles show; without a commit each run draws its own. */
  readonly seeds: SeedsInTitles
  /** Absent for a blob of a whole run. */
  readonly shard?: KeptShard
}

/** Which shard a file was in, and how many files all of them have. */
export interface KeptShard extends ShardNumber {
  readonly files: number
}

/** Puts it into the file's meta in the main process, after the worker's last word, so that a blob reporter keeps it. */
export function keepForBlob(module: TestModule, { declared, ...kept }: KeptInBlob): void {
  Reflect.set(module.meta(), KEPT_IN_BLOB, { declared: [...declared], ...kept })
}

/** What a shard's reporter kept; `undefined` when the shard ran without it. */
export function keptInBlob(module: TestModule): KeptInBlob | undefined {
  const kept: unknown = Reflect.get(module.meta(), KEPT_IN_BLOB)
  if (!isRecord(kept) || !Array.isArray(kept['declared']) || !isRecord(kept['seeds'])) return undefined
  const { fastCheck, freshName } = kept['seeds']
  if (!Array.isArray(fastCheck) || typeof freshName !== 'string') return undefined
  const declared = new Map<string, OracleTag | null>()
  for (const entry of kept['declared']) {
    if (!Array.isArray(entry) || typeof entry[0] !== 'string') return undefined
    declared.set(entry[0], entry[1] === null ? null : readTag(entry[1]))
  }
  const shard = keptShard(kept['shard'])
  return { declared, seeds: { fastCheck: fastCheck.map(Number), freshName }, ...(shard === undefined ? {} : { shard }) }
}

function keptShard(kept: unknown): KeptShard | undefined {
  if (!isRecord(kept)) return undefined
  const { index, count, files } = kept
  return typeof index === 'number' && typeof count === 'number' && typeof files === 'number' ? { index, count, files } : undefined
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
