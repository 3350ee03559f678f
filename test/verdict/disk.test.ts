import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import * as disk from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isMissing, readBytes, readVerdictReport } from '../../src/verdict/read.ts'
import { parseShard } from '../../src/verdict/shards/file.ts'
import { isShardFileName, shardFileName, shardPath } from '../../src/verdict/shards/path.ts'
import { shardValidator } from '../../src/verdict/shards/validator.ts'
import { writeShard } from '../../src/verdict/shards/write.ts'
import { removeVerdict, writeVerdict } from '../../src/verdict/write.ts'
import type { Disk } from '../../src/verdict/write.ts'
import { EXAMPLE, moduleOf, passed } from '../check/seen.ts'
import { ALLOW, BLOCK, sealed } from './sample.ts'
import { CIRCUMSTANCES, wholeRun } from './shard-sample.ts'

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-disk-')))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const failure = (code: string): Error => Object.assign(new Error(`${code}: injected`), { code })

/** A disk that says what is asked of it, and fails where `failing` has a failure for what is asked. */
function told(failing: Readonly<Record<string, unknown>> = {}): { readonly on: Disk; readonly said: string[] } {
  const said: string[] = []
  const nameOf = (path: unknown): string =>
    String(path)
      .replace(`${root}/`, '')
      .replace(new RegExp(`writing-${process.pid}\\.[0-9a-f]{12}$`), 'writing-PID.HEX')
  const say = (what: string): void => {
    said.push(what)
    if (Object.hasOwn(failing, what)) throw failing[what]
  }
  const asked =
    <A extends readonly unknown[], R>(name: string, real: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      say([name, ...args.map((one) => (typeof one === 'object' ? JSON.stringify(one) : nameOf(one).trim()))].join(' '))
      return await real(...args)
    }
  const open = async (...args: Parameters<Disk['open']>): ReturnType<Disk['open']> => {
    const [path, flags] = args
    say(`open ${nameOf(path)} ${flags}`)
    const handle = await disk.open(...args)
    for (const step of ['sync', 'close', 'writeFile'] as const) {
      const real = (handle[step] as (...given: readonly unknown[]) => Promise<void>).bind(handle)
      handle[step] = async (...given: readonly unknown[]) => {
        await real(...given)
        say(`${step} ${nameOf(path)}`)
      }
    }
    return handle
  }
  const { mkdir, rename, rm, readdir, writeFile } = disk
  const on = {
    mkdir: asked('mkdir', mkdir),
    rename: asked('rename', rename),
    rm: asked('rm', rm),
    readdir: asked('readdir', readdir),
    writeFile: asked('writeFile', writeFile),
    open,
  }
  return { on: on as unknown as Disk, said }
}

const TEMPORARY = '.oracle/.verdict.json.writing-PID.HEX'
const WRITTEN = [
  'mkdir .oracle {"recursive":true}',
  'writeFile .oracle/.gitignore * {"flag":"wx"}',
  `open ${TEMPORARY} wx`,
  `writeFile ${TEMPORARY}`,
  `sync ${TEMPORARY}`,
  `close ${TEMPORARY}`,
  `rename ${TEMPORARY} .oracle/verdict.json`,
]
const FLUSHED = ['open .oracle r', 'sync .oracle', 'close .oracle']
const UNSIGNED = 'rm .oracle/verdict.json.sig {"force":true}'

const withPlatform = async (platform: NodeJS.Platform, act: () => Promise<void>): Promise<void> => {
  const was = process.platform
  Object.defineProperty(process, 'platform', { value: platform })
  try {
    await act()
  } finally {
    Object.defineProperty(process, 'platform', { value: was })
  }
}

describe('what is asked of the disk', () => {
  test('the file is flushed before it is renamed, and then its folder', async () => {
    const { on, said } = told()
    await withPlatform('linux', () => writeVerdict(join(root, '.oracle/verdict.json'), ALLOW, on))
    expect(said).toEqual([...WRITTEN, ...FLUSHED, UNSIGNED])
  })

  test('Windows cannot open a folder', async () => {
    const { on, said } = told()
    await withPlatform('win32', () => writeVerdict(join(root, '.oracle/verdict.json'), ALLOW, on))
    expect(said).toEqual([...WRITTEN, UNSIGNED])
  })

  const rows = [
    { name: 'a folder that cannot be flushed there', failing: { 'sync .oracle': failure('ENOTSUP') }, throws: false },
    { name: 'a folder that cannot be flushed now', failing: { 'sync .oracle': failure('EIO') }, throws: true },
    { name: 'a .gitignore that is there', failing: { 'writeFile .oracle/.gitignore * {"flag":"wx"}': failure('EEXIST') }, throws: false },
    {
      name: 'a .gitignore that cannot be written',
      failing: { 'writeFile .oracle/.gitignore * {"flag":"wx"}': failure('EACCES') },
      throws: true,
    },
    {
      name: 'what is thrown, and is no error',
      failing: { 'writeFile .oracle/.gitignore * {"flag":"wx"}': { code: 'EEXIST' } },
      throws: true,
    },
    { name: 'an error without a code', failing: { 'sync .oracle': new Error('no') }, throws: true },
    { name: 'a signature that stays, which is refused as such', failing: { [UNSIGNED]: failure('EPERM') }, throws: false },
  ]
  test.for(rows)('$name', async ({ failing, throws }) => {
    const { on, said } = told(failing)
    const thrown = await writeVerdict(join(root, '.oracle/verdict.json'), ALLOW, on).then(
      () => undefined,
      (error: unknown) => error,
    )
    const [failed] = Object.values(failing)
    expect(thrown).toBe(throws ? failed : undefined)
    // Whatever became of a handle, it is closed.
    expect(said.filter((one) => one.startsWith('open')).length).toBe(said.filter((one) => one.startsWith('close')).length)
  })

  test('what could not be renamed is removed', async () => {
    const { on, said } = told({ [`rename ${TEMPORARY} .oracle/verdict.json`]: failure('EACCES') })
    await expect(writeVerdict(join(root, '.oracle/verdict.json'), ALLOW, on)).rejects.toThrow('EACCES')
    expect(said).toEqual([...WRITTEN, `rm ${TEMPORARY} {"force":true}`])
  })

  test('what cannot be read is not written, and all of its mistakes are told', async () => {
    const path = join(root, 'verdict.json')
    const report = `${path} is not written, because no reader would take this verdict. Please report this to vitest-oracle.`
    await expect(writeVerdict(path, { ...ALLOW, testCount: Number.NaN })).rejects.toThrow(
      new Error(`${report} It holds what JSON cannot: /testCount is NaN, which JSON cannot hold.`),
    )
    await expect(writeVerdict(path, sealed({ ...BLOCK, decision: 'allow' }))).rejects.toThrow(
      new Error(
        `${report} /decision: It contradicts itself: the decision is allow, and its findings decide block. /tests/0: It contradicts itself: its decision is allow, and the trusted test ${BLOCK.tests[0]?.id} proved nothing.`,
      ),
    )
  })

  test('what another writer left is removed, unless it may still be writing', async () => {
    const left = (pid: string): string => `.verdict.json.writing-${pid}.abcdefabcdef`
    const [gone, foreign, alive] = [left('4194305'), left('4194306'), left(String(process.pid))]
    const { kill } = process
    process.kill = (pid) => {
      if (pid === process.pid) return true
      throw failure(pid === 4_194_306 ? 'EPERM' : 'ESRCH')
    }
    try {
      for (const name of [gone, foreign, alive, left('none')]) writeFileSync(join(root, name), '')
      const { on, said } = told({ [`rm ${left('none')} {"force":true}`]: failure('EPERM') })
      await removeVerdict(join(root, 'verdict.json'), on)
      expect(said.filter((one) => one.startsWith('rm')).toSorted()).toEqual(
        ['verdict.json', 'verdict.json.sig', gone, left('none')].map((name) => `rm ${name} {"force":true}`).toSorted(),
      )
      expect(readdirSync(root).toSorted()).toEqual([foreign, alive, left('none')].toSorted())
    } finally {
      process.kill = kill
    }
  })
})

describe('what is read', () => {
  test('nothing below a file', async () => {
    writeFileSync(join(root, 'file'), '')
    const remedy = "Run `vitest run` with 'vitest-oracle/reporter' among its reporters; a run that was killed leaves no verdict."
    const missing = { state: 'missing', mistakes: [{ what: 'There is no verdict.', where: '', remedy }] }
    expect(await readVerdictReport(join(root, 'file/verdict.json'))).toEqual(missing)
    expect(await readVerdictReport(join(root, 'verdict.json'))).toEqual(missing)
    mkdirSync(join(root, 'folder'))
    expect(await readVerdictReport(join(root, 'folder'))).toEqual({
      state: 'refused',
      mistakes: [{ what: 'It cannot be read: it is not a file.', where: '', remedy: 'Name a file that can be read.' }],
    })
  })

  test('no more than is allowed', async () => {
    writeFileSync(join(root, 'file'), 'abc')
    expect(Buffer.from(await readBytes(join(root, 'file'), 3)).toString()).toBe('abc')
    await expect(readBytes(join(root, 'file'), 2)).rejects.toThrow(new Error('it has more than 2 bytes'))
  })

  test('what is missing is an error of the disk', () => {
    expect(['ENOENT', 'ENOTDIR', 'EACCES'].map((code) => isMissing(failure(code)))).toEqual([true, true, false])
    expect([new Error('ENOENT'), { code: 'ENOENT' }, 'ENOENT', null].map(isMissing)).toEqual([false, false, false, false])
  })
})

describe('a shard', () => {
  const seen = wholeRun([moduleOf(EXAMPLE, [passed(EXAMPLE, 'adds')])])
  const about = { shard: { index: 2, count: 12 }, projects: [], expected: [{ project: '', file: EXAMPLE }], imports: [] }

  test('lies beside the verdict, by its number', async () => {
    const verdict = join(root, '.oracle/verdict.json')
    await writeShard(verdict, seen, CIRCUMSTANCES, about)
    const path = join(root, '.oracle/shards/2-of-12.json')
    expect(shardPath(verdict, about.shard)).toBe(path)
    expect(parseShard(readFileSync(path))).toMatchObject({ shard: { shard: about.shard, now: seen.now } })
    expect(readdirSync(join(root, '.oracle'))).toEqual(['shards'])
  })

  test('that no reader would take is not written', async () => {
    const path = join(root, 'shards/13-of-12.json')
    const report = `${path} is not written, because no reader would take this shard. Please report this to vitest-oracle.`
    const verdict = join(root, 'verdict.json')
    await expect(writeShard(verdict, seen, CIRCUMSTANCES, { ...about, shard: { index: 13, count: 12 } })).rejects.toThrow(
      new Error(`${report} /shard/index: It contradicts itself: it is shard 13 of 12.`),
    )
    await expect(
      writeShard(verdict, seen, { ...CIRCUMSTANCES, milliseconds: Number.NaN }, { ...about, shard: { index: 13, count: 12 } }),
    ).rejects.toThrow(new Error(`${report} It holds what JSON cannot: /milliseconds is NaN, which JSON cannot hold.`))
    expect(readdirSync(root)).toEqual([])
  })

  test('is told from other files by its name', () => {
    const names = [
      '1-of-2.json',
      '10-of-12.json',
      'x1-of-2.json',
      '1-of-2.json.sig',
      '1-of-.json',
      'a-of-2.json',
      '1-of-2xjson',
      '1-of-2json',
      'verdict.json',
    ]
    expect(names.filter(isShardFileName)).toEqual(['1-of-2.json', '10-of-12.json'])
    expect(isShardFileName(basename(shardFileName({ index: 3, count: 4 })))).toBe(true)
  })

  test('is held against one schema, which is compiled once', () => {
    expect(shardValidator()).toBe(shardValidator())
  })
})
