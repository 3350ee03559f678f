import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import type { World } from '../world.ts'

const DEFAULT_FOLDER = '.oracle/history'

/**
 * The folder of the history store that `--history` names. Absolute.
 * @throws UsageError for a URL: what a CI keeps elsewhere is brought here and back by its cache, for files of a store merge by copying
 */
export function historyFolder(args: Arguments, world: World): string {
  const given = args.value('history') ?? DEFAULT_FOLDER
  const [, scheme] = /^([a-z][a-z0-9+.-]+):\/\//i.exec(given) ?? []
  if (scheme === undefined) return resolve(world.cwd, given)
  if (scheme.toLowerCase() === 'file') return folderOfUrl(given)
  throw new UsageError(
    `--history takes a folder, and ${scheme}: cannot be read. Files of the history merge by copying: fetch them into a folder before, and copy the folder back afterwards, as a CI cache does.`,
  )
}

function folderOfUrl(url: string): string {
  try {
    return fileURLToPath(url)
  } catch (cause) {
    throw new UsageError(`--history: ${cause instanceof Error ? cause.message : String(cause)}.`)
  }
}
