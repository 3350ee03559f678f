import { describe, expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { billOf } from '../../packages/checkout/src/checkout.ts'
import { postageOf } from '../../packages/postage/src/postage.ts'

describe('postage', oracle('E', { covers: 'packages/postage/src/**' }), () => {
  test('is for each started half kilo', () => {
    expect([1, 500, 501, 1000].map((grams) => postageOf(grams, 'near'))).toEqual([260, 260, 520, 520])
  })
  test('refuses what has no weight', () => {
    expect(() => postageOf(0, 'home')).toThrow(RangeError)
  })
})

describe('a bill', oracle('E', { covers: 'packages/checkout/src/**' }), () => {
  test('adds the postage of all that is in the basket', () => {
    const items = [
      { grams: 300, price: 1250, quantity: 2 },
      { grams: 120, price: 799, quantity: 1 },
    ]
    expect(billOf(items, 'far')).toEqual({ goods: 3299, postage: 1080, total: 4379 })
  })
  test('from a hundred on has no postage', () => {
    expect(billOf([{ grams: 900, price: 5000, quantity: 2 }], 'home')).toEqual({ goods: 10_000, postage: 0, total: 10_000 })
  })
})
