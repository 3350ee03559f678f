import { describe, expect, test } from 'vitest'
import type { GateRequest, GateRun } from '../../../src/model/gate.ts'
import type { TrustedFile } from '../../../src/model/known-bad.ts'
import type { ModuleObservation } from '../../../src/model/run.ts'
import { observeKnownBad } from '../../../src/observe/known-bad/observe.ts'
import { failed, moduleOf, seenRun } from '../../check/seen.ts'

const SOURCE = 'src/a.ts'
const [SERVED, TOOLS] = ['oracle/examples/served.test.ts', 'oracle/examples/tools.test.ts'] as const

const trusted = [SERVED, TOOLS].map((file): TrustedFile => ({ file, tests: [`${file} > holds`], imported: [SOURCE], milliseconds: 1 }))
const request: Omit<GateRequest, 'root' | 'files'> = {
  freshSeed: 1,
  freshName: 'fresh-000000000001',
  freshFrom: 'commit',
  seedLists: {},
  watched: 'all',
  sealedSeeds: true,
}
const at = { file: 'oracle/known-bad/a.json' }
const folder = {
  folder: 'oracle/known-bad',
  files: [
    {
      state: 'read' as const,
      path: at.file,
      sha256: '0'.repeat(64),
      value: {
        covers: [],
        caughtBy: null,
        why: '',
        change: { kind: 'edits' as const, edits: [{ file: SOURCE, find: 'one', replace: 'two', at }] },
      },
    },
  ],
}

const ended = (modules: readonly ModuleObservation[]): GateRun => ({
  state: 'ended',
  run: { ...seenRun({}).run, modules, unhandledErrors: [] },
  missing: [],
  late: [],
  breaches: [],
  elsewhere: [],
  rounds: [],
  milliseconds: 1,
})

/** What runs ran, where the global setup of the first file's project breaks under the edit, and the second file fails by `modules`. */
async function replayed(modules: readonly ModuleObservation[], waiting: readonly ModuleObservation[] = []) {
  const runs: string[] = []
  const seen = await observeKnownBad(
    { known: folder, run: request, trusted, seconds: 60, replaySeconds: 20 },
    {
      read: async () => Buffer.from('one'),
      isolate: async () => ({ root: '/judged', folder: '/judged', remove: () => {} }),
      runTests: async ({ files }) => {
        const asked = files.kind === 'only' ? files.files : []
        runs.push(asked.join(' '))
        return ended(asked.includes(SERVED) ? waiting : modules)
      },
      clock: () => 0,
    },
  )
  return { runs, replays: seen.state === 'observed' ? seen.replays : [] }
}

describe('a run that ends before any of its files', () => {
  test.for([
    { name: 'Vitest 4 says nothing of them', waiting: [] },
    { name: 'Vitest 5 says that they wait', waiting: [SERVED, TOOLS].map((file) => moduleOf(file, [], { state: 'pending' })) },
  ])('takes the kills of other projects from nobody ($name)', async ({ waiting }) => {
    const { runs, replays } = await replayed([moduleOf(TOOLS, [failed(TOOLS, 'holds')], { imported: [SOURCE] })], waiting)
    expect(runs).toEqual([`${SERVED} ${TOOLS}`, SERVED, TOOLS])
    expect(replays).toMatchObject([{ outcome: 'killed', how: 'disk', killedBy: [`${TOOLS} > holds`] }])
  })

  test('is an error where none of them kills by itself', async () => {
    const { replays } = await replayed([])
    expect(replays).toMatchObject([{ outcome: 'error', killedBy: [], message: `${SERVED} > holds did not run` }])
  })
})
