import { describe, expect, test } from 'vitest'
import { MAJORS } from '../support/index.ts'
import { SLOW, judge, withShop } from './run.ts'

const config = (test: string, head = ''): Record<string, string> => ({
  'vitest.config.ts': `import { defineConfig } from 'vitest/config'\n${head}\nexport default defineConfig({ ${test} })\n`,
})
const include = `include: ['tests/**/*.test.ts', 'oracle/**/*.test.ts']`

/** Each way to add the package, and the arguments that go with it. */
const WAYS = [
  { name: 'reporters: names', files: config(`test: { ${include}, reporters: ['default', 'vitest-oracle/reporter'] }`), args: [] },
  {
    name: 'reporters: a pair with options',
    files: config(`test: { ${include}, reporters: [['vitest-oracle/reporter', { inventory: true }]] }`),
    args: [],
  },
  {
    name: 'reporters beside its setup file',
    files: config(`test: { ${include}, reporters: ['dot', 'vitest-oracle/reporter'], setupFiles: ['vitest-oracle/setup'] }`),
    args: [],
  },
  { name: 'the command line alone', files: config(`test: { ${include} }`), args: ['--reporter=vitest-oracle/reporter'] },
  {
    name: 'plugin',
    files: config(`plugins: [vitestOracle()], test: { ${include} }`, `import { vitestOracle } from 'vitest-oracle'`),
    args: [],
  },
  {
    name: 'plugin and another reporter on the command line',
    files: config(`plugins: [vitestOracle()], test: { ${include} }`, `import { vitestOracle } from 'vitest-oracle'`),
    args: ['--reporter=dot'],
  },
  {
    name: 'plugin and reporters',
    files: config(
      `plugins: [vitestOracle()], test: { ${include}, reporters: ['dot', 'vitest-oracle/reporter'] }`,
      `import { vitestOracle } from 'vitest-oracle'`,
    ),
    args: [],
  },
]

describe.each(MAJORS)('$name', (major) => {
  test.each(WAYS)('$name', { timeout: SLOW }, async ({ name, files, args }) => {
    // Locked as the plain shop, since what is locked does not depend on the way in; `lock --check` would say so.
    await withShop(major, { edits: files }, async (project) => {
      const { verdict, ended } = await judge(project, args)
      expect({ decision: verdict.decision, because: verdict.because, status: ended.status }).toMatchObject({ decision: 'allow', status: 0 })
      const property = verdict.tests.find(({ id }) => id === 'oracle/properties/loan.test.ts > keeps the sum')
      expect(property).toMatchObject({ claimed: 'P', granted: 'P', state: 'passed' })
      expect(property?.assertions).toBeGreaterThan(0)
      expect(property?.runs.length).toBeGreaterThan(0)
      expect(ended.stderr.match(/: this run/g)).toHaveLength(1)
      if (name === 'plugin') expect(await project.cli(['lock', '--check'])).toMatchObject({ status: 0 })
    })
  })

  test('a wrong option is said, and ends the run', { timeout: SLOW }, async () => {
    await withShop(
      major,
      { edits: config(`test: { ${include}, reporters: [['vitest-oracle/reporter', { exitcode: 'runner' }]] }`) },
      async (project) => {
        const ended = await project.vitest(['run'])
        expect(ended.status).not.toBe(0)
        expect(ended.stderr + ended.stdout).toContain('has no option "exitcode"; it knows policy, output, exitCode')
        expect(project.verdict()).toBeNull()
      },
    )
  })
})
