// The cold start of the command, as `check` of a verdict, against a Node that does nothing; and what an install brings.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageRoot } from '../scripts/majors.mjs'
import { median } from './measure.mjs'
import { within } from './table.mjs'

const MAIN = fileURLToPath(new URL('../dist/src/cli/main.js', import.meta.url))

/** SPEC 14: one and a half times a Node that does nothing, and 60 ms. In turns within one run. */
export function benchCold({ runs }) {
  const root = mkdtempSync(join(tmpdir(), 'vitest-oracle-bench-'))
  try {
    const rounds = Array.from({ length: runs * 4 }, () => [timed(['-e', '0'], root, 0), timed([MAIN, 'check'], root, 1)])
    const [node, check] = [0, 1].map((index) => median(rounds.map((round) => round[index])))
    console.log(`node -e 0: ${node.toFixed(0)} ms; check: ${check.toFixed(0)} ms`)
    return within('cold start of check, less 60 ms, against node -e 0', (check - 60) / node, 1.5)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** Without a verdict, `check` blocks; it has loaded what it needs by then. */
function timed(args, cwd, expected) {
  const began = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  if (status !== expected) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`)
  return performance.now() - began
}

/** Bytes of the package and of all that its dependencies bring, as this checkout has them installed. */
export function benchSize() {
  const lock = JSON.parse(readFileSync(join(packageRoot, 'package-lock.json'), 'utf8')).packages
  const found = new Set()
  const visit = (from) => {
    const { dependencies = {}, optionalDependencies = {} } = lock[from] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = [`${from}/node_modules/${name}`, `node_modules/${name}`].find((path) => path in lock)
      if (place === undefined || found.has(place) || !isThere(join(packageRoot, place))) continue
      found.add(place)
      visit(place)
    }
  }
  visit('')
  const folders = ['dist', 'schemas', ...found].map((path) => join(packageRoot, path))
  if (!isThere(folders[0])) throw new Error('dist is not there: npm run build')
  return within('installed size, dependencies included', folders.reduce((sum, folder) => sum + sizeOf(folder), 0) / 1e6, 10, 'MB', 2)
}

const isThere = (path) => statSync(path, { throwIfNoEntry: false }) !== undefined

function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === 'node_modules') return sum
    const path = join(folder, entry.name)
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size)
  }, 0)
}
