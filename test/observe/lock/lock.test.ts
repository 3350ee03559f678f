import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compareLock } from '../../../src/observe/lock/compare.ts'
import { listFiles, listFixtures, listKnownBads, unicodeTwins } from '../../../src/observe/lock/list.ts'
import { lockText, makeLock } from '../../../src/observe/lock/make.ts'
import { writeLock } from '../../../src/observe/lock/write.ts'
import type { LockFile } from '../../../src/model/owned-files.ts'
import { POLICY } from '../../check/owned.ts'
import { folderWith } from './folder.ts'

const sha = (bytes: string): string => createHash('sha256').update(bytes).digest('hex')

async function lockOf(
  root: string,
  fixtures: readonly string[],
  knownBad: readonly string[],
  tests: readonly (readonly [string, readonly string[]])[],
): Promise<LockFile> {
  const made = await makeLock(root, { fixtures, knownBad, tests: new Map(tests) })
  if (made.state !== 'made') throw new Error(JSON.stringify(made.refusals))
  return made.lock
}

describe('listing', () => {
  test('takes dot files, leaves out what is excluded, installed or written by us, and sorts', async () => {
    const root = folderWith({
      'f/b.json': '',
      'f/a.json': '',
      'f/.c.json': '',
      'f/x.test.ts': '',
      'f/node_modules/d.json': '',
      '.oracle/e.json': '',
      '.git/f.json': '',
    })
    expect(await listFiles(root, ['f/**', '!**/*.test.ts'])).toEqual(['f/.c.json', 'f/a.json', 'f/b.json'])
    expect(await listFiles(root, ['**/*.json'])).toEqual(['f/.c.json', 'f/a.json', 'f/b.json'])
    expect(await listFiles(root, [])).toEqual([])
    expect(await listFiles(root, ['nowhere/**'])).toEqual([])
  })

  test('names what stands behind symbolic links, so that it can be refused', async () => {
    const root = folderWith({ 'f/a.json': '', 'other/b.json': '' })
    symlinkSync('../other', join(root, 'f/linked'))
    symlinkSync('../other/b.json', join(root, 'f/link.json'))
    const found = await listFiles(root, ['f/**/*.json'])
    expect(found).toEqual(['f/a.json', 'f/link.json', 'f/linked/b.json'])
    const made = await makeLock(root, { fixtures: found, knownBad: [], tests: new Map() })
    expect(made).toEqual({
      state: 'refused',
      refusals: [
        { file: 'f/link.json', because: 'it is a symbolic link' },
        { file: 'f/linked/b.json', because: 'its folder f/linked is a symbolic link' },
      ],
    })
  })

  test('takes what a schema is for as a fixture too, and edits and patches as known-bads', async () => {
    const root = folderWith({
      'oracle/fixtures/a.txt': '',
      'shop/o.json': '',
      'oracle/known-bad/a.patch': '',
      'oracle/known-bad/deep/b.yaml': '',
      'oracle/known-bad/README.md': '',
    })
    const schemas = [{ files: 'shop/*.json', schema: 's.json' }]
    expect(await listFixtures(root, { ...POLICY, fixtures: { ...POLICY.fixtures, schemas } })).toEqual([
      'oracle/fixtures/a.txt',
      'shop/o.json',
    ])
    expect(await listKnownBads(root, POLICY)).toEqual(['oracle/known-bad/a.patch', 'oracle/known-bad/deep/b.yaml'])
  })

  test('keeps Unicode twins apart and says so', async () => {
    const root = folderWith({ 'f/d\u00e9cembre.json': 'one', 'f/de\u0301cembre.json': 'two', 'f/a.json': '' })
    const found = await listFiles(root, ['f/**'])
    // Some file systems know only one form; the pairs are the same question there.
    expect(unicodeTwins(['f/d\u00e9cembre.json', 'f/de\u0301cembre.json', 'f/a.json'])).toEqual([
      ['f/d\u00e9cembre.json', 'f/de\u0301cembre.json'],
    ])
    expect(unicodeTwins(['a', 'b', 'a'])).toEqual([])
    expect(new Set(found).size).toBe(found.length)
    const lock = await lockOf(root, found, [], [])
    expect(Object.keys(lock.fixtures)).toHaveLength(found.length)
  })
})

describe('the lock file', () => {
  const files = { 'f/b.json': '2', 'f/a.json': '1', 'k/x.patch': 'diff', 't/p.test.ts': 'test()' }

  test('is sorted, one entry a line, and the same for any order of its inputs', async () => {
    const root = folderWith(files)
    const lock = await lockOf(root, ['f/b.json', 'f/a.json'], ['k/x.patch'], [['t/p.test.ts', ['b', 'a', 'a #2']]])
    expect(lockText(lock)).toBe(
      `{
  "fixtures": {
    "f/a.json": "${sha('1')}",
    "f/b.json": "${sha('2')}"
  },
  "knownBad": {
    "k/x.patch": "${sha('diff')}"
  },
  "tests": {
    "t/p.test.ts": {
      "sha256": "${sha('test()')}",
      "tests": [
        "a",
        "a #2",
        "b"
      ]
    }
  },
  "version": 1
}
`,
    )
    expect(lockText(await lockOf(root, ['f/a.json', 'f/b.json'], ['k/x.patch'], [['t/p.test.ts', ['a', 'a #2', 'b']]]))).toBe(
      lockText(lock),
    )
  })

  test('keeps names that mean something to JavaScript', async () => {
    const root = folderWith({ constructor: '1', ['__proto__']: '2' })
    const lock = await lockOf(root, ['__proto__', 'constructor'], [], [])
    expect(Object.entries(JSON.parse(lockText(lock)).fixtures as object)).toEqual([
      ['__proto__', sha('2')],
      ['constructor', sha('1')],
    ])
    expect(await compareLock(root, lock, { fixtures: ['__proto__', 'constructor'], knownBad: [] })).toEqual([])
  })

  test('is put in place whole, over an old one, and nothing is left beside it', async () => {
    const root = folderWith({ ...files, 'oracle/oracle.lock.json': 'old' })
    const lock = await lockOf(root, ['f/a.json'], [], [])
    await writeLock(root, 'oracle/oracle.lock.json', lock)
    await writeLock(root, 'new/folder/lock.json', lock)
    expect(readFileSync(join(root, 'oracle/oracle.lock.json'), 'utf8')).toBe(lockText(lock))
    expect(readdirSync(join(root, 'oracle'))).toEqual(['oracle.lock.json'])
    expect(readdirSync(join(root, 'new/folder'))).toEqual(['lock.json'])
    await expect(writeLock(root, 'f/a.json/lock.json', lock)).rejects.toThrow(/EEXIST|ENOTDIR/)
  })
})

describe('compareLock', () => {
  test('says each difference once, sorted by path', async () => {
    const root = folderWith({
      'f/a.json': '1',
      'f/b.json': '2',
      'f/c.json': '3',
      'k/x.patch': 'x',
      'k/new.patch': '',
      't/p.test.ts': 'test()',
      't/q.test.ts': 'q',
    })
    const lock = await lockOf(
      root,
      ['f/a.json', 'f/b.json', 'f/c.json'],
      ['k/x.patch'],
      [
        ['t/p.test.ts', ['p']],
        ['t/q.test.ts', ['q']],
      ],
    )
    expect(await compareLock(root, lock, { fixtures: Object.keys(lock.fixtures), knownBad: ['k/x.patch'] })).toEqual([])
    const changed: LockFile = {
      ...lock,
      fixtures: { ...lock.fixtures, 'f/a.json': sha('other'), 'f/gone.json': sha('gone') },
      tests: { ...lock.tests, 't/p.test.ts': { sha256: sha('was'), tests: [] } },
    }
    symlinkSync('f/a.json', join(root, 'link.json'))
    const linked: LockFile = { ...changed, fixtures: { ...changed.fixtures, 'link.json': sha('1') } }
    expect(await compareLock(root, linked, { fixtures: ['f/a.json', 'f/b.json', 'f/new.json'], knownBad: ['k/new.patch'] })).toEqual([
      { file: 'f/a.json', kind: 'fixture', state: 'changed', locked: sha('other'), now: sha('1') },
      { file: 'f/gone.json', kind: 'fixture', state: 'missing', locked: sha('gone') },
      { file: 'f/new.json', kind: 'fixture', state: 'unlocked' },
      { file: 'k/new.patch', kind: 'known-bad', state: 'unlocked' },
      { file: 'link.json', kind: 'fixture', state: 'refused', because: 'it is a symbolic link' },
      { file: 't/p.test.ts', kind: 'test', state: 'changed', locked: sha('was'), now: sha('test()') },
    ])
  })
})
