import type { RunLimit } from '../../model/run.ts'
import type { KeptInBlob } from './declared.ts'
import type { FreshSeed } from './settings.ts'

/** What `--merge-reports` found in its blobs. */
export interface MergedBlobs {
  /** Of each file that has it: what the shard's reporter kept. */
  readonly kept: readonly KeptInBlob[]
  /** Files of shards that ran without this reporter, so that what their tests declared is not known. */
  readonly undeclared: readonly string[]
  /** All test files in the blobs. */
  readonly files: number
}

/** Why the blobs that Vitest merged are not one whole run of the commit at hand: Vitest itself takes any of them. */
export function blobLimits({ kept, undeclared, files }: MergedBlobs, fresh: FreshSeed): readonly RunLimit[] {
  if (undeclared.length > 0)
    return limit(
      `the shards ran without vitest-oracle/reporter, so nobody knows what ${undeclared.length} files declared; add it beside the blob reporter`,
    )
  const foreign = kept.filter(({ seeds }) => fresh.freshFrom === 'commit' && seeds.freshName !== fresh.freshName).length
  if (foreign > 0) return limit(`${foreign} of ${files} files in the blobs ran on another commit than the one at hand`)
  const shards = kept.flatMap(({ shard }) => (shard === undefined ? [] : [shard]))
  const [first] = shards
  if (first === undefined) return []
  const counts = [...new Set(shards.map(({ count }) => count))].sort((a, b) => a - b)
  if (counts.length > 1 || shards.length < kept.length)
    return limit(
      `the blobs are of several runs: of ${[...counts.map((count) => `${count} shards`), ...(shards.length < kept.length ? ['a whole run'] : [])].join(' and of ')}`,
    )
  if (files > first.files) return limit(`the blobs have ${files} test files, and the run had ${first.files}: a shard is there twice`)
  if (files === first.files) return []
  const there = new Set(shards.map(({ index }) => index))
  const lost = Array.from({ length: Math.min(first.count, first.files) }, (_, at) => at + 1).filter((index) => !there.has(index))
  const which =
    lost.length === 0 ? 'a part of a shard is' : `of ${first.count} shards, ${lost.join(', ')} ${lost.length === 1 ? 'is' : 'are'}`
  return limit(`the blobs have ${files} of ${first.files} test files: ${which} missing`)
}

const limit = (because: string): readonly RunLimit[] => [{ kind: 'blob-meta', because }]
