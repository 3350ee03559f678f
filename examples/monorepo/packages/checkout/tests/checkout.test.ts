import { expect, test } from 'vitest'
import { billOf } from '../src/checkout.ts'

test('an empty basket costs nothing', () => {
  expect(billOf([], 'far')).toEqual({ goods: 0, postage: 0, total: 0 })
})
