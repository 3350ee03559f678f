import { realpath } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import type { ProjectPath } from '../../model/words.ts'

/**
 * The first tracked path that a store's folder is, lies in or holds, or null: such a store would come from the patch itself. The folder is
 * looked at as it is written and behind its symbolic links, and without regard to case, which some file systems have none of.
 * @param top the top of the work tree
 * @param tracked all paths of the head commit, from the top
 */
export async function trackedPathOf(folder: string, top: string, tracked: Iterable<ProjectPath>): Promise<ProjectPath | null> {
  const places = [[folder, top] as const, [await realPathOf(folder), await realPathOf(top)] as const]
  const folders = places.flatMap(([from, root]) => {
    const path = relative(root, from).split(sep).join('/')
    return path.startsWith('../') || path === '..' || isAbsolute(path) ? [] : [plain(path)]
  })
  if (folders.length === 0) return null
  for (const path of tracked) {
    const one = plain(path)
    // A tracked path above the folder is a link or a submodule, for a file has nothing below it.
    if (folders.some((each) => each === '' || one === each || one.startsWith(`${each}/`) || each.startsWith(`${one}/`))) return path
  }
  return null
}

const plain = (path: string): string => path.normalize('NFC').toLowerCase()

/** Of the part that is there. */
async function realPathOf(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch {
    const above = dirname(path)
    return above === path ? path : join(await realPathOf(above), basename(path))
  }
}
