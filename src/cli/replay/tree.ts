import type { Tree } from '../../model/patch.ts'
import type { ObjectId, ProjectPath } from '../../model/words.ts'
import { openBlobs } from '../../observe/git/blobs.ts'
import type { Blobs } from '../../observe/git/blobs.ts'
import { openRepository } from '../../observe/git/repository.ts'
import { resolveCommit } from '../../observe/git/resolve.ts'
import { treeSource } from '../../observe/git/tree-source.ts'
import { fromProject, mapTree } from '../../observe/git/tree.ts'
import { readWorktree, withWorktree } from '../../observe/git/worktree.ts'
import type { TreeToIsolate } from '../../observe/known-bad/isolate.ts'
import type { FileSource } from '../../observe/owned/source.ts'

/** The work tree as it is, with what is not committed. */
export interface TreeAtHand extends TreeToIsolate {
  readonly head: ObjectId
  /** By path from the top of the repository. */
  readonly tree: Tree
  readonly blobs: Blobs
  /** Files below the project's root, by path from there. */
  readonly files: readonly ProjectPath[]
  readonly source: FileSource
  /** Ends the process that reads objects. */
  readonly close: () => void
}

/** Throws GitRefusal. */
export async function openTreeAtHand(folder: string): Promise<TreeAtHand> {
  const repository = await openRepository(folder)
  const head = await resolveCommit(repository, 'HEAD', 'HEAD')
  const objects = openBlobs(folder)
  try {
    const worktree = await readWorktree(repository, head, objects)
    const blobs = withWorktree(objects, worktree)
    const { top, prefix } = repository
    const own = mapTree(worktree.tree, fromProject(prefix))
    return {
      top,
      prefix,
      tree: worktree.tree,
      blobs,
      head,
      files: [...own.keys()].filter((path) => !path.startsWith('../')),
      source: treeSource(own, blobs, 'the work tree'),
      close: () => objects.close(),
    }
  } catch (cause) {
    objects.close()
    throw cause
  }
}
