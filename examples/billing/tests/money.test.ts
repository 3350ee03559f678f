import { expect, test } from 'vitest'
import { allocate, basisPointsOf } from '../src/money.ts'

// No tag: whoever writes a patch may edit this file, so it has no weight, and it cannot help a patch.
test('the first of equal shares gets the cent', () => {
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
})

test('half a cent is rounded up', () => {
  expect(basisPointsOf(50, 100)).toBe(1)
})
