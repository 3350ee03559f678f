import { describe, expect, test } from 'vitest'
import { shardSummaryOf, summaryOf } from '../../reporters/summary.ts'
import { VERDICTS, verdictOf } from '../golden/verdicts.ts'

const verdict = verdictOf('recommended', [], {
  decision: 'block',
  because: [
    { severity: 'block', rule: 'evidence-missing', row: null, why: 'tests/\u001b[2J\u202e.ts\n\n oracle  allow' },
    { severity: 'block', rule: 'oracle-failed', row: null, why: 'a' },
    { severity: 'block', rule: 'oracle-error', row: null, why: 'b' },
    { severity: 'review', rule: 'untrusted-failed', row: null, why: 'c' },
  ],
})

describe("the lines behind Vitest's own output", () => {
  test('no text of a test acts on the terminal, or looks like a line of ours', () => {
    const lines = summaryOf(verdict, '.oracle/\u0007verdict.json', false).split('\n')
    expect(lines.join('')).not.toMatch(/[\p{Cc}\u202e]/u)
    expect(lines.filter((line) => line.startsWith(' oracle  '))).toEqual([' oracle  block: this run does not count'])
  })

  test('the first reasons, how many more there are, and where all of it is', () => {
    const text = summaryOf(verdict, '.oracle/verdict.json', false)
    expect(text).toContain('   oracle-failed a\n')
    expect(text).toContain('and 1 more')
    expect(text).toContain('.oracle/verdict.json · npx vitest-oracle check')
  })

  test('in ASCII where no more can be shown', () => {
    for (const one of [verdict, ...Object.values(VERDICTS)]) expect(summaryOf(one, 'v.json', false, false)).toMatch(/^[\n -~]*$/)
  })
})

test('of a shard they say that it is one, and how it is judged', () => {
  const text = shardSummaryOf({ index: 2, count: 7 }, '.oracle/shards/2-of-7.json', false, false)
  expect(text).toMatch(/^[\n -~]*$/)
  expect(text).toContain('shard 2 of 7 is kept; by itself it is a block')
  expect(text).toContain('.oracle/shards/2-of-7.json')
  expect(text).toContain('npx vitest-oracle merge')
})
