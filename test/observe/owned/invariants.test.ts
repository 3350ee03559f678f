import { describe, expect, test } from 'vitest'
import { readInvariants } from '../../../src/observe/owned/invariants.ts'
import { memorySource, mistakesOf, valueRead } from './support.ts'

function read(text: string): ReturnType<typeof readInvariants> {
  return readInvariants(memorySource({ 'INVARIANTS.md': text }), 'INVARIANTS.md')
}

test('the id, its text and its place', async () => {
  expect(valueRead(await read('# Invariants\n\n- `accrue-round-trip`: invert undoes accrue\n'))).toEqual([
    { id: 'accrue-round-trip', text: 'invert undoes accrue', at: { file: 'INVARIANTS.md', line: 3, column: 3 } },
  ])
})

describe('which lines are invariants', () => {
  test.each<[name: string, text: string, ids: readonly string[]]>([
    ['every mark of a list', '- `a`: x\n* `b`: x\n+ `c`: x\n1. `d`: x\n2) `e`: x\n', ['a', 'b', 'c', 'd', 'e']],
    ['a colon or none', '- `a`\n- `b` x\n- `c` : x\n', ['a', 'b', 'c']],
    ['prose around them', 'Some `a` prose.\n`b`: no item\n- an item with `c` later\n-`d`: no space\n', []],
    ['code that is no id', '- `expect(x)` is called\n- `` `a` ``\n- ``b``\n- `a b`\n- ``\n', []],
    ['a fenced block', '```\n- `a`\n```\n- `b`\n~~~md\n- `c`\n```\n~~~\n- `d`\n', ['b', 'd']],
    ['a longer fence around a shorter one', '````\n```\n- `a`\n```\n````\n- `b`\n', ['b']],
    ['a fence that is not closed', '- `a`\n```\n- `b`\n', ['a']],
    ['a fence inside an item', '- x\n  ```\n- `a`\n  ```\n- ```\n- `b`\n  ```\n- `c`\n', ['c']],
    ['code on one line is no fence', '```js` x\n- `a`\n', ['a']],
    ['a comment', '<!--\n- `a`\n-->\n- `b`\n<!-- - `c` -->\n- `d` <!-- x -->\n', ['b', 'd']],
    ['a comment that begins behind an item', '- `a` <!-- x\n- `b`\n--> - `c`\n- `d`\n', ['a', 'd']],
    ['a comment that is not closed', '- `a`\n<!-- x\n- `b`\n', ['a']],
    ['two comments in a line', '<!-- x --> y <!-- z\n- `a`\n-->\n- `b`\n', ['b']],
    ['the mark of a comment as code', '- `a` begins with `<!--`\n- `b`\n', ['a', 'b']],
    ['code spans of two lengths around a mark', '``a ` <!-- `` <!-- b\n- `c`\n-->\n- `d` `` ` <!-- ``\n- `e`\n', ['d', 'e']],
    ['a backtick without a partner hides no comment', 'a ` <!-- b\n- `c`\n-->\n- `d`\n', ['d']],
    ['a fence inside a comment', '<!--\n```\n-->\n- `a`\n', ['a']],
    ['a comment inside a fence', '```\n<!--\n```\n- `a`\n', ['a']],
    ['code by indentation, and items of an inner level', 'x\n\n    - `a`\n   - `b`\n\t- `c`\n', ['b']],
    ['a quotation', '> - `a`\n', []],
    ['CRLF', '- `a`: x\r\n```\r\n- `b`\r\n```\r\n- `c`\r\n', ['a', 'c']],
    ['nothing', '', []],
  ])('%s', async (_, text, ids) => {
    expect(valueRead(await read(text)).map(({ id }) => id)).toEqual(ids)
  })
})

test('an id twice is a mistake, wherever it stands', async () => {
  expect(mistakesOf(await read('- `a`: x\n- `b`: y\n\n* `a`: z\n1. `b`\n'))).toEqual([
    '4:3 the invariant "a" stands here a second time → keep one of the two; the first is in line 1',
    '5:4 the invariant "b" stands here a second time → keep one of the two; the first is in line 2',
  ])
})

test.each(['`', '`a', '- ', '> ', '``` ', '<!-- ', '1. ', '`` ` '])(
  'a megabyte of %j in one line takes no time to speak of',
  async (piece) => {
    expect(valueRead(await read(`${piece.repeat(Math.floor(1_000_000 / piece.length))}\n- \`b\`\n`))).toBeInstanceOf(Array)
  },
  10_000,
)
