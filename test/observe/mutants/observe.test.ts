import { describe, expect, test } from 'vitest'
import type { GateRun } from '../../../src/model/gate.ts'
import type { Mutant } from '../../../src/model/mutants.ts'
import { findMutants } from '../../../src/observe/mutants/find.ts'
import { replayMutants } from '../../../src/observe/mutants/observe.ts'
import type { MutantsRequest } from '../../../src/observe/mutants/observe.ts'
import type { KnownBadPorts } from '../../../src/observe/known-bad/observe.ts'

const TEST = 'oracle/a.test.ts'
const TEXT = 'f(a < b)\ng(c === d)\nh(e + i)\n'
const MUTANTS: readonly Mutant[] = findMutants('src/a.ts', TEXT, new Set([1, 2, 3]))

/** What a run of the one trusted test shows, which fails by an assertion where `fails` says so. */
function runOf(text: string, fails: (text: string) => boolean): GateRun {
  const failed = fails(text)
  const errors = failed ? [{ name: 'AssertionError', message: 'expected 1 to be 2', frames: [] }] : []
  const one = { id: `${TEST} > a`, file: TEST, state: failed ? 'failed' : 'passed', errors, expectedToFail: false }
  const module = {
    project: '',
    file: TEST,
    state: failed ? 'failed' : 'passed',
    hookFailures: [],
    tests: [one],
    duration: 1,
    imported: ['src/a.ts'],
  }
  return { state: 'ended', run: { modules: [module], unhandledErrors: [] }, late: [] } as unknown as GateRun
}

interface World {
  readonly inMemory: (text: string) => boolean
  readonly onDisk: (text: string) => boolean
  readonly seconds?: number
}

async function replayed({ inMemory, onDisk, seconds = 100 }: World): Promise<{ readonly rows: readonly string[]; readonly runs: number }> {
  let runs = 0
  const request: MutantsRequest = {
    mutants: MUTANTS,
    texts: new Map([['src/a.ts', TEXT]]),
    run: {} as MutantsRequest['run'],
    trusted: [{ file: TEST, tests: [`${TEST} > a`], imported: ['src/a.ts'], milliseconds: 1 }],
    seconds,
    replaySeconds: 20,
  }
  const textOf = (bytes: Uint8Array | null | undefined): string => new TextDecoder().decode(bytes ?? new Uint8Array())
  const trees = new Map<string, string>()
  const ports: KnownBadPorts = {
    read: () => Promise.resolve(null),
    isolate: (files) => {
      const root = `/tree-${trees.size}`
      trees.set(root, textOf(files[0]?.bytes))
      return Promise.resolve({ root, folder: root, remove: () => undefined })
    },
    runTests: (_request, _limits, { root }) => {
      runs++
      return Promise.resolve(runOf(trees.get(root) ?? '', onDisk))
    },
    serve: (replays) =>
      Promise.resolve(
        new Map(replays.map((one) => [one, { run: runOf(textOf(one.files[0]?.bytes), inMemory), milliseconds: 1 }] as const)),
      ),
    clock: () => 0,
  }
  const replays = await replayMutants(request, ports)
  return { rows: replays.map(({ mutant, outcome, how }) => `${mutant.after}: ${outcome} (${how})`), runs }
}

describe('mutants', () => {
  test('are killed from memory, and those that survive are confirmed on disk, together where they do not overlap', async () => {
    const { rows, runs } = await replayed({ inMemory: (text) => text.includes('c !== d'), onDisk: () => false })
    expect(rows).toEqual([
      'f(a <= b): survived (disk)',
      'f(a >= b): survived (disk)',
      'g(c !== d): killed (overlay)',
      'h(e - i): survived (disk)',
    ])
    // `<=` with `-`, and `>=` by itself.
    expect(runs).toBe(2)
  })

  test('that fail together are told apart', async () => {
    const { rows } = await replayed({ inMemory: () => false, onDisk: (text) => text.includes('c !== d') })
    expect(rows).toEqual([
      'f(a <= b): survived (disk)',
      'f(a >= b): survived (disk)',
      'g(c !== d): killed (disk)',
      'h(e - i): survived (disk)',
    ])
  })

  test('that only break the tests together have each survived', async () => {
    const { rows } = await replayed({ inMemory: () => false, onDisk: (text) => text.includes('<=') && text.includes('!==') })
    expect(rows.map((row) => row.replace(/^.*: /, ''))).toEqual(Array.from({ length: 4 }, () => 'survived (disk)'))
  })

  test('for which there is no time are not known', async () => {
    const { rows, runs } = await replayed({ inMemory: () => false, onDisk: () => false, seconds: 0 })
    expect(rows.map((row) => row.replace(/^.*: /, ''))).toEqual(Array.from({ length: 4 }, () => 'unknown (none)'))
    expect(runs).toBe(0)
  })
})
