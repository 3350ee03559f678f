import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { fromProject } from '../../observe/git/tree.ts'
import { writtenFiles } from '../../observe/judged-tree/bytes.ts'
import { linkInstalled } from '../../observe/judged-tree/installed.ts'
import { largeFilesOf } from '../../observe/judged-tree/large-files.ts'
import { judgedTree, sameTree } from '../../observe/judged-tree/judged.ts'
import { temporaryFolder } from '../../observe/judged-tree/temporary.ts'
import { materialiseTree } from '../../observe/judged-tree/write.ts'
import { shimFor } from '../../observe/judged-tree/shim.ts'
import { once } from '../once.ts'
import type { OpenPatch } from '../patch-at-hand.ts'

/** A tree that was written to a folder of the gate's own. */
export interface WrittenTree {
  /** The project's root in it. Absolute. */
  readonly root: string
  /** The top of the tree. Absolute. */
  readonly folder: string
  /** Its files by path from the project's root. */
  readonly files: Tree
  /** Links and submodules that git has and the folder does not. */
  readonly leftOut: ReadonlySet<ProjectPath>
}

/** The trees that the gate runs tests in, each written when it is first asked for. */
export interface GateTrees {
  /** Base's tree with head's production files (SPEC 7.0). */
  readonly judged: () => Promise<WrittenTree>
  readonly judgedFiles: Tree
  readonly base: () => Promise<WrittenTree>
  readonly head: () => Promise<WrittenTree>
  /** The judged tree by path from the top of the repository, for copies of it. */
  readonly judgedFromTop: Tree
  /** Whether head holds nothing but the judged tree, so that what ran in one ran in both. */
  readonly headIsJudged: boolean
  /** Whether the patch changes no production file. */
  readonly baseIsJudged: boolean
  /**
   * Lets what imports a renamed production file by its old name find the new one, in the judged tree. Trusted tests must not see it: they
   * would find nothing any more once the patch is merged.
   */
  readonly followRenames: () => Promise<void>
  /** The files of the judged tree whose bytes are not those of git any more; sorted. */
  readonly writtenInJudged: () => Promise<readonly ProjectPath[]>
  readonly remove: () => void
}

/** @param takesHead whether a path is head's in the judged tree: production code, and what an owner approved */
export function gateTrees(
  { hand, repository }: OpenPatch,
  isProduction: (path: ProjectPath) => boolean,
  takesHead: (path: ProjectPath) => boolean,
): GateTrees {
  const { scope, blobs } = hand
  const top = temporaryFolder()
  const files = { base: scope.base, head: scope.head, judged: judgedTree(scope.base, scope.head, takesHead) }
  const write = async (name: keyof typeof files): Promise<WrittenTree> => {
    const folder = join(top.path, name)
    const tree = fromTop(files[name], repository.prefix)
    const { links, submodules } = await materialiseTree(tree, blobs, folder, await largeFilesOf(repository.root))
    linkInstalled(repository.top, folder, tree)
    const rename = fromProject(repository.prefix)
    return { root: join(folder, repository.prefix), folder, files: files[name], leftOut: new Set([...links, ...submodules].map(rename)) }
  }
  const judged = once(() => write('judged'))
  const renamed = scope.changes.filter(({ path, from }) => from !== null && from !== path && isProduction(from) && isProduction(path))
  return {
    judged,
    judgedFiles: files.judged,
    judgedFromTop: fromTop(files.judged, repository.prefix),
    base: once(() => write('base')),
    head: once(() => write('head')),
    // In the judged tree an old name still leads to the new one; in head's it does not.
    headIsJudged: sameTree(files.judged, files.head) && renamed.length === 0,
    baseIsJudged: sameTree(files.judged, files.base),
    followRenames: once(async () => {
      const { root } = await judged()
      for (const { path, from } of renamed) {
        if (from === null || files.judged.has(from)) continue
        const shim = shimFor(from, path)
        if (shim === null) continue
        mkdirSync(join(root, dirname(from)), { recursive: true })
        writeFileSync(join(root, from), shim, { flag: 'wx' })
      }
    }),
    writtenInJudged: async () => {
      const { root, leftOut } = await judged()
      return writtenFiles(root, files.judged, leftOut)
    },
    remove: top.remove,
  }
}

/** Paths from the project's root as the repository's top has them. */
export function fromTop(tree: Tree, prefix: string): Tree {
  return prefix === '' ? tree : new Map([...tree].map(([path, entry]) => [posix.join(prefix, path), entry]))
}
