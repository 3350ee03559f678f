import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { UnreadableRun } from '../../model/history.ts'
import type { ProjectPath } from '../../model/words.ts'
import { instantOfName, isFolderOfDay, isPack } from './names.ts'
import { putInStore } from './put.ts'
import { LARGEST_PACK, bytesOf, isWhole, readPack } from './read-run.ts'
import type { RemotePlace } from './remote-driver.ts'

/** What is asked of a storage of `unstorage`. */
export interface Storage {
  readonly getKeys: () => Promise<readonly string[]>
  readonly hasItem: (key: string) => Promise<boolean>
  readonly getItemRaw: (key: string) => Promise<unknown>
  readonly setItemRaw: (key: string, value: Uint8Array) => Promise<void>
  readonly dispose: () => Promise<void>
}

/** Why a history elsewhere could not be reached or believed. */
export class RemoteRefusal extends Error {
  override readonly name: string = 'RemoteRefusal'
}

/** No window looks behind so many runs. */
const MOST_FETCHED = 2000
const AT_ONCE = 8
const SECONDS = 60

/** Sorts behind every file, so that a list that was cut short does not hold it. */
const MARK = 'vitest-oracle-history'

/** Opens a history elsewhere. Throws RemoteRefusal where what it takes is not installed. */
export async function openRemote({ driver, options, packages }: RemotePlace): Promise<Storage> {
  try {
    // Not among the dependencies: most teams keep their history in a folder, and it is large.
    const [{ createStorage }, { default: make }] = await Promise.all([import('unstorage'), import(driver)])
    return createStorage({ driver: make(options) })
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND')) throw cause
    throw new RemoteRefusal(`this takes ${packages.join(' and ')}, not installed here: npm i -D ${packages.join(' ')}`)
  }
}

export interface Fetched {
  readonly fetched: number
  /** What was there and could be no file of a history. */
  readonly unreadable: readonly UnreadableRun[]
}

/**
 * Brings the newest runs that a folder lacks. A store that does not list what it was given, as one that cuts its list short, is refused: its
 * newest runs could be missing.
 * @throws RemoteRefusal
 */
export async function fetchHistory(storage: Storage, prefix: string, folder: string): Promise<Fetched> {
  const keys = await listed(storage, prefix)
  const known = new Set<ProjectPath>()
  const files = keys.filter(isOfHistory).toSorted().toReversed()
  for (const day of new Set(files.map((file) => file.slice(0, 10)))) for (const file of await filesIn(folder, day)) known.add(file)
  const wanted = files.filter((file) => !known.has(file)).slice(0, MOST_FETCHED)
  const unreadable: UnreadableRun[] = []
  let fetched = 0
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    const some = wanted.slice(start, start + AT_ONCE)
    const bytes = await Promise.all(some.map((file) => within(storage.getItemRaw(keyOf(prefix, file)), `reading ${file}`)))
    for (const [index, file] of some.entries()) {
      const content = bytesIn(bytes[index])
      if (content === null) continue
      if (content.length > LARGEST_PACK || !isWhole(file, content)) {
        unreadable.push({ file, because: 'holds other bytes than its name says' })
        continue
      }
      await putInStore(folder, file, content)
      fetched += 1
    }
  }
  return { fetched, unreadable }
}

/** Adds a file of a folder to a history elsewhere. Throws RemoteRefusal, and where the file cannot be read. */
export async function addToRemote(storage: Storage, prefix: string, folder: string, file: ProjectPath): Promise<void> {
  const bytes = await bytesOf(join(folder, file), LARGEST_PACK)
  if (!(bytes instanceof Uint8Array)) throw new RemoteRefusal(`${file} ${bytes ?? 'is gone'}`)
  await within(storage.setItemRaw(keyOf(prefix, file), bytes), `writing ${file}`)
}

async function listed(storage: Storage, prefix: string): Promise<readonly ProjectPath[]> {
  const list = async (): Promise<readonly ProjectPath[]> => {
    const keys = await within(storage.getKeys(), 'listing it')
    const own = prefix === '' ? keys : keys.filter((key) => key.startsWith(`${prefix}:`)).map((key) => key.slice(prefix.length + 1))
    return own.map((key) => key.replaceAll(':', '/'))
  }
  const mark = keyOf(prefix, MARK)
  const first = await list()
  if (first.includes(MARK)) return first
  if (await within(storage.hasItem(mark), `asking for ${MARK}`))
    throw new RemoteRefusal(
      `it holds ${MARK} and does not list it: the list is cut short (that of S3 is at 1,000 files), and the newest runs may be missing. Put fewer files there: compact the history in a folder, and replace the files by those`,
    )
  await within(storage.setItemRaw(mark, Buffer.from('version 1\n')), `writing ${MARK}`)
  const second = await list()
  if (second.includes(MARK)) return second
  throw new RemoteRefusal(`it does not list ${MARK}, which was just written: it is no store that can say what it holds`)
}

const keyOf = (prefix: string, file: ProjectPath): string => `${prefix === '' ? '' : `${prefix}:`}${file.replaceAll('/', ':')}`

function isOfHistory(path: ProjectPath): boolean {
  const [day = '', name = '', ...more] = path.split('/')
  return more.length === 0 && isFolderOfDay(day) && (isPack(name) || instantOfName(name)?.slice(0, 10) === day)
}

/** Names of runs that a folder has of a day, in files of their own and in packs, and the packs. */
async function filesIn(folder: string, day: string): Promise<readonly ProjectPath[]> {
  const names = await readdir(join(folder, day)).catch((): string[] => [])
  const packs = await Promise.all(names.filter(isPack).map((name) => readPack(folder, `${day}/${name}`)))
  return [...names.map((name) => `${day}/${name}`), ...packs.flat().flatMap((one) => (one.state === 'read' ? [one.file] : []))]
}

/** As drivers give them; null where there is nothing. */
function bytesIn(value: unknown): Uint8Array | null {
  if (value instanceof Uint8Array) return value
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  return typeof value === 'string' ? Buffer.from(value) : null
}

async function within<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${SECONDS} seconds`)), SECONDS * 1000)
  })
  try {
    return await Promise.race([promise, late])
  } catch (cause) {
    throw new RemoteRefusal(`${what} failed: ${cause instanceof Error ? cause.message : String(cause)}`)
  } finally {
    clearTimeout(timer)
  }
}
