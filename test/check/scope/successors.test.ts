import { describe, expect, test } from 'vitest'
import { calledScripts } from '../../../src/check/scope/called.ts'
import { namesProject, succeededScripts } from '../../../src/check/scope/successors.ts'
import { readableFields } from '../../../src/observe/patch/configured.ts'
import { patchScope } from './patch.ts'

type Scripts = Readonly<Record<string, string>>
const change = (before: Scripts, after: Scripts, configures = false) => ({
  path: 'package.json',
  configures,
  before: new Map(Object.entries(before)),
  after: new Map(Object.entries(after)),
})

describe("Vitest in Jest's place", () => {
  const PLAIN = "module.exports = { preset: 'ts-jest', testEnvironment: 'node' }"
  const succeeded = (
    before: Scripts,
    after: Scripts,
    there: readonly string[] = [],
    jest: string = PLAIN,
    configures = false,
  ): readonly string[] => {
    const configured = [{ path: 'jest.config.js', side: 'base' as const, fields: readableFields('jest.config.js', jest) }]
    const beside = there
      .filter((path) => path.startsWith('vitest.'))
      .map((path) => ({ path, side: 'head' as const, fields: new Map<string, string>() }))
    return [
      ...succeededScripts(
        patchScope({ changes: {}, there, scripts: [change(before, after, configures)], configured: [...configured, ...beside] }),
      ),
    ].map((one) => one.replace('package.json scripts.', ''))
  }

  test.each([
    ['alone', { test: 'jest' }, { test: 'vitest run' }, ['test']],
    ['before others', { test: 'jest && npm run t', t: 'tsc' }, { test: 'vitest run && npm run t', t: 'tsc' }, ['test']],
    ['with the script that was called like it', { test: 'jest', jest: 'jest' }, { test: 'vitest run' }, ['test', 'jest']],
    ['that is not started', { test: 'jest' }, { test: 'vitest --help' }, []],
    ['of fewer files', { test: 'jest' }, { test: 'vitest run src' }, []],
    ['that may find nothing', { test: 'jest' }, { test: 'vitest run --passWithNoTests' }, []],
    ['with a way out', { test: 'jest' }, { test: 'vitest run || true' }, []],
    ['of all that was asked', { test: 'jest --coverage' }, { test: 'vitest run' }, []],
    ['in the place of another', { test: 'ava' }, { test: 'vitest run' }, []],
    ['whose others are gone', { test: 'jest && npm run t', t: 'tsc' }, { test: 'vitest run', t: 'tsc' }, []],
    ['that nobody starts', { test: 'node a.mjs', jest: 'jest' }, { test: 'node a.mjs' }, []],
  ] as const)('%s', (_, before, after, expected) => {
    expect([...succeeded(before, after)].sort()).toEqual([...expected].sort())
  })

  const ONE = [{ test: 'jest' }, { test: 'vitest run' }] as const
  test.each([
    ['tests that only Jest finds', ['src/__tests__/a.js']],
    ['a test that is named like the word', ['src/test.ts']],
    ['tests in a folder that Vitest leaves out', ['cypress/a.test.ts']],
    ['a configuration of the patch', ['vitest.config.ts']],
  ])('not with %s', (_, there) => {
    expect(succeeded(...ONE, there)).toEqual([])
    expect(succeeded(...ONE, ['src/__tests__/a.test.js', 'src/a.test.ts'])).toEqual(['test'])
  })

  test('not where Jest is told what to find or to set up', () => {
    for (const field of ["setupFiles: ['./a.js']", "testMatch: ['**/*.check.js']", "testEnvironment: 'jsdom'", 'resetMocks: true'])
      expect(succeeded(...ONE, [], `module.exports = { ${field} }`)).toEqual([])
    expect(succeeded(...ONE, [], `process.env.TZ = 'UTC'\n${PLAIN}`)).toEqual([])
    expect(succeeded(...ONE, [], 'module.exports = make()')).toEqual([])
    expect(succeeded(...ONE, [], PLAIN, true)).toEqual([])
  })
})

describe('a project in the place of its file', () => {
  const unit = (test: string, base = './vitest.config'): string =>
    `import { mergeConfig } from 'vitest/config'\nimport config from '${base}'\nexport default mergeConfig(config, { test: { ${test} } })`
  const FILES = {
    'vitest.config.ts': 'export default { test: { globals: true } }',
    'vitest.workspace.ts': "export default ['./vitest.unit.config.ts', './vitest.e2e.config.ts']",
    'vitest.unit.config.ts': unit("name: 'unit', exclude: ['e2e']"),
    'vitest.e2e.config.ts': unit("name: 'e2e'"),
  }
  const BEFORE = { 'test-unit': 'vitest run -c vitest.unit.config.ts' }
  const isSucceeded = (files: Readonly<Record<string, string>>, after = 'vitest run --project unit'): boolean => {
    const configured = Object.entries(files).map(([path, text]) => ({ path, side: 'head' as const, fields: readableFields(path, text) }))
    return succeededScripts(patchScope({ changes: {}, scripts: [change(BEFORE, { 'test-unit': after })], configured })).size === 1
  }

  test('by its name', () => {
    expect(isSucceeded(FILES)).toBe(true)
  })

  test.each([
    ['by another name', FILES, 'vitest run --project e2e'],
    ['with more words', FILES, 'vitest run --project unit --bail'],
    ['by a pattern', FILES, "vitest run --project 'u*'"],
    ['without running', FILES, 'vitest list --project unit'],
    ['that is not listed', { ...FILES, 'vitest.workspace.ts': "export default ['./vitest.e2e.config.ts']" }],
    ['among patterns', { ...FILES, 'vitest.workspace.ts': "export default ['./vitest.unit.config.ts', './packages/*']" }],
    ['whose name two have', { ...FILES, 'vitest.e2e.config.ts': unit("name: 'unit'") }],
    [
      'that asks for what only the root decides',
      { ...FILES, 'vitest.unit.config.ts': unit("name: 'unit', coverage: { thresholds: { lines: 90 } }") },
    ],
    ['that builds on another root', { ...FILES, 'vitest.unit.config.ts': unit("name: 'unit'", './other') }],
    ['that stands alone beside a root', { ...FILES, 'vitest.unit.config.ts': "export default { test: { name: 'unit' } }" }],
  ])('not %s', (_, files, after = 'vitest run --project unit') => {
    expect(isSucceeded(files, after)).toBe(false)
  })

  test('a name is free where a script asks for it, and none leaves projects out', () => {
    const named = (script: string, before: string | null = null): boolean =>
      namesProject({ path: 'vitest.unit.config.ts', field: 'test.name', before, after: '"unit"' }, [change({}, { t: script })])
    expect(named('vitest --project unit')).toBe(true)
    expect(named('vitest --project e2e')).toBe(false)
    expect(named("vitest --project unit --project '!e2e'")).toBe(false)
    expect(named('vitest --project unit', '"old"')).toBe(false)
  })
})

describe('a script that the tests call', () => {
  test.each([
    ['by its name', { test: 'npm run unit', unit: 'ava' }, ['unit']],
    ['by a pattern', { test: 'run-s spec:*', 'spec:a': 'tape a.js' }, ['spec:a']],
    ['by a pattern of many stars', { test: `run-s ${'*a'.repeat(60)}`, [`${'a'.repeat(200)}b`]: 'tape a.js' }, [`${'a'.repeat(200)}b`]],
    ['through another', { test: 'npm run all', all: 'npm run unit', unit: 'ava' }, ['all', 'unit']],
    ['as its hook', { test: 'npm run unit', unit: 'ava', preunit: 'node setup.js' }, ['unit', 'preunit']],
    ['to build', { test: 'npm run build && vitest', build: 'node build.mjs' }, []],
    ['to look at the code', { test: 'npm run style && vitest', style: 'eslint . && prettier --check .' }, []],
    ['not at all', { test: 'vitest', unit: 'ava' }, []],
  ] as const)('%s', (_, before, expected) => {
    const after = Object.fromEntries(Object.keys(before).map((name) => [name, name === 'test' ? before.test : 'true']))
    const called = calledScripts(patchScope({ changes: {}, scripts: [change(before, after)] }))
    expect([...called].sort()).toEqual(expected.map((name) => `package.json scripts.${name}`).sort())
  })

  test('one that is gone is told like one that does nothing', () => {
    const called = calledScripts(
      patchScope({ changes: {}, scripts: [change({ test: 'run-s unit:*', 'unit:a': 'ava' }, { test: 'run-s unit:*' })] }),
    )
    expect([...called]).toEqual(['package.json scripts.unit:a'])
  })
})
