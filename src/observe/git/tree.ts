import type { Tree, TreeEntry } from '../../model/patch.ts'
import type { ObjectId, ProjectPath } from '../../model/words.ts'
import { askGit } from './ask.ts'
import type { Repository } from './repository.ts'
import { git as realGit } from './run.ts'
import type { Git } from './run.ts'

/** One line of a comparison of two trees, before renames are paired. */
export interface TreeChange {
  readonly path: ProjectPath
  readonly before: TreeEntry | null
  readonly after: TreeEntry | null
}

const RAW = ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--ignore-submodules=none', '--no-ext-diff', '--no-textconv']

/** All files of a commit, by path from the top. */
export async function listTree({ root }: Repository, commit: ObjectId, git: Git = realGit): Promise<Tree> {
  const text = (await askGit(root, ['ls-tree', '-r', '-z', '--full-tree', commit], git)).toString('utf8')
  const tree = new Map<ProjectPath, TreeEntry>()
  for (const entry of text.split('\0')) {
    const tab = entry.indexOf('\t')
    if (tab === -1) continue
    const [mode = '', , id = ''] = entry.slice(0, tab).split(' ')
    tree.set(entry.slice(tab + 1), { mode, id })
  }
  return tree
}

/** What differs between the trees of two commits, by path from the top. Format: `git help diff-tree`, "RAW OUTPUT FORMAT" with `-z`. */
export async function compareTrees(
  { root }: Repository,
  before: ObjectId,
  after: ObjectId,
  git: Git = realGit,
): Promise<readonly TreeChange[]> {
  if (before === after) return []
  const fields = (await askGit(root, [...RAW, `${before}^{tree}`, `${after}^{tree}`, '--'], git)).toString('utf8').split('\0')
  const changes: TreeChange[] = []
  for (let i = 0; i + 1 < fields.length; i += 2) {
    const [modeBefore = '', modeAfter = '', idBefore = '', idAfter = ''] = (fields[i] ?? '').slice(1).split(' ')
    changes.push({ path: fields[i + 1] ?? '', before: entryOf(modeBefore, idBefore), after: entryOf(modeAfter, idAfter) })
  }
  return changes
}

/** What differs between two listed trees, sorted by path. */
export function differencesOf(before: Tree, after: Tree): readonly TreeChange[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
  return paths.flatMap((path) => {
    const change = { path, before: before.get(path) ?? null, after: after.get(path) ?? null }
    return change.before?.id === change.after?.id && change.before?.mode === change.after?.mode ? [] : [change]
  })
}

function entryOf(mode: string, id: ObjectId): TreeEntry | null {
  return mode === '000000' ? null : { mode, id }
}

/** The tree that a comparison began at, made from the one that it ended in: a second listing costs more. */
export function treeBefore(after: Tree, changes: readonly TreeChange[]): Tree {
  const before = new Map(after)
  for (const change of changes) {
    if (change.before === null) before.delete(change.path)
    else before.set(change.path, change.before)
  }
  return before
}

/**
 * A tree as the project sees it: paths below `prefix` from the project's root, all others with `../` in front, since they are outside of
 * it and no pattern of the project's means them.
 */
export function fromProject(prefix: string): (path: ProjectPath) => ProjectPath {
  if (prefix === '') return (path) => path
  const parts = prefix.split('/').slice(0, -1)
  return (path) => {
    if (path.startsWith(prefix)) return path.slice(prefix.length)
    const own = path.split('/')
    let shared = 0
    while (shared < parts.length && own[shared] === parts[shared]) shared++
    return [...parts.slice(shared).map(() => '..'), ...own.slice(shared)].join('/')
  }
}

export function mapTree(tree: Tree, rename: (path: ProjectPath) => ProjectPath): Tree {
  return new Map([...tree].map(([path, entry]) => [rename(path), entry]))
}
