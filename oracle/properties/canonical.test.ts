import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalText } from '../../src/verdict/canonical.ts'
import { law } from '../law.ts'

const COVERS = 'src/verdict/canonical.ts'

/** Keys that are whole numbers are refused, and JSON has no -0: neither is part of this law. */
const key = fc.string({ unit: 'grapheme', maxLength: 5 }).filter((text) => !/^\d+$/.test(text))
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'grapheme' }),
    fc.integer().map((number) => (number === 0 ? 0 : number)),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))

/** The same value with the keys of each object the other way round. */
function turned(of: unknown): unknown {
  if (Array.isArray(of)) return of.map(turned)
  if (typeof of !== 'object' || of === null) return of
  const copy: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(of).reverse()) {
    Object.defineProperty(copy, name, { value: turned(inner), enumerable: true, configurable: true, writable: true })
  }
  return copy
}

test('equal values have one text', law('one-text-for-one-value', COVERS), () => {
  fc.assert(
    fc.property(value, (one) => {
      expect(canonicalText(turned(one))).toBe(canonicalText(one))
    }),
  )
})

test('the text reads back as the value, and as the same text', law('one-text-for-one-value', COVERS), () => {
  fc.assert(
    fc.property(value, (one) => {
      const text = canonicalText(one)
      expect(JSON.parse(text)).toEqual(one)
      expect(canonicalText(JSON.parse(text))).toBe(text)
    }),
  )
})
