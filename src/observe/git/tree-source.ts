import type { Tree } from '../../model/patch.ts'
import type { FileSource } from '../owned/source.ts'
import { isFile } from '../patch/texts.ts'
import type { Blobs } from './blobs.ts'

/** The files of a listed tree, read through one process. What is no ordinary file there (a link, a submodule) is an error. */
export function treeSource(tree: Tree, blobs: Blobs, commit: string): FileSource {
  return {
    read: async (path) => {
      const entry = tree.get(path)
      if (entry === undefined) return null
      if (!isFile(entry)) throw new Error(`${path} is no ordinary file in commit ${commit}`)
      const blob = await blobs.read(entry.id)
      if (blob.state === 'too-large') throw new Error('it is too large')
      return blob.bytes
    },
  }
}
