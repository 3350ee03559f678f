import { existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { GateRun } from '../../src/model/gate.ts'
import { MAJORS, type Major, type Project, cleanEnvironment, makeProject, run, start } from '../support/index.ts'
import { ended, runIn, states, whenWorkerRuns } from './child.ts'

const OBSERVE = './node_modules/vitest-oracle/dist/src/observe'

/** Head is the commit at hand, base the one before it. */
const PROBE = `
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openBlobs } from '${OBSERVE}/git/blobs.js'
import { openRepository } from '${OBSERVE}/git/repository.js'
import { resolveCommit } from '${OBSERVE}/git/resolve.js'
import { listTree } from '${OBSERVE}/git/tree.js'
import { writtenFiles } from '${OBSERVE}/judged-tree/bytes.js'
import { linkInstalled } from '${OBSERVE}/judged-tree/installed.js'
import { judgedTree } from '${OBSERVE}/judged-tree/judged.js'
import { temporaryFolder } from '${OBSERVE}/judged-tree/temporary.js'
import { materialiseTree } from '${OBSERVE}/judged-tree/write.js'
import { runTests } from '${OBSERVE}/gate/run-tests.js'
const repository = await openRepository(process.cwd())
const [base, head] = await Promise.all(['HEAD~1', 'HEAD'].map(async (name) => listTree(repository, await resolveCommit(repository, name, '--base'))))
const tree = judgedTree(base, head, (path) => /(?:^|\\/)src\\//.test(path))
const top = temporaryFolder()
const folder = join(top.path, 'tree')
const blobs = openBlobs(process.cwd())
await materialiseTree(tree, blobs, folder)
blobs.close()
linkInstalled(process.cwd(), folder, tree)
if (process.argv[2] === 'wait') console.log(top.path)
const run = await runTests(
  { root: folder, files: { kind: 'all' }, watched: 'all', seedLists: {}, freshSeed: 1, freshName: 'fresh-0123456789ab', freshFrom: 'commit', sealedSeeds: true },
  { limits: { seconds: 60 }, folders: [folder], written: () => writtenFiles(folder, tree) },
)
console.log(JSON.stringify({ run, caches: readdirSync(join(folder, 'node_modules')).filter((name) => name.startsWith('.vi')) }))
top.remove()
if (existsSync(top.path)) throw new Error('it is still there')
`

const PACKAGE = '{ "name": "top", "private": true, "type": "module", "workspaces": ["packages/*"] }'
const BASE = {
  '.gitignore': 'node_modules\n/probe.mjs\n',
  'package.json': PACKAGE,
  'vitest.config.ts': `import react from 'plugin-of-its-own'\nexport default { plugins: [react()], test: { include: ['tests/**/*.test.ts'] } }`,
  'packages/money/package.json': '{ "name": "@shop/money", "type": "module", "exports": "./src/index.ts" }',
  'packages/money/src/index.ts': `export const cents = (euros: number): number => euros * 100\n`,
  'tests/helper.ts': `export const twice = (n: number): number => n * 2\n`,
  'tests/money.test.ts': `import { expect, test } from 'vitest'
    import { cents } from '@shop/money'
    import { twice } from './helper.ts'
    import { which } from 'plain'
    test('cents', () => { expect([cents(1), twice(1), which]).toEqual([100, 2, 'installed']) })
    test('where', () => { expect(import.meta.url).toContain('/tree/tests/') })`,
}

/** Head breaks the code, and edits all that could hide it. */
const HEAD = {
  'packages/money/src/index.ts': `export const cents = (euros: number): number => euros * 10\n`,
  'tests/helper.ts': `export const twice = (n: number): number => n * 3\n`,
  'tests/money.test.ts': `import { expect, test } from 'vitest'\ntest('cents', () => { expect(1).toBe(1) })`,
  'tests/new.test.ts': `import { expect, test } from 'vitest'\ntest('new', () => { expect(1).toBe(1) })`,
  'vitest.config.ts': `export default { test: { passWithNoTests: true, include: [] } }`,
}

const INSTALLED = {
  'node_modules/plain/package.json': '{ "name": "plain", "type": "module", "exports": "./index.js" }',
  'node_modules/plain/index.js': `export const which = 'installed'`,
  'node_modules/plugin-of-its-own/package.json': '{ "name": "plugin-of-its-own", "type": "module", "exports": "./index.js" }',
  'node_modules/plugin-of-its-own/index.js': `export default () => ({ name: 'own' })`,
}

describe.each(MAJORS)('tests of base in the judged tree, on $name', (major: Major) => {
  let project: Project | undefined
  afterEach(() => project?.dispose())

  async function patched(head: Readonly<Record<string, string>>): Promise<Project> {
    const made = await makeProject({ ...BASE, ...INSTALLED, 'probe.mjs': PROBE }, major, 'whole')
    project = made
    const { mkdirSync, symlinkSync } = await import('node:fs')
    mkdirSync(join(made.root, 'node_modules/@shop'))
    symlinkSync('../../packages/money', join(made.root, 'node_modules/@shop/money'))
    await made.git('init', '-q')
    await made.git('add', '-A')
    await made.git('commit', '-qm', 'base')
    made.write(head)
    await made.git('add', '-A')
    await made.git('commit', '-qm', 'head')
    return made
  }

  const probe = async (made: Project): Promise<{ readonly run: GateRun; readonly caches: readonly string[] }> => {
    const done = await run(major.node, ['probe.mjs'], { cwd: made.root, env: cleanEnvironment(major) })
    if (done.status !== 0) throw new Error(`${done.stdout}${done.stderr}`)
    return JSON.parse(done.stdout) as { run: GateRun; caches: readonly string[] }
  }

  test('see the code of head and nothing else of it, also by way of a package of the workspace', async () => {
    const made = await patched(HEAD)
    const before = listing(made.root)
    const { run: answer } = await probe(made)
    const seen = ended(answer)
    expect(states(seen)).toEqual(['failed tests/money.test.ts > cents', 'passed tests/money.test.ts > where'])
    expect(seen.run.modules[0]?.tests[0]?.errors[0]?.message).toMatch(/\[ 10, 2, 'installed' \]|\[ 10, 2, …\(1\) \]/)
    expect(seen.run.modules[0]?.imported).toEqual(['packages/money/src/index.ts', 'tests/helper.ts'])
    expect(seen.run.writtenDuringRun).toEqual([])
    expect(listing(made.root)).toEqual(before)
  })

  test('a file of the tree, and one of the test stack, that the code writes are named', async () => {
    const made = await patched({
      'packages/money/src/index.ts': `
        import { appendFileSync, realpathSync, utimesSync, statSync } from 'node:fs'
        appendFileSync(new URL('../../../tests/helper.ts', import.meta.url), '// rewritten')
        const stack = realpathSync(new URL('../../../node_modules/vitest-oracle/dist/src/in-test/canary.js', import.meta.url))
        const { atime, mtime } = statSync(stack)
        appendFileSync(stack, '')
        utimesSync(stack, atime, mtime)
        export const cents = (euros: number): number => euros * 100`,
    })
    const { run: answer } = await probe(made)
    expect(ended(answer).run.writtenDuringRun).toEqual(['tests/helper.ts', 'node_modules/vitest-oracle/dist/src/in-test/canary.js'])
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends the children and removes what was written', async (signal) => {
    const made = await patched({ 'packages/money/src/index.ts': 'for (;;) {}' })
    const running = start(major.node, ['probe.mjs', 'wait'], { cwd: made.root, env: cleanEnvironment(major) })
    await whenWorkerRuns(running.pid)
    process.kill(running.pid, signal)
    const done = await running.ended
    const top = done.stdout.trim()
    expect(done).toMatchObject({ signal, status: null })
    expect(top).toContain('oracle-')
    expect(existsSync(top)).toBe(false)
    expect(processesIn(top)).toEqual([])
  })
})

describe.skipIf(process.platform === 'win32').each(MAJORS)('a signal to a run that uses the checkout itself, on $name', (major: Major) => {
  test('the process that judges dies, and so does all that it started', async () => {
    const project = await makeProject(
      { 'tests/loop.test.ts': `import { test } from 'vitest'\ntest('loop', () => { for (;;) {} })` },
      major,
      'whole',
    )
    try {
      await runIn(project, { seconds: 1 })
      const request = {
        root: project.root,
        files: { kind: 'all' },
        watched: 'all',
        seedLists: {},
        freshSeed: 1,
        freshName: 'fresh-0123456789ab',
        freshFrom: 'commit',
        sealedSeeds: true,
      }
      const order = JSON.stringify({ kind: 'run', request, options: { limits: { seconds: 60 } } })
      // What a killed process leaves is removed with the project.
      const env = { ...cleanEnvironment(major), TMPDIR: project.root }
      const running = start(major.node, ['probe.mjs', order], { cwd: project.root, env })
      await whenWorkerRuns(running.pid)
      process.kill(running.pid, 'SIGKILL')
      await running.ended
      await new Promise((resolve) => setTimeout(resolve, 1500))
      expect(processesIn(project.root)).toEqual([])
    } finally {
      project.dispose()
    }
  })
})

function processesIn(root: string): readonly string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(root)
    } catch {
      return false
    }
  })
}

/** Names and times of all files, those that are installed among them. */
function listing(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.includes('/.git/') && !path.endsWith('/.git'))
    .map((path) => `${path} ${lstatSync(path).isDirectory() ? '' : lstatSync(path).ctimeMs}`)
    .sort()
}
