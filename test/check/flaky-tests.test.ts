import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leaseStart, proposalFor } from '../../src/check/flakes/draft.ts'
import { judgeLeases } from '../../src/check/flakes/leases.ts'
import { flakyTally } from '../../src/check/flakes/tally.ts'
import type { FlakyTest } from '../../src/check/flakes/tally.ts'
import { rateInterval } from '../../src/check/flakes/wilson.ts'
import type { HistoryRun, TestOutcome } from '../../src/model/history.ts'
import { ID, row } from './flakes.cases.ts'
import { POLICY, absent, ownedFiles, sha } from './owned.ts'
import { NOW, SIGNATURE } from './seen.ts'

const outcome = (kind: TestOutcome['outcome'], changes: Partial<TestOutcome> = {}): TestOutcome => ({
  test: ID,
  outcome: kind,
  attempts: kind === 'flaky' ? 2 : 1,
  signatures: kind === 'passed' ? [] : [SIGNATURE],
  ...changes,
})

const runOn = (tree: string | null, day: number, ...outcomes: readonly TestOutcome[]): HistoryRun => ({
  version: 1,
  at: `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  run: `${day}`.padStart(16, '0'),
  shard: null,
  commit: null,
  tree,
  machine: `machine ${day % 2}`,
  outcomes,
})

function tallyOf(...runs: readonly HistoryRun[]): readonly FlakyTest[] {
  const tally = flakyTally()
  for (const run of runs) tally.add(run)
  return tally.tests()
}

const [A, B] = ['a'.repeat(40), 'b'.repeat(40)]

describe('flaky tests', () => {
  test.each([
    { name: 'passes and fails on one tree', runs: [runOn(A, 1, outcome('passed')), runOn(A, 2, outcome('failed'))], found: true },
    { name: 'fails on one tree, passes on another', runs: [runOn(A, 1, outcome('passed')), runOn(B, 2, outcome('failed'))], found: false },
    { name: 'always fails', runs: [runOn(A, 1, outcome('failed')), runOn(A, 2, outcome('failed'))], found: false },
    { name: 'always passes', runs: [runOn(A, 1, outcome('passed')), runOn(A, 2, outcome('passed'))], found: false },
    { name: 'passes at a later attempt', runs: [runOn(A, 1, outcome('flaky'))], found: true },
    {
      name: 'two runs of trees that nobody knows',
      runs: [runOn(null, 1, outcome('passed')), runOn(null, 2, outcome('failed'))],
      found: false,
    },
    {
      name: 'two shards of a run of such a tree',
      runs: [runOn(null, 1, outcome('passed')), runOn(null, 1, outcome('failed'))],
      found: true,
    },
  ])('a test that $name: $found', ({ runs, found }) => {
    expect(tallyOf(...runs).map((one) => one.test)).toEqual(found ? [ID] : [])
  })

  test('what is known of one', () => {
    const other = '0000000000ab'
    const [flaky] = tallyOf(
      runOn(A, 9, outcome('failed', { signatures: [SIGNATURE, other] })),
      runOn(A, 3, outcome('passed')),
      runOn(B, 4, outcome('flaky')),
      runOn(B, 6, outcome('passed')),
    )
    expect(flaky).toMatchObject({
      runs: 4,
      failures: 2,
      trees: 2,
      rate: 0.5,
      firstSeen: '2026-11-04T00:00:00.000Z',
      lastSeen: '2026-11-09T00:00:00.000Z',
      signatures: [
        { signature: SIGNATURE, runs: 2 },
        { signature: other, runs: 1 },
      ],
      machines: ['machine 0', 'machine 1'],
    })
  })

  test('signatures come by how often they were met, then by name, and tests by the rate that is sure, then by name', () => {
    const tests = ['c', 'a', 'd', 'b'].map((test) => ({ test }))
    const runs = [
      runOn(A, 1, ...tests.map((one) => outcome('passed', one))),
      runOn(A, 2, ...tests.map((one) => outcome('failed', { ...one, signatures: ['s2', 's3', 's1'] }))),
      runOn(A, 3, outcome('failed', { test: 'd', signatures: ['s3'] })),
    ]
    const [worst, ...others] = tallyOf(...runs)
    expect([worst?.test, ...others.map(({ test: id }) => id)]).toEqual(['d', 'a', 'b', 'c'])
    expect(worst?.signatures.map(({ signature, runs: times }) => `${signature} ${times}`)).toEqual(['s3 2', 's1 1', 's2 1'])
    expect(others[0]?.signatures.map(({ signature }) => signature)).toEqual(['s1', 's2', 's3'])
  })

  test('the order of the runs says nothing', () => {
    const kinds = fc.constantFrom('passed' as const, 'failed' as const, 'flaky' as const)
    const runs = fc.array(
      fc
        .tuple(fc.constantFrom(A, B, null), fc.integer({ min: 1, max: 28 }), kinds)
        .map(([tree, day, kind]) => runOn(tree, day, outcome(kind))),
      { maxLength: 12 },
    )
    const shuffled = runs.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    )
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(tallyOf(...other)).toEqual(tallyOf(...all))
      }),
    )
  })

  test('what fails more often for sure stands first', () => {
    const often = Array.from({ length: 20 }, (_, day) => runOn(A, day + 1, outcome(day % 2 === 0 ? 'failed' : 'passed')))
    const once = [runOn(A, 1, outcome('failed', { test: 'a > once' })), runOn(A, 2, outcome('passed', { test: 'a > once' }))]
    expect(tallyOf(...once, ...often).map((one) => one.test)).toEqual([ID, 'a > once'])
  })
})

describe('the interval of a rate', () => {
  // Where |p̂ − p| = z·√(p(1−p)/n), found by bisection and not by the formula.
  test.each([
    { failures: 0, runs: 10, low: 0, high: 0.2775328 },
    { failures: 1, runs: 10, low: 0.01787621, high: 0.40415 },
    { failures: 5, runs: 10, low: 0.2365931, high: 0.7634069 },
    { failures: 10, runs: 10, low: 0.7224672, high: 1 },
    { failures: 2, runs: 40, low: 0.0138207, high: 0.1650388 },
  ])('$failures of $runs', ({ failures, runs, low, high }) => {
    const interval = rateInterval(failures, runs)
    expect(interval.low).toBeCloseTo(low, 6)
    expect(interval.high).toBeCloseTo(high, 6)
  })

  test('it holds the rate, lies within 0 and 1, and grows with the failures', () => {
    const counts = fc.integer({ min: 1, max: 10_000 }).chain((runs) => fc.tuple(fc.integer({ min: 0, max: runs - 1 }), fc.constant(runs)))
    fc.assert(
      fc.property(counts, ([failures, runs]) => {
        const [one, next] = [rateInterval(failures, runs), rateInterval(failures + 1, runs)]
        expect(0 <= one.low && one.low <= one.rate && one.rate <= one.high && one.high <= 1).toBe(true)
        expect(one.low <= next.low && one.high <= next.high).toBe(true)
      }),
    )
  })

  test('of a test that always failed the rate may be one, and of one that never did nought', () => {
    for (let runs = 1; runs <= 200; runs++) expect([rateInterval(runs, runs).high, rateInterval(0, runs).low]).toEqual([1, 0])
  })

  test('of no run nothing is known', () => {
    expect(rateInterval(0, 0)).toEqual({ rate: 0, low: 0, high: 1 })
  })
})

describe('the row that is proposed', () => {
  const flaky = (changes: Partial<FlakyTest> = {}): FlakyTest => {
    const [one] = tallyOf(runOn(A, 8, outcome('failed')), runOn(A, 9, outcome('passed')))
    if (one === undefined) throw new Error('it is no flake')
    return { ...one, ...changes }
  }

  test('it is a valid freeze once a person has filled in what only a person knows', () => {
    const proposal = proposalFor(flaky(), ownedFiles(), NOW)
    if (proposal.state !== 'draft') throw new Error(proposal.because)
    expect(proposal.draft).toMatchObject({
      test: ID,
      firstSeen: '2026-11-08',
      expires: '2026-11-24',
      owner: '@shop/owners',
      reason: '',
      issue: '',
      corpus: '',
      corpusSha256: '',
    })
    const freeze = { ...proposal.draft, reason: 'x', issue: 'x', corpus: 'captured/a.json', corpusSha256: sha('c') }
    const [lease] = judgeLeases([row(freeze)], { now: NOW, policy: POLICY, granted: new Map([[ID, 'N']]), whole: true })
    expect(lease?.findings).toEqual([])
  })

  test('a failure that was seen long ago is leased from today', () => {
    const proposal = proposalFor(flaky({ firstSeen: '2026-01-01T00:00:00.000Z' }), ownedFiles(), NOW)
    expect(proposal).toMatchObject({ draft: { firstSeen: '2026-11-10', expires: '2026-11-24' } })
  })

  test('a lease may be as long as the policy says, and not longer', () => {
    const start = (firstSeen: string) => leaseStart(`${firstSeen}T09:00:00.000Z`, '2026-11-24', 14, NOW)
    expect(['2026-11-11', '2026-11-10', '2026-11-09'].map(start)).toEqual(['2026-11-11', '2026-11-10', '2026-11-10'])
    expect(leaseStart('2026-10-25T00:00:00.000Z', '2026-11-24', 30, NOW)).toBe('2026-10-25')
    expect(leaseStart('2026-10-24T00:00:00.000Z', '2026-11-24', 30, NOW)).toBe('2026-11-10')
  })

  test('a policy with a shorter term has its way', () => {
    const value = { ...POLICY, freezes: { ...POLICY.freezes, maxDays: 3 } }
    const proposal = proposalFor(
      flaky(),
      ownedFiles({ policy: { state: 'read', path: 'oracle/policy.yaml', sha256: sha('0'), value } }),
      NOW,
    )
    expect(proposal).toMatchObject({ draft: { firstSeen: '2026-11-10', expires: '2026-11-13' } })
  })

  test.each([
    {
      name: 'a test that the policy does not list',
      changes: { test: 'tests/x.test.ts > y' },
      expected: { state: 'draft', notListed: true },
    },
    { name: 'a listed one', changes: {}, expected: { state: 'draft', notListed: false } },
    {
      name: 'an oracle',
      changes: { test: 'oracle/examples/a.test.ts > adds' },
      expected: { state: 'none', because: expect.stringContaining('never frozen') },
    },
    {
      name: 'failures without a signature',
      changes: { signatures: [] },
      expected: { state: 'none', because: expect.stringContaining('no signature') },
    },
  ])('$name', ({ changes, expected }) => {
    expect(proposalFor(flaky(changes), ownedFiles(), NOW)).toMatchObject(expected)
  })

  test.each([
    { name: 'a row that covers it', rows: [row()], because: 'the ledger has a row for it, which expires 2026-11-24' },
    {
      name: 'a row for other failures',
      rows: [row({ signatures: ['000000000001'] })],
      because: `the ledger has a row for it, which expires 2026-11-24 and does not cover ${SIGNATURE}`,
    },
    {
      name: 'a row with mistakes',
      rows: [{ test: ID, at: { file: 'oracle/ledger.yaml' }, mistakes: [] }],
      because: 'the ledger has a row for it, which has mistakes',
    },
  ])('$name', ({ rows, because }) => {
    const owned = ownedFiles({ ledger: { state: 'read', path: 'oracle/ledger.yaml', sha256: sha('0'), value: rows } })
    expect(proposalFor(flaky(), owned, NOW)).toEqual({ state: 'none', because })
  })

  test('a row for another test says nothing of this one', () => {
    const ledger = { state: 'read', path: 'oracle/ledger.yaml', sha256: sha('0'), value: [row({ test: 'another' })] } as const
    expect(proposalFor(flaky(), ownedFiles({ ledger }), NOW).state).toBe('draft')
  })

  test('without a policy', () => {
    expect(proposalFor(flaky(), ownedFiles({ policy: absent('oracle/policy.yaml') }), NOW)).toMatchObject({
      state: 'draft',
      notListed: true,
      draft: { owner: '' },
    })
  })
})
