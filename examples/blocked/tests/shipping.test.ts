import { expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { shippingOf } from '../src/shipping.ts'

// The patch's own test calls itself an example oracle.
test('50.00 is free', oracle('E', { covers: 'src/shipping.ts' }), () => {
  expect(shippingOf({ weight: 900, worth: 5_000, country: 'DE' })).toBe(0)
})
