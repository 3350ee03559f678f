import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../support/index.ts'

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/**
 * The folders of everything that an install of this package brings besides itself: the closure of its dependencies in the lock file,
 * as npm placed them, with the optional ones that are installed on this machine. Absolute paths, sorted.
 */
export function dependencyFolders(): readonly string[] {
  const lock = JSON.parse(readFileSync(join(packageRoot, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> }
  const found = new Set<string>()
  const visit = (from: string): void => {
    const { dependencies, optionalDependencies } = lock.packages[from] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(lock.packages, from, name)
      if (place === null) {
        if (optionalDependencies !== undefined && name in optionalDependencies) continue
        throw new Error(`package-lock.json names ${name} below "${from}" and does not hold it`)
      }
      if (found.has(place)) continue
      found.add(place)
      visit(place)
    }
  }
  visit('')
  return [...found]
    .map((place) => join(packageRoot, place))
    .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    .toSorted()
}

/** As Node looks it up: below the package itself, then below each folder above it. */
function placeOf(packages: Readonly<Record<string, LockedPackage>>, from: string, name: string): string | null {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const place = `${base === '' ? '' : `${base}/`}node_modules/${name}`
    if (place in packages) return place
    if (base === '') return null
  }
}

/** Bytes of all files below a folder, packages nested in it left out: they are counted by themselves. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === 'node_modules') return sum
    const path = join(folder, entry.name)
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size)
  }, 0)
}
