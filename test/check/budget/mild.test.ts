import { describe, expect, test } from 'vitest'
import { checkBudget } from '../../../src/check/budget/budget.ts'
import { parseProductionFile, parseTestFile } from '../../../src/observe/syntax/index.ts'

type Files = Readonly<Record<string, string>>

/** Rule and mildness of each finding. */
function judged(before: Files, after: Files, production: { readonly before: Files; readonly after: Files } = { before: {}, after: {} }) {
  const parse = (files: Files) =>
    Object.entries(files).map(([file, text]) => parseTestFile(file, text, { follow: () => null, isAssertionName: () => false }))
  const exportsOf = (files: Files) => Object.entries(files).map(([file, text]) => parseProductionFile(file, text))
  const { findings, score } = checkBudget(parse(before), parse(after), {
    weights: { assertionRemoved: 1, propertyAdded: 2, skipOutsideLedger: 99, fixtureDrift: 99 },
    production: { before: exportsOf(production.before), after: exportsOf(production.after) },
    ledger: { tests: new Set(), points: 0, cap: 3 },
    undefinedBecause: null,
  })
  return { rules: findings.map(({ rule, atMost }) => [rule, atMost?.severity]), score: score.score }
}

const cart =
  "import { expect, test } from 'vitest'\nimport { price } from '../src/cart.ts'\ntest('one', () => {\n  expect(price(1)).toBe(1)\n})\n"

describe('a test that left with what it tested', () => {
  const left = (after: string, before = 'export const price = (n) => n\nexport const total = 1', test = cart) =>
    judged({ 'tests/cart.test.ts': test }, {}, { before: { 'src/cart.ts': before }, after: { 'src/cart.ts': after } })

  test('is a note and no debit', () => {
    expect(left('export const total = 1')).toEqual({ rules: [['test-deleted', 'note']], score: 0 })
  })

  test('is a loss when it has no name of its own', () => {
    const test = cart.replace('{ price }', 'price')
    expect(left('export const total = 1', 'export default (n) => n\nexport const total = 1', test).score).toBe(-1)
  })

  test.each([
    ['when the export is still there', 'export const total = 1\nexport const price = () => 2'],
    ['when it was renamed', 'export const total = 1\nexport const cost = (n) => n'],
    ['when it was renamed and broken', 'export const total = 1\nexport const cost = (n) => n + 1'],
  ])('is a loss %s', (_, after) => {
    expect(left(after)).toEqual({
      rules: [
        ['test-deleted', undefined],
        ['budget-negative', undefined],
      ],
      score: -1,
    })
  })
})

describe('a test file under a name that says nothing', () => {
  const moved = (from: string, to: string, others: Files = {}) =>
    judged({ [from]: cart, ...others }, { [to]: cart, ...others }).rules.filter(([rule]) => rule === 'test-skipped')

  test('is no longer run', () => {
    expect(moved('tests/cart.test.ts', 'tests/cart.ts')).toEqual([['test-skipped', undefined]])
    expect(moved('tests/cart.test.ts', 'tests/basket.spec.ts')).toEqual([])
  })

  test('is looked at where runners collect by folder', () => {
    expect(moved('tests/__tests__/cart.spec.js', 'tests/__tests__/cart.js')).toEqual([['test-skipped', 'review']])
    expect(moved('tests/cart.test.ts', 'tests/cart.ts', { 'tests/other.ts': cart.replace("'one'", "'two'") })).toEqual([
      ['test-skipped', 'review'],
    ])
  })
})
