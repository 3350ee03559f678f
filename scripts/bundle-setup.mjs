// Makes one file of the setup file, one of the watch over a file that may hold trusted tests, and one of what tests import. Every test file
// of a project loads them anew, and each module that Node loads costs as much as fifty trivial tests. What few files need (fast-check, node:assert, captured
// inputs) stays apart.
// Usage: node scripts/bundle-setup.mjs <folder of the compiled code>
import { rolldown } from 'rolldown'
import { join } from 'node:path'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: node scripts/bundle-setup.mjs <folder of the compiled code>')
const apart = /[\\/](?:worker|fast-check|keep-inputs|count-node-assert)\.js$/
const outside = /^(?:node:|fastest-levenshtein$)/
// A worker of Vitest has its own 'vitest' at hand (both majors): taking it from there saves Node the search through folders.
const inWorker = {
  name: 'vitest-in-worker',
  resolveId: (id) => (id === 'vitest' ? '\0vitest' : null),
  load: (id) =>
    id === '\0vitest'
      ? "export const { TestRunner, assert, chai, expect, inject, vi } = globalThis.__vitest_index__ ?? (await import('vitest'))"
      : null,
}

/** The entry becomes one file, and what stays apart is loaded by it. */
async function bundleEntry(name) {
  const file = join(folder, 'src', 'in-test', `${name}.js`)
  const bundle = await rolldown({
    input: file,
    cwd: folder,
    platform: 'node',
    plugins: [inWorker],
    external: (id, importer) =>
      importer !== undefined && ((id === 'vitest' && importer === '\0vitest') || outside.test(id) || apart.test(id)),
    onLog: (level, log) => {
      throw new Error(`${level}: ${log.message}`)
    },
  })
  await bundle.write({ file, format: 'esm', minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } } })
  await bundle.close()
}

/** The process that replays calls is one file, which is copied to where nothing of this package is. */
async function bundleAlone(path) {
  const file = join(folder, path)
  const bundle = await rolldown({
    input: file,
    cwd: folder,
    platform: 'node',
    onLog: (level, log) => {
      throw new Error(`${level}: ${log.message}`)
    },
  })
  await bundle.write({ file, format: 'esm', comments: false })
  await bundle.close()
}

await bundleEntry('setup')
await bundleEntry('worker')
await bundleEntry('index')
await bundleEntry('recorder/setup')
await bundleAlone('src/observe/replay/clean/main.js')
