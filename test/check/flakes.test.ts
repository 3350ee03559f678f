import { describe, expect, test } from 'vitest'
import { classifyRun } from '../../src/check/classified.ts'
import { checkFlakes, freezeStates } from '../../src/check/flakes/check.ts'
import { FLAKES_CASES, worldOf } from './flakes.cases.ts'
import { absent, invalid } from './owned.ts'
import { seenRun } from './seen.ts'

describe('checkFlakes', () => {
  test.each(FLAKES_CASES)('$name', (row) => {
    const answer = checkFlakes(classifyRun(seenRun(worldOf(row))))
    expect(answer.state).toBe('answered')
    const found = answer.state === 'answered' ? answer.findings : []
    expect(found.map(({ rule }) => rule).sort()).toEqual([...row.rules].sort())
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
