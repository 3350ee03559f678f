import type { Tree, TreeEntry } from '../../model/patch.ts'
import type { ObjectId, ProjectPath } from '../../model/words.ts'
import { inTurns } from '../patch/texts.ts'
import { askGit } from './ask.ts'
import type { Blobs } from './blobs.ts'
import { GitRefusal } from './refusal.ts'
import type { Repository } from './repository.ts'
import { git as realGit } from './run.ts'
import type { Git } from './run.ts'
import { listTree } from './tree.ts'
import { sameButConverted } from './worktree-convert.ts'
import { lookAt } from './worktree-files.ts'
import type { FileAtHand } from './worktree-files.ts'
import { listWorktree } from './worktree-list.ts'
import { submoduleEntry } from './worktree-submodules.ts'

/** The files at hand as git would store them. */
export interface Worktree {
  /** By path from the top of the work tree. */
  readonly tree: Tree
  /** What `head` does not have under the same path. */
  readonly files: ReadonlyMap<ObjectId, FileAtHand>
}

/**
 * Reads the work tree: what is tracked, and what is neither tracked nor ignored. Every file is hashed; git's index says which paths are
 * tracked and is asked nothing else, so neither `assume-unchanged` nor `skip-worktree` nor a forged timestamp hides an edit. Nothing is
 * written into the repository. Throws GitRefusal.
 * @param head the commit that the work began at
 */
export async function readWorktree(repository: Repository, head: ObjectId, blobs: Blobs, git: Git = realGit): Promise<Worktree> {
  await mustHaveWorktree(repository, git)
  const { top, prefix } = repository
  const atTop: Repository = { ...repository, root: top, prefix: '' }
  const [before, { listed, settings }] = await Promise.all([listTree(atTop, head, git), listWorktree(top, prefix, git)])
  const look = lookAt(top, settings, head.length === 64 ? 'sha256' : 'sha1')
  const seen = await inTurns(listed, async (one) => ({ one, file: await look(one) }))
  const missing = seen.find(({ one, file }) => file.kind === 'absent' && one.mode !== null)
  if (missing !== undefined && settings.isSparse) {
    throw new GitRefusal(
      `This is a sparse checkout: ${missing.one.path} is not here, and nobody can say whether it was deleted. Check all out: git sparse-checkout disable`,
    )
  }
  const tree = new Map<ProjectPath, TreeEntry>()
  const changed: { readonly path: ProjectPath; readonly entry: TreeEntry; readonly file: FileAtHand }[] = []
  for (const { one, file } of seen) {
    if (file.kind === 'absent') continue
    if (file.kind === 'folder') {
      const entry = await submoduleEntry(top, one, before.get(one.path) ?? null, git)
      if (entry !== null) tree.set(one.path, entry)
      continue
    }
    const entry = { mode: file.mode, id: file.id }
    tree.set(one.path, entry)
    if (before.get(one.path)?.id !== file.id) changed.push({ path: one.path, entry, file })
  }
  const same = await sameButConverted(top, changed, before, blobs, git)
  for (const path of same) {
    const [known, entry] = [before.get(path), tree.get(path)]
    if (known !== undefined && entry !== undefined) tree.set(path, { mode: entry.mode, id: known.id })
  }
  const files = changed.filter(({ path }) => !same.has(path)).map(({ entry, file }): [ObjectId, FileAtHand] => [entry.id, file])
  return { tree, files: new Map(files) }
}

async function mustHaveWorktree({ root }: Repository, git: Git): Promise<void> {
  const inside = (await askGit(root, ['rev-parse', '--is-inside-work-tree'], git)).toString('utf8').trim()
  if (inside !== 'true') {
    throw new GitRefusal(
      '--head WORKTREE judges files that are checked out, and there are none here. Run the command inside of a work tree.',
    )
  }
}

/** Objects of git, and beside them the files at hand that git does not have. Closing it closes both. */
export function withWorktree(blobs: Blobs, { files }: Worktree): Blobs {
  return {
    ...blobs,
    read: (id) => {
      const file = files.get(id)
      return file === undefined ? blobs.read(id) : file.read()
    },
  }
}
