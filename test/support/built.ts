import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../scripts/build.mjs'
import { packageRoot } from './majors.ts'

const cache = join(packageRoot, 'node_modules', '.cache', 'vitest-oracle')
const hour = 3_600_000

/** The compiled package: `packed` is what an installation has of it, `whole` has every module, also those that are part of a bundle. */
export interface Built {
  readonly packed: string
  readonly whole: string
}

/**
 * The compiled package as the sources are now. Built at most once for the same sources, in a folder that is named by their state, so that
 * test files in parallel workers can neither meet half a build nor an old one.
 */
export function builtPackage(): Built {
  const folder = join(cache, stateOfSources())
  const built = { packed: join(folder, 'packed'), whole: join(folder, 'whole') }
  if (existsSync(folder)) return built
  const fresh = `${folder}.${process.pid}`
  build(join(fresh, 'whole'), { checked: false, packed: join(fresh, 'packed') })
  try {
    renameSync(fresh, folder)
  } catch (error) {
    // Another worker was faster: its build is of the same sources.
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  removeOld(folder)
  return built
}

function stateOfSources(): string {
  const hash = createHash('sha256')
  for (const name of ['src', 'reporters', 'scripts', 'tsconfig.json']) {
    for (const file of filesBelow(join(packageRoot, name))) {
      const { mtimeMs, size } = statSync(file)
      hash.update(`${file}\0${mtimeMs}\0${size}\0`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

function filesBelow(path: string): readonly string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)))
}

function removeOld(current: string): void {
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name)
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (folder !== current && age > hour) rmSync(folder, { recursive: true, force: true })
  }
}
