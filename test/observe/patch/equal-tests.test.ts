import { describe, expect, it } from 'vitest'
import { withoutEqual } from '../../../src/observe/patch/equal-tests.ts'
import { parseTestFile } from '../../../src/observe/syntax/index.ts'
import type { TestSyntax } from '../../../src/model/syntax.ts'

const test = (title: string, body: string): string => `test('${title}', () => {\n  ${body}\n})\n`
const parse = (text: string, file = 'tests/a.test.ts'): TestSyntax =>
  parseTestFile(file, `import { expect, test } from 'vitest'\nimport { f } from '../src/f.ts'\n${text}`)

function titles(syntax: TestSyntax | null): readonly string[] {
  return syntax?.state === 'parsed' ? [...syntax.tests, ...syntax.helpers].map((one) => one.titles.join(' > ')) : []
}

function left(before: string, after: string): readonly (readonly string[])[] {
  return withoutEqual(parse(before), parse(after)).map(titles)
}

const a = test('a', 'expect(f(1)).toBe(1)')
const b = test('b', 'expect(f(2)).toBe(2)')

describe('what is left of two sides of a file', () => {
  it('is what differs, wherever it stands', () => {
    expect(left(a + b, `\n\n${b}${a}`)).toEqual([[], []])
    expect(left(a + b, b + test('a', 'expect(f(1)).toBe(3)'))).toEqual([['a'], ['a']])
    expect(left(a + b, a)).toEqual([['b'], []])
    expect(left(a, a + b)).toEqual([[], ['b']])
  })

  it('is a test whose text is the same and whose surroundings are not', () => {
    expect(
      left(`const LIMIT = 1\n${test('a', 'expect(f(1)).toBe(LIMIT)')}`, `const LIMIT = 2\n${test('a', 'expect(f(1)).toBe(LIMIT)')}`),
    ).toEqual([['a'], ['a']])
    expect(left(`describe('s', () => {\n${a}})`, `describe.skip('s', () => {\n${a}})`)).toEqual([['s > a'], ['s > a']])
  })

  it('has doubles on it, of one side or of both', () => {
    expect(left(a + a + b, a + a + b)).toEqual([
      ['a', 'a'],
      ['a', 'a'],
    ])
    expect(left(a + a + b, a + b)).toEqual([['a', 'a'], ['a']])
    expect(left(a + b, a + a + b)).toEqual([['a'], ['a', 'a']])
  })

  it('is everything where mocks or matchers changed, the file was renamed or a side does not parse', () => {
    expect(left(a, `vi.mock('../src/f.ts')\n${a}`)).toEqual([['a'], ['a']])
    expect(left(a, `expect.extend({ toBe: () => ({ pass: true }) })\n${a}`)).toEqual([['a'], ['a']])
    expect(withoutEqual(parse(a), parse(a, 'tests/b.test.ts')).map(titles)).toEqual([['a'], ['a']])
    expect(withoutEqual(parse(a), parse(`${a}(`)).map((one) => one?.state)).toEqual(['parsed', 'unparseable'])
    expect(withoutEqual(parse(a), null).map(titles)).toEqual([['a'], []])
  })
})
