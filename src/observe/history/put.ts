import { randomBytes } from 'node:crypto'
import * as disk from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { ProjectPath } from '../../model/words.ts'
import { UNFINISHED } from './names.ts'

/** Milliseconds after which a file that is being written has been left behind. */
const LEFT_BEHIND = 3_600_000

/**
 * Puts a file into a store, whole or not at all: a temporary file beside it, flushed, then renamed, and its folder flushed. Any number of
 * processes and machines may do so at once. Makes the folder when it is missing; below `.oracle` it is kept out of commits.
 * @throws whatever the disk throws; the temporary file is then gone
 */
export async function putInStore(folder: string, file: ProjectPath, bytes: Uint8Array): Promise<void> {
  const target = join(folder, file)
  await disk.mkdir(dirname(target), { recursive: true })
  if (basename(dirname(folder)) === '.oracle') await ignoreAll(dirname(folder))
  const unfinished = join(folder, `${UNFINISHED}${process.pid}-${randomBytes(8).toString('hex')}`)
  try {
    await writeFlushed(unfinished, bytes)
    await removeLeftBehind(folder, unfinished)
    await disk.rename(unfinished, target)
  } catch (cause) {
    await disk.rm(unfinished, { force: true }).catch(() => undefined)
    throw cause
  }
  await flushFolder(dirname(target))
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await disk.open(path, 'wx', 0o644)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** What killed writers left. Age is told by the file system's own clock, since the folder may be another machine's. */
async function removeLeftBehind(folder: string, own: string): Promise<void> {
  const { mtimeMs: now } = await disk.stat(own)
  const names = await disk.readdir(folder).catch((): string[] => [])
  for (const name of names.filter((one) => one.startsWith(UNFINISHED))) {
    const path = join(folder, name)
    const age = await disk.stat(path).then(
      ({ mtimeMs }) => now - mtimeMs,
      () => 0,
    )
    if (age > LEFT_BEHIND) await disk.rm(path, { force: true }).catch(() => undefined)
  }
}

/** Windows cannot open a folder, and needs not; some network file systems cannot flush one, and say so. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await disk.open(folder, 'r')
  try {
    await handle.sync()
  } catch (cause) {
    if (!hasCode(cause, 'EINVAL', 'ENOTSUP')) throw cause
  } finally {
    await handle.close()
  }
}

async function ignoreAll(folder: string): Promise<void> {
  try {
    await disk.writeFile(join(folder, '.gitignore'), '*\n', { flag: 'wx' })
  } catch (cause) {
    if (!hasCode(cause, 'EEXIST')) throw cause
  }
}

const hasCode = (cause: unknown, ...codes: readonly string[]): boolean =>
  cause instanceof Error && 'code' in cause && codes.some((code) => code === cause.code)
