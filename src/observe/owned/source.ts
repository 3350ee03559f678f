import { lstat, readFile, realpath } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { ProjectPath } from '../../model/words.ts'

/** Where the files that people own are read from: a work tree or a commit. */
export interface FileSource {
  /** The bytes of a file; null when it is not there. Throws for anything else that keeps it from being read. */
  readonly read: (path: ProjectPath) => Promise<Uint8Array | null>
}

function isNotThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

/**
 * The files below a folder. A symbolic link, or a path that leads out of the folder, is an error: git would not follow it either, and a
 * link from a sealed path to one that a patch may write would unseal it.
 */
export function folderSource(root: string): FileSource {
  const top = resolve(root)
  let realTop: Promise<string> | undefined
  return {
    read: async (path) => {
      const file = resolve(top, path)
      if (!file.startsWith(top.endsWith(sep) ? top : top + sep)) throw new Error(`${path} lies outside the project's root`)
      try {
        const isLink = (await lstat(file)).isSymbolicLink()
        realTop ??= realpath(top)
        // A link that leads nowhere is there all the same, so it is asked for before it is followed.
        if (isLink || (await realpath(file)) !== join(await realTop, file.slice(top.length)))
          throw new Error(`${path} is, or lies behind, a symbolic link`)
        return await readFile(file)
      } catch (error) {
        if (isNotThere(error)) return null
        throw error
      }
    },
  }
}
