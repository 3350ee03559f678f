import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { LockFile } from '../../model/owned-files.ts'
import type { ProjectPath } from '../../model/words.ts'
import { lockText } from './make.ts'

/**
 * Puts the lock in place whole: a temporary file in the same folder, flushed, then renamed, so that whoever ends this process leaves
 * the old lock or the new one. Throws what the file system throws.
 */
export async function writeLock(root: string, path: ProjectPath, lock: LockFile): Promise<void> {
  const target = join(root, path)
  await mkdir(dirname(target), { recursive: true })
  const fresh = `${target}.${randomBytes(6).toString('hex')}.tmp`
  try {
    const file = await open(fresh, 'wx')
    try {
      await file.writeFile(lockText(lock))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(fresh, target)
  } catch (cause) {
    await rm(fresh, { force: true })
    throw cause
  }
}
