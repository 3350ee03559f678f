import { expect, test } from 'vitest'
import { postageOf } from '../src/postage.ts'

// No tag: whoever writes a patch may edit this file, so it has no weight.
test('a letter goes home for one step', () => {
  expect(postageOf(20, 'home')).toBe(120)
})
