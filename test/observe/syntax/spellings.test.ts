import { expect, test } from 'vitest'
import type { TestBlock } from '../../../src/model/syntax.ts'
import { parseTestFile } from '../../../src/observe/syntax/index.ts'

function blocksOf(text: string, file = 'tests/a.test.ts'): readonly TestBlock[] {
  const parsed = parseTestFile(file, text)
  if (parsed.state !== 'parsed') throw new Error(`${file} did not parse: ${parsed.message}`)
  return parsed.tests
}

const RUNNERS: readonly (readonly [string, string])[] = [
  ['vitest', "import { test } from 'vitest'\ntest('t', () => {})"],
  ['vitest, renamed', "import { it as check } from 'vitest'\ncheck('t', () => {})"],
  ['vitest, as a namespace', "import * as v from 'vitest'\nv.test('t', () => {})"],
  ['globals', "it('t', () => {})"],
  ['globalThis', "globalThis.test('t', () => {})"],
  ['jest', "import { it } from '@jest/globals'\nit('t', () => {})"],
  ['node:test', "import test from 'node:test'\ntest('t', () => {})"],
  ['node:test, named', "import { it } from 'node:test'\nit('t', () => {})"],
  ['uvu', "import { suite } from 'uvu'\nconst Things = suite('things')\nThings('t', () => {})"],
  ['ava', "import test from 'ava'\ntest('t', (t) => {})"],
  ['extended', "import { test as base } from 'vitest'\nconst t = base.extend({ a: 1 })\nt('t', () => {})"],
  ['from a file of fixtures', "import { test } from './fixtures'\ntest('t', () => {})"],
  ['destructured', "const { test } = await import('vitest')\ntest('t', () => {})"],
  ['computed', "import { test } from 'vitest'\ntest['concurrent']('t', () => {})"],
  ['a wrapper of the file', "const check = (title, body) => it(title, body)\ncheck('t', () => {})"],
  ['a loop', "for (const name of ['t']) it(name, () => {})"],
  ['Jest, CommonJS', "const { test } = require('@jest/globals')\ntest('t', () => {})"],
]

test.each(RUNNERS)('a test of %s', (_, text) => {
  expect(blocksOf(text).map((t) => t.titles)).toEqual([['t']])
})

const MATCHERS: readonly (readonly [text: string, family: string, negated: boolean, expected: string])[] = [
  ['expect(f()).toBe(1)', 'equals', false, '1'],
  ['expect(f()).not.toBe(1)', 'equals', true, '1'],
  ['expect(f()).toBeNull()', 'equals', false, 'null'],
  ['expect(f()).toBeDefined()', 'equals', true, 'undefined'],
  ['expect.soft(f()).toBe(1)', 'equals', false, '1'],
  ['await expect.poll(() => f()).toBe(1)', 'equals', false, '1'],
  ['expect(f()).to.equal(1)', 'equals', false, '1'],
  ['expect(f()).to.not.deep.equal(1)', 'equals', true, '1'],
  ['expect(f()).to.be.true', 'equals', false, 'true'],
  ['f().should.equal(1)', 'equals', false, '1'],
  ["assert.strictEqual(f(), 1, 'why')", 'equals', false, '1'],
  ['t.is(f(), 1)', 'equals', false, '1'],
  ['t.assert.equal(f(), 1)', 'equals', false, '1'],
  ['expect(f() === 1).toBe(true)', 'equals', false, '1'],
  ['expect(f() !== 1).toBe(true)', 'equals', true, '1'],
  ['sinon.assert.match(f(), 1)', 'matches', false, '1'],
  ["f().should('equal', 1)", 'should', false, '"equal",1'],
  ['expect(!f()).toBe(true)', 'equals', false, 'false'],
]

test.each(MATCHERS)('%s', (text, family, negated, expected) => {
  const [block] = blocksOf(`import assert from 'node:assert'\ntest('t', async (t) => {\n  ${text}\n})`)
  expect(block?.assertions).toHaveLength(1)
  expect(block?.assertions[0]).toMatchObject({ family, negated, expectedKey: expected, subjectKey: 'f()', hazards: [] })
})

test('decorators, JSX, types, hashbang and byte order mark', () => {
  const text =
    "#!/usr/bin/env node\n@sealed class A { @field() x: number = 1 }\nenum B { C }\ntest('t', () => {\n  expect(render(<a b={1} />) as unknown as string).toBe(<string>'x')\n})"
  expect(parseTestFile('tests/a.test.tsx', text.replace("<string>'x'", "'x'")).state).toBe('parsed')
  expect(blocksOf(text.replace('<a b={1} />', '1'))[0]?.assertions[0]).toMatchObject({ expectedKey: '"x"' })
})

test('a byte order mark', () => {
  expect(blocksOf("\ufefftest('t', () => {})")).toHaveLength(1)
})

test('a component file is noted, not passed over in silence', () => {
  expect(parseTestFile('tests/a.vue', '<script>test()</script>')).toMatchObject({
    state: 'parsed',
    notes: ['.vue files are not looked into'],
  })
})

test('marks, options and tables of a test', () => {
  const [block] = blocksOf(
    "describe.skipIf(process.platform === 'win32')('d', { retry: 2 }, () => {\n  test.each([[1], [2]])('t %i', (n) => {\n    expect(f(n)).toBe(n)\n  }, 9000)\n})",
  )
  expect(block).toMatchObject({
    titles: ['d', 't %i'],
    marks: [{ kind: 'skip', when: "process.platform === 'win32'" }],
    options: { retry: 2, timeout: 9000, repeats: null },
    tables: [{ rows: ['[1]', '[2]'] }],
  })
  expect(block?.assertions.map((a) => [a.subjectKey, a.expectedKey, a.row])).toEqual([
    ['f(1)', '1', '[1]'],
    ['f(2)', '2', '[2]'],
  ])
})
