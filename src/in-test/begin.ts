import type { WorkerSettings } from '../model/tag.ts'
import { lockChannel } from './lock-channel.ts'
import { runningWorker } from './running-worker.ts'
import { inTestState, sleepUntilImport } from './state.ts'

/**
 * Watches the file that this worker is about to load if it may hold trusted tests. What other files do has no weight: for them the
 * channel to the runner is locked, and no more is loaded than that, unless they turn out to use this package.
 * @param settings Absent in a run without this package's reporter: everything is watched then.
 */
export async function begin(settings: WorkerSettings | undefined): Promise<void> {
  const known = inTestState()
  if (known !== undefined) return known.aboutToLoad()
  const worker = runningWorker()
  const watch = async (): Promise<void> => {
    const { watchWorker } = await import('./worker.ts')
    return watchWorker(settings)
  }
  // Without isolation the next file of this worker may be a trusted one.
  const all = settings?.watched === undefined || worker?.filepath === undefined || worker.config.isolate === false
  if (all || settings.watched.includes(worker.filepath)) return watch()
  lockChannel(worker)
  sleepUntilImport(watch)
}
