import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, it, test } from 'vitest'
import { checkBudget } from '../../../src/check/budget/budget.ts'
import type { BudgetAnswer } from '../../../src/check/budget/budget.ts'
import type { TestSyntax } from '../../../src/model/syntax.ts'
import { withoutEqual } from '../../../src/observe/patch/equal-tests.ts'
import { parseChangedTests, parseTestFile } from '../../../src/observe/syntax/index.ts'
import type { Surroundings } from '../../../src/observe/syntax/index.ts'

const surroundings: Surroundings = {
  follow: (_, specifier) => (specifier.startsWith('.') ? { file: specifier, text: null } : null),
  isAssertionName: (callee) => /^(expect|assert)\w*$/.test(callee),
}

function judge(pair: readonly [TestSyntax | null, TestSyntax | null]): BudgetAnswer {
  const [before, after] = withoutEqual(...pair)
  return checkBudget(before === null ? [] : [before], after === null ? [] : [after], {
    weights: { propertyAdded: 1, assertionRemoved: 1, skipOutsideLedger: 1, fixtureDrift: 1 },
    production: { before: [], after: [] },
    ledger: { tests: new Set(), points: 0, cap: 3 },
    undefinedBecause: null,
  })
}

/** All but where it stands. */
const said = (answer: BudgetAnswer): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === 'at' ? undefined : value)))

interface Both {
  readonly whole: BudgetAnswer
  /** null where the file has to be read as a whole. */
  readonly short: BudgetAnswer | null
  readonly parses: boolean
}

function both(before: string, after: string, file = 'tests/a.test.ts'): Both {
  const sides = [parseTestFile(file, before, surroundings), parseTestFile(file, after, surroundings)] as const
  const short = parseChangedTests(file, before, after, surroundings)
  return { whole: judge(sides), short: short === null ? null : judge(short), parses: sides.every(({ state }) => state === 'parsed') }
}

/** The short reading says what the whole one does; where no side parses, which it may not see, the whole one must have nothing to say. */
function expectAlike({ whole, short, parses }: Both): void {
  if (short === null) return
  if (parses) expect(said(short)).toEqual(said(whole))
  else expect(whole.findings).toEqual([])
}

const HEAD = "import { expect, test, vi } from 'vitest'\nimport { f, g } from '../src/f.ts'\n"
const plain = (title: string, ...lines: readonly string[]): string =>
  `test('${title}', () => {\n${lines.map((line) => `  ${line}\n`).join('')}})\n`
const one = plain('one', 'expect(f(1)).toBe(1)')
const two = plain('two', 'expect(f(2)).toBe(2)', 'expect(g(2)).toBe(4)')
const three = plain('three', 'expect(f(3)).toBe(3)')

describe('the short reading', () => {
  const READ: readonly (readonly [string, string, string, number])[] = [
    ['an assertion that is new', one + two, one + plain('two', 'expect(f(2)).toBe(2)', 'expect(g(2)).toBe(4)', 'expect(g(3)).toBe(9)'), 0],
    ['an assertion that is gone', one + two + three, one + plain('two', 'expect(f(2)).toBe(2)') + three, 1],
    ['a test that is gone, the first', one + two + three, two + three, 1],
    ['a test that is gone, the last', one + two + three, one + two, 1],
    ['a test that is new', one + three, one + two + three, 0],
    ['a test that is new, at the end of a suite', `describe('s', () => {\n${one}})\n`, `describe('s', () => {\n${one}\n${two}})\n`, 0],
    ['a test that is new and a comment', one + three, `${one}\n/* why\n */\n// and\n${two}${three}`, 0],
    ['without a semicolon or with one', `${one.trim()};\n${two.trim()};\n`, `${one.trim()};\n${three.trim()};\n`, 2],
    [
      'an outer constant in the place of another',
      `const A = 1;\nconst B = 2;\n${plain('a', 'expect(f(1)).toBe(A)')}${one}`,
      `const A = 1;\nconst B = 2;\n${plain('a', 'expect(f(1)).toBe(B)')}${one}`,
      1,
    ],
    [
      'lines that end as on Windows',
      (one + two).replaceAll('\n', '\r\n'),
      (one + plain('two', 'expect(f(2)).toBe(2)')).replaceAll('\n', '\r\n'),
      1,
    ],
    ['no line end at the end', (one + two).trimEnd(), (one + plain('two', 'expect(f(2)).toBe(2)')).trimEnd(), 1],
    [
      'what looks like an end',
      plain('a', "const s = '})'", '// })', '/* }) */', 'const t = `})${`})`}`', 'expect(f(s)).toBe(t)') + two,
      plain('a', "const s = '})'", '// })', '/* }) */', 'const t = `})${`})`}`', 'expect(f(s)).toBe(t)'),
      1,
    ],
  ]
  it.each(READ)('sees %s', (_, before, after, findings) => {
    const seen = both(HEAD + before, HEAD + after)
    expect(seen.short?.findings.filter(({ rule }) => rule !== 'budget-negative').length).toBe(findings)
    expectAlike(seen)
  })

  const LEFT: readonly (readonly [string, string, string])[] = [
    ['an import', one, `import { h } from '../src/h.ts'\n${one}`],
    ['a helper', `const h = () => expect(f(1)).toBe(1)\n${one}`, `const h = () => {}\n${one}`],
    ['a hook', `beforeEach(() => {})\n${one}`, `beforeEach((ctx) => ctx.skip())\n${one}`],
    ['a suite that is skipped', `describe('s', () => {\n${one}})`, `describe.skip('s', () => {\n${one}})`],
    [
      'a suite that is closed and another opened',
      `describe('s', () => {\n${one}${two}})`,
      `describe('s', () => {\n${one}})\ndescribe.skip('t', () => {\n${two}})`,
    ],
    ['a comment that was open before', `/* a\n${one}*/\n${two}`, `/* a\n${plain('one', "const s = '*/'")}*/\n${two}`],
    ['a branch around tests', one + two, `if (false) {\n${one}${two}}\n`],
    ['a branch without brackets', `if (f())\n${one}${two}`, `if (f())\n${two}`],
    ['a template over tests', `const t = \`\n${one}\`\n${two}`, `const t = \`\n${two}\`\n${two}`],
    [
      'a module that is mocked in a test',
      one + two,
      one + plain('two', "vi.mock('../src/f.ts')", 'expect(f(2)).toBe(2)', 'expect(g(2)).toBe(4)'),
    ],
    [
      'a matcher that is replaced in a test',
      one + two,
      one + plain('two', 'expect.extend({ toBe: () => ({ pass: true }) })', 'expect(f(2)).toBe(2)', 'expect(g(2)).toBe(4)'),
    ],
    [
      'a default of fast-check',
      one + two,
      one + plain('two', 'fc.configureGlobal({ numRuns: 1 })', 'expect(f(2)).toBe(2)', 'expect(g(2)).toBe(4)'),
    ],
    [
      'a variable that only one side assigns',
      `let limit = 1\n${plain('one', 'expect(f(1)).toBe(limit)')}${two}`,
      `let limit = 1\n${plain('one', 'limit = f(1)', 'expect(f(1)).toBe(limit)')}${two}`,
    ],
    [
      'a variable that another test assigns',
      `let limit = 5;\n${plain('a', 'limit = 6')}${plain('b', 'expect(f(1)).toBe(limit)')}`,
      `let limit = 5;\n${plain('a', 'limit = 6')}${plain('b', 'expect(f(1)).toBe(5)')}`,
    ],
    [
      'a variable of another test that only one side assigns by its name',
      `${plain('a', 'let own = 1', 'expect(f(own)).toBe(own)')}${two}`,
      `${plain('a', 'let own = 1', 'expect(f(own)).toBe(own)')}${plain('two', 'own++', 'expect(f(2)).toBe(2)')}`,
    ],
    [
      'a title that another test has',
      one + two + one,
      `${one}${plain('two', 'expect(f(2)).toBe(2)')}${plain('one', 'expect(f(4)).toBe(1)')}`,
    ],
    [
      'rows that are switched off',
      one + two,
      one + plain('two', 'const rows = [{ skip: true }]', 'expect(f(2)).toBe(2)', 'expect(g(2)).toBe(4)'),
    ],
    [
      'a table',
      `test.each([1, 2])('t %i', (n) => {\n  expect(f(n)).toBe(n)\n})\n${one}`,
      `test.each([1])('t %i', (n) => {\n  expect(f(n)).toBe(n)\n})\n${one}`,
    ],
    ['a text over lines whose spaces changed', `const t = \`a\n\n  \`\n${one}`, `const t = \`a\n  \`\n${one}`],
    ['a call that goes on behind', `${one.trim()}\n(g)()\n`, `${two.trim()}\n(g)()\n`],
    ['what stands before going on behind', `g()\n(f)()\n${one}`, `g()\n${two}(f)()\n${one}`],
    ['an element', `const e = <a b="\\" />\n${one}${two}`, `const e = <a b="\\" />\n${one}`],
    ['a division', `const d = f(1) / g(1)\n${one}${two}`, `const d = f(1) / g(1)\n${one}`],
    ['other ends of lines', `// a\u2028${one}${two}`, `// a\u2028${one}`],
    ['comments of HTML', `${one}x <!-- y\n${two}`, `${one}x <!-- y\n`],
  ]
  it.each(LEFT)('leaves %s to the whole one', (_, before, after) => {
    const seen = both(HEAD + before, HEAD + after, 'tests/a.test.tsx')
    expect(seen.short).toBeNull()
  })
})

const LINES = [
  'expect(f(1)).toBe(1)',
  'expect(f(1)).toBeDefined()',
  'expect(g(2)).toEqual({ a: [1] })',
  'expect(f(limit)).toBe(LIMIT)',
  'expect(f(own)).toBe(own)',
  'await expect(f(1)).resolves.toBe(2)',
  'expect(f(1)).resolves.toBe(2)',
  'helper(f(3))',
  'limit = 6',
  'let own = 1',
  'let own = f(2)',
  'own++',
  'const LIMIT = f(4)',
  'if (f(1)) return',
  'return',
  'if (false) {',
  '}',
  '})',
  '/*',
  '*/',
  '// })',
  '`',
  "const s = '`'",
  'const s = `${f(`})`)}`',
  'const r = /[/\'"`]/g',
  'const q = f(1) / 2 / g(3)',
  "vi.mock('../src/f.ts')",
  'expect.extend({ toBe: () => ({ pass: true }) })',
  "vi.spyOn(g, 'x').mockReturnValue(1)",
  'ctx.skip()',
  'try {',
  '} catch {}',
  "test('inner', () => {",
  'const rows = [{ skip: true }]',
] as const
const OUTER = [
  'const LIMIT = 1',
  'let limit = 5',
  'function helper(x) { expect(x).toBe(3) }',
  'beforeEach(() => { limit = 1 })',
  "describe('suite', () => {",
  "describe.skip('other', () => {",
  '})',
  'if (limit)',
  ';(g)()',
  "test.each([1, 2])('each %i', (n) => { expect(f(n)).toBe(n) })",
  "test.skip('skipped', () => {",
  "it('it', async () => {",
  "vi.mock('../src/g.ts')",
  '/* between */',
  '',
] as const

const oneTest = fc
  .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.array(fc.constantFrom(...LINES), { maxLength: 5 }), fc.boolean())
  .map(([title, lines, ends]) => [`test('${title}', () => {`, ...lines.map((line) => `  ${line}`), ends ? '})' : '});'])
const calmTest = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.array(fc.constantFrom(...LINES.slice(0, 13)), { maxLength: 5 }))
  .map(([title, lines]) => [`test('t${title}', async () => {`, ...lines.map((line) => `  ${line}`), '})'])
const calm = fc
  .tuple(fc.subarray([OUTER[0], OUTER[1], OUTER[2], OUTER[3]]), fc.array(calmTest, { minLength: 1, maxLength: 6 }))
  .map(([outer, tests]) => [...outer, ...tests.flat()])
const wild = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: oneTest },
      fc.constantFrom(...OUTER).map((line) => [line]),
    ),
    { maxLength: 8 },
  )
  .map((lists) => lists.flat())
const edit = fc.record({
  at: fc.nat(60),
  gone: fc.integer({ min: 0, max: 2 }),
  come: fc.array(fc.constantFrom(...LINES, ...OUTER.slice(4)), { maxLength: 2 }),
})
const calmEdit = fc.record({
  at: fc.nat(60),
  gone: fc.integer({ min: 0, max: 1 }),
  come: fc.array(fc.constantFrom(...LINES.slice(0, 15)), { maxLength: 2 }),
})

type Edit = { readonly at: number; readonly gone: number; readonly come: readonly string[] }

function edited(lines: readonly string[], edits: readonly Edit[]): string {
  const after = [...lines]
  for (const { at, gone, come } of edits) after.splice(at % (after.length + 1), gone, ...come)
  return HEAD + after.join('\n')
}

const RUNS = { numRuns: 1000 }

property.prop([wild, fc.array(edit, { minLength: 1, maxLength: 3 })], RUNS)('any edit of any file', (lines, edits) => {
  expectAlike(both(HEAD + lines.join('\n'), edited(lines, edits)))
})

property.prop([calm, fc.array(calmEdit, { minLength: 1, maxLength: 2 })], RUNS)('edits of files as people write them', (lines, edits) => {
  expectAlike(both(HEAD + lines.join('\n'), edited(lines, edits)))
})

test('many of those edits are read in short', () => {
  const seen = fc
    .sample(fc.tuple(calm, calmEdit), { numRuns: 200, seed: 1 })
    .map(([lines, one]) => both(HEAD + lines.join('\n'), edited(lines, [one])))
  expect(seen.filter(({ short }) => short !== null).length).toBeGreaterThan(40)
  expect(seen.filter(({ short }) => short !== null && short.findings.length > 0).length).toBeGreaterThan(10)
})
