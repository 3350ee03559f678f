import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { allocate } from '../../src/money.ts'

const amounts = fc.nat(10_000_000)
const weights = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 12 }).filter((list) => list.some((weight) => weight > 0))
const sumOf = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0)

describe('allocate', oracle('P', { covers: 'src/money.ts#allocate' }), () => {
  test('keeps the total', oracle('P', { invariant: 'allocate-keeps-total' }), () => {
    fc.assert(
      fc.property(amounts, weights, (total, list) => {
        expect(sumOf(allocate(total, list))).toBe(total)
      }),
    )
  })

  test('is fair to the cent', oracle('P', { invariant: 'allocate-is-fair' }), () => {
    fc.assert(
      fc.property(amounts, weights, (total, list) => {
        allocate(total, list).forEach((share, index) => {
          expect(Math.abs(share - (total * (list[index] ?? 0)) / sumOf(list))).toBeLessThan(1)
        })
      }),
    )
  })
})
