import { join } from 'node:path'
import type { Tree } from '../../model/patch.ts'
import type { Blobs } from '../git/blobs.ts'
import { linkInstalled } from '../judged-tree/installed.ts'
import { temporaryFolder } from '../judged-tree/temporary.ts'
import { materialiseTree } from '../judged-tree/write.ts'
import type { EditedFile } from './apply.ts'
import type { IsolatedTree } from './observe.ts'
import { writeEdit } from './write.ts'

/** Where the judged tree comes from. */
export interface TreeToIsolate {
  /** The top of the checkout, whose installed packages each copy uses. */
  readonly top: string
  /** The project below it, such as `packages/app/`; '' at the top. */
  readonly prefix: string
  /** By path from the top. */
  readonly tree: Tree
  readonly blobs: Blobs
}

/** Writes a copy of the judged tree that shares no file with any other, and the edit into it. */
export async function isolateTree({ top, prefix, tree, blobs }: TreeToIsolate, files: readonly EditedFile[]): Promise<IsolatedTree> {
  const folder = temporaryFolder()
  try {
    const copy = join(folder.path, 'tree')
    await materialiseTree(tree, blobs, copy)
    linkInstalled(top, copy, tree)
    const root = join(copy, prefix)
    writeEdit(root, files)
    return { root, folder: folder.path, remove: folder.remove }
  } catch (cause) {
    folder.remove()
    throw cause
  }
}
