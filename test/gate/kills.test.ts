import { describe, expect, test } from 'vitest'
import { killsSoFar } from '../../src/observe/gate/child/serve-here.ts'
import { lanesFor } from '../../src/observe/known-bad/serve.ts'

const TESTS = ['a.test.ts', 'b.test.ts', 'c.test.ts']
const edit = (file: string, killers: readonly string[] = ['a > 1', 'b > 1']) => ({
  modules: [{ file, text: '' }],
  tests: TESTS,
  killers,
})

describe('the test files that an edit meets first', () => {
  test('stand as they were, until one has killed', () => {
    expect(killsSoFar().likeliestFirst(edit('src/money.ts'))).toEqual(TESTS)
  })

  test('are those that killed edits of the same module, the last of them first, and then those that killed most', () => {
    const killed = killsSoFar()
    for (const file of ['b.test.ts', 'b.test.ts', 'c.test.ts']) killed.note(edit('src/money.ts'), [file])
    expect(killed.likeliestFirst(edit('src/money.ts'))).toEqual(['c.test.ts', 'b.test.ts', 'a.test.ts'])
    expect(killed.likeliestFirst(edit('src/order.ts'))).toEqual(['b.test.ts', 'c.test.ts', 'a.test.ts'])
  })

  test('stand as they were where one test alone may kill', () => {
    const killed = killsSoFar()
    killed.note(edit('src/money.ts'), ['c.test.ts'])
    expect(killed.likeliestFirst(edit('src/money.ts', ['a > 1']))).toEqual(TESTS)
  })
})

test.each([
  { replays: 0, atOnce: 2, lanes: 1 },
  { replays: 1, atOnce: 8, lanes: 1 },
  { replays: 8, atOnce: 8, lanes: 4 },
  { replays: 23, atOnce: 2, lanes: 1 },
  { replays: 24, atOnce: 2, lanes: 2 },
  { replays: 60, atOnce: 1, lanes: 1 },
  { replays: 60, atOnce: 4, lanes: 3 },
  { replays: 1000, atOnce: 8, lanes: 6 },
])('$replays replays, $atOnce at once: $lanes warm Vitests', ({ replays, atOnce, lanes }) => {
  expect(lanesFor(replays, atOnce)).toBe(lanes)
})
