import type { ChangedPath, ChangedText, PatchScope, PatchSubject, Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { Repository } from '../git/repository.ts'
import { pairRenames } from '../git/renames.ts'
import { compareTrees, differencesOf, fromProject, listTree, mapTree, treeBefore } from '../git/tree.ts'
import type { TreeChange } from '../git/tree.ts'
import { environmentsIn } from './docblock.ts'
import { fieldsOfAll } from './fields.ts'
import { hiddenText } from './hidden.ts'
import { isBinary, isCode, isRunnerConfig, isText } from './kinds.ts'
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
    ...(await fieldsOfAll(changes, { base, head }, texts)),
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
