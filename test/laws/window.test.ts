import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeWindow } from '../../src/check/flakes/window.ts'
import type { FlakeBudget } from '../../src/check/flakes/window.ts'
import type { PastOutcome } from '../../src/model/history.ts'

const budgets: fc.Arbitrary<FlakeBudget> = fc.record({
  windowRuns: fc.integer({ min: 1, max: 12 }),
  maxFailRate: fc.oneof(fc.constantFrom(0, 0.05, 0.1, 0.25, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true })),
})

const outcomes: fc.Arbitrary<PastOutcome> = fc.record({
  run: fc.constant('0123456789abcdef'),
  // Few minutes, so that many runs share one.
  at: fc.integer({ min: 0, max: 15 }).map((minute) => `2026-11-10T12:${String(minute).padStart(2, '0')}:00.000Z`),
  outcome: fc.constantFrom('passed', 'passed', 'flaky', 'failed'),
  signatures: fc.constant([]),
})

const windows = fc.array(outcomes, { maxLength: 20 })

const NEWEST = '2026-11-10T12:30:00.000Z'

describe('the window of past runs', () => {
  test('its order says nothing', () => {
    fc.assert(
      fc.property(
        budgets,
        windows.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }))),
        (budget, [all, shuffled]) => {
          expect(judgeWindow(budget, shuffled)).toEqual(judgeWindow(budget, all))
        },
      ),
    )
  })

  test('a run that failed instead of passing never makes it better', () => {
    fc.assert(
      fc.property(budgets, windows, fc.nat(), (budget, all, pick) => {
        const index = all.length === 0 ? -1 : pick % all.length
        const worse = all.map((one, at) => (at === index ? { ...one, outcome: 'failed' as const } : one))
        const [before, after] = [judgeWindow(budget, all), judgeWindow(budget, worse)]
        expect(after.failures).toBeGreaterThanOrEqual(before.failures)
        expect(after.runs).toBe(before.runs)
        expect([before.state, 'exceeded']).toContain(after.state)
      }),
    )
  })

  test('one more failing run never mends it', () => {
    fc.assert(
      fc.property(budgets, windows, (budget, all) => {
        const [before, after] = [
          judgeWindow(budget, all),
          judgeWindow(budget, [{ run: 'f'.repeat(16), at: NEWEST, outcome: 'failed', signatures: [] }, ...all]),
        ]
        expect(after.failures).toBeGreaterThanOrEqual(before.failures)
        expect(before.state === 'exceeded' && after.state !== 'exceeded').toBe(false)
      }),
    )
  })

  test('losing runs that passed never mends it', () => {
    fc.assert(
      fc.property(budgets, windows, fc.nat(), (budget, all, pick) => {
        const passing = all.filter(({ outcome }) => outcome === 'passed')
        const lost = passing[passing.length === 0 ? 0 : pick % passing.length]
        const after = judgeWindow(
          budget,
          all.filter((one) => one !== lost),
        )
        expect(judgeWindow(budget, all).state === 'exceeded' && after.state !== 'exceeded').toBe(false)
      }),
    )
  })

  test('a smaller rate is never milder', () => {
    fc.assert(
      fc.property(budgets, fc.double({ min: 0, max: 1, noNaN: true }), windows, (budget, other, all) => {
        const stricter = { ...budget, maxFailRate: Math.min(budget.maxFailRate, other) }
        expect([judgeWindow(budget, all).state, 'exceeded']).toContain(judgeWindow(stricter, all).state)
      }),
    )
  })

  test('a short window that is exceeded stays so however the missing runs end, and one that is short could still be within', () => {
    fc.assert(
      fc.property(budgets, windows, (budget, all) => {
        const judged = judgeWindow(budget, all)
        if (judged.runs === budget.windowRuns) return
        const passing = Array.from({ length: budget.windowRuns - judged.runs }, (): PastOutcome => ({
          run: 'f'.repeat(16),
          at: NEWEST,
          outcome: 'passed',
          signatures: [],
        }))
        expect(judgeWindow(budget, [...passing, ...all]).state).toBe(judged.state === 'exceeded' ? 'exceeded' : 'within')
      }),
    )
  })
})
