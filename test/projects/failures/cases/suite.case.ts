import { describe, test } from 'vitest'

describe('throws while it is declared', () => {
  test('is declared', () => {})
  throw new Error('in a suite')
})
