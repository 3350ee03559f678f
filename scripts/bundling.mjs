// What the bundles of the command, of the reporter and of their processes have in common.
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Small packages whose code goes into the bundles. */
const carried = ['picocolors', 'picomatch', 'safe-stable-stringify', 'yaml']

/** Of what is imported: Node's own, packages whose code is not carried, and the validators, which are large and which several bundles share. */
export function isOutside(id) {
  if (id.startsWith('node:') || /[\\/]generated[\\/]validators\.js$/.test(id)) return true
  return /^[@\w]/.test(id) && !/^[A-Z]:/i.test(id) && !carried.some((name) => id === name || id.startsWith(`${name}/`))
}

/**
 * Files that are found from the place of a module are found from that of its bundle as well.
 * @param folder where all files of the bundle lie
 */
export function ownPlace(folder) {
  return {
    name: 'own-place',
    transform: {
      filter: { code: 'import.meta.url' },
      handler: (code, id) => {
        const place = relative(folder, id).split(sep).join('/')
        return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`)
      },
    },
  }
}

/** A package's code goes with its licence: the comment before a file of a bundle. */
export function licencesOf(chunk) {
  const within = Object.keys(chunk.modules ?? {})
  if (!within.some((id) => id.includes(`${sep}node_modules${sep}`))) return ''
  const root = fileURLToPath(new URL('../node_modules', import.meta.url))
  const licences = carried.map((name) => `${name}:\n${readFileSync(join(root, name, 'LICENSE'), 'utf8').trim()}`)
  return `/*!\n${licences.join('\n\n')}\n*/`
}
