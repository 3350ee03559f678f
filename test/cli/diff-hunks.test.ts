import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedLines, hunkAt } from '../../src/cli/diff/hunks.ts'

const lines = (text: string): readonly string[] => text.split(' ')

describe('what stood at base where a line of head stands', () => {
  const rows = [
    { name: 'one line became another', base: 'a b c', head: 'a x c', line: 2, is: ['b', 'x'] },
    { name: 'two became one', base: 'a b b c', head: 'a x c', line: 2, is: ['b b', 'x'] },
    { name: 'one line came', base: 'a c', head: 'a x c', line: 2, is: ['', 'x'] },
    { name: 'at the beginning', base: 'b c', head: 'x c', line: 1, is: ['b', 'x'] },
    { name: 'at the end, without a neighbour that is unique', base: 'b b b', head: 'b b x', line: 3, is: ['b', 'x'] },
    { name: 'a line that did not change', base: 'a b c', head: 'a b c d', line: 2, is: ['', 'b'] },
    { name: 'a block that moved up', base: 'a b c d e f', head: 'e f a b c x', line: 6, is: ['d e f', 'x'] },
    { name: 'a line that is equal to others in the same gap', base: 'a x ) . t b', head: 'a ) . s b', line: 4, is: ['t', 's'] },
    { name: 'a file that is new', base: '', head: 'a b', line: 1, is: ['', 'a b'] },
    { name: 'all of it', base: 'a b', head: 'x y', line: 1, is: ['a b', 'x y'] },
  ]
  test.for(rows)('$name', ({ base, head, line, is }) => {
    const [before, after] = [base === '' ? [] : lines(base), lines(head)]
    const hunk = hunkAt(before, after, line)
    expect([
      before.slice(hunk.base.first - 1, hunk.base.last).join(' '),
      after.slice(hunk.head.first - 1, hunk.head.last).join(' '),
    ]).toEqual(is)
  })

  test('whatever the files, the ranges lie in them and hold the line', () => {
    const file = fc.array(fc.constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 12 })
    fc.assert(
      fc.property(
        file,
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'x', ''), { minLength: 1, maxLength: 12 }),
        fc.nat(11),
        (base, head, at) => {
          const line = 1 + (at % head.length)
          const hunk = hunkAt(base, head, line)
          expect(hunk.head.first).toBeLessThanOrEqual(line)
          expect(hunk.head.last).toBeGreaterThanOrEqual(line)
          expect(hunk.head.last).toBeLessThanOrEqual(head.length)
          expect(hunk.base.first).toBeGreaterThanOrEqual(1)
          expect(hunk.base.last).toBeLessThanOrEqual(base.length)
        },
      ),
    )
  })
})

describe('the lines of head that base does not have', () => {
  const rows: readonly (readonly [string, string, readonly number[]])[] = [
    ['a b c', 'a b c', []],
    ['a b c', 'a x c', [2]],
    ['a c', 'a x y c', [2, 3]],
    ['a b c', 'a c', []],
    ['', 'a b', [1, 2]],
    ['a } b }', 'a } x } b }', [3, 4]],
    ['b b b', 'b b x', [3]],
    ['a x ) . t b', 'a ) . s b', [4]],
  ]
  test.for(rows)('%s → %s', ([base, head, changed]) => {
    expect([...changedLines(base === '' ? [] : lines(base), lines(head))]).toEqual(changed)
  })

  test('without them, head is what base has in that order', () => {
    const file = fc.array(fc.constantFrom('a', 'b', 'c', '}', ''), { maxLength: 14 })
    fc.assert(
      fc.property(file, file, (base, head) => {
        const changed = changedLines(base, head)
        let at = 0
        for (const line of head.filter((_, index) => !changed.has(index + 1))) {
          at = base.indexOf(line, at) + 1
          expect(at).toBeGreaterThan(0)
        }
      }),
    )
  })
})
