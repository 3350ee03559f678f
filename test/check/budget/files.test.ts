import { expect, test } from 'vitest'
import { checkFiles } from '../../../src/check/budget/files.ts'
import type { TestFileSyntax, TestSyntax } from '../../../src/model/syntax.ts'
import { testFile } from './made.ts'

const broken = (file: string, message = 'no such thing'): TestSyntax => ({ state: 'unparseable', file, at: { file, line: 3 }, message })
const parsed = (changes: Partial<TestFileSyntax> = {}): TestSyntax => testFile({ file: 'a.ts', ...changes })
const rows = (skip: number, only: number): TestSyntax => parsed({ switchedRows: { skip, only } })

const unparseable = (file: string, message = 'no such thing') => ['test-unparseable', { file, side: 'head', message }, { file, line: 3 }]
const A = { test: 'a.ts', file: 'a.ts' }
const shrunk = (before: number, after: number) => ['table-shrunk', { ...A, before, after }, { file: 'a.ts' }]
const extended = (name: string) => ['assertion-tautology', { ...A, assertion: `expect.extend({ ${name} })` }, { file: 'a.ts' }]

test.each<readonly [string, readonly TestSyntax[], readonly TestSyntax[], readonly unknown[]]>([
  ['a file that can no longer be parsed', [parsed()], [broken('a.ts')], [unparseable('a.ts')]],
  ['a new one that cannot', [], [broken('a.ts')], [unparseable('a.ts')]],
  ['one that never could', [broken('a.ts')], [broken('a.ts')], []],
  ['one that never could, and moved', [broken('x/a.ts')], [broken('y/z/a.ts')], []],
  ['one that never could, for another reason', [broken('a.ts', 'first')], [broken('a.ts', 'second')], [unparseable('a.ts', 'second')]],
  ['another that cannot, for the reason of one that never could', [broken('x/a.ts')], [broken('x/b.ts')], [unparseable('x/b.ts')]],
  ['one whose name ends like that of one that never could', [broken('x/a.ts')], [broken('x/ba.ts')], [unparseable('x/ba.ts')]],
  ['one that can be parsed now', [broken('a.ts')], [parsed({ replacedMatchers: ['toBe'] })], []],
  ['rows that are switched off', [rows(0, 1)], [rows(2, 0)], [shrunk(2, 1)]],
  ['as many rows', [rows(0, 1)], [rows(1, 0)], []],
  ['fewer rows', [rows(2, 1)], [rows(1, 0)], []],
  ['rows of a file that is new', [], [rows(2, 0)], []],
  ['a matcher that is replaced', [parsed()], [parsed({ replacedMatchers: ['toBe'] })], [extended('toBe')]],
  ['a matcher more', [parsed({ replacedMatchers: ['toBe'] })], [parsed({ replacedMatchers: ['toBe', 'toEqual'] })], [extended('toEqual')]],
])('%s', (_, before, after, told) => {
  expect(checkFiles(before, after).map(({ rule, args, at }) => [rule, args, at])).toEqual(told)
})
