import { expect, test } from 'vitest'
import { parseTestFile } from '../../../src/observe/syntax/index.ts'

/** Seconds that any of these may take on a busy machine. */
const BOUND = 120_000

const NESTS: readonly (readonly [string, string])[] = [
  ['brackets', `x = ${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['parentheses', `x = ${'('.repeat(10_000)}1${')'.repeat(10_000)}`],
  ['suites', "describe('a', () => {".repeat(10_000) + '})'.repeat(10_000)],
  ['else if', 'if (a) {} else '.repeat(10_000) + '{}'],
  ['else if, a line each', 'if (a) {\n}\nelse '.repeat(10_000) + '{}'],
  ['a sum', `x = ${'1 + '.repeat(1_000_000)}1`],
  ['negations', `x = ${'!'.repeat(100_000)}1`],
]

test.each(NESTS)('too deep: %s', { timeout: BOUND }, (_, text) => {
  const file = parseTestFile('tests/deep.test.ts', text)
  expect(file.state === 'unparseable' ? file.message : file.state).toMatch(/nested deeper than|operators in one expression/)
  expect(file.state === 'unparseable' ? file.at.line : 0).toBeGreaterThan(0)
})

test('a chain of 1,500 calls', { timeout: BOUND }, () => {
  const file = parseTestFile('tests/chain.test.ts', `test('a', () => {\n  expect(x${'.a()'.repeat(1500)}).toBe(1)\n})`)
  expect(file.state === 'parsed' ? file.tests[0]?.assertions.length : file.message).toBe(1)
})

test('10,000 tests', { timeout: BOUND }, () => {
  const text = Array.from({ length: 10_000 }, (_, i) => `test('t${i}', () => {\n  expect(f(${i})).toBe(${i + 1})\n})\n`).join('')
  const file = parseTestFile('tests/many.test.ts', text)
  expect(file.state === 'parsed' ? file.tests.length : file.message).toBe(10_000)
  expect(file.state === 'parsed' ? file.tests.at(-1)?.assertions[0]?.subjectKey : '').toBe('f(9999)')
})

test('a file of 5 MB', { timeout: BOUND }, () => {
  const text = `test('a', () => {\n${`  expect(f('${'long '.repeat(180)}')).toEqual({ a: 1, b: [1, 2, 3] })\n`.repeat(6_000)}})\n`
  expect(text.length).toBeGreaterThan(5_000_000)
  const file = parseTestFile('tests/big.test.ts', text)
  expect(file.state === 'parsed' ? file.tests[0]?.assertions.length : file.message).toBe(6_000)
})

test('constants that double their size with each line', { timeout: BOUND }, () => {
  const lines = Array.from({ length: 60 }, (_, i) => `const a${i + 1} = [a${i}, a${i}]`)
  const file = parseTestFile(
    'tests/double.test.ts',
    `const a0 = [1]\n${lines.join('\n')}\ntest('a', () => {\n  expect(a60).toEqual(f())\n})`,
  )
  expect(file.state === 'parsed' ? file.tests[0]?.assertions[0]?.subjectKey.length : 0).toBeLessThan(300)
})

test('helpers that call one another twice, and themselves', { timeout: BOUND }, () => {
  const helpers = Array.from(
    { length: 60 },
    (_, i) => `function h${i}(x) {\n  h${i + 1}(x)\n  h${i + 1}(x)\n  h${i}(x)\n  expect(x).toBe(${i})\n}`,
  )
  const file = parseTestFile('tests/helpers.test.ts', `${helpers.join('\n')}\ntest('a', () => {\n  h0(1)\n})`)
  expect(file.state).toBe('parsed')
})

test('bytes that are no UTF-8, half a surrogate, NUL', () => {
  const bytes = new TextDecoder().decode(new Uint8Array([0x27, 0xff, 0xfe, 0x80, 0x27]))
  expect(parseTestFile('tests/a.test.ts', `test(${bytes}, () => { expect(f()).toBe(1) })`).state).toBe('parsed')
  expect(parseTestFile('tests/a.test.ts', "test('\ud800', () => { expect(f()).toBe(1) })").state).toBe('parsed')
  expect(parseTestFile('tests/a.test.ts', 'a\0b')).toMatchObject({ state: 'unparseable', at: { file: 'tests/a.test.ts', line: 1 } })
})

test('names that every object has', () => {
  const file = parseTestFile(
    'tests/a.test.ts',
    "import { __proto__ as constructor } from './b'\ntest('__proto__', () => {\n  expect(constructor.toString).toBe(hasOwnProperty)\n})",
  )
  expect(file).toMatchObject({ state: 'parsed', tests: [{ titles: ['__proto__'] }] })
})
