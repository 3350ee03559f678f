import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stringify } from 'safe-stable-stringify'
import { canonicalText } from '../../src/verdict/canonical.ts'

const KEYS = fc.string({ unit: 'binary' }).filter((key) => !/^\d+$/.test(key))

const JSON_VALUES = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string({ unit: 'binary' }),
    fc.array(tie('json')),
    fc.dictionary(KEYS, tie('json')),
  ),
})).json

describe('canonical form', () => {
  test('sorted keys, two spaces, a newline at the end', () => {
    expect(canonicalText({ b: [1, { z: null, a: 'ä\n' }], a: {}, B: [] })).toBe(
      '{\n  "B": [],\n  "a": {},\n  "b": [\n    1,\n    {\n      "a": "ä\\n",\n      "z": null\n    }\n  ]\n}\n',
    )
  })

  test('is stable, says what it was given, and is what the library for stable JSON writes', () => {
    fc.assert(
      fc.property(JSON_VALUES, (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value))
        const text = canonicalText(plain)
        expect(JSON.parse(text)).toEqual(plain)
        expect(canonicalText(JSON.parse(text))).toBe(text)
        expect(`${stringify(plain, null, 2)}\n`).toBe(text)
      }),
    )
  })

  test('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(KEYS, fc.integer()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse())
        expect(canonicalText(turned)).toBe(canonicalText({ ...value }))
      }),
    )
  })

  const circle: unknown[] = []
  circle.push({ circle })
  const refused: readonly { readonly name: string; readonly value: unknown; readonly words: string }[] = [
    { name: 'undefined in an object', value: { a: { b: undefined } }, words: '/a/b is undefined' },
    { name: 'a hole in a list', value: [1, , 3], words: '/1 is undefined' }, // eslint-disable-line no-sparse-arrays
    { name: 'undefined by itself', value: undefined, words: 'the value is undefined' },
    { name: 'NaN', value: { n: NaN }, words: '/n is NaN' },
    { name: 'an infinity', value: [-Infinity], words: '/0 is -Infinity' },
    { name: 'a bigint', value: { n: 1n }, words: '/n is a bigint' },
    { name: 'a function', value: { f: () => 1 }, words: '/f is a function' },
    { name: 'half of a surrogate pair', value: { s: 'a\ud800' }, words: '/s holds half of a surrogate pair' },
    { name: 'half of a surrogate pair in a key', value: { '\udc00': 1 }, words: 'half of a surrogate pair' },
    { name: 'a key without a fixed place', value: { a: { '10': 1 } }, words: '/a/10 has a whole number as its key' },
    { name: 'a date', value: { d: new Date(0) }, words: '/d is no plain object' },
    { name: 'a map', value: new Map([['a', 1]]), words: 'the value is no plain object' },
    { name: 'a circle', value: circle, words: '/0/circle holds itself' },
  ]
  test.for(refused)('$name is refused', ({ value, words }) => {
    expect(() => canonicalText(value)).toThrow(words)
  })

  test('the same object twice is no circle', () => {
    const shared = { a: 1 }
    expect(JSON.parse(canonicalText([shared, shared]))).toEqual([shared, shared])
  })
})
