import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LockFile } from '../../src/model/owned-files.ts'
import { listFixtures, listKnownBads } from '../../src/observe/lock/list.ts'
import { makeLock } from '../../src/observe/lock/make.ts'
import { writeLock } from '../../src/observe/lock/write.ts'
import { DEFAULT_POLICY } from '../../src/observe/owned/policy.ts'
import { checkImport } from '../../src/cli/lock/import.ts'
import { MAJORS, type Project, cleanEnvironment, makeProject, start } from '../support/index.ts'
import { ORACLE_PROJECT } from './oracle-project.ts'
import { command, emptyFolder, removeAll, write } from './world.ts'

const LOCK = 'oracle/oracle.lock.json'
const sha = (bytes: string): string => createHash('sha256').update(bytes).digest('hex')
const text = (path: string): string => ORACLE_PROJECT[path] ?? ''
const lockOf = (project: Project): LockFile => JSON.parse(project.read(LOCK)) as LockFile

describe.each(MAJORS)('lock on $name', (major) => {
  let project: Project
  beforeAll(async () => {
    project = await makeProject(ORACLE_PROJECT, major)
  })
  afterAll(() => project.dispose())

  test('locks fixtures, known-bads and the inventory of trusted tests, in a repository without a commit', async () => {
    await project.git('init', '-q')
    const ended = await project.cli(['lock'])
    expect(ended).toMatchObject({ status: 0, stdout: `${LOCK} written: 2 fixtures, 8 tests in 3 files, 1 known-bad\n` })
    // Files that can hold no test of the inventory are not even loaded; `inventory` says what their tests claim.
    expect(ended.stderr).not.toContain('tests/sum.test.ts')
    const file = (path: string, tests: readonly string[]) => [path, { sha256: sha(text(path)), tests }]
    expect(lockOf(project)).toEqual({
      version: 1,
      fixtures: Object.fromEntries(['oracle/fixtures/sums/a.json', 'oracle/fixtures/sums/b.json'].map((path) => [path, sha(text(path))])),
      knownBad: { 'oracle/known-bad/a.patch': sha('--- a\n') },
      tests: Object.fromEntries([
        file('oracle/examples/sum.test.ts', ['one and two', 'one and two #2']),
        file('oracle/fixtures/sums.test.ts', ['sums a', 'sums b']),
        file('oracle/properties/sum.test.ts', ['sum > of fresh-*', 'sum > of l-1', 'sum > of l-2', 'sum > reversed']),
      ]),
    })
  })

  test('is the same at each commit, and a run finds each locked test', async () => {
    const before = project.read(LOCK)
    project.write({ '.gitignore': 'node_modules\n.oracle\n' })
    await project.git('add', '-A')
    await project.git('commit', '-q', '-m', 'base')
    expect(await project.cli(['lock'])).toMatchObject({
      status: 0,
      stdout: `${LOCK} unchanged: 2 fixtures, 8 tests in 3 files, 1 known-bad\n`,
    })
    expect(project.read(LOCK)).toBe(before)
    const ran = await project.vitest(['run'])
    const verdict = project.verdict()
    expect(
      verdict?.findings.filter(({ rule }) => rule === 'oracle-missing' || rule.startsWith('fixture-')),
      ran.stdout + ran.stderr,
    ).toEqual([])
    const inventory = await project.cli(['inventory', '--json'])
    const listed = JSON.parse(inventory.stdout) as {
      tests: { id: string; granted: string; claimed?: string; why: string; covers: string[] }[]
    }
    // The classes and ids of a collection are those of a run.
    const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)
    expect(listed.tests.map(({ id, granted, claimed = null, why, covers }) => ({ id, granted, claimed, why, covers })).sort(byId)).toEqual(
      verdict?.tests.map(({ id, granted, claimed, why, covers }) => ({ id, granted, claimed, why, covers })).sort(byId),
    )
  })
})

describe('lock on a project that is broken in part', () => {
  let project: Project
  beforeAll(async () => {
    project = await makeProject(ORACLE_PROJECT, MAJORS[0])
  })
  afterAll(() => project.dispose())

  test('writes nothing when a trusted file cannot be collected', async () => {
    project.write({ 'oracle/examples/broken.test.ts': `import { test } from 'vitest'\ntest('a', () => {})\nthrow new Error('half way')` })
    const ended = await project.cli(['lock'])
    project.write({ 'oracle/examples/broken.test.ts': null })
    expect(ended).toMatchObject({ status: 2, stdout: '' })
    expect(ended.stderr).toContain('oracle/examples/broken.test.ts:3:')
    expect(ended.stderr).toContain('Nothing was locked, because trusted tests may be missing')
    expect(existsSync(join(project.root, LOCK))).toBe(false)
  })

  test('does not mind files without weight, and then shows what a new lock changes', async () => {
    project.write({ 'tests/broken.test.ts': `import { test } from 'vitest'\nthrow new Error('half way')` })
    const first = await project.cli(['lock'])
    expect(first, first.stderr).toMatchObject({ status: 0 })
    expect(first.stderr).not.toContain('tests/broken.test.ts')
    const files = {
      'oracle/fixtures/sums/a.json': '{ "all": [3], "sum": 3 }',
      'oracle/known-bad/a.patch': null,
      'tests/broken.test.ts': null,
    }
    project.write({ ...files, 'oracle/examples/new.test.ts': `import { test } from 'vitest'\ntest('new', () => {})` })
    const second = await project.cli(['lock', '--quiet'])
    expect(second).toMatchObject({
      stderr: '',
      stdout: `${LOCK} rewritten: 2 fixtures, 9 tests in 4 files, 0 known-bads
  + oracle/examples/new.test.ts
  + oracle/examples/new.test.ts > new
  ~ oracle/fixtures/sums/a.json
  - oracle/known-bad/a.patch
`,
    })
  })

  test('writes U+FFFD for half a character in a title, as every id has it', async () => {
    project.write({ 'oracle/examples/half.test.ts': `import { test } from 'vitest'\ntest('half \\ud800', () => {})` })
    const before = project.read(LOCK)
    const ended = await project.cli(['lock'])
    const written = project.read(LOCK)
    project.write({ 'oracle/examples/half.test.ts': null, [LOCK]: before })
    expect(ended).toMatchObject({ status: 0 })
    expect(written).toContain('"half \ufffd"')
  })

  test.skipIf(process.platform === 'win32')('ends with all that it started when it is told to end', async () => {
    project.write({
      'oracle/examples/endless.test.ts': `import { writeFileSync } from 'node:fs'; writeFileSync('started', ''); for (;;) {}`,
    })
    const { node } = MAJORS[0]
    const running = start(node, [join(project.root, 'node_modules/vitest-oracle/dist/src/cli/main.js'), 'lock'], {
      cwd: project.root,
      env: cleanEnvironment(MAJORS[0]),
    })
    while (!existsSync(join(project.root, 'started'))) await setTimeout(50)
    process.kill(running.pid, 'SIGINT')
    const ended = await running.ended
    project.write({ 'oracle/examples/endless.test.ts': null, started: null })
    expect(ended).toMatchObject({ status: null, signal: 'SIGINT', stdout: '' })
    // Whatever is left would still stand in the project's folder.
    for (let wait = 0; wait < 100 && processesIn(project.root).length > 0; wait++) await setTimeout(50)
    expect(processesIn(project.root)).toEqual([])
  })

  test('refuses a link', async () => {
    symlinkSync('a.json', join(project.root, 'oracle/fixtures/sums/link.json'))
    const before = project.read(LOCK)
    const ended = await project.cli(['lock'])
    expect(ended).toMatchObject({ status: 2, stdout: '' })
    expect(ended.stderr).toContain('oracle/fixtures/sums/link.json: it is a symbolic link\nNothing was locked.')
    expect(project.read(LOCK)).toBe(before)
  })
})

/** The ids of processes that stand in a folder, where the system tells. */
function processesIn(root: string): readonly string[] {
  if (!existsSync('/proc')) return []
  return readdirSync('/proc').filter((id) => {
    try {
      return /^\d+$/.test(id) && readlinkSync(`/proc/${id}/cwd`) === root
    } catch {
      return false
    }
  })
}

/** The files of the project with their lock, and no Vitest to start. */
async function lockedFolder(): Promise<string> {
  const root = emptyFolder()
  write(root, ORACLE_PROJECT)
  const policy = { ...DEFAULT_POLICY, fixtures: { files: ['oracle/fixtures/**', '!**/*.test.ts'], schemas: [] } }
  const inputs = {
    fixtures: await listFixtures(root, policy),
    knownBad: await listKnownBads(root, policy),
    tests: new Map([['oracle/examples/sum.test.ts', ['one and two']]]),
  }
  const made = await makeLock(root, inputs)
  if (made.state !== 'made') throw new Error(JSON.stringify(made.refusals))
  await writeLock(root, LOCK, made.lock)
  return root
}

describe('lock --check', () => {
  afterAll(removeAll)

  test('holds, and starts nothing', async () => {
    expect(await command(['lock', '--check'], await lockedFolder())).toEqual({
      status: 0,
      stdout: `${LOCK} holds: 2 fixtures, 1 test in 1 file, 1 known-bad\n`,
      stderr: '',
    })
  })

  test('says each difference with its remedy', async () => {
    const root = await lockedFolder()
    write(root, {
      'oracle/fixtures/sums/a.json': '{}',
      "oracle/fixtures/it's new.json": '{}',
      'oracle/known-bad/b.yaml': '',
      'oracle/examples/sum.test.ts': '',
    })
    rmSync(join(root, 'oracle/fixtures/sums/b.json'))
    symlinkSync('a.json', join(root, 'oracle/fixtures/sums/link.json'))
    const ended = await command(['lock', '--check'], root)
    const was = (path: string, bytes: string) => `${sha(bytes).slice(0, 12)}…, not ${sha(text(path)).slice(0, 12)}…`
    expect(ended).toEqual({
      status: 1,
      stderr: '',
      stdout: `oracle/examples/sum.test.ts: the test file has other bytes than the lock: ${was('oracle/examples/sum.test.ts', '')}
  git checkout -- oracle/examples/sum.test.ts   # or, when it is meant: npx vitest-oracle lock
oracle/fixtures/it's new.json: the fixture is not in the lock
  npx vitest-oracle lock   # or leave the file out of the globs of the policy
oracle/fixtures/sums/a.json: the fixture has other bytes than the lock: ${was('oracle/fixtures/sums/a.json', '{}')}
  git checkout -- oracle/fixtures/sums/a.json   # or, when it is meant: npx vitest-oracle lock
oracle/fixtures/sums/b.json: the lock names this fixture, and it is not there
  git checkout -- oracle/fixtures/sums/b.json   # or, when it is meant: npx vitest-oracle lock
oracle/fixtures/sums/link.json: the fixture is not in the lock
  npx vitest-oracle lock   # or leave the file out of the globs of the policy
oracle/known-bad/b.yaml: the known-bad is not in the lock
  npx vitest-oracle lock   # or leave the file out of the globs of the policy
${LOCK} does not hold: 6 differences.
`,
    })
  })

  test('as JSON', async () => {
    const root = await lockedFolder()
    const path = 'oracle/fixtures/sums/b.json'
    rmSync(join(root, path))
    const ended = await command(['lock', '--check', '--json'], root)
    expect(ended).toMatchObject({ status: 1, stderr: '' })
    expect(JSON.parse(ended.stdout)).toEqual({
      lock: LOCK,
      state: 'differs',
      differences: [{ file: path, kind: 'fixture', state: 'missing', locked: sha(text(path)) }],
    })
  })

  test.each([
    ['no lock', { [LOCK]: null }, 1, 'There is no lock'],
    ['a lock with a mistake', { [LOCK]: '{ "version": 1, "fixtures": { "a": "b" }, "tests": {}, "knownBad": {} }' }, 2, `${LOCK}:1:36: `],
    ['no policy', { 'oracle/policy.yaml': null }, 2, 'There is no policy (oracle/policy.yaml)'],
    ['a policy with a mistake', { 'oracle/policy.yaml': 'version: 1\nclases: {}\n' }, 2, 'oracle/policy.yaml:2:1: '],
  ])('with %s', async (_, files, status, words) => {
    const root = await lockedFolder()
    for (const [path, content] of Object.entries(files)) {
      if (content === null) rmSync(join(root, path))
      else write(root, { [path]: content })
    }
    const ended = await command(['lock', '--check'], root)
    expect(ended.status).toBe(status)
    expect(ended.stdout + ended.stderr).toContain(words)
  })

  test('and --import exclude each other', async () => {
    const ended = await command(['lock', '--check', '--import', 'x'], emptyFolder())
    expect(ended).toMatchObject({ status: 2, stdout: '' })
    expect(ended.stderr).toContain('give one of the two')
  })
})

describe('lock --import', () => {
  afterAll(removeAll)
  const [a, b] = ['oracle/fixtures/sums/a.json', 'oracle/fixtures/sums/b.json']
  const line = (path: string, bytes = text(path)): string => `${sha(bytes)}  ${path}\n`
  const tree = (folder: string, paths: readonly string[]): string =>
    sha(paths.map((path) => `${path.slice(folder.length)}\0${text(path)}\0`).join(''))

  test.each([
    ['lines of sha256sum', line(a) + line(b), ''],
    [
      'lines with absolute paths and others beside',
      (root: string) => `${sha(text(a))} *${root}/${a}\n${line(b)}${line('src/sum.ts')}`,
      'src/sum.ts is no fixture',
    ],
    [
      'a digest over the fixtures, from the folder that they share',
      tree('oracle/fixtures/sums/', [a, b]),
      'with paths from oracle/fixtures/sums',
    ],
    ['a digest over the fixtures, from a folder above', tree('oracle/fixtures/', [a, b]).toUpperCase(), 'with paths from oracle/fixtures'],
    [
      'a digest over all files of a folder, from the root',
      tree('', ['oracle/fixtures/sums.test.ts', a, b]),
      'all files below oracle/fixtures, with paths from the root',
    ],
    [
      'a digest over all files of a folder, from it',
      tree('oracle/fixtures/', ['oracle/fixtures/sums.test.ts', a, b]),
      'with paths from oracle/fixtures',
    ],
  ])('takes %s', async (_, content, words) => {
    const root = emptyFolder()
    write(root, { ...ORACLE_PROJECT, 'sums.txt': typeof content === 'string' ? content : content(root) })
    let said = ''
    const out = { write: (written: string) => void (said += written), isTerminal: false, width: 80 }
    expect(await checkImport('sums.txt', [a, b], { cwd: root, stdout: out, stderr: out, env: {}, now: '' })).toBe(0)
    expect(said).toContain(words)
  })

  test.each([
    ['other bytes', line(a, 'other') + line(b), 1, `${a}: its bytes are not those that sums.txt has the hash of`],
    [
      'a file that is gone',
      line(a) + line(b) + line('oracle/fixtures/gone.json', ''),
      1,
      'oracle/fixtures/gone.json: sums.txt has a hash of it, and it is not there',
    ],
    ['a fixture without a line', line(a), 1, `${b}: it is a fixture, and sums.txt has no hash of it`],
    ['a file outside the root', line(a) + line(b) + line('../x', ''), 1, '../x: it is outside the root'],
    ['another digest', sha('nothing'), 1, 'sums.txt: its digest is neither over the 2 fixtures at hand'],
    ['what is no hash', `${line(a)}{}\n`, 2, 'sums.txt:2: "{}" is not a line of sha256sum\n  right: 64 hex digits'],
    ['nothing', '', 2, 'sums.txt:1: the file is empty'],
  ])('refuses %s, and writes nothing', async (_, content, status, words) => {
    const root = emptyFolder()
    write(root, { ...ORACLE_PROJECT, 'sums.txt': content })
    const ended = await command(['lock', '--import', 'sums.txt'], root)
    expect(ended).toMatchObject({ status, stdout: '' })
    expect(ended.stderr).toContain(words)
    expect(existsSync(join(root, LOCK))).toBe(false)
  })

  test('a file that is not there is a mistake of the command', async () => {
    const root = emptyFolder()
    write(root, ORACLE_PROJECT)
    const ended = await command(['lock', '--import', 'gone.txt'], root)
    expect(ended).toMatchObject({ status: 2, stdout: '' })
    expect(ended.stderr).toContain('--import: ENOENT')
  })
})
