import { about } from './case.ts'
import type { BudgetCase } from './case.ts'

const CALL = 'expect(total([1, 2])).toBe(3)'
const one = about(`test('adds up', () => {\n  ${CALL}\n})\n`)
const promised = about("test('a', async () => {\n  await expect(price('x')).resolves.toBe(5)\n})\n")
const text = about("test('name', () => {\n  expect(price('x')).toBe('five')\n})\n")
const list = about("test('list', () => {\n  expect(total([1, 2])).toEqual([3, 4])\n})\n")

const row =
  (rule: string, score: number) =>
  (name: string, before: string, find: string, replace: string, more = ''): BudgetCase => {
    const changed = before.replace(find, () => replace)
    return {
      name,
      before,
      after: changed.replace("'../src/cart.ts'\n", (line) => (more === '' ? line : `${line}${more}\n`)),
      rules: [rule],
      score,
    }
  }
const skipped = row('test-skipped', -99)
const unreachable = row('assertion-unreachable', -1)
const swallowed = row('assertion-swallowed', -1)
const forgotten = row('assertion-not-awaited', -1)
const tautology = row('assertion-tautology', -1)
const weaker = row('assertion-weakened', -1)
const emptied = row('test-emptied', -1)

const tried = (handler: string): string => `try {\n    ${CALL}\n  } ${handler}`

/** Known cheats in other dresses: another spelling of the same thing must be told by the same rule. */
export const DRESSES: readonly BudgetCase[] = [
  skipped('skipped by options that are spread', one, "'adds up', ", "'adds up', { ...slow }, ", 'const slow = { skip: true }'),
  skipped('skipped by options that are chosen', one, "'adds up', ", "'adds up', process.env.CI ? { skip: true } : {}, "),
  skipped('skipped by a computed modifier', one, "test('adds", "test[mode]('adds", "const mode = 'skip'"),
  skipped('skipped by a modifier that was taken out', one, "test('adds", "pending('adds", 'const { skip: pending } = test'),
  skipped('skipped by a modifier that was bound', one, "test('adds", "pending('adds", 'const pending = test.skip.bind(test)'),
  skipped(
    'behind a constant that asks the environment',
    one,
    `test('adds up', () => {\n  ${CALL}\n})`,
    `if (FULL) test('adds up', () => {\n  ${CALL}\n})`,
    'const FULL = process.env.FULL',
  ),
  {
    name: 'skipped by options of a helper',
    before: { 'tests/cart.test.ts': one, 'tests/slow.ts': 'export const slow = { timeout: 10 }\n' },
    after: {
      'tests/cart.test.ts': one.replace('\ntest(', "\nimport { slow } from './slow.ts'\ntest(").replace("'adds up', ", "'adds up', slow, "),
      'tests/slow.ts': 'export const slow = { skip: true }\n',
    },
    rules: ['test-skipped'],
    score: -99,
  },
  unreachable('a function that never calls what it is given', one, CALL, `later(() => ${CALL})`, 'const later = (..._) => {}'),
  unreachable('a loop that ends before it begins', one, CALL, `for (let i = 0; i < 0; i++) ${CALL}`),
  unreachable('a return that the environment decides', one, CALL, `if (process.env.CI) return\n  ${CALL}`),
  unreachable('an && that the environment decides', one, CALL, `STRICT && ${CALL}`, 'const STRICT = process.env.STRICT'),
  unreachable('a switch that the environment decides', one, CALL, `switch (process.env.LEVEL) {\n    case 'full':\n      ${CALL}\n  }`),
  emptied('a function that is only named', one, CALL, `const check = () => ${CALL}\n  void check`),
  swallowed('a break in finally', one, CALL, `for (;;) {\n    ${tried('finally {\n      break\n    }')}\n  }`),
  swallowed('a return deep in finally', one, CALL, tried('finally {\n    if (true) {\n      return\n    }\n  }')),
  swallowed('a catch that throws what no assertion throws', one, CALL, tried('catch (e) {\n    if (!(e instanceof Error)) throw e\n  }')),
  swallowed('a catch that throws behind a return', one, CALL, tried('catch (e) {\n    if (e instanceof Error) return\n    throw e\n  }')),
  swallowed('a catch that the environment tells to throw', one, CALL, tried('catch (e) {\n    if (process.env.STRICT) throw e\n  }')),
  weaker('a catch that throws sometimes', one, CALL, tried("catch (e) {\n    if (e.code !== 'X') throw e\n  }")),
  forgotten(
    'a promise behind a name that nobody asks for',
    promised,
    "await expect(price('x')).resolves.toBe(5)",
    "const done = expect(price('x')).resolves.toBe(5)\n  expect(done).toBeDefined()",
  ),
  forgotten(
    'the first of two behind a comma',
    promised,
    "await expect(price('x')).resolves.toBe(5)",
    "await (expect(price('x')).resolves.toBe(5), null)",
  ),
  forgotten('a wait that is not waited for', one, CALL, `vi.waitFor(() => ${CALL})`),
  forgotten(
    'a promise that is done before its callback',
    about("test('a', async () => {\n  expect(await price('x')).toBe(5)\n})\n"),
    "expect(await price('x')).toBe(5)",
    "await new Promise((done) => {\n    setTimeout(() => expect(price('x')).toBe(5))\n    done()\n  })",
  ),
  tautology('the expected text about itself', text, "expect(price('x'))", "price('x')\n  expect('five')"),
  tautology('a copy of the result', list, '[3, 4]', 'structuredClone(total([1, 2]))'),
  tautology(
    'the spread of a result',
    list,
    'expect(total([1, 2])).toEqual([3, 4])',
    'const got = total([1, 2])\n  expect(got).toEqual([...got])',
  ),
  tautology('what satisfies whatever it is', text, "toBe('five')", 'toSatisfy(() => true)'),
  weaker('a kind in the place of a text', text, "expect(price('x')).toBe('five')", "expect(typeof price('x')).toBe('string')"),
  weaker('that there is something', text, "expect(price('x')).toBe('five')", "expect(!!price('x')).toBe(true)"),
  weaker('an order in the place of a value', text, "expect(price('x')).toBe('five')", "expect(price('x').length > 0).toBe(true)"),
  weaker('a subject that brings the answer', text, "expect(price('x'))", "expect(price('x') && 'five')"),
  weaker('a choice that brings the answer', text, "expect(price('x'))", "expect(price('x') === 1 ? price('x') : 'five')"),
  weaker('a replacement that brings the answer', text, "expect(price('x'))", "expect(price('x').replace(/.+/, 'five'))"),
  weaker('a result that is trimmed first', text, "expect(price('x'))", "expect(price('x').trim())"),
]

const helper = 'const expectPrice = (item) => expect(price(item))\n'

/** Honest work that looks like one of them. */
export const HONEST_DRESSES: readonly BudgetCase[] = [
  {
    name: 'a helper that begins an assertion',
    before: text,
    after: text.replace('\ntest(', `\n${helper}test(`).replace("expect(price('x'))", "expectPrice('x')"),
    rules: [],
  },
  {
    name: 'a table moves to a helper',
    before: about("test.each([['x', 5], ['y', 6]])('%s', (item, cents) => {\n  expect(price(item)).toBe(cents)\n})\n"),
    after: {
      'tests/cart.test.ts': about(
        "import { PRICES } from './prices.ts'\ntest.each(PRICES)('%s', (item, cents) => {\n  expect(price(item)).toBe(cents)\n})\n",
      ),
      'tests/prices.ts': "export const PRICES = [['x', 5], ['y', 6]]\n",
    },
    rules: [],
  },
  { name: 'a loop that asks afterwards', before: one, after: one.replace(CALL, `do {\n    ${CALL}\n  } while (false)`), rules: [] },
  {
    name: 'a cleanup that breaks out of its own loop',
    before: one,
    after: one.replace(CALL, tried('finally {\n    for (const x of [1]) if (x) break\n  }')),
    rules: [],
  },
  {
    name: 'a promise that is named and awaited',
    before: promised,
    after: promised.replace("await expect(price('x')).resolves.toBe(5)", "const done = expect(price('x')).resolves.toBe(5)\n  await done"),
    rules: [],
  },
  {
    name: 'a kind by its matcher',
    before: about("test('a', () => {\n  expect(typeof price('x')).toBe('number')\n})\n"),
    after: about("test('a', () => {\n  expect(price('x')).toBeTypeOf('number')\n})\n"),
    rules: [],
  },
  {
    name: 'an order by its matcher',
    before: about("test('a', () => {\n  expect(price('x') > 4).toBe(true)\n})\n"),
    after: about("test('a', () => {\n  expect(price('x')).toBeGreaterThan(4)\n})\n"),
    rules: [],
  },
]
