import { describe, expect, test } from 'vitest'
import { capture, oracle } from 'vitest-oracle'
import { remaining } from '../../src/deadline.ts'
import { readClockTwice } from './clock.ts'

describe('remaining', () => {
  test('never exceeds the window', oracle('N', { covers: 'src/deadline.ts', corpus: 'oracle/corpus/clock-pair.json' }), () => {
    const { first, second } = capture('clock-pair', readClockTwice)
    expect(remaining({ opened: first, length: 60_000 }, second)).toBeLessThanOrEqual(60_000)
  })
})
