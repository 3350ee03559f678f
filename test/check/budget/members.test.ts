import { expect, test } from 'vitest'
import { takeMembers } from '../../../src/check/budget/members.ts'
import type { AssertionSyntax } from '../../../src/model/syntax.ts'
import { parseTestFile } from '../../../src/observe/syntax/index.ts'
import { block } from './made.ts'

function stated(statement: string): AssertionSyntax {
  const text = `import { order } from '../src/order.ts'\ntest('t', () => {\n  const it = order(7)\n  ${statement}\n})\n`
  const file = parseTestFile('tests/order.test.ts', text)
  const [one] = file.state === 'parsed' ? file.tests.flatMap((t) => t.assertions) : []
  if (one === undefined) throw new Error(`${statement} is no assertion`)
  return one
}

const recorded = (...lines: readonly string[]): string => `expect(it).toMatchInlineSnapshot(\`\n${lines.join('\n')}\n\`)`
const deep = (levels: number, inner: string): string => '{ a: '.repeat(levels) + inner + ' }'.repeat(levels)
const OPEN = "expect(it.state).toBe('open')"

/** What was said of a member, what is now said of the whole, and whether it says as much. */
const ROWS: readonly (readonly [name: string, member: string, whole: string, isSaid: boolean])[] = [
  ['a text', OPEN, "expect(it).toEqual({ state: 'open' })", true],
  ['another text', OPEN, "expect(it).toEqual({ state: 'shut' })", false],
  ['a text among others', OPEN, "expect(it).toEqual({ id: 1, state: 'open', lines: [] })", true],
  ['a text among what was asked for', OPEN, "expect(it).toMatchObject({ state: 'open' })", true],
  ['a text that it has not', OPEN, "expect(it).not.toEqual({ state: 'open' })", false],
  ['a text that the member had not', "expect(it.state).not.toBe('open')", "expect(it).toEqual({ state: 'open' })", false],
  ['a number, where one was looked for that is more', 'expect(it.count).toBeGreaterThan(3)', 'expect(it).toEqual({ count: 3 })', false],
  ['what another matcher holds', OPEN, "expect(it).toHaveBeenCalledWith({ state: 'open' })", false],
  ['what another thing is', OPEN, "expect(order(8)).toEqual({ state: 'open' })", false],
  ['what another thing of that name is', OPEN, "{ const it = order(8); expect(it).toEqual({ state: 'open' }) }", false],
  ['on a condition', OPEN, "if (it.lines) expect(it).toEqual({ state: 'open' })", false],
  ['an item', 'expect(it[1]).toBe(7)', 'expect(it).toEqual([6, 7])', true],
  ['another item', 'expect(it[1]).toBe(7)', 'expect(it).toEqual([7, 6])', false],
  ['an item behind nobody knows how many', 'expect(it[1]).toBe(7)', 'expect(it).toEqual([...order(8), 7])', false],
  ['a member of an item', 'expect(it.lines[1].cents).toBe(7)', 'expect(it).toEqual({ lines: [{}, { cents: 7 }] })', true],
  ['a member of an item, by the items', 'expect(it.lines[1].cents).toBe(7)', 'expect(it.lines).toEqual([{}, { cents: 7 }])', true],
  ['a member of a text', 'expect(it.state.size).toBe(4)', "expect(it).toEqual({ state: 'open' })", false],
  ['a list that is empty', 'expect(it.lines).toEqual([])', 'expect(it).toEqual({ lines: [] })', true],
  ['an object that is empty', 'expect(it.lines).toEqual({})', 'expect(it).toEqual({ lines: {} })', true],
  ['a list that is not', 'expect(it.lines).toEqual([])', 'expect(it).toEqual({ lines: [1] })', false],
  ['a text of brackets', "expect(it.state).toBe('{a:[1,2]}')", "expect(it).toEqual({ state: '{a:[1,2]}', id: 1 })", true],
  ['a text with quotes', 'expect(it.state).toBe(\'"a"\')', 'expect(it).toEqual({ state: \'"a"\', id: 1 })', true],
  ['a member that only a text speaks of', 'expect(it.id).toBe(1)', "expect(it).toEqual({ state: 'a,id:1' })", false],
  ['a member that only an expression for texts speaks of', 'expect(it.id).toBe(1)', 'expect(it).toEqual({ state: /,id:1,x:/ })', false],
  ['a number below zero', 'expect(it.count).toBe(-1.5)', 'expect(it).toEqual({ count: -1.5 })', true],
  ['a name with a dash', "expect(it['a-b']).toBe(1)", "expect(it).toEqual({ 'a-b': 1 })", true],
  ['a number far inside', `expect(it${'.a'.repeat(20)}).toBe(1)`, `expect(it).toEqual(${deep(20, '1')})`, true],
  ['a text, recorded', OPEN, recorded('{', '  "id": 1,', '  "state": "open",', '}'), true],
  ['another text, recorded', OPEN, recorded('{', '  "state": "shut",', '}'), false],
  ['a text that was not recorded', OPEN, recorded('{', '  "id": 1,', '}'), false],
  [
    'a text of two words, recorded',
    "expect(it.state).toBe('not yet, \\'but\\' soon')",
    recorded('{', '  "state": "not yet, \'but\' soon",', '}'),
    true,
  ],
  ['what is no plain value, and was not recorded', 'expect(it.state).toBe(order(8))', recorded('{', '  "id": 1,', '}'), false],
  ['an item, recorded', 'expect(it[1]).toBe(7)', recorded('[', '  6,', '  7,', ']'), true],
  ['an item that is longer than a letter, recorded', 'expect(it[0]).toBe(77)', recorded('[', '  77,', ']'), true],
  [
    'a member of an item, recorded',
    'expect(it.lines[0].cents).toBe(7)',
    recorded('{', '  "lines": [', '    {', '      "cents": 7,', '    },', '  ],', '}'),
    true,
  ],
  [
    'a number behind lines that belong to a text',
    'expect(it.id).toBe(1)',
    recorded('{', '  "state": "two', 'lines",', '  "id": 1,', '}'),
    false,
  ],
  ['a number in lines that belong to a text', 'expect(it.id).toBe(1)', recorded('{', '  "state": "two', 'lines of id: 1",', '}'), false],
  ['a name that stands twice', 'expect(it.id).toBe(2)', recorded('{', '  "id": 1,', '  "id": 2,', '}'), false],
  ['what looks like an object, in a text of several lines', 'expect(it.id).toBe(1)', recorded('{', '  "id": 1,', '}', 'and more'), false],
  ['what looks like the first lines of an object', 'expect(it.id).toBe(1)', recorded('{', '  "id": 1,'), false],
  ['a text that looks like the end of one', OPEN, recorded('}', '{', '  "state": "open",', '}'), false],
  ['a member of a plain text', OPEN, recorded('"state: open"'), false],
]

test.each(ROWS)('%s', (_, member, whole, isSaid) => {
  const [lost, gained] = [stated(member), stated(whole)]
  const open = { lost: [{ test: block(), assertion: lost }], gained: [{ test: block(), assertion: gained }] }
  const changes = takeMembers(
    open,
    new Map([
      [gained.subject, [gained]],
      [gained.subjectKey, [gained]],
    ]),
  )
  expect(changes.map((change) => [change.kind, change.before.assertion])).toEqual(isSaid ? [['kept', lost]] : [])
  expect([open.lost, open.gained].map((left) => left.length)).toEqual(isSaid ? [0, 0] : [1, 1])
})

test('one whole says it of several members, and what else there is stays', () => {
  const [id, state, other, whole] = [
    stated('expect(it.id).toBe(1)'),
    stated(OPEN),
    stated('expect(it.count).toBe(2)'),
    stated("expect(it).toEqual({ id: 1, state: 'open' })"),
  ]
  const all = (assertions: readonly AssertionSyntax[]) => assertions.map((assertion) => ({ test: block(), assertion }))
  const open = { lost: all([id, other, state]), gained: all([whole, other]) }
  const changes = takeMembers(open, new Map([[whole.subjectKey, [other, whole]]]))
  expect(changes.map(({ before }) => before.assertion)).toEqual([id, state])
  expect(open.lost.map((one) => one.assertion)).toEqual([other])
  expect(open.gained.map((one) => one.assertion)).toEqual([other])
})
