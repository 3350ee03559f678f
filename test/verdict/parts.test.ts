import { describe, expect, test } from 'vitest'
import { classifyRun } from '../../src/check/classified.ts'
import type { OwnedFiles } from '../../src/model/owned-observations.ts'
import type { ModuleObservation, TestObservation } from '../../src/model/run.ts'
import { classCounts, failuresOf, inTextOrder, listedTests, phaseState, seedsOf, withKills } from '../../src/verdict/parts.ts'
import { regionsOf } from '../../src/verdict/regions.ts'
import {
  CLOCK,
  error,
  evidence,
  EXAMPLE,
  failed,
  failure,
  moduleOf,
  passed,
  PLAIN,
  PROPERTY,
  property,
  propertyRun,
  seenRun,
} from '../check/seen.ts'

const classified = (...modules: readonly ModuleObservation[]) => classifyRun(seenRun({ modules }))
const plain = (...tests: readonly (readonly [title: string, change: Partial<TestObservation>])[]) =>
  moduleOf(
    PLAIN,
    tests.map(([title, change]) => passed(PLAIN, title, change)),
  )

test('what a phase says of itself is why it has no answer', () => {
  expect(phaseState({ state: 'answered', findings: [] })).toEqual({ state: 'answered', because: '' })
  expect(phaseState({ state: 'unavailable', because: 'no' })).toEqual({ state: 'unavailable', because: 'no' })
  expect(phaseState({ state: 'not-evaluated', because: 'nobody asked' })).toEqual({ state: 'not-evaluated', because: 'nobody asked' })
})

test('texts stand by their code units, and of equal ones none comes first', () => {
  const order = inTextOrder((text: string) => text)
  const texts = ['', 'B', 'a', 'a ', 'b', '😀', '\ue000']
  expect(texts.map((one) => texts.map((other) => order(one, other)))).toEqual(
    texts.map((_, at) => texts.map((__, other) => Math.sign(at - other))),
  )
})

test('tests are counted by class and by what became of them', () => {
  const { tests } = classified(
    moduleOf(EXAMPLE, [passed(EXAMPLE, 'a'), failed(EXAMPLE, 'b')]),
    moduleOf(PROPERTY, [property({ state: 'skipped' })]),
    moduleOf(CLOCK, [passed(CLOCK, 'deadline window', { state: 'pending' })]),
    plain(
      ['a', {}],
      ['b', {}],
      ['c', { state: 'failed' }],
      ['d', { state: 'skipped' }],
      ['e', { state: 'pending' }],
      ['f', { state: 'skipped' }],
    ),
  )
  expect(classCounts(tests)).toEqual({
    E: { passed: 1, failed: 1, notRun: 0 },
    P: { passed: 0, failed: 0, notRun: 1 },
    F: { passed: 0, failed: 0, notRun: 0 },
    N: { passed: 0, failed: 0, notRun: 1 },
    U: { passed: 2, failed: 1, notRun: 3 },
  })
})

describe('a verdict lists', () => {
  const { tests } = classified(
    plain(
      ['z that passed', {}],
      ['a that failed', { state: 'failed' }],
      ['b that passed at last', { flaky: true }],
      ['c that was forged', { forged: true }],
      ['d that says more than it may', { declared: { cls: 'E', covers: [] } }],
      ['e that was skipped', { state: 'skipped' }],
    ),
    moduleOf(CLOCK, [passed(CLOCK, 'deadline window')]),
    moduleOf(EXAMPLE, [passed(EXAMPLE, 'adds')]),
  )
  const titles = (inventory: boolean) => listedTests(tests, inventory).map(({ id }) => id.split(' > ')[1])

  test('what matters to the decision, by its id', () => {
    expect(titles(false)).toEqual([
      'adds',
      'deadline window',
      'a that failed',
      'b that passed at last',
      'c that was forged',
      'd that says more than it may',
    ])
  })

  test('or all of them', () => {
    const all = [
      'a that failed',
      'b that passed at last',
      'c that was forged',
      'd that says more than it may',
      'e that was skipped',
      'z that passed',
    ]
    expect(titles(true)).toEqual(['adds', 'deadline window', ...all])
  })

  test('what is known of each', () => {
    const one = property({
      evidence: evidence({ assertions: 7, propertyRuns: [propertyRun({ seed: 9 })], seeds: ['list:orders'] }),
      failures: [failure('aaaaaaaaaaaa'), failure('bbbbbbbbbbbb')],
    })
    const [{ evidence: _, ...silent }, known] = [property({ id: 'z', titles: ['z'] }), one]
    const [first, second] = listedTests(classified(moduleOf(PROPERTY, [known, silent])).tests, true)
    expect(first).toMatchObject({
      claimed: 'P',
      granted: 'P',
      assertions: 7,
      runs: [propertyRun({ seed: 9 })],
      seeds: ['list:orders'],
      signatures: ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'],
    })
    expect(second).toMatchObject({ assertions: null, runs: [], seeds: [], signatures: [] })
    expect(listedTests(classified(plain(['own', {}])).tests, true)).toMatchObject([{ claimed: null, granted: 'U' }])
  })
})

test('the kills of trusted tests are those of the known-bads, and no others', () => {
  const listed = listedTests(classified(moduleOf(EXAMPLE, [passed(EXAMPLE, 'adds')]), plain(['own', {}])).tests, true)
  const by = (...killedBy: readonly string[]) => ({ outcome: 'killed', killedBy, covers: [], milliseconds: 0 }) as const
  const kills = (knownBad: Parameters<typeof withKills>[1]) =>
    withKills(
      listed.map((one) => ({ ...one, observedKills: ['old.patch'] })),
      knownBad,
    ).map(({ observedKills }) => observedKills)
  const both = [`${EXAMPLE} > adds`, `${PLAIN} > own`]
  expect(
    kills([
      { file: 'b.patch', ...by(...both) },
      { file: 'a.patch', ...by(...both) },
    ]),
  ).toEqual([['a.patch', 'b.patch'], undefined])
  expect(kills([{ file: 'a.patch', ...by('x > y') }])).toEqual([[], undefined])
  expect(kills([])).toEqual([undefined, undefined])
})

test('failures are those of tests, of hooks and of nobody, by their owners and in the order in which they came', () => {
  const hooks = [{ owner: 'tests/b.test.ts > suite', errors: [error()], failures: [failure('cccccccccccc'), failure('aaaaaaaaaaaa')] }]
  const run = classifyRun(
    seenRun({
      modules: [
        plain(['own', { state: 'failed', failures: [failure('bbbbbbbbbbbb')] }], ['silent', { state: 'failed' }]),
        moduleOf('tests/b.test.ts', [], { hookFailures: hooks }),
      ],
      run: {
        unhandledErrors: [
          { error: error(), failure: failure('eeeeeeeeeeee') },
          { error: error(), failure: failure('dddddddddddd'), file: 'a.test.ts' },
        ],
      },
    }),
  )
  expect(failuresOf([run]).map(({ owner, signature }) => `${owner} ${signature}`)).toEqual([
    'a.test.ts dddddddddddd',
    'tests/b.test.ts > suite cccccccccccc',
    'tests/b.test.ts > suite aaaaaaaaaaaa',
    `${PLAIN} > own bbbbbbbbbbbb`,
    'unhandled eeeeeeeeeeee',
  ])
  const { parts } = failure('bbbbbbbbbbbb')
  expect(failuresOf([run])[3]).toEqual({ signature: 'bbbbbbbbbbbb', owner: `${PLAIN} > own`, message: parts.message, parts })
  expect(failuresOf([classified(plain(['own', {}]))])).toEqual([])
})

test('the lists of seeds stand by their names', () => {
  const fresh = { freshSeed: 5, freshName: 'fresh-0', freshFrom: 'commit' } as const
  const seeds = {
    state: 'read',
    path: 'oracle/seeds.txt',
    sha256: '0',
    value: { zeta: [1, 2], alpha: [3], nothing: [] },
  } as unknown as OwnedFiles['seeds']
  expect(seedsOf(fresh, { seeds })).toEqual({
    ...fresh,
    lists: [
      { name: 'alpha', count: 1 },
      { name: 'nothing', count: 0 },
      { name: 'zeta', count: 2 },
    ],
  })
  expect(seedsOf(fresh, { seeds: { state: 'absent', path: 'oracle/seeds.txt' } })).toEqual({ ...fresh, lists: [] })
})

describe('the regions of a verdict', () => {
  const claiming = (title: string, ...covers: readonly string[]) => passed(EXAMPLE, title, { declared: { cls: 'E', covers } })
  const regions = (...modules: readonly ModuleObservation[]) => regionsOf(classified(...modules).tests)
  const imported = ['src/b.ts', 'src/a.ts', 'lib/c.ts']

  test('are the claims of trusted tests, and what of them was imported', () => {
    expect(
      regions(moduleOf(EXAMPLE, [claiming('z', 'src/**', 'src/a.ts', 'src/**'), claiming('a', 'src/a.ts#sum', 'src/**')], { imported })),
    ).toEqual([
      { covers: 'src/**', tests: [`${EXAMPLE} > a`, `${EXAMPLE} > z`], imported: ['src/a.ts', 'src/b.ts'], known: true },
      { covers: 'src/a.ts', tests: [`${EXAMPLE} > z`], imported: ['src/a.ts'], known: true },
      { covers: 'src/a.ts#sum', tests: [`${EXAMPLE} > a`], imported: ['src/a.ts'], known: true },
    ])
  })

  test('stand by their claims, in whatever order they came', () => {
    const order = (...covers: readonly string[]) =>
      regions(moduleOf(EXAMPLE, [claiming('a', ...covers)], { imported })).map((one) => one.covers)
    expect(order('src/b.ts', 'src/a.ts', 'lib/c.ts')).toEqual(['lib/c.ts', 'src/a.ts', 'src/b.ts'])
    expect(order('lib/c.ts', 'src/b.ts', 'src/a.ts')).toEqual(['lib/c.ts', 'src/a.ts', 'src/b.ts'])
  })

  test('are not known where one test could not say what it imported', () => {
    const other = 'oracle/examples/b.test.ts'
    const silent = moduleOf(other, [passed(other, 'b', { declared: { cls: 'E', covers: ['src/**'] } })])
    const telling = moduleOf(EXAMPLE, [claiming('a', 'src/**')], { imported })
    const both = { covers: 'src/**', tests: [`${EXAMPLE} > a`, `${other} > b`], imported: ['src/a.ts', 'src/b.ts'], known: false }
    expect(regions(telling, silent)).toEqual([both])
    expect(regions(silent, telling)).toEqual([both])
  })

  test('are none of tests that nothing is trusted of', () => {
    const own = passed(PLAIN, 'own', { declared: { cls: 'E', covers: ['src/**'] } })
    expect(regions(moduleOf(PLAIN, [own], { imported }))).toEqual([])
  })
})
