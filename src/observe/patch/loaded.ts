import type { ChangedPath, LoadedByConfig, PatchScope, Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { specifiersIn } from './helpers.ts'
import { isCode } from './kinds.ts'
import { fileAt } from './resolve.ts'
import { inTurns } from './texts.ts'
import type { Texts } from './texts.ts'

/** More modules than these are not followed from one project's configurations: then any changed code may be among those behind them. */
const MOST_MODULES = 2000
/** More packages of one repository are not looked at. */
const MOST_PACKAGES = 2000

const BARE = /\b(?:from|import|require)\s*\(?\s*(['"])((?:@[\w.-]+\/)?[\w][\w.-]*)(?:\/[^'"\n]*)?\1/g

/** A module of the repository on the way from a configuration. */
interface Step {
  readonly file: ProjectPath
  readonly config: ProjectPath
}

/**
 * The changed code, and the packages, that run in the process of the runner itself, because one of base's configurations, or a reporter, sequencer or global
 * setup that it names, imports it over any number of steps: by a relative path, or as a package of this repository whose manifest leads to
 * a file that is there. Throws GitRefusal.
 * @param roots the configurations, and what they have the runner load
 */
export async function loadedByConfigs(
  changes: readonly ChangedPath[],
  base: Tree,
  roots: readonly Step[],
  texts: Texts,
): Promise<Pick<PatchScope, 'loadedByConfig' | 'loadedPackages'>> {
  const changed = new Set(changes.flatMap(({ path, from }) => [path, ...(from === null ? [] : [from])]).filter((path) => isCode(path)))
  const seen = new Map(roots.map((root) => [root.file, root.config]))
  let known: Promise<Packages> | undefined
  const packages = (): Promise<Packages> => (known ??= packagesOf(base, texts))
  const names = new Set<string>()
  let open: readonly Step[] = roots
  while (open.length > 0 && seen.size < MOST_MODULES) {
    const read = await inTurns(open, async ({ file, config }) => {
      const text = (await texts.read(base.get(file) ?? null)) ?? ''
      const asked = [...text.matchAll(BARE)].map(([, , name]) => name ?? '')
      for (const name of asked) names.add(name)
      const known = asked.length === 0 || changed.size === 0 ? null : await packages()
      return { config, targets: [...relativeIn(text, file, base), ...asked.flatMap((name) => known?.get(name) ?? [])] }
    })
    open = read.flatMap(({ config, targets }) =>
      targets.flatMap((target): readonly Step[] => {
        if (!isCode(target) || seen.has(target)) return []
        seen.set(target, config)
        return [{ file: target, config }]
      }),
    )
  }
  const [unfollowed] = open
  const loadedByConfig = [...changed]
    .flatMap((path): readonly LoadedByConfig[] => {
      const config = seen.get(path) ?? unfollowed?.config
      return config === undefined || config === path ? [] : [{ path, config }]
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  return { loadedByConfig, loadedPackages: [...names].sort() }
}

function relativeIn(text: string, file: ProjectPath, base: Tree): readonly ProjectPath[] {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  return specifiersIn(text).flatMap((specifier) => fileAt(base, folder, specifier) ?? [])
}

type Packages = ReadonlyMap<string, readonly ProjectPath[]>

/** The files that the packages of the repository give out, by the packages' names. What is built first is none of them. */
async function packagesOf(base: Tree, texts: Texts): Promise<Packages> {
  const manifests = [...base].filter(([path]) => /(^|\/)package\.json$/.test(path) && !/(^|\/)node_modules\//.test(path))
  const read = await inTurns(manifests.slice(0, MOST_PACKAGES), async ([path, entry]) => {
    const manifest = objectIn(await texts.read(entry))
    const name = manifest?.['name']
    if (manifest === null || typeof name !== 'string') return []
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const named = ['main', 'module', 'exports', 'browser'].flatMap((key) => textsIn(manifest[key]))
    const files = [...named, './index'].flatMap((target) => fileAt(base, folder, target) ?? [])
    return [[name, files] as const]
  })
  return new Map(read.flat())
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function objectIn(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null
  } catch {
    return null
  }
}
