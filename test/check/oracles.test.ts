import { describe, expect, test } from 'vitest'
import { classifyRun } from '../../src/check/classified.ts'
import { checkOracles } from '../../src/check/oracles/check.ts'
import { ORACLE_CASES } from './oracles.cases.ts'
import { saidOf } from './said.ts'
import { seenRun } from './seen.ts'

describe('checkOracles', () => {
  test.each(ORACLE_CASES)('$name', ({ world, rules, state = 'answered' }) => {
    const answer = checkOracles(classifyRun(seenRun(world)))
    expect(answer.state).toBe(state)
    const found = answer.state === 'not-applicable' ? [] : (answer.findings ?? [])
    expect(found.map(({ rule }) => rule).sort()).toEqual([...rules].sort())
  })

  test('what each row says, whole', async () => {
    const said = saidOf(ORACLE_CASES, ({ world }) => checkOracles(classifyRun(seenRun(world))))
    await expect(said).toMatchFileSnapshot('../golden/findings/oracles.txt')
  })
})
