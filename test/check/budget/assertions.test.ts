import { describe, expect, test } from 'vitest'
import {
  callbackOf,
  conditionOf,
  deadBy,
  doubt,
  expectsOther,
  fullKey,
  isActive,
  isTautology,
  standing,
  subsumes,
} from '../../../src/check/budget/assertions.ts'
import { askedInParts, asksLess } from '../../../src/check/budget/predicates.ts'
import type { AssertionSyntax, Hazard, TestBlock } from '../../../src/model/syntax.ts'
import { assertion as a } from './made.ts'

type Changes = Partial<AssertionSyntax>

const CONDITIONAL: Hazard = { kind: 'conditional', on: 'x' }
const CALLBACK: Hazard = { kind: 'callback', of: 'each' }
const DEAD: readonly Hazard[] = [
  { kind: 'unreachable', because: 'a return stands before it' },
  { kind: 'swallowed', by: 'catch' },
  { kind: 'not-awaited', because: 'nobody waits' },
]
const CALLS = [{ module: 'src/a.ts', name: 'a' }] as unknown as AssertionSyntax['calls']
const DATA: Changes = { subject: '1', subjectKey: '1', subjectIsData: true }
const IMPORT: Changes = { subject: 'a', subjectKey: '~a', calls: CALLS, expectedIsData: false, expected: 'x', expectedKey: 'x' }

describe('an assertion that cannot fail', () => {
  test.each<readonly [string, Changes, boolean]>([
    ['a value of the program against one', {}, false],
    ['a pass', { family: 'passes' }, true],
    ['a function that always holds', { family: 'satisfies', expectedKey: 'fn(1)=>true' }, true],
    ['one of many parameters', { family: 'satisfies', expectedKey: 'fn(12)=>true' }, true],
    ['one that gives a number', { family: 'satisfies', expectedKey: 'fn(0)=>5' }, true],
    ['one that gives a round number', { family: 'satisfies', expectedKey: 'fn(0)=>100' }, true],
    ['one that gives half of one', { family: 'satisfies', expectedKey: 'fn(0)=>0.5' }, true],
    ['one that gives less than nothing', { family: 'satisfies', expectedKey: 'fn(0)=>-1' }, true],
    ['one that gives a text', { family: 'satisfies', expectedKey: 'fn(0)=>"ab"' }, true],
    ['one that gives nothing', { family: 'satisfies', expectedKey: 'fn(0)=>0' }, false],
    ['one that gives no text', { family: 'satisfies', expectedKey: 'fn(0)=>""' }, false],
    ['one that gives what begins so', { family: 'satisfies', expectedKey: 'fn(1)=>trueOf(x)' }, false],
    ['one that calls such a one', { family: 'satisfies', expectedKey: 'f(fn(1)=>true' }, false],
    ['one that must not hold', { family: 'satisfies', negated: true, expectedKey: 'fn(1)=>true' }, false],
    ['a pass of data', { family: 'passes', ...DATA }, true],
    ['a fail', { family: 'fails' }, false],
    ['a fail of data', { family: 'fails', ...DATA }, false],
    ['an empty function that does not throw', { family: 'throws', negated: true, subjectKey: 'fn(0)=>BlockStatement()' }, true],
    ['an empty function that throws', { family: 'throws', subjectKey: 'fn(0)=>BlockStatement()' }, false],
    ['a call that does not throw', { family: 'throws', negated: true }, false],
    ['a length against itself', { family: 'length', expected: 'total.length', expectedIsData: false }, true],
    ['a length that is not itself', { family: 'length', negated: true, expected: 'total.length' }, true],
    ['a length against another', { family: 'length', expected: 'other.length', expectedIsData: false }, false],
    ['a length as a value', { expected: 'total.length', expectedIsData: false }, false],
    ['an import that is there', { ...IMPORT, family: 'truthy' }, true],
    ['the type of an import', { ...IMPORT, family: 'type' }, true],
    ['an import that is not something', { ...IMPORT, negated: true }, true],
    ['what an import is', IMPORT, false],
    ['the type of an import, as a text', { ...IMPORT, subjectKey: 'UnaryExpressiontypeof(~abc)' }, true],
    ['a name that was not imported', { ...IMPORT, family: 'truthy', calls: [] }, false],
    ['a part of an import', { ...IMPORT, family: 'type', subjectKey: '~a.b' }, false],
    ['more than an import', { ...IMPORT, family: 'type', subjectKey: 'x+~a' }, false],
    ['what an import holds', { ...IMPORT, family: 'contains' }, false],
    ['another matcher that begins like one', { ...IMPORT, family: 'typeOf', negated: true }, false],
    ['another matcher that ends like one', { ...IMPORT, family: 'mytype', negated: true }, false],
    ...['equals', 'truthy', 'falsy', 'partial', 'contains', 'matches', 'length', 'type'].map(
      (family): readonly [string, Changes, boolean] => [`data, by ${family}`, { ...DATA, family }, true],
    ),
    ['data that are not something', { ...DATA, negated: true }, false],
    ['data by another matcher', { ...DATA, family: 'greater' }, false],
    ['data by a matcher that begins like one', { ...DATA, family: 'typeOf' }, false],
    ['data by a matcher that ends like one', { ...DATA, family: 'mytype' }, false],
    ['data against a value of the program', { ...DATA, expectedIsData: false, expected: 'x', expectedKey: 'x' }, false],
    ['no subject', { ...DATA, subject: '' }, false],
    ['no subject and nothing expected', { subject: '', expected: '', expectedIsData: false }, false],
    ['no subject, and the same key', { subject: '', subjectKey: 'f()', expectedKey: 'f()' }, false],
    ['itself as it is written', { expected: 'total', expectedIsData: false, expectedKey: 'x' }, true],
    ['itself, held by another matcher', { family: 'contains', expected: 'total', expectedIsData: false }, false],
    ['a call against the same call', { expected: 'sum', expectedKey: 'total()', expectedIsData: false }, true],
    ['a call by another matcher', { family: 'contains', expected: 'sum', expectedKey: 'total()', expectedIsData: false }, false],
    ['a part against what it was', { subjectKey: ')a.b', expected: 'was', expectedKey: ')a.b', expectedIsData: false }, false],
  ])('%s: %s', (_, changes, is) => {
    expect(isTautology(a(changes))).toBe(is)
  })
})

describe('what keeps an assertion from deciding', () => {
  test('nothing, a condition, a callback, or that it is dead', () => {
    const kinds = [
      [],
      [CALLBACK],
      [CONDITIONAL],
      [CALLBACK, CONDITIONAL],
      [CONDITIONAL, CALLBACK],
      ...DEAD.map((one) => [one]),
      [CALLBACK, CONDITIONAL, ...DEAD],
    ]
    const told = kinds.map((hazards) => {
      const one = a({ hazards })
      return [standing(one), doubt(one), conditionOf(one), callbackOf(one), deadBy(one)?.kind ?? null]
    })
    expect(told).toEqual([
      [0, 0, null, null, null],
      [0, 1, null, 'each', null],
      [1, 2, 'x', null, null],
      [1, 3, 'x', 'each', null],
      [1, 3, 'x', 'each', null],
      [2, 4, null, null, 'unreachable'],
      [2, 4, null, null, 'swallowed'],
      [2, 4, null, null, 'not-awaited'],
      [2, 5, 'x', 'each', 'unreachable'],
    ])
  })

  test.each([
    ['a test', [], 'there', true],
    ['a test by itself', [{ kind: 'only', when: null }], 'there', true],
    ['a skipped test', [{ kind: 'skip', when: null }], 'there', false],
    ['a test that is skipped on a condition', [{ kind: 'skip', when: 'CI' }], 'there', true],
    ['a test without a body', [], 'absent', false],
  ])('%s takes part in every run, or in some: %s', (_, marks, body, is) => {
    expect(isActive({ marks, body } as unknown as TestBlock)).toBe(is)
  })
})

test('two assertions are the same by subject, matcher, value, digits and what is asked', () => {
  const close = { family: 'close', measure: 2 }
  const others: readonly Changes[] = [
    { subjectKey: 'sum()' },
    { family: 'contains' },
    { negated: true },
    { expectedKey: '4' },
    close,
    { ...close, measure: 3 },
    { predicate: [['a']] },
    { predicate: [['b']] },
    { predicate: [] },
  ]
  const keys = [{}, ...others].map((one) => fullKey(a(one)))
  expect(new Set(keys).size).toBe(keys.length)
  expect(fullKey(a({ measure: 5, text: 'x', subject: 'y' }))).toBe(fullKey(a()))
  expect(fullKey(a())).toBe('total()\nequals\nfalse\n3\n\n')
})

test.each<readonly [string, Changes, Changes, boolean]>([
  ['the same value', {}, {}, false],
  ['another value', {}, { expectedKey: '4', value: '4' }, true],
  ['the same value that is not expected', { value: null }, { value: null }, false],
  ['the same value in another form', {}, { expectedKey: "'3'" }, false],
  ['a value that is no plain data', { value: null }, { expectedKey: '4', value: null }, true],
  ['a name for a value', {}, { expectedIsData: false, expected: 'THREE', expectedKey: 'THREE' }, false],
  ['a name for another value', {}, { expectedIsData: false, expected: 'FOUR', expectedKey: 'FOUR', literals: '4' }, true],
  ['the same words with other literals', {}, { expectedIsData: false, literals: '4' }, false],
  [
    'a name for a name',
    { expectedIsData: false, expected: 'x', literals: '' },
    { expectedIsData: false, expected: 'y', literals: '5' },
    false,
  ],
  ['a value for a name', { expectedIsData: false, expected: 'x', literals: '' }, { literals: '5' }, true],
])('it expects something else: %s', (_, before, after, is) => {
  expect(expectsOther(a(before), a(after))).toBe(is)
})

describe('a statement that makes another needless', () => {
  const weak: Changes = { strength: 40 }

  test.each<readonly [string, Changes, Changes, boolean]>([
    ['an exact one', {}, weak, true],
    ['one that is as exact', {}, { strength: 70 }, false],
    ['an exact one at the bound', { strength: 70 }, { strength: 69 }, true],
    ['one that is not exact', { strength: 69 }, weak, false],
    ['one beside an existence', { strength: 20 }, { strength: 10 }, true],
    ['one that is hardly more', { strength: 19 }, { strength: 10 }, false],
    ['one beside more than an existence', { strength: 20 }, { strength: 11 }, false],
    ['one that lost its condition', { strength: 31 }, { ...weak, hazards: [CONDITIONAL] }, true],
    ['one that lost its condition and too much', { strength: 30 }, { ...weak, hazards: [CONDITIONAL] }, false],
    ['one that kept its condition', { strength: 31, hazards: [CONDITIONAL] }, { ...weak, hazards: [CONDITIONAL] }, false],
    ['one without a condition on either side', { strength: 31 }, weak, false],
    ['one that got a condition', { hazards: [CONDITIONAL] }, weak, false],
    ['one that is dead', { hazards: [...DEAD] }, weak, false],
    ['two that are dead', { hazards: [...DEAD] }, { ...weak, hazards: [...DEAD] }, false],
    ['one that cannot fail', { expected: 'total' }, weak, false],
    ['one of another subject', { subjectKey: 'sum()', subject: 'sum' }, weak, false],
    ['one that is called the same', { subjectKey: 'other()' }, weak, true],
    ['one that calls it by another name', { subject: 'other' }, weak, true],
    ['the type of it', { subjectKey: 'other', subject: 'total:type' }, weak, true],
    ['the type of a part of it', { subjectKey: 'other', subject: 'total:type.b' }, weak, false],
    ['another predicate', { predicate: [['a']] }, { ...weak, predicate: [['b']] }, false],
    ['the same predicate', { predicate: [['a']] }, { ...weak, predicate: [['a']] }, true],
    ['a predicate where there was none', { predicate: [['a']] }, weak, true],
  ])('%s', (_, after, before, is) => {
    expect(subsumes(a(after), a(before))).toBe(is)
  })
})

describe('a question that asks less', () => {
  const asks = (predicate: AssertionSyntax['predicate'], changes: Changes = {}) => a({ family: 'truthy', predicate, ...changes })
  const [one, other, both]: readonly (readonly (readonly string[])[])[] = [[['a']], [['b']], [['a', 'b']]]
  const either = [['a'], ['b']]
  const less = { '<': '<=', '>': '>=', '===': '==' }

  test.each<readonly [string, AssertionSyntax, AssertionSyntax, boolean]>([
    ['the same', asks(one ?? null), asks(one ?? null), false],
    ['another', asks(one ?? null), asks(other ?? null), false],
    ['a part less', asks(both ?? null), asks(one ?? null), true],
    ['a part more', asks(one ?? null), asks(both ?? null), false],
    ['an alternative more', asks(one ?? null), asks(either), true],
    ['an alternative less', asks(either), asks(one ?? null), false],
    ['an alternative less of what must not hold', asks(either, { negated: true }), asks(one ?? null, { negated: true }), true],
    ['a part less of what must not hold', asks(both ?? null, { negated: true }), asks(one ?? null, { negated: true }), false],
    ['an alternative less of what is falsy', asks(either, { family: 'falsy' }), asks(one ?? null, { family: 'falsy' }), true],
    [
      'a part less of what is not falsy',
      asks(both ?? null, { family: 'falsy', negated: true }),
      asks(one ?? null, { family: 'falsy', negated: true }),
      true,
    ],
    [
      'a part less of what equals true',
      asks(both ?? null, { family: 'equals', expectedKey: 'true' }),
      asks(one ?? null, { family: 'equals', expectedKey: 'true' }),
      true,
    ],
    [
      'a part less of what equals false',
      asks(both ?? null, { family: 'equals', expectedKey: 'false' }),
      asks(one ?? null, { family: 'equals', expectedKey: 'false' }),
      false,
    ],
    [
      'a part less of what is not false',
      asks(both ?? null, { family: 'equals', expectedKey: 'false', negated: true }),
      asks(one ?? null, { family: 'equals', expectedKey: 'false', negated: true }),
      true,
    ],
    ['a part less of what equals a number', asks(both ?? null, { family: 'equals' }), asks(one ?? null, { family: 'equals' }), false],
    [
      'a part less of what has a type',
      asks(both ?? null, { family: 'type', expectedKey: 'true' }),
      asks(one ?? null, { family: 'type', expectedKey: 'true' }),
      false,
    ],
    ['by another matcher', asks(both ?? null), asks(one ?? null, { family: 'falsy' }), false],
    ['the other way round', asks(both ?? null), asks(one ?? null, { negated: true }), false],
    ['a part more of what equals a number', asks(one ?? null, { family: 'equals' }), asks(both ?? null, { family: 'equals' }), false],
    ['an alternative beside what was all', asks(null, { subjectKey: 'a' }), asks(either), true],
    ['all but an alternative', asks(either), asks(null, { subjectKey: 'a' }), false],
    ['one part, of two', asks(both ?? null), asks(null, { subjectKey: 'b' }), true],
    ['a part beside what was all', asks(null, { subjectKey: 'a' }), asks(both ?? null), false],
    ['no question before', asks(null), asks(one ?? null), false],
    ['no question after', asks(one ?? null), asks(null), false],
    ...Object.entries(less).flatMap(([strict, wide]): readonly (readonly [string, AssertionSyntax, AssertionSyntax, boolean])[] => [
      [`${wide} for ${strict}`, asks([[`${strict}\nx`]]), asks([[`${wide}\nx`]]), true],
      [`${strict} for ${wide}`, asks([[`${wide}\nx`]]), asks([[`${strict}\nx`]]), false],
      [`${wide} of something else`, asks([[`${strict}\nx`]]), asks([[`${wide}\ny`]]), false],
    ]),
    ['a word that is no comparison', asks([['<x']]), asks([['<=x']]), false],
  ])('%s', (_, before, after, is) => {
    expect(asksLess(before, after)).toBe(is)
  })
})

describe('a question that is asked in parts', () => {
  const asks = (predicate: AssertionSyntax['predicate'], changes: Changes = {}) =>
    a({ family: 'equals', expectedKey: 'true', predicate, ...changes })
  const of = (subjectKey: string, changes: Changes = {}) => asks(null, { subjectKey, ...changes })
  const both = asks([['a', 'b']])
  const truthy: Changes = { family: 'truthy' }

  test.each<readonly [string, AssertionSyntax, readonly AssertionSyntax[], boolean]>([
    ['each by itself', both, [of('a'), of('b')], true],
    ['but for one', both, [of('a')], false],
    ['in another whole', of('a'), [both], true],
    ['in one with an alternative', of('a'), [asks([['a'], ['b']])], false],
    ['one of its alternatives', asks([['a'], ['b']]), [of('b')], true],
    ['of a question that wants no', { ...both, expectedKey: 'false' }, [of('a'), of('b')], false],
    ['of what is no question', { ...both, expectedKey: '5' }, [of('a'), of('b')], false],
    ['by questions that want no', both, [of('a'), of('b', { expectedKey: 'false' })], false],
    ['as what is true enough', asks([['a', 'b']], truthy), [of('a'), of('b', truthy)], true],
    ['as what is only true enough', both, [of('a'), of('b', truthy)], false],
    ['on a condition', both, [of('a'), of('b', { hazards: [CONDITIONAL] })], false],
    ['on a condition, and without', both, [of('a'), of('b'), of('b', { hazards: [CONDITIONAL] })], true],
    ['on a condition, as it was', { ...both, hazards: [CONDITIONAL] }, [of('a'), of('b', { hazards: [CONDITIONAL] })], true],
    ['by a value', asks([['===\na\n5', 'b']]), [of('a', { expectedKey: '5' }), of('b')], true],
    ['by another value', asks([['===\na\n5', 'b']]), [of('a', { expectedKey: '6' }), of('b')], false],
    ['by what it must not be', asks([['===\na\n5', 'b']]), [of('a', { expectedKey: '5', negated: true }), of('b')], false],
    ['by what another matcher says', asks([['===\na\n5', 'b']]), [of('a', { expectedKey: '5', family: 'close' }), of('b')], false],
    ['by a no', asks([['UnaryExpression!(a)', 'b']]), [of('a', { expectedKey: 'false' }), of('b')], true],
    ['by a yes, where a no was asked', asks([['UnaryExpression!(a)', 'b']]), [of('a'), of('b')], false],
    [
      'by what it must not be, where a no was asked',
      asks([['UnaryExpression!(a)', 'b']]),
      [of('a', { expectedKey: 'false', negated: true }), of('b')],
      false,
    ],
    ['by what it holds', asks([['a.includes(5)', 'b']]), [of('a', { family: 'contains', expectedKey: '5' }), of('b')], true],
    [
      'by what it must not hold',
      asks([['a.includes(5)', 'b']]),
      [of('a', { family: 'contains', expectedKey: '5', negated: true }), of('b')],
      false,
    ],
    ['by what it is', asks([['a.includes(5)', 'b']]), [of('a', { expectedKey: '5' }), of('b')], false],
  ])('%s', (_, before, stated, is) => {
    expect(askedInParts(stated)(before)).toBe(is)
  })
})
