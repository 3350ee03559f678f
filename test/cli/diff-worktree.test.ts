import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { repository, runGit } from '../observe/git/repositories.ts'
import type { TestRepository } from '../observe/git/repositories.ts'
import { command } from './world.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const TEST = "import { expect, test } from 'vitest'\n\ntest('adds', () => {\n  expect(1 + 1).toBe(2)\n})\n"
const SKIPPED = TEST.replace('test(', 'test.skip(')
const FILES = {
  'oracle/policy.yaml': 'version: 1\npaths:\n  production: ["src/**"]\n  tests: ["tests/**"]\n',
  '.gitignore': 'ignored/\n',
  'src/add.ts': 'export const add = (a: number, b: number): number => a + b\n',
  'tests/add.test.ts': TEST,
}

interface Judged {
  readonly decision: string
  readonly subject: { readonly dirty: boolean; readonly head: string }
  readonly paths: readonly { readonly path: string; readonly change: string; readonly from: string | null }[]
  readonly findings: readonly { readonly rule: string; readonly at?: { readonly file: string } }[]
}

const shop = (): TestRepository => repository(made, FILES)

async function judged({ root }: TestRepository, ...args: readonly string[]): Promise<Judged> {
  const { stdout, stderr, status } = await command(['diff', '--base', 'HEAD', '--head', 'WORKTREE', '--all', '--json', ...args], root)
  expect(stderr).toBe('')
  expect([0, 1, 3]).toContain(status)
  return JSON.parse(stdout) as Judged
}

const changes = ({ paths }: Judged): readonly string[] =>
  paths.map(({ path, change, from }) => `${change} ${path}${from === null ? '' : ` from ${from}`}`)
const rules = ({ findings }: Judged): readonly string[] => findings.map(({ rule }) => rule)

/** Every file of the git folder with its bytes: to show that nothing was written there. */
function gitFolder(root: string): readonly string[] {
  const names = readdirSync(join(root, '.git'), { recursive: true, encoding: 'utf8' }).sort()
  return names.map((name) => {
    const file = join(root, '.git', name)
    return statSync(file).isDirectory() ? name : `${name} ${readFileSync(file).toString('base64')}`
  })
}

describe('--head WORKTREE judges what is not committed', () => {
  test('an untouched work tree is an empty patch, and dirty all the same', async () => {
    const verdict = await judged(shop())
    expect(changes(verdict)).toEqual([])
    expect(verdict.subject.dirty).toBe(true)
  })

  test('a skip that is not committed', async () => {
    const one = shop()
    one.write({ 'tests/add.test.ts': SKIPPED })
    const verdict = await judged(one)
    expect(verdict).toMatchObject({ decision: 'block', subject: { dirty: true, head: one.git('rev-parse', 'HEAD') } })
    expect(changes(verdict)).toEqual(['modified tests/add.test.ts'])
    expect(rules(verdict)).toContain('test-skipped')
    // The commit alone is a patch of nothing.
    const commit = await command(['diff', '--base', 'HEAD', '--json'], one.root)
    expect(JSON.parse(commit.stdout)).toMatchObject({ paths: [], subject: { dirty: false } })
  })

  test('staged, or staged and then edited: the file at hand counts', async () => {
    const one = shop()
    one.write({ 'tests/add.test.ts': SKIPPED })
    one.git('add', '-A')
    expect(rules(await judged(one))).toContain('test-skipped')
    one.write({ 'tests/add.test.ts': TEST })
    expect(changes(await judged(one))).toEqual([])
  })

  test.for(['--assume-unchanged', '--skip-worktree'])('an edit that git was told not to look for: %s', async (flag) => {
    const one = shop()
    one.git('update-index', flag, 'tests/add.test.ts')
    const { atime, mtime } = statSync(join(one.root, 'tests/add.test.ts'))
    one.write({ 'tests/add.test.ts': SKIPPED })
    utimesSync(join(one.root, 'tests/add.test.ts'), atime, mtime)
    expect(one.git('status', '--porcelain')).toBe('')
    const verdict = await judged(one)
    expect(changes(verdict)).toEqual(['modified tests/add.test.ts'])
    expect(rules(verdict)).toContain('test-skipped')
    one.write({ 'tests/add.test.ts': null })
    expect(changes(await judged(one))).toEqual(['deleted tests/add.test.ts'])
  })

  test('new files count, ignored ones and what this package writes do not', async () => {
    const one = shop()
    one.write({
      'vitest.config.ts': 'export default {}\n',
      'ignored/a.test.ts': SKIPPED,
      '.oracle/verdict.json': '{}',
      'src/naïve "b".ts': 'x',
    })
    const verdict = await judged(one)
    expect(changes(verdict)).toEqual(['added src/naïve "b".ts', 'added vitest.config.ts'])
    expect(rules(verdict)).toContain('runner-config-changed')
    one.git('add', '-f', 'ignored/a.test.ts')
    expect(changes(await judged(one))).toContain('added ignored/a.test.ts')
  })

  test('a deleted file, a moved one, and one that became a folder', async () => {
    const one = shop()
    renameSync(join(one.root, 'src/add.ts'), join(one.root, 'src/sum.ts'))
    one.write({ 'tests/add.test.ts': null })
    one.write({ 'tests/add.test.ts/deep.txt': 'deep' })
    const verdict = await judged(one)
    expect(changes(verdict)).toEqual([
      'renamed src/sum.ts from src/add.ts',
      'deleted tests/add.test.ts',
      'added tests/add.test.ts/deep.txt',
    ])
    expect(rules(verdict)).toContain('test-deleted')
  })

  test('modes and links as git stores them; what lies behind a link is not there', async () => {
    const one = shop()
    chmodSync(join(one.root, 'src/add.ts'), 0o755)
    symlinkSync('/elsewhere', join(one.root, 'src/link.ts'))
    renameSync(join(one.root, 'tests'), join(one.root, 'ignored'))
    symlinkSync('ignored', join(one.root, 'tests'))
    const verdict = await judged(one)
    expect(changes(verdict)).toEqual(['mode-changed src/add.ts', 'added src/link.ts', 'added tests', 'deleted tests/add.test.ts'])
    expect(rules(verdict)).toContain('suspicious-path')
  })

  test('a mode that git is told to leave alone is the index’s', async () => {
    const one = shop()
    one.git('config', 'core.fileMode', 'false')
    chmodSync(join(one.root, 'src/add.ts'), 0o755)
    expect(changes(await judged(one))).toEqual([])
    one.git('update-index', '--chmod=+x', 'src/add.ts')
    expect(changes(await judged(one))).toEqual(['mode-changed src/add.ts'])
  })

  test('a submodule is the commit that it is at, and changes of its own are refused', async () => {
    const [lib, one] = [repository(made, { 'a.ts': 'a' }), shop()]
    one.git('submodule', 'add', '-q', lib.root, 'lib')
    one.commit('lib')
    expect(changes(await judged(one))).toEqual([])
    runGit(join(one.root, 'lib'), 'commit', '-qm', 'more', '--allow-empty')
    expect(changes(await judged(one))).toEqual(['modified lib'])
    one.write({ 'lib/a.ts': 'b' })
    const refused = await command(['diff', '--base', 'HEAD', '--head', 'WORKTREE'], one.root)
    expect(refused).toMatchObject({ status: 2, stdout: '' })
    expect(refused.stderr).toContain('The submodule lib has changes that are not committed there.')
    rmSync(join(one.root, 'lib'), { recursive: true })
    expect(changes(await judged(one))).toEqual(['deleted lib'])
    mkdirSync(join(one.root, 'lib'))
    expect(changes(await judged(one))).toEqual([])
  })

  test('a repository in the repository would be added as a submodule', async () => {
    const one = shop()
    mkdirSync(join(one.root, 'src/nested'))
    runGit(join(one.root, 'src/nested'), 'init', '-q')
    const refused = await command(['diff', '--base', 'HEAD', '--head', 'WORKTREE'], one.root)
    expect(refused.stderr).toContain('src/nested is a repository without a commit')
    runGit(join(one.root, 'src/nested'), 'commit', '-qm', 'one', '--allow-empty')
    const verdict = await judged(one)
    expect(changes(verdict)).toEqual(['added src/nested'])
    expect(rules(verdict)).toContain('suspicious-path')
  })

  test('line ends that git converts are no edit; bytes that it stores are', async () => {
    const one = shop()
    const crlf = { 'src/add.ts': FILES['src/add.ts'].replaceAll('\n', '\r\n') }
    one.write(crlf)
    expect(changes(await judged(one))).toEqual(['modified src/add.ts'])
    one.git('config', 'core.autocrlf', 'true')
    expect(changes(await judged(one))).toEqual([])
    one.write({ 'tests/add.test.ts': SKIPPED.replaceAll('\n', '\r\n') })
    expect(rules(await judged(one))).toContain('test-skipped')
  })

  test('no filter that runs a program is asked; the content of an LFS pointer is its file', async () => {
    const one = shop()
    const sha256 = execFileSync('sha256sum', { input: 'large\n', encoding: 'utf8' }).slice(0, 64)
    one.write({
      '.gitattributes': '*.bin filter=lfs\n*.ts filter=hide\n',
      'src/a.bin': `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256}\nsize 6\n`,
    })
    one.commit('pointer')
    one.git('config', 'filter.lfs.clean', `touch ${join(one.root, 'ran')}; cat`)
    one.git('config', 'filter.hide.clean', `touch ${join(one.root, 'ran')}; git show HEAD:%f`)
    one.git('config', 'filter.hide.required', 'true')
    one.write({ 'src/a.bin': 'large\n', 'tests/add.test.ts': SKIPPED })
    const verdict = await judged(one)
    expect(changes(verdict)).toEqual(['modified tests/add.test.ts'])
    expect(rules(verdict)).toContain('test-skipped')
    expect(existsSync(join(one.root, 'ran'))).toBe(false)
    one.write({ 'src/a.bin': 'other\n' })
    expect(changes(await judged(one))).toEqual(['modified src/a.bin', 'modified tests/add.test.ts'])
  })

  test('from a folder of the repository, and in a linked work tree', async () => {
    const one = repository(made, Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`packages/shop/${path}`, text])))
    one.write({ 'packages/shop/tests/add.test.ts': SKIPPED, 'packages/shop/.oracle/verdict.json': '{}', 'other.ts': 'x' })
    const below = { ...one, root: join(one.root, 'packages/shop') }
    expect(changes(await judged(below))).toEqual(['added ../../other.ts', 'modified tests/add.test.ts'])
    const linked = shop()
    linked.git('worktree', 'add', '-q', '-b', 'linked', join(linked.root, 'ignored/linked'))
    const there = { ...linked, root: join(linked.root, 'ignored/linked') }
    expect(changes(await judged(there))).toEqual([])
    rmSync(join(there.root, 'tests/add.test.ts'))
    expect(changes(await judged(there))).toEqual(['deleted tests/add.test.ts'])
  })

  test('against another base: commits and what is not committed, together', async () => {
    const one = shop()
    one.git('checkout', '-qb', 'patch')
    one.write({ 'src/more.ts': 'export {}\n' })
    one.commit()
    one.write({ 'tests/add.test.ts': SKIPPED })
    expect(changes(await judged(one, '--base', 'main'))).toEqual(['added src/more.ts', 'modified tests/add.test.ts'])
  })

  test('nothing is written into the repository', async () => {
    const one = shop()
    one.write({ 'tests/add.test.ts': SKIPPED, 'src/new.ts': 'export {}\n' })
    const before = gitFolder(one.root)
    await judged(one)
    expect(gitFolder(one.root)).toEqual(before)
  })
})

describe('--head WORKTREE where there is none', () => {
  test('a bare repository', async () => {
    const one = shop()
    one.git('clone', '-q', '--bare', one.root, join(one.root, 'ignored/bare.git'))
    const { status, stderr, stdout } = await command(['diff', '--base', 'HEAD', '--head', 'WORKTREE'], join(one.root, 'ignored/bare.git'))
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain('--head WORKTREE judges files that are checked out')
  })

  test('a sparse checkout, where nobody can say what is missing', async () => {
    const one = shop()
    one.git('sparse-checkout', 'set', 'src', 'oracle')
    const { status, stderr, stdout } = await command(['diff', '--base', 'HEAD', '--head', 'WORKTREE'], one.root)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain('git sparse-checkout disable')
  })
})
