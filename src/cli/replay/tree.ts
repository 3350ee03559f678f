import type { Tree } from '../../model/patch.ts'
import type { ObjectId, ProjectPath } from '../../model/words.ts'
import { openBlobs } from '../../observe/git/blobs.ts'
import type { Blobs } from '../../observe/git/blobs.ts'
import { openRepository } from '../../observe/git/repository.ts'
import type { Repository } from '../../observe/git/repository.ts'
import { resolveCommit } from '../../observe/git/resolve.ts'
import { treeSource } from '../../observe/git/tree-source.ts'
import { fromProject, listTree, mapTree } from '../../observe/git/tree.ts'
import { readWorktree, withWorktree } from '../../observe/git/worktree.ts'
import type { TreeToIsolate } from '../../observe/known-bad/isolate.ts'
import type { FileSource } from '../../observe/owned/source.ts'

/** The files of a checkout; the work tree as it is, with what is not committed, unless it says otherwise. */
export interface TreeAtHand extends TreeToIsolate {
  readonly repository: Repository
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
    const close = (): void => objects.close()
    return { repository, top, prefix, blobs, head, close, ...filesOf(worktree.tree, prefix, blobs, 'the work tree') }
  } catch (cause) {
    objects.close()
    throw cause
  }
}

/** The same checkout as its last commit has it. */
export async function asCommitted(hand: TreeAtHand): Promise<TreeAtHand> {
  const { repository, top, prefix, blobs, head } = hand
  const tree = await listTree({ ...repository, root: top, prefix: '' }, head)
  return { ...hand, ...filesOf(tree, prefix, blobs, head) }
}

function filesOf(tree: Tree, prefix: string, blobs: Blobs, name: string): Pick<TreeAtHand, 'tree' | 'files' | 'source'> {
  const own = mapTree(tree, fromProject(prefix))
  return { tree, files: [...own.keys()].filter((path) => !path.startsWith('../')), source: treeSource(own, blobs, name) }
}
