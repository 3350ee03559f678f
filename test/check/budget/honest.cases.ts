import { about } from './case.ts'
import type { BudgetCase } from './case.ts'

const two = about(`
test('adds up', () => {
  expect(total([1, 2])).toBe(3)
})
test('of nothing', () => {
  expect(total([])).toBe(0)
})
`)

/** One statement for each number. */
export const asked = (numbers: readonly number[], title: string, otherwise: Readonly<Record<number, string>> = {}): string =>
  about(
    `test('${title}', () => {\n${numbers.map((n) => otherwise[n] ?? `  expect(isPrice(Money.of(${n}))).toBe(true)`).join('\n')}\n})\n`,
    'isPrice, Money',
  )

/** So many that a test of three of them has few words in common with one of all. */
export const MANY: readonly number[] = Array.from({ length: 40 }, (_, i) => 100 + i)

/** `order` is one value, of which something is said. */
export const ofOrder = (...statements: readonly string[]): string =>
  about(`test('an order', () => {\n  const order = total([7])\n${statements.map((one) => `  ${one}\n`).join('')}})\n`)
export const MEMBERS: readonly string[] = ['expect(order.lines[0].cents).toBe(7)', "expect(order.state).toBe('open')"]
export const snapshot = (...lines: readonly string[]): string =>
  `expect(order).toMatchInlineSnapshot(\`\n${lines.map((l) => `    ${l}\n`).join('')}  \`)`

/** One test with what it says of types. */
export const ofTypes = (...lines: readonly string[]): string =>
  about(
    `import { expectType } from 'ts-expect'\nimport { expectTypeOf } from 'vitest'\ntest('types', () => {\n${lines.map((one) => `  ${one}\n`).join('')}})\n`,
  )

/** Changes that lose nothing. */
export const HONEST: readonly BudgetCase[] = [
  { name: 'nothing changed', before: two, after: two, rules: [] },
  { name: 'a test more', before: two, after: `${two}test('big', () => {\n  expect(total([9e9])).toBe(9e9)\n})\n`, rules: [] },
  {
    name: 'another formatter',
    before: two,
    after: two.replaceAll("'", '"').replaceAll('\n', ';\n').replaceAll('{;', '{').replaceAll('(() => {', '(()=>{'),
    rules: [],
  },
  {
    name: 'titles changed',
    before: two,
    after: two.replace('adds up', 'is the sum of the prices').replace('of nothing', 'is zero for an empty cart'),
    rules: [],
  },
  {
    name: 'moved to another file',
    before: { 'tests/a.test.ts': two },
    after: { 'tests/sub/b.test.ts': two.replace('../src', '../../src') },
    rules: [],
  },
  {
    name: 'another title, and most of it among much more, with another input for one',
    before: asked([1, 2, 3], 'small'),
    after: asked([1, 2, 30, ...MANY], 'many more of them'),
    rules: [],
  },
  {
    name: 'members become a whole',
    before: ofOrder(...MEMBERS),
    after: ofOrder("expect(order).toEqual({ lines: [{ cents: 7, name: 'a{' }], state: 'open' })"),
    rules: [],
  },
  {
    name: 'members become the part that they were',
    before: ofOrder(...MEMBERS, 'expect(order.id).toBe(1)'),
    after: ofOrder("expect(order).toMatchObject({ lines: [{ cents: 7 }], state: 'open' })", 'expect(order.id).toBe(1)'),
    rules: [],
  },
  {
    name: 'members become a snapshot of the whole',
    before: ofOrder(...MEMBERS),
    after: ofOrder(snapshot('{', '  "lines": [', '    {', '      "cents": 7,', '    },', '  ],', '  "state": "open",', '}')),
    rules: [],
  },
  {
    name: 'two tests become one',
    before: two,
    after: about(`
test('adds up, also nothing', () => {
  expect(total([1, 2])).toBe(3)
  expect(total([])).toBe(0)
})
`),
    rules: [],
  },
  {
    name: 'one test becomes two',
    before: about(`
test('all', () => {
  const sum = total([1, 2])
  expect(sum).toBe(3)
  expect(String(sum)).toBe('3')
})
`),
    after: about(`
test('number', () => {
  const sum = total([1, 2])
  expect(sum).toBe(3)
})
test('text', () => {
  const sum = total([1, 2])
  expect(String(sum)).toBe('3')
})
`),
    rules: [],
  },
  {
    name: 'tests become a table of the same cases',
    before: two,
    after: about(`
test.each([
  [[1, 2], 3],
  [[], 0],
])('total of %s is %s', (prices, sum) => {
  expect(total(prices)).toBe(sum)
})
`),
    rules: [],
  },
  {
    name: 'a table becomes a loop',
    before: about(`
test.for([[[1, 2], 3], [[], 0]])('total %s', ([prices, sum]) => {
  expect(total(prices)).toBe(sum)
})
`),
    after: about(`
const CASES = [[[1, 2], 3], [[], 0]]
test('totals', () => {
  CASES.forEach(([prices, sum]) => {
    expect(total(prices)).toBe(sum)
  })
})
`),
    rules: [],
  },
  {
    name: 'an assertion is put into a helper of the file',
    before: two,
    after: about(`
const expectTotal = (prices: number[], sum: number): void => {
  expect(total(prices)).toBe(sum)
}
test('adds up', () => expectTotal([1, 2], 3))
test('of nothing', () => expectTotal([], 0))
`),
    rules: [],
  },
  {
    name: 'an assertion is put into a helper of another file',
    before: { 'tests/a.test.ts': two },
    after: {
      'tests/a.test.ts': `import { test } from 'vitest'\nimport { expectTotal } from './support/totals.js'\ntest('adds up', () => expectTotal([1, 2], 3))\ntest('of nothing', () => expectTotal([], 0))\n`,
      'tests/support/totals.ts': `import { expect } from 'vitest'\nimport { total } from '../../src/cart.ts'\nexport function expectTotal(prices: number[], sum: number) {\n  expect(total(prices)).toBe(sum)\n}\n`,
    },
    rules: [],
  },
  {
    name: 'values get names',
    before: two,
    after: two.replace('expect(total([1, 2])).toBe(3)', 'const prices = [1, 2]\n  const sum = total(prices)\n  expect(sum).toBe(3)'),
    rules: [],
  },
  {
    name: 'stronger matchers',
    before: about(
      `test('a', () => {\n  expect(total([1])).toBeTruthy()\n  expect(price('x')).toBeDefined()\n  expect(() => price('')).toThrow()\n})`,
    ),
    after: about(
      `test('a', () => {\n  expect(total([1])).toBe(1)\n  expect(price('x')).toEqual({ cents: 5 })\n  expect(() => price('')).toThrow('no such thing')\n})`,
    ),
    rules: [],
  },
  {
    name: 'two spellings of one matcher',
    before: about(
      `test('a', () => {\n  expect(price('x')).not.toBe(undefined)\n  expect(price('y')).toBe(undefined)\n  expect(total([1]) === 1).toBe(true)\n  expect([1].length).toBe(1)\n})`,
    ),
    after: about(
      `test('a', () => {\n  expect(price('x')).toBeDefined()\n  expect(price('y')).toBeUndefined()\n  expect(total([1])).toBe(1)\n  expect([1]).toHaveLength(1)\n})`,
    ),
    rules: [],
  },
  {
    name: 'from chai and node:assert to expect',
    before: `import assert from 'node:assert'\nimport { expect } from 'chai'\nimport { total } from '../src/cart.js'\nit('a', () => {\n  assert.strictEqual(total([1]), 1, 'why')\n  assert.ok(total([2]))\n  expect(total([3])).to.equal(3)\n  expect(total([4]) > 0).to.be.true\n})`,
    after: `import { expect, it } from 'vitest'\nimport { total } from '../src/cart.js'\nit('a', () => {\n  expect(total([1])).toBe(1)\n  expect(total([2])).toBeTruthy()\n  expect(total([3])).toEqual(3)\n  expect(total([4]) > 0).toBe(true)\n})`,
    rules: [],
  },
  {
    name: 'from ava to uvu',
    before: `import test from 'ava'\nimport { total } from '../src/cart.js'\ntest('a', (t) => {\n  t.is(total([1]), 1)\n  t.deepEqual(total([2]), 2)\n  t.throws(() => total())\n})`,
    after: `import { test } from 'uvu'\nimport { equal, is, throws } from 'uvu/assert'\nimport { total } from '../src/cart.js'\ntest('a', () => {\n  is(total([1]), 1)\n  equal(total([2]), 2)\n  throws(() => total())\n})\ntest.run()`,
    rules: [],
  },
  { name: 'a skipped test runs again', before: two.replace("test('adds up'", "test.skip('adds up'"), after: two, rules: [] },
  {
    name: 'a skipped test goes',
    before: two.replace("test('adds up'", "test.skip('adds up'"),
    after: two.replace(/test\('adds up'[^]*?\n\}\)\n/, ''),
    rules: [],
  },
  { name: 'a new test that is to be written', before: two, after: `${two}test.todo('discounts')\n`, rules: [] },
  { name: 'a test that says nothing goes', before: `${two}test('works', () => {\n  expect(true).toBe(true)\n})\n`, after: two, rules: [] },
  {
    name: 'a test left with the export that it tested',
    before: two.replace('expect(total([])).toBe(0)', "expect(price('x')).toBe(5)"),
    after: about("test('adds up', () => {\n  expect(total([1, 2])).toBe(3)\n})\n", 'total'),
    production: {
      before: { 'src/cart.ts': 'export const total = (p) => p.length\nexport function price(x) { return 5 }' },
      after: { 'src/cart.ts': 'export const total = (p) => p.length' },
    },
    // A note that costs nothing.
    rules: ['test-deleted'],
  },
  {
    name: 'parts of a value give way to the whole',
    before: about(
      `test('a', () => {\n  const made = price('x')\n  expect(made).toHaveProperty('cents')\n  expect(made).toMatchObject({ cents: 5 })\n})`,
    ),
    after: about(`test('a', () => {\n  const made = price('x')\n  expect(made).toEqual({ cents: 5, currency: 'EUR' })\n})`),
    rules: [],
  },
  {
    name: 'a snapshot in the place of a literal',
    before: about("test('a', () => {\n  expect(String(total([1]))).toBe('one item')\n})"),
    after: about('test(\'a\', () => {\n  expect(String(total([1]))).toMatchInlineSnapshot(`"one item"`)\n})'),
    rules: [],
  },
  {
    name: 'an inline snapshot is indented and quoted anew',
    before: about("test('a', () => {\n  expect(price('x')).toMatchInlineSnapshot(`\n    Object {\n      \"cents\": 5,\n    }\n  `)\n})"),
    after: about(
      "describe('d', () => {\n  test('a', () => {\n    expect(price('x')).toMatchInlineSnapshot(`\n      {\n        'cents': 5,\n      }\n    `)\n  })\n})",
    ),
    rules: [],
  },
  { name: 'a collaborator is mocked', before: two, after: two.replace('\ntest(', "\nvi.mock('../src/clock.ts')\ntest("), rules: [] },
  {
    name: 'names of imports change',
    before: two,
    after: two.replace('{ price, total }', '{ price, total as sumOf }').replaceAll('total(', 'sumOf('),
    rules: [],
  },
  {
    name: 'an assertion on a promise is returned',
    before: about("test('a', async () => {\n  await expect(price('x')).resolves.toBe(5)\n})"),
    after: about("test('a', () => {\n  return expect(price('x')).resolves.toBe(5)\n})"),
    rules: [],
  },
  {
    name: 'await inside instead of resolves',
    before: about("test('a', async () => {\n  await expect(price('x')).resolves.toBe(5)\n})"),
    after: about("test('a', async () => {\n  expect(await price('x')).toBe(5)\n})"),
    rules: [],
  },
  {
    name: 'a finally that cleans up',
    before: two,
    after: two.replace(
      'expect(total([1, 2])).toBe(3)',
      'try {\n    expect(total([1, 2])).toBe(3)\n  } finally {\n    vi.useRealTimers()\n  }',
    ),
    rules: [],
  },
  {
    name: 'a catch that throws on',
    before: two,
    after: two.replace(
      'expect(total([1, 2])).toBe(3)',
      'try {\n    expect(total([1, 2])).toBe(3)\n  } catch (cause) {\n    console.log(1)\n    throw cause\n  }',
    ),
    rules: [],
  },
  {
    name: 'a helper gets options in the place of a flag',
    before: about(`
const check = (sum: number, isExact = true) => {
  if (isExact) expect(total([1])).toBe(sum)
}
test('a', () => check(1))
test('b', () => {
  check(1, false)
  expect(price('x')).toBe(5)
})
`),
    after: about(`
const check = (sum: number, options = {}) => {
  const { isExact = true } = options
  if (isExact) expect(total([1])).toBe(sum)
}
test('a', () => check(1))
test('b', () => {
  check(1, { isExact: false })
  expect(price('x')).toBe(5)
})
`),
    rules: [],
  },
  {
    name: 'a row decides what is asserted',
    before: about(`
describe.each(['dev', 'build'])('%s', (command) => {
  test('a', () => {
    expect(price(command)).toBe(5)
    if (command === 'dev') expect(total([1])).toBe(1)
  })
})
`),
    after: about(`
for (const command of ['dev', 'build'])
  describe(command, () => {
    test('a', () => {
      expect(price(command)).toBe(5)
      if (command === 'dev') expect(total([1])).toBe(1)
    })
  })
`),
    rules: [],
  },
  {
    name: 'the end of a list that the test fills',
    before: about(
      "test('a', () => {\n  const seen = []\n  total([1], (x) => seen.push(x))\n  expect(seen).toEqual(['x'])\n  expect(seen.length).toBe(1)\n})",
    ),
    after: about("test('a', () => {\n  const seen = []\n  total([1], (x) => seen.push(x))\n  expect(seen).toStrictEqual(['x'])\n})"),
    rules: [],
  },
  {
    name: 'a guard that tells the compiler what was asserted',
    before: about("test('a', () => {\n  const made = price('x')\n  expect(made).toBeDefined()\n  expect(made!.cents).toBe(5)\n})"),
    after: about(
      "test('a', () => {\n  const made = price('x')\n  expect(made).toBeDefined()\n  if (!made) return\n  expect(made.cents).toBe(5)\n})",
    ),
    rules: [],
  },
  {
    name: 'subtests of node:test',
    before: "import test from 'node:test'\ntest('a', (t) => {\n  t.assert.equal(f(1), 1)\n  t.assert.equal(f(2), 2)\n})",
    after:
      "import test from 'node:test'\ntest('a', async (t) => {\n  await t.test('one', (t) => {\n    t.assert.equal(f(1), 1)\n  })\n  await t.test('two', (t) => {\n    t.assert.equal(f(2), 2)\n  })\n})",
    rules: [],
  },
  {
    name: 'one more kind of values beside those that there were, through a function',
    before:
      "import fc from 'fast-check'\ntest('p', () => {\n  fc.assert(fc.property(fc.oneof(fc.nat(), fc.string()), (n) => {\n    expect(f(n)).toBe(n)\n  }))\n})",
    after:
      "import fc from 'fast-check'\ntest('p', () => {\n  fc.assert(fc.property(fc.oneof(fc.nat(), fc.string(), fc.bigInt().map(String)), (n) => {\n    expect(f(n)).toBe(n)\n  }))\n})",
    rules: [],
  },
  {
    name: 'a generator gets a name, and another one',
    before:
      "import fc from 'fast-check'\ntest('p', () => {\n  fc.assert(fc.property(fc.array(fc.nat(9)), (n) => {\n    expect(f(n)).toBe(n)\n  }))\n})",
    after:
      "import fc from 'fast-check'\nconst digit = fc.nat(9)\nconst digits = fc.array(digit)\ntest('p', () => {\n  fc.assert(fc.property(digits, (n) => {\n    expect(f(n)).toBe(n)\n  }))\n})",
    rules: [],
  },
  {
    name: 'more values to choose from',
    before:
      "import fc from 'fast-check'\ntest('p', () => {\n  fc.assert(fc.property(fc.constantFrom(5, 1), (n) => {\n    expect(f(n)).toBe(n)\n  }))\n})",
    after:
      "import fc from 'fast-check'\ntest('p', () => {\n  fc.assert(fc.property(fc.constantFrom(1, 2, 5), (n) => {\n    expect(f(n)).toBe(n)\n  }))\n})",
    rules: [],
  },
  {
    name: 'setup moves to a hook',
    before: about(
      "test('a', () => {\n  const made = price('x')\n  expect(made.cents).toBe(5)\n})\ntest('b', () => {\n  const made = price('x')\n  expect(made.name).toBe('x')\n})",
    ),
    after: about(
      "let made\nbeforeEach(() => {\n  made = price('x')\n})\ntest('a', () => {\n  expect(made.cents).toBe(5)\n})\ntest('b', () => {\n  expect(made.name).toBe('x')\n})",
    ),
    rules: [],
  },
  ...(
    [
      ['a namespace', "import * as v from 'vitest'", 'v.test', 'v.expect'],
      ['require', "const v = require('vitest')", 'v.test', 'v.expect'],
      ['other names', "import { test as check, expect as that } from 'vitest'", 'check', 'that'],
      ['a module of the tests', "import { check, that } from './own.ts'", 'check', 'that'],
      ['fixtures of their own', "import { withCart, that } from './own.ts'", 'withCart', 'that'],
      ['a module of the tests as a namespace', "import * as own from './own.ts'", 'own.withCart', 'own.that'],
    ] as const
  ).map(([name, imported, test, expect]): BudgetCase => {
    const own =
      "import { test } from 'vitest'\nexport { test as check, expect as that } from 'vitest'\nexport const withCart = test.extend({})\n"
    return {
      name: `the same tests by ${name}`,
      before: { 'tests/own.ts': own, 'tests/cart.test.ts': two },
      after: {
        'tests/own.ts': own,
        'tests/cart.test.ts': `${imported}\n${two.slice(two.indexOf('import { price'))}`
          .replaceAll('test(', `${test}(`)
          .replaceAll('expect(', `${expect}(`),
      },
      rules: [],
    }
  }),
  {
    name: 'modules of the tests that re-export each other',
    before: {
      'tests/a.ts': "export * from './b.ts'\nexport { x } from './b.ts'\nexport { e } from './b.ts'\n",
      'tests/b.ts': "export * from './a.ts'\nimport { x as y, e as f } from './a.ts'\nexport const x = y\nexport const e = f\n",
      'tests/c.test.ts': "import { x, e } from './a.ts'\nx('one', () => {\n  e(1).toBe(2)\n})\n",
    },
    after: {},
    rules: [],
  },
  ...["replace(/\\r\\n/g, '\\n')", "replaceAll('\\r\\n', '\\n')", "replace(/\\\\/g, '/')"].map((portable): BudgetCase => ({
    name: `an expected text that is the same on Windows: ${portable}`,
    before: about("const text = read('x')\ntest('a', () => {\n  expect(String(total([1]))).toBe(text)\n})\n"),
    after: about(
      `const text = read('x')\ntest('a', () => {\n  const wanted = text.${portable}\n  expect(String(total([1]))).toBe(wanted)\n})\n`,
    ),
    rules: [],
  })),
  {
    name: 'a member that is a text of several words becomes a snapshot of the whole',
    before: ofOrder("expect(order.state).toBe('not yet, but soon')"),
    after: ofOrder(snapshot('{', '  "state": "not yet, but soon",', '}')),
    rules: [],
  },
  ...(
    [
      ['a question', 'expect(price(1) && total([1])).toBe(true)', 'expect(price(1)).toBe(true)\n  expect(total([1])).toBe(true)'],
      [
        'a comparison',
        'expect(total([1]) > 1 && price(1) > 2).toBe(true)',
        'expect(total([1]) > 1).toBe(true)\n  expect(price(1) > 2).toBe(true)',
      ],
    ] as const
  ).flatMap(([name, whole, parts]): readonly BudgetCase[] => {
    const [one, two] = [whole, parts].map((said) => about(`test('a', () => {\n  ${said}\n})\n`))
    return [
      { name: `${name} that is asked in parts`, before: one ?? '', after: two ?? '', rules: [] },
      { name: `${name} that is asked as a whole`, before: two ?? '', after: one ?? '', rules: [] },
    ]
  }),
  {
    name: "what ts-expect says of types, in Vitest's own words",
    before: ofTypes(
      'function Part() {',
      '  const price = total([1])',
      '  expectType<TypeOf<Price, typeof price>>(true)',
      '  expectType<TypeOf<Text, typeof price>>(false)',
      '  expectType<TypeEqual<typeof price, Price>>(true)',
      '}',
      'expect(Part).toBeDefined()',
    ),
    after: ofTypes(
      'const price = total([1])',
      'expectTypeOf(price).toExtend<Price>()',
      'expectTypeOf(price).not.toExtend<Text>()',
      'expectTypeOf(price).toEqualTypeOf<Price>()',
    ),
    rules: [],
  },
  {
    name: 'the same of a type twice',
    before: ofTypes('const price = total([1])', 'expectType<Price>(price)', 'expectTypeOf(price).toExtend<Price>()'),
    after: ofTypes('const price = total([1])', 'expectTypeOf(price).toExtend<Price>()'),
    rules: [],
  },
  {
    name: 'that a value is there, whose type something is said of',
    before: ofTypes('const price = total([1])', 'expect(price).toBeDefined()'),
    after: ofTypes('const price = total([1])', 'type P = typeof price', 'expectTypeOf<Held<P>>().toEqualTypeOf<number>()'),
    rules: [],
  },
  {
    name: 'that a function of the test is there',
    before: ofTypes('const part = () => total([1])', 'expect(part).toBeTruthy()', 'expect(total([2])).toBe(2)'),
    after: ofTypes('const part = () => total([1])', 'expect(total([2])).toBe(2)'),
    rules: [],
  },
  {
    name: 'types that name each other many times',
    before: ofTypes('expect(total([2])).toBe(2)'),
    after: ofTypes(
      `type A = [${'A, B, '.repeat(20)}typeof total]`,
      `type B = [${'A, B, '.repeat(20)}A]`,
      'expectTypeOf<A>().toEqualTypeOf<B>()',
      'expect(total([2])).toBe(2)',
    ),
    rules: [],
  },
]
