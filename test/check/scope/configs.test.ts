import { describe, expect, test } from 'vitest'
import { configWeight } from '../../../src/check/scope/configs.ts'
import { harmlessFirstConfigs } from '../../../src/check/scope/first-config.ts'
import { configChanges } from '../../../src/observe/patch/configured.ts'
import { packageEntries } from '../../../src/observe/patch/entries.ts'
import { patchScope } from './patch.ts'

const PATH = 'vitest.config.ts'
const HEAD = "import { configDefaults, defineConfig } from 'vitest/config'\nimport { entries } from './scripts/aliases.js'\n"
const config = (test: string, more = ''): string =>
  `${HEAD}export default defineConfig({ resolve: { alias: entries }, test: { ${test} }, ${more} })\n`

/** `none` where no field differs, else the gravest of what differs. */
function weightOf(before: string, after: string, path = PATH): string {
  const weights = configChanges(path, before, after).map((one) => configWeight(one.field, one.before, one.after))
  return weights.length === 0 ? 'none' : weights.every((weight) => weight === 'moves') ? 'moves' : 'steers'
}

describe('a field of a configuration', () => {
  test.each([
    ['coverage.exclude that leaves out less', "coverage: { exclude: ['a/**', 'b/**'] }", "coverage: { exclude: ['a/**'] }", 'moves'],
    ['coverage.exclude that leaves out more', "coverage: { exclude: ['a/**'] }", "coverage: { exclude: ['a/**', 'b/**'] }", 'steers'],
    ['coverage.exclude with another pattern', "coverage: { exclude: ['a/**'] }", "coverage: { exclude: ['b/**'] }", 'steers'],
    ['coverage.exclude that takes less back', "coverage: { exclude: ['a/**', '!a/b'] }", "coverage: { exclude: ['a/**'] }", 'steers'],
    ['coverage.exclude without code', "coverage: { exclude: [...entries, 'a'] }", "coverage: { exclude: ['a'] }", 'steers'],
    ['coverage.exclude that is gone', "coverage: { exclude: ['a/**'] }", 'coverage: {}', 'steers'],
    ['coverage.include that grew', "coverage: { include: ['a/**'] }", "coverage: { include: ['a/**', 'b/**'] }", 'moves'],
    ['coverage.include that shrank', "coverage: { include: ['a/**', 'b/**'] }", "coverage: { include: ['a/**'] }", 'steers'],
    ['coverage.include that is new', 'coverage: {}', "coverage: { include: ['a/**'] }", 'steers'],
    ['a threshold that rose', 'coverage: { thresholds: { lines: 80 } }', 'coverage: { thresholds: { lines: 90 } }', 'moves'],
    ['a threshold that fell', 'coverage: { thresholds: { lines: 80 } }', 'coverage: { thresholds: { lines: 79 } }', 'steers'],
    ['a threshold that is new', 'coverage: { thresholds: {} }', 'coverage: { thresholds: { lines: 90 } }', 'moves'],
    ['a threshold that is gone', 'coverage: { thresholds: { lines: 90 } }', 'coverage: { thresholds: {} }', 'steers'],
    [
      'a threshold below zero that asks for nothing',
      'coverage: { thresholds: { lines: -5 } }',
      'coverage: { thresholds: { lines: 0 } }',
      'steers',
    ],
    [
      'a threshold below zero that allows fewer',
      'coverage: { thresholds: { lines: -5 } }',
      'coverage: { thresholds: { lines: -4 } }',
      'moves',
    ],
    [
      'a threshold below zero that allows more',
      'coverage: { thresholds: { lines: -5 } }',
      'coverage: { thresholds: { lines: -6 } }',
      'steers',
    ],
    ['include that grew', "include: ['a/*.test.ts']", "include: ['a/*.test.ts', 'b/*.test.ts']", 'moves'],
    ['include in another order', "include: ['a', 'b']", "include: ['b', 'a']", 'moves'],
    ['include that grew by what takes away', "include: ['a/*.test.ts']", "include: ['a/*.test.ts', '!a/b.test.ts']", 'steers'],
    ['include that grew by code', "include: ['a']", "include: ['a', ...entries]", 'steers'],
    ['include that shrank', "include: ['a', 'b']", "include: ['a']", 'steers'],
    ['exclude that shrank', "exclude: [...configDefaults.exclude, 'a', 'b']", "exclude: [...configDefaults.exclude, 'a']", 'moves'],
    ['exclude that grew', "exclude: [...configDefaults.exclude, 'a']", "exclude: [...configDefaults.exclude, 'a', 'b']", 'steers'],
    ['retries that are fewer', 'retry: 3', 'retry: 1', 'moves'],
    ['retries that are gone', 'retry: 3', '', 'moves'],
    ['retries that are more', 'retry: 1', 'retry: 3', 'steers'],
    ['retries that are new', '', 'retry: 1', 'steers'],
    ['no tests that no longer pass', 'passWithNoTests: true', '', 'moves'],
    ['no tests that pass', '', 'passWithNoTests: true', 'steers'],
    ['errors that are no longer ignored', 'dangerouslyIgnoreUnhandledErrors: true', 'dangerouslyIgnoreUnhandledErrors: false', 'moves'],
    ['errors that are ignored', '', 'dangerouslyIgnoreUnhandledErrors: true', 'steers'],
    ["Vitest's own reporters", "reporters: ['default']", "reporters: ['verbose', 'junit']", 'moves'],
    ['a reporter of the patch', "reporters: ['default']", "reporters: ['default', './mine.ts']", 'steers'],
    ['a reporter less of the project', "reporters: ['default', 'vitest-oracle/reporter']", "reporters: ['default']", 'steers'],
    ['projects that are more', "projects: ['a']", "projects: ['a', 'b']", 'moves'],
    ['projects that are fewer', "projects: ['a', 'b']", "projects: ['a']", 'steers'],
    ['projects where there were none', '', "projects: ['a']", 'steers'],
    ['another name', "name: 'a'", "name: 'b'", 'steers'],
    ['another setup', "setupFiles: ['a.ts']", 'setupFiles: []', 'steers'],
    ['another time to run', 'testTimeout: 5000', 'testTimeout: 9000', 'steers'],
    ['another alias', 'alias: { a: 1, ab: 2 }', 'alias: { ab: 2, a: 1 }', 'steers'],
    ['a field that stands twice', 'retry: 1', 'retry: 1, retry: 1', 'steers'],
    ['a field behind a spread', 'retry: 1', 'retry: 1, ...entries', 'steers'],
    ['fields in another order', "retry: 1, include: ['a']", "include: ['a'], retry: 1", 'none'],
  ])('%s', (_, before, after, weight) => {
    expect(weightOf(config(before), config(after))).toBe(weight)
  })

  test.each([
    ['a target to build for', "build: { target: 'es2020' }", "build: { target: 'es2022' }", 'moves'],
    ['a folder that is emptied to build', "build: { outDir: 'dist' }", "build: { outDir: 'tests' }", 'steers'],
    ['a port', 'server: { port: 1 }', 'server: { port: 2 }', 'moves'],
    ['a plugin', 'plugins: []', 'plugins: [mine()]', 'steers'],
    ['what stands in for a name', 'define: { A: 1 }', 'define: { A: 2 }', 'steers'],
  ])('beside the tests: %s', (_, before, after, weight) => {
    expect(weightOf(config('', before), config('', after))).toBe(weight)
  })

  const PLAIN = 'export default { test: { retry: 1 } }\n'
  test.each([
    [
      'types and a helper that types',
      PLAIN,
      "import { defineConfig } from 'vitest/config'\nimport type { A } from './a'\nexport default defineConfig({ test: { retry: 1 } } satisfies A)",
      'none',
    ],
    [
      'a helper of the patch',
      PLAIN,
      "import { defineConfig } from './mine'\nexport default defineConfig({ test: { retry: 1 } })",
      'steers',
    ],
    ['a constant', PLAIN, 'const config = { test: { retry: 1 } }\nexport default config', 'none'],
    ['a constant that is changed', PLAIN, 'const config = { test: { retry: 1 } }\nconfig.test.retry = 9\nexport default config', 'steers'],
    ['a statement', PLAIN, `process.exitCode = 0\n${PLAIN}`, 'steers'],
    ['a function of the mode', PLAIN, 'export default ({ mode }) => ({ test: { retry: 1 } })', 'steers'],
    [
      'a merge',
      PLAIN,
      "import base from './b'\nimport { mergeConfig } from 'vitest/config'\nexport default mergeConfig(base, { test: { retry: 1 } })",
      'steers',
    ],
    ['what is no object', PLAIN, 'export default make({ test: { retry: 1 } })', 'steers'],
    ['what cannot be read at either side', 'export default make(1)', 'export default make(2)', 'steers'],
  ])('around it: %s', (_, before, after, weight) => {
    expect(weightOf(before, after)).toBe(weight)
  })

  test('what Jest and a list of projects are asked for', () => {
    expect(
      weightOf(
        'module.exports = { coverageThreshold: { global: { lines: 80 } } }',
        'module.exports = { coverageThreshold: { global: { lines: 85 } } }',
        'jest.config.js',
      ),
    ).toBe('moves')
    expect(weightOf('{ "testPathIgnorePatterns": ["a"] }', '{ "testPathIgnorePatterns": ["a", "b"] }', 'jest.config.json')).toBe('steers')
    expect(weightOf("export default ['a']", "export default ['a', 'b']", 'vitest.workspace.ts')).toBe('moves')
    expect(weightOf("export default ['a', 'b']", "export default ['b']", 'vitest.workspace.ts')).toBe('steers')
  })
})

describe('the first configuration', () => {
  const OWN = '{ "name": "mine", "exports": { ".": { "import": "./dist/index.mjs" }, "./helpers": "./dist/helpers.mjs" } }'
  const url = (file: string): string => `fileURLToPath(new URL('${file}', import.meta.url))`
  const aliases = (body: string): string =>
    `import { fileURLToPath } from 'node:url'\nimport { defineConfig } from 'vitest/config'\nexport default defineConfig({ resolve: { alias: { ${body} } } })`
  const isHarmless = (text: string, there: readonly string[] = []): boolean =>
    harmlessFirstConfigs({
      ...patchScope({
        changes: { [PATH]: [null, text] },
        there: ['package.json', 'src/index.ts', 'src/other.ts', 'src/helpers/index.ts', ...there],
        manifests: configChanges(PATH, null, text),
        entries: [{ folder: '', entries: packageEntries(OWN) }],
      }),
    }).has(PATH)

  test.each([
    ['own names for own sources', aliases(`'mine/helpers': ${url('src/helpers/index.ts')}, mine: ${url('./src/index.ts')}`), true],
    ['own name for another source', aliases(`mine: ${url('src/other.ts')}`), false],
    ['own name for a file of the patch', aliases(`mine: ${url('src/fake/index.ts')}`), false],
    ['own name for a test', aliases(`mine: ${url('tests/index.ts')}`), false],
    ['the name of another package', aliases(`lodash: ${url('src/index.ts')}`), false],
    ['an own path', aliases(`'./index': ${url('src/index.ts')}`), false],
    ['what Vitest takes by itself', "export default { test: { environment: 'node', globals: true } }", true],
    ['another environment', "export default { test: { environment: 'jsdom' } }", false],
    ['thresholds', 'export default { test: { coverage: { thresholds: { lines: 90 } } } }', true],
    ['tests that it leaves out', "export default { test: { exclude: ['a'] } }", false],
    ['tests that it names', "export default { test: { include: ['a'] } }", false],
    ['what stands in for a name', "export default { define: { DEBUG: 'true' } }", false],
    ['code', 'process.exitCode = 0\nexport default { test: { globals: true } }', false],
    ['nothing', 'export default {}', false],
    // Names that every object has.
    ['a field of no tool', 'export default { constructor: 1, toString: 2 }', false],
  ])('%s', (_, text, harmless) => {
    expect(isHarmless(text)).toBe(harmless)
  })

  test('one that is found instead of another is not the first', () => {
    expect(isHarmless('export default { test: { globals: true } }', ['vite.config.ts'])).toBe(false)
    expect(isHarmless('export default { test: { globals: true } }', ['packages/a/vite.config.ts'])).toBe(true)
  })
})
