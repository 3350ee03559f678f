import { expect, test } from 'vitest'
import { rateToShow } from '../src/feed.ts'

// No tag: a patch may edit this file, so it has no weight.
test('shows the last rate while the mirrors are silent', () => {
  expect(rateToShow([], 250, 107)).toBe(107)
})
