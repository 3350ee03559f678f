import type { FixturesObservation } from '../../model/owned-observations.ts'
import type { ShardRun } from '../../model/shard.ts'
import { canonicalText } from '../canonical.ts'
import { wordsOf } from './file.ts'
import { wordsOfNumber } from './hand.ts'
import type { NamedShard, ShardRefusal } from './refusals.ts'

/** One thing in which all shards of a run agree. */
interface Shared {
  readonly kind: ShardRefusal['kind']
  readonly of: (shard: ShardRun) => unknown
  /** What the odd one is, and what the usual one is. */
  readonly what: (odd: NamedShard, usual: NamedShard) => string
  readonly remedy: (odd: NamedShard) => string
}

const again = ({ shard }: NamedShard): string => `Run shard ${wordsOfNumber(shard)} again as the others were run.`

const SHARED: readonly Shared[] = [
  {
    kind: 'count',
    of: ({ shard }) => shard.count,
    what: (odd, usual) =>
      `${odd.file} is shard ${odd.shard.shard.index} of ${odd.shard.shard.count}, and ${usual.file} is one of ${usual.shard.shard.count}: they are of two runs.`,
    remedy: (odd) => `Take ${odd.file} out, or bring the shards of its run alone.`,
  },
  {
    kind: 'environment',
    of: ({ environment }) => environment,
    what: (odd, usual) => `${odd.file} ran on ${machineOf(odd.shard)}, and ${usual.file} on ${machineOf(usual.shard)}.`,
    remedy: () => 'One run has one environment: run all shards on the same Vitest, Node and kind of machine, and merge each kind apart.',
  },
  {
    kind: 'settings',
    of: ({ inventory, projects }) => ({ inventory, projects }),
    what: (odd, usual) => `${odd.file} ran with other settings than ${usual.file}: ${settingsThatDiffer(odd.shard, usual.shard)}.`,
    remedy: again,
  },
  {
    kind: 'files',
    of: ({ expected }) => expected,
    what: (odd, usual) =>
      `${odd.file} knows ${odd.shard.expected.length} test files in all, and ${usual.file} ${usual.shard.expected.length}: ${filesThatDiffer(odd.shard, usual.shard)}.`,
    remedy: again,
  },
  {
    kind: 'fixtures',
    of: ({ fixtures }) => withoutWords(fixtures),
    what: (odd, usual) => `${odd.file} found other bytes or mistakes in the fixtures than ${usual.file}.`,
    remedy: () =>
      'Fixtures, their schemas and invariants must give the same answer on each machine: see `npx vitest-oracle lock --check` on both.',
  },
]

/** The shards that differ from most others in what all shards of one run have in common. */
export function oddRefusals(shards: readonly NamedShard[]): readonly ShardRefusal[] {
  return SHARED.flatMap(({ kind, of, what, remedy }) =>
    oddOnes(shards, of).map(([odd, usual]) => ({ kind, what: what(odd, usual), remedy: remedy(odd) })),
  )
}

/** Each shard that has not the most common value, with one that has it. Of values that are equally common, the first one is the usual. */
function oddOnes(shards: readonly NamedShard[], of: Shared['of']): readonly (readonly [odd: NamedShard, usual: NamedShard])[] {
  const groups = new Map<string, NamedShard[]>()
  for (const named of shards) {
    const key = canonicalText(of(named.shard))
    groups.set(key, [...(groups.get(key) ?? []), named])
  }
  const [usual, ...others] = [...groups.values()].sort((a, b) => b.length - a.length)
  const [first] = usual ?? []
  return first === undefined ? [] : others.flat().map((odd) => [odd, first])
}

const machineOf = ({ environment: { vitest, node, platform, arch } }: ShardRun): string =>
  `Vitest ${vitest}, Node ${node}, ${platform} ${arch}`

function settingsThatDiffer(a: ShardRun, b: ShardRun): string {
  const [one, other] = [flat(a), flat(b)]
  const names = [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name))
  return names.map((name) => `${name} ${one.get(name) ?? 'nothing'} and ${other.get(name) ?? 'nothing'}`).join(', ')
}

function flat({ inventory, projects }: ShardRun): ReadonlyMap<string, string> {
  const of = (name: string): string => (name === '' ? '' : `[${name}] `)
  return new Map([
    ['inventory', String(inventory)],
    ...projects.flatMap(({ name, ...settings }) =>
      Object.entries(settings).map(([key, value]): [string, string] => [`${of(name)}${key}`, String(value)]),
    ),
  ])
}

function filesThatDiffer(a: ShardRun, b: ShardRun): string {
  const [one, other] = [new Set(a.expected.map(wordsOf)), new Set(b.expected.map(wordsOf))]
  const more = [...one].find((file) => !other.has(file))
  if (more !== undefined) return `${more} is only there`
  const less = [...other].find((file) => !one.has(file))
  return less === undefined ? 'a file stands there in another number' : `${less} is missing there`
}

/** What machines may say differently: messages of errors. */
function withoutWords(fixtures: FixturesObservation): unknown {
  if (fixtures.state === 'unavailable') return { state: fixtures.state }
  return {
    ...fixtures,
    fixtures: fixtures.fixtures.map(({ invariantFailures, ...fixture }) => ({
      ...fixture,
      invariantFailures: invariantFailures.map(({ invariants, name }) => ({ invariants, name })),
    })),
  }
}
