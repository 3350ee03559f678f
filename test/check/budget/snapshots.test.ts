import { describe, expect, test } from 'vitest'
import { checkBudget } from '../../../src/check/budget/budget.ts'
import { checkSnapshots } from '../../../src/check/budget/snapshots.ts'
import type { Finding } from '../../../src/model/findings.ts'
import type { TestFileSyntax, TestSyntax } from '../../../src/model/syntax.ts'
import { parseTestFile } from '../../../src/observe/syntax/index.ts'
import { testFile } from './made.ts'

const parse = (file: string, text: string): TestSyntax =>
  parseTestFile(file, text, { follow: () => null, isAssertionName: (callee) => callee.startsWith('expect') })

function judged(file: string, before: string, after: string): readonly Finding[] {
  return checkBudget([parse(file, before)], [parse(file, after)], {
    weights: { assertionRemoved: 1, propertyAdded: 2, skipOutsideLedger: 99, fixtureDrift: 99 },
    production: { before: [], after: [] },
    ledger: { tests: new Set(), points: 0, cap: 3 },
    undefinedBecause: null,
  }).findings
}

const inline = (...values: readonly string[]): string =>
  `import { expect, test } from 'vitest'\nimport { card } from '../src/card.ts'\ntest('card', () => {\n${values
    .map((value) => `  expect(card()).toMatchInlineSnapshot(\`\n${value}\n  \`)\n`)
    .join('')}})\n`
const stored = (value: string): string => `exports[\`card 1\`] = \`\n${value}\n\`;\n`

const FORMS = [
  ['stored', 'tests/__snapshots__/card.test.ts.snap', stored],
  ['inline', 'tests/card.test.ts', (value: string) => inline(value)],
] as const

/** Before, after, and how mild the rewrite is. */
const ROWS = [
  ['a field more', '{\n  "a": 1,\n  "b": 2,\n}', '{\n  "a": 1,\n  "aa": true,\n  "b": 2,\n}', 'note'],
  ['an item more at the end', '[\n  "a",\n  "b",\n]', '[\n  "a",\n  "b",\n  "c",\n]', 'note'],
  ['another value', '{\n  "a": 1,\n  "b": 2,\n}', '{\n  "a": 1,\n  "b": 3,\n}', undefined],
  ['a field more and another value', '{\n  "a": 1,\n  "b": 2,\n}', '{\n  "a": 1,\n  "b": 3,\n  "c": 4,\n}', undefined],
  ['a field less', '{\n  "a": 1,\n  "b": 2,\n}', '{\n  "a": 1,\n}', undefined],
  ['the same lines in another order', '[\n  "a",\n  "b",\n]', '[\n  "b",\n  "a",\n  "c",\n]', undefined],
  ['a line on which nothing stood but one text', 'four-five', 'four-five\nfailed', undefined],
  ['two lines that became three', 'one\n  two', 'one\n  two\n  three', 'note'],
  ['as many lines, of which one is another', 'one\n  two', 'one\n  three', undefined],
  ['nothing that became something', '[]', '[\n  "a",\n]', undefined],
] as const

describe.each(FORMS)('a %s snapshot', (_, file, form) => {
  test.each(ROWS)('%s', (_name, before, after, mild) => {
    const findings = judged(file, form(before), form(after))
    expect(findings.map(({ rule, atMost }) => [rule, atMost?.severity])).toEqual([['snapshot-rewritten', mild]])
  })
})

test('several snapshots of one subject are compared in their order', () => {
  const [one, two] = ['{\n  "a": 1,\n}', '{\n  "a": 1,\n  "z": 9,\n}']
  const [oneMore, twoMore] = ['{\n  "a": 1,\n  "b": 2,\n}', '{\n  "a": 1,\n  "b": 2,\n  "z": 9,\n}']
  const findings = judged('tests/card.test.ts', inline(one, two), inline(oneMore, twoMore))
  expect(findings.map(({ rule, atMost }) => [rule, atMost?.severity])).toEqual([
    ['snapshot-rewritten', 'note'],
    ['snapshot-rewritten', 'note'],
  ])
  const crossed = judged('tests/card.test.ts', inline(one, two), inline(twoMore, oneMore))
  expect(crossed.map(({ atMost }) => atMost?.severity)).toContain(undefined)
})

/** Stored snapshots by file and key. */
function storedFiles(files: Readonly<Record<string, Readonly<Record<string, string>>>>): readonly TestFileSyntax[] {
  return Object.entries(files).map(([file, values]) =>
    testFile({ file, snapshots: Object.entries(values).map(([key, value]) => ({ key, value, text: value, at: { file, line: 1 } })) }),
  )
}

test.each<readonly [string, Parameters<typeof storedFiles>[0], Parameters<typeof storedFiles>[0], readonly string[]]>([
  ['the same', { a: { k: '1' } }, { a: { k: '1' } }, []],
  ['another value', { a: { k: '1' } }, { a: { k: '2' } }, ['a: 1 => 2']],
  ['another key', { a: { k: '1' } }, { a: { l: '2' } }, []],
  ['the same key in another file', { a: { k: '1' }, b: { k: '2' } }, { b: { k: '2' }, a: { k: '1' } }, []],
  [
    'the values of two files, changed with each other',
    { a: { k: '1' }, b: { k: '2' } },
    { a: { k: '2' }, b: { k: '1' } },
    ['a: 1 => 2', 'b: 2 => 1'],
  ],
  ['a value in its own file, whatever others say', { a: { k: '1' } }, { b: { k: '1' }, a: { k: '2' } }, ['a: 1 => 2']],
  ['moved to another file', { a: { k: '1' } }, { b: { k: '1' } }, []],
  ['moved to another file, where two have its key', { a: { k: '1' } }, { b: { k: '2' }, c: { k: '1' } }, []],
  ['moved to another file, and rewritten', { a: { k: '1' } }, { b: { k: '2' }, c: { k: '3' } }, ['b: 1 => 2']],
])('a stored snapshot: %s', (_, before, after, told) => {
  const found = checkSnapshots(storedFiles(before), storedFiles(after))
  expect(
    found.map(({ at, args }) => `${at?.file}: ${'before' in args ? args.before : ''} => ${'after' in args ? args.after : ''}`),
  ).toEqual(told)
})

test('twenty of one file are told one by one, and as many of another', () => {
  const all = (value: string) => Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, value]))
  const found = checkSnapshots(storedFiles({ a: all('1'), b: all('1') }), storedFiles({ a: all('2'), b: all('2') }))
  expect(found.map(({ at }) => at?.file)).toEqual([...Array.from({ length: 20 }, () => 'a'), ...Array.from({ length: 20 }, () => 'b')])
})
