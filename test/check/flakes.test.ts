import { describe, expect, test } from 'vitest'
import { classifyRun } from '../../src/check/classified.ts'
import { checkFlakes, freezeStates, retriesAllowed } from '../../src/check/flakes/check.ts'
import { leaseContext } from '../../src/check/flakes/leases.ts'
import { budgetOf, judgeWindow, windowsAsked } from '../../src/check/flakes/window.ts'
import type { Freeze } from '../../src/model/owned-files.ts'
import { FLAKES_CASES, ID, WINDOW_CASES, past, row, worldOf } from './flakes.cases.ts'
import type { FlakesCase } from './flakes.cases.ts'
import { absent, invalid, ownedFiles, sha } from './owned.ts'
import { saidOf } from './said.ts'
import { seenRun } from './seen.ts'

describe('checkFlakes', () => {
  test.each([...FLAKES_CASES, ...WINDOW_CASES])('$name', (row) => {
    const answer = checkFlakes(classifyRun(seenRun(worldOf(row))), row.history)
    expect(answer.state).toBe('answered')
    const found = answer.state === 'answered' ? answer.findings : []
    expect(found.map(({ rule }) => rule).sort()).toEqual([...row.rules].sort())
  })

  test('what each row says, whole', async () => {
    const said = saidOf([...FLAKES_CASES, ...WINDOW_CASES], (row) => checkFlakes(classifyRun(seenRun(worldOf(row))), row.history))
    await expect(said).toMatchFileSnapshot('../golden/findings/flakes.txt')
  })

  test.each([
    { name: 'a ledger with mistakes', owned: { ledger: invalid('oracle/ledger.yaml') }, state: 'unavailable' },
    { name: 'no policy', owned: { policy: absent('oracle/policy.yaml') }, state: 'unavailable' },
    { name: 'no ledger and no failure', owned: { ledger: absent('oracle/ledger.yaml') }, state: 'not-applicable' },
  ])('$name', ({ owned, state }) => {
    const run = classifyRun(seenRun({ owned }))
    expect(checkFlakes(run).state).toBe(state)
    expect(freezeStates(run)).toEqual([])
  })

  test('no ledger, and a failure, which nothing excuses then', () => {
    const { modules = [] } = worldOf({ name: '', clock: 'fails', rules: [] })
    const answer = checkFlakes(classifyRun(seenRun({ modules, owned: { ledger: absent('oracle/ledger.yaml') } })))
    expect(answer.state === 'answered' && answer.findings.map(({ rule }) => rule)).toEqual(['flake-without-freeze'])
  })

  test('rows are held against nothing without a policy', () => {
    const { owned = {} } = worldOf({ name: '', rows: [row()], rules: [] })
    const run = classifyRun(seenRun({ owned: { ...owned, policy: absent('oracle/policy.yaml') } }))
    expect(freezeStates(run)).toEqual([])
    expect(() => leaseContext(run)).toThrow('a ledger is judged under a policy')
  })
})

describe('freezeStates', () => {
  test.each([
    { name: 'a failure that a freeze covers', state: 'excuses' },
    { name: 'a freeze that nobody needs', state: 'unused' },
    { name: 'a failure with another signature', state: 'refused' },
    { name: 'a lease that ended a moment ago', state: 'refused' },
  ])('$name: $state', ({ name, state }) => {
    const row = FLAKES_CASES.find((one) => one.name === name)
    expect(row).toBeDefined()
    if (row !== undefined) expect(freezeStates(classifyRun(seenRun(worldOf(row)))).map((one) => one.state)).toEqual([state])
  })
})

test('the freezes of a verdict come sorted, and a row with a mistake is none', () => {
  const other = 'src/n.oracle.test.ts > n'
  const first = 'a.test.ts > a'
  const of = (...tests: readonly string[]) => {
    const rows = [...tests.map((one) => row({ test: one })), { test: 'x', at: { file: 'oracle/ledger.yaml' }, mistakes: [] }]
    return freezeStates(classifyRun(seenRun(worldOf({ name: '', rules: [], rows })))).map((freeze) => freeze.test)
  }
  expect(of(ID, first, other)).toEqual([first, other, ID])
  expect(of(other, ID, first)).toEqual([first, other, ID])
})

describe('with a history', () => {
  const asks = { rows: [row({ windowRuns: 10, maxFailRate: 0.2, retries: 2 })], clock: 'fails' } as const
  const run = (changes: Partial<FlakesCase> = {}) => classifyRun(seenRun(worldOf({ name: '', rules: [], ...asks, ...changes })))

  test('a history that cannot be read is no answer where a row asks for it, and what else was seen is kept', () => {
    const answer = checkFlakes(run(), { state: 'unavailable', because: 'the folder cannot be read' })
    expect(answer).toMatchObject({
      state: 'unavailable',
      because: 'rows of oracle/ledger.yaml ask for past runs, and the folder cannot be read',
    })
    expect(answer.state === 'unavailable' && answer.findings?.map(({ rule }) => rule)).toEqual(['flake-frozen'])
  })

  test('a short window is a note where nothing failed', () => {
    const answer = checkFlakes(run({ clock: 'passes' }), past('.'))
    expect(answer.state === 'answered' && answer.findings.map(({ rule, args, atMost }) => [rule, args, atMost?.severity])).toEqual([
      ['flake-window-empty', { test: ID, windowRuns: 10, runs: 1 }, 'note'],
    ])
  })

  test('what is wrong with the window stands at the row', () => {
    const answer = checkFlakes(run({ clock: 'passes' }), past('xxx'))
    expect(answer.state === 'answered' && answer.findings.map(({ args, at }) => [args, at?.file])).toEqual([
      [{ test: ID, failures: 3, runs: 3, maxFailRate: 0.2 }, 'oracle/ledger.yaml'],
    ])
  })

  test.each([
    { name: 'a full window within the budget', history: past('.x........'), allowed: 2 },
    { name: 'a short window', history: past('.........'), allowed: undefined },
    { name: 'a spent budget', history: past('xxx.......'), allowed: undefined },
    { name: 'a test that passed', history: past('..........'), changes: { clock: 'passes' }, allowed: undefined },
    { name: 'another failure', history: past('..........'), changes: { signature: '000000000001' }, allowed: undefined },
    { name: 'no row', history: past('..........'), changes: { rows: [] }, allowed: undefined },
    {
      name: 'a row that gives none',
      history: past('..........'),
      changes: { rows: [row({ windowRuns: 10, maxFailRate: 0.2 })] },
      allowed: undefined,
    },
    {
      name: 'a row that gives nought',
      history: past('..........'),
      changes: { rows: [row({ windowRuns: 10, maxFailRate: 0.2, retries: 0 })] },
      allowed: undefined,
    },
    { name: 'a row without a window', history: past('..........'), changes: { rows: [row({ retries: 2 })] }, allowed: undefined },
    {
      name: 'a row with a mistake',
      history: past('..........'),
      changes: { rows: [{ test: ID, at: { file: 'oracle/ledger.yaml' }, mistakes: [] }] },
      allowed: undefined,
    },
    {
      name: 'an expired row',
      history: past('..........'),
      changes: { rows: [row({ windowRuns: 10, maxFailRate: 0.2, retries: 2, expires: '2026-11-10' })] },
      allowed: undefined,
    },
  ] as const)('retries: $name', ({ history, allowed, ...more }) => {
    expect(retriesAllowed(run('changes' in more ? more.changes : {}), history).get(ID)).toBe(allowed)
  })

  test.each([
    { name: 'a spent budget, though nothing failed', history: past('xxx'), changes: { clock: 'passes' }, state: 'refused' },
    { name: 'every attempt failed', history: past('..........'), changes: { clock: 'fails-again' }, state: 'refused' },
    { name: 'a pass at a later attempt', history: past('..........'), changes: { clock: 'passes-again' }, state: 'excuses' },
    { name: 'nothing failed', history: past('..........'), changes: { clock: 'passes' }, state: 'unused' },
  ] as const)('state of the freeze: $name: $state', ({ history, changes, state }) => {
    expect(freezeStates(run(changes), history).map((one) => one.state)).toEqual([state])
  })
})

describe('windows', () => {
  test('a row asks for one by both of its halves', () => {
    const of = (changes: Parameters<typeof row>[0]) => budgetOf({ ...row().freeze, ...changes } as Freeze)
    expect(of({ windowRuns: 10, maxFailRate: 0.2 })).toEqual({ windowRuns: 10, maxFailRate: 0.2 })
    expect([of({ windowRuns: 10 }), of({ maxFailRate: 0.2 }), of({})]).toEqual([undefined, undefined, undefined])
  })

  test('of two rows for one test the larger is asked for, and of no ledger nothing', () => {
    const mistaken = { test: 'x', at: { file: 'oracle/ledger.yaml' }, mistakes: [] }
    const value = [row({ windowRuns: 10 }), row({ windowRuns: 20 }), row({ windowRuns: 15 }), row({ test: 'a' }), mistaken]
    const ledger = { state: 'read', path: 'oracle/ledger.yaml', sha256: sha('0'), value } as const
    expect([...windowsAsked(ownedFiles({ ledger }))]).toEqual([[ID, 20]])
    expect([...windowsAsked(ownedFiles())]).toEqual([])
  })

  test('of two runs at one moment the one that failed counts, and a short window is said to be one', () => {
    const at = '2026-11-10T12:00:00.000Z'
    const [passed, failed] = (['passed', 'failed'] as const).map((outcome) => ({ run: '0', at, outcome, signatures: [] }))
    if (passed === undefined || failed === undefined) throw new Error('no outcomes')
    const budget = { windowRuns: 1, maxFailRate: 1 }
    expect(judgeWindow(budget, [passed, failed])).toEqual({ state: 'within', failures: 1, runs: 1 })
    expect(judgeWindow(budget, [failed, passed])).toEqual({ state: 'within', failures: 1, runs: 1 })
    expect(judgeWindow({ ...budget, windowRuns: 2 }, [failed])).toEqual({ state: 'short', failures: 1, runs: 1 })
  })
})
