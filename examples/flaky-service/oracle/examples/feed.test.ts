import { describe, expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { quickestInTime, rateToShow } from '../../src/feed.ts'

const north = { mirror: 'north', milliseconds: 90, rate: 108 }
const south = { mirror: 'south', milliseconds: 40, rate: 109 }

describe('the feed', oracle('E', { covers: 'src/feed.ts' }), () => {
  test('takes the quickest answer', () => {
    expect(quickestInTime([north, south], 100)).toBe(south)
  })
  test('takes an answer that comes at the deadline, and none after it', () => {
    expect(quickestInTime([north], 90)).toBe(north)
    expect(quickestInTime([north], 89)).toBe(null)
  })
  test('says so where there is nothing to show', () => {
    expect(() => rateToShow([north], 10, null)).toThrow('no mirror answered within 10 ms')
  })
})
