import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Tree, TreeEntry } from '../../model/patch.ts'
import type { ObjectId, ProjectPath } from '../../model/words.ts'
import { pointerTo } from './large-files.ts'

/** What a file on disk is beside the entry of a tree. */
export type OnDisk = 'same' | 'bytes' | 'mode' | 'absent'

/** Git's own id of a blob. Format: `git help hash-object`. @param like an id of the repository, whose length names its hash */
export function blobId(bytes: Uint8Array, like: ObjectId): ObjectId {
  return createHash(like.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex')
}

/**
 * Compares one file with an entry of a tree by its bytes, asking neither git's index nor times. A submodule is `same` where a folder
 * stands; a large file that git keeps apart is `same` where it has the content that git points to.
 * @param convert what to try on bytes that differ, such as another end of line
 */
export function compareWithDisk(
  root: string,
  path: ProjectPath,
  { id, mode }: TreeEntry,
  convert?: (bytes: Buffer) => Buffer | null,
): OnDisk {
  const file = join(root, path)
  try {
    const stat = lstatSync(file, { throwIfNoEntry: false })
    if (stat === undefined) return 'absent'
    if (mode === '160000') return stat.isDirectory() ? 'same' : 'mode'
    if (mode === '120000') return stat.isSymbolicLink() ? sameBytes(readlinkSync(file, { encoding: 'buffer' }), id) : 'mode'
    if (!stat.isFile()) return 'mode'
    const bytes = readFileSync(file)
    if (blobId(bytes, id) !== id) {
      const converted = [convert?.(bytes) ?? null, pointerTo(path, bytes)]
      if (!converted.some((one) => one !== null && blobId(one, id) === id)) return 'bytes'
    }
    const executable = process.platform === 'win32' || ((stat.mode & 0o100) !== 0) === (mode === '100755')
    return executable ? 'same' : 'mode'
  } catch {
    // Unreadable, or a part of its path is no folder.
    return 'absent'
  }
}

function sameBytes(bytes: Buffer, id: ObjectId): OnDisk {
  return blobId(bytes, id) === id ? 'same' : 'bytes'
}

/**
 * The files of a materialised tree whose bytes are no longer those of git, sorted: written, replaced or removed by what ran there.
 * @param left what `materialiseTree` did not write
 */
export function writtenFiles(folder: string, tree: Tree, left: ReadonlySet<ProjectPath> = new Set()): readonly ProjectPath[] {
  return Array.from(tree)
    .filter(([path, entry]) => entry.mode !== '160000' && !left.has(path) && compareWithDisk(folder, path, entry) !== 'same')
    .map(([path]) => path)
    .sort()
}
