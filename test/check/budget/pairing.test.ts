import { expect, test } from 'vitest'
import { pairTests } from '../../../src/check/budget/pairing.ts'
import type { TestBlock } from '../../../src/model/syntax.ts'
import { block } from './made.ts'

type Blocks = Readonly<Record<string, Partial<TestBlock>>>

const words = (count: number, of = 'w'): readonly string[] => Array.from({ length: count }, (_, i) => `${of}${i}`)
/** Tests of names that have no word in common. */
const several = (count: number, changes: Partial<TestBlock>): Blocks =>
  Object.fromEntries(words(count, 'n').map((name) => [name, { titles: [name], ...changes }]))
const LONG = 'one two three four five six seven'
const OTHER = 'eight nine ten eleven twelve thirteen fourteen'

/** What stands at base and at head, each body another unless said otherwise, and which is which. */
const ROWS: readonly (readonly [name: string, before: Blocks, after: Blocks, pairs: readonly string[]])[] = [
  ['a title path is no text', { x: { titles: ['ab', 'c'] } }, { y: { titles: ['a', 'bc'] } }, []],
  [
    'a decoy of the same title does not take the place of the test itself',
    { x: { titles: ['same'], bodyKey: 'it' } },
    { decoy: { titles: ['same'] }, y: { titles: ['same'], bodyKey: 'it' } },
    ['x=y'],
  ],
  [
    'nor does it in another file',
    { x: { titles: ['same'], bodyKey: 'it' } },
    { decoy: { file: 'b.test.ts', titles: ['same'] }, y: { file: 'b.test.ts', titles: ['same'], bodyKey: 'it' } },
    ['x=y'],
  ],
  ['a test that moved and was edited', { x: {} }, { y: { file: 'b.test.ts' } }, ['x=y']],
  [
    'of several that are alike the first is the first',
    { one: {}, two: {} },
    { first: { file: 'b.test.ts' }, second: { file: 'b.test.ts' } },
    ['one=first', 'two=second'],
  ],
  [
    'what files do outside of their tests is not the same in two files',
    { x: { kind: 'file', titles: [''] } },
    { y: { kind: 'file', titles: [''], file: 'b.test.ts' } },
    [],
  ],
  [
    'not even when it says the same',
    { x: { kind: 'file', titles: [''], bodyKey: 'it' } },
    { y: { kind: 'file', titles: [''], bodyKey: 'it', file: 'b.test.ts' } },
    [],
  ],
  [
    'or nearly the same',
    { x: { kind: 'file', titles: [''], words: words(9) } },
    { y: { kind: 'file', titles: [''], words: words(8), file: 'b.test.ts' } },
    [],
  ],
  [
    'a body of three words is a name',
    { x: { titles: [LONG], bodyKey: 'it', words: words(3) } },
    { y: { titles: [OTHER], bodyKey: 'it', words: words(3) } },
    ['x=y'],
  ],
  [
    'and is one in another file',
    { x: { titles: [LONG], bodyKey: 'it', words: words(3) } },
    { y: { titles: [OTHER], bodyKey: 'it', words: words(3), file: 'b.test.ts' } },
    ['x=y'],
  ],
  [
    'one of the same file rather',
    { x: { titles: [LONG], bodyKey: 'it', words: words(3) } },
    {
      elsewhere: { titles: [OTHER], bodyKey: 'it', words: words(3), file: 'b.test.ts' },
      y: { titles: [OTHER], bodyKey: 'it', words: words(3) },
    },
    ['x=y'],
  ],
  [
    'a body of two words is none',
    { x: { titles: [LONG], bodyKey: 'it', words: words(2) } },
    { y: { titles: [OTHER], bodyKey: 'it', words: words(2) }, z: { titles: [OTHER], bodyKey: 'it', words: words(2), file: 'b.test.ts' } },
    [],
  ],
  ['a test in another suite', { x: { titles: ['a', 'same'] } }, { y: { titles: ['b', 'same'] } }, ['x=y']],
  [
    'in another suite rather than under the words of another title',
    { x: { titles: ['a', 'one two'], words: words(9) } },
    { decoy: { titles: ['two'], words: words(9) }, y: { titles: ['b', 'one two'] } },
    ['x=y'],
  ],
  ['a test is no function of the same name', { x: { titles: ['total of it'] } }, { y: { titles: ['total of it'], kind: 'helper' } }, []],
  [
    'by a last title of twelve letters, in another file',
    { x: { titles: ['a', 'abcdefghijkl'], words: words(3, 'u') } },
    { y: { titles: ['b', 'abcdefghijkl'], file: 'b.ts', words: words(3) } },
    [],
  ],
  [
    'by one of thirteen',
    { x: { titles: ['a', 'abcdefghijklm'], words: words(3, 'u') } },
    { y: { titles: ['b', 'abcdefghijklm'], file: 'b.ts', words: words(3) } },
    ['x=y'],
  ],
  [
    'a function is no test under that title',
    { x: { titles: ['abcdefghijklm'], kind: 'helper' } },
    { y: { titles: ['b', 'abcdefghijklm'], file: 'b.ts' } },
    [],
  ],
  ['most words of the title', { x: { titles: ['alpha beta gamma delta'] } }, { y: { titles: ['alpha beta gamma omega'] } }, ['x=y']],
  ['of the last title', { x: { titles: ['alpha beta gamma', 'one'] } }, { y: { titles: ['alpha beta gamma', 'two'] } }, []],
  ['short words say nothing', { x: { titles: ['is of to at alpha beta'] } }, { y: { titles: ['is of to at gamma delta'] } }, []],
  [
    'the best of two',
    { x: { titles: ['x'], words: words(8) }, best: { titles: ['b'], words: words(9) } },
    { y: { titles: ['y'], words: words(10) } },
    ['best=y'],
  ],
  [
    'two of two, the best first',
    { x: { titles: ['x'], words: words(8) }, best: { titles: ['b'], words: words(9) } },
    { y: { titles: ['y'], words: words(10) }, z: { titles: ['z'], words: words(7) } },
    ['x=z', 'best=y'],
  ],
  [
    'a function is no test of the same words',
    { x: { titles: ['x'], words: words(9) } },
    { y: { titles: ['y'], words: words(9), kind: 'helper' } },
    [],
  ],
  [
    'three words of five, elsewhere',
    { x: { titles: ['x'], words: words(5) } },
    { y: { titles: ['y'], words: [...words(3), 'u', 'v'], file: 'b.ts' } },
    ['x=y'],
  ],
  [
    'fewer, elsewhere',
    { x: { titles: ['x'], words: words(6) } },
    { y: { titles: ['y'], words: [...words(3), 'u', 'v'], file: 'b.ts' } },
    [],
  ],
  ['fewer, in the same file', { x: { titles: ['x'], words: words(6) } }, { y: { titles: ['y'], words: [...words(3), 'u', 'v'] } }, ['x=y']],
  [
    'nine words of twenty, in the same file',
    { x: { titles: ['x'], words: words(20) } },
    { y: { titles: ['y'], words: [...words(9), ...words(11, 'u')] } },
    ['x=y'],
  ],
  [
    'eight words of twenty',
    { x: { titles: ['x'], words: words(20) } },
    { y: { titles: ['y'], words: [...words(8), ...words(12, 'u')] } },
    [],
  ],
  [
    'the same file, where another is hardly better',
    { x: { titles: ['x'], words: words(25) } },
    {
      elsewhere: { titles: ['e'], words: [...words(16), ...words(9, 'u')], file: 'b.ts' },
      y: { titles: ['y'], words: [...words(15), ...words(10, 'v')] },
    },
    ['x=y'],
  ],
  ['a word that twenty-four have', { x: { titles: ['x'], words: ['w'] } }, several(24, { words: ['w'] }), ['x=n0']],
  ['a word that twenty-five have', { x: { titles: ['x'], words: ['w'] } }, several(25, { words: ['w'] }), []],
  [
    'of many candidates those that have the most rare words in common',
    { x: { titles: ['x'], words: words(4) } },
    { ...several(9, { words: ['w0', 'w1'] }), y: { titles: ['y'], words: words(4) } },
    ['x=y'],
  ],
]

test.each(ROWS)('%s', (_, before, after, expected) => {
  const made = (blocks: Blocks, side: string) =>
    new Map(Object.entries(blocks).map(([name, changes]) => [block({ bodyKey: `${side} ${name}`, ...changes }), name]))
  const [was, now] = [made(before, 'base'), made(after, 'head')]
  const { pairs, gone, added } = pairTests([...was.keys()], [...now.keys()])
  const told = pairs.map((pair) => `${was.get(pair.before) ?? ''}=${now.get(pair.after) ?? ''}`)
  expect(told.toSorted()).toEqual(expected.toSorted())
  expect(gone).toHaveLength(was.size - expected.length)
  expect(added).toHaveLength(now.size - expected.length)
})
