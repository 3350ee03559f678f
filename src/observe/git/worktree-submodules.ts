import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TreeEntry } from '../../model/patch.ts'
import { askGit } from './ask.ts'
import { GitRefusal } from './refusal.ts'
import type { Git } from './run.ts'
import { headOf } from './subject.ts'
import type { ListedPath } from './worktree-list.ts'

const SUBMODULE = '160000'
const STATUS = ['status', '--porcelain=v2', '-z', '--no-renames', '--ignore-submodules=none', '--untracked-files=normal']

/**
 * What git would store of a folder in the place of a file: the commit that a submodule is at. null for a folder that merely took the place
 * of a file. Throws GitRefusal for a submodule with changes of its own, which no commit of this repository can hold.
 */
export async function submoduleEntry(top: string, listed: ListedPath, before: TreeEntry | null, git: Git): Promise<TreeEntry | null> {
  const folder = join(top, listed.path)
  const isOwn = existsSync(join(folder, '.git'))
  if (listed.mode !== null && listed.mode !== SUBMODULE) return null
  if (!isOwn) return listed.mode === SUBMODULE ? (before ?? { mode: SUBMODULE, id: listed.id }) : null
  const id = await headOf(folder, git)
  if (id === null) throw new GitRefusal(`${listed.path} is a repository without a commit. Commit there, or ignore it: git submodule status`)
  if ((await askGit(folder, STATUS, git)).length > 0) {
    throw new GitRefusal(`The submodule ${listed.path} has changes that are not committed there. Commit or remove them first.`)
  }
  return { mode: SUBMODULE, id }
}
