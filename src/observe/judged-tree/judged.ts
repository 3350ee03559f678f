import type { Tree, TreeEntry } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'

/**
 * The tree that trusted tests see: base's, with the production files of head in place of base's. What head added, edited or removed
 * elsewhere is not in it. Paths of both trees are written alike.
 *
 * A production file of head is left out where base has something else in its way: a file where head has a folder, or the reverse.
 */
export function judgedTree(base: Tree, head: Tree, isProduction: (path: ProjectPath) => boolean): Tree {
  const judged = new Map<ProjectPath, TreeEntry>()
  for (const [path, entry] of base) if (!isProduction(path)) judged.set(path, entry)
  const folders = foldersOf(judged.keys())
  for (const [path, entry] of head) {
    if (isProduction(path) && !folders.has(path) && !ancestorsOf(path).some((folder) => judged.has(folder) && !isProduction(folder)))
      judged.set(path, entry)
  }
  return judged
}

/** Whether two trees hold the same files, byte for byte. */
export function sameTree(a: Tree, b: Tree): boolean {
  if (a.size !== b.size) return false
  for (const [path, { id, mode }] of a) {
    const other = b.get(path)
    if (other?.id !== id || other.mode !== mode) return false
  }
  return true
}

/** All folders that hold one of the files, directly or not. */
export function foldersOf(paths: Iterable<ProjectPath>): ReadonlySet<ProjectPath> {
  const folders = new Set<ProjectPath>()
  for (const path of paths) {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  }
  return folders
}

function ancestorsOf(path: ProjectPath): readonly ProjectPath[] {
  const ancestors: ProjectPath[] = []
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) ancestors.push(path.slice(0, at))
  return ancestors
}
