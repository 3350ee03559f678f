import { lstatSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRecord } from '../run/meta.ts'

/** What a run is judged with. Their dependencies belong to them. */
const STACK = ['vitest', 'vite', 'fast-check', '@fast-check/vitest', 'vitest-oracle']
/** The top of this package, as it is installed. */
const OWN = fileURLToPath(new URL('../../../', import.meta.url))
const CODE = /\.(?:[cm]?js|json|node|wasm)$/

/**
 * The installed code that tests are judged with, by what the file system says of each file: a write that puts the old bytes and times back
 * still moves `ctime`. Whoever runs in a worker can write there, and what it writes would be loaded by the next worker, or by this process.
 */
export interface TestStack {
  /** Of each package the first file that was written, replaced or removed since, as `node_modules/vitest/dist/…`; sorted. */
  readonly written: () => readonly string[]
}

/** By the project's root: the first look is the one to compare with, since a later one would take over what a run before it wrote. */
const seen = new Map<string, ReadonlyMap<string, string>>()

/** @param root the project's, from where the packages are found */
export function watchTestStack(root: string): TestStack {
  const packages = packagesOf(root)
  const before = seen.get(packages.join('\0')) ?? stampsOf(packages)
  seen.set(packages.join('\0'), before)
  return {
    written: () => {
      const first = new Map<string, string>()
      for (const [file, stamp] of before) {
        const folder = packages.find((one) => file.startsWith(one + sep)) ?? ''
        if (!first.has(folder) && stampOf(file) !== stamp) first.set(folder, shownAs(file))
      }
      return [...first.values()].sort()
    },
  }
}

function shownAs(file: string): string {
  const path = file.split(sep).join('/')
  const at = path.lastIndexOf('/node_modules/')
  return at === -1 ? `node_modules/vitest-oracle/${relative(OWN, file).split(sep).join('/')}` : path.slice(at + 1)
}

function stampsOf(packages: readonly string[]): ReadonlyMap<string, string> {
  const stamps = new Map<string, string>()
  const add = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory() && entry.name !== 'node_modules') add(path)
      else if (CODE.test(entry.name)) stamps.set(path, stampOf(path))
    }
  }
  for (const folder of packages) add(folder)
  return stamps
}

function stampOf(file: string): string {
  const stat = lstatSync(file, { bigint: true, throwIfNoEntry: false })
  return stat === undefined ? 'absent' : `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`
}

/** The folders of these packages and of all that they depend on, each once. */
function packagesOf(root: string): readonly string[] {
  const folders = new Set<string>()
  const add = (from: string, name: string): void => {
    const folder = find(from, name)
    if (folder === undefined || folders.has(folder)) return
    folders.add(folder)
    for (const needed of dependenciesOf(folder)) add(folder, needed)
  }
  for (const name of STACK) add(root, name)
  for (const part of ['src', 'reporters']) folders.add(realpathSync(join(OWN, part)))
  return [...folders].sort()
}

/** As Node finds it: in the nearest folder of packages above. */
function find(from: string, name: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name)
    if (lstatSync(join(folder, 'package.json'), { throwIfNoEntry: false }) !== undefined) return realpathSync(folder)
    if (at === dirname(at)) return undefined
  }
}

function dependenciesOf(folder: string): readonly string[] {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const named = ['dependencies', 'optionalDependencies'].map((key): unknown => (isRecord(manifest) ? manifest[key] : undefined))
    return named.flatMap((names) => (isRecord(names) ? Object.keys(names) : []))
  } catch {
    return []
  }
}
