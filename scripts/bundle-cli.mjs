// Makes few files of the command: its own modules and the small packages that each call needs. Each module that Node loads costs half a
// millisecond, and `diff` on a small patch is over in less than its two hundred modules would take.
// Usage: node scripts/bundle-cli.mjs <folder of the compiled code>
import { rolldown } from 'rolldown'
import { readFileSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: node scripts/bundle-cli.mjs <folder of the compiled code>')
const cli = join(realpathSync(folder), 'src', 'cli')
const inside = ['picocolors', 'picomatch', 'safe-stable-stringify', 'yaml']

/** Files that are found from the place of a module are found from that of its bundle as well: all bundles lie in the folder of the command. */
const ownPlace = {
  name: 'own-place',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) => {
      const place = relative(cli, id).split(sep).join('/')
      return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`)
    },
  },
}

/** A package's code goes with its licence. */
function licences() {
  const root = fileURLToPath(new URL('../node_modules', import.meta.url))
  return inside.map((name) => `${name}:\n${readFileSync(join(root, name, 'LICENSE'), 'utf8').trim()}`).join('\n\n')
}

const bundle = await rolldown({
  input: { main: join(cli, 'main.js') },
  cwd: folder,
  platform: 'node',
  plugins: [ownPlace],
  external: (id) =>
    id.startsWith('node:') ||
    (/^[@\w]/.test(id) && !/^[A-Z]:/i.test(id) && !inside.some((name) => id === name || id.startsWith(`${name}/`))),
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
  postBanner: (chunk) =>
    Object.keys(chunk.modules ?? {}).some((id) => id.includes(`${sep}node_modules${sep}`)) ? `/*!\n${licences()}\n*/` : '',
})
await bundle.close()
