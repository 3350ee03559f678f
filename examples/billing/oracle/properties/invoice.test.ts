import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { invoiceOf } from '../../src/invoice.ts'

const line = fc.record({
  sku: fc.constant('any'),
  quantity: fc.integer({ min: 1, max: 20 }),
  unitPrice: fc.nat(100_000),
  taxRate: fc.constantFrom(0, 700, 1900),
})

test('a discount is bounded', oracle('P', { covers: 'src/invoice.ts', invariant: 'discount-is-bounded' }), () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.nat(3_000_000), (lines, discount) => {
      const full = invoiceOf({ reference: '', discount: 0, lines })
      const lowered = invoiceOf({ reference: '', discount, lines })
      expect(lowered.net).toBe(Math.max(0, full.net - discount))
      expect(lowered.gross).toBeGreaterThanOrEqual(0)
      expect(lowered.gross).toBeLessThanOrEqual(full.gross)
    }),
  )
})
