import { TestRunner, vi } from 'vitest'
import type { WorkerSettings } from '../model/tag.ts'
import { countMatchers, countSnapshots } from './count-matchers.ts'
import { isDisguised } from './disguise.ts'
import { type Watcher, watchFile } from './file-watch.ts'
import { lockChannel } from './lock-channel.ts'
import { type LoadedLibraries, watchLibraries } from './libraries.ts'
import { takeReferences } from './references.ts'
import { runningWorker } from './running-worker.ts'
import { sealedSeeds } from './sealed-seeds.ts'
import { type InTestState, type TestRecord, inTestState, shareState } from './state.ts'

/**
 * Begins to watch this worker and the file that it is about to load. A setup file is evaluated once for each file, or once for a worker
 * that loads several (without isolation, when it is not inlined): then the watch over later files begins when the runner imports them.
 * @param settings Absent in a run without this package's reporter: assertions are counted all the same.
 */
export async function watchWorker(settings: WorkerSettings | undefined): Promise<void> {
  const known = inTestState()
  if (known !== undefined) return known.watchFile()
  const tests = currentTests()
  const disguised = new Set<string>()
  const count = (assertion?: object): void => {
    const record = tests.current()
    if (record === undefined) return
    record.assertions++
    if (assertion !== undefined && isDisguised(assertion)) disguised.add('received.asymmetricMatch')
  }
  countMatchers(count)
  const replaced = takeReferences((value) => vi.isMockFunction(value))
  const worker = runningWorker()
  if (worker !== undefined) lockChannel(worker)

  const libraries = watchLibraries(settings, tests.current, count)
  const state = sharedState(settings, tests.current, libraries, {
    settings,
    disguised,
    seeds: settings === undefined ? undefined : sealedSeeds(settings),
    runAs: tests.runAs,
    replaced: () => [...replaced(), ...libraries.replaced()],
    loaded: async (file) => {
      countSnapshots(snapshotStateOf(file.filepath), count)
      return libraries.loaded()
    },
    giveSeed: libraries.giveSeed,
    keep: async (record) => keep(settings, record),
  })
  shareState(state)
  watchImports(state)
  await state.watchFile()
}

function sharedState(
  settings: WorkerSettings | undefined,
  current: () => TestRecord | undefined,
  libraries: LoadedLibraries,
  watcher: Omit<Watcher, 'fileSeeds'>,
): InTestState {
  const fileSeeds = new Set<string>()
  let watched: object | undefined
  return {
    settings,
    current,
    fileSeeds,
    collecting: () => {
      try {
        return TestRunner.getCurrentSuite().options?.meta
      } catch {
        return undefined
      }
    },
    watchFile: async () => {
      const file = runningWorker()?.current
      if (watched !== undefined && watched === file) return
      watched = file
      fileSeeds.clear()
      watchFile({ ...watcher, fileSeeds })
      await libraries.aboutToLoad(runningWorker()?.filepath)
    },
  }
}

/** Which test the calling code runs in. An async context per test costs time, so tests that run alone have a variable. */
function currentTests(): { readonly current: () => TestRecord | undefined; readonly runAs: Watcher['runAs'] } {
  const { AsyncLocalStorage } = process.getBuiltinModule('node:async_hooks')
  const contexts = new AsyncLocalStorage<TestRecord>()
  let alone: TestRecord | undefined
  return {
    current: () => alone ?? contexts.getStore(),
    runAs: async (record, run, apart) => {
      if (apart) return contexts.run(record, run)
      alone = record
      try {
        return await run()
      } finally {
        alone = undefined
      }
    },
  }
}

let runner: object | undefined

/** The runner imports setup files and test files by this method; a worker without isolation comes by here for each of its files. */
function watchImports(state: InTestState): void {
  const { prototype } = TestRunner
  const importFile: unknown = Reflect.get(prototype, 'importFile')
  if (typeof importFile !== 'function') return
  Reflect.set(prototype, 'importFile', async function watched(this: object, ...given: readonly unknown[]): Promise<unknown> {
    runner = this
    await state.watchFile()
    return Reflect.apply(importFile, this, given)
  })
}

function snapshotStateOf(file: string): unknown {
  const client: unknown = runner === undefined ? undefined : Reflect.get(runner, 'snapshotClient')
  if (typeof client !== 'object' || client === null) return undefined
  const states: unknown = Reflect.get(client, 'snapshotStateMap')
  return states instanceof Map ? states.get(file) : undefined
}

async function keep(settings: WorkerSettings | undefined, record: TestRecord): Promise<void> {
  if (settings === undefined) return
  const { keepInputs } = await import('./keep-inputs.ts')
  try {
    for (const input of keepInputs(settings.root, record.seenInputs)) record.captures.set(`${input.name}\0${input.file}`, input)
  } catch (cause) {
    // The test failed by itself: what it captured may be lost, its failure may not be changed by that.
    // oxlint-disable-next-line eslint/no-console -- the only way to the person who waits for the input.
    console.warn(`vitest-oracle: the input of ${JSON.stringify(record.task.name)} was not kept. ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}
