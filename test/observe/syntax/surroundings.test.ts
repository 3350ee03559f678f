import { expect, test } from 'vitest'
import { nameMatcher, parseTestFile, readSurroundings, resolveSpecifier } from '../../../src/observe/syntax/index.ts'
import type { Tree } from '../../../src/observe/syntax/index.ts'

const FILES: Readonly<Record<string, string>> = {
  'tests/a.test.ts': "import { same } from './support/index.js'\nimport { f } from '../src/f.ts'\ntest('a', () => {\n  same(f(1), 2)\n})",
  'tests/support/index.ts': "export * from './same'",
  'tests/support/same.ts': "import { expect } from 'vitest'\nexport const same = (got, want) => {\n  expect(got).toBe(want)\n}",
  'src/f.ts': 'export const f = (x) => x + 1',
}

function treeOf(files: Readonly<Record<string, string>>): Tree & { readonly asked: string[][] } {
  const asked: string[][] = []
  return {
    asked,
    has: (path) => Object.hasOwn(files, path),
    read: (paths) => {
      asked.push([...paths])
      return Promise.resolve(new Map(paths.map((path) => [path, files[path] ?? ''])))
    },
  }
}

test('follows a call through a folder and a re-export, and reads no production code', async () => {
  const tree = treeOf(FILES)
  const file = 'tests/a.test.ts'
  const text = FILES[file] ?? ''
  const surroundings = await readSurroundings([{ file, text }], tree, {
    isTestPath: (p) => p.startsWith('tests/'),
    assertionFunctions: ['expect*'],
  })
  const parsed = parseTestFile(file, text, surroundings)
  expect(
    parsed.state === 'parsed' ? parsed.tests[0]?.assertions.map((a) => [a.subjectKey, a.expectedKey, a.helper]) : parsed.message,
  ).toEqual([['~f(1)', '2', 'same']])
  expect(parsed.state === 'parsed' ? parsed.tests[0]?.assertions[0]?.calls : []).toEqual([
    { specifier: '../src/f.ts', module: 'src/f.ts', name: 'f' },
  ])
  expect(tree.asked).toEqual([['tests/support/index.ts'], ['tests/support/same.ts']])
})

test.each([
  ['tests/a.test.ts', '../src/f.ts', 'src/f.ts'],
  ['tests/a.test.ts', '../src/f', 'src/f.ts'],
  ['tests/a.test.ts', '../src/f.js', 'src/f.ts'],
  ['tests/a.test.ts', './support', 'tests/support/index.ts'],
  ['tests/a.test.ts', '../../src/f.ts', null],
  ['tests/a.test.ts', 'src/f.ts', null],
  ['tests/a.test.ts', './none', null],
])('%s imports %s', (from, specifier, file) => {
  expect(resolveSpecifier(from, specifier, (path) => Object.hasOwn(FILES, path))).toBe(file)
})

test('names of assertion functions', () => {
  const isName = nameMatcher(['expect*', 't.is', 'verify'])
  expect(['expect', 'expectPages', 't.is', 'verify'].every(isName)).toBe(true)
  expect(['unexpected', 't_is', 'verifyAll', ''].some(isName)).toBe(false)
  expect(nameMatcher([])('')).toBe(false)
})
