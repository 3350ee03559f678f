import { type Dirent, copyFileSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'

/** Folders into which packages are installed, and what could not be had of them. */
export interface Installed {
  /** From the top, those that stand in the judged tree now; sorted. */
  readonly folders: readonly ProjectPath[]
  /** Workspace packages that are installed and that the judged tree does not have; sorted. */
  readonly missing: readonly ProjectPath[]
}

/** What tools write for themselves: each tree has its own, or a run could read what another one left there. */
const CACHES: ReadonlySet<string> = new Set(['.vite', '.vite-temp', '.vitest', '.vitest-cache', '.vitest-reports', '.cache'])

/**
 * Gives a materialised tree the packages that are installed in the checkout. Each `node_modules` there is a real folder of its own, so
 * that nothing is ever written into the checkout's, and holds links to the checkout's entries; an entry that is a package of the
 * workspace itself leads to that package in the judged tree instead.
 * @param checkout the top of the work tree
 * @param folder the materialised tree; what is installed above the checkout is linked beside it, so its parent must be ours too
 */
export function linkInstalled(checkout: string, folder: string, tree: Tree): Installed {
  const top = realpathSync(checkout)
  const linking: Linking = { top, folder, missing: new Set(), merges: false }
  const packages = ['', ...Array.from(tree.keys()).flatMap((path) => (/(?:^|\/)package\.json$/.test(path) ? [dirnameOf(path)] : []))]
  const folders = [...new Set(packages)].filter((at) => {
    const from = join(top, at, 'node_modules')
    if (!isFolder(from) || tree.has(join(at, 'node_modules'))) return false
    linkEntries(linking, from, join(folder, at, 'node_modules'))
    return true
  })
  for (let at = dirname(top); at !== dirname(at); at = dirname(at)) {
    const from = join(at, 'node_modules')
    if (isFolder(from)) linkEntries({ ...linking, merges: true }, from, join(dirname(folder), 'node_modules'))
  }
  return { folders: folders.map((at) => (at === '' ? 'node_modules' : `${at}/node_modules`)).sort(), missing: [...linking.missing].sort() }
}

interface Linking {
  readonly top: string
  readonly folder: string
  readonly missing: Set<ProjectPath>
  /** Whether several folders go into one, so that a group in it must be a real folder: through a link, the checkout would be written. */
  readonly merges: boolean
}

/** What stands there already, from the tree or from a nearer folder, stays. */
function linkEntries(linking: Linking, from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const there = new Set(readdirSync(to))
  const entries = readdirSync(from, { withFileTypes: true }).filter(({ name }) => !CACHES.has(name))
  const hasLinks = entries.some((entry) => entry.isSymbolicLink())
  for (const entry of entries) {
    const { name } = entry
    const [source, target] = [join(from, name), join(to, name)]
    const apart = isGroup(entry) && (linking.merges || there.has(name) || (name === '.bin' ? hasLinks : holdsLinks(source)))
    if (apart) linkEntries(linking, source, target)
    else if (!there.has(name)) linkEntry(linking, source, target, entry.isSymbolicLink())
  }
}

/** A folder of packages or programs, and none itself. */
function isGroup(entry: Dirent): boolean {
  return entry.isDirectory() && (entry.name.startsWith('@') || entry.name === '.bin')
}

/** Where nothing is a link, nothing leads into the workspace, and one link to all of it will do. */
function holdsLinks(folder: string): boolean {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => entry.isSymbolicLink())
}

function linkEntry({ top, folder, missing }: Linking, source: string, target: string, isLink: boolean): void {
  const real = isLink ? realpathOrNone(source) : source
  // It is broken where it is installed, too.
  if (real === undefined) return
  const inside = isLink ? workspacePath(top, real) : undefined
  if (inside === undefined) return link(real, target)
  const judged = join(folder, inside)
  if (existsSync(judged)) link(judged, target)
  else missing.add(inside.split(sep).join('/'))
}

/** From the top, for what lies in the checkout and in no `node_modules` of it. */
function workspacePath(top: string, real: string): string | undefined {
  const inside = relative(top, real)
  const parts = inside.split(sep)
  return inside === '' || parts[0] === '..' || /^[A-Za-z]:/.test(inside) || parts.includes('node_modules') ? undefined : inside
}

function link(to: string, at: string): void {
  if (process.platform !== 'win32') symlinkSync(to, at)
  else if (statSync(to).isDirectory()) symlinkSync(to, at, 'junction')
  else copyFileSync(to, at)
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function realpathOrNone(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

function dirnameOf(path: ProjectPath): ProjectPath {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
