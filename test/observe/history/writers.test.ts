import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { readRuns } from '../../../src/observe/history/runs.ts'
import { builtPackage } from '../../support/built.ts'
import { MAJORS, cleanEnvironment, start } from '../../support/index.ts'
import { NOW, emptyFolder, removeAll } from './store.ts'

afterAll(removeAll)

const [major] = MAJORS
const WRITERS = 20
const RUNS = 30

/** These write until they are killed. */
const isKilled = (index: number): boolean => index % 4 === 0

/** Says each file when it is written, and not before. */
const WRITER = `
const [url, folder, writer, runs] = process.argv.slice(1)
const { appendOutcomes, newRunName } = await import(url)
for (let index = 0; index < Number(runs); index += 1) {
  const outcomes = Array.from({ length: 50 }, (_, test) => ({
    test: 'tests/nondet/' + test + '.test.ts > of writer ' + writer, outcome: 'failed', attempts: 1, signatures: ['9f1c2ab34d5e'],
  }))
  const at = '2026-11-' + String(1 + (index % 28)).padStart(2, '0') + 'T12:00:00.000Z'
  const file = await appendOutcomes(folder, { version: 1, at, run: newRunName(), shard: null, commit: null, tree: null, machine: writer, outcomes })
  console.log(file)
}
`

test('of twenty writers at once, some of which are killed, nothing is lost but what they were writing', async () => {
  const folder = join(emptyFolder(), 'history')
  const url = pathToFileURL(join(builtPackage().whole, 'src/observe/history/append.js')).href
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    start(major.node, ['--input-type=module', '-e', WRITER, url, folder, String(index), String(isKilled(index) ? 1_000_000 : RUNS)], {
      cwd: folder.replace(/\/history$/, ''),
      env: cleanEnvironment(major),
    }),
  )
  const killed = writers.filter((_, index) => isKilled(index))
  const until = Date.now() + 30_000
  while (filesIn(folder).length < WRITERS && Date.now() < until) await new Promise((wake) => setTimeout(wake, 5))
  for (const writer of killed) {
    writer.kill('SIGKILL')
    await new Promise((wake) => setTimeout(wake, 15))
  }
  const ended = await Promise.all(writers.map((writer) => writer.ended))
  const said = ended.map(({ stdout }) => stdout.split('\n').filter((line) => line !== ''))
  for (const [index, { status, stderr }] of ended.entries()) {
    if (isKilled(index)) continue
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(said[index]).toHaveLength(RUNS)
  }
  const read = new Map<string, string>()
  const unreadable: string[] = []
  for await (const batch of readRuns(folder, NOW)) {
    for (const one of batch) {
      if (one.state === 'unreadable') unreadable.push(`${one.file} ${one.because}`)
      else read.set(one.file, one.run.machine)
      if (one.state === 'read') expect(one.run.outcomes).toHaveLength(50)
    }
  }
  expect(unreadable).toEqual([])
  expect(said.flat().filter((file) => !read.has(file))).toEqual([])
  // A writer that was killed may have written one more file than it came to say.
  for (const [index, files] of said.entries()) {
    const own = [...read.values()].filter((machine) => machine === String(index)).length
    expect(own - files.length).toBeGreaterThanOrEqual(0)
    expect(own - files.length).toBeLessThanOrEqual(isKilled(index) ? 1 : 0)
  }
})

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  } catch {
    return []
  }
}
