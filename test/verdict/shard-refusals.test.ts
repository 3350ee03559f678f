import { describe, expect, test } from 'vitest'
import type { OwnedFiles } from '../../src/model/owned-observations.ts'
import type { ShardRun } from '../../src/model/shard.ts'
import { freshSeedOf } from '../../src/observe/run/settings.ts'
import type { NamedShard, ShardsAtHand } from '../../src/verdict/shards/refusals.ts'
import { inOrderOfShards } from '../../src/verdict/shards/refusals.ts'
import { TOOL } from '../../src/verdict/tool.ts'
import { sha } from '../check/owned.ts'
import { EXAMPLE, moduleOf, passed, PLAIN, PROPERTY, property } from '../check/seen.ts'
import { HEAD, TREE } from './sample.ts'
import { changed, CIRCUMSTANCES, handOf, refusedShards, shardsOf, wholeRun } from './shard-sample.ts'

const MODULES = [moduleOf(EXAMPLE, [passed(EXAMPLE, 'adds')]), moduleOf(PROPERTY, [property()]), moduleOf(PLAIN, [passed(PLAIN, 'own')])]
const SEEN = wholeRun(MODULES)
const HAND = handOf(SEEN)
const THREE = shardsOf(
  SEEN,
  MODULES.map((one) => [one]),
)
const ONE = shardsOf(SEEN, [MODULES])
const other = '9'.repeat(40)
const COMMIT = { state: 'commit', head: HEAD, tree: TREE, dirty: false } as const
const NOWHERE = { state: 'no-repository' } as const
const UNKNOWN = { state: 'unavailable', because: 'git did not answer' } as const
const MACHINE = 'Vitest 4.1.12, Node v20.20.2, linux x64'

type Change = Partial<ShardRun> | ((shard: ShardRun) => Partial<ShardRun>)
const inThese = (shards: readonly NamedShard[], numbers: readonly number[], change: Change): readonly NamedShard[] =>
  shards.map((one, at) => (numbers.includes(at + 1) ? changed(one, typeof change === 'function' ? change(one.shard) : change) : one))
const all = (shards: readonly NamedShard[], change: Change): readonly NamedShard[] => inThese(shards, [1, 2, 3], change)
const owned = (changes: Partial<OwnedFiles>): ShardsAtHand => ({ ...HAND, owned: { ...HAND.owned, ...changes } })
const mark =
  (name: keyof OwnedFiles, change: Partial<ShardRun['owned']['policy']>) =>
  ({ owned: files }: ShardRun) => ({
    owned: { ...files, [name]: { ...files[name], ...change } },
  })

interface Row {
  readonly name: string
  readonly shards: readonly NamedShard[]
  readonly hand?: ShardsAtHand
  /** `kind: what`, all of them. */
  readonly says: readonly string[]
  /** In the remedy of the first. */
  readonly remedy?: string
}

const first = 'shards/1-of-3.json'
const saidOf = ({ shards, hand = HAND }: Row) => {
  const refusals = refusedShards(shards, hand)
  return { says: refusals.map(({ kind, what }) => `${kind}: ${what}`), remedy: refusals[0]?.remedy ?? '' }
}

describe('against what is at hand', () => {
  const older = { tool: { name: 'vitest-oracle', version: '0.0.9' } } as const
  const rows: readonly Row[] = [
    { name: 'all as they were written', shards: THREE, says: [] },
    { name: 'one alone', shards: ONE, says: [] },
    {
      name: 'an older tool',
      shards: inThese(THREE, [1], older),
      says: [`tool: ${first} was written by vitest-oracle 0.0.9, and this is ${TOOL.version}: their rules may differ.`],
      remedy: 'run shard 1/3 again',
    },
    {
      name: 'an older tool, of which seeds and files are no news',
      shards: inThese(THREE, [1], (shard) => ({
        ...older,
        ...mark('policy', { sha256: sha('e') })(shard),
        run: { ...shard.run, freshSeed: 1 },
      })),
      says: [`tool: ${first} was written by vitest-oracle 0.0.9, and this is ${TOOL.version}: their rules may differ.`],
    },
    {
      name: 'another commit of the same tree',
      shards: inThese(THREE, [1], { subject: { ...COMMIT, head: other } }),
      says: [`commit: ${first} ran on the commit 999999999999, and the commit at hand is 111111111111.`],
      remedy: 'run shard 1/3 again on the one at hand',
    },
    {
      name: 'another tree of the same commit',
      shards: inThese(THREE, [2], { subject: { ...COMMIT, tree: other } }),
      says: ['commit: shards/2-of-3.json ran on the commit 111111111111, and the commit at hand is 111111111111.'],
    },
    {
      name: 'a commit that the shard could not tell',
      shards: inThese(THREE, [1], { subject: UNKNOWN }),
      says: [`commit: ${first} could not tell its commit: git did not answer.`],
      remedy: 'Run shard 1/3 again on the commit at hand.',
    },
    {
      name: 'a commit that cannot be told here',
      shards: ONE,
      hand: handOf(SEEN, UNKNOWN),
      says: ['commit: The commit at hand cannot be told: git did not answer.'],
    },
    {
      name: 'a shard without a repository',
      shards: inThese(THREE, [1], { subject: NOWHERE }),
      says: [`commit: ${first} names no commit, and the commit at hand is 111111111111.`],
    },
    {
      name: 'no repository here',
      shards: ONE,
      hand: handOf(SEEN, NOWHERE),
      says: ['commit: shards/1-of-1.json ran on the commit 111111111111, and there is no repository here.'],
    },
    { name: 'no repository there and here, of one shard', shards: all(ONE, { subject: NOWHERE }), hand: handOf(SEEN, NOWHERE), says: [] },
    {
      name: 'no repository there and here, of several',
      shards: all(THREE, { subject: NOWHERE }),
      hand: handOf(SEEN, NOWHERE),
      says: [1, 2, 3].map(
        (at) => `seeds: shards/${at}-of-3.json ran without a commit, so it drew seeds of its own, which no other shard had.`,
      ),
    },
    { name: 'a work tree with changes, of one shard', shards: all(ONE, { subject: { ...COMMIT, dirty: true } }), says: [] },
    {
      name: 'a work tree with changes, of one of several',
      shards: inThese(THREE, [3], { subject: { ...COMMIT, dirty: true } }),
      says: [
        'work-tree: shards/3-of-3.json ran on a work tree with changes that were not committed, and nobody can tell them from those of another shard.',
      ],
    },
    {
      name: 'another seed',
      shards: inThese(THREE, [1], ({ run }) => ({ run: { ...run, freshSeed: 7 } })),
      says: [`seeds: ${first} ran on the seed 7, and the seed of its commit is ${freshSeedOf(HEAD).freshSeed}.`],
      remedy: 'Run shard 1/3 again.',
    },
    {
      name: 'another name of the seed',
      shards: inThese(THREE, [2], ({ run }) => ({ run: { ...run, freshName: 'fresh-000000000000' } })),
      says: [
        `seeds: shards/2-of-3.json ran on the seed ${freshSeedOf(HEAD).freshSeed}, and the seed of its commit is ${freshSeedOf(HEAD).freshSeed}.`,
      ],
    },
    {
      name: 'another policy file',
      shards: inThese(THREE, [1], mark('policy', { path: 'mine.yaml' })),
      says: [`owned: ${first} ran under mine.yaml, and the policy here is oracle/policy.yaml.`],
      remedy: '`--policy mine.yaml`',
    },
    {
      name: 'a ledger that lies elsewhere, which is for the policy to say',
      shards: inThese(THREE, [1], mark('ledger', { path: 'mine.yaml', sha256: sha('e') })),
      says: [],
    },
    {
      name: 'other bytes of the policy',
      shards: inThese(THREE, [1], mark('policy', { sha256: sha('e') })),
      says: [`owned: ${first} ran with another oracle/policy.yaml than the one here.`],
      remedy: 'run shard 1/3 again',
    },
    {
      name: 'a lock that it did not have',
      shards: inThese(THREE, [2], mark('lock', { state: 'absent', sha256: sha('e') })),
      says: ['owned: shards/2-of-3.json ran without oracle/oracle.lock.json, which is here.'],
    },
    {
      name: 'invariants that are gone here',
      shards: ONE,
      hand: owned({ invariants: { state: 'absent', path: 'oracle/INVARIANTS.md' } }),
      says: ['owned: shards/1-of-1.json ran with oracle/INVARIANTS.md, which is not here.'],
    },
    {
      name: 'a ledger, seeds and an intent that came',
      shards: ONE,
      hand: owned({
        ledger: { state: 'read', path: 'oracle/ledger.yaml', sha256: sha('1'), value: [] } as never,
        seeds: { state: 'read', path: 'oracle/seeds.txt', sha256: sha('1'), value: {} },
        intent: { state: 'read', path: 'oracle/intent.yaml', sha256: sha('1'), value: {} } as never,
      }),
      says: ['ledger.yaml', 'seeds.txt', 'intent.yaml'].map(
        (file) => `owned: shards/1-of-1.json ran without oracle/${file}, which is here.`,
      ),
    },
  ]
  test.for(rows)('$name', (row) => {
    expect(saidOf(row)).toEqual({ says: row.says, remedy: expect.stringContaining(row.remedy ?? '') })
  })
})

describe('against each other', () => {
  const files =
    (change: (expected: ShardRun['expected']) => ShardRun['expected']) =>
    ({ expected }: ShardRun) => ({ expected: change(expected) })
  const web = { project: 'web', file: 'tests/z.test.ts' }
  const fixture = (sha256: string, message: string) => ({
    fixtures: {
      state: 'observed',
      fixtures: [
        {
          file: 'oracle/fixtures/a.json',
          sha256,
          locked: sha256,
          schemaMistakes: [],
          invariantFailures: [{ invariants: 'shapes/a.ts', name: 'sums', message }],
        },
      ],
      otherLocked: [],
    } as unknown as ShardRun['fixtures'],
  })
  const unread = (because: string) => ({ fixtures: { state: 'unavailable', because } as const })
  const project =
    (change: Partial<ShardRun['projects'][number]>) =>
    ({ projects }: ShardRun) => ({ projects: projects.map((one) => ({ ...one, ...change })) })
  const node = (version: string) => ({ environment: { ...CIRCUMSTANCES.environment, node: version } })
  const rows: readonly Row[] = [
    {
      name: 'one of another number of shards',
      shards: inThese(THREE, [2], { shard: { index: 2, count: 4 } }),
      says: [
        'count: shards/2-of-3.json is shard 2 of 4, and shards/1-of-3.json is one of 3: they are of two runs.',
        'missing: Of 3 shards, 2-of-3.json is missing.',
      ],
      remedy: 'Take shards/2-of-3.json out',
    },
    {
      name: 'one of fewer shards, which comes first',
      shards: inThese(THREE, [2], { shard: { index: 2, count: 2 } }),
      says: [
        'count: shards/2-of-3.json is shard 2 of 2, and shards/1-of-3.json is one of 3: they are of two runs.',
        'missing: Of 3 shards, 2-of-3.json is missing.',
      ],
    },
    {
      name: 'the machine of the second',
      shards: inThese(THREE, [2], node('v22.0.0')),
      says: [`environment: shards/2-of-3.json ran on Vitest 4.1.12, Node v22.0.0, linux x64, and ${first} on ${MACHINE}.`],
    },
    {
      name: 'the machine of the first, where two others are alike',
      shards: inThese(THREE, [2, 3], node('v22.0.0')),
      says: [`environment: ${first} ran on ${MACHINE}, and shards/2-of-3.json on Vitest 4.1.12, Node v22.0.0, linux x64.`],
    },
    {
      name: 'three machines',
      shards: inThese(inThese(THREE, [2], node('v22.0.0')), [3], node('v24.0.0')),
      says: ['v22.0.0', 'v24.0.0'].map(
        (version, at) =>
          `environment: shards/${at + 2}-of-3.json ran on Vitest 4.1.12, Node ${version}, linux x64, and ${first} on ${MACHINE}.`,
      ),
    },
    {
      name: 'an inventory, and retries',
      shards: inThese(THREE, [2], (shard) => ({ ...project({ retry: '2' })(shard), inventory: true })),
      says: [`settings: shards/2-of-3.json ran with other settings than ${first}: inventory true and false, retry 2 and 0.`],
      remedy: 'Run shard 2/3 again as the others were run.',
    },
    {
      name: 'a project too many',
      shards: inThese(THREE, [2], ({ projects }) => ({ projects: [...projects, ...projects.map((one) => ({ ...one, name: 'web' }))] })),
      says: [
        `settings: shards/2-of-3.json ran with other settings than ${first}: ${[
          '[web] browser false and nothing',
          '[web] environment node and nothing',
          '[web] isolate true and nothing',
          '[web] pool forks and nothing',
          '[web] retry 0 and nothing',
          '[web] testTimeout 5000 and nothing',
          '[web] typecheck false and nothing',
        ].join(', ')}.`,
      ],
    },
    {
      name: 'a project too few',
      shards: inThese(
        all(THREE, ({ projects }) => ({ projects: [...projects, ...projects.map((one) => ({ ...one, name: 'web' }))] })),
        [2],
        ({ projects }) => ({ projects: projects.slice(0, 1).concat(projects.slice(1).map((one) => ({ ...one, pool: 'threads' }))) }),
      ),
      says: [`settings: shards/2-of-3.json ran with other settings than ${first}: [web] pool threads and forks.`],
    },
    {
      name: 'a test file more',
      shards: inThese(
        THREE,
        [2],
        files((expected) => [...expected, web]),
      ),
      says: [`files: shards/2-of-3.json knows 4 test files in all, and ${first} 3: [web] tests/z.test.ts is only there.`],
    },
    {
      name: 'a test file less',
      shards: inThese(
        all(
          THREE,
          files((expected) => [...expected, web]),
        ),
        [2],
        files((expected) => expected.slice(0, -1)),
      ),
      says: [`files: shards/2-of-3.json knows 3 test files in all, and ${first} 4: [web] tests/z.test.ts is missing there.`],
    },
    {
      name: 'a test file twice',
      shards: inThese(
        THREE,
        [2],
        files((expected) => [...expected, ...expected.slice(-1)]),
      ),
      says: [`files: shards/2-of-3.json knows 4 test files in all, and ${first} 3: a file stands there in another number.`],
    },
    {
      name: 'other bytes of a fixture',
      shards: inThese(all(THREE, fixture(sha('1'), 'no')), [3], fixture(sha('2'), 'no')),
      says: [`fixtures: shards/3-of-3.json found other bytes or mistakes in the fixtures than ${first}.`],
    },
    {
      name: 'other words for the same mistake in a fixture',
      shards: inThese(all(THREE, fixture(sha('1'), 'no')), [3], fixture(sha('1'), 'nein')),
      says: [],
    },
    {
      name: 'another mistake in a fixture',
      shards: inThese(all(THREE, fixture(sha('1'), 'no')), [3], () => {
        const { fixtures } = fixture(sha('1'), 'no')
        return { fixtures: JSON.parse(JSON.stringify(fixtures).replace('"sums"', '"adds"')) }
      }),
      says: [`fixtures: shards/3-of-3.json found other bytes or mistakes in the fixtures than ${first}.`],
    },
    {
      name: 'fixtures that none could read, in other words',
      shards: inThese(all(THREE, unread('EACCES')), [3], unread('keine Rechte')),
      says: [],
    },
    {
      name: 'fixtures that one could not read',
      shards: inThese(THREE, [3], unread('EACCES')),
      says: [`fixtures: shards/3-of-3.json found other bytes or mistakes in the fixtures than ${first}.`],
    },
  ]
  test.for(rows)('$name', (row) => {
    expect(saidOf(row)).toEqual({ says: row.says, remedy: expect.stringContaining(row.remedy ?? '') })
  })
})

describe('whether each file ran once', () => {
  const [a, b, c] = THREE
  const [alone] = ONE
  if (a === undefined || b === undefined || c === undefined || alone === undefined) throw new Error('there are three')
  const of = (count: number): readonly NamedShard[] => inThese(ONE, [1], { shard: { index: 1, count } })
  const named = (from: number, to: number, count: number): string =>
    Array.from({ length: to - from + 1 }, (_, at) => `${from + at}-of-${count}.json`).join(', ')
  const modules =
    (change: (known: ShardRun['run']['modules']) => ShardRun['run']['modules']) =>
    ({ run }: ShardRun) => ({ run: { ...run, modules: change(run.modules) } })
  const reason = ({ run }: ShardRun) => ({ run: { ...run, reason: 'interrupted' as const } })
  const twice = ({ expected }: ShardRun) => ({ expected: [...expected, ...expected.filter(({ file }) => file === PLAIN)] })
  const lost = inThese(
    THREE,
    [3],
    modules(() => []),
  )
  const doubled = inThese(
    THREE,
    [1],
    modules((known) => [...known, ...c.shard.run.modules]),
  )
  const rows: readonly Row[] = [
    { name: 'two are missing', shards: [b], says: ['missing: Of 3 shards, 1-of-3.json, 3-of-3.json are missing.'], remedy: '--shard=1/3' },
    { name: 'ten are missing', shards: of(11), says: [`missing: Of 11 shards, ${named(2, 11, 11)} are missing.`], remedy: '--shard=2/11' },
    { name: 'eleven are missing', shards: of(12), says: [`missing: Of 12 shards, ${named(2, 11, 12)} and 1 more are missing.`] },
    {
      name: 'a billion is missing',
      shards: of(1e9),
      says: [`missing: Of 1000000000 shards, ${named(2, 11, 1e9)} and 999999989 more are missing.`],
    },
    {
      name: 'one is there three times',
      shards: [a, b, { ...b, file: 'y.json' }, { ...b, file: 'z.json' }, c],
      says: ['y.json', 'z.json'].map((file) => `doubled: shards/2-of-3.json and ${file} are both shard 2 of 3.`),
    },
    {
      name: 'one is there twice, and one is missing',
      shards: [a, { ...a, file: 'z.json' }, c],
      says: [`doubled: ${first} and z.json are both shard 1 of 3.`, 'missing: Of 3 shards, 2-of-3.json is missing.'],
    },
    { name: 'a file ran in no shard', shards: lost, says: [`files: ${PLAIN} ran in no shard.`] },
    {
      name: 'a file ran in no shard, and a shard is missing',
      shards: lost.slice(1),
      says: ['missing: Of 3 shards, 1-of-3.json is missing.'],
    },
    {
      name: 'a file ran in no shard, and a shard is of another machine',
      shards: inThese(lost, [2], { environment: { ...CIRCUMSTANCES.environment, arch: 'arm64' } }),
      says: [`environment: shards/2-of-3.json ran on Vitest 4.1.12, Node v20.20.2, linux arm64, and ${first} on ${MACHINE}.`],
    },
    { name: 'a file ran in no shard, and one was ended early', shards: inThese(lost, [2], reason), says: [] },
    {
      name: 'a file ran twice',
      shards: doubled,
      says: [`files: ${PLAIN} ran 2 times instead of once, in ${first} and shards/3-of-3.json.`],
    },
    {
      name: 'a file ran twice in one shard',
      shards: inThese(
        THREE,
        [3],
        modules((known) => [...known, ...known]),
      ),
      says: [`files: ${PLAIN} ran 2 times instead of once, in shards/3-of-3.json.`],
    },
    {
      name: 'a file ran twice, and one was ended early',
      shards: inThese(doubled, [2], reason),
      says: [`files: ${PLAIN} ran 2 times instead of once, in ${first} and shards/3-of-3.json.`],
    },
    { name: 'a file that is type-checked as well ran twice', shards: all(doubled, twice), says: [] },
    {
      name: 'a file that is type-checked as well ran once',
      shards: all(THREE, twice),
      says: [`files: ${PLAIN} ran 1 times instead of 2, in shards/3-of-3.json.`],
    },
    {
      name: 'a file that is type-checked as well ran once, and one was ended early',
      shards: inThese(all(THREE, twice), [1], reason),
      says: [],
    },
    {
      name: 'a file ran in one project alone',
      shards: all(THREE, ({ expected }) => ({ expected: [...expected, { project: 'web', file: PLAIN }] })),
      says: [`files: [web] ${PLAIN} ran in no shard.`],
    },
  ]
  test.for(rows)('$name', (row) => {
    expect(saidOf(row)).toEqual({ says: row.says, remedy: expect.stringContaining(row.remedy ?? '') })
  })
})

test('shards stand by their number, and of the same number by their file', () => {
  const named = (file: string, index: number, count: number): NamedShard => ({ file, shard: { shard: { index, count } } as ShardRun })
  const sorted = [named('b', 9, 2), named('a', 1, 3), named('a', 2, 3), named('b', 2, 3), named('c', 2, 3), named('0', 10, 3)]
  for (let turn = 0; turn < sorted.length; turn++) {
    const turned = [...sorted.slice(turn), ...sorted.slice(0, turn)]
    expect(turned.toSorted(inOrderOfShards)).toEqual(sorted)
    expect(turned.toReversed().toSorted(inOrderOfShards)).toEqual(sorted)
  }
  expect(inOrderOfShards(named('a', 1, 1), named('a', 1, 1))).toBe(0)
})
