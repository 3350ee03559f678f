import { expect, test } from 'vitest'
import { checkBudget } from '../../../src/check/budget/budget.ts'
import { parseTestFile } from '../../../src/observe/syntax/index.ts'

const CONTEXT = {
  weights: { assertionRemoved: 1, propertyAdded: 2, skipOutsideLedger: 99, fixtureDrift: 99 },
  production: { before: [], after: [] },
  ledger: { tests: new Set<string>(), points: 0, cap: 3 },
  undefinedBecause: null,
}

const file = (count: number, test: (i: number) => string) =>
  parseTestFile('tests/many.test.ts', Array.from({ length: count }, (_, i) => test(i)).join('\n'))

test('5,000 tests that all got another title and another value', { timeout: 120_000 }, () => {
  const before = file(5000, (i) => `test('is ${i}', () => {\n  expect(f(${i}, 'some', 'words', 'that', 'all', 'have')).toBe(${i})\n})`)
  const after = file(
    5000,
    (i) => `test('gives ${i}', () => {\n  expect(f(${i}, 'some', 'words', 'that', 'all', 'have')).toBe(${i + 1})\n})`,
  )
  const { findings } = checkBudget([before], [after], CONTEXT)
  expect(new Set(findings.map((f) => f.rule))).toEqual(new Set(['expected-value-changed']))
  expect(findings).toHaveLength(5000)
})

test('one test that loses 5,000 assertions about one subject', { timeout: 120_000 }, () => {
  const statements = Array.from({ length: 5000 }, (_, i) => `  expect(all).toContain(${i})`).join('\n')
  const before = parseTestFile('tests/one.test.ts', `test('a', () => {\n${statements}\n  expect(other).toBe(1)\n})`)
  const after = parseTestFile('tests/one.test.ts', "test('a', () => {\n  expect(other).toBe(1)\n})")
  const { score } = checkBudget([before], [after], CONTEXT)
  expect(score.debits).toBe(5000)
})
