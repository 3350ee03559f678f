import type { RunnerTestCase, RunnerTestFile, RunnerTestSuite } from 'vitest'
import type { ReplayedTest } from '../model/captures.ts'
import type { TestEvidence, WorkerSettings } from '../model/tag.ts'
import { putFalseStatements } from './canary.ts'
import { newInputs } from './inputs.ts'
import { type Guard, guardResult } from './result-guard.ts'
import type { SealedSeeds } from './sealed-seeds.ts'
import { type TestRecord, newRecord } from './state.ts'

/** What one worker gives to the watch over each of its files. */
export interface Watcher {
  readonly settings: WorkerSettings | undefined
  /** Seeds that were read while the file was collected. */
  readonly fileSeeds: ReadonlySet<string>
  readonly seeds: SealedSeeds | undefined
  /** Makes a record that of the code which follows; `apart`: also while other tests run. */
  readonly enter: (record: TestRecord, apart: boolean) => void
  /** What was replaced since the worker began. */
  readonly replaced: () => readonly string[]
  /** Starts to record what the file has loaded. Whether fast-check is among it. */
  readonly loaded: () => Promise<boolean>
  /** What was wrong while a matcher compared: a received value that is a matcher itself, a builtin that was another one just then. */
  readonly disguised: Set<string>
  readonly quietly: (run: () => void) => void
  readonly giveSeed: (seed: number) => void
  readonly keep: (record: TestRecord) => Promise<void>
  /** What a test gets in place of fresh inputs. */
  readonly replayFor: (test: RunnerTestCase) => ReplayedTest | undefined
}

/** The watch over one file: the runner calls these in this order, `before` and `after` for each attempt of each test. */
export interface FileWatch {
  readonly begin: () => Promise<void>
  readonly before: (task: RunnerTestCase, repeat: number) => void
  readonly after: (task: RunnerTestCase) => Promise<void> | undefined
  readonly end: () => void
}

interface Watched {
  readonly record: TestRecord
  guard?: Guard
  /** What the test was when its last attempt ended. */
  ended?: string
}

interface FileState {
  readonly file: RunnerTestFile
  /** What this file's code did to its judge. */
  readonly broken: Set<string>
  readonly tests: Map<RunnerTestCase, Watched>
  usesFastCheck: boolean
  apart: boolean
}

export function watchFile(watcher: Watcher, file: RunnerTestFile): FileWatch {
  const state: FileState = { file, broken: new Set(), tests: new Map(), usesFastCheck: false, apart: false }
  return {
    begin: () => begin(watcher, state),
    before: (task, repeat) => before(watcher, state, task, repeat),
    after: (task) => after(watcher, state, task),
    end: () => end(watcher, state),
  }
}

async function begin(watcher: Watcher, state: FileState): Promise<void> {
  state.usesFastCheck = await watcher.loaded()
  const declared = testsOf(state.file)
  state.apart = state.usesFastCheck || declared.some((test) => test.concurrent === true)
  if (!state.usesFastCheck) return
  for (const test of declared) watcher.seeds?.plan(test, () => watchedOf(watcher, state, test).record)
}

function before(watcher: Watcher, state: FileState, task: RunnerTestCase, repeat: number): void {
  const watched = watchedOf(watcher, state, task)
  const { record } = watched
  record.running = true
  record.inputs = newInputs(watcher.replayFor(task))
  if (state.usesFastCheck && watcher.seeds !== undefined) {
    record.givenSeed = watcher.seeds.seedFor(task, repeat)
    watcher.giveSeed(record.givenSeed)
  }
  watched.guard = guardResult(task)
  watcher.enter(record, state.apart)
}

function after(watcher: Watcher, { broken, tests }: FileState, task: RunnerTestCase): Promise<void> | undefined {
  const watched = tests.get(task)
  if (watched?.guard === undefined) return undefined
  const { record, guard } = watched
  record.running = false
  const { failed, forged } = guard.end()
  for (const name of forged) broken.add(name)
  watched.ended = task.result?.state ?? ''
  // Later code may put back what this test replaced: tests that claim a class are looked at one by one.
  if (task.meta.oracle !== undefined) for (const name of watcher.replaced()) broken.add(name)
  const replayed = watcher.replayFor(task) === undefined ? undefined : record.inputs.given()
  const note = (): void => {
    task.meta.oracleEvidence = evidenceOf(record, watcher.fileSeeds, replayed)
  }
  // What was replayed is kept already.
  const isKept = (failed || watcher.settings?.keepAll === true) && task.fails !== true && replayed === undefined
  if (isKept && record.inputs.seen.length > 0) return watcher.keep(record).then(note)
  note()
  return undefined
}

function end(watcher: Watcher, { file, broken, tests }: FileState): void {
  for (const name of [...watcher.replaced(), ...watcher.disguised]) broken.add(name)
  watcher.disguised.clear()
  const claims = testsOf(file).some((test) => test.meta.oracle !== undefined)
  const { asked, accepted } = putFalseStatements(claims, watcher.quietly)
  for (const name of accepted) broken.add(name)
  for (const [task, { ended }] of tests) {
    if (ended === 'fail' && task.fails !== true && task.result?.state === 'pass') broken.add('task.result.state')
  }
  file.meta.oracleCanary = { asked, broken: [...broken].sort() }
}

function watchedOf(watcher: Watcher, { tests }: FileState, task: RunnerTestCase): Watched {
  const known = tests.get(task)
  if (known !== undefined) return known
  const fresh = { record: newRecord(task, (watcher.settings?.freshSeed ?? 0) | 0) }
  tests.set(task, fresh)
  return fresh
}

function evidenceOf(record: TestRecord, fileSeeds: ReadonlySet<string>, replayed: number | undefined): TestEvidence {
  return {
    assertions: record.assertions,
    propertyRuns: [...record.propertyRuns],
    seeds: fileSeeds.size + record.seeds.size === 0 ? [] : [...new Set([...fileSeeds, ...record.seeds])],
    captures: [...record.captures.values()],
    ...(replayed === undefined ? {} : { replayed }),
  }
}

function testsOf(suite: RunnerTestSuite): readonly RunnerTestCase[] {
  return suite.tasks.flatMap((task) => (task.type === 'test' ? [task] : testsOf(task)))
}
