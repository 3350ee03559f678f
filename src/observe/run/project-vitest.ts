import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as VitestNode from 'vitest/node'

/** The project's own Vitest, not one that may be installed beside this package. Throws when there is none. */
export async function vitestOf(root: string): Promise<typeof VitestNode> {
  let entry: string
  try {
    entry = createRequire(join(root, 'package.json')).resolve('vitest/node')
  } catch {
    throw new Error(`vitest is not installed where ${root} can import it; install it with: npm install --save-dev vitest`)
  }
  return import(pathToFileURL(entry).href)
}
