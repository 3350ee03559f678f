import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ProjectPath } from '../../model/words.ts'
import type { Storage } from '../../observe/history/remote.ts'
import { visible } from '../../observe/owned/visible.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import type { World } from '../world.ts'

const DEFAULT_FOLDER = '.oracle/history'

/** Where `--history` says that past runs are. */
export interface HistoryPlace {
  /** Absolute. For a history elsewhere, the folder that holds what was fetched of it. */
  readonly folder: string
  readonly isElsewhere: boolean
  /** Brings what the folder lacks of a history elsewhere. Why it could not, behind the name of the place; null where nothing is wrong. */
  readonly bring: () => Promise<string | null>
  /** Adds a file of the folder to a history elsewhere. @throws when it cannot be written */
  readonly add: (file: ProjectPath) => Promise<void>
}

/**
 * The place that `--history` names.
 * @throws UsageError for a URL of no such place, and where what it takes is not there
 */
export async function historyPlace(args: Arguments, world: World): Promise<HistoryPlace> {
  const given = args.value('history') ?? DEFAULT_FOLDER
  if (/^file:\/\//i.test(given)) return inFolder(folderOfUrl(given))
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(given)) return inFolder(resolve(world.cwd, given))
  const [{ remotePlaceOf }, { RemoteRefusal, addToRemote, fetchHistory, openRemote }] = await Promise.all([
    import('../../observe/history/remote-driver.ts'),
    import('../../observe/history/remote.ts'),
  ])
  const place = remotePlaceOf(given, world.env)
  if (place === null || typeof place === 'string') throw new UsageError(`--history: ${place ?? 'this is no place for a history'}.`)
  const folder = resolve(world.cwd, DEFAULT_FOLDER)
  const { prefix, shown } = place
  const open = (): Promise<Storage> =>
    openRemote(place).catch((cause: unknown) => {
      throw cause instanceof RemoteRefusal ? new UsageError(`--history ${shown}: ${cause.message}`) : cause
    })
  // What is not installed is said before anything is run.
  await open()
  return {
    folder,
    isElsewhere: true,
    bring: async () => {
      try {
        const { unreadable } = await used(await open(), (storage) => fetchHistory(storage, prefix, folder))
        for (const { file, because } of unreadable)
          world.stderr.write(`note: ${visible(`${file} of ${shown} ${because}`)}; it was not fetched\n`)
        return null
      } catch (cause) {
        return `the history in ${shown} could not be fetched: ${cause instanceof Error ? cause.message : String(cause)}`
      }
    },
    add: async (file) => used(await open(), (storage) => addToRemote(storage, prefix, folder, file)),
  }
}

/** A connection that stays open would keep the process. */
async function used<T>(storage: Storage, act: (storage: Storage) => Promise<T>): Promise<T> {
  try {
    return await act(storage)
  } finally {
    await storage.dispose().catch(() => undefined)
  }
}

const inFolder = (folder: string): HistoryPlace => ({ folder, isElsewhere: false, bring: async () => null, add: async () => {} })

function folderOfUrl(url: string): string {
  try {
    return fileURLToPath(url)
  } catch (cause) {
    throw new UsageError(`--history: ${cause instanceof Error ? cause.message : String(cause)}.`)
  }
}
