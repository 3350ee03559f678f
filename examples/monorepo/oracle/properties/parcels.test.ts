import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { billOf } from '../../packages/checkout/src/checkout.ts'
import { postageOf } from '../../packages/postage/src/postage.ts'

const grams = fc.integer({ min: 1, max: 30_000 })
const zone = fc.constantFrom('home' as const, 'near' as const, 'far' as const)

test(
  'two parcels never go for less than one',
  oracle('P', { covers: 'packages/postage/src/**', invariant: 'one-parcel-is-cheapest' }),
  () => {
    fc.assert(
      fc.property(grams, grams, zone, (one, other, to) => {
        expect(postageOf(one + other, to)).toBeLessThanOrEqual(postageOf(one, to) + postageOf(other, to))
        expect(postageOf(one + other, to)).toBeGreaterThanOrEqual(Math.max(postageOf(one, to), postageOf(other, to)))
      }),
    )
  },
)

// Across the packages: a change of one that the other cannot bear is found here.
test(
  'the parts of a bill are its total',
  oracle('P', { covers: ['packages/checkout/src/**', 'packages/postage/src/**'], invariant: 'bill-adds-up' }),
  () => {
    const item = fc.record({ grams, price: fc.nat(3000), quantity: fc.integer({ min: 1, max: 3 }) })
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 5 }), zone, (items, to) => {
        const { goods, postage, total } = billOf(items, to)
        expect(goods).toBe(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
        expect(total).toBe(goods + postage)
        expect(postage > 0).toBe(goods < 10_000)
      }),
    )
  },
)
