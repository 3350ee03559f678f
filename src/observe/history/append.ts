import { randomBytes } from 'node:crypto'
import { isHistoryRun } from '../../model/generated/history-validators.js'
import type { HistoryRun } from '../../model/history.ts'
import type { ProjectPath } from '../../model/words.ts'
import { fileOf } from './names.ts'
import { putInStore } from './put.ts'
import { LARGEST } from './read-run.ts'

/**
 * Writes one run as a file of its own, whole or not at all: a temporary file beside it, flushed, then renamed, and its folder flushed. Any
 * number of processes and machines may do so at once. Makes the folder when it is missing; below `.oracle` it is kept out of commits.
 * Returns the file, from the folder of the store.
 * @throws Error for what no reader would take, and whatever the disk throws; the temporary file is then gone
 */
export async function appendOutcomes(folder: string, run: HistoryRun): Promise<ProjectPath> {
  const bytes = Buffer.from(`${JSON.stringify(run)}\n`)
  if (!isHistoryRun(run)) throw new Error(`no reader of the history would take this run: ${wordsOfMistake()}`)
  if (bytes.length > LARGEST) throw new Error(`the outcomes of this run are ${bytes.length} bytes, and a reader takes ${LARGEST} at most`)
  const file = fileOf(run.at, bytes)
  await putInStore(folder, file, bytes)
  return file
}

/** A name for a run that no other has. */
export function newRunName(): string {
  return randomBytes(16).toString('hex')
}

function wordsOfMistake(): string {
  const [mistake] = isHistoryRun.errors ?? []
  return mistake === undefined ? 'it does not fit its schema' : `${mistake.instancePath} ${mistake.message ?? mistake.keyword}`.trim()
}
