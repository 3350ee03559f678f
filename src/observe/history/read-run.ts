import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { isHistoryRun } from '../../model/generated/history-validators.js'
import type { HistoryRun, UnreadableRun } from '../../model/history.ts'
import type { ProjectPath } from '../../model/words.ts'
import { fileOf, packOf } from './names.ts'

/** Bytes of one run: outcomes of some fifty thousand tests. */
export const LARGEST: number = 16 * 1024 * 1024

/** Bytes of several runs of one day in one file. */
export const LARGEST_PACK: number = 4 * LARGEST

export type ReadRun =
  | { readonly state: 'read'; readonly file: ProjectPath; readonly run: HistoryRun }
  | ({ readonly state: 'unreadable' } & UnreadableRun)

/** `gone`: it was there when its folder was listed. */
export type ReadFile = ReadRun | { readonly state: 'gone' }

/** One file of the store. Never throws: what is no run says why. */
export async function readRun(folder: string, file: ProjectPath): Promise<ReadFile> {
  const bytes = await bytesOf(join(folder, file), LARGEST)
  if (bytes === null) return { state: 'gone' }
  return typeof bytes === 'string' ? { state: 'unreadable', file, because: bytes } : runIn(bytes, file)
}

/** The run that a file of this name holds. */
function runIn(bytes: Uint8Array, file: ProjectPath): ReadRun {
  const run = parsed(bytes)
  if (!isHistoryRun(run))
    return { state: 'unreadable', file, because: versionOf(run) > 1 ? 'was written by a later version' : 'holds no outcomes of a run' }
  if (fileOf(run.at, bytes) !== file) return { state: 'unreadable', file, because: 'holds other bytes than its name says' }
  return { state: 'read', file, run }
}

/** The runs of a file that holds several, by the names that they had as files of their own. Never throws. */
export async function readPack(folder: string, pack: ProjectPath): Promise<readonly ReadFile[]> {
  const unreadable = (because: string): readonly ReadFile[] => [{ state: 'unreadable', file: pack, because }]
  const bytes = await bytesOf(join(folder, pack), LARGEST_PACK)
  if (bytes === null) return [{ state: 'gone' }]
  if (typeof bytes === 'string') return unreadable(bytes)
  const [day = ''] = pack.split('/')
  if (packOf(day, bytes) !== pack) return unreadable('holds other bytes than its name says')
  return linesOf(bytes).map((line): ReadRun => {
    const run = parsed(line)
    const isOfDay = isHistoryRun(run) && run.at.startsWith(day)
    return isOfDay
      ? { state: 'read', file: fileOf(run.at, line), run }
      : { state: 'unreadable', file: pack, because: 'has a line that is no run of its day' }
  })
}

/** Whether bytes from elsewhere are those that a file of the store is named by. */
export function isWhole(file: ProjectPath, bytes: Uint8Array): boolean {
  const [day = ''] = file.split('/')
  return packOf(day, bytes) === file || (bytes.length <= LARGEST && runIn(bytes, file).state === 'read')
}

/** Each with the newline behind it. */
export function linesOf(bytes: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = []
  for (let start = 0; start < bytes.length;) {
    const newline = bytes.indexOf(0x0a, start)
    const end = newline === -1 ? bytes.length : newline + 1
    lines.push(bytes.subarray(start, end))
    start = end
  }
  return lines
}

/** Null where there is no file; words where it is none that could be one of ours. A pipe must not make the reader wait. */
export async function bytesOf(path: string, most: number): Promise<Uint8Array | string | null> {
  try {
    const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0))
    try {
      const found = await handle.stat()
      if (!found.isFile()) return 'is no plain file'
      if (found.size > most) return `is larger than ${most} bytes`
      return await handle.readFile()
    } finally {
      await handle.close()
    }
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
    return `cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'))
  } catch {
    return null
  }
}

function versionOf(run: unknown): number {
  const version = typeof run === 'object' && run !== null && 'version' in run ? run.version : null
  return typeof version === 'number' ? version : 0
}
