import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { appendOutcomes, newRunName } from '../../../src/observe/history/append.ts'
import { fileOf } from '../../../src/observe/history/names.ts'
import { readWindow } from '../../../src/observe/history/window.ts'
import type { HistoryRun } from '../../../src/model/history.ts'
import { CLOCK, NOW, emptyFolder, failed, passed, removeAll, runOf } from './store.ts'

afterAll(removeAll)

const window = async (folder: string, size = 40, more: { readonly before?: string; readonly except?: string } = {}) => {
  const seen = await readWindow(folder, { asked: new Map([[CLOCK, size]]), before: NOW, ...more })
  if (seen.state !== 'read') throw new Error(seen.because)
  return { ...seen, outcomes: (seen.windows.get(CLOCK) ?? []).map(({ outcome }) => outcome) }
}

async function storeOf(...runs: readonly HistoryRun[]): Promise<{ readonly folder: string; readonly files: readonly string[] }> {
  const folder = emptyFolder()
  const files: string[] = []
  for (const run of runs) files.push(await appendOutcomes(folder, run))
  return { folder, files }
}

describe('the store', () => {
  test('gives back what was written, newest first', async () => {
    const { folder } = await storeOf(runOf(3, [failed()]), runOf(1, [passed()]), runOf(2, [{ ...passed(), outcome: 'flaky', attempts: 2 }]))
    const seen = await window(folder)
    expect(seen.outcomes).toEqual(['passed', 'flaky', 'failed'])
    expect(seen.windows.get(CLOCK)?.at(-1)).toEqual({
      run: '0000000000000003',
      at: '2026-11-30T11:57:00.000Z',
      outcome: 'failed',
      signatures: ['9f1c2ab34d5e'],
    })
    expect(seen.unreadable).toEqual([])
  })

  test('is empty where there is no folder', async () => {
    const seen = await window(join(emptyFolder(), 'not', 'there'))
    expect(seen.outcomes).toEqual([])
  })

  test('is unavailable where the folder is a file', async () => {
    const file = join(emptyFolder(), 'history')
    writeFileSync(file, '')
    const seen = await readWindow(file, { asked: new Map([[CLOCK, 1]]), before: NOW })
    expect(seen).toMatchObject({ state: 'unavailable', because: expect.stringContaining('ENOTDIR') })
  })

  test('reads the window and not the history', async () => {
    const days = Array.from({ length: 200 }, (_, day) => runOf(day * 1440 + 1, [passed(), failed('other.test.ts > a')]))
    const { folder } = await storeOf(...days)
    const seen = await window(folder, 5)
    expect(seen.outcomes).toHaveLength(5)
    expect(seen.filesRead).toBeLessThan(30)
  })

  test('looks further back for a test that runs seldom', async () => {
    const runs = Array.from({ length: 60 }, (_, index) => runOf(index + 1, index % 20 === 19 ? [failed()] : [passed('other.test.ts > a')]))
    const { folder } = await storeOf(...runs)
    expect((await window(folder, 3)).outcomes).toEqual(['failed', 'failed', 'failed'])
  })

  test('does not look for a test that is gone behind two thousand runs', async () => {
    const folder = emptyFolder()
    for (let index = 1; index <= 2100; index += 1) {
      const run = runOf(index, [passed('other.test.ts > a')])
      const bytes = Buffer.from(`${JSON.stringify(run)}\n`)
      const file = join(folder, fileOf(run.at, bytes))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, bytes)
    }
    await appendOutcomes(folder, runOf(2101, [failed()]))
    const seen = await window(folder, 1)
    expect(seen.outcomes).toEqual([])
    expect(seen.filesRead).toBeLessThan(2050)
    expect(seen.unreadable).toEqual([])
  })

  test('reads nothing where nothing is asked for', async () => {
    const { folder } = await storeOf(runOf(1, [passed()]))
    expect(await readWindow(folder, { asked: new Map(), before: NOW })).toMatchObject({ state: 'read', filesRead: 0 })
  })

  test('what comes later than the question is not past: neither an hour nor a clock that is years ahead', async () => {
    const { folder } = await storeOf(runOf(1, [failed()]), runOf(0, [passed()]), runOf(-60, [passed()]), runOf(-9_999_999, [passed()]))
    expect((await window(folder)).outcomes).toEqual(['failed'])
    expect((await window(folder, 40, { before: '2026-11-30T11:59:00.000Z' })).outcomes).toEqual([])
  })

  test('the run that asks is not past', async () => {
    const { folder } = await storeOf(runOf(1, [failed()], { run: 'f'.repeat(16), shard: '1/2' }), runOf(2, [passed()]))
    expect((await window(folder, 40, { except: 'f'.repeat(16) })).outcomes).toEqual(['passed'])
  })

  test('two shards that hold one test are one run, and the worse outcome is believed', async () => {
    const run = 'e'.repeat(16)
    const shards = [runOf(1, [passed()], { run, shard: '1/2' }), runOf(2, [failed()], { run, shard: '2/2' })]
    const { folder } = await storeOf(...shards, runOf(3, [passed()]))
    expect((await window(folder)).outcomes).toEqual(['failed', 'passed'])
  })

  test('two folders merge by copying, once or twice', async () => {
    const [one, other] = [
      await storeOf(runOf(1, [passed()]), runOf(3, [passed()])),
      await storeOf(runOf(2, [failed()]), runOf(4, [failed()])),
    ]
    for (const _ of ['once', 'twice']) cpSync(one.folder, other.folder, { recursive: true })
    const seen = await window(other.folder)
    expect(seen.outcomes).toEqual(['passed', 'failed', 'passed', 'failed'])
    expect(seen.filesRead).toBe(4)
  })

  test('the same run written twice is one file', async () => {
    const { folder, files } = await storeOf(runOf(1, [passed()]), runOf(1, [passed()]))
    expect(new Set(files).size).toBe(1)
    expect((await window(folder)).outcomes).toEqual(['passed'])
  })

  test('what no reader would take is not written', async () => {
    const folder = emptyFolder()
    await expect(appendOutcomes(folder, runOf(1, [{ ...passed(), attempts: 0 }]))).rejects.toThrow('/outcomes/0/attempts must be >= 1')
    await expect(appendOutcomes(folder, runOf(1, [], { run: '../../etc' }))).rejects.toThrow('/run must match pattern')
    await expect(appendOutcomes(folder, runOf(1, [], { at: '../../../../x' }))).rejects.toThrow('/at must match pattern')
    expect(readdirSync(folder)).toEqual([])
  })

  test('below .oracle it is kept out of commits', async () => {
    const root = emptyFolder()
    await appendOutcomes(join(root, '.oracle', 'history'), runOf(1, [passed()]))
    expect(readFileSync(join(root, '.oracle', '.gitignore'), 'utf8')).toBe('*\n')
    await appendOutcomes(join(root, 'elsewhere', 'history'), runOf(1, [passed()]))
    expect(readdirSync(join(root, 'elsewhere'))).toEqual(['history'])
  })

  test('what a killed writer left is removed when it is old, and not before', async () => {
    const { folder } = await storeOf(runOf(1, [passed()]))
    for (const name of ['.writing-1-old', '.writing-2-new']) writeFileSync(join(folder, name), '{')
    const longAgo = new Date(Date.now() - 7_200_000)
    utimesSync(join(folder, '.writing-1-old'), longAgo, longAgo)
    await appendOutcomes(folder, runOf(2, [passed()]))
    expect(readdirSync(folder).sort()).toEqual(['.writing-2-new', '2026-11-30'])
  })

  test('names of runs differ', () => {
    expect(new Set(Array.from({ length: 1000 }, newRunName)).size).toBe(1000)
  })

  test.each(['__proto__ > x', 'constructor > toString', 'tests/ü.test.ts > \ud800 half', ''])(
    'the test %j is one like any other',
    async (id) => {
      const { folder } = await storeOf(runOf(1, [failed(id)]))
      const seen = await readWindow(folder, { asked: new Map([[id, 1]]), before: NOW })
      expect(seen.state === 'read' && seen.windows.get(id)?.map(({ outcome }) => outcome)).toEqual(['failed'])
    },
  )
})

describe('a file that is not as it was written', () => {
  const edits: readonly { readonly name: string; readonly spoil: (path: string) => void; readonly because: string }[] = [
    { name: 'cut', spoil: (path) => truncateSync(path, readFileSync(path).length - 20), because: 'holds no outcomes of a run' },
    {
      name: 'without its last byte',
      spoil: (path) => truncateSync(path, readFileSync(path).length - 1),
      because: 'holds other bytes than its name says',
    },
    { name: 'empty', spoil: (path) => truncateSync(path, 0), because: 'holds no outcomes of a run' },
    { name: 'noise', spoil: (path) => writeFileSync(path, Buffer.from([0xff, 0xfe, 0, 1])), because: 'holds no outcomes of a run' },
    {
      name: 'edited',
      spoil: (path) => writeFileSync(path, readFileSync(path, 'utf8').replace('"failed"', '"passed"')),
      because: 'holds other bytes than its name says',
    },
    { name: 'of a later version', spoil: (path) => writeFileSync(path, '{"version":2}\n'), because: 'was written by a later version' },
    {
      name: 'under the name of another time',
      spoil: (path) => renameSync(path, path.replace('T1157', 'T1156')),
      because: 'holds other bytes than its name says',
    },
    {
      name: 'a link',
      spoil: (path) => {
        renameSync(path, `${path}.away`)
        symlinkSync(`${path}.away`, path)
      },
      because: 'cannot be read: ELOOP',
    },
    {
      name: 'a folder',
      spoil: (path) => {
        renameSync(path, `${path}.away`)
        mkdirSync(path)
      },
      because: 'is no plain file',
    },
  ]

  test.each(edits)('$name: it loses itself alone, and is named', async ({ spoil, because }) => {
    const { folder, files } = await storeOf(runOf(1, [passed()]), runOf(3, [failed()]), runOf(5, [passed()]))
    spoil(join(folder, files[1] ?? ''))
    const seen = await window(folder)
    expect(seen.outcomes).toEqual(['passed', 'passed'])
    expect(seen.unreadable).toHaveLength(1)
    expect(seen.unreadable[0]?.file).toMatch(/^2026-11-30\/20261130T115[67]00000Z-[0-9a-f]{32}\.json$/)
    expect(seen.unreadable[0]?.because).toContain(because)
  })

  test.runIf(process.platform !== 'win32')('a pipe does not make the reader wait', async () => {
    const { folder, files } = await storeOf(runOf(1, [passed()]))
    const pipe = join(folder, (files[0] ?? '').replace(/-[0-9a-f]{32}/, `-${'0'.repeat(32)}`))
    execFileSync('mkfifo', [pipe])
    const seen = await window(folder)
    expect(seen.outcomes).toEqual(['passed'])
    expect(seen.unreadable.map(({ because }) => because)).toEqual(['is no plain file'])
  })

  test('what is none of the store is passed over', async () => {
    const { folder, files } = await storeOf(runOf(1, [passed()]))
    const day = join(folder, '2026-11-30')
    for (const name of ['README.md', '.DS_Store', 'x.json', `${(files[0] ?? '').split('/')[1]}.part`]) writeFileSync(join(day, name), 'x')
    mkdirSync(join(folder, 'lost+found'))
    writeFileSync(join(folder, '2026-11-29'), 'a file with the name of a day')
    symlinkSync(day, join(folder, '2026-11-28'))
    const seen = await window(folder)
    expect(seen.outcomes).toEqual(['passed'])
    expect(seen.unreadable).toEqual([])
    expect(existsSync(join(day, 'README.md'))).toBe(true)
  })
})
