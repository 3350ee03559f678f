// Makes one file of the setup file and what it always loads. Every test file of a project loads it anew, and each module that Node loads
// costs as much as fifty trivial tests. What few files need (fast-check, node:assert, captured inputs) stays apart.
// Usage: node scripts/bundle-setup.mjs <folder of the compiled code>
import { rolldown } from 'rolldown'
import { join } from 'node:path'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: node scripts/bundle-setup.mjs <folder of the compiled code>')
const file = join(folder, 'src', 'in-test', 'setup.js')
const apart = /[\\/](?:fast-check|keep-inputs|count-node-assert)\.js$/
const bundle = await rolldown({
  input: file,
  cwd: folder,
  platform: 'node',
  external: (id) => id === 'vitest' || id.startsWith('node:') || apart.test(id),
  onLog: (level, log) => {
    throw new Error(`${level}: ${log.message}`)
  },
})
await bundle.write({ file, format: 'esm' })
await bundle.close()
