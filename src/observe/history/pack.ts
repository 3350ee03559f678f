import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { UnreadableRun } from '../../model/history.ts'
import type { Instant, ProjectPath } from '../../model/words.ts'
import { instantOfName, packOf } from './names.ts'
import { flushFolder, putInStore } from './put.ts'
import { LARGEST, LARGEST_PACK, bytesOf, linesOf, readPack, readRun } from './read-run.ts'
import { daysOf } from './runs.ts'

/** Days after which no run of a day is still to come, whatever the time zone and the clock of a writer. */
const QUIET = 2
const DAY = 86_400_000

export interface PackedHistory {
  /** The packs that were written. */
  readonly packs: readonly ProjectPath[]
  /** The files whose runs stand in them; they are gone. */
  readonly packed: readonly ProjectPath[]
  /** Files that say nothing; they were left where they are. */
  readonly unreadable: readonly UnreadableRun[]
}

/**
 * Puts the runs of each day that is over into one file, and removes the files that they had. A file is removed only when the pack that
 * holds its bytes was flushed to the disk and read back. Whoever is killed in between leaves runs in two places, which are read once; so do
 * several that pack at once. Files that are no whole runs stay.
 * @throws whatever the disk throws; nothing is lost then
 */
export async function packHistory(folder: string, now: Instant): Promise<PackedHistory> {
  const quiet = new Date(Date.parse(now) - QUIET * DAY).toISOString()
  const done = { packs: new Array<ProjectPath>(), packed: new Array<ProjectPath>(), unreadable: new Array<UnreadableRun>() }
  for (const day of (await daysOf(folder, quiet)).filter((one) => one < quiet.slice(0, 10))) {
    const { groups, unreadable } = await groupsOf(folder, day)
    done.unreadable.push(...unreadable)
    for (const group of groups.filter(({ length }) => length > 1)) {
      done.packs.push(await packed(folder, day, group))
      done.packed.push(...group.map(({ file }) => file))
    }
  }
  return done
}

interface Single {
  readonly file: ProjectPath
  readonly bytes: Uint8Array
}

/** The runs of a day that stand in files of their own, in groups that a pack can hold. */
async function groupsOf(
  folder: string,
  day: string,
): Promise<{ readonly groups: readonly (readonly Single[])[]; readonly unreadable: readonly UnreadableRun[] }> {
  const groups: Single[][] = [[]]
  const unreadable: UnreadableRun[] = []
  let size = 0
  for (const name of (await readdir(join(folder, day))).filter((one) => instantOfName(one) !== null).sort()) {
    const file = `${day}/${name}`
    const read = await readRun(folder, file)
    if (read.state === 'gone') continue
    if (read.state === 'unreadable') {
      unreadable.push({ file, because: read.because })
      continue
    }
    const bytes = await bytesOf(join(folder, file), LARGEST)
    // Of one line, as we write them: in a pack it could not be told from its neighbours otherwise.
    if (!(bytes instanceof Uint8Array) || linesOf(bytes).length !== 1 || bytes.at(-1) !== 0x0a) continue
    if (size + bytes.length > LARGEST_PACK) {
      groups.push([])
      size = 0
    }
    groups.at(-1)?.push({ file, bytes })
    size += bytes.length
  }
  return { groups, unreadable }
}

async function packed(folder: string, day: string, group: readonly Single[]): Promise<ProjectPath> {
  const bytes = Buffer.concat(group.map((one) => one.bytes))
  const pack = packOf(day, bytes)
  await putInStore(folder, pack, bytes)
  const there = new Set((await readPack(folder, pack)).flatMap((one) => (one.state === 'read' ? [one.file] : [])))
  const lost = group.find(({ file }) => !there.has(file))
  if (lost !== undefined) throw new Error(`${pack} was written and does not hold ${lost.file}: nothing was removed`)
  for (const { file } of group) await rm(join(folder, file), { force: true })
  await flushFolder(join(folder, day))
  return pack
}
