import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { openBlobs } from '../../../src/observe/git/blobs.ts'
import { GitRefusal } from '../../../src/observe/git/refusal.ts'
import { openRepository } from '../../../src/observe/git/repository.ts'
import { defaultBase, mergeBaseOf, resolveCommit } from '../../../src/observe/git/resolve.ts'
import { observeScope } from '../../../src/observe/patch/scope.ts'
import { textsOf } from '../../../src/observe/patch/texts.ts'
import type { PatchScope } from '../../../src/model/patch.ts'
import { repository, runGit, temporaryFolder } from './repositories.ts'
import type { TestRepository } from './repositories.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const SLOW = 60_000
const LINES = Array.from({ length: 20 }, (_, index) => `line ${index} of the file\n`).join('')

async function observe(folder: string, base: string, head: string): Promise<PatchScope> {
  const opened = await openRepository(folder)
  const blobs = openBlobs(folder)
  try {
    return await observeScope(opened, { base, mergeBase: await mergeBaseOf(opened, base, head), head }, textsOf(blobs))
  } finally {
    blobs.close()
  }
}

const told = ({ changes }: PatchScope): readonly string[] =>
  changes.map(({ path, change, from }) => `${change} ${path}${from === null ? '' : ` from ${from}`}`)

function patched(
  files: Readonly<Record<string, string>>,
  patch: (one: TestRepository) => void,
): { readonly one: TestRepository; readonly base: string; readonly head: string } {
  const one = repository(made, files)
  const base = one.git('rev-parse', 'HEAD')
  one.git('checkout', '-qb', 'patch')
  patch(one)
  return { one, base, head: one.commit() }
}

describe('the changed paths of a patch', () => {
  test('names that git quotes, splits or takes for options come as they are', { timeout: SLOW }, async () => {
    const names = [
      'tests/naïve.test.ts',
      'tests/nai\u0308ve.test.ts',
      'a "quoted" name.ts',
      'tab\there.ts',
      'line\nbreak.ts',
      'x b/y b/z.test.ts',
      '--output=x',
      ':(top)y',
    ]
    const { one, base, head } = patched({ 'a.ts': 'a' }, ({ write }) => write(Object.fromEntries(names.map((name) => [name, name]))))
    expect(told(await observe(one.root, base, head))).toEqual(names.map((name) => `added ${name}`).sort())
  })

  test('renames: of equal content, with edits, and two files that only changed places', { timeout: SLOW }, async () => {
    const files = { 'a.ts': `${LINES}a`, 'b.ts': `${LINES}b b b`, 'other.ts': 'short' }
    const { one, base, head } = patched(files, ({ git, write }) => {
      git('mv', 'a.ts', 'c.ts')
      git('mv', 'b.ts', 'd.ts')
      write({ 'd.ts': `${LINES}changed`, 'other.ts': null, 'unlike.ts': 'nothing in common' })
    })
    expect(told(await observe(one.root, base, head))).toEqual([
      'renamed c.ts from a.ts',
      'renamed d.ts from b.ts',
      'deleted other.ts',
      'added unlike.ts',
    ])
  })

  test('links, submodules and modes', { timeout: SLOW }, async () => {
    const { one, base, head } = patched({ 'a.ts': 'a', 'run.sh': 'x' }, ({ root, git }) => {
      rmSync(join(root, 'a.ts'))
      symlinkSync('../elsewhere.ts', join(root, 'a.ts'))
      git('update-index', '--chmod=+x', 'run.sh')
      git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},lib`)
      git('config', 'core.fileMode', 'false')
      git('config', 'diff.ignoreSubmodules', 'all')
    })
    const scope = await observe(one.root, base, head)
    expect(told(scope)).toEqual(['modified a.ts', 'mode-changed run.sh'])
    expect(scope.changes[0]).toMatchObject({ target: '../elsewhere.ts', after: { mode: '120000' } })
  })

  test('a submodule that git is told to leave out', { timeout: SLOW }, async () => {
    const { one, base } = patched({ 'a.ts': 'a' }, () => {})
    one.git('config', 'diff.ignoreSubmodules', 'all')
    one.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},lib`)
    one.git('commit', '-qm', 'lib', '--allow-empty')
    expect(told(await observe(one.root, base, one.git('rev-parse', 'HEAD')))).toEqual(['added lib'])
  })

  test('neither replaced objects nor attributes nor external diffs hide an edit', { timeout: SLOW }, async () => {
    const { one, base, head } = patched({ 'a.test.ts': 'expect(1).toBe(1)\n' }, ({ write }) =>
      write({ 'a.test.ts': 'expect(1)\n', '.gitattributes': '*.ts -diff\n' }),
    )
    one.git('config', 'diff.external', 'true')
    one.git('replace', one.git('rev-parse', `${base}:a.test.ts`), one.git('rev-parse', `${head}:a.test.ts`))
    one.git('replace', base, head)
    const scope = await observe(one.root, base, head)
    expect(told(scope)).toEqual(['added .gitattributes', 'modified a.test.ts'])
    const blobs = openBlobs(one.root)
    try {
      expect(await textsOf(blobs).read(scope.base.get('a.test.ts') ?? null)).toBe('expect(1).toBe(1)\n')
    } finally {
      blobs.close()
    }
  })

  test('an edit inside of a merge commit, and what the target did meanwhile', { timeout: SLOW }, async () => {
    const one = repository(made, { 'a.ts': 'a', 'oracle/seeds.txt': '1' })
    one.git('checkout', '-qb', 'patch')
    one.write({ 'b.ts': 'b' })
    one.commit()
    one.git('checkout', '-q', 'main')
    one.write({ 'c.ts': 'c' })
    one.commit()
    one.git('checkout', '-q', 'patch')
    one.git('merge', '-q', '--no-ff', '--no-commit', 'main')
    one.write({ 'a.ts': 'hidden' })
    const head = one.commit('merge')
    one.git('checkout', '-q', 'main')
    one.write({ 'oracle/seeds.txt': '2' })
    const scope = await observe(one.root, one.commit(), head)
    expect(told(scope)).toEqual(['modified a.ts', 'added b.ts'])
    expect(scope.behind).toEqual(['oracle/seeds.txt'])
  })

  test('in a bare repository, and below the top of a work tree', { timeout: SLOW }, async () => {
    const { one, base, head } = patched({ 'packages/app/src/a.ts': 'a', 'packages/lib/b.ts': 'b' }, ({ write }) =>
      write({ 'packages/app/src/a.ts': 'A', 'packages/lib/b.ts': 'B', 'top.md': 'x' }),
    )
    const bare = temporaryFolder(made)
    runGit(bare, 'clone', '-q', '--bare', one.root, '.')
    expect(told(await observe(bare, base, head))).toEqual(['modified packages/app/src/a.ts', 'modified packages/lib/b.ts', 'added top.md'])
    expect(told(await observe(join(one.root, 'packages/app'), base, head))).toEqual(
      ['modified ../lib/b.ts', 'added ../../top.md', 'modified src/a.ts'].sort((a, b) =>
        (a.split(' ')[1] ?? '') < (b.split(' ')[1] ?? '') ? -1 : 1,
      ),
    )
  })
})

describe('blobs', () => {
  test('many at once, empty, binary and too large', { timeout: SLOW }, async () => {
    const bytes = new Uint8Array([0, 255, 10, 13, 0])
    const files = {
      empty: '',
      binary: bytes,
      large: 'x'.repeat(3000),
      ...Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`f${index}`, `text ${index}\n`])),
    }
    const one = repository(made, files)
    const blobs = openBlobs(one.root, 2000)
    try {
      const idOf = new Map(
        one
          .git('ls-tree', '-r', 'HEAD')
          .split('\n')
          .map((line) => [line.split('\t')[1] ?? '', line.split(/\s+/)[2] ?? '']),
      )
      const read = async (name: string): Promise<unknown> => {
        const blob = await blobs.read(idOf.get(name) ?? '')
        return blob.state === 'read' ? [...blob.bytes] : blob
      }
      const numbers = await Promise.all(Array.from({ length: 300 }, (_, index) => read(`f${index}`)))
      expect(numbers.map((list) => Buffer.from(list as number[]).toString())).toEqual(
        Array.from({ length: 300 }, (_, index) => `text ${index}\n`),
      )
      expect(await read('empty')).toEqual([])
      expect(await read('binary')).toEqual([...bytes])
      expect(await read('large')).toEqual({ state: 'too-large', size: 3000 })
      await expect(blobs.read('2'.repeat(40))).rejects.toThrow(GitRefusal)
      expect(await read('f1')).toEqual([...Buffer.from('text 1\n')])
    } finally {
      blobs.close()
    }
    await expect(blobs.read('3'.repeat(40))).rejects.toThrow(GitRefusal)
  })
})

describe('names of commits', () => {
  test('a branch and a tag of one name are refused with both ids; at one commit they are one', { timeout: SLOW }, async () => {
    const one = repository(made, { 'a.ts': 'a' })
    const first = one.git('rev-parse', 'HEAD')
    const opened = await openRepository(one.root)
    one.git('tag', 'main')
    expect(await resolveCommit(opened, 'main', '--base')).toBe(first)
    one.write({ 'a.ts': 'b' })
    const second = one.commit()
    await expect(resolveCommit(opened, 'main', '--base')).rejects.toThrow(
      new RegExp(`refs/heads/main is ${second}[^]*refs/tags/main is ${first}|refs/tags/main is ${first}[^]*refs/heads/main is ${second}`),
    )
    await expect(resolveCommit(opened, 'main~1', '--base')).rejects.toThrow('stands for more than one commit')
    expect(await resolveCommit(opened, 'refs/heads/main', '--base')).toBe(second)
    expect(await resolveCommit(opened, second, '--base')).toBe(second)
  })

  test('a file of the git directory that plays a branch is refused', { timeout: SLOW }, async () => {
    const one = repository(made, { 'a.ts': 'a' })
    const first = one.git('rev-parse', 'HEAD')
    one.write({ 'a.ts': 'b' })
    one.commit()
    writeFileSync(join(one.root, '.git', 'main'), `${first}\n`)
    await expect(resolveCommit(await openRepository(one.root), 'main', '--base')).rejects.toThrow('more than one commit')
  })

  test.each(['nowhere', '--help', '-n', '', 'HEAD:a.ts', ':/base'])(
    'what is no commit, or like an option, is refused: %s',
    { timeout: SLOW },
    async (name) => {
      const one = repository(made, { 'a.ts': 'a' })
      await expect(resolveCommit(await openRepository(one.root), name, '--base')).rejects.toThrow(GitRefusal)
    },
  )

  test('the default base is the branch that the forge names, else the default branch of the remote', { timeout: SLOW }, async () => {
    const one = repository(made, { 'a.ts': 'a' })
    const clone = temporaryFolder(made)
    runGit(clone, 'clone', '-q', one.root, '.')
    const opened = await openRepository(clone)
    expect(await defaultBase(opened, 'main')).toBe('refs/remotes/origin/main')
    expect(await defaultBase(opened, undefined)).toBe('refs/remotes/origin/HEAD')
    await expect(defaultBase(opened, 'gone')).rejects.toThrow('git fetch origin gone')
    await expect(defaultBase(await openRepository(one.root), undefined)).rejects.toThrow('--base')
  })
})

describe('where a patch began', () => {
  test('a shallow clone that cuts it off says which fetch is missing', { timeout: SLOW }, async () => {
    const { one, base, head } = patched({ 'a.ts': 'a' }, ({ write, commit }) => {
      write({ 'a.ts': 'b' })
      commit()
      write({ 'a.ts': 'c' })
    })
    const clone = temporaryFolder(made)
    runGit(clone, 'clone', '-q', '--depth', '1', '--no-single-branch', `file://${one.root}`, '.')
    await expect(mergeBaseOf(await openRepository(clone), base, head)).rejects.toThrow('git fetch --unshallow')
    runGit(clone, 'fetch', '-q', '--unshallow')
    expect(await mergeBaseOf(await openRepository(clone), base, head)).toBe(base)
  })

  test('a shallow clone that holds it is enough', { timeout: SLOW }, async () => {
    const one = repository(made, { 'a.ts': '0' })
    for (const text of ['1', '2', '3']) {
      one.write({ 'a.ts': text })
      one.commit()
    }
    const base = one.git('rev-parse', 'HEAD')
    one.git('checkout', '-qb', 'patch')
    one.write({ 'a.ts': '4' })
    const head = one.commit()
    const clone = temporaryFolder(made)
    runGit(clone, 'clone', '-q', '--depth', '2', '--no-single-branch', `file://${one.root}`, '.')
    expect(await mergeBaseOf(await openRepository(clone), base, head)).toBe(base)
  })

  test('histories that never met, and a folder without a repository', { timeout: SLOW }, async () => {
    const one = repository(made, { 'a.ts': 'a' })
    const base = one.git('rev-parse', 'HEAD')
    one.git('checkout', '-q', '--orphan', 'other')
    await expect(mergeBaseOf(await openRepository(one.root), base, one.commit())).rejects.toThrow('no commit in common')
    await expect(openRepository(temporaryFolder(made))).rejects.toThrow(GitRefusal)
  })
})
