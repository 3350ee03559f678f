import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compiled } from './compiled.mjs'
import { machine, median } from './measure.mjs'
import { within } from './table.mjs'

const TESTS = 50
const WINDOW = 40
const MINUTE = 60_000
const NOW = Date.parse('2026-11-30T00:00:00.000Z')

/** Most that a window may cost in a history of a million records, against one of fifty thousand. */
const MOST = 2

/**
 * What a window costs as the history grows: 20,000 runs of 50 tests against 1,000 such runs, one run each half hour. And, without a limit,
 * what listing all flaky tests costs, which reads everything and so should cost twenty times as much.
 */
export async function benchHistory({ runs }) {
  const { fileOf, readRuns, readWindow, flakyTally } = await compiled(
    'observe/history/names',
    'observe/history/runs',
    'observe/history/window',
    'check/flakes/tally',
  )
  const top = mkdtempSync(join(tmpdir(), 'vitest-oracle-bench-'))
  try {
    const stores = [1000, 20_000].map((count) => ({ count, folder: fill(join(top, String(count)), count, fileOf) }))
    const before = new Date(NOW).toISOString()
    const asked = new Map(Array.from({ length: TESTS }, (_, index) => [testId(index), WINDOW]))
    const stopped = new Map([['tests/gone.test.ts > a', WINDOW]])
    const rows = []
    for (const { count, folder } of stores) {
      const windows = await timed(runs, () => readWindow(folder, { asked, before }))
      const gone = await timed(runs, () => readWindow(folder, { asked: stopped, before }))
      const whole = await timed(1, async () => {
        const tally = flakyTally()
        for await (const batch of readRuns(folder, before)) for (const one of batch) if (one.state === 'read') tally.add(one.run)
        return tally.tests()
      })
      if (windows.value.state !== 'read' || [...windows.value.windows.values()].some((window) => window.length !== WINDOW))
        throw new Error('a window is not full')
      rows.push({ records: count * TESTS, windows, gone, whole })
    }
    return report(rows)
  } finally {
    rmSync(top, { recursive: true, force: true })
  }
}

const testId = (index) => `tests/nondet/${index}.test.ts > suite > may flake`

/** As `appendOutcomes` would leave it, without flushing each file to the disk. */
function fill(folder, count, fileOf) {
  const days = new Set()
  for (let index = 0; index < count; index += 1) {
    const run = {
      version: 1,
      at: new Date(NOW - (index + 1) * 30 * MINUTE).toISOString(),
      run: index.toString(16).padStart(32, '0'),
      shard: null,
      commit: null,
      tree: (index >> 2).toString(16).padStart(40, '0'),
      machine: 'bench',
      outcomes: Array.from({ length: TESTS }, (_, test) => {
        const failed = (index * 31 + test) % 37 === 0
        return { test: testId(test), outcome: failed ? 'failed' : 'passed', attempts: 1, signatures: failed ? ['9f1c2ab34d5e'] : [] }
      }),
    }
    const bytes = Buffer.from(`${JSON.stringify(run)}\n`)
    const file = join(folder, fileOf(run.at, bytes))
    if (!days.has(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    days.add(dirname(file))
    writeFileSync(file, bytes)
  }
  return folder
}

async function timed(runs, act) {
  const times = []
  let value
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now()
    value = await act()
    times.push(performance.now() - began)
  }
  return { milliseconds: median(times), value }
}

function report([small, large]) {
  const words = ({ milliseconds }) => `${milliseconds.toFixed(1)} ms`
  const ratio = large.windows.milliseconds / small.windows.milliseconds
  console.log(machine())
  for (const { records, windows, gone, whole } of [small, large]) {
    console.log(
      `${records.toLocaleString('en')} records: windows of ${TESTS} tests ${words(windows)} (${windows.value.filesRead} files), of a test that is gone ${words(gone)} (${gone.value.filesRead} files), all flaky tests ${words(whole)}`,
    )
  }
  return within('windows in a million outcomes against fifty thousand', ratio, MOST)
}
