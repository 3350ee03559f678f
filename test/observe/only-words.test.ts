import { describe, expect, test } from 'vitest'
import { differsOnlyInWords } from '../../src/observe/production/only-words.ts'

const TEXT = 'export function add(a: number, b: number): number {\n  return a + b\n}\n'

describe('a module that differs in comments, layout and types alone', () => {
  test.each([
    ['nothing', TEXT],
    ['a comment', `// sums two numbers\n${TEXT}`],
    ['layout', TEXT.replaceAll('\n', '\r\n').replace('  return', '    return')],
    ['a type', TEXT.replace('b: number', 'b: bigint | number')],
    ['a return type left out', TEXT.replace('): number', ')')],
    ['an interface', `export interface Pair { a: number }\n${TEXT}`],
    ['a type that is imported', `import type { Pair } from './pair.ts'\n${TEXT}`],
    ['a type among values that are imported', `import { type Pair } from './pair.ts'\n${TEXT}`, `import {} from './pair.ts'\n${TEXT}`],
    ['a cast', TEXT.replace('a + b', '(a as number) + b!')],
    ['the quotes of a text', "export const a = 'x'\n", 'export const a = "x"\n'],
    ['parentheses', TEXT.replace('a + b', '(a + b)')],
  ])('%s', (_, other, text = TEXT) => {
    expect(differsOnlyInWords('src/add.ts', text, other)).toBe(true)
  })

  test.each([
    ['an operator', TEXT.replace('a + b', 'a - b')],
    ['a default', TEXT.replace('b: number', 'b = 1')],
    ['a text', "export const a = 'y'\n", "export const a = 'x'\n"],
    ['a regular expression', 'export const a = /x/\n', 'export const a = /x/i\n'],
    ['a number that JSON cannot hold', 'export const a = 1e999\n', 'export const a = null\n'],
    ['a bigint', 'export const a = 1n\n', 'export const a = 2n\n'],
    ['the raw text of a tagged template', 'export const a = String.raw`\\x41`\n', 'export const a = String.raw`A`\n'],
    ['an export', `${TEXT}export const c = 1\n`],
    ['an import for its effect', `import './pair.ts'\n${TEXT}`],
    ['an enum', `export enum Pair { A }\n${TEXT}`],
    ['what cannot be parsed', 'export function add( {'],
  ])('not %s', (_, other, text = TEXT) => {
    expect(differsOnlyInWords('src/add.ts', text, other)).toBe(false)
  })

  test('not data, nor another language', () => {
    expect(differsOnlyInWords('src/rates.json', '{ "a": 1 }', '{"a":1}')).toBe(false)
  })
})
