import type { ChangedPath, ChangedText, ManifestChange, PatchScope, PatchSubject, Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { Repository } from '../git/repository.ts'
import { pairRenames } from '../git/renames.ts'
import { compareTrees, differencesOf, fromProject, listTree, mapTree, treeBefore } from '../git/tree.ts'
import type { TreeChange } from '../git/tree.ts'
import { environmentsIn } from './docblock.ts'
import { hiddenText } from './hidden.ts'
import { isBinary, isCode, isRunnerConfig, isSettings, isText } from './kinds.ts'
import { inTurns } from './texts.ts'
import type { Texts } from './texts.ts'

/** More configurations than these, the outermost of all, are not asked which files they name. */
const MOST_CONFIGS = 5000

/**
 * Everything that the scope of a patch is judged by. Throws GitRefusal.
 * @param worktree the files at hand, which are judged in the place of head's
 */
export async function observeScope(
  repository: Repository,
  subject: PatchSubject,
  texts: Texts,
  worktree: Tree | null = null,
): Promise<PatchScope> {
  const { mergeBase } = subject
  const rename = fromProject(repository.prefix)
  const [{ raw, listed }, moved] = await Promise.all([
    sidesOf(repository, subject, worktree),
    compareTrees(repository, mergeBase, subject.base),
  ])
  const differences = raw.map((change) => ({ ...change, path: rename(change.path) }))
  const head = repository.prefix === '' ? listed : mapTree(listed, rename)
  const base = treeBefore(head, differences)
  const changes = await inTurns(await pairRenames(differences, sideText(texts)), async (change) => withTarget(change, texts))
  const behind = moved.map((change) => ({ ...change, path: rename(change.path) })).filter(({ path, after }) => !isSame(head, path, after))
  return {
    subject,
    changes,
    base,
    head,
    behind: behind.map(({ path }) => path).sort(),
    texts: (await inTurns(changes, (change) => textOf(change, texts))).flatMap((one) => (one === null ? [] : [one])),
    ...(await fieldsOfAll(changes, texts)),
    ...(await codeOfConfigs(changes, base, head, texts)),
  }
}

async function sidesOf(
  repository: Repository,
  { mergeBase, head }: PatchSubject,
  worktree: Tree | null,
): Promise<{ readonly raw: readonly TreeChange[]; readonly listed: Tree }> {
  if (worktree !== null) return { raw: differencesOf(await listTree(repository, mergeBase), worktree), listed: worktree }
  const [raw, listed] = await Promise.all([compareTrees(repository, mergeBase, head), listTree(repository, head)])
  return { raw, listed }
}

function isSame(head: Tree, path: ProjectPath, after: TreeChange['after']): boolean {
  const there = head.get(path)
  return there?.id === after?.id && there?.mode === after?.mode
}

function sideText(texts: Texts): (change: TreeChange, side: 'before' | 'after') => Promise<string | null> {
  return (change, side) => (isBinary(change.path) ? Promise.resolve(null) : texts.read(change[side]))
}

async function withTarget(change: ChangedPath, texts: Texts): Promise<ChangedPath> {
  if (change.after?.mode !== '120000') return change
  return { ...change, target: await texts.read({ mode: '100644', id: change.after.id }) }
}

async function textOf(change: ChangedPath, texts: Texts): Promise<ChangedText | null> {
  if (change.after === null || isBinary(change.path) || change.before?.id === change.after.id) return null
  const after = await texts.read(change.after)
  if (after === null || (!isText(change.path) && after.includes('\0'))) return null
  const before = (await texts.read(change.before)) ?? ''
  const hidden = hiddenText(change.path, before, after)
  const environments = isCode(change.path) ? environmentsIn(change.path, before, after) : []
  return hidden.length === 0 && environments.length === 0 ? null : { path: change.path, hidden, environments }
}

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

async function fieldsOfAll(changes: readonly ChangedPath[], texts: Texts): Promise<Pick<PatchScope, 'manifests' | 'scripts' | 'restated'>> {
  const settings = await settingsOf(changes, texts)
  const { manifests, scripts } = await manifestsOf(changes, texts)
  return {
    manifests: [...manifests, ...settings.flatMap(({ fields }) => fields)],
    scripts,
    restated: [
      ...settings.flatMap(({ path, fields }) => (fields.length === 0 ? [path] : [])),
      ...(await restatedConfigs(changes, texts)),
    ].sort(),
  }
}

interface Settings {
  readonly path: ProjectPath
  readonly fields: readonly ManifestChange[]
}

/** Only those that stay where they are: one that comes or goes is another whole. */
async function settingsOf(changes: readonly ChangedPath[], texts: Texts): Promise<readonly Settings[]> {
  const settings = changes.filter(({ path, from, before, after }) => isSettings(path) && from === null && isSameKind(before, after))
  if (settings.length === 0) return []
  const { settingsChanges } = await import('./settings.ts')
  const read = await inTurns(settings, async ({ path, before, after }): Promise<readonly Settings[]> => {
    const [was, now] = [await texts.read(before), await texts.read(after)]
    return was === null || now === null ? [] : [{ path, fields: settingsChanges(path, was, now) }]
  })
  return read.flat()
}

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

/** Configurations are read at both sides: a patch may take the name of a setup file out and write the file. */
async function codeOfConfigs(
  changes: readonly ChangedPath[],
  base: Tree,
  head: Tree,
  texts: Texts,
): Promise<Pick<PatchScope, 'namedByConfig' | 'loadedByConfig' | 'loadedPackages'>> {
  const none = { namedByConfig: [], loadedByConfig: [], loadedPackages: [] }
  if (!changes.some(({ path }) => isCode(path) || /\.(json|ya?ml|lock)$/.test(path))) return none
  const configs = [base, head].flatMap((tree) =>
    [...tree].filter(([path]) => isRunnerConfig(path)).map(([path, entry]) => ({ path, entry, tree })),
  )
  const once = [...new Map(outermostFirst(configs).map((config) => [`${config.path} ${config.entry.id}`, config])).values()].slice(
    0,
    MOST_CONFIGS,
  )
  if (once.length === 0) return none
  const [{ namedBy }, { loadedByConfigs }] = await Promise.all([import('./config.ts'), import('./loaded.ts')])
  const lists = await inTurns(once, async ({ path, entry, tree }) => {
    const text = await texts.read(entry)
    return text === null || !/['"`]/.test(text) ? [] : namedBy(path, text, tree)
  })
  const namedByConfig = lists.flat()
  const roots = [
    ...once.flatMap(({ path }) => (base.has(path) ? [{ file: path, config: path }] : [])),
    ...namedByConfig.flatMap(({ path, config, inRunner }) => (inRunner && base.has(path) ? [{ file: path, config }] : [])),
  ]
  return { namedByConfig, ...(await loadedByConfigs(changes, base, roots, texts)) }
}

/** Those of all projects before those of one. */
export function outermostFirst<Config extends { readonly path: ProjectPath }>(configs: readonly Config[]): readonly Config[] {
  const depth = ({ path }: Config): number => path.split('/').length
  return [...configs].sort((one, other) => depth(one) - depth(other))
}
