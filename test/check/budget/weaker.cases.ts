import { about } from './case.ts'
import { asked, MANY, MEMBERS, ofOrder, ofTypes, snapshot } from './honest.cases.ts'
import type { BudgetCase } from './case.ts'

const stating = (...statements: string[]): string => about(`test('a', async () => {\n${statements.map((s) => `  ${s}\n`).join('')}})\n`)
const change = (name: string, before: string, after: string, rule: string, score = -1): BudgetCase => ({
  name,
  before: stating(before),
  after: stating(after),
  rules: [rule],
  score,
})
const table = (rows: string): string => about(`test.each([\n${rows}])('%s', (name, cents) => {\n  expect(price(name)).toBe(cents)\n})\n`)
const property = (generators: string, parameters: string, inside = ''): string =>
  `import fc from 'fast-check'\n${about(`test('p', () => {\n  fc.assert(fc.property(${generators}, (n) => {\n    ${inside}expect(total([n])).toBe(n)\n  })${parameters})\n})\n`)}`

/** Assertions that say less, or something else. */
export const WEAKER: readonly BudgetCase[] = [
  change('a value becomes truthy', "expect(price('x')).toBe(5)", "expect(price('x')).toBeTruthy()", 'assertion-weakened'),
  change('a value becomes defined', "expect(price('x')).toEqual({ cents: 5 })", "expect(price('x')).toBeDefined()", 'assertion-weakened'),
  change('a value becomes not another', "expect(price('x')).toBe(5)", "expect(price('x')).not.toBe(6)", 'assertion-weakened'),
  change(
    'fewer fields',
    "expect(price('x')).toMatchObject({ cents: 5, currency: 'EUR' })",
    "expect(price('x')).toMatchObject({ cents: 5 })",
    'assertion-weakened',
  ),
  change('any number', "expect(price('x')).toBe(5)", "expect(price('x')).toEqual(expect.any(Number))", 'assertion-weakened'),
  change(
    'a list that contains nothing in particular',
    "expect(price('x')).toEqual([1])",
    "expect(price('x')).toEqual(expect.arrayContaining([]))",
    'assertion-weakened',
  ),
  change(
    'one field left open',
    "expect(price('x')).toEqual({ cents: 5, at: 1 })",
    "expect(price('x')).toEqual({ cents: 5, at: expect.anything() })",
    'assertion-weakened',
  ),
  change(
    'the message is dropped',
    "expect(() => price('')).toThrow('no such thing')",
    "expect(() => price('')).toThrow()",
    'assertion-weakened',
  ),
  change(
    'the message of a rejection is dropped',
    "await expect(price('')).rejects.toThrow('no such thing')",
    "await expect(price('')).rejects.toThrow()",
    'assertion-weakened',
  ),
  change('fewer digits', "expect(price('x')).toBeCloseTo(1.25, 4)", "expect(price('x')).toBeCloseTo(1.25)", 'assertion-weakened'),
  change('a lower bound', 'expect(total([1])).toBeGreaterThan(100)', 'expect(total([1])).toBeGreaterThan(10)', 'assertion-weakened'),
  change('a range instead of a value', 'expect(total([1])).toBe(1)', 'expect(total([1])).toBeGreaterThan(0)', 'assertion-weakened'),
  change('any text', "expect(price('x')).toMatch(/^\\d+ EUR$/)", "expect(price('x')).toMatch(/.*/)", 'assertion-weakened'),
  change(
    'calls without their arguments',
    "expect(log).toHaveBeenCalledWith('x', 5)",
    'expect(log).toHaveBeenCalled()',
    'assertion-weakened',
  ),
  change(
    'does not throw is all that is left',
    "expect(price('x')).toBe(5)",
    "expect(() => price('x')).not.toThrow()",
    'assertion-weakened',
  ),
  change(
    'only when it is right already',
    "expect(price('x')).toBe(5)",
    "if (price('x') === 5) expect(price('x')).toBe(5)",
    'assertion-weakened',
  ),
  change(
    'a type says less',
    "expectTypeOf(price('x')).toEqualTypeOf<string>()",
    "expectTypeOf(price('x')).toEqualTypeOf<unknown>()",
    'expected-value-changed',
    0,
  ),
  change('another value', "expect(price('x')).toBe(5)", "expect(price('x')).toBe(6)", 'expected-value-changed', 0),
  change(
    'another value behind a name',
    "const want = 5\n  expect(price('x')).toBe(want)",
    "const want = 6\n  expect(price('x')).toBe(want)",
    'expected-value-changed',
    0,
  ),
  change(
    'another message',
    "expect(() => price('')).toThrow('no such thing')",
    "expect(() => price('')).toThrow('undefined')",
    'expected-value-changed',
    0,
  ),
  change(
    'an inline snapshot says something else',
    "expect(price('x')).toMatchInlineSnapshot(`5`)",
    "expect(price('x')).toMatchInlineSnapshot(`6`)",
    'snapshot-rewritten',
    0,
  ),
  {
    name: 'another title, and one statement less, among others about something else',
    before: asked([1, 2, 3], 'small'),
    after: asked([1, 2, ...MANY], 'many more of them', Object.fromEntries(MANY.map((n) => [n, `  expect(zero).not.toBe(${n})`]))),
    rules: ['assertion-removed'],
    score: -1,
  },
  {
    name: 'another title, and one statement that says less',
    before: asked([1, 2, 3], 'small'),
    after: asked([1, 2, 3, ...MANY], 'many more of them', { 3: '  expect(isPrice(Money.of(3))).toBeDefined()' }),
    rules: ['assertion-weakened'],
    score: -1,
  },
  {
    name: 'half of it in one new test, and half of it gone',
    before: asked([1, 2, 3, 4], 'small'),
    after: asked([1, 2, ...MANY], 'many more of them'),
    rules: ['assertion-removed'],
    score: -2,
  },
  ...(
    [
      ['that says another value', ['assertion-removed'], -1, "expect(order).toEqual({ lines: [{ cents: 8 }], state: 'open' })"],
      [
        'that says it of another member',
        ['assertion-removed'],
        -1,
        "expect(order).toEqual({ lines: [{ cents: 9, old: 7 }], state: 'open' })",
      ],
      [
        'that says it of another line',
        ['assertion-removed'],
        -1,
        "expect(order).toEqual({ lines: [{ cents: 9 }, { cents: 7 }], state: 'open' })",
      ],
      [
        'that says it is not so',
        ['assertion-removed', 'assertion-weakened'],
        -2,
        "expect(order).not.toEqual({ lines: [{ cents: 7 }], state: 'open' })",
      ],
      [
        'of which only a part is sure',
        ['assertion-removed', 'assertion-weakened'],
        -2,
        "if (price(1)) expect(order).toEqual({ lines: [{ cents: 7 }], state: 'open' })",
      ],
      [
        'of another value',
        ['assertion-removed', 'expected-value-changed'],
        -1,
        "expect(price(7)).toEqual({ lines: [{ cents: 7 }], state: 'open' })",
      ],
      ['that leaves it open', ['assertion-removed'], -1, "expect(order).toEqual({ lines: expect.any(Array), state: 'open' })"],
      [
        'whose lines are a text',
        ['assertion-removed'],
        -1,
        snapshot('{', '  "lines": 3,', '  "text": "', '  lines: [{ cents: 7 }]",', '  "state": "open",', '}'),
      ],
      [
        'whose member stands twice',
        ['assertion-removed'],
        -1,
        snapshot('{', '  "lines": [', '    {', '      "cents": 7,', '      "cents": 8,', '    },', '  ],', '  "state": "open",', '}'),
      ],
    ] as const
  ).map(([name, rules, score, whole]): BudgetCase => ({
    name: `members become a whole ${name}`,
    before: ofOrder(...MEMBERS),
    after: ofOrder(whole),
    rules,
    score,
  })),
  {
    name: 'one of two goes',
    before: stating("expect(price('x')).toBe(5)", 'expect(total([1])).toBe(1)'),
    after: stating("expect(price('x')).toBe(5)"),
    rules: ['assertion-removed'],
    score: -1,
  },
  {
    name: 'a test goes',
    before: about("test('a', () => {\n  expect(total([1])).toBe(1)\n})\ntest('b', () => {\n  expect(price('x')).toBe(5)\n})"),
    after: about("test('a', () => {\n  expect(total([1])).toBe(1)\n})"),
    rules: ['test-deleted'],
    score: -1,
  },
  {
    name: 'a test goes whose export got another name',
    before: about("test('b', () => {\n  expect(price('x')).toBe(5)\n})"),
    after: about(''),
    production: {
      before: { 'src/cart.ts': 'export function price(x) { return lookup(x) * 2 }' },
      after: { 'src/cart.ts': 'export function cost(x) { return lookup(x) * 2 }' },
    },
    rules: ['test-deleted'],
    score: -1,
  },
  {
    name: 'a test file goes',
    before: { 'tests/a.test.ts': stating('expect(total([1])).toBe(1)'), 'tests/b.test.ts': stating('expect(total([2])).toBe(2)') },
    after: { 'tests/b.test.ts': stating('expect(total([2])).toBe(2)') },
    rules: ['test-deleted'],
    score: -1,
  },
  {
    name: 'a row of a table goes',
    before: table("  ['a', 1],\n  ['b', 2],\n"),
    after: table("  ['a', 1],\n"),
    rules: ['table-shrunk'],
    score: -1,
  },
  {
    name: 'a row expects something else',
    before: table("  ['a', 1],\n  ['b', 2],\n"),
    after: table("  ['a', 1],\n  ['b', 3],\n"),
    rules: ['expected-value-changed'],
  },
  {
    name: 'a row is switched off',
    before: about(
      "const ROWS = [{ name: 'a', cents: 1 }, { name: 'b', cents: 2 }]\nfor (const row of ROWS) test(row.name, { skip: row.skip }, () => {\n  expect(price(row.name)).toBe(row.cents)\n})",
    ),
    after: about(
      "const ROWS = [{ name: 'a', cents: 1 }, { name: 'b', cents: 2, skip: true }]\nfor (const row of ROWS) test(row.name, { skip: row.skip }, () => {\n  expect(price(row.name)).toBe(row.cents)\n})",
    ),
    rules: ['table-shrunk', 'test-skipped'],
    score: -99,
  },
  {
    name: 'a helper compares less',
    before: { 'tests/support.ts': 'export function expectPages(got, want) {\n  expect(got).toEqual(want)\n}' },
    after: { 'tests/support.ts': 'export function expectPages(got, want) {\n  expect(got).toBeDefined()\n}' },
    rules: ['assertion-weakened'],
    score: -1,
  },
  {
    name: 'a test on one platform only',
    before: stating('expect(total([1])).toBe(1)'),
    after: stating('expect(total([1])).toBe(1)').replace("test('a'", "test.skipIf(process.platform === 'win32')('a'"),
    rules: ['assertion-weakened'],
  },
  {
    name: 'a test that some cases leave out',
    before: about('for (const name of names) test(name, () => {\n  expect(price(name)).toBe(5)\n})'),
    after: about(
      'for (const name of names) {\n  if (left.includes(name)) continue\n  test(name, () => {\n    expect(price(name)).toBe(5)\n  })\n}',
    ),
    rules: ['assertion-weakened'],
  },
  {
    name: 'retries',
    before: stating('expect(total([1])).toBe(1)'),
    after: stating('expect(total([1])).toBe(1)').replace("'a', async", "'a', { retry: 2 }, async"),
    rules: ['retry-raised'],
  },
  {
    name: 'retries for a file',
    before: stating('expect(total([1])).toBe(1)'),
    after: stating('expect(total([1])).toBe(1)').replace('\ntest', '\nvi.setConfig({ retry: 2 })\ntest'),
    rules: ['retry-raised'],
  },
  {
    name: 'retries from inside',
    before: "it('a', function () {\n  assert.equal(f(), 1)\n})",
    after: "it('a', function () {\n  this.retries(2)\n  assert.equal(f(), 1)\n})",
    rules: ['retry-raised'],
  },
  {
    name: 'more time',
    before: stating('expect(total([1])).toBe(1)'),
    after: stating('expect(total([1])).toBe(1)').replace('\n})\n', '\n}, 60_000)\n'),
    rules: ['timeout-raised'],
  },
  {
    name: 'fewer runs',
    before: property('fc.nat()', ', { numRuns: 500 }'),
    after: property('fc.nat()', ', { numRuns: 10 }'),
    rules: ['property-narrowed'],
  },
  {
    name: 'no runs',
    before: property('fc.nat()', ''),
    after: property('fc.nat()', ', { numRuns: 0 }'),
    rules: ['assertion-unreachable', 'property-narrowed'],
    score: -2,
  },
  { name: 'a pinned seed', before: property('fc.nat()', ''), after: property('fc.nat()', ', { seed: 7 }'), rules: ['property-narrowed'] },
  { name: 'a smaller range', before: property('fc.nat(1000)', ''), after: property('fc.nat(9)', ''), rules: ['property-narrowed'] },
  {
    name: 'a smaller range of what has a name',
    before: `const size = fc.nat()\n${property('fc.array(size)', '')}`,
    after: `const size = fc.nat(5)\n${property('fc.array(size)', '')}`,
    rules: ['property-narrowed'],
  },
  {
    name: 'a smaller range of what has a name in what has one',
    before: `const size = fc.nat()\nconst lists = fc.array(size)\n${property('lists', '')}`,
    after: `const size = fc.nat(5)\nconst lists = fc.array(size)\n${property('lists', '')}`,
    rules: ['property-narrowed'],
  },
  {
    name: 'what is drawn goes through a function',
    before: property('fc.array(fc.nat())', ''),
    after: property('fc.array(fc.nat().map((n) => n % 5))', ''),
    rules: ['property-narrowed'],
  },
  { name: 'a constant', before: property('fc.nat(1000)', ''), after: property('fc.constant(9)', ''), rules: ['property-narrowed'] },
  {
    name: 'a filter',
    before: property('fc.nat(1000)', ''),
    after: property('fc.nat(1000).filter((n) => n < 5)', ''),
    rules: ['property-narrowed'],
  },
  {
    name: 'a precondition',
    before: property('fc.nat(1000)', ''),
    after: property('fc.nat(1000)', '', 'fc.pre(n < 5)\n    '),
    rules: ['property-narrowed'],
  },
  {
    name: 'fewer runs for a whole file',
    before: property('fc.nat()', ''),
    after: property('fc.nat()', '').replace('\ntest', '\nfc.configureGlobal({ numRuns: 1 })\ntest'),
    rules: ['property-narrowed'],
  },
  {
    name: 'a time after which a property passes',
    before: property('fc.nat()', ''),
    after: property('fc.nat()', ', { interruptAfterTimeLimit: 1 }'),
    rules: ['property-narrowed'],
  },
  {
    name: 'a check whose report is dropped',
    before: property('fc.nat()', ''),
    after: property('fc.nat()', '').replace('fc.assert', 'fc.check'),
    rules: ['assertion-swallowed'],
    score: -2,
  },
  {
    name: 'a wider range and more runs',
    before: property('fc.nat(10)', ', { numRuns: 10 }'),
    after: property('fc.nat(100)', ', { numRuns: 100 }'),
    rules: [],
  },
  { name: 'a property is added', before: about(''), after: property('fc.nat()', ''), rules: [], score: 2 },
  {
    name: 'a stored snapshot is another',
    before: { 'tests/__snapshots__/a.test.ts.snap': 'exports[`a 1`] = `\n{\n  "cents": 5,\n}\n`;\n' },
    after: { 'tests/__snapshots__/a.test.ts.snap': 'exports[`a 1`] = `\n{\n  "cents": 6,\n}\n`;\n' },
    rules: ['snapshot-rewritten'],
  },
  {
    name: 'a stored snapshot has another key',
    before: { 'tests/__snapshots__/a.test.ts.snap': 'exports[`a 1`] = `5`;\n' },
    after: { 'tests/__snapshots__/a.test.ts.snap': 'exports[`b 1`] = `5`;\n' },
    rules: [],
  },
  {
    name: 'a file that no longer parses',
    before: stating('expect(total([1])).toBe(1)'),
    after: stating('expect(total([1])).toBe(1').replace('})', ''),
    rules: ['test-deleted', 'test-unparseable'],
    score: -1,
  },
  {
    name: 'a test left with an export that came back, broken, by another name',
    before: about("test('a', () => {\n  expect(price('x')).toBe(5)\n})\n"),
    after: about('', 'cost'),
    production: {
      before: { 'src/cart.ts': 'export function price(x) { return 5 }' },
      after: { 'src/cart.ts': 'export function cost(x) { return 6 }' },
    },
    rules: ['test-deleted'],
    score: -1,
  },
  ...(
    [
      ['an alternative more', 'a < b', 'a < b || a === b', 'toBe(true)'],
      ['a wider comparison', 'a < b', 'a <= b', 'toBe(true)'],
      ['a part less', 'a < b && a > 0', 'a < b', 'toBeTruthy()'],
      ['an alternative more, asked by its opposite', 'a < b', 'a < b || a === b', 'not.toBe(false)'],
      ['a part more where it must be false', 'a < b', 'a < b && a > 0', 'toBe(false)'],
    ] as const
  ).flatMap(([name, before, after, matcher]): readonly BudgetCase[] => {
    const file = (answer: string, named = 'isLess'): string =>
      about(
        `const ${named} = (a, b) => ${answer}\ntest('a', () => {\n  const out = ${named}(total([1]), total([2]))\n  expect(out).${matcher}\n})\n`,
      )
    const rules = ['assertion-weakened']
    return [
      { name: `a predicate of the tests with ${name}`, before: file(before), after: file(after), rules, score: -1 },
      { name: `the same under another name: ${name}`, before: file(before), after: file(after, 'isLessOrSo'), rules, score: -1 },
      { name: `the other way round, which says more: ${name}`, before: file(after), after: file(before), rules: [] },
    ]
  }),
  {
    name: 'a predicate that a helper gets is looser',
    before: about(
      "function assertOrdered(f) {\n  expect(f(total([1]), total([2]))).not.toBe(false)\n}\nconst isLess = (a, b) => a < b\ntest('a', () => {\n  assertOrdered(isLess)\n})\n",
    ),
    after: about(
      "function assertOrdered(f) {\n  expect(f(total([1]), total([2]))).not.toBe(false)\n}\nconst isLessOrEqual = (a, b) => a < b || a === b\ntest('a', () => {\n  assertOrdered(isLessOrEqual)\n})\n",
    ),
    rules: ['assertion-weakened'],
    score: -1,
  },
  {
    name: 'a predicate that asks something else',
    before: about("const ok = (a) => a > 1 && a < 9\ntest('a', () => {\n  expect(ok(total([1]))).toBe(true)\n})\n"),
    after: about("const ok = (a) => a >= 2 && a !== 9\ntest('a', () => {\n  expect(ok(total([1]))).toBe(true)\n})\n"),
    rules: [],
  },
  ...["replace(/&/g, 'n')", "replace(/\\r\\n/g, '')", "replace(/\\\\/g, '')", "replace(/\\n/g, '/')"].map((other): BudgetCase => ({
    name: `an expected text that is another: ${other}`,
    before: about("const text = read('x')\ntest('a', () => {\n  expect(String(total([1]))).toBe(text)\n})\n"),
    after: about(
      `const text = read('x')\ntest('a', () => {\n  const wanted = text.${other}\n  expect(String(total([1]))).toBe(wanted)\n})\n`,
    ),
    rules: ['expected-value-changed'],
  })),
  {
    name: 'a condition with a part less, for each row',
    before: about("test.each([[1], [2]])('%i', (n) => {\n  const ok = price(n) > 1 && total([n]) > 2\n  expect(ok).toBe(true)\n})\n"),
    after: about("test.each([[1], [2]])('%i', (n) => {\n  const ok = price(n) > 1\n  expect(ok).toBe(true)\n})\n"),
    rules: ['assertion-weakened'],
    score: -2,
  },
  change(
    'rounded, by a name that stands in the rounding',
    'total((a) => expect(a).toBe(5))',
    'total((a) => expect(Math.round(a)).toBe(5))',
    'assertion-weakened',
  ),
  change(
    'on what whoever starts the run decides, for another condition',
    "if (price('x')) expect(total([1])).toBe(1)",
    'if (process.env.FULL) expect(total([1])).toBe(1)',
    'assertion-unreachable',
  ),
  change(
    'a test that is left out on what whoever starts the run decides, for another condition',
    "})\ntest.skipIf(slow)('b', () => {\n  expect(total([1])).toBe(1)",
    "})\ntest.skipIf(process.env.FAST)('b', () => {\n  expect(total([1])).toBe(1)",
    'test-skipped',
    -99,
  ),
  ...[
    ['fc.nat()', 'fc.nat(9)'],
    ['fc.integer({ max: 9 })', 'fc.integer({ min: 0, max: 9 })'],
    ['fc.string()', 'fc.string({ maxLength: 1 })'],
  ].map(([before = '', after = '']): BudgetCase => ({
    name: `a bound that there was not: ${after}`,
    before: property(before, ''),
    after: property(after, ''),
    rules: ['property-narrowed'],
  })),
  ...(
    [
      ['an answer or another one', 'expect(price(1)).toBe(true)', 'expect(price(1) || total([1])).toBe(true)'],
      ['another answer or it', 'expect(price(1)).toBeTruthy()', 'expect(total([1]) || price(1)).toBeTruthy()'],
      ['a no to two answers at once', 'expect(price(1)).toBe(false)', 'expect(price(1) && total([1])).toBe(false)'],
      ['one of two answers', 'expect(price(1) && total([1])).toBe(true)', 'expect(price(1)).toBe(true)'],
    ] as const
  ).map(([name, before, after]) => change(name, before, after, 'assertion-weakened')),
  change(
    'two answers, one of them only true enough',
    'expect(price(1) && total([1])).toBe(true)',
    'expect(price(1)).toBeTruthy()\n  expect(total([1])).toBe(true)',
    'assertion-weakened',
  ),
  {
    name: 'a type that is another, in the words of Vitest',
    before: ofTypes('const price = total([1])', 'expectType<TypeOf<Text, typeof price>>(false)'),
    after: ofTypes('const price = total([1])'),
    rules: ['test-emptied'],
    score: -1,
  },
  {
    name: 'a type that is only extended',
    before: ofTypes('const price = total([1])', 'expectTypeOf(price).toEqualTypeOf<Price>()'),
    after: ofTypes('const price = total([1])', 'expectTypeOf(price).toExtend<Price>()'),
    rules: ['assertion-weakened'],
    score: -1,
  },
  {
    name: 'a type that is only extended, beside the same that is equal',
    before: ofTypes(
      'const price = total([1])',
      'expectTypeOf(price).toEqualTypeOf<Price>()',
      'expectTypeOf(price).toExtend<Price>()',
      'expect(price).toBe(1)',
    ),
    after: ofTypes('const price = total([1])', 'expectTypeOf(price).toExtend<Price>()', 'expect(price).toBe(1)'),
    rules: ['assertion-removed'],
    score: -1,
  },
  {
    name: 'another type twice',
    before: ofTypes('const price = total([1])', 'expectType<Text>(price)', 'expectTypeOf(price).toExtend<Price>()'),
    after: ofTypes('const price = total([1])', 'expectTypeOf(price).toExtend<Price>()'),
    rules: ['assertion-removed'],
    score: -1,
  },
  {
    name: 'a type that is asked of itself',
    before: ofTypes('expectTypeOf<ReturnType<typeof total>>().toEqualTypeOf<number>()'),
    after: ofTypes('expectTypeOf<number>().toEqualTypeOf<number>()'),
    rules: ['assertion-tautology'],
    score: -1,
  },
  {
    name: 'that an answer is there',
    before: ofTypes('const price = total([1])', 'expect(price).toBeDefined()', 'expect(total([2])).toBe(2)'),
    after: ofTypes('const price = total([1])', 'expect(total([2])).toBe(2)'),
    rules: ['assertion-removed'],
    score: -1,
  },
  {
    name: 'that a function of the test is there, in the place of an answer',
    before: ofTypes('const part = () => total([1])', 'expect(part()).toBe(1)'),
    after: ofTypes('const part = () => total([1])', 'expect(part).toBeDefined()'),
    rules: ['assertion-tautology'],
    score: -1,
  },
  {
    name: 'that a function of the test is there, in the place of an answer beside it',
    before: ofTypes('const part = () => total([1])', 'expect(part).toBeDefined()', 'expect(part()).toBe(1)'),
    after: ofTypes('const part = () => total([1])', 'expect(part).toBeDefined()'),
    rules: ['assertion-removed'],
    score: -1,
  },
]
