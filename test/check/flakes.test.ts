import { describe, expect, test } from 'vitest'
import { classifyRun } from '../../src/check/classified.ts'
import { checkFlakes, freezeStates, retriesAllowed } from '../../src/check/flakes/check.ts'
import { FLAKES_CASES, ID, WINDOW_CASES, past, row, worldOf } from './flakes.cases.ts'
import type { FlakesCase } from './flakes.cases.ts'
import { absent, invalid } from './owned.ts'
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
    expect(checkFlakes(classifyRun(seenRun({ owned }))).state).toBe(state)
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
