import { appendFileSync, cpSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { appendOutcomes } from '../../../src/observe/history/append.ts'
import { packHistory } from '../../../src/observe/history/pack.ts'
import { readRuns } from '../../../src/observe/history/runs.ts'
import { readWindow } from '../../../src/observe/history/window.ts'
import { CLOCK, NOW, emptyFolder, failed, passed, removeAll, runOf } from './store.ts'

afterAll(removeAll)

const HOUR = 60

/** A store of one run each six hours, ten days back. */
async function filled(): Promise<string> {
  const folder = emptyFolder()
  for (let index = 1; index <= 40; index += 1)
    await appendOutcomes(folder, runOf(index * 6 * HOUR, [index % 7 === 0 ? failed() : passed()]))
  return folder
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.jsonl?$/.test(name))
    .toSorted()

async function runsIn(folder: string, before = NOW): Promise<{ readonly runs: readonly string[]; readonly unreadable: readonly string[] }> {
  const runs: string[] = []
  const unreadable: string[] = []
  for await (const batch of readRuns(folder, before)) {
    for (const one of batch) {
      if (one.state === 'read') runs.push(`${one.run.at} ${one.run.run} ${JSON.stringify(one.run.outcomes)}`)
      else unreadable.push(`${one.file} ${one.because}`)
    }
  }
  return { runs, unreadable }
}

describe('packing', () => {
  test('changes nothing of what is read, and is done once', async () => {
    const folder = await filled()
    const before = await runsIn(folder)
    expect(before.runs).toHaveLength(40)
    const { packs, packed, unreadable } = await packHistory(folder, NOW)
    expect(unreadable).toEqual([])
    // Noon of the 30th: the 28th is not over for everybody.
    expect(packs).toHaveLength(8)
    expect(packed).toHaveLength(30)
    expect(filesIn(folder)).toHaveLength(40 - packed.length + packs.length)
    expect(await runsIn(folder)).toEqual(before)
    expect(await runsIn(folder, '2026-11-25T13:00:00.000Z')).toEqual({
      runs: before.runs.filter((run) => run < '2026-11-25T13:00:00.000Z'),
      unreadable: [],
    })
    expect(await packHistory(folder, NOW)).toEqual({ packs: [], packed: [], unreadable: [] })
    // A run that came late, or was copied from elsewhere once more, stands beside its day's pack.
    await appendOutcomes(folder, runOf(5 * 24 * HOUR + 1, [failed()]))
    expect((await runsIn(folder)).runs).toHaveLength(41)
  })

  test('the window is the same, and costs the window', async () => {
    const folder = await filled()
    const question = { asked: new Map([[CLOCK, 20]]), before: NOW }
    const before = await readWindow(folder, question)
    await packHistory(folder, NOW)
    const after = await readWindow(folder, question)
    expect(after).toMatchObject({ state: 'read', windows: before.state === 'read' ? before.windows : null })
    expect(after.state === 'read' && after.filesRead).toBeLessThan(30)
  })

  test('killed at any moment, it leaves each run once', async () => {
    const whole = await filled()
    const before = await runsIn(whole)
    const packed = emptyFolder()
    cpSync(whole, packed, { recursive: true })
    const { packs, packed: gone } = await packHistory(packed, NOW)
    // Packs are written one by one, and their files removed one by one.
    for (let at = 0; at <= gone.length; at += 3) {
      const half = emptyFolder()
      cpSync(whole, half, { recursive: true })
      const last = gone[at]?.slice(0, 10) ?? '0000'
      for (const pack of packs.filter((file) => file.slice(0, 10) >= last)) cpSync(join(packed, pack), join(half, pack))
      for (const file of gone.slice(0, at)) rmSync(join(half, file))
      writeFileSync(join(half, '.writing-1-abcdef'), 'half a pack')
      expect(await runsIn(half), String(at)).toEqual(before)
      await packHistory(half, NOW)
      expect(await runsIn(half), String(at)).toEqual(before)
    }
  })

  test('two at once, and readers meanwhile, lose and double nothing', async () => {
    const folder = await filled()
    const before = await runsIn(folder)
    const [one, other, ...seen] = await Promise.all([
      packHistory(folder, NOW),
      packHistory(folder, NOW),
      ...Array.from({ length: 10 }, () => runsIn(folder)),
    ])
    for (const { runs, unreadable } of seen)
      expect({ runs: runs.toSorted(), unreadable }).toEqual({ runs: before.runs.toSorted(), unreadable: [] })
    expect(await runsIn(folder)).toEqual(before)
    expect(new Set([...one.packs, ...other.packs]).size).toBeGreaterThan(0)
  })

  test('stores merge by copying, packed or not', async () => {
    const [one, other] = [await filled(), await filled()]
    const before = await runsIn(one)
    await appendOutcomes(one, runOf(7 * 24 * HOUR + 3, [failed()]))
    await packHistory(one, NOW)
    await packHistory(other, NOW)
    cpSync(other, one, { recursive: true })
    expect((await runsIn(one)).runs).toHaveLength(before.runs.length + 1)
  })

  test('a pack that was edited or cut says nothing and is named; what is no whole run stays a file', async () => {
    const folder = await filled()
    const [first = ''] = filesIn(folder)
    appendFileSync(join(folder, first), ' ')
    const { packs, unreadable } = await packHistory(folder, NOW)
    expect(unreadable).toEqual([{ file: first, because: 'holds other bytes than its name says' }])
    expect(filesIn(folder)).toContain(first)
    const [edited = '', cut = '', moved = ''] = packs
    writeFileSync(join(folder, edited), readFileSync(join(folder, edited), 'utf8').replace('"passed"', '"failed"'))
    writeFileSync(join(folder, cut), readFileSync(join(folder, cut)).subarray(0, 100))
    renameSync(join(folder, moved), join(folder, `2026-11-21/${moved.slice(11)}`))
    const seen = await runsIn(folder)
    expect(seen.unreadable.toSorted()).toEqual(
      [
        `${first} holds other bytes than its name says`,
        `${edited} holds other bytes than its name says`,
        `${cut} holds other bytes than its name says`,
        `2026-11-21/${moved.slice(11)} has a line that is no run of its day`,
      ].toSorted(),
    )
  })
})
