import { globMatcher } from '../../check/globs.ts'
import type { Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { pairRenames } from '../../observe/git/renames.ts'
import { differencesOf, fromProject, listTree, mapTree } from '../../observe/git/tree.ts'
import { versionsOf } from '../../observe/git/versions.ts'
import type { FileSide } from '../../observe/known-bad/make-patch.ts'
import type { RefreshPorts } from '../../observe/known-bad/refresh/refresh.ts'
import { textsOf } from '../../observe/patch/texts.ts'
import { policyOf } from '../diff/judge.ts'
import type { ReplayHand } from './at-hand.ts'
import type { TreeAtHand } from './tree.ts'

/** The checkout and its history, as bringing a patch up to date asks them. */
export function refreshPorts({ owned, tree }: ReplayHand): RefreshPorts {
  const own = mapTree(tree.tree, fromProject(tree.prefix))
  const isProduction = globMatcher(policyOf(owned).paths.production)
  const fromTop = (path: ProjectPath): ProjectPath => `${tree.prefix}${path}`
  return {
    fromTop,
    side: (path) => sideOf(own, path, tree),
    production: () => Promise.resolve(tree.files.filter(isProduction).slice(0, MOST_FILES)),
    lastFitting: async (path, fits) => {
      for (const { commit, id } of await versionsOf(tree.repository, tree.head, fromTop(path))) {
        const blob = await tree.blobs.read(id)
        if (blob.state !== 'read' || !fits(blob.bytes)) continue
        const then = await listTree({ ...tree.repository, root: tree.top, prefix: '' }, commit)
        const ownThen = mapTree(then, fromProject(tree.prefix))
        const now = own.has(path) ? path : await nameNow(fromTop(path), then, tree)
        return { bytes: blob.bytes, now, sideThen: (other) => sideOf(ownThen, other, tree) }
      }
      return null
    },
  }
}

/** So many files are searched for a part that moved. */
const MOST_FILES = 2000

async function sideOf(own: Tree, path: ProjectPath, { blobs }: TreeAtHand): Promise<FileSide | null> {
  const entry = own.get(path)
  if (entry === undefined || (entry.mode !== '100644' && entry.mode !== '100755')) return null
  const blob = await blobs.read(entry.id)
  return blob.state === 'too-large' ? null : { bytes: blob.bytes, mode: entry.mode }
}

/** What a file that is gone was renamed to since, by path from the project's root; null where nothing shows it. */
async function nameNow(path: ProjectPath, then: Tree, { tree, blobs, prefix }: TreeAtHand): Promise<ProjectPath | null> {
  const texts = textsOf(blobs)
  const pairs = await pairRenames(differencesOf(then, tree), (change, side) => texts.read(change[side]))
  const renamed = pairs.find(({ change, from }) => change === 'renamed' && from === path)
  return renamed === undefined ? null : fromProject(prefix)(renamed.path)
}
