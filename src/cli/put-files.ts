import { randomBytes } from 'node:crypto'
import * as disk from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ProjectPath } from '../model/words.ts'
import { isMissing } from '../verdict/read.ts'

/** What of the disk is used; `node:fs/promises` has it. */
type Disk = Pick<typeof disk, 'mkdir' | 'writeFile' | 'chmod' | 'rename' | 'rm' | 'stat' | 'realpath'>

/**
 * Puts files in place whole, the first ones first: beside the old one, flushed, then renamed, so that a full disk or an end at any moment
 * leaves the old file or the new one. A link stays one, and a file keeps its mode.
 * @throws what the disk throws; the files before the one that failed are in place
 */
export async function putFiles(root: string, files: ReadonlyMap<ProjectPath, Uint8Array | string>, on: Disk = disk): Promise<void> {
  for (const [path, bytes] of files) {
    const named = join(root, path)
    await on.mkdir(dirname(named), { recursive: true })
    const target = await ifThere(on.realpath(named), named)
    const mode = await ifThere(
      on.stat(target).then((about) => about.mode),
      null,
    )
    const fresh = `${target}.${randomBytes(6).toString('hex')}.tmp`
    try {
      await on.writeFile(fresh, bytes, { flag: 'wx', flush: true })
      if (mode !== null) await on.chmod(fresh, mode)
      await on.rename(fresh, target)
    } catch (cause) {
      // What failed is worth more to the caller than that the rest could not be removed either.
      await on.rm(fresh, { force: true }).catch(() => {})
      throw cause
    }
  }
}

async function ifThere<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await asked
  } catch (cause) {
    if (isMissing(cause)) return otherwise
    throw cause
  }
}
