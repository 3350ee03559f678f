import { expect, test } from 'vitest'
import { parseTestFile } from '../../../src/observe/syntax/index.ts'

const FILES: Readonly<Record<string, string>> = {
  './support/index.js': "export * from './same'",
  './same': "import { expect } from 'vitest'\nexport const same = (got, want) => {\n  expect(got).toBe(want)\n}",
}

test('follows a call through a folder and a re-export, and resolves imports from the file that has them', () => {
  const text = "import { same } from './support/index.js'\nimport { f } from '../src/f.ts'\ntest('a', () => {\n  same(f(1), 2)\n})"
  const parsed = parseTestFile('tests/a.test.ts', text, {
    isAssertionName: () => false,
    follow: (from, specifier) =>
      specifier === '../src/f.ts' ? { file: `from ${from}`, text: null } : { file: specifier, text: FILES[specifier] ?? null },
  })
  if (parsed.state !== 'parsed') throw new Error(parsed.message)
  const [assertion] = parsed.tests[0]?.assertions ?? []
  expect(assertion).toMatchObject({ subjectKey: '~f(1)', expectedKey: '2', helper: 'same' })
  expect(assertion?.calls).toEqual([{ specifier: '../src/f.ts', module: 'from tests/a.test.ts', name: 'f' }])
})
