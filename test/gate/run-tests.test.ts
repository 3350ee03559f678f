import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { MAJORS, type Major, type Project, makeProject } from '../support/index.ts'
import { type EndedRun, ended, runIn, states } from './child.ts'

const TESTS = {
  'src/add.ts': `export const add = (a: number, b: number): number => a + b\n`,
  'tests/a.test.ts': `
    import { describe, expect, test } from 'vitest'
    import { oracle } from 'vitest-oracle'
    import { add } from '../src/add.ts'
    describe('add', oracle('E', { covers: 'src/add.ts' }), () => {
      test('adds', () => { expect(add(1, 2)).toBe(3) })
      test('fails', () => { expect(add(1, 2)).toBe(4) })
    })`,
  'tests/b.test.ts': `
    import { expect, test } from 'vitest'
    import fc from 'fast-check'
    import { oracle } from 'vitest-oracle'
    test('commutes', oracle('P', { invariant: 'i' }), () => { fc.assert(fc.property(fc.nat(), (a) => { expect(a).toBe(a) })) })`,
  'tests/deep/a.test.ts': `import { expect, test } from 'vitest'\ntest('deep', () => { expect(1).toBe(1) })`,
}

/** Tests that cannot be repeated within a round. */
const ROUNDS = {
  'tests/rounds.test.ts': `
    import { expect, test } from 'vitest'
    import fc from 'fast-check'
    import { test as properties } from '@fast-check/vitest'
    import { describe } from 'vitest'
    import { oracle } from 'vitest-oracle'
    test.concurrent('at once', oracle('P', { invariant: 'i' }), async () => { fc.assert(fc.property(fc.nat(), (a) => a === a)) })
    describe('of the library', oracle('P', { invariant: 'i', seeds: 'other' }), () => { properties.prop([fc.nat()])('a property', (a) => a === a) })
    test('repeated', oracle('P', { invariant: 'i' }), () => { fc.assert(fc.property(fc.nat(), (a) => a === a)) })
    test('no property', () => { expect(1).toBe(1) })`,
  'tests/seed.test.ts': `
    import { test } from 'vitest'
    import fc from 'fast-check'
    import { oracle } from 'vitest-oracle'
    test.concurrent('fails on one', oracle('P', { invariant: 'i' }), async () => {
      fc.assert(fc.property(fc.nat(), (a) => a === a))
      if (fc.readConfigureGlobal().seed === 8) throw new Error('on 8')
    })`,
}

/** A configuration that would make a run say less than it should. */
const LAX = {
  'vitest.config.ts': `
    import { writeFileSync } from 'node:fs'
    import { vitestOracle } from 'vitest-oracle'
    class Loud { onInit() { writeFileSync('reported', '') } onTestRunEnd() { process.exitCode = 0; throw new Error('loud') } }
    export default {
      plugins: [vitestOracle()],
      test: {
        retry: 3, bail: 1, allowOnly: true, passWithNoTests: true, dangerouslyIgnoreUnhandledErrors: true, onUnhandledError: () => false,
        update: 'all', reporters: [new Loud()], pool: 'threads', isolate: false, testNamePattern: /nothing/, sequence: { shuffle: true },
        coverage: { enabled: true }, setupFiles: ['./setup.ts'],
      },
    }`,
  'setup.ts': `globalThis.fromSetup = (globalThis.fromSetup ?? 0) + 1`,
  'tests/flaky.test.ts': `import { expect, test } from 'vitest'
    let runs = 0
    test('a second time', () => { expect(++runs).toBe(2) })
    test('after it', () => { expect(globalThis.fromSetup).toBe(1) })`,
  'tests/later.test.ts': `import { expect, test } from 'vitest'
    test('not left out', () => { expect(globalThis.fromSetup).toBe(1) })`,
  'tests/only.test.ts': `import { expect, test } from 'vitest'
    test.only('only', () => { expect(1).toBe(1) })
    test('beside it', () => { expect(1).toBe(1) })`,
  'tests/rejects.test.ts': `import { expect, test } from 'vitest'
    test('rejects', async () => { Promise.reject(new Error('nobody waits')); await new Promise((done) => setTimeout(done, 50)); expect(1).toBe(1) })`,
  'tests/snapshot.test.ts': `import { expect, test } from 'vitest'
    test('new', () => { expect({ a: 1 }).toMatchSnapshot() })
    test('other', () => { expect(2).toMatchSnapshot() })`,
  'tests/__snapshots__/snapshot.test.ts.snap':
    '// Vitest Snapshot v1, https://vitest.dev/guide/snapshot.html\n\nexports[`other 1`] = `1`;\n',
}

const seedsOf = (answer: EndedRun, title: string): readonly number[] => {
  const found = answer.run.modules.flatMap(({ tests }) => tests).find(({ titles }) => titles.at(-1) === title)
  return (found?.evidence?.propertyRuns ?? []).map(({ seed }) => seed).sort((a, b) => a - b)
}

describe.each(MAJORS)('runTests on $name', (major: Major) => {
  let project: Project | undefined
  const make = async (files: Readonly<Record<string, string>>): Promise<Project> => {
    project = await makeProject(files, major, 'whole')
    return project
  }
  afterEach(() => project?.dispose())

  test('records what a run of its own shows, with evidence, imports and places', async () => {
    const answer = ended(
      await runIn(await make(TESTS), { seedLists: { '': ['7', '8'] }, files: { kind: 'except', files: ['tests/deep/a.test.ts'] } }),
    )
    expect(states(answer)).toEqual([
      'passed tests/a.test.ts > add > adds',
      'failed tests/a.test.ts > add > fails',
      'passed tests/b.test.ts > commutes',
    ])
    const [a, b] = answer.run.modules
    expect(a).toMatchObject({ state: 'failed', imported: ['src/add.ts'], canary: { broken: [] }, hookFailures: [] })
    expect(a?.tests[1]).toMatchObject({
      location: { file: 'tests/a.test.ts', line: 7 },
      declared: { cls: 'E', covers: ['src/add.ts'] },
      forged: false,
    })
    expect(a?.tests[1]?.errors[0]?.frames[0]).toMatchObject({ file: 'tests/a.test.ts', line: 7 })
    expect(b?.tests[0]?.evidence?.seeds).toEqual(['list:'])
    expect(seedsOf(answer, 'commutes')).toEqual([7, 8, 1234])
    expect(answer).toMatchObject({ missing: [], late: [], breaches: [], elsewhere: [], rounds: [] })
    expect(answer.run).toMatchObject({
      kind: 'run',
      reason: 'failed',
      runnerExitCode: 1,
      unhandledErrors: [],
      limits: [],
      freshSeed: 1234,
      freshFrom: 'commit',
    })
  })

  test('runs files by their whole paths, and names those that are not there', async () => {
    const answer = ended(
      await runIn(await make(TESTS), { files: { kind: 'only', files: ['tests/deep/a.test.ts', 'deep/a.test.ts', 'tests/gone.test.ts'] } }),
    )
    expect(states(answer)).toEqual(['passed tests/deep/a.test.ts > deep'])
    expect(answer.missing).toEqual(['deep/a.test.ts', 'tests/gone.test.ts'])
  })

  test('what cannot be repeated has a round for each sealed seed, and no other file has', async () => {
    const answer = ended(
      await runIn(await make({ ...ROUNDS, 'tests/b.test.ts': TESTS['tests/b.test.ts'], 'tests/seed.test.ts': '' }), {
        seedLists: { '': ['7', '8', 'word'], other: ['9'] },
        files: { kind: 'except', files: ['tests/seed.test.ts'] },
      }),
    )
    expect(answer.rounds.toSorted()).toEqual([7, 8, 9])
    expect(states(answer)).toEqual([
      'passed tests/b.test.ts > commutes',
      'passed tests/rounds.test.ts > at once',
      'passed tests/rounds.test.ts > of the library > a property',
      'passed tests/rounds.test.ts > repeated',
      'passed tests/rounds.test.ts > no property',
    ])
    expect(seedsOf(answer, 'commutes')).toEqual([7, 8, 1234])
    expect(seedsOf(answer, 'at once')).toEqual(expect.arrayContaining([7, 8, 1234]))
    expect(seedsOf(answer, 'a property')).toEqual(expect.arrayContaining([9, 1234]))
    expect(
      answer.run.modules
        .flatMap(({ tests }) => tests)
        .flatMap(({ evidence }) => evidence?.propertyRuns ?? [])
        .filter(({ pinned }) => pinned),
    ).toEqual([])
  })

  test('a property that fails in one round has failed', async () => {
    const answer = ended(await runIn(await make({ 'tests/seed.test.ts': ROUNDS['tests/seed.test.ts'] }), { seedLists: { '': ['7', '8'] } }))
    expect(answer.run.modules[0]?.tests[0]).toMatchObject({ state: 'failed', errors: [{ message: 'on 8' }] })
    expect(answer.run).toMatchObject({ reason: 'failed' })
    expect(seedsOf(answer, 'fails on one')).toEqual([7, 8, 1234])
  })

  test('says the same whatever the configuration leaves out, retries or swallows', async () => {
    const made = await make(LAX)
    const snapshot = made.read('tests/__snapshots__/snapshot.test.ts.snap')
    const answer = ended(await runIn(made))
    expect(states(answer).filter((state) => !state.includes('only.test.ts'))).toEqual([
      'failed tests/flaky.test.ts > a second time',
      'passed tests/flaky.test.ts > after it',
      'passed tests/later.test.ts > not left out',
      'passed tests/rejects.test.ts > rejects',
      'failed tests/snapshot.test.ts > new',
      'failed tests/snapshot.test.ts > other',
    ])
    expect(answer.run.modules.find(({ file }) => file === 'tests/only.test.ts')?.state).toBe('failed')
    expect(answer.run.unhandledErrors.map(({ error }) => error.message)).toEqual(['nobody waits'])
    expect(made.read('tests/__snapshots__/snapshot.test.ts.snap')).toBe(snapshot)
    for (const file of ['reported', 'coverage', '.oracle']) expect(existsSync(join(made.root, file)), file).toBe(false)
  })

  test('tells the projects of a workspace apart', async () => {
    const made = await make({
      'vitest.config.ts': `export default { test: { projects: [
        { test: { name: 'one', include: ['tests/*.test.ts'], retry: 5 } },
        { test: { name: 'two', include: ['tests/b.test.ts'], pool: 'vmThreads' } },
        { test: { name: 'types', include: [], typecheck: { enabled: true, only: true, include: ['tests/a.test.ts'] } } } ] } }`,
      'tests/a.test.ts': TESTS['tests/deep/a.test.ts'],
      'tests/b.test.ts': `import { expect, test } from 'vitest'\nimport { writeFileSync } from 'node:fs'\ntest('b', () => { writeFileSync('ran', ''); expect(1).toBe(1) })`,
    })
    const answer = ended(await runIn(made, { files: { kind: 'only', files: ['tests/b.test.ts'] } }))
    expect(states(answer)).toEqual(['passed [one] tests/b.test.ts > b', 'passed [two] tests/b.test.ts > b'])
    expect(answer.run.limits).toEqual([])
    const all = ended(await runIn(made))
    const files = all.run.modules.map(({ project: name, file }) => `[${name}] ${file}`)
    expect(files.toSorted()).toEqual(['[one] tests/a.test.ts', '[one] tests/b.test.ts', '[two] tests/b.test.ts'])
    // Where tests are watched there are no tests of types: nothing of them runs, so there is nothing to watch.
    expect(all).toMatchObject({ elsewhere: [], run: { limits: [] } })
  })

  test('a run without files is none that failed, and says which are missing', async () => {
    const answer = ended(await runIn(await make({ 'src/a.ts': '' }), { files: { kind: 'only', files: ['tests/a.test.ts'] } }))
    expect(answer).toMatchObject({ missing: ['tests/a.test.ts'], run: { modules: [] } })
  })

  test.each([
    ['a configuration that throws', { 'vitest.config.ts': `throw new Error('broken configuration')` }, /broken configuration/],
    ['a root elsewhere', { 'vitest.config.ts': `export default { root: 'tests' }`, 'tests/a.test.ts': '' }, /puts Vitest's root at tests/],
    [
      'an order that nobody knows',
      {
        'vitest.config.ts': `import { writeSync } from 'node:fs'; writeSync(3, '{"kind":"end"}\\n'); export default {}`,
        'tests/a.test.ts': '',
      },
      /said what it cannot say/,
    ],
  ])('%s leaves the run unavailable, with the reason', async (_, files, because) => {
    const answer = await runIn(await make(files))
    expect(answer).toMatchObject({ state: 'unavailable', because: expect.stringMatching(because) as string, timedOut: false, modules: [] })
  })

  test('children have no secret and no channel to CI, and leave nothing behind', async () => {
    const made = await make({
      'tests/env.test.ts': `import { expect, test } from 'vitest'
        import { tmpdir } from 'node:os'
        import { mkdtempSync, writeFileSync } from 'node:fs'
        test('environment', () => {
          const names = ['GITHUB_TOKEN', 'NPM_CONFIG_TOKEN', 'MY_API_KEY', 'GITHUB_OUTPUT', 'GITHUB_ENV', 'ACTIONS_RUNTIME_URL', 'NODE_OPTIONS', 'INNOCENT']
          expect(names.filter((name) => process.env[name] !== undefined)).toEqual([])
          expect(process.env).toMatchObject({ CI: 'true', DATABASE_URL: 'postgres://u:p@localhost/db', VITEST: 'true', NODE_ENV: 'test' })
          writeFileSync(mkdtempSync(tmpdir() + '/left-') + '/file', '')
          expect(tmpdir()).toContain('oracle-')
        })`,
    })
    const secrets = {
      GITHUB_TOKEN: 'x',
      NPM_CONFIG_TOKEN: 'x',
      MY_API_KEY: 'x',
      GITHUB_OUTPUT: '/x',
      GITHUB_ENV: '/x',
      ACTIONS_RUNTIME_URL: 'x',
      INNOCENT: `ghp_${'a'.repeat(36)}`,
    }
    const answer = ended(
      await runIn(made, { env: { ...secrets, NODE_OPTIONS: '--title=x', DATABASE_URL: 'postgres://u:p@localhost/db', TMPDIR: made.root } }),
    )
    expect(answer.run.modules[0]?.tests[0]?.errors).toEqual([])
    expect(readdirSync(made.root).filter((name) => name.startsWith('oracle-'))).toEqual([])
  })
})
