import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOwnedFiles } from '../../../src/observe/owned/read.ts'
import { folderSource } from '../../../src/observe/owned/source.ts'
import { mistakesOf } from './support.ts'

let root = ''

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'owned-')))
  await mkdir(join(root, 'project/oracle'), { recursive: true })
  await writeFile(join(root, 'project/oracle/a.yaml'), 'a')
  await writeFile(join(root, 'outside.yaml'), 'b')
  await symlink('a.yaml', join(root, 'project/oracle/link.yaml'))
  await symlink('nowhere.yaml', join(root, 'project/oracle/dangling.yaml'))
  await symlink(root, join(root, 'project/out'))
  await symlink(join(root, 'project'), join(root, 'linked-project'))
})

afterAll(() => rm(root, { recursive: true, force: true }))

test('bytes, or null for what is not there', async () => {
  const source = folderSource(join(root, 'project'))
  expect(await source.read('oracle/a.yaml')).toEqual(Buffer.from('a'))
  expect(await source.read('oracle/none.yaml')).toBeNull()
  expect(await source.read('oracle/a.yaml/none')).toBeNull()
})

test('the root itself may be a link', async () => {
  expect(await folderSource(join(root, 'linked-project')).read('oracle/a.yaml')).toEqual(Buffer.from('a'))
})

test.each<[path: string, message: string]>([
  ['oracle/link.yaml', 'is, or lies behind, a symbolic link'],
  ['oracle/dangling.yaml', 'is, or lies behind, a symbolic link'],
  ['out/outside.yaml', 'is, or lies behind, a symbolic link'],
  ['../outside.yaml', "lies outside the project's root"],
  ['oracle', 'EISDIR'],
])('%s is refused', async (path, message) => {
  await expect(folderSource(join(root, 'project')).read(path)).rejects.toThrow(message)
})

test('all files of a folder without any are absent', async () => {
  const owned = await readOwnedFiles(folderSource(root), 'oracle/policy.yaml')
  expect(Object.values(owned)).toEqual([
    { state: 'absent', path: 'oracle/policy.yaml' },
    { state: 'absent', path: 'oracle/ledger.yaml' },
    { state: 'absent', path: 'oracle/oracle.lock.json' },
    { state: 'absent', path: 'oracle/INVARIANTS.md' },
    { state: 'absent', path: 'oracle/seeds.txt' },
    { state: 'absent', path: 'oracle/intent.yaml' },
  ])
})

test('a link in the place of the ledger makes it invalid', async () => {
  const linked = join(root, 'linked')
  await mkdir(join(linked, 'oracle'), { recursive: true })
  await mkdir(join(linked, 'src'))
  await writeFile(join(linked, 'src/ledger.yaml'), 'version: 1\nfreezes: []\n')
  await symlink('../src/ledger.yaml', join(linked, 'oracle/ledger.yaml'))
  const { ledger } = await readOwnedFiles(folderSource(linked), 'oracle/policy.yaml')
  expect(mistakesOf(ledger)).toEqual([
    '-:- cannot be read: oracle/ledger.yaml is, or lies behind, a symbolic link → make it a plain file that can be read',
  ])
})
