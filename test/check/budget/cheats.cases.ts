import { about } from './case.ts'
import type { BudgetCase } from './case.ts'

const one = about(`
describe('cart', () => {
  test('adds up', () => {
    expect(total([1, 2])).toBe(3)
  })
})
`)
const STATEMENT = 'expect(total([1, 2])).toBe(3)'
const promised = about("test('a', async () => {\n  await expect(price('x')).resolves.toBe(5)\n})")
const swap = (text: string, to: string): string => text.replace(STATEMENT, to)

/** The test stays and says nothing any more. */
export const CHEATS: readonly BudgetCase[] = [
  ...[
    'test.skip',
    'test.todo',
    'test.fails',
    "test['skip']",
    'test.concurrent.skip',
    'test.skipIf(true)',
    'test.skipIf(process.env.FAST)',
    'test.runIf(false)',
    'xtest',
    '(process.env.CI ? test.skip : test)',
  ].map((call): BudgetCase => ({
    name: `${call} on a test that ran`,
    before: one,
    after: one.replace("test('adds up'", `${call}('adds up'`),
    rules: ['test-skipped'],
    score: -99,
  })),
  {
    name: 'the suite is skipped',
    before: one,
    after: one.replace("describe('cart'", "describe.skip('cart'"),
    rules: ['test-skipped'],
    score: -99,
  },
  {
    name: 'skip as an option',
    before: one,
    after: one.replace("'adds up', ", "'adds up', { skip: true }, "),
    rules: ['test-skipped'],
    score: -99,
  },
  {
    name: 'an alias of test is a skip',
    before: one,
    after: one.replace('\ndescribe', '\nconst it = test.skip\ndescribe').replace("test('adds", "it('adds"),
    rules: ['test-skipped'],
    score: -99,
  },
  {
    name: 'test is extended on a condition',
    before: one,
    after: one.replace('test, vi }', 'test as base, vi }').replace('\ndescribe', '\nconst test = base.skipIf(process.env.SLOW)\ndescribe'),
    rules: ['test-skipped'],
    score: -99,
  },
  {
    name: 'skipped through globalThis',
    before: one.replace("test('adds", "it('adds"),
    after: one.replace("test('adds", "globalThis.it.skip('adds"),
    rules: ['test-skipped'],
    score: -99,
  },
  {
    name: 'skipped from inside',
    before: one,
    after: one.replace('() => {\n    expect', '(ctx) => {\n    ctx.skip()\n    expect'),
    rules: ['test-skipped'],
    score: -99,
  },
  {
    name: 'skipped by a hook',
    before: one,
    after: one.replace("describe('cart', () => {", "describe('cart', () => {\n  beforeEach(({ skip }) => skip())"),
    rules: ['test-skipped'],
    score: -99,
  },
  {
    name: 'skipped behind if (false)',
    before: one,
    after: one.replace('\ndescribe', '\nif (false) describe'),
    rules: ['test-skipped'],
    score: -99,
  },
  {
    name: 'an empty decoy of the same title',
    before: one,
    after: one.replace("  test('adds up'", "  test('adds up', () => {})\n  test.skip('adds up'"),
    rules: ['test-skipped'],
    score: -99,
  },
  {
    name: 'another test is focused',
    before: one,
    after: `${one}test.only('loads', () => {\n  expect(total([])).toBe(0)\n})\n`,
    rules: ['test-focused'],
  },
  {
    name: 'a file name that no runner collects',
    before: { 'tests/cart.test.ts': one },
    after: { 'tests/cart.disabled.ts': one },
    rules: ['test-skipped'],
    score: -99,
  },
  {
    name: 'a home-made expect',
    before: { 'tests/a.test.ts': one },
    after: {
      'tests/a.test.ts': one
        .replace('describe, expect, test', 'describe, test')
        .replace('\ndescribe', "\nimport { expect } from './support.ts'\ndescribe"),
      'tests/support.ts': 'export function expect(value) {\n  return { toBe() {} }\n}\n',
    },
    rules: ['test-emptied'],
    score: -1,
  },
  { name: 'the body is emptied', before: one, after: swap(one, ''), rules: ['test-emptied'], score: -1 },
  { name: 'the body becomes a comment', before: one, after: swap(one, `// ${STATEMENT}`), rules: ['test-emptied'], score: -1 },
  { name: 'the call stays without its assertion', before: one, after: swap(one, 'total([1, 2])'), rules: ['test-emptied'], score: -1 },
  { name: 'expect without a matcher', before: one, after: swap(one, 'expect(total([1, 2]))'), rules: ['test-emptied'], score: -1 },
  {
    name: 'the title registers an empty body',
    before: one,
    after: one
      .replace('test, vi }', 'test as register, vi }')
      .replace('\ndescribe', '\nconst test = (title, body) => register(title, () => {})\ndescribe'),
    rules: ['test-emptied'],
    score: -1,
  },
  {
    name: 'a function that nobody calls',
    before: one,
    after: swap(one, `const later = () => {\n      ${STATEMENT}\n    }`),
    rules: ['test-emptied'],
    score: -1,
  },
  { name: 'a return in front', before: one, after: swap(one, `return\n    ${STATEMENT}`), rules: ['assertion-unreachable'], score: -1 },
  {
    name: 'if (false)',
    before: one,
    after: swap(one, `if (false) {\n      ${STATEMENT}\n    }`),
    rules: ['assertion-unreachable'],
    score: -1,
  },
  {
    name: 'a loop over nothing',
    before: one,
    after: swap(one, `for (const _ of []) {\n      ${STATEMENT}\n    }`),
    rules: ['assertion-unreachable'],
    score: -1,
  },
  {
    name: 'a generator',
    before: one,
    after: one.replace("'adds up', () => {", "'adds up', function* () {"),
    rules: ['assertion-unreachable'],
    score: -1,
  },
  {
    name: 'an empty catch',
    before: one,
    after: swap(one, `try {\n      ${STATEMENT}\n    } catch {}`),
    rules: ['assertion-swallowed'],
    score: -1,
  },
  {
    name: 'a catch that prints',
    before: one,
    after: swap(one, `try {\n      ${STATEMENT}\n    } catch (cause) {\n      console.warn(cause)\n    }`),
    rules: ['assertion-swallowed'],
    score: -1,
  },
  {
    name: 'a helper that swallows',
    before: one,
    after: swap(
      one.replace('\ndescribe', '\nfunction soft(check) {\n  try {\n    check()\n  } catch {}\n}\ndescribe'),
      `soft(() => ${STATEMENT})`,
    ),
    rules: ['assertion-swallowed'],
    score: -1,
  },
  {
    name: 'a promise with a catch',
    before: promised,
    after: promised.replace('toBe(5)', 'toBe(5).catch(() => {})'),
    rules: ['assertion-swallowed'],
    score: -1,
  },
  {
    name: 'all settled',
    before: promised,
    after: promised.replace("await expect(price('x')).resolves.toBe(5)", "await Promise.allSettled([expect(price('x')).resolves.toBe(5)])"),
    rules: ['assertion-swallowed'],
    score: -1,
  },
  { name: 'not awaited', before: promised, after: promised.replace('await ', ''), rules: ['assertion-not-awaited'], score: -1 },
  { name: 'void', before: promised, after: promised.replace('await ', 'void '), rules: ['assertion-not-awaited'], score: -1 },
  {
    name: 'in a timer',
    before: one,
    after: swap(one, `setTimeout(() => {\n      ${STATEMENT}\n    }, 9e6)`),
    rules: ['assertion-not-awaited'],
    score: -1,
  },
  {
    name: 'a constant is asserted instead',
    before: one,
    after: swap(one, 'total([1, 2])\n    expect(true).toBe(true)'),
    rules: ['assertion-tautology'],
    score: -1,
  },
  {
    name: 'the result is compared with itself',
    before: one,
    after: swap(one, 'expect(total([1, 2])).toBe(total([1, 2]))'),
    rules: ['assertion-tautology'],
    score: -1,
  },
  {
    name: 'a variable is compared with itself',
    before: one,
    after: swap(one, 'const sum = total([1, 2])\n    expect(sum).toEqual(sum)'),
    rules: ['assertion-tautology'],
    score: -1,
  },
  {
    name: 'a built-in matcher is replaced',
    before: one,
    after: one.replace('\ndescribe', '\nexpect.extend({ toBe: () => ({ pass: true }) })\ndescribe'),
    rules: ['assertion-tautology'],
  },
  {
    name: 'the module under test is mocked',
    before: one,
    after: one.replace('\ndescribe', "\nvi.mock('../src/cart.ts', () => ({ total: () => 3 }))\ndescribe"),
    rules: ['subject-mocked'],
  },
  {
    name: 'the function under test is spied on',
    before: one,
    after: swap(
      one.replace('{ price, total }', '* as cart'),
      "vi.spyOn(cart, 'total').mockReturnValue(3)\n    expect(cart.total([1, 2])).toBe(3)",
    ),
    rules: ['subject-mocked'],
  },
  ...(
    [
      ['skips all', 'export const test = base.skip'],
      ['skips all under a condition', 'export const test = base.skipIf(process.env.CI)'],
      ['skips all by its default', 'export const test = base\nexport default base.skip', "import test from './base.ts'"],
      ['skips all by another name', 'export { skipped as test }\nconst skipped = base.skip'],
    ] as const
  ).map(([name, runner, imported = "import { test } from './base.ts'"]): BudgetCase => {
    const own = (text: string): string => `import { test as base } from 'vitest'\n${text}\n`
    const tests = (body: string): string => `import { expect } from 'vitest'\n${imported}\nimport { total } from '../src/cart.ts'\n${body}`
    const [before, after] = [
      "test('one', () => {\n  expect(total([1])).toBe(1)\n})\n",
      "test('one', () => {\n  expect(total([1])).toBe(1)\n})\n// \n",
    ]
    return {
      name: `a runner of the tests' own ${name}`,
      before: { 'tests/base.ts': own('export const test = base\nexport default base'), 'tests/a.test.ts': tests(before) },
      after: { 'tests/base.ts': own(runner), 'tests/a.test.ts': tests(after) },
      rules: ['test-skipped'],
      score: -2 * 99,
    }
  }),
  {
    name: "a runner of the tests' own that skips all, where their files stay as they are",
    before: { 'tests/base.ts': "export { test } from 'vitest'\n" },
    after: { 'tests/base.ts': "import { test as base } from 'vitest'\nexport const test = base.skip\n" },
    rules: ['test-skipped'],
    score: -99,
  },
  {
    name: "a runner of the tests' own that runs nothing else",
    before: { 'tests/base.ts': "export { test as check } from 'vitest'\n" },
    after: { 'tests/base.ts': "import { test } from 'vitest'\nexport const check = test.only\n" },
    rules: ['test-focused'],
  },
  ...(
    [
      ['a namespace', "import * as v from 'vitest'", 'v.test', 'v.expect'],
      ['require', "const v = require('vitest')", 'v.test', 'v.expect'],
      ['other names', "import { test as check, expect as that } from 'vitest'", 'check', 'that'],
      ['a module of the tests', "import { check, that } from './own.ts'", 'check', 'that'],
    ] as const
  ).map(([name, imported, test, expect]): BudgetCase => {
    const own = { 'tests/own.ts': "export { test as check, expect as that } from 'vitest'\n" }
    const file = (value: string): string =>
      `${imported}\nimport { total } from '../src/cart.ts'\n${test}('one', () => {\n  ${expect}(total([1])).${value}\n})\n`
    return {
      name: `an assertion is weaker, by ${name}`,
      before: { ...own, 'tests/a.test.ts': file('toBe(1)') },
      after: { ...own, 'tests/a.test.ts': file('toBeDefined()') },
      rules: ['assertion-weakened'],
      score: -1,
    }
  }),
]
