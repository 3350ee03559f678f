import type { ChangedPath, LoadedByConfig, Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { specifiersIn } from './helpers.ts'
import { isCode } from './kinds.ts'
import { fileAt } from './resolve.ts'
import { inTurns } from './texts.ts'
import type { Texts } from './texts.ts'

/** More modules than these are not followed from one project's configurations. */
const MOST_MODULES = 2000

const BARE = /\b(?:from|import|require)\s*\(?\s*(['"])((?:@[\w.-]+\/)?[\w][\w.-]*)(?:\/[^'"\n]*)?\1/g

/** A module of the repository on the way from a configuration. */
interface Step {
  readonly file: ProjectPath
  readonly config: ProjectPath
}

/**
 * The changed code that runs in the process of the runner itself, because one of base's configurations, or a reporter, sequencer or global
 * setup that it names, imports it over any number of steps: by a relative path, or as a package of this repository. Throws GitRefusal.
 * @param roots the configurations, and what they have the runner load
 */
export async function loadedByConfigs(
  changes: readonly ChangedPath[],
  base: Tree,
  roots: readonly Step[],
  texts: Texts,
): Promise<readonly LoadedByConfig[]> {
  const changed = new Set(changes.flatMap(({ path, from }) => [path, ...(from === null ? [] : [from])]).filter((path) => isCode(path)))
  if (changed.size === 0) return []
  const seen = new Map(roots.map((root) => [root.file, root.config]))
  const packages = new Map<string, ProjectPath>()
  let open: readonly Step[] = roots
  while (open.length > 0 && seen.size < MOST_MODULES) {
    const read = await inTurns(open, async (step) => ({ ...step, text: (await texts.read(base.get(step.file) ?? null)) ?? '' }))
    open = read.flatMap(({ file, config, text }) => {
      for (const [, , name] of text.matchAll(BARE)) if (name !== undefined && !packages.has(name)) packages.set(name, config)
      const folder = file.slice(0, file.lastIndexOf('/') + 1)
      return specifiersIn(text).flatMap((specifier): readonly Step[] => {
        const target = fileAt(base, folder, specifier)
        if (target === null || !isCode(target) || seen.has(target)) return []
        seen.set(target, config)
        return [{ file: target, config }]
      })
    })
  }
  const inPackages = await inPackagesOf(packages, [...changed], base, texts)
  return [...changed]
    .flatMap((path): readonly LoadedByConfig[] => {
      const config = seen.get(path) ?? inPackages.get(path)
      return config === undefined || config === path ? [] : [{ path, config }]
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** The files of packages of the repository that a configuration asks for by name: which of their modules it comes to is for a person. */
async function inPackagesOf(
  names: ReadonlyMap<string, ProjectPath>,
  changed: readonly ProjectPath[],
  base: Tree,
  texts: Texts,
): Promise<ReadonlyMap<ProjectPath, ProjectPath>> {
  if (names.size === 0) return new Map()
  const owners = new Map(changed.flatMap((path) => foldersAbove(path).flatMap((at) => (base.has(`${at}package.json`) ? [[path, at]] : []))))
  const folders = [...new Set(owners.values())]
  const configs = new Map(
    (
      await inTurns(folders, async (folder) => {
        const name = nameOf(await texts.read(base.get(`${folder}package.json`) ?? null))
        const config = name === null ? undefined : names.get(name)
        return config === undefined ? [] : [[folder, config] as const]
      })
    ).flat(),
  )
  return new Map(
    [...owners].flatMap(([path, folder]) => {
      const config = configs.get(folder)
      return config === undefined ? [] : [[path, config]]
    }),
  )
}

/** From the root's inwards, so that the nearest package is the last; the root itself is what is tested, and no package that it asks for. */
function foldersAbove(path: ProjectPath): readonly string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, i) => `${parts.slice(0, i + 1).join('/')}/`)
}

function nameOf(manifest: string | null): string | null {
  try {
    const parsed: unknown = JSON.parse(manifest ?? 'null')
    const name = typeof parsed === 'object' && parsed !== null && 'name' in parsed ? parsed.name : null
    return typeof name === 'string' ? name : null
  } catch {
    return null
  }
}
