import type { ManifestChange, PatchScope } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'

/**
 * The tsconfigs whose `paths` lead where they led, although `baseUrl` went up from their own folder to one above it. A name without a
 * path could then be found in the folders between, so the patch may bring no file there.
 */
export function rebasedPaths({ changes, manifests }: Pick<PatchScope, 'changes' | 'manifests'>): ReadonlySet<ProjectPath> {
  const moved = manifests.filter(({ field }) => field === 'compilerOptions.baseUrl')
  return new Set(
    moved.flatMap((base) => {
      const paths = manifests.find(({ path, field }) => path === base.path && field === 'compilerOptions.paths')
      const folder = base.path.slice(0, base.path.lastIndexOf('/') + 1)
      const isInside = changes.every(({ path, change }) => (change !== 'added' && change !== 'renamed') || path.startsWith(folder))
      return folder !== '' && isInside && paths !== undefined && leadsWhereItLed(base, paths) ? [base.path] : []
    }),
  )
}

function leadsWhereItLed(base: ManifestChange, paths: ManifestChange): boolean {
  const [was, now] = [stepsOf(base.before), stepsOf(base.after)]
  if (was === null || now === null || was.length > 0 || now.some((step) => step !== '..')) return false
  const [before, after] = [targets(paths.before, was), targets(paths.after, now)]
  return before !== null && before === after
}

/** A path of the file as steps from its folder; null for one that is absolute, or no path. */
function stepsOf(text: string | null): readonly string[] | null {
  const value: unknown = JSON.parse(text ?? 'null')
  return typeof value === 'string' ? steps([], value) : null
}

function steps(from: readonly string[], path: string): readonly string[] | null {
  if (/^\/|:|\$/.test(path)) return null
  const found = [...from]
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..' && found.length > 0 && found.at(-1) !== '..') found.pop()
    else found.push(part)
  }
  return found
}

function targets(text: string | null, folder: readonly string[]): string | null {
  const map: unknown = JSON.parse(text ?? 'null')
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return null
  const entries = Object.entries(map).map(([name, list]): readonly [string, readonly unknown[]] => [
    name,
    Array.isArray(list) ? list.map((path: unknown) => (typeof path === 'string' ? steps(folder, path) : null)) : [null],
  ])
  return entries.some(([, list]) => list.includes(null)) ? null : JSON.stringify(entries)
}
