import { describe, expect, test } from 'vitest'
import { explain, takeEqual } from '../../../src/check/budget/matching.ts'
import type { AssertionSyntax, Hazard } from '../../../src/model/syntax.ts'
import { assertion, block } from './made.ts'

type Changes = Partial<AssertionSyntax>
/** Statements by a name; each is `equals`, exact, and of a subject and a value of that name, but for what is said. */
type Statements = Readonly<Record<string, Changes>>

const CONDITIONAL: readonly Hazard[] = [{ kind: 'conditional', on: 'x' }]
const CALLBACK: readonly Hazard[] = [{ kind: 'callback', of: 'each' }]

const statements = (all: Statements) =>
  Object.entries(all).map(([name, changes]) => ({
    test: block(),
    assertion: assertion({
      text: name,
      subject: `of_${name}`,
      subjectKey: `of_${name}()`,
      expected: `is_${name}`,
      expectedKey: `is_${name}`,
      literals: '',
      value: null,
      strength: 70,
      ...changes,
    }),
  }))

/** What is lost and gained; of `standing` statements of head, those that base had as well. */
function explained(lost: Statements, gained: Statements, standing: Statements = {}) {
  const open = { lost: statements(lost), gained: statements(gained) }
  const changes = explain(open, [...statements(standing), ...open.gained])
  const told = changes.map((change) => {
    const name = [change.before.assertion.text, ...(change.after === null ? [] : [change.after.assertion.text])].join('=')
    return `${name} ${change.kind}${change.kind === 'weaker' ? `: ${change.why}` : ''}`
  })
  return { told, left: open.gained.map((one) => one.assertion.text) }
}

describe('what agrees under a key', () => {
  const found = (lost: Statements, gained: Statements, accept?: Parameters<typeof takeEqual>[2]) => {
    const open = { lost: statements(lost), gained: statements(gained) }
    const pairs = takeEqual(open, (a) => (a.subject === 'none' ? null : a.subject), accept)
    const names = (all: typeof open.lost) => all.map((one) => one.assertion.text)
    return [pairs.map(({ before, after }) => `${before.assertion.text}=${after.assertion.text}`), names(open.lost), names(open.gained)]
  }
  const s = { subject: 's' }

  test('is taken once each, in order', () => {
    expect(found({ a: s, b: s, c: s }, { x: s, y: s })).toEqual([['a=x', 'b=y'], ['c'], []])
    expect(found({ a: s }, { x: s, y: s })).toEqual([['a=x'], [], ['y']])
  })

  test('is nothing that has no key', () => {
    const none = { subject: 'none' }
    expect(found({ a: none, b: s }, { x: none, y: { subject: 't' } })).toEqual([[], ['a', 'b'], ['x', 'y']])
  })

  test('is nothing that is not accepted', () => {
    expect(found({ a: s, b: s }, { x: s }, (b) => b.assertion.text === 'b')).toEqual([['b=x'], ['a'], []])
  })

  test.each([
    ['a condition', CONDITIONAL],
    ['a callback', CALLBACK],
  ])('is what runs as surely before what stands on %s', (_, hazards) => {
    const doubtful = { ...s, hazards }
    expect(found({ a: s }, { x: doubtful, y: s })).toEqual([['a=y'], [], ['x']])
    expect(found({ a: doubtful, b: s }, { x: s })).toEqual([['b=x'], ['a'], []])
  })
})

const FIVE: Changes = { expected: '5', expectedKey: '5', literals: '5', value: '5' }
const SIX: Changes = { expected: '6', expectedKey: '6', literals: '6', value: '6' }
const TRUE: Changes = { expected: 'true', expectedKey: 'true', literals: 'true', value: 'true' }
const FALSE: Changes = { expected: 'false', expectedKey: 'false', literals: 'false', value: 'false' }
const ABOUT = { subject: 's', subjectKey: 's()' }
const RECORDED: Changes = { family: 'inline-snapshot' }
const NO_WORD = { subject: '', subjectKey: '', expected: '', expectedKey: '' }
const LOOSER = 'it leaves more of the result open'

/** The statements of one test that were not found again as they were, and which reading of them is preferred. */
const READINGS: readonly (readonly [name: string, lost: Statements, gained: Statements, told: readonly string[]])[] = [
  ['a literal for a snapshot of the same text', { a: { ...ABOUT, ...FIVE } }, { b: { ...ABOUT, ...FIVE, ...RECORDED } }, ['a=b kept']],
  ['a literal for a snapshot of another', { a: { ...ABOUT, ...FIVE } }, { b: { ...ABOUT, ...SIX, ...RECORDED } }, ['a=b expected']],
  ['the same text of something else', { a: FIVE }, { b: { ...FIVE, ...RECORDED } }, ['a removed']],
  ['a snapshot of what is no plain value', { a: ABOUT }, { b: { ...ABOUT, ...RECORDED } }, ['a=b replaced']],
  [
    'the same line, of which the names stand for something else',
    { a: { ...ABOUT, ...FIVE } },
    { b: { ...ABOUT, ...SIX, subject: 'other' }, c: { ...ABOUT, ...FIVE, subjectKey: 'other()' } },
    ['a=c kept'],
  ],
  [
    'rows share their line, and are told apart by what they look at',
    { a: { ...ABOUT, ...FIVE, row: '1' } },
    { b: { ...ABOUT, ...SIX, subject: 'other', row: '1' }, c: { ...ABOUT, ...FIVE, subjectKey: 'other()', row: '2' } },
    ['a=b expected'],
  ],
  [
    'one subject and one matcher, before another matcher',
    { a: { ...ABOUT, ...FIVE } },
    { b: { ...ABOUT, family: 'truthy', strength: 10 }, c: { ...ABOUT, ...SIX } },
    ['a=c expected'],
  ],
  [
    'another name for the same value, though what is looked at is another',
    { a: { ...ABOUT, ...FIVE, expected: 'FIVE' } },
    { b: { ...ABOUT, family: 'truthy', strength: 10 }, c: { ...ABOUT, ...FIVE, subjectKey: 'other()', expected: 'five' } },
    ['a=c kept'],
  ],
  [
    'a row of which less is said, and another of which the same is said as of this one',
    { a: { ...ABOUT, ...TRUE, row: '1' } },
    { b: { ...ABOUT, family: 'truthy', strength: 10, row: '1' }, c: { ...ABOUT, ...TRUE, subjectKey: 'other()', row: '2' } },
    ['a=b weaker: truthy lets more wrong results through than equals'],
  ],
  ['other names for other values of other things', { a: { ...FIVE, expected: 'F' } }, { b: { ...SIX, expected: 'S' } }, ['a removed']],
  [
    'a row whose condition has a part less',
    { a: { ...ABOUT, ...TRUE, row: '1', predicate: [['p', 'q']] } },
    { b: { ...ABOUT, ...TRUE, subjectKey: 'other()', row: '1', predicate: [['p']] } },
    ['a=b weaker: what it asks is true more often'],
  ],
  [
    'the same value of something else, before another of what is called the same',
    { a: { ...ABOUT, ...FIVE } },
    { b: { ...ABOUT, ...SIX, subjectKey: 'other()' }, c: FIVE },
    ['a=c replaced'],
  ],
  [
    'another value of something else, after another of what is called the same',
    { a: { ...ABOUT, ...FIVE } },
    { b: { expected: '6', expectedKey: '6' }, c: { ...ABOUT, ...SIX, subjectKey: 'other()' } },
    ['a=c expected'],
  ],
  [
    'a yes of something else, after a no of what is called the same',
    { a: { ...ABOUT, ...TRUE } },
    { b: TRUE, c: { ...ABOUT, ...FALSE, subjectKey: 'other()' } },
    ['a=c expected'],
  ],
  ['a yes of something else', { a: TRUE }, { b: TRUE }, ['a=b replaced']],
  [
    'the same matcher, where a word is the same',
    { a: { subject: 'price' } },
    { b: { subject: 'the price', family: 'contains', strength: 40 }, c: { subjectKey: 'price(2)' } },
    ['a=c replaced'],
  ],
  [
    'each with the one that has a word of it',
    { a: { subject: 'price' }, b: { subject: 'count' } },
    { c: { subjectKey: 'f(count)' }, d: { subjectKey: 'f(price)' } },
    ['b=c replaced', 'a=d replaced'],
  ],
  ['a word of two letters is none', { a: { subject: 'ab' } }, { b: { subjectKey: 'f(ab)' } }, ['a removed']],
  ['a statement without a word goes with any', { a: NO_WORD }, { b: {} }, ['a=b replaced']],
  ['and no other goes with one', { a: {} }, { b: NO_WORD }, ['a removed']],
  [
    'the strongest with the strongest, of those of head',
    { a: { family: 'e', subject: 'word' }, b: { family: 'f', subject: 'word', strength: 40 } },
    { c: { family: 'g', subject: 'the word', strength: 40 }, d: { family: 'h', subject: 'the word' } },
    ['a=d replaced', 'b=c replaced'],
  ],
  [
    'the strongest with the strongest, of those of base',
    { a: { family: 'e', subject: 'word', strength: 40 }, b: { family: 'f', subject: 'word' } },
    { c: { family: 'g', subject: 'the word' }, d: { family: 'h', subject: 'the word', strength: 40 } },
    ['b=c replaced', 'a=d replaced'],
  ],
  [
    'the surest with the surest before the strongest with the strongest',
    { a: { family: 'e', subject: 'word', hazards: CONDITIONAL }, b: { family: 'f', subject: 'word', strength: 40 } },
    { d: { family: 'h', subject: 'the word', strength: 40, hazards: CONDITIONAL }, c: { family: 'g', subject: 'the word' } },
    ['b=c replaced', 'a=d weaker: h lets more wrong results through than e'],
  ],
]

describe('what became of statements', () => {
  test.each(READINGS)('%s', (_, lost, gained, expected) => {
    expect(explained(lost, gained).told).toEqual(expected)
  })

  test('what took the place of one makes up for no other', () => {
    const gained = { b: { subject: 'the word', family: 'f' }, c: { subject: 'no word', family: 'g', strength: 40 } }
    expect(explained({ a: { subject: 'word', family: 'e' } }, gained)).toEqual({ told: ['a=b replaced'], left: ['c'] })
  })
})

/** Two statements about one subject. */
const JUDGED: readonly (readonly [name: string, before: Changes, after: Changes, told: string])[] = [
  ['as strong but for nine', FIVE, { ...FIVE, strength: 61, expected: 'FIVE' }, 'kept'],
  ['weaker by ten', FIVE, { ...FIVE, strength: 60 }, `weaker: ${LOOSER}`],
  [
    'weaker by ten, the other way round',
    FIVE,
    { negated: true, strength: 60 },
    'weaker: not equals lets more wrong results through than equals',
  ],
  ['another value, and more of it', { ...FIVE, strength: 60 }, SIX, 'kept'],
  ['another value, and hardly more of it', { ...FIVE, strength: 61 }, SIX, 'expected'],
  ['another name', { expectedIsData: false }, { expected: 'other', expectedKey: 'other', expectedIsData: false }, 'replaced'],
  ['the other way round, as strong', FIVE, { ...SIX, negated: true }, 'expected'],
  [
    'another matcher that is nearly exact, of another value',
    { ...FIVE, strength: 60 },
    { ...SIX, family: 'close', strength: 60 },
    'expected',
  ],
  ['of the same value', FIVE, { ...FIVE, negated: true }, 'replaced'],
  ['of no plain value', FIVE, { family: 'close' }, 'replaced'],
  ['for one of no plain value', {}, { ...SIX, family: 'close' }, 'replaced'],
  ['another matcher that is not exact', { ...FIVE, strength: 65 }, { ...SIX, family: 'close', strength: 59 }, 'replaced'],
  ['another matcher for one that is not exact', { ...FIVE, strength: 59 }, { ...SIX, family: 'close', strength: 65 }, 'replaced'],
  ['a lower measure', { measure: 2 }, { measure: 1, expected: 'x', expectedKey: 'x' }, 'weaker: more of the value is left open'],
  ['fewer digits', { measure: 2, family: 'close' }, { measure: 1, family: 'close' }, 'weaker: fewer digits are compared'],
  ['fewer fields', { measure: 2, family: 'partial' }, { measure: 1, family: 'partial' }, 'weaker: fewer fields are compared'],
  ['a lower bound', { measure: 2, family: 'at-least' }, { measure: 1, family: 'at-least' }, 'weaker: the bound is looser'],
  ['a higher bound', { measure: -1, family: 'at-most' }, { measure: -2, family: 'at-most' }, 'weaker: the bound is looser'],
  ['a higher measure', { ...FIVE, measure: 1 }, { ...SIX, measure: 2 }, 'kept'],
  ['the same measure', { ...FIVE, measure: 1 }, { ...SIX, measure: 1 }, 'expected'],
  ['a measure that is gone', { ...FIVE, measure: 1 }, { ...SIX, measure: null }, 'expected'],
  ['a measure that came', { ...FIVE, measure: null }, { ...SIX, measure: 1 }, 'expected'],
  ['a measure that came, below nothing', { ...FIVE, measure: null }, { ...SIX, measure: -1 }, 'expected'],
  ['line ends of Windows', { expected: 'x', expectedKey: 'x' }, { expected: 'y', expectedKey: 'x.replace(/\\r\\n/g,"\\n")' }, 'kept'],
  ['what cannot fail', FIVE, { ...FIVE, subjectIsData: true }, 'tautology'],
]

test.each(JUDGED)('of one subject: %s', (_, before, after, told) => {
  expect(explained({ a: { ...ABOUT, ...before } }, { b: { ...ABOUT, expected: 'is_a', expectedKey: 'is_a', ...after } }).told).toEqual([
    `a=b ${told}`,
  ])
})

const FITTED = 'weaker: what it looks at is made to fit first'

/** Two statements of one value about two subjects. */
const SAME_VALUE: readonly (readonly [name: string, before: string, after: string, changes: Changes, told: string])[] = [
  ['trimmed', 'f()', 'f().trim()', {}, FITTED],
  ['trimmed and sorted', 'f()', 'f().trim().sort((a,b)=>a-b)', {}, FITTED],
  ['asked for a member', 'f()', 'f().name', {}, 'replaced'],
  ['something else that is trimmed', 'f()', 'g(f()).trim()', {}, 'replaced'],
  ['rounded', 'f()', 'Math.round(f())', {}, FITTED],
  ['rounded, by a name that stands in the rounding', 'a', 'Math.round(a)', {}, FITTED],
  ['rounded, and more', 'f()', 'Math.round(f()+1)', {}, 'replaced'],
  ['rounded from something else', 'f()', 'Math.round(g())', {}, 'replaced'],
  ['handed to something else', 'f()', 'g(f())', {}, 'replaced'],
  ['line ends of Windows', 'f()', 'f().replace(/\\r\\n/g,"\\n")', {}, 'replaced'],
  ['nothing in particular', '', '.trim', {}, 'replaced'],
  ['less by ten', 'f()', 'g()', { strength: 60 }, `weaker: ${LOOSER}`],
  ['less by nine', 'f()', 'g()', { strength: 61 }, 'replaced'],
  ['data', 'f()', '5', { subjectIsData: true }, 'tautology'],
]

test.each(SAME_VALUE)('the same value of another subject: %s', (_, before, after, changes, told) => {
  const result = explained({ a: { ...FIVE, subjectKey: before } }, { b: { ...FIVE, subjectKey: after, ...changes } })
  expect(result.told).toEqual([`a=b ${told}`])
})

const YES_OR_NO = 'weaker: it leaves more of the result open'

/** Two statements that have a word in common and nothing else. */
const REWRITTEN: readonly (readonly [name: string, before: Changes, after: Changes, told: string])[] = [
  ['another value', FIVE, SIX, 'replaced'],
  ['a number that became a yes', FIVE, TRUE, YES_OR_NO],
  [
    'a recorded number that became a yes',
    { ...FIVE, ...RECORDED },
    TRUE,
    'weaker: equals lets more wrong results through than inline-snapshot',
  ],
  ['a number that became a no', FIVE, FALSE, YES_OR_NO],
  ['what is not a number that became a yes', { ...FIVE, negated: true }, { ...TRUE, negated: true }, 'replaced'],
  ['a nearly exact number that became a yes', { ...FIVE, strength: 69 }, { ...TRUE, strength: 69 }, 'replaced'],
  ['a name that became a yes', { ...FIVE, expectedIsData: false }, TRUE, 'replaced'],
  ['a yes that became a no', TRUE, FALSE, 'replaced'],
  ['what another matcher says that became a yes', { ...FIVE, family: 'close' }, { ...TRUE, family: 'close' }, 'replaced'],
  ['a number that became a yes to another matcher', FIVE, { ...TRUE, family: 'close' }, 'replaced'],
  ['less by ten', FIVE, { ...SIX, strength: 60 }, `weaker: ${LOOSER}`],
  ['less by nine', FIVE, { ...SIX, strength: 61 }, 'replaced'],
  ['data', FIVE, { ...SIX, subjectIsData: true }, 'tautology'],
]

test.each(REWRITTEN)('another value of another subject: %s', (_, before, after, told) => {
  const result = explained({ a: { subject: 'word one', ...before } }, { b: { subject: 'word two', ...after } })
  expect(result.told).toEqual([`a=b ${told}`])
})

describe('what an exact statement about the same makes needless', () => {
  const weak: Changes = { ...ABOUT, family: 'contains', strength: 40, ...FIVE }
  const exact: Statements = { whole: { ...ABOUT, ...SIX } }

  test('a part that is gone, or says less', () => {
    expect(explained({ a: weak }, {}, exact).told).toEqual(['a kept'])
    expect(explained({ a: weak }, { b: { ...weak, strength: 30 } }, exact).told).toEqual(['a kept'])
    expect(explained({ a: { ...weak, subject: 't', subjectKey: 't()' } }, {}, exact).told).toEqual(['a removed'])
  })

  test('no part that is expected to be another', () => {
    expect(explained({ a: weak }, { b: { ...weak, ...SIX } }, exact).told).toEqual(['a=b expected'])
  })

  test('whichever of several it is', () => {
    expect(explained({ a: weak }, {}, { ...exact, other: { ...weak, strength: 50 } }).told).toEqual(['a kept'])
    expect(explained({ a: weak }, {}, { other: { ...weak, strength: 50 }, ...exact }).told).toEqual(['a kept'])
  })

  test('by its type, and by no name that only begins so', () => {
    expect(explained({ a: weak }, {}, { whole: { ...SIX, subject: 's:type' } }).told).toEqual(['a kept'])
    expect(explained({ a: weak }, {}, { whole: { ...SIX, subject: 's:typed' } }).told).toEqual(['a removed'])
  })

  test.each([
    [200, 'a kept'],
    [201, 'a removed'],
  ])('as the last of %d statements about it: %s', (count, told) => {
    const others = Object.fromEntries(Array.from({ length: count - 1 }, (_, i) => [`other${i}`, { ...weak, strength: 30 }]))
    expect(explained({ a: weak }, {}, { ...others, ...exact }).told).toEqual([told])
  })
})
