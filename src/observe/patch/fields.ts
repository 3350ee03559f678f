import type { ChangedPath, ManifestChange, PatchScope, Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { isRunnerConfig, isSettings } from './kinds.ts'
import { inTurns } from './texts.ts'
import type { Texts } from './texts.ts'

const MANIFEST =
  /(^|\/)(package\.json|[jt]sconfig(\.[^/]+)?\.json|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/

async function manifestsOf(changes: readonly ChangedPath[], texts: Texts): Promise<Pick<PatchScope, 'manifests' | 'scripts'>> {
  const manifests = changes.filter(({ path }) => MANIFEST.test(path))
  if (manifests.length === 0) return { manifests: [], scripts: [] }
  const { manifestChanges, scriptsChange } = await import('./manifest.ts')
  const read = await inTurns(manifests, async ({ path, before, after }) => {
    const [was, now] = [await texts.read(before), await texts.read(after)]
    const scripts = path.endsWith('package.json') ? scriptsChange(path, was, now) : null
    return { fields: manifestChanges(path, was, now), scripts: scripts === null ? [] : [scripts] }
  })
  return { manifests: read.flatMap(({ fields }) => fields), scripts: read.flatMap(({ scripts }) => scripts) }
}

/** What the manifests, settings and configurations of a patch say by field. */
export async function fieldsOfAll(
  changes: readonly ChangedPath[],
  trees: Pick<PatchScope, 'base' | 'head'>,
  texts: Texts,
): Promise<Pick<PatchScope, 'manifests' | 'scripts' | 'configured' | 'entries' | 'restated'>> {
  const settings = await settingsOf(changes, texts)
  const { manifests, scripts } = await manifestsOf(changes, texts)
  return {
    configured: await configuredBeside(scripts, trees, texts),
    entries: await entriesBeside(changes, trees.base, texts),
    manifests: [...manifests, ...settings.flatMap(({ fields }) => fields)],
    scripts,
    restated: [
      ...new Set([
        ...settings.flatMap(({ path, fields }) => (fields.length === 0 && trees.base.has(path) ? [path] : [])),
        ...(await restatedConfigs(changes, texts)),
      ]),
    ].sort(),
  }
}

interface Settings {
  readonly path: ProjectPath
  readonly fields: readonly ManifestChange[]
}

const isOfRunner = (path: ProjectPath): boolean => isSettings(path) || isRunnerConfig(path)

/** A file that is new. */
const isPlainFile = (before: ChangedPath['before'], after: ChangedPath['after']): boolean => before === null && after?.mode === '100644'

/** Only those that stay where they are, and new configurations; one that goes is another whole. */
async function settingsOf(changes: readonly ChangedPath[], texts: Texts): Promise<readonly Settings[]> {
  const settings = changes.filter(
    ({ path, from, before, after }) =>
      (isOfRunner(path) && from === null && isSameKind(before, after)) || (isRunnerConfig(path) && isPlainFile(before, after)),
  )
  if (settings.length === 0) return []
  const [{ settingsChanges }, { configChanges }] = await Promise.all([import('./settings.ts'), import('./configured.ts')])
  const read = await inTurns(settings, async ({ path, before, after }): Promise<readonly Settings[]> => {
    const [was, now] = [await texts.read(before), await texts.read(after)]
    if (now === null || (was === null && before !== null)) return []
    if (was === null) return [{ path, fields: configChanges(path, null, now) }]
    return [{ path, fields: isSettings(path) ? settingsChanges(path, was, now) : configChanges(path, was, now) }]
  })
  return read.flat()
}

async function configuredBeside(
  scripts: PatchScope['scripts'],
  trees: Pick<PatchScope, 'base' | 'head'>,
  texts: Texts,
): Promise<PatchScope['configured']> {
  const folders = new Set(scripts.map(({ path }) => folderOf(path)))
  const beside = (['base', 'head'] as const).flatMap((side) =>
    [...trees[side]]
      .filter(([path]) => folders.size > 0 && isRunnerConfig(path) && folders.has(folderOf(path)))
      .map(([path, entry]) => ({ path, side, entry })),
  )
  if (beside.length === 0) return []
  const { readableFields } = await import('./configured.ts')
  return inTurns(beside, async ({ path, side, entry }) => ({ path, side, fields: readableFields(path, await texts.read(entry)) }))
}

async function entriesBeside(changes: readonly ChangedPath[], base: Tree, texts: Texts): Promise<PatchScope['entries']> {
  const fresh = changes.filter(({ path, change }) => change === 'added' && isRunnerConfig(path))
  const folders = [...new Set(fresh.map(({ path }) => folderOf(path)))]
  if (folders.length === 0) return []
  const { packageEntries } = await import('./entries.ts')
  return inTurns(folders, async (folder) => {
    const text = await texts.read(base.get(`${folder}package.json`) ?? null)
    return { folder, entries: packageEntries(text) }
  })
}

const folderOf = (path: ProjectPath): string => path.slice(0, path.lastIndexOf('/') + 1)

async function restatedConfigs(changes: readonly ChangedPath[], texts: Texts): Promise<readonly ProjectPath[]> {
  const configs = changes.filter(({ path, from, before, after }) => isRunnerConfig(path) && from === null && isSameKind(before, after))
  if (configs.length === 0) return []
  const { saysTheSame } = await import('./restated.ts')
  const read = await inTurns(configs, async ({ path, before, after }) => {
    const [was, now] = [await texts.read(before), await texts.read(after)]
    return was !== null && now !== null && saysTheSame(path, was, now) ? [path] : []
  })
  return read.flat()
}

/** A change of the text alone. */
function isSameKind(before: ChangedPath['before'], after: ChangedPath['after']): boolean {
  return before !== null && after !== null && before.mode === after.mode
}
