import { aroundAll, aroundEach, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite } from 'vitest'
import type { TestEvidence, WorkerSettings } from '../model/tag.ts'
import { ASKED, acceptedStatements } from './canary.ts'
import { guardResult } from './result-guard.ts'
import type { SealedSeeds } from './sealed-seeds.ts'
import { type TestRecord, newRecord } from './state.ts'

/** What one worker gives to the watch over each of its files. */
export interface Watcher {
  readonly settings: WorkerSettings | undefined
  readonly fileSeeds: ReadonlySet<string>
  readonly seeds: SealedSeeds | undefined
  /** Runs a test so that `current()` is its record; `apart`: also while other tests run. */
  readonly runAs: (record: TestRecord, run: () => Promise<void>, apart: boolean) => Promise<void>
  /** What was replaced since the worker began. */
  readonly replaced: () => readonly string[]
  /** Once the file has been collected: starts to record what it loaded. Whether fast-check is among it. */
  readonly loaded: (file: RunnerTestFile) => Promise<boolean>
  /** Names of received values that carry a matcher; emptied by reading. */
  readonly disguised: Set<string>
  readonly giveSeed: (seed: number) => void
  readonly keep: (record: TestRecord) => Promise<void>
}

interface FileState {
  readonly broken: Set<string>
  readonly records: Map<RunnerTestCase, TestRecord>
  /** What each test was when its last attempt ended. */
  readonly ended: Map<RunnerTestCase, string>
  usesFastCheck: boolean
  apart: boolean
}

/**
 * Puts one hook around the file and one around each of its tests. They are the first of the file and so the outermost: what the hooks
 * of the file itself do is inside. They have no time limit of their own (0).
 */
export function watchFile(watcher: Watcher): void {
  const state: FileState = { broken: new Set(), records: new Map(), ended: new Map(), usesFastCheck: false, apart: false }
  aroundAll(
    // oxlint-disable-next-line eslint/no-empty-pattern -- Vitest refuses any other way to say that no fixture is wanted.
    async (runSuite, {}, suite) => {
      await begin(watcher, state, suite.file)
      try {
        await runSuite()
      } finally {
        await end(watcher, state, suite.file)
      }
    },
    0,
  )
  // Vitest reads the source text of this function for each test, to see which fixtures it wants: it is short for that reason.
  aroundEach((runTest, { task }) => attempt(watcher, state, runTest, task), 0)
}

async function begin(watcher: Watcher, state: FileState, file: RunnerTestFile): Promise<void> {
  state.usesFastCheck = await watcher.loaded(file)
  const tests = testsOf(file)
  state.apart = state.usesFastCheck || tests.some((test) => test.concurrent === true)
  if (!state.usesFastCheck) return
  for (const test of tests) watcher.seeds?.plan(test, () => recordOf(watcher, state, test))
}

async function attempt(watcher: Watcher, state: FileState, runTest: () => Promise<void>, task: RunnerTestCase): Promise<void> {
  const record = recordOf(watcher, state, task)
  record.seenInputs = []
  if (watcher.seeds !== undefined && state.usesFastCheck) {
    record.givenSeed = watcher.seeds.seedFor(task)
    watcher.giveSeed(record.givenSeed)
  }
  const guard = guardResult(task)
  try {
    await watcher.runAs(record, runTest, state.apart)
  } finally {
    const { failed, forged } = guard.end()
    for (const name of forged) state.broken.add(name)
    state.ended.set(task, task.result?.state ?? '')
    if (failed && task.fails !== true && record.seenInputs.length > 0) await watcher.keep(record)
    // Later files and tests may put back what an earlier one replaced: tagged tests are looked at one by one.
    if (task.meta.oracle !== undefined) for (const name of watcher.replaced()) state.broken.add(name)
    task.meta.oracleEvidence = evidenceOf(record, watcher.fileSeeds)
  }
}

async function end(watcher: Watcher, state: FileState, file: RunnerTestFile): Promise<void> {
  const { broken } = state
  for (const name of watcher.replaced()) broken.add(name)
  for (const name of watcher.disguised) broken.add(name)
  watcher.disguised.clear()
  for (const name of await acceptedStatements()) broken.add(name)
  for (const [task, ended] of state.ended) {
    if (ended === 'fail' && task.fails !== true && task.result?.state === 'pass') broken.add('task.result.state')
  }
  file.meta.oracleCanary = { asked: ASKED, broken: [...broken].sort() }
}

function recordOf(watcher: Watcher, state: FileState, task: RunnerTestCase): TestRecord {
  const known = state.records.get(task)
  if (known !== undefined) return known
  const fresh = newRecord(task, (watcher.settings?.freshSeed ?? 0) | 0)
  state.records.set(task, fresh)
  return fresh
}

function evidenceOf(record: TestRecord, fileSeeds: ReadonlySet<string>): TestEvidence {
  return {
    assertions: record.assertions,
    propertyRuns: [...record.propertyRuns],
    seeds: [...new Set([...fileSeeds, ...record.seeds])],
    captures: [...record.captures.values()],
  }
}

function testsOf(suite: RunnerTestSuite): readonly RunnerTestCase[] {
  return suite.tasks.flatMap((task) => (task.type === 'test' ? [task] : testsOf(task)))
}
