import type { NamedShard, ShardRefusal } from './refusals.ts'
import { keyOf, wordsOf } from './file.ts'
import { shardFileName } from './path.ts'

/** Missing ones of a kind that are named. */
const MOST_NAMED = 10

interface Coverage {
  /** Shards that are missing, or there twice. */
  readonly shards: readonly ShardRefusal[]
  /** Test files that ran in no shard, or in two. Asked for where the shards themselves are complete. */
  readonly files: () => readonly ShardRefusal[]
}

/** Whether each shard is there once, and ran each of its test files once. Of two numbers of shards, the one with most files counts. */
export function coverageRefusals(shards: readonly NamedShard[]): Coverage {
  const count = usualCount(shards)
  const own = shards.filter(({ shard }) => shard.shard.count === count)
  return { shards: [...doubled(own), ...missing(own, count)], files: () => fileRefusals(own) }
}

function usualCount(shards: readonly NamedShard[]): number {
  const counts = new Map<number, number>()
  for (const { shard } of shards) counts.set(shard.shard.count, (counts.get(shard.shard.count) ?? 0) + 1)
  const [usual] = [...counts].sort(([, a], [, b]) => b - a)
  return usual?.[0] ?? 0
}

function doubled(shards: readonly NamedShard[]): readonly ShardRefusal[] {
  return shards.flatMap((named, at) => {
    const { index, count } = named.shard.shard
    const first = shards.findIndex(({ shard }) => shard.shard.index === index)
    if (first === at) return []
    return [
      {
        kind: 'doubled' as const,
        what: `${shards[first]?.file ?? ''} and ${named.file} are both shard ${index} of ${count}.`,
        remedy: 'Name each shard once: keep the file of the run that counts, and take the other one out.',
      },
    ]
  })
}

function missing(shards: readonly NamedShard[], count: number): readonly ShardRefusal[] {
  const there = new Set(shards.map(({ shard }) => shard.shard.index))
  const lost = count - there.size
  if (lost === 0) return []
  const named: number[] = []
  // A file may say that it is one of a billion.
  for (let index = 1; index <= count && named.length < MOST_NAMED; index++) if (!there.has(index)) named.push(index)
  const more = lost > named.length ? ` and ${lost - named.length} more` : ''
  return [
    {
      kind: 'missing',
      what: `Of ${count} shards, ${named.map((index) => shardFileName({ index, count })).join(', ')}${more} ${lost === 1 ? 'is' : 'are'} missing.`,
      remedy: `Bring each from its machine, or run it again: npx vitest run --shard=${named[0]}/${count}`,
    },
  ]
}

function fileRefusals(shards: readonly NamedShard[]): readonly ShardRefusal[] {
  const [first] = shards
  if (first === undefined) return []
  const ran = new Map<string, NamedShard[]>()
  for (const named of shards)
    for (const module of named.shard.run.modules) ran.set(keyOf(module), [...(ran.get(keyOf(module)) ?? []), named])
  // A run that was ended early may not have come to all of its files. It is judged as such, which is never an allow.
  const interrupted = shards.some(({ shard }) => shard.run.reason === 'interrupted')
  const asked = new Map<string, { readonly words: string; times: number }>()
  for (const file of first.shard.expected) {
    const known = asked.get(keyOf(file))
    if (known === undefined) asked.set(keyOf(file), { words: wordsOf(file), times: 1 })
    else known.times++
  }
  return [...asked].flatMap(([key, { words, times }]): readonly ShardRefusal[] => {
    const by = ran.get(key) ?? []
    if (by.length === times || (by.length < times && interrupted)) return []
    const names = [...new Set(by.map(({ file }) => file))].join(' and ')
    const how = by.length === 0 ? 'ran in no shard' : `ran ${by.length} times instead of ${times === 1 ? 'once' : times}, in ${names}`
    return [{ kind: 'files', what: `${words} ${how}.`, remedy: ONE_SPLIT }]
  })
}

const ONE_SPLIT =
  'The shards were not split from one list of files: run all of them on the same commit, with the same command line and sequencer.'
