import { createHash } from 'node:crypto'
import type { Instant, ProjectPath } from '../../model/words.ts'

/**
 * A file of the store is named by the instant of its run and by the hash of its bytes: `2026-11-10/20261110T120000000Z-<hash>.json`. So
 * names sort by time, writers need not know of one another, copying is merging, and a file whose bytes changed is known by its name. Two
 * runs never have the same bytes, because each holds the name of its run.
 */
const FILE = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z-[0-9a-f]{32}\.json$/

/**
 * Runs of one day in one file, each line the bytes of the file that it was: so a run has one name, wherever it stands, and is counted once.
 * Named by the hash of the bytes alone.
 */
const PACK = /^[0-9a-f]{32}\.jsonl$/

const FOLDER = /^\d{4}-\d{2}-\d{2}$/

/** Files that are being written; a writer that is killed leaves one. */
export const UNFINISHED = '.writing-'

/** From the folder of the store. */
export function fileOf(at: Instant, bytes: Uint8Array): ProjectPath {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return `${at.slice(0, 10)}/${at.replaceAll(/[-:.]/g, '')}-${hash}.json`
}

/** From the folder of the store. */
export function packOf(day: string, bytes: Uint8Array): ProjectPath {
  return `${day}/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.jsonl`
}

export function isPack(name: string): boolean {
  return PACK.test(name)
}

export function isFolderOfDay(name: string): boolean {
  return FOLDER.test(name)
}

/** The instant that the name of a file says; null for a file that is none of the store. */
export function instantOfName(name: string): Instant | null {
  const [, year, month, day, hours, minutes, seconds, milliseconds] = FILE.exec(name) ?? []
  return year === undefined ? null : `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`
}
