import { dirname, join, normalize } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { checkBudget } from '../../../src/check/budget/budget.ts'
import type { BudgetContext } from '../../../src/check/budget/budget.ts'
import type { TestSyntax } from '../../../src/model/syntax.ts'
import { parseProductionFile, parseTestFile } from '../../../src/observe/syntax/index.ts'
import type { Surroundings } from '../../../src/observe/syntax/index.ts'
import { about } from './case.ts'
import type { BudgetCase } from './case.ts'
import { CHEATS } from './cheats.cases.ts'
import { DRESSES, HONEST_DRESSES } from './dresses.cases.ts'
import { HONEST } from './honest.cases.ts'
import { saidOf } from '../said.ts'
import { WEAKER } from './weaker.cases.ts'

type Files = Readonly<Record<string, string>>

const asFiles = (side: BudgetCase['before']): Files => (typeof side === 'string' ? { 'tests/cart.test.ts': side } : side)

/** Production code exists and is not followed; test files are. */
function surroundings(files: Files): Surroundings {
  return {
    isAssertionName: (callee) => /^(expect|assert)\w*$/.test(callee),
    follow: (from, specifier) => {
      if (!specifier.startsWith('.')) return null
      const path = normalize(join(dirname(from), specifier))
      const file = [path, path.replace(/\.js$/, '.ts'), `${path}.ts`].find((p) => p in files) ?? path
      return { file, text: files[file] ?? null }
    },
  }
}

function parseAll(files: Files): readonly TestSyntax[] {
  return Object.entries(files).map(([file, text]) => parseTestFile(file, text, surroundings(files)))
}

function contextOf(one: BudgetCase): BudgetContext {
  const production = (files: Files | undefined) => Object.entries(files ?? {}).map(([file, text]) => parseProductionFile(file, text))
  return {
    weights: { assertionRemoved: 1, propertyAdded: 2, skipOutsideLedger: 99, fixtureDrift: 99 },
    production: { before: production(one.production?.before), after: production(one.production?.after) },
    ledger: { tests: new Set(), points: 0, cap: 3 },
    undefinedBecause: null,
  }
}

function judge(one: BudgetCase) {
  return checkBudget(...parsed(one))
}

const known = new Map<BudgetCase, Parameters<typeof checkBudget>>()

function parsed(one: BudgetCase): Parameters<typeof checkBudget> {
  const before = known.get(one) ?? [parseAll(asFiles(one.before)), parseAll(asFiles(one.after)), contextOf(one)]
  known.set(one, before)
  return before
}

describe.each([
  ['honest', HONEST],
  ['cheats', CHEATS],
  ['weaker', WEAKER],
  ['dresses', DRESSES],
  ['honest-dresses', HONEST_DRESSES],
] as const)('%s', (kind, cases) => {
  test.each(cases.map((one) => [one.name, one] as const))('%s', (_name, one) => {
    const { findings, score } = judge(one)
    const rules = [...new Set(findings.map((f) => f.rule))].filter((rule) => rule !== 'budget-negative').sort()
    expect(rules, JSON.stringify(findings, null, 2)).toEqual([...one.rules].sort())
    expect(score.score).toBe(one.score ?? 0)
  })

  test('what each row says, whole', async () => {
    const said = saidOf(cases, (one) => ({ state: 'answered', findings: judge(one).findings }))
    await expect(said).toMatchFileSnapshot(`../../golden/findings/budget.${kind}.txt`)
  })
})

test('a score below zero is a finding', () => {
  const cheat = CHEATS.find((c) => c.name === 'the body is emptied')
  expect(cheat === undefined ? [] : judge(cheat).findings).toContainEqual({
    rule: 'budget-negative',
    args: { credits: 0, debits: 1, score: -1 },
  })
})

test('fixture drift leaves the score undefined, and points above the cap overdraw it', () => {
  const { findings, score } = checkBudget([], [], {
    weights: { assertionRemoved: 1, propertyAdded: 2, skipOutsideLedger: 99, fixtureDrift: 99 },
    production: { before: [], after: [] },
    ledger: { tests: new Set(), points: 4, cap: 3 },
    undefinedBecause: 'oracle/fixtures/a.json changed and the lock did not',
  })
  expect(score).toMatchObject({ state: 'undefined', score: -99 })
  expect(findings.map((f) => [f.rule, f.args])).toEqual([
    ['budget-undefined', { because: 'oracle/fixtures/a.json changed and the lock did not' }],
    ['budget-negative', { credits: 0, debits: 99, score: -99 }],
    ['budget-overdrawn', { points: 4, cap: 3, because: 'the rows of the ledger cost more than the cap' }],
  ])
})

test('each loss costs what its weight says, and points at the cap overdraw nothing', () => {
  const base = about(
    "test('a', () => {\n  expect(price(1)).toBe(1)\n  expect(total([1])).toBe(2)\n})\ntest('b', () => {\n  expect(price(2)).toBe(2)\n})\n",
  )
  const head = about("test('a', () => {\n  expect(3).toBe(3)\n})\ntest.skip('b', () => {\n  expect(price(2)).toBe(2)\n})\n")
  const { findings, score } = checkBudget(parseAll(asFiles(base)), parseAll(asFiles(head)), {
    weights: { assertionRemoved: 3, propertyAdded: 2, skipOutsideLedger: 50, fixtureDrift: 99 },
    production: { before: [], after: [] },
    ledger: { tests: new Set(), points: 3, cap: 3 },
    undefinedBecause: null,
  })
  expect(score).toEqual({ state: 'counted', credits: 0, debits: 56, score: -56 })
  expect(findings.map((f) => f.rule)).not.toContain('budget-overdrawn')
})

test('the order of the files makes no difference', () => {
  // One of base stands in any of three at head, and those say what they are by the same words.
  const files = ['tests/a.test.ts', 'tests/b.test.ts', 'tests/c.test.ts']
  const side = (said: (i: number) => string): Files =>
    Object.fromEntries(files.map((file, i) => [file, about(`test('t${i}', () => {\n  ${said(i)}\n})\n`)]))
  const [before, after] = [side(() => 'expect(price(1)).toBe(1)'), side((i) => `expect(price(${i + 2})).toBe(${i + 2})`)]
  const context = contextOf({ name: '', before, after, rules: [] })
  const [base, head] = [parseAll(before), parseAll(after)]
  const ordered = (all: readonly TestSyntax[], order: string): readonly TestSyntax[] => [...order].flatMap((i) => all[Number(i)] ?? [])
  const forth = checkBudget(base, head, context)
  for (const order of ['021', '102', '120', '201', '210'])
    expect(checkBudget(ordered(base, order), ordered(head, order), context)).toEqual(forth)
  expect(forth.findings.map((f) => f.rule)).toEqual(files.map(() => 'expected-value-changed'))
})
