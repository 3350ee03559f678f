import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CollectedRun } from '../../../src/observe/collect/collected.ts'
import { MAJORS, type Major, type Project, cleanEnvironment, makeProject, run } from '../../support/index.ts'

const PROBE = `
import { collectTests } from './node_modules/vitest-oracle/dist/src/observe/collect/collect.js'
const [options, root = process.cwd()] = process.argv.slice(2)
console.log(JSON.stringify(await collectTests(root, { seedLists: { '': ['1', '2'], orders: ['o-1'] }, ...JSON.parse(options) })))
`

async function collect(project: Project, options: object = {}): Promise<CollectedRun> {
  const ended = await run(project.major.node, ['probe.mjs', JSON.stringify(options)], {
    cwd: project.root,
    env: { ...cleanEnvironment(project.major), CI: '1' },
  })
  if (ended.status !== 0) throw new Error(`${ended.stdout}${ended.stderr}`)
  // Whatever the project prints, only the answer is on stdout.
  return JSON.parse(ended.stdout) as CollectedRun
}

type Collected = Extract<CollectedRun, { state: 'collected' }>

async function collected(project: Project, options: object = {}): Promise<Collected> {
  const answer = await collect(project, options)
  if (answer.state !== 'collected') throw new Error(`${answer.because}\n${answer.output}`)
  return answer
}

const TESTS = {
  'tests/titles.test.ts': `
    import { describe, expect, test } from 'vitest'
    import { fc, test as propTest } from '@fast-check/vitest'
    import { oracle, seeds } from 'vitest-oracle'
    console.log('NOISE'); process.stdout.write('NOISE')
    describe('outer', oracle('E', { covers: 'src/a.ts' }), () => {
      test('inherits', () => { throw new Error('no body may run') })
      test('own', oracle('P', { invariant: 'i', covers: 'src/b.ts' }), () => {})
      test.skip('skipped', () => {})
      test.todo('todo')
      describe('inner', () => { test.only('only', () => {}) })
    })
    test.for(seeds('orders'))('of %s', oracle('P', { seeds: 'orders' }), () => {})
    test.for(seeds())('seed %s', () => {})
    test.each([[1], [1], [2]])('row %i', () => {})
    test.concurrent('at once', async () => {})
    propTest.prop([fc.nat()])('property', () => true)
    propTest.prop([fc.nat()], { seed: 12 })('pinned', () => true)
    test('written (with seed=13)', () => {})
    test('[GET] \\u2028 __proto__', () => {})`,
  'tests/plain.test.ts': `import { expect, test } from 'vitest'
    test('late tag', () => { expect(1).toBe(1) })`,
}

const BROKEN = {
  'tests/throws.test.ts': `import { test } from 'vitest'
    test('before', () => {})
    throw new TypeError('at the top')`,
  'tests/syntax.test.ts': `import { test } from 'vitest'
test('a', () => {`,
  'tests/missing.test.ts': `import './gone.ts'
    import { test } from 'vitest'
    test('a', () => {})`,
  'tests/none.test.ts': `export const a = 1`,
  'tests/tag.test.ts': `import { test } from 'vitest'
    import { oracle } from 'vitest-oracle'
    test('a', oracle('X'), () => {})`,
  'tests/uncloneable.test.ts': `import { test } from 'vitest'
    test('a', { meta: { f: () => 1 } }, () => {})`,
  'tests/exits.test.ts': `import { test } from 'vitest'
    test('a', () => {})
    process.reallyExit(0)`,
  'tests/rejects.test.ts': `import { test } from 'vitest'
    Promise.reject(new Error('nobody waits'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    test('a', () => {})`,
  'tests/good.test.ts': `import { test } from 'vitest'
    test('good', () => {})`,
}

describe.each(MAJORS)('collectTests on $name', (major: Major) => {
  let project: Project
  let answer: Collected
  beforeAll(async () => {
    project = await makeProject({ 'probe.mjs': PROBE, ...TESTS, 'src/a.ts': '' }, major, 'whole')
    answer = await collected(project)
  })
  afterAll(() => project.dispose())

  test('gives all tests of all files with stable titles, and no problem', () => {
    expect(answer.vitest).toMatch(new RegExp(`^${major.version}\\.`))
    expect(answer.problems).toEqual([])
    expect(answer.fileCount).toBe(2)
    expect(answer.tests.map(({ id }) => id)).toEqual([
      'tests/plain.test.ts > late tag',
      ...[
        'outer > inherits',
        'outer > own',
        'outer > skipped',
        'outer > todo',
        'outer > inner > only',
        'of o-1',
        'of fresh-*',
        'seed 1',
        'seed 2',
        'seed fresh-*',
        'row 1',
        'row 1 #2',
        'row 2',
        'at once',
        'property',
        'pinned (with seed=12)',
        'written (with seed=13)',
        '[GET] \u2028 __proto__',
      ].map((title) => `tests/titles.test.ts > ${title}`),
    ])
  })

  test('gives tags as they were declared, modes and places', () => {
    const by = (title: string) => answer.tests.find(({ titles }) => titles.at(-1) === title)
    expect(by('inherits')).toEqual({
      id: 'tests/titles.test.ts > outer > inherits',
      project: '',
      file: 'tests/titles.test.ts',
      titles: ['outer', 'inherits'],
      declared: { cls: 'E', covers: ['src/a.ts'] },
      location: { file: 'tests/titles.test.ts', line: 7, column: 7 },
      mode: expect.stringMatching(/^(?:run|skip)$/),
    })
    expect(by('own')?.declared).toEqual({ cls: 'P', invariant: 'i', covers: ['src/a.ts', 'src/b.ts'] })
    expect(by('of fresh-*')?.declared).toEqual({ cls: 'P', seeds: 'orders' })
    expect(by('skipped')?.mode).toBe('skip')
    expect(by('todo')?.mode).toBe('todo')
    expect(by('late tag')).not.toHaveProperty('declared')
  })

  test('a file that cannot be collected is a problem that names it', async () => {
    const broken = await makeProject({ 'probe.mjs': PROBE, ...BROKEN }, major, 'whole')
    try {
      const { tests, problems } = await collected(broken)
      expect(tests.filter(({ file }) => file === 'tests/good.test.ts').map(({ titles }) => titles)).toEqual([['good']])
      const named = new Set(problems.map(({ file }) => file))
      for (const file of Object.keys(BROKEN)) expect([file, named.has(file)]).toEqual([file, file !== 'tests/good.test.ts'])
      const words = (file: string) => problems.find((problem) => problem.file === file)
      expect(words('tests/throws.test.ts')).toMatchObject({
        message: 'TypeError: at the top',
        at: { file: 'tests/throws.test.ts', line: 3 },
      })
      expect(words('tests/missing.test.ts')?.message).toContain('./gone.ts')
      expect(words('tests/tag.test.ts')?.message).toContain('unknown class "X"')
      expect(words('tests/rejects.test.ts')?.message).toContain('nobody waits')
    } finally {
      broken.dispose()
    }
  })

  test('tells the projects of a workspace apart', async () => {
    const config = `import { defineConfig } from 'vitest/config'
      console.log('NOISE')
      export default defineConfig({ test: { projects: [
        { test: { name: 'web', include: ['tests/**/*.test.ts'] } }, { test: { name: 'node', include: ['tests/**/*.test.ts'] } } ] } })`
    const workspace = await makeProject(
      {
        'probe.mjs': PROBE,
        'tests/a.test.ts': `import { test } from 'vitest'; import { oracle, seeds } from 'vitest-oracle'; test.for(seeds())('%s', oracle('E'), () => {})`,
        'vitest.config.ts': config,
      },
      major,
      'whole',
    )
    try {
      const { tests, fileCount, problems } = await collected(workspace)
      expect(problems).toEqual([])
      expect(fileCount).toBe(2)
      expect(tests.map(({ id, project: name }) => [id, name])).toEqual(
        ['node', 'web'].flatMap((name) => ['1', '2', 'fresh-*'].map((title) => [`[${name}] tests/a.test.ts > ${title}`, name])),
      )
    } finally {
      workspace.dispose()
    }
  })

  test('takes the configuration that it is given, and leaves reporters and verdicts alone', async () => {
    const config = (include: string) => `import { defineConfig } from 'vitest/config'
      export default defineConfig({ test: { include: ['${include}'], reporters: ['default', 'vitest-oracle/reporter'], setupFiles: ['vitest-oracle/setup'], testNamePattern: 'nothing', pool: 'threads' } })`
    project.write({
      'vitest.config.ts': config('none/*.ts'),
      'other.config.ts': config('tests/plain.test.ts'),
      '.oracle/verdict.json': 'old',
    })
    expect(await collected(project)).toEqual({ state: 'collected', vitest: answer.vitest, tests: [], fileCount: 0, problems: [] })
    const other = await collected(project, { config: 'other.config.ts' })
    expect(other.tests.map(({ id }) => id)).toEqual(['tests/plain.test.ts > late tag'])
    expect(project.read('.oracle/verdict.json')).toBe('old')
    project.write({ 'vitest.config.ts': null, 'other.config.ts': null, '.oracle': null })
  })

  test.each([
    [
      'a configuration that throws',
      { 'vitest.config.ts': `console.error('said before'); throw new RangeError('no config today')` },
      {},
      'no config today',
    ],
    ['a configuration that is not there', {}, { config: 'gone.config.ts' }, 'gone.config.ts'],
    [
      'a configuration with another root',
      { 'vitest.config.ts': `export default { test: { root: 'tests' }, root: 'tests' }` },
      {},
      "puts Vitest's root at tests",
    ],
    ['a configuration that ends the process', { 'vitest.config.ts': 'process.exit(0)' }, {}, 'ended early (exit status'],
    ['a file that never ends', { 'tests/endless.test.ts': 'for (;;) {}' }, { timeout: 4000 }, 'took more than 4 s and was ended'],
  ])('%s leaves it unavailable, with the reason', async (_, files, options, because) => {
    project.write(files)
    const other = await collect(project, options)
    project.write(Object.fromEntries(Object.keys(files).map((path) => [path, null])))
    expect(other).toMatchObject({ state: 'unavailable', because: expect.stringContaining(because) })
  })
})
