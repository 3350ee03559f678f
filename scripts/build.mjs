// Compiles src/ and reporters/ to a folder that is put in place only when it is whole, so that a failed build leaves none that looks good.
// Usage: node scripts/build.mjs   (writes dist/; exit status 1 and the compiler's messages when it fails)
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { neededFiles, prune, startedFiles } from './prune.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = ['src', 'reporters']
const unchecked = ['--noCheck', '--declaration', 'false', '--isolatedDeclarations', 'false']

/**
 * Builds into `target`. `checked: false` is for tests and benches: it leaves out the type check, which `npm run types` makes, and keeps
 * modules that nothing loads, of which they call some by themselves. `packed` is a folder for what a package of it would hold.
 * Throws an Error that holds the compiler's messages.
 */
export function build(target, { checked = true, packed } = {}) {
  const fresh = `${target}.${process.pid}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  try {
    compile(fresh, checked)
    copyWhatTscLeaves(fresh)
    const started = startedFiles(fresh)
    bundle('bundle-setup', fresh)
    bundle('bundle-entries', fresh)
    const needed = neededFiles(fresh, started)
    bundle('bundle-cli', fresh)
    if (packed !== undefined) {
      cpSync(fresh, packed, { recursive: true })
      prune(packed, needed)
    }
    if (checked) prune(fresh, needed)
    replace(fresh, target)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

function compile(fresh, checked) {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const args = [compiler, '-p', join(root, 'tsconfig.json'), '--outDir', fresh, ...(checked ? ['--noEmitOnError'] : unchecked)]
  const child = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 300_000 })
  if (child.error !== undefined) throw child.error
  if (child.status !== 0) throw new Error(`${child.stdout}${child.stderr}`.trim() || `tsc ended with ${child.status ?? child.signal}`)
}

function bundle(script, fresh) {
  const args = [join(root, 'scripts', `${script}.mjs`), fresh]
  const child = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 300_000 })
  if (child.error !== undefined) throw child.error
  if (child.status !== 0) throw new Error(`${child.stdout}${child.stderr}`.trim() || `${script} ended with ${child.status ?? child.signal}`)
}

/** tsc emits nothing for `.js` and `.d.ts` files: generated ones are copied as they are. */
function copyWhatTscLeaves(fresh) {
  for (const source of sources) {
    for (const file of filesBelow(join(root, source))) {
      if (!/\.(js|d\.ts)$/.test(file)) continue
      const to = join(fresh, relative(root, file))
      mkdirSync(dirname(to), { recursive: true })
      cpSync(file, to)
    }
  }
}

function replace(fresh, target) {
  mkdirSync(dirname(target), { recursive: true })
  const old = `${target}.${process.pid}.old`
  if (existsSync(target)) renameSync(target, old)
  renameSync(fresh, target)
  rmSync(old, { recursive: true, force: true })
}

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    build(join(root, 'dist'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
