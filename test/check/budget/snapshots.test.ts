import { describe, expect, test } from 'vitest'
import { checkBudget } from '../../../src/check/budget/budget.ts'
import type { Finding } from '../../../src/model/findings.ts'
import type { TestSyntax } from '../../../src/model/syntax.ts'
import { parseTestFile } from '../../../src/observe/syntax/index.ts'

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
