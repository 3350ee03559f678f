import { expect, test } from 'vitest'
import { globMatcher } from '../../src/check/globs.ts'

test.each<[string, readonly string[], string, boolean]>([
  ['no pattern', [], 'a.ts', false],
  ['nothing but a pattern that takes back', ['!a.ts'], 'b.ts', false],
  ['one of two patterns', ['a.ts', 'b/**'], 'b/c.ts', true],
  ['what is taken back, wherever that stands', ['!b/**', '**/*.ts'], 'b/c.ts', false],
  ['what is not taken back', ['!b/**', '**/*.ts'], 'a/c.ts', true],
  ['a pattern that another one ends with', ['aa.ts', 'a.ts'], 'a.ts', true],
  ['a pattern of what is not', ['!(a).ts'], 'b.ts', true],
  ['a pattern of what is not, of it', ['!(a).ts'], 'a.ts', false],
  ['a dot file', ['**'], '.env', true],
  ['another case', ['A.ts'], 'a.ts', false],
])('%s', (_, patterns, path, expected) => {
  expect(globMatcher(patterns)(path)).toBe(expected)
})
