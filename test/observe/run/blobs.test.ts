import { expect, test } from 'vitest'
import { blobLimits } from '../../../src/observe/run/blobs.ts'
import type { MergedBlobs } from '../../../src/observe/run/blobs.ts'
import type { KeptInBlob, KeptShard } from '../../../src/observe/run/declared.ts'
import { freshSeedOf } from '../../../src/observe/run/settings.ts'

const FRESH = freshSeedOf('1'.repeat(40))
const seeds = { fastCheck: [FRESH.freshSeed], freshName: FRESH.freshName }
const whole: KeptInBlob = { declared: new Map(), seeds }
const of = (index: number, count: number, files = 3): KeptInBlob => ({ ...whole, shard: { index, count, files } satisfies KeptShard })
const merged = (kept: readonly KeptInBlob[], changes: Partial<MergedBlobs> = {}): MergedBlobs => ({
  kept,
  undeclared: [],
  files: kept.length,
  ...changes,
})

const rows: readonly { readonly name: string; readonly blobs: MergedBlobs; readonly says: string | null }[] = [
  { name: 'all shards', blobs: merged([of(1, 2), of(1, 2), of(2, 2)]), says: null },
  { name: 'all shards, of which one had no file', blobs: merged([of(1, 4), of(2, 4), of(4, 4)]), says: null },
  { name: 'one blob of a whole run', blobs: merged([whole, whole]), says: null },
  { name: 'no file at all', blobs: merged([]), says: null },
  { name: 'a lost shard', blobs: merged([of(1, 2), of(1, 2)]), says: 'the blobs have 2 of 3 test files: of 2 shards, 2 is missing' },
  { name: 'two lost shards', blobs: merged([of(2, 3)]), says: 'the blobs have 1 of 3 test files: of 3 shards, 1, 3 are missing' },
  {
    name: 'a part of a shard',
    blobs: merged([of(1, 2), of(2, 2)]),
    says: 'the blobs have 2 of 3 test files: a part of a shard is missing',
  },
  {
    name: 'a shard twice',
    blobs: merged([of(1, 2), of(1, 2), of(2, 2), of(2, 2)]),
    says: 'the blobs have 4 test files, and the run had 3: a shard is there twice',
  },
  {
    name: 'shards of two runs',
    blobs: merged([of(1, 2), of(2, 3), of(2, 2)]),
    says: 'the blobs are of several runs: of 2 shards and of 3 shards',
  },
  {
    name: 'a shard and a whole run',
    blobs: merged([of(1, 2), whole]),
    says: 'the blobs are of several runs: of 2 shards and of a whole run',
  },
  {
    name: 'another commit',
    blobs: merged([of(1, 2), { ...of(1, 2), seeds: { ...seeds, freshName: 'fresh-000000000000' } }, of(2, 2)]),
    says: '1 of 3 files in the blobs ran on another commit than the one at hand',
  },
  {
    name: 'without the reporter',
    blobs: merged([of(1, 2)], { undeclared: ['a.test.ts'], files: 2 }),
    says: 'the shards ran without vitest-oracle/reporter, so nobody knows what 1 files declared; add it beside the blob reporter',
  },
]

test.each(rows)('$name', ({ blobs, says }) => {
  expect(blobLimits(blobs, FRESH).map(({ because }) => because)).toEqual(says === null ? [] : [says])
})

test('without a commit, each shard has seeds of its own', () => {
  const fresh = freshSeedOf(null)
  expect(blobLimits(merged([of(1, 2), of(1, 2), of(2, 2)]), fresh)).toEqual([])
})
