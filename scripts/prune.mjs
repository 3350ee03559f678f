// Takes out of a build what nothing of it loads any more: the command is a bundle of its own, so that only the modules of the other
// entries stay, and of the types those that the public ones are made of.
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const ENTRIES = ['src/index.js', 'reporters/vitest.js', 'src/in-test/setup.js']
const TYPES = ['src/index.d.ts', 'reporters/vitest.d.ts', 'src/in-test/setup.d.ts']
const COMMAND = 'src/cli/main.js'

/**
 * As the compiler and the bundler write them: imports of all kinds, and files that are named from the place of a module. The place itself,
 * which a bundle names instead of its own, is no file that is loaded.
 */
const LOADED =
  /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s*|\bnew URL\(\s*)['"`](\.{1,2}\/[^'"`]+)['"`](?!\s*,\s*import\.meta\.url\s*\)\.href)/g

/**
 * The files of processes and threads that are started. To be asked before any bundle is made, since they are named from the place of a module.
 * @param folder the compiled code
 */
export function startedFiles(folder) {
  const started = new Set()
  for (const file of reach(folder, [...ENTRIES, COMMAND])) {
    for (const [whole, path] of textOf(folder, file).matchAll(LOADED)) {
      if (whole.startsWith('new URL')) started.add(join(dirname(file), path))
    }
  }
  return started
}

/** What the build must keep. To be asked before the command is bundled, whose modules would be told apart no more. */
export function neededFiles(folder, started) {
  return new Set([...reach(folder, [...ENTRIES, ...started]), ...reach(folder, TYPES)])
}

/** Removes all other modules and types but those of the bundled command. */
export function prune(folder, needed) {
  const command = new Set(reach(folder, [COMMAND]))
  for (const file of filesBelow(folder)) {
    const path = relative(folder, file)
    if (/\.(js|d\.ts)$/.test(path) && !needed.has(path) && !command.has(path)) rmSync(file)
  }
}

function reach(folder, from) {
  const seen = new Set()
  const left = [...from]
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file) || !isFile(join(folder, file))) continue
    seen.add(file)
    const isTypes = file.endsWith('.d.ts')
    for (const [, path] of textOf(folder, file).matchAll(LOADED)) {
      const target = join(dirname(file), path)
      left.push(isTypes ? target.replace(/(?:\.d)?\.[jt]s$/, '.d.ts') : target)
    }
  }
  return seen
}

function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

function textOf(folder, file) {
  return readFileSync(join(folder, file), 'utf8')
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}
