import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commonFolders, readImport, treeDigest } from '../../../src/observe/lock/import.ts'
import { folderWith } from './folder.ts'

const sha = (bytes: string): string => createHash('sha256').update(bytes).digest('hex')
const A = sha('a')
const B = sha('b')

describe('readImport', () => {
  test.each([
    [
      'text and binary lines',
      `${A}  f/a.json\n${B} *f/b.json\n`,
      [
        ['f/a.json', A],
        ['f/b.json', B],
      ],
    ],
    [
      'upper case, CRLF, no last newline',
      `${A.toUpperCase()}  a b.json\r\n${B}  ./c.json`,
      [
        ['a b.json', A],
        ['c.json', B],
      ],
    ],
    ['escaped names', `\\${A}  a\\\\b\\nc.json\n`, [['a\\b\nc.json', A]]],
    ['names that begin with spaces', `${A}   a.json\n`, [[' a.json', A]]],
    ['the same line twice', `${A}  a\n${A}  a\n`, [['a', A]]],
  ])('%s', (_, text, expected) => {
    expect(readImport(text)).toEqual({ state: 'lines', hashes: new Map(expected as [string, string][]) })
  })

  test.each([
    ['one digest', `${A}\n`],
    ['one digest in upper case, with space around', `  ${A.toUpperCase()}  `],
  ])('%s is a tree', (_, text) => {
    expect(readImport(text)).toEqual({ state: 'tree', digest: A })
  })

  test.each([
    ['nothing', '', [1]],
    ['lines that are none', `${A}  a\n${A.slice(1)}  b\n{}\n${A} c\n`, [2, 3, 4]],
    ['one name with two hashes', `${A}  a\n\n${B}  a\n`, [3]],
    ['two digests', `${A}\n${B}\n`, [1, 2]],
  ])('%s', (_, text, lines) => {
    const read = readImport(text)
    expect(read.state).toBe('invalid')
    expect(read.state === 'invalid' && read.mistakes.map(({ line }) => line)).toEqual(lines)
  })

  test('has an answer for any text, and never an empty list', () => {
    const piece = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(A, '  ', ' *', '\\', '\n', '\r\n', '__proto__', './', '/'))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const read = readImport(pieces.join(''))
        if (read.state === 'lines') expect(read.hashes.size).toBeGreaterThan(0)
        if (read.state === 'invalid') expect(read.mistakes.length).toBeGreaterThan(0)
        if (read.state === 'tree') expect(read.digest).toBe(A)
      }),
    )
  })

  test('reads what sha256sum itself writes', () => {
    const root = folderWith({ 'f/a.json': 'a', 'f/b\\c.json': 'b', 'f/d e.json': '' })
    const written = spawnSync('sha256sum', ['f/a.json', 'f/b\\c.json', './f/d e.json'], { cwd: root, encoding: 'utf8' })
    // Not everywhere installed; where it is, this is the format.
    const text = written.status === 0 ? written.stdout : `${A}  f/a.json\n\\${B}  f/b\\\\c.json\n${sha('')}  ./f/d e.json\n`
    expect(readImport(text)).toEqual({
      state: 'lines',
      hashes: new Map([
        ['f/a.json', A],
        ['f/b\\c.json', B],
        ['f/d e.json', sha('')],
      ]),
    })
  })
})

describe('treeDigest', () => {
  test('is over paths and bytes, sorted by the bytes of the paths', () => {
    const root = folderWith({ 'f/\uff5e.json': 'tilde', 'f/\u{1f600}.json': 'face', 'f/b/c.json': 'c', 'f/b.json': 'b' })
    const files = ['f/b/c.json', 'f/\u{1f600}.json', 'f/b.json', 'f/\uff5e.json']
    expect(treeDigest(root, 'f', files)).toBe(sha('b.json\0b\0b/c.json\0c\0\uff5e.json\0tilde\0\u{1f600}.json\0face\0'))
    expect(treeDigest(root, '', ['f/b.json'])).toBe(sha('f/b.json\0b\0'))
    expect(() => treeDigest(root, '', ['f/gone.json'])).toThrow('f/gone.json: it is not there')
  })

  test.each([
    [
      ['o/f/a.json', 'o/f/x/b.json'],
      ['o/f', 'o', ''],
    ],
    [
      ['o/f/a.json', 'o/fx/b.json'],
      ['o', ''],
    ],
    [['a.json', 'o/b.json'], ['']],
    [['o/f/a.json'], ['o/f', 'o', '']],
    [[], ['']],
  ])('the folders that %j share', (files, expected) => {
    expect(commonFolders(files)).toEqual(expected)
  })
})
