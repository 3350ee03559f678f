// Makes few files of the reporter and of the processes that the command and the reporter start: each module that Node loads costs half a
// millisecond, in every run and in every process of a gate. What is loaded only when it is needed stays apart.
// Usage: node scripts/bundle-entries.mjs <folder of the compiled code>
import { rolldown } from 'rolldown'
import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isOutside, licencesOf, ownPlace } from './bundling.mjs'

const [given] = process.argv.slice(2)
if (given === undefined) throw new Error('usage: node scripts/bundle-entries.mjs <folder of the compiled code>')
const folder = realpathSync(given)

/** The bundle stands where the entry was, with its parts beside it. */
async function bundleEntry(path) {
  const file = join(folder, path)
  const name = basename(path, '.js')
  const bundle = await rolldown({
    input: { [name]: file },
    cwd: folder,
    platform: 'node',
    plugins: [ownPlace(dirname(file))],
    external: isOutside,
    onLog: (level, log) => {
      throw new Error(`${level}: ${log.message}`)
    },
  })
  await bundle.write({
    dir: dirname(file),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: `${name}-[name].js`,
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    postBanner: licencesOf,
  })
  await bundle.close()
}

await bundleEntry('reporters/vitest.js')
await bundleEntry('src/observe/gate/child/main.js')
await bundleEntry('src/observe/gate/child/invariants.js')
await bundleEntry('src/observe/collect/child.js')
await bundleEntry('src/observe/replay/child.js')
await bundleEntry('src/observe/fixtures/invariant-worker.js')
