import * as disk from 'node:fs/promises'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Verdict } from '../../src/model/verdict.ts'
import { canonicalText } from '../../src/verdict/canonical.ts'
import { readVerdict } from '../../src/verdict/read.ts'
import { removeVerdict, writeVerdict } from '../../src/verdict/write.ts'
import type { Disk } from '../../src/verdict/write.ts'
import { ALLOW, BLOCK, sealed } from './sample.ts'

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-write-')))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const fileIn = (folder: string): string => join(root, folder, 'verdict.json')

describe('a verdict is written whole', () => {
  test('in a folder that it makes, beside a .gitignore of everything', async () => {
    const file = fileIn('.oracle')
    await writeVerdict(file, ALLOW)
    expect(readFileSync(file, 'utf8')).toBe(canonicalText(ALLOW))
    expect(await readVerdict(file)).toEqual(ALLOW)
    expect(readdirSync(join(root, '.oracle')).sort()).toEqual(['.gitignore', 'verdict.json'])
    expect(readFileSync(join(root, '.oracle/.gitignore'), 'utf8')).toBe('*\n')
  })

  test('a .gitignore that is there stays, and another folder gets none', async () => {
    mkdirSync(join(root, '.oracle'))
    writeFileSync(join(root, '.oracle/.gitignore'), '!corpus\n')
    await writeVerdict(fileIn('.oracle'), ALLOW)
    await writeVerdict(fileIn('reports/of/today'), ALLOW)
    expect(readFileSync(join(root, '.oracle/.gitignore'), 'utf8')).toBe('!corpus\n')
    expect(readdirSync(join(root, 'reports/of/today'))).toEqual(['verdict.json'])
  })

  test('over an older one, and over a link without following it', async () => {
    const file = fileIn('x')
    await writeVerdict(file, BLOCK)
    await writeVerdict(file, ALLOW)
    expect(await readVerdict(file)).toEqual(ALLOW)
    const target = join(root, 'precious')
    writeFileSync(target, 'precious')
    symlinkSync(target, join(root, 'x/link.json'))
    await writeVerdict(join(root, 'x/link.json'), ALLOW)
    expect(readFileSync(target, 'utf8')).toBe('precious')
    expect(await readVerdict(join(root, 'x/link.json'))).toEqual(ALLOW)
  })

  const wrong: readonly { readonly name: string; readonly verdict: Verdict; readonly words: string }[] = [
    { name: 'with a digest that is not its own', verdict: { ...ALLOW, digest: '0'.repeat(64) }, words: 'digest' },
    { name: 'that contradicts itself', verdict: sealed({ ...BLOCK, decision: 'allow' }), words: 'the decision is allow' },
    { name: 'that has no type', verdict: { ...ALLOW, testCount: 'many' } as unknown as Verdict, words: '/testCount' },
    { name: 'that JSON cannot hold', verdict: { ...ALLOW, testCount: NaN }, words: 'NaN' },
  ]
  test.for(wrong)('one $name is not written', async ({ verdict, words }) => {
    await expect(writeVerdict(fileIn('x'), verdict)).rejects.toThrow(words)
    expect(existsSync(join(root, 'x'))).toBe(false)
  })
})

describe('a disk that fails leaves the old verdict or none, and nothing beside it', () => {
  const failure = (code: string): never => {
    throw Object.assign(new Error(`${code}: injected`), { code })
  }
  /** A disk whose files fail at one step. */
  const failingAt = (step: 'writeFile' | 'sync' | 'close', code: string): Disk => ({
    ...disk,
    open: async (...args: Parameters<Disk['open']>) => {
      const handle = await disk.open(...args)
      const real = handle[step].bind(handle) as () => Promise<void>
      handle[step] = async () => {
        // Half of it reached the disk before it was full.
        if (step === 'writeFile') await handle.write('{ "schemaVersion":')
        else await real()
        failure(code)
      }
      return handle
    },
  })
  const disks: readonly { readonly name: string; readonly on: Disk }[] = [
    { name: 'full while writing', on: failingAt('writeFile', 'ENOSPC') },
    { name: 'broken while flushing', on: failingAt('sync', 'EIO') },
    { name: 'broken while closing', on: failingAt('close', 'EDQUOT') },
    { name: 'read-only', on: { ...disk, open: async () => failure('EROFS') } },
    { name: 'one that does not rename', on: { ...disk, rename: async () => failure('EACCES') } },
    {
      name: 'one that does not rename, and then does not remove',
      on: { ...disk, rename: async () => failure('EACCES'), rm: async () => failure('EPERM') },
    },
  ]
  test.for(disks)('$name', async ({ on, name }) => {
    const file = fileIn('x')
    await writeVerdict(file, BLOCK)
    await expect(writeVerdict(file, ALLOW, on)).rejects.toThrow('injected')
    expect(await readVerdict(file)).toEqual(BLOCK)
    if (!name.includes('does not remove')) expect(readdirSync(join(root, 'x'))).toEqual(['verdict.json'])
    await removeVerdict(file)
    await expect(writeVerdict(file, ALLOW, on)).rejects.toThrow('injected')
    expect(existsSync(file)).toBe(false)
  })

  test('a folder that cannot be made', async () => {
    writeFileSync(join(root, 'x'), '')
    await expect(writeVerdict(fileIn('x'), ALLOW)).rejects.toThrow('EEXIST')
  })

  test('a folder that the file system does not flush is no failure', async () => {
    const on: Disk = {
      ...disk,
      open: async (...args: Parameters<Disk['open']>) => {
        const handle = await disk.open(...args)
        if (args[1] === 'r') handle.sync = async () => failure('EINVAL')
        return handle
      },
    }
    await writeVerdict(fileIn('x'), ALLOW, on)
    expect(await readVerdict(fileIn('x'))).toEqual(ALLOW)
  })
})

describe('a verdict is removed', () => {
  test('with what a killed writer left, and nothing else', async () => {
    const file = fileIn('x')
    await writeVerdict(file, ALLOW)
    const gone = 2 ** 22 + 1
    writeFileSync(join(root, `x/.verdict.json.writing-${gone}.abc`), '{')
    writeFileSync(join(root, `x/.verdict.json.writing-${process.pid}.abc`), '{')
    writeFileSync(join(root, 'x/other.json'), '{}')
    await removeVerdict(file)
    expect(readdirSync(join(root, 'x')).sort()).toEqual([`.verdict.json.writing-${process.pid}.abc`, 'other.json'])
  })

  test('none is no failure, and makes no folder', async () => {
    await removeVerdict(fileIn('nowhere'))
    expect(existsSync(join(root, 'nowhere'))).toBe(false)
  })

  test('a link goes, and not what it leads to', async () => {
    const target = join(root, 'precious')
    writeFileSync(target, 'precious')
    symlinkSync(target, join(root, 'verdict.json'))
    await removeVerdict(join(root, 'verdict.json'))
    expect(statSync(target).isFile()).toBe(true)
    expect(existsSync(join(root, 'verdict.json'))).toBe(false)
  })

  test('a folder in its place is an error, not a silence', async () => {
    mkdirSync(fileIn('x'), { recursive: true })
    await expect(removeVerdict(fileIn('x'))).rejects.toThrow('directory')
  })

  test('one that stays is an error', async () => {
    const on: Disk = { ...disk, rm: async () => failureOf('EPERM') }
    await expect(removeVerdict(fileIn('x'), on)).rejects.toThrow('EPERM')
  })
})

function failureOf(code: string): never {
  throw Object.assign(new Error(code), { code })
}
