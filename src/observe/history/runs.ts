import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Instant, ProjectPath } from '../../model/words.ts'
import { instantOfName, isFolderOfDay } from './names.ts'
import { readRun } from './read-run.ts'
import type { ReadRun } from './read-run.ts'

/** Files that are read at once. */
const AT_ONCE = 16

/**
 * The runs of a store that came before an instant, newest first, in small batches: whoever has seen enough stops asking, and older days
 * are then not even listed. What lies in the folder and is no file of the store is passed over. No folder is an empty store.
 * @throws whatever the disk throws when there is a folder and it cannot be listed
 */
export async function* readRuns(folder: string, before: Instant): AsyncGenerator<readonly ReadRun[], void, undefined> {
  for (const day of await daysOf(folder, before)) {
    const files = await filesOf(folder, day, before)
    if (!Array.isArray(files)) {
      yield [files]
      continue
    }
    for (let start = 0; start < files.length; start += AT_ONCE) {
      yield await Promise.all(files.slice(start, start + AT_ONCE).map((file) => readRun(folder, file)))
    }
  }
}

async function daysOf(folder: string, before: Instant): Promise<readonly string[]> {
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

async function filesOf(folder: string, day: string, before: Instant): Promise<ProjectPath[] | ReadRun> {
  try {
    const names = await readdir(join(folder, day))
    return names
      .filter((name) => {
        const at = instantOfName(name)
        return at !== null && at < before
      })
      .sort()
      .reverse()
      .map((name) => `${day}/${name}`)
  } catch (cause) {
    return { state: 'unreadable', file: day, because: `cannot be listed: ${cause instanceof Error ? cause.message : String(cause)}` }
  }
}
