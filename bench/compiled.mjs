import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from '../scripts/build.mjs'

/** What modules of the sources export, by their paths below src/: of a build that keeps all of them, which is gone with the process. */
export async function compiled(...modules) {
  const cache = fileURLToPath(new URL('../node_modules/.cache/vitest-oracle', import.meta.url))
  const folder = `${cache}/bench-${process.pid}`
  mkdirSync(cache, { recursive: true })
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  build(folder, { checked: false })
  return Object.assign({}, ...(await Promise.all(modules.map((path) => import(`${folder}/src/${path}.js`)))))
}
