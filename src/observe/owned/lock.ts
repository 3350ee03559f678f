import type { LockFile } from '../../model/owned-files.ts'
import type { OwnedFile } from '../../model/owned-observations.ts'
import type { ProjectPath } from '../../model/words.ts'
import { isLockFile } from '../../model/generated/owned-validators.js'
import { readData } from './data.ts'
import type { FileSource } from './source.ts'
import { LARGEST_LOCK } from './text.ts'

/** The lock, as `vitest-oracle lock` wrote it, or all its mistakes. Never throws. */
export function readLock(files: FileSource, path: ProjectPath): Promise<OwnedFile<LockFile>> {
  return readData(files, path, {
    schema: 'lock',
    fits: isLockFile,
    largest: LARGEST_LOCK,
    least: 'what `npx vitest-oracle lock` writes',
    make: (file) => file,
  })
}
