import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { headOf, observeSubject } from '../../../src/observe/git/subject.ts'
import type { Git } from '../../../src/observe/git/run.ts'

const made: string[] = []
afterEach(() => {
  vi.unstubAllEnvs()
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function folder(files: Readonly<Record<string, string>> = {}): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-git-')))
  made.push(root)
  write(root, files)
  return root
}

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

function git(root: string, ...args: readonly string[]): string {
  const env = {
    PATH: process.env['PATH'],
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  }
  return execFileSync('git', ['-c', 'init.defaultBranch=main', '-c', 'protocol.file.allow=always', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

function repository(files: Readonly<Record<string, string>> = { 'a.ts': 'a' }): string {
  const root = folder(files)
  git(root, 'init', '-q')
  git(root, 'add', '-A')
  git(root, 'commit', '-q', '-m', 'first')
  return root
}

describe('the commit at hand', () => {
  test('a clean work tree is the commit and its tree', async () => {
    const root = repository()
    const head = git(root, 'rev-parse', 'HEAD')
    expect(await observeSubject(root)).toEqual({
      state: 'commit',
      head,
      tree: git(root, 'rev-parse', 'HEAD^{tree}'),
      dirty: false,
      changed: [],
    })
    expect(await headOf(root)).toBe(head)
  })

  const changes: readonly { readonly name: string; readonly change: (root: string) => void; readonly changed: readonly string[] }[] = [
    { name: 'an edit', change: (root) => write(root, { 'a.ts': 'b' }), changed: ['a.ts'] },
    { name: 'an edit that is staged', change: (root) => (write(root, { 'a.ts': 'b' }), git(root, 'add', '-A')), changed: ['a.ts'] },
    { name: 'a deletion', change: (root) => unlinkSync(join(root, 'a.ts')), changed: ['a.ts'] },
    { name: 'a staged rename', change: (root) => git(root, 'mv', 'a.ts', 'c.ts'), changed: ['a.ts', 'c.ts'] },
    { name: 'a mode', change: (root) => chmodSync(join(root, 'a.ts'), 0o755), changed: ['a.ts'] },
    {
      name: 'untracked files with odd names',
      change: (root) => write(root, { 'ö "q"\t x.ts': '', 'new/deep/x.ts': '' }),
      changed: ['new/', 'ö "q"\t x.ts'],
    },
    {
      name: 'a file that became a link',
      change: (root) => (unlinkSync(join(root, 'a.ts')), symlinkSync('/etc/hosts', join(root, 'a.ts'))),
      changed: ['a.ts'],
    },
    { name: 'ignored files', change: (root) => write(root, { 'ignored/x.ts': '' }), changed: [] },
    {
      name: 'what the tool itself writes',
      change: (root) => write(root, { '.oracle/verdict.json': '{}', '.oracle/corpus/x': '' }),
      changed: [],
    },
    { name: 'a folder of that name further down', change: (root) => write(root, { 'src/.oracle/x.ts': '' }), changed: ['src/'] },
  ]
  test.for(changes)('$name', async ({ change, changed }) => {
    const root = repository({ 'a.ts': 'a', '.gitignore': 'ignored\n' })
    change(root)
    expect(await observeSubject(root)).toMatchObject({ state: 'commit', dirty: changed.length > 0, changed })
  })

  test('a conflict is dirty', async () => {
    const root = repository()
    git(root, 'checkout', '-q', '-b', 'other')
    write(root, { 'a.ts': 'other' })
    git(root, 'commit', '-q', '-a', '-m', 'other')
    git(root, 'checkout', '-q', 'main')
    write(root, { 'a.ts': 'main' })
    git(root, 'commit', '-q', '-a', '-m', 'main')
    expect(() => git(root, 'merge', '-q', 'other')).toThrow('merge')
    expect(await observeSubject(root)).toMatchObject({ dirty: true, changed: ['a.ts'] })
  })
})

describe('where the root is', () => {
  test('a subfolder sees its own changes only, named from itself', async () => {
    const root = repository({ 'packages/a/x.ts': '', 'packages/b/x.ts': '' })
    const a = join(root, 'packages/a')
    write(root, { 'packages/b/x.ts': 'edited' })
    expect(await observeSubject(a)).toMatchObject({ state: 'commit', dirty: false })
    write(root, { 'packages/a/x.ts': 'edited', 'packages/a/.oracle/verdict.json': '' })
    expect(await observeSubject(a)).toMatchObject({ dirty: true, changed: ['x.ts'] })
  })

  test('a subfolder that no commit holds is dirty as a whole', async () => {
    const root = repository()
    write(root, { 'new/project/x.ts': '' })
    expect(await observeSubject(join(root, 'new/project'))).toMatchObject({ dirty: true, changed: ['./'] })
  })

  test('a folder that the repository ignores is not in the repository', async () => {
    const root = repository({ 'a.ts': '', '.gitignore': 'tmp/\n/tm\n' })
    write(root, { 'tmp/project/x.ts': '', tm: '' })
    expect(await observeSubject(join(root, 'tmp/project'))).toEqual({ state: 'no-repository' })
    expect(await observeSubject(root)).toMatchObject({ state: 'commit', dirty: false })
  })

  test('a link to the root', async () => {
    const root = repository()
    const link = join(folder(), 'link')
    symlinkSync(root, link)
    expect(await observeSubject(link)).toMatchObject({ state: 'commit', head: git(root, 'rev-parse', 'HEAD'), dirty: false })
  })

  test('a second work tree has its own head', async () => {
    const root = repository()
    const other = join(folder(), 'other')
    git(root, 'worktree', 'add', '-q', other)
    write(other, { 'a.ts': 'edited' })
    git(other, 'commit', '-q', '-a', '-m', 'second')
    expect(await observeSubject(other)).toMatchObject({ head: git(other, 'rev-parse', 'HEAD'), dirty: false })
    expect(await observeSubject(root)).toMatchObject({ head: git(root, 'rev-parse', 'HEAD'), dirty: false })
  })

  test('a submodule that moved, or holds edits, makes it dirty', async () => {
    const inner = repository({ 'in.ts': '' })
    const root = repository()
    git(root, 'submodule', 'add', '-q', inner, 'sub')
    git(root, 'commit', '-q', '-m', 'sub')
    expect(await observeSubject(root)).toMatchObject({ dirty: false })
    write(root, { 'sub/in.ts': 'edited' })
    expect(await observeSubject(root)).toMatchObject({ dirty: true, changed: ['sub'] })
    expect(await observeSubject(join(root, 'sub'))).toMatchObject({ dirty: true, changed: ['in.ts'] })
  })
})

describe('no answer is never a clean commit', () => {
  test('no repository', async () => {
    expect(await observeSubject(folder())).toEqual({ state: 'no-repository' })
    expect(await headOf(folder())).toBeNull()
  })

  test('no commit yet', async () => {
    const root = folder({ 'a.ts': '' })
    git(root, 'init', '-q')
    expect(await observeSubject(root)).toEqual({ state: 'unavailable', because: 'the repository has no commit yet, or HEAD names none' })
    expect(await headOf(root)).toBeNull()
  })

  test('a bare repository, and inside of .git', async () => {
    const bare = folder()
    git(bare, 'init', '-q', '--bare')
    const because = 'this is inside of a repository, but not inside of a work tree'
    expect(await observeSubject(bare)).toEqual({ state: 'unavailable', because })
    expect(await observeSubject(join(repository(), '.git'))).toEqual({ state: 'unavailable', because })
  })

  test('a work tree whose repository is gone', async () => {
    const root = folder({ '.git': 'gitdir: /nowhere/at/all\n' })
    expect(await observeSubject(root)).toMatchObject({ state: 'unavailable', because: 'not a git repository: /nowhere/at/all' })
  })

  test('an index that cannot be read', async () => {
    const root = repository()
    writeFileSync(join(root, '.git/index'), 'no index')
    expect(await observeSubject(root)).toMatchObject({ state: 'unavailable' })
  })

  test('a commit object that is gone', async () => {
    const root = repository()
    writeFileSync(join(root, '.git/refs/heads/main'), `${'1'.repeat(40)}\n`)
    expect(await observeSubject(root)).toMatchObject({ state: 'unavailable' })
    expect(await headOf(root)).toBeNull()
  })

  test('no git on this machine', async () => {
    const root = repository()
    vi.stubEnv('PATH', folder())
    const seen = await observeSubject(root)
    expect(seen).toMatchObject({ state: 'unavailable' })
  })

  test('HEAD moves between two questions', async () => {
    const answers: Git = async (_root, [verb]) => ({
      state: 'ended',
      code: 0,
      stdout: Buffer.from(verb === 'status' ? `# branch.oid ${'2'.repeat(40)}\0` : `true\n${'1'.repeat(40)}\n${'3'.repeat(40)}\n\n`),
      truncated: false,
      stderr: '',
    })
    expect(await observeSubject('/', answers)).toEqual({ state: 'unavailable', because: 'HEAD moved while it was looked at' })
  })

  test('git does not answer', async () => {
    const answers: Git = async () => ({ state: 'failed', because: 'git did not answer within 30 seconds' })
    expect(await observeSubject('/', answers)).toEqual({ state: 'unavailable', because: 'git did not answer within 30 seconds' })
  })
})

describe('what a repository or an environment may not choose', () => {
  test('GIT_DIR and GIT_INDEX_FILE of a hook point elsewhere', async () => {
    const root = repository()
    const other = repository({ 'z.ts': 'z' })
    vi.stubEnv('GIT_DIR', join(other, '.git'))
    vi.stubEnv('GIT_WORK_TREE', other)
    vi.stubEnv('GIT_INDEX_FILE', join(other, '.git/index'))
    expect(await observeSubject(root)).toMatchObject({ head: git(root, 'rev-parse', 'HEAD'), dirty: false })
  })

  test('a replaced commit is the commit that it was', async () => {
    const root = repository()
    const head = git(root, 'rev-parse', 'HEAD')
    const tree = git(root, 'rev-parse', 'HEAD^{tree}')
    write(root, { 'a.ts': 'replaced' })
    git(root, 'commit', '-q', '-a', '-m', 'second')
    const second = git(root, 'rev-parse', 'HEAD')
    git(root, 'checkout', '-q', head)
    git(root, 'replace', head, second)
    expect(await observeSubject(root)).toMatchObject({ head, tree })
  })

  test('a file system monitor is not asked', async () => {
    const root = repository()
    const proof = join(folder(), 'ran')
    const monitor = join(folder(), 'monitor')
    writeFileSync(monitor, `#!/bin/sh\ntouch ${proof}\n`, { mode: 0o755 })
    git(root, 'config', 'core.fsmonitor', monitor)
    write(root, { 'a.ts': 'edited' })
    expect(await observeSubject(root)).toMatchObject({ dirty: true })
    expect(() => unlinkSync(proof)).toThrow('ENOENT')
  })

  test('nothing is written into the repository', async () => {
    const root = repository()
    chmodSync(join(root, 'a.ts'), 0o644)
    writeFileSync(join(root, '.git/index.lock'), '')
    expect(await observeSubject(root)).toMatchObject({ state: 'commit' })
  })
})
