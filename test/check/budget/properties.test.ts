import { expect, test } from 'vitest'
import { checkProperties, checkPropertyDefaults } from '../../../src/check/budget/properties.ts'
import type { PropertySyntax } from '../../../src/model/syntax.ts'
import { parseTestFile } from '../../../src/observe/syntax/index.ts'
import { block, testFile } from './made.ts'

/** The property of a test that is written with fast-check. */
function property(generators: string, parameters = '', inside = '', above = ''): PropertySyntax {
  const text = `import fc from 'fast-check'\n${above}test('p', () => {\n  fc.assert(fc.property(${generators}, (n) => {\n    ${inside}expect(f(n)).toBe(n)\n  })${parameters})\n})\n`
  const file = parseTestFile('tests/p.test.ts', text)
  const [one] = file.state === 'parsed' ? file.tests.flatMap((t) => t.properties) : []
  if (one === undefined) throw new Error(`${text} has no property`)
  return one
}

const NAT = property('fc.nat()')
const of = property
type Row = readonly [name: string, before: PropertySyntax, after: PropertySyntax, told: readonly (readonly [string, string, string])[]]
const generator = (before: string, after: string, isTold: boolean): Row => [
  `${before} => ${after}`,
  of(before),
  of(after),
  isTold ? [['generator', before, after]] : [],
]

const ROWS: readonly Row[] = [
  ['nothing else', NAT, NAT, []],
  ['fewer runs', of('fc.nat()', ', { numRuns: 500 }'), NAT, [['runs', '500', '100']]],
  ['fewer runs than by default', NAT, of('fc.nat()', ', { numRuns: 99 }'), [['runs', '100', '99']]],
  ['as many', NAT, of('fc.nat()', ', { numRuns: 100 }'), []],
  ['a seed', NAT, of('fc.nat()', ', { seed: 7 }'), [['seed', 'none', '7']]],
  ['another seed', of('fc.nat()', ', { seed: 7 }'), of('fc.nat()', ', { seed: 8 }'), [['seed', '7', '8']]],
  ['the same seed', of('fc.nat()', ', { seed: 7 }'), of('fc.nat()', ', { seed: 7 }'), []],
  ['a seed less', of('fc.nat()', ', { seed: 7 }'), NAT, []],
  ['a path', NAT, of('fc.nat()', ", { path: '1:2' }"), [['path', 'none', '1:2']]],
  ['another path', of('fc.nat()', ", { path: '1' }"), of('fc.nat()', ", { path: '2' }"), [['path', '1', '2']]],
  ['the same path', of('fc.nat()', ", { path: '1' }"), of('fc.nat()', ", { path: '1' }"), []],
  ['a path less', of('fc.nat()', ", { path: '1' }"), NAT, []],
  ['an early end', NAT, of('fc.nat()', ', { interruptAfterTimeLimit: 9 }'), [['limit', 'none', 'interruptAfterTimeLimit=9']]],
  ['runs left out', NAT, of('fc.nat()', ', { skipAllAfterTimeLimit: 9 }'), [['limit', 'none', 'skipAllAfterTimeLimit=9']]],
  [
    'an end that is no failure',
    NAT,
    of('fc.nat()', ', { markInterruptAsFailure: false }'),
    [['limit', 'none', 'markInterruptAsFailure=false']],
  ],
  ['an end that is one', NAT, of('fc.nat()', ', { markInterruptAsFailure: true }'), []],
  ['the same early end', of('fc.nat()', ', { interruptAfterTimeLimit: 9 }'), of('fc.nat()', ', { interruptAfterTimeLimit: 9 }'), []],
  ['a time for each run', NAT, of('fc.nat()', ', { timeout: 9 }'), []],
  ['a condition', NAT, of('fc.nat()', '', 'fc.pre(n > 5)\n'), [['precondition', '0', 'BinaryExpression>(n;5)']]],
  [
    'two more conditions',
    of('fc.nat()', '', 'fc.pre(n > 5)\n'),
    of('fc.nat()', '', 'fc.pre(n > 5)\nfc.pre(n > 6)\nfc.pre(n > 7)\n'),
    [['precondition', '1', 'BinaryExpression>(n;6), BinaryExpression>(n;7)']],
  ],
  ['another condition', of('fc.nat()', '', 'fc.pre(n > 5)\n'), of('fc.nat()', '', 'fc.pre(n > 4)\n'), []],
  ['a generator less', of('fc.nat(), fc.nat()'), NAT, []],
  ['a generator more', NAT, of('fc.nat(), fc.nat(5)'), []],
  generator('fc.nat(9)', 'fc.nat(8)', true),
  generator('fc.nat(9)', 'fc.nat(10)', false),
  generator('fc.nat()', 'fc.nat(5)', true),
  generator('fc.nat(5)', 'fc.nat()', false),
  generator('fc.nat()', 'fc.nat().filter((n) => n > 1)', true),
  generator('fc.nat().filter((n) => n > 1)', 'fc.nat()', false),
  generator('fc.constant(5)', 'fc.constant(5)', false),
  generator('fc.constant(5)', 'fc.constant(6)', true),
  generator('fc.stringMatching(/a/)', 'fc.stringMatching(/b/)', true),
  generator('fc.string()', 'fc.stringMatching(/b/)', true),
  generator('fc.nat()', 'fc.constant(5)', true),
  generator('fc.boolean()', 'fc.constant(true)', false),
  generator('fc.constant(5)', 'fc.nat()', false),
  generator('fc.nat()', 'fc.integer()', false),
  generator('fc.constantFrom(1, 2, 3)', 'fc.constantFrom(1, 2)', true),
  generator('fc.constantFrom(1, 2)', 'fc.constantFrom(1, 3)', false),
  generator('fc.integer({ min: 1, max: 9 })', 'fc.integer({ min: 2, max: 9 })', true),
  generator('fc.integer({ min: 1, max: 9 })', 'fc.integer({ min: 0, max: 10 })', false),
  generator('fc.integer({ min: 1, max: 9 })', 'fc.integer({ max: 9, min: 1 })', false),
  generator('fc.integer()', 'fc.integer({ min: 0 })', true),
  generator('fc.integer()', 'fc.integer({ max: 9 })', true),
  generator('fc.integer({ max: 9 })', 'fc.integer({ min: 0, max: 9 })', true),
  generator('fc.string()', 'fc.string({ minLength: 1 })', true),
  generator('fc.string()', 'fc.string({ minLength: 0 })', false),
  generator('fc.string()', 'fc.string({ maxLength: 9 })', true),
  generator('fc.array(fc.nat())', 'fc.array(fc.nat(), { maxLength: 9 })', true),
  generator('fc.option(fc.nat())', 'fc.option(fc.nat(), { freq: 9 })', false),
  generator('fc.record({ a: fc.nat() })', 'fc.record({ a: fc.nat(), b: fc.nat(9) })', false),
  // What a function of the tests makes is another thing for another input, and is not compared in its parts.
  [
    'a function of the tests, called with something else',
    of('any(9)', '', '', 'const any = (n) => (n === 9 ? fc.nat() : fc.oneof(fc.nat(n), fc.nat()))\n'),
    of('any(8)', '', '', 'const any = (n) => (n === 9 ? fc.nat() : fc.oneof(fc.nat(8), fc.nat()))\n'),
    [],
  ],
  generator('fc.tuple(fc.string())', 'fc.tuple(fc.string(), fc.integer({ max: 9 }))', false),
]

test.each(ROWS)('%s', (_, before, after, told) => {
  const pair = { before: block({ properties: [before] }), after: block({ properties: [after] }) }
  const { findings, added } = checkProperties({ pairs: [pair], gone: [], added: [] })
  const at = { test: 'a.test.ts > t', file: 'a.test.ts' }
  expect(findings).toEqual(
    told.map(([what, was, now]) => ({ rule: 'property-narrowed', args: { ...at, what, before: was, after: now }, at: after.at })),
  )
  expect(added).toBe(0)
})

test('properties that are new are counted, and those that are gone take none of them away', () => {
  const of_ = (count: number, kind: 'test' | 'helper' = 'test') => block({ kind, properties: Array.from({ length: count }, () => NAT) })
  const pair = (before: number, after: number, kind?: 'test' | 'helper') => ({ before: of_(before, kind), after: of_(after, kind) })
  const counted = (pairs: readonly ReturnType<typeof pair>[], added: readonly ReturnType<typeof of_>[] = []) =>
    checkProperties({ pairs, gone: [of_(5)], added })
  expect(counted([pair(1, 3), pair(2, 0)], [of_(1), of_(1)])).toEqual({ findings: [], added: 4 })
  // Its callers hold them, and count them.
  expect(counted([pair(0, 3, 'helper')], [of_(3, 'helper')])).toEqual({ findings: [], added: 0 })
})

test('a function of tests that narrows a property is told by its callers', () => {
  const pair = { before: block({ kind: 'helper', properties: [NAT] }), after: block({ kind: 'helper', properties: [of('fc.nat(5)')] }) }
  expect(checkProperties({ pairs: [pair], gone: [], added: [] }).findings).toEqual([])
})

const narrowed = (what: string, before: string, after: string) => [{ what, before, after }]

test.each<readonly [string, Readonly<Record<string, string>> | null, Readonly<Record<string, string>>, readonly unknown[]]>([
  ['fewer runs than by default', {}, { numRuns: '99' }, narrowed('numRuns', 'default', '99')],
  ['as many', {}, { numRuns: '100' }, []],
  ['fewer runs than there were', { numRuns: '50' }, { numRuns: '49' }, narrowed('numRuns', '50', '49')],
  ['more', { numRuns: '50' }, { numRuns: '51' }, []],
  ['a seed', {}, { seed: '7' }, narrowed('seed', 'default', '7')],
  ['the same seed', { seed: '7' }, { seed: '7' }, []],
  ['another seed', { seed: '7' }, { seed: '8' }, narrowed('seed', '7', '8')],
  ['a path', {}, { path: '1' }, narrowed('path', 'default', '1')],
  ['an early end', {}, { interruptAfterTimeLimit: '9' }, narrowed('interruptAfterTimeLimit', 'default', '9')],
  ['runs left out', {}, { skipAllAfterTimeLimit: '9' }, narrowed('skipAllAfterTimeLimit', 'default', '9')],
  ['an end that is no failure', {}, { markInterruptAsFailure: 'false' }, narrowed('markInterruptAsFailure', 'default', 'false')],
  ['an end that is one', {}, { markInterruptAsFailure: 'true' }, []],
  ['a time for each run', {}, { timeout: 'false' }, []],
  ['a file that is new', null, { numRuns: '1', seed: '7' }, []],
])('for a whole file: %s', (_, before, after, told) => {
  const base = before === null ? [] : [testFile({ file: 'b.test.ts' }), testFile({ propertyDefaults: before })]
  const found = checkPropertyDefaults(base, [testFile({ propertyDefaults: after })])
  const at = { test: 'a.test.ts', file: 'a.test.ts' }
  expect(found).toEqual(
    told.map((said) => ({ rule: 'property-narrowed', args: { ...at, ...(said as object) }, at: { file: 'a.test.ts' } })),
  )
})
