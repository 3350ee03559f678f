import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Instant, ProjectPath } from '../../model/words.ts'
import { instantOfName, isFolderOfDay, isPack } from './names.ts'
import { readPack, readRun } from './read-run.ts'
import type { ReadFile, ReadRun } from './read-run.ts'

/** Files that are read at once. */
const AT_ONCE = 16

/** How often a day is listed again whose files were packed while they were read. */
const MOST_LISTED = 5

/**
 * The runs of a store that came before an instant, newest first, in small batches: whoever has seen enough stops asking, and older days
 * are then not even listed. A run that stands in a file of its own and in a packed one, as a packing that was killed leaves it, comes once.
 * What lies in the folder and is no file of the store is passed over. No folder is an empty store.
 * @throws whatever the disk throws when there is a folder and it cannot be listed
 */
export async function* readRuns(folder: string, before: Instant): AsyncGenerator<readonly ReadRun[], void, undefined> {
  for (const day of await daysOf(folder, before)) yield* runsOfDay(folder, day, before)
}

async function* runsOfDay(folder: string, day: string, before: Instant): AsyncGenerator<readonly ReadRun[], void, undefined> {
  const seen = new Set<ProjectPath>()
  const isFirst = (key: ProjectPath): boolean => seen.size < seen.add(key).size
  for (let listed = 1; listed <= MOST_LISTED; listed++) {
    const entries = await entriesOf(folder, day, before)
    if (!Array.isArray(entries)) {
      yield [entries]
      return
    }
    let isWhole = true
    for (let start = 0; start < entries.length; start += AT_ONCE) {
      const files = await Promise.all(entries.slice(start, start + AT_ONCE).map((entry) => entry.read()))
      // A pack took its place since the day was listed.
      if (files.some(({ state }) => state === 'gone')) isWhole = false
      const batch = files.filter((one) => one.state !== 'gone').filter((one) => isFirst(keyOf(one)))
      if (batch.length > 0) yield batch
    }
    if (isWhole) return
  }
  yield [{ state: 'unreadable', file: day, because: 'changes faster than it can be read' }]
}

const keyOf = (one: ReadRun): ProjectPath => (one.state === 'read' ? one.file : `${one.file} ${one.because}`)

export async function daysOf(folder: string, before: Instant): Promise<readonly string[]> {
  const names = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
    throw cause
  })
  const last = before.slice(0, 10)
  return names
    .filter((entry) => entry.isDirectory() && isFolderOfDay(entry.name) && entry.name <= last)
    .map(({ name }) => name)
    .sort()
    .reverse()
}

interface Entry {
  readonly file: ProjectPath
  readonly read: () => Promise<ReadFile>
}

/** The runs of a day, the newest first. Those of packs are read at once: they are as many as the files that they replaced. */
async function entriesOf(folder: string, day: string, before: Instant): Promise<Entry[] | ReadRun> {
  try {
    const names = await readdir(join(folder, day))
    const single = names
      .filter((name) => isBefore(name, before))
      .map((name): Entry => {
        const file = `${day}/${name}`
        return { file, read: () => readRun(folder, file) }
      })
    const packs = await Promise.all(names.filter(isPack).map((name) => readPack(folder, `${day}/${name}`)))
    const packed = packs.flat().flatMap((one): readonly Entry[] => {
      const file = one.state === 'gone' ? '' : one.file
      if (one.state === 'read' && one.run.at >= before) return []
      return [{ file, read: async () => one }]
    })
    return [...single, ...packed].sort((a, b) => (a.file < b.file ? 1 : a.file > b.file ? -1 : 0))
  } catch (cause) {
    return { state: 'unreadable', file: day, because: `cannot be listed: ${cause instanceof Error ? cause.message : String(cause)}` }
  }
}

function isBefore(name: string, before: Instant): boolean {
  const at = instantOfName(name)
  return at !== null && at < before
}
