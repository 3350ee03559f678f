import { describe, expect, test } from 'vitest'
import type { ModuleObservation } from '../../src/model/run.ts'
import type { ShardImports, ShardRun } from '../../src/model/shard.ts'
import { shardOf } from '../../src/verdict/shards/build.ts'
import { parseShard } from '../../src/verdict/shards/file.ts'
import { withImports } from '../../src/verdict/shards/imports.ts'
import { mergeShards } from '../../src/verdict/shards/merge.ts'
import type { NamedShard } from '../../src/verdict/shards/refusals.ts'
import { error, EXAMPLE, failure, moduleOf, passed, PLAIN } from '../check/seen.ts'
import { HEAD, TREE } from './sample.ts'
import { changed, CIRCUMSTANCES, handOf, shardsOf, textOf, wholeRun } from './shard-sample.ts'

const WEB = '[web] a.test.ts'
const MODULES = [
  moduleOf(WEB, [passed(WEB, 'same'), passed(WEB, 'other')]),
  moduleOf('a.test.ts', [passed('a.test.ts', 'same', { project: 'web' })], { project: 'web' }),
  moduleOf(PLAIN, [passed(PLAIN, 'own'), passed(PLAIN, 'own')]),
]
const SEEN = wholeRun(MODULES)
const HAND = handOf(SEEN)
/** The last of the files ran in the first shard. */
const SHARDS = shardsOf(
  SEEN,
  [...MODULES.slice(2), ...MODULES.slice(0, 2)].map((one) => [one]),
)
const thrown = (file: string) => ({ error: error(), failure: failure(), file })
const bail = { kind: 'bail', because: 'bail is 1' } as const
const run = (index: number, changes: Partial<ShardRun['run']>, others: Partial<ShardRun> = {}): NamedShard => {
  const one = SHARDS[index]
  if (one === undefined) throw new Error('there are three')
  return changed(one, { ...others, run: { ...one.shard.run, ...changes } })
}
const merged = (...[first, ...others]: readonly NamedShard[]) => {
  if (first === undefined) throw new Error('there is one')
  const both = mergeShards([first, ...others], HAND)
  if ('refusals' in both) throw new Error(both.refusals[0].what)
  return both
}

describe('shards as one run', () => {
  const a = run(
    0,
    { unhandledErrors: [thrown('z.ts'), thrown('a.ts')], limits: [bail], writtenDuringRun: ['c', 'a'] },
    { startedAt: '2026-11-10T12:00:02.000Z', milliseconds: 3000, now: '2026-11-10T12:00:03.000Z' },
  )
  const b = run(
    1,
    { reason: 'interrupted', unhandledErrors: [thrown('b.ts')], runnerExitCode: 3, writtenDuringRun: ['b', 'a'] },
    { startedAt: '2026-11-10T12:00:00.000Z', milliseconds: 1000, now: '2026-11-10T12:00:09.000Z' },
  )
  const c = run(
    2,
    {
      reason: 'failed',
      limits: [bail, { kind: 'bail', because: 'bail is 2' }, { kind: 'filtered', because: 'bail is 1' }],
      runnerExitCode: 1,
    },
    { startedAt: '2026-11-10T12:00:01.000Z', milliseconds: 500, now: '2026-11-10T12:00:01.000Z' },
  )

  test.for([
    [a, b, c],
    [c, b, a],
    [b, a, c],
  ])('in any order', (shards) => {
    const { seen, circumstances } = merged(...shards)
    const { modules, ...rest } = seen.run
    expect(modules.map(({ project, file, tests }) => [project, file, ...tests.map(({ id }) => id)])).toEqual([
      ['', WEB, `${WEB} > same`, `${WEB} > other`],
      ['web', 'a.test.ts', '[web] a.test.ts > same #2'],
      ['', PLAIN, `${PLAIN} > own`, `${PLAIN} > own #2`],
    ])
    const { vitest, freshSeed, freshName, freshFrom } = SEEN.run
    expect(rest).toEqual({
      vitest,
      kind: 'run',
      reason: 'interrupted',
      unhandledErrors: ['z.ts', 'a.ts', 'b.ts'].map(thrown),
      limits: [bail, { kind: 'bail', because: 'bail is 2' }, { kind: 'filtered', because: 'bail is 1' }],
      freshSeed,
      freshName,
      freshFrom,
      runnerExitCode: 3,
      writtenDuringRun: ['a', 'b', 'c'],
    })
    expect(seen).toEqual({ now: '2026-11-10T12:00:09.000Z', owned: SEEN.owned, fixtures: SEEN.fixtures, run: seen.run })
    expect(circumstances).toEqual({ ...CIRCUMSTANCES, startedAt: '2026-11-10T12:00:00.000Z', milliseconds: 5000 })
  })

  test('all of which passed is a run that passed', () => {
    const { seen, circumstances } = merged(...SHARDS)
    expect([seen.run.reason, seen.run.runnerExitCode, seen.run.limits]).toEqual(['passed', 0, []])
    expect(seen.run).toEqual(SEEN.run)
    expect(circumstances).toEqual(CIRCUMSTANCES)
  })

  test('that are not one run are refused with all that is wrong', () => {
    const [one, other] = [SHARDS[0], SHARDS[1]]
    if (one === undefined || other === undefined) throw new Error('there are three')
    const both = mergeShards([one, { ...one, file: 'z.json' }, other], HAND)
    expect('refusals' in both ? both.refusals.map(({ kind }) => kind) : both).toEqual(['doubled', 'missing'])
  })
})

describe('what each file imported', () => {
  const files = ['a.test.ts', 'src/b.ts', 'src/c.ts', 'src/d.ts']
  const graph = (edges: readonly (readonly [number, number])[], changes: Partial<ShardImports> = {}): ShardImports => ({
    project: '',
    environment: 'ssr',
    tests: ['a.test.ts'],
    modules: files.map((id, at) => ({ id, file: id, imports: edges.filter(([from]) => from === at).map(([, to]) => to) })),
    ...changes,
  })
  const tested = (project = ''): ModuleObservation => moduleOf('a.test.ts', [], { project, imported: ['src/old.ts'] })
  const imported = (project: string, ...parts: readonly ShardImports[]) =>
    withImports([tested(project)], [{ imports: parts.slice(0, 1) }, { imports: parts.slice(1) }] as unknown as readonly ShardRun[])[0]
      ?.imported
  const rows = [
    {
      name: 'through others',
      parts: [
        graph([
          [0, 1],
          [1, 2],
        ]),
      ],
      is: ['src/b.ts', 'src/c.ts'],
    },
    {
      name: 'itself in a circle, which is nothing',
      parts: [
        graph([
          [0, 1],
          [1, 0],
        ]),
      ],
      is: ['src/b.ts'],
    },
    { name: 'as two shards know it together', parts: [graph([[0, 1]]), graph([[1, 2]], { tests: [] })], is: ['src/b.ts', 'src/c.ts'] },
    { name: 'more than one shard knows of one module', parts: [graph([[0, 1]]), graph([[0, 3]])], is: ['src/b.ts', 'src/d.ts'] },
    { name: 'in its own environment', parts: [graph([[0, 1]]), graph([[1, 2]], { environment: 'client', tests: [] })], is: ['src/b.ts'] },
    { name: 'in its own project', parts: [graph([[0, 1]]), graph([[1, 2]], { project: 'web', tests: [] })], is: ['src/b.ts'] },
    { name: 'in a project of a name', project: 'web', parts: [graph([[0, 1]]), graph([[0, 2]], { project: 'web' })], is: ['src/c.ts'] },
    { name: 'of which no shard knows', parts: [graph([[0, 1]], { tests: ['b.test.ts'] })], is: ['src/old.ts'] },
    {
      name: 'by ids, of which two may be of one file',
      parts: [
        graph([], {
          modules: [
            { id: 'a.test.ts', file: 'a.test.ts', imports: [1, 2] },
            { id: 'src/b.ts?raw', file: 'src/b.ts', imports: [] },
            { id: 'src/b.ts', file: 'src/b.ts', imports: [] },
          ],
        }),
      ],
      is: ['src/b.ts'],
    },
    { name: 'at a place that is none', parts: [graph([[0, 9]])], is: [] },
  ]
  test('nobody knows of a file whose shard did not', () => {
    const unknown = moduleOf('a.test.ts', [])
    expect(withImports([unknown], [{ imports: [graph([[0, 1]])] } as unknown as ShardRun])).toEqual([unknown])
  })

  test.for(rows)('$name', ({ project = '', parts, is }) => {
    expect(imported(project, ...parts)).toEqual(is)
  })
})

describe('a shard as it is written', () => {
  const about = { shard: { index: 1, count: 1 }, projects: [], expected: [{ project: '', file: EXAMPLE }], imports: [] }
  const seen = wholeRun([moduleOf(EXAMPLE, [passed(EXAMPLE, 'adds')])], { limits: [{ kind: 'shard', because: '1/2' }, bail] })

  test('has all but what would make a part of it, and what lies about in the work tree', () => {
    const { run: own, owned, subject, inventory, ...rest } = shardOf(seen, { ...CIRCUMSTANCES, inventory: true }, about)
    expect(own).toEqual({ ...seen.run, limits: [bail] })
    expect([inventory, subject]).toEqual([true, { state: 'commit', head: HEAD, tree: TREE, dirty: false }])
    expect(Object.entries(owned).map(([name, { path, state }]) => [name, path, state])).toEqual([
      ['policy', 'oracle/policy.yaml', 'read'],
      ['ledger', 'oracle/ledger.yaml', 'absent'],
      ['lock', 'oracle/oracle.lock.json', 'read'],
      ['invariants', 'oracle/INVARIANTS.md', 'read'],
      ['seeds', 'oracle/seeds.txt', 'absent'],
      ['intent', 'oracle/intent.yaml', 'absent'],
    ])
    expect(new Set(Object.values(owned).map(({ sha256 }) => sha256)).size).toBe(6)
    const { environment, startedAt, milliseconds } = CIRCUMSTANCES
    expect(rest).toMatchObject({ ...about, environment, startedAt, milliseconds, now: seen.now, fixtures: seen.fixtures })
  })

  test.for([
    { state: 'no-repository' },
    { state: 'unavailable', because: 'no git' },
    { state: 'commit', head: HEAD, tree: TREE, dirty: true },
  ] as const)('names its commit without what changed there: $state', (subject) => {
    const looked = Object.assign({ changed: ['src/a.ts'] }, subject)
    expect(shardOf(seen, { ...CIRCUMSTANCES, subject: looked }, about).subject).toEqual(subject)
  })

  test('is read with what took no time, and with other limits than that it is a shard', () => {
    const [one] = SHARDS
    if (one === undefined) throw new Error('there are three')
    const content = { ...one.shard, milliseconds: 0, run: { ...one.shard.run, limits: [bail] } }
    expect(parseShard(Buffer.from(textOf(content)))).toMatchObject({ shard: { milliseconds: 0, run: { limits: [bail] } } })
  })

  test('that was edited is refused at its digest', () => {
    const [one] = SHARDS
    if (one === undefined) throw new Error('there are three')
    const edited = textOf(one.shard).replace('"milliseconds": 4200', '"milliseconds": 4201')
    expect(parseShard(Buffer.from(edited))).toMatchObject({ mistakes: [{ where: '/digest', what: expect.stringContaining('was edited') }] })
  })
})
