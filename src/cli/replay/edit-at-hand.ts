import { globMatcher } from '../../check/globs.ts'
import { placesOf, testPatterns } from '../../check/scope/classes.ts'
import type { TreeEntry } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { differencesOf, fromProject } from '../../observe/git/tree.ts'
import type { TreeChange } from '../../observe/git/tree.ts'
import type { ChangedFile, FileSide } from '../../observe/known-bad/make-patch.ts'
import { visible } from '../../observe/owned/visible.ts'
import { UsageError } from '../arguments.ts'
import { policyOf } from '../diff/judge.ts'
import type { ReplayHand } from './at-hand.ts'
import type { TreeAtHand } from './tree.ts'

/** What a person changed in production files since the last commit. */
export interface EditAtHand {
  /** By path from the top of the repository, sorted; at least one. */
  readonly files: readonly ChangedFile[]
  /** The same files by path from the project's root. */
  readonly paths: readonly ProjectPath[]
  /** Changed files that are neither production code nor judge it. */
  readonly leftOut: readonly ProjectPath[]
}

/**
 * The edit at hand. Throws UsageError where there is none, and where what judges it is changed too: then nobody could say which of the
 * two a test noticed. Known-bads and the lock may be changed, since an earlier known-bad leaves both.
 * @param committed the same checkout as its last commit has it
 */
export async function editAtHand({ owned, tree }: ReplayHand, committed: TreeAtHand): Promise<EditAtHand> {
  const policy = policyOf(owned)
  const toProject = fromProject(tree.prefix)
  const placeOf = placesOf(owned, policy.paths, { namedByConfig: [], loadedByConfig: [] })
  const isTest = globMatcher(testPatterns(policy))
  const files: ChangedFile[] = []
  const [paths, leftOut, judging]: [ProjectPath[], ProjectPath[], ProjectPath[]] = [[], [], []]
  for (const change of differencesOf(committed.tree, tree.tree)) {
    const path = toProject(change.path)
    const { cls } = placeOf(path)
    if (path === owned.lock.path || path.startsWith(`${policy.knownBad}/`)) continue
    if (cls === 'sealed' || cls === 'runner' || cls === 'test' || isTest(path)) judging.push(path)
    else if (cls !== 'production') leftOut.push(path)
    else {
      const file = await changedFile(change, path, committed, tree)
      if (file === null) continue
      files.push(file)
      paths.push(path)
    }
  }
  if (judging.length > 0) {
    const list = judging.join(', ')
    throw new UsageError(
      `${visible(list)} ${judging.length === 1 ? 'is' : 'are'} changed too, and judge${judging.length === 1 ? 's' : ''} the edit. Commit or take back what is no production file: a known-bad is an edit of production files alone.`,
    )
  }
  if (files.length === 0) {
    const by = policy.paths.production.join(', ')
    throw new UsageError(
      `No production file (${visible(by)}) differs from the last commit. Break one on purpose, without committing it, and run this again.`,
    )
  }
  return { files, paths, leftOut }
}

/** null where only line ends differ, which git converts. */
async function changedFile(change: TreeChange, path: ProjectPath, committed: TreeAtHand, tree: TreeAtHand): Promise<ChangedFile | null> {
  const before = await sideOf(change.before, path, committed)
  const after = asStored(await sideOf(change.after, path, tree), before)
  if (before !== null && after !== null && before.mode === after.mode && before.bytes.equals(after.bytes)) return null
  return { path: change.path, before, after }
}

type Side = FileSide & { readonly bytes: Buffer }

async function sideOf(entry: TreeEntry | null, path: ProjectPath, { blobs }: TreeAtHand): Promise<Side | null> {
  if (entry === null) return null
  const { mode, id } = entry
  const refuse = (what: string): UsageError =>
    new UsageError(`${visible(path)} ${what}. A known-bad edits text files: take that part back.`)
  if (mode !== '100644' && mode !== '100755') throw refuse('is a link or a submodule')
  const blob = await blobs.read(id)
  if (blob.state === 'too-large') throw refuse(`has ${blob.size} bytes`)
  if (blob.bytes.includes(0)) throw refuse('is no text')
  return { mode, bytes: blob.bytes }
}

/** Where git gave a file CR LF on its way out, its lines end as those of the commit do. */
function asStored(side: Side | null, committed: Side | null): Side | null {
  if (side === null || committed === null || committed.bytes.includes('\r\n')) return side
  const text = side.bytes.toString('latin1')
  if (!text.includes('\r\n') || /(?:^|[^\r])\n/.test(text)) return side
  return { ...side, bytes: Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1') }
}
