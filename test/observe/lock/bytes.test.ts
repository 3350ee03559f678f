import { createHash } from 'node:crypto'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashFiles, isInside, readBytes } from '../../../src/observe/lock/bytes.ts'
import { folderWith } from './folder.ts'

const sha = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

describe('hashFiles', () => {
  test('hashes bytes as they are, small and larger than one piece', async () => {
    const large = Buffer.alloc(20 * 1024 * 1024 + 7, 'abc')
    const root = folderWith({
      'a.json': '{"b":1,\r\n "a":2}',
      empty: '',
      'deep/er/large.bin': large,
      'bad-utf8': Buffer.from([0xff, 0xfe]),
    })
    expect(await hashFiles(root, ['a.json', 'empty', 'deep/er/large.bin', 'bad-utf8', 'a.json'])).toEqual(
      new Map([
        ['a.json', { state: 'hashed', sha256: sha('{"b":1,\r\n "a":2}') }],
        ['empty', { state: 'hashed', sha256: sha('') }],
        ['deep/er/large.bin', { state: 'hashed', sha256: sha(large) }],
        ['bad-utf8', { state: 'hashed', sha256: sha(Buffer.from([0xff, 0xfe])) }],
      ]),
    )
  })

  test('says what is not there, and refuses what is no file of the tree', async () => {
    const root = folderWith({ 'a.json': '1', 'folder/b.json': '2' })
    symlinkSync('a.json', join(root, 'link.json'))
    symlinkSync('nowhere', join(root, 'broken.json'))
    symlinkSync('folder', join(root, 'linked'))
    mkdirSync(join(root, 'empty'))
    const refused = (because: string) => ({ state: 'refused', because })
    const expected = {
      'gone.json': { state: 'absent' },
      'gone/too.json': { state: 'absent' },
      'a.json/b': { state: 'absent' },
      'link.json': refused('it is a symbolic link'),
      'broken.json': refused('it is a symbolic link'),
      'linked/b.json': refused('its folder linked is a symbolic link'),
      'linked/deep/c.json': refused('its folder linked is a symbolic link'),
      empty: refused('it is a folder'),
      '../a.json': refused('it is outside the root'),
      'folder/../../a.json': refused('it is outside the root'),
      '/etc/hostname': refused('it is outside the root'),
      '': refused('it is outside the root'),
      'a\0b': refused('it cannot be read (ERR_INVALID_ARG_VALUE)'),
    }
    expect(Object.fromEntries(await hashFiles(root, Object.keys(expected)))).toEqual(expected)
  })

  test('lets other work run in between', async () => {
    const root = folderWith(
      Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}.bin`, Buffer.alloc(2 * 1024 * 1024, index)])),
    )
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    const seen = await hashFiles(
      root,
      Array.from({ length: 40 }, (_, index) => `${index}.bin`),
    )
    clearInterval(timer)
    expect(seen.size).toBe(40)
    expect(turns).toBeGreaterThan(0)
  })
})

test('readBytes gives the bytes of a file, and nothing of a link', () => {
  const root = folderWith({ 'a.json': '1' })
  symlinkSync('a.json', join(root, 'link.json'))
  expect(Buffer.from(readBytes(root, 'a.json') as Uint8Array).toString()).toBe('1')
  expect(readBytes(root, 'link.json')).toEqual({ state: 'refused', because: 'it is a symbolic link' })
  expect(readBytes(root, 'b.json')).toEqual({ state: 'absent' })
})

test.each([
  ['a', true],
  ['..a/b..', true],
  ['a/../b', false],
  ['..', false],
  ['C:/a', false],
  ['/a', false],
  ['', false],
])('isInside(%j) is %s', (path, expected) => {
  expect(isInside(path)).toBe(expected)
})
