import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { isHistoryRun } from '../../model/generated/history-validators.js'
import type { HistoryRun, UnreadableRun } from '../../model/history.ts'
import type { ProjectPath } from '../../model/words.ts'
import { fileOf } from './names.ts'

/** Bytes of one run: outcomes of some fifty thousand tests. */
export const LARGEST: number = 16 * 1024 * 1024

export type ReadRun =
  | { readonly state: 'read'; readonly file: ProjectPath; readonly run: HistoryRun }
  | ({ readonly state: 'unreadable' } & UnreadableRun)

/** One file of the store. Never throws: what is no run says why. */
export async function readRun(folder: string, file: ProjectPath): Promise<ReadRun> {
  const unreadable = (because: string): ReadRun => ({ state: 'unreadable', file, because })
  let bytes: Buffer | string
  try {
    bytes = await bytesOf(join(folder, file))
  } catch (cause) {
    return unreadable(`cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
  if (typeof bytes === 'string') return unreadable(bytes)
  const run = parsed(bytes)
  if (!isHistoryRun(run)) return unreadable(versionOf(run) > 1 ? 'was written by a later version' : 'holds no outcomes of a run')
  return fileOf(run.at, bytes) === file ? { state: 'read', file, run } : unreadable('holds other bytes than its name says')
}

/** Words where it is no file that could be one of ours; a pipe must not make the reader wait. */
async function bytesOf(path: string): Promise<Buffer | string> {
  const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0))
  try {
    const found = await handle.stat()
    if (!found.isFile()) return 'is no plain file'
    if (found.size > LARGEST) return `is larger than ${LARGEST} bytes`
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

function versionOf(run: unknown): number {
  const version = typeof run === 'object' && run !== null && 'version' in run ? run.version : null
  return typeof version === 'number' ? version : 0
}
