// Makes few files of the command: its own modules and the small packages that each call needs. Each module that Node loads costs half a
// millisecond, and `diff` on a small patch is over in less than its two hundred modules would take.
// Usage: node scripts/bundle-cli.mjs <folder of the compiled code>
import { rolldown } from 'rolldown'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { isOutside, licencesOf, ownPlace } from './bundling.mjs'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: node scripts/bundle-cli.mjs <folder of the compiled code>')
const cli = join(realpathSync(folder), 'src', 'cli')

const bundle = await rolldown({
  input: { main: join(cli, 'main.js') },
  cwd: folder,
  platform: 'node',
  plugins: [ownPlace(cli)],
  external: isOutside,
  onLog: (level, log) => {
    throw new Error(`${level}: ${log.message}`)
  },
})
await bundle.write({
  dir: cli,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'main-[name].js',
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  postBanner: licencesOf,
})
await bundle.close()
