import { TestRunner, vi } from 'vitest'
import type { WorkerSettings } from '../model/tag.ts'
import { countMatchers, countSnapshots } from './count-matchers.ts'
import { isDisguised } from './disguise.ts'
import { whenExpecting } from './expecting.ts'
import { type FileWatch, type Watcher, watchFile } from './file-watch.ts'
import { watchLibraries } from './libraries.ts'
import { lockChannel } from './lock-channel.ts'
import { takeReferences } from './references.ts'
import { joinRunner } from './runner.ts'
import { replaysOf } from './replays.ts'
import { runningWorker } from './running-worker.ts'
import { sealedSeeds } from './sealed-seeds.ts'
import { type TaskTags, type TestRecord, inTestState, shareState } from './state.ts'

/**
 * Begins to watch this worker and the file that it is about to load. A setup file is evaluated once for each file, or once for a worker
 * that loads several (without isolation, when it is not inlined): then the watch over later files begins when the runner imports them.
 * @param settings Absent in a run without this package's reporter: assertions are counted all the same.
 */
export async function watchWorker(settings: WorkerSettings | undefined): Promise<void> {
  const known = inTestState()
  if (known !== undefined) return known.aboutToLoad()
  const { current, enter } = currentTest()
  const disguised = new Set<string>()
  // Code under test may replace what judges it for no longer than one assertion takes.
  const look = (replaced: () => readonly string[]): void => {
    if (isLookedAt(current()?.assertions)) for (const name of replaced()) disguised.add(name)
  }
  const compared = (): void => look(references.replacedEquality)
  const count = (assertion?: object): void => {
    const record = current()
    if (record === undefined) return
    record.assertions++
    compared()
    if (assertion !== undefined && isDisguised(assertion)) disguised.add('received.asymmetricMatch')
  }
  const { quietly } = countMatchers(count, compared)
  const { comparison } = whenExpecting(() => look(references.replacedMatchers))
  const references = takeReferences((value) => vi.isMockFunction(value), comparison)
  const worker = runningWorker()
  if (worker !== undefined) lockChannel(worker)

  const fileSeeds = new Set<string>()
  const { load, loaded, giveSeed, tampered } = watchLibraries(settings, current, count)
  const aboutToLoad = oncePerFile((path) => {
    fileSeeds.clear()
    return load(path)
  })
  shareState({ settings, current, fileSeeds, collecting, aboutToLoad })
  watchFiles(
    {
      settings,
      fileSeeds,
      enter,
      loaded,
      disguised,
      quietly,
      giveSeed,
      seeds: settings === undefined ? undefined : sealedSeeds(settings),
      replaced: () => [...references.replaced(), ...tampered()],
      keep: (record) => keep(settings, record),
      replayFor: replaysOf(settings),
    },
    aboutToLoad,
    (snapshots) => countSnapshots(snapshots, count),
  )
  await aboutToLoad()
}

function watchFiles(watcher: Watcher, importing: () => Promise<void> | undefined, snapshots: (state: unknown) => void): void {
  let watch: FileWatch | undefined
  joinRunner({
    importing,
    fileBegins: (file, state) => {
      snapshots(state)
      watch = watchFile(watcher, file)
      return watch.begin()
    },
    fileEnds: () => {
      watch?.end()
      watch = undefined
    },
    attemptBegins: (test, repeat) => watch?.before(test, repeat),
    attemptEnds: (test) => watch?.after(test),
  })
}

/** The first assertions of a test, and then some: looking takes a hundredth of a millisecond, and properties make thousands. */
function isLookedAt(assertions: number | undefined): boolean {
  return assertions !== undefined && (assertions <= 20 || assertions % 16 === 0)
}

/** Which test the calling code runs in. An async context for each test costs time, so tests that run one by one have a variable. */
function currentTest(): { readonly current: () => TestRecord | undefined; readonly enter: Watcher['enter'] } {
  const { AsyncLocalStorage } = process.getBuiltinModule('node:async_hooks')
  const contexts = new AsyncLocalStorage<TestRecord>()
  let alone: TestRecord | undefined
  return {
    current: () => {
      const record = alone ?? contexts.getStore()
      return record?.running === true ? record : undefined
    },
    enter: (record, apart) => {
      alone = apart ? undefined : record
      if (apart) contexts.enterWith(record)
    },
  }
}

/** What is returned does its work the first time that it is called for a file. */
function oncePerFile(begin: (path: string | undefined) => Promise<void>): () => Promise<void> | undefined {
  let begun: object | undefined
  return () => {
    const worker = runningWorker()
    if (worker?.current === undefined || worker.current === begun) return undefined
    begun = worker.current
    return begin(worker.filepath)
  }
}

function collecting(): TaskTags | undefined {
  try {
    return TestRunner.getCurrentSuite().options?.meta
  } catch {
    // Vitest throws outside collection.
    return undefined
  }
}

async function keep(settings: WorkerSettings | undefined, record: TestRecord): Promise<void> {
  if (settings === undefined) return
  try {
    const { keepInputs } = await import('./keep-inputs.ts')
    const kept = keepInputs(settings.root, record.inputs.seen)
    record.captures.set(`${kept.name}\0${kept.file}`, kept)
  } catch (cause) {
    // The test failed by itself: what it captured may be lost, its failure may not be changed by that.
    const why = cause instanceof Error ? cause.message : String(cause)
    // oxlint-disable-next-line eslint/no-console -- the only way to the person who waits for the input.
    console.warn(`vitest-oracle: the input of ${JSON.stringify(record.task.name)} was not kept. ${why}`)
  }
}
