import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readFileSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { Tree } from '../../../src/model/patch.ts'
import { openBlobs } from '../../../src/observe/git/blobs.ts'
import { openRepository } from '../../../src/observe/git/repository.ts'
import { listTree } from '../../../src/observe/git/tree.ts'
import { writtenFiles } from '../../../src/observe/judged-tree/bytes.ts'
import { checkoutDifferences } from '../../../src/observe/judged-tree/checkout.ts'
import { largeFilesOf } from '../../../src/observe/judged-tree/large-files.ts'
import { judgedTree, sameTree } from '../../../src/observe/judged-tree/judged.ts'
import { staysInside } from '../../../src/observe/judged-tree/links.ts'
import { type LeftOut, materialiseTree } from '../../../src/observe/judged-tree/write.ts'
import { repository, temporaryFolder } from '../git/repositories.ts'
import type { TestRepository } from '../git/repositories.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function materialise(one: TestRepository, tree: Tree): Promise<{ readonly folder: string; readonly left: LeftOut }> {
  const folder = join(temporaryFolder(made), 'tree')
  const blobs = openBlobs(one.root)
  try {
    return { folder, left: await materialiseTree(tree, blobs, folder) }
  } finally {
    blobs.close()
  }
}

async function treeOf(one: TestRepository, commit = 'HEAD'): Promise<Tree> {
  return listTree(await openRepository(one.root), one.git('rev-parse', commit))
}

/** A tree that git's own commands would not make. */
function crafted(one: TestRepository, paths: Readonly<Record<string, string>>): Tree {
  const id = one.git('rev-parse', 'HEAD:a.txt')
  return new Map(Object.entries(paths).map(([path, mode]) => [path, { mode, id }]))
}

describe('materialiseTree', () => {
  test('writes bytes, modes, links and folders as the commit has them', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251)
    const one = repository(made, { 'a.txt': 'a\r\nb\n', 'deep/er/b.bin': bytes, 'run.sh': '#!/bin/sh\n', 'deep/empty': '', 'ä/ .txt': 'x' })
    one.git('update-index', '--chmod=+x', 'run.sh')
    const link = one.git('hash-object', '-w', join(one.root, 'deep/empty'))
    writeFileSync(join(one.root, 'target'), '../a.txt')
    const target = one.git('hash-object', '-w', 'target')
    rmSync(join(one.root, 'target'))
    one.git('update-index', '--add', '--cacheinfo', `120000,${target},deep/link`)
    one.git('update-index', '--add', '--cacheinfo', `160000,${one.git('rev-parse', 'HEAD')},vendor/lib`)
    one.git('commit', '-qm', 'more')
    const tree = await treeOf(one)
    const { folder, left } = await materialise(one, tree)

    expect(left).toEqual({ links: [], submodules: ['vendor/lib'] })
    expect(readFileSync(join(folder, 'a.txt'), 'latin1')).toBe('a\r\nb\n')
    expect(readFileSync(join(folder, 'deep/er/b.bin')).equals(bytes)).toBe(true)
    expect(statSync(join(folder, 'run.sh')).mode & 0o777).toBe(0o755)
    expect(statSync(join(folder, 'a.txt')).mode & 0o100).toBe(0)
    expect(readlinkSync(join(folder, 'deep/link'))).toBe('../a.txt')
    expect(readdirSync(join(folder, 'vendor/lib'))).toEqual([])
    expect(readFileSync(join(folder, 'ä/ .txt'), 'utf8')).toBe('x')
    expect(link).toMatch(/^[0-9a-f]{40}$/)
    expect(writtenFiles(folder, tree)).toEqual([])
  })

  test('leaves out links that lead out of the tree, also by way of another link', async () => {
    const one = repository(made, { 'a.txt': 'a' })
    const targets = {
      out: '../..',
      absolute: '/etc',
      up: 'x/y/../../../z',
      inside: './a.txt',
      'x/y/z/d': '../../..',
      'x/y/z/e': 'd/../secret',
      loop: 'loop',
    }
    for (const [path, target] of Object.entries(targets)) {
      writeFileSync(join(one.root, 'target'), target)
      one.git('update-index', '--add', '--cacheinfo', `120000,${one.git('hash-object', '-w', 'target')},${path}`)
    }
    rmSync(join(one.root, 'target'))
    one.git('commit', '-qm', 'links')
    const { folder, left } = await materialise(one, await treeOf(one))
    expect(left.links).toEqual(['absolute', 'loop', 'out', 'up', 'x/y/z/e'])
    expect(readdirSync(folder).sort()).toEqual(['a.txt', 'inside', 'x'])
    expect(lstatSync(join(folder, 'x/y/z/d')).isSymbolicLink()).toBe(true)
  })

  test.each(['../a', '/a', 'b/../../a', 'b//a', './a', 'b/./a', '.git/hooks/a', 'b/.GIT/config', 'a\0b', ''])(
    'refuses the name %j',
    async (path) => {
      const one = repository(made, { 'a.txt': 'a' })
      await expect(materialise(one, crafted(one, { 'c.txt': '100644', [path]: '100644' }))).rejects.toThrow('is no name of a file inside')
    },
  )

  test('a link is never written through, however the tree names what lies behind it', async () => {
    const one = repository(made, { 'a.txt': '.' })
    await expect(materialise(one, crafted(one, { b: '120000', 'b/c': '100644' }))).rejects.toThrow('are one on this file system')
  })

  test('says which object is missing', async () => {
    const one = repository(made, { 'a.txt': 'a' })
    const tree: Tree = new Map([['b', { mode: '100644', id: 'b'.repeat(40) }]])
    await expect(materialise(one, tree)).rejects.toThrow('is not here')
  })

  test('writes hundreds of files in the time of a blink', async () => {
    const one = repository(
      made,
      Object.fromEntries(Array.from({ length: 800 }, (_, n) => [`d${n % 40}/e/f${n}.ts`, `export const a = ${n}\n`.repeat(40)])),
    )
    const tree = await treeOf(one)
    const began = performance.now()
    const { folder } = await materialise(one, tree)
    expect(performance.now() - began).toBeLessThan(8000)
    expect(writtenFiles(folder, tree)).toEqual([])
  })
})

test('staysInside follows links as a system does', () => {
  const links = new Map([
    ['a/d', '../b'],
    ['e', 'a/d/../c'],
    ['f', 'a/d/../../c'],
  ])
  expect(staysInside('e', links)).toBe(true)
  expect(staysInside('f', links)).toBe(false)
})

describe('judgedTree', () => {
  const entry = (id: string) => ({ mode: '100644', id })
  const tree = (files: Readonly<Record<string, string>>): Tree => new Map(Object.entries(files).map(([path, id]) => [path, entry(id)]))
  const isProduction = (path: string): boolean => path.startsWith('src/')

  test('is base with the production files of head, and nothing else of head', () => {
    const base = tree({ 'src/a.ts': '1', 'src/gone.ts': '2', 'test/a.test.ts': '3', 'vitest.config.ts': '4' })
    const head = tree({ 'src/a.ts': '5', 'src/new.ts': '6', 'test/a.test.ts': '7', 'test/b.test.ts': '8', '.env.test': '9' })
    expect(judgedTree(base, head, isProduction)).toEqual(
      tree({ 'src/a.ts': '5', 'src/new.ts': '6', 'test/a.test.ts': '3', 'vitest.config.ts': '4' }),
    )
  })

  test('base wins where both cannot be', () => {
    expect(judgedTree(tree({ 'lib/x/y': '1' }), tree({ 'lib/x': '2' }), (path) => path === 'lib/x')).toEqual(tree({ 'lib/x/y': '1' }))
    expect(judgedTree(tree({ 'lib/x': '1' }), tree({ 'lib/x/y': '2' }), (path) => path === 'lib/x/y')).toEqual(tree({ 'lib/x': '1' }))
  })

  test('sameTree sees an id, a mode, a file more and a file less', () => {
    const a = tree({ 'src/a.ts': '1', b: '2' })
    expect(sameTree(a, new Map([...a].toReversed()))).toBe(true)
    expect(sameTree(a, tree({ 'src/a.ts': '1', b: '3' }))).toBe(false)
    expect(sameTree(a, tree({ 'src/a.ts': '1' }))).toBe(false)
    expect(sameTree(a, new Map([...a, ['b', { mode: '100755', id: '2' }]]))).toBe(false)
  })
})

describe('files that git keeps apart', () => {
  const content = Buffer.from('a picture\n'.repeat(100))
  const oid = createHash('sha256').update(content).digest('hex')
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${content.length}\n`

  async function kept(stored: Buffer): Promise<{ readonly folder: string; readonly tree: Tree; readonly one: TestRepository }> {
    const one = repository(made, { 'a.png': pointer, 'code.ts': pointer, 'other.png': pointer.replace(/size \d+/, 'size 3') })
    const store = await largeFilesOf(one.root)
    mkdirSync(join(store, oid.slice(0, 2), oid.slice(2, 4)), { recursive: true })
    writeFileSync(join(store, oid.slice(0, 2), oid.slice(2, 4), oid), stored)
    const tree = await treeOf(one)
    const folder = join(temporaryFolder(made), 'tree')
    const blobs = openBlobs(one.root)
    await materialiseTree(tree, blobs, folder, store)
    blobs.close()
    return { folder, tree, one }
  }

  test('have the content that git points to; code never has', async () => {
    const { folder, tree, one } = await kept(content)
    expect(readFileSync(join(folder, 'a.png')).equals(content)).toBe(true)
    for (const path of ['code.ts', 'other.png']) expect(readFileSync(join(folder, path), 'utf8')).toContain('git-lfs')
    expect(writtenFiles(folder, tree)).toEqual([])
    one.write({ 'a.png': content, 'code.ts': content })
    expect(await checkoutDifferences(one.root, tree)).toEqual([{ path: 'code.ts', kind: 'edited' }])
    one.write({ 'a.png': 'another picture', 'code.ts': pointer })
    expect(await checkoutDifferences(one.root, tree)).toEqual([{ path: 'a.png', kind: 'edited' }])
  })

  test('are pointers where the content is another one', async () => {
    const { folder } = await kept(Buffer.from('not it'))
    expect(readFileSync(join(folder, 'a.png'), 'utf8')).toBe(pointer)
  })
})

describe('writtenFiles', () => {
  test('names what was edited, removed, replaced by a link, or given another mode', async () => {
    const one = repository(made, { 'edited.ts': 'a', 'gone.ts': 'b', 'linked.ts': 'c', 'mode.ts': 'd', 'same.ts': 'e' })
    const tree = await treeOf(one)
    const { folder } = await materialise(one, tree)
    writeFileSync(join(folder, 'edited.ts'), 'A')
    rmSync(join(folder, 'gone.ts'))
    rmSync(join(folder, 'linked.ts'))
    const { symlinkSync, chmodSync } = await import('node:fs')
    symlinkSync('same.ts', join(folder, 'linked.ts'))
    chmodSync(join(folder, 'mode.ts'), 0o755)
    expect(writtenFiles(folder, tree)).toEqual(['edited.ts', 'gone.ts', 'linked.ts', 'mode.ts'])
  })
})
