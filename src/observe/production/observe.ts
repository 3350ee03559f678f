import type { ChangedPath, PatchScope, ProductionMention, Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { inTurns } from '../patch/texts.ts'
import type { Texts } from '../patch/texts.ts'
import { mentionsIn } from './mentions.ts'

const CODE = /\.[cm]?[jt]sx?$/

/** What the changed production files say that they did not say at base, in the order of the files. Throws GitRefusal. */
export async function observeProduction(
  scope: PatchScope,
  isProduction: (path: ProjectPath) => boolean,
  texts: Texts,
): Promise<readonly ProductionMention[]> {
  const changes = scope.changes.filter(
    ({ path, before, after }) =>
      after !== null && before?.id !== after.id && CODE.test(path) && !/\.d\.[cm]?ts$/.test(path) && isProduction(path),
  )
  if (changes.length === 0) return []
  const [base, head] = [groundOf(scope.base), groundOf(scope.head)]
  const lists = await inTurns(changes, async (change) => newMentions(change, base, head, texts))
  return lists.flat()
}

interface TreeGround {
  readonly tree: Tree
  readonly folders: ReadonlySet<ProjectPath>
}

function groundOf(tree: Tree): TreeGround {
  const folders = new Set<ProjectPath>()
  for (const path of tree.keys()) {
    for (
      let folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
      folder !== '' && !folders.has(folder);
      folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))
    )
      folders.add(folder)
  }
  return { tree, folders }
}

async function newMentions(change: ChangedPath, base: TreeGround, head: TreeGround, texts: Texts): Promise<readonly ProductionMention[]> {
  const after = await texts.read(change.after)
  const now = after === null ? [] : mentionsIn({ file: change.path, ...head }, after)
  if (now.length === 0) return []
  const before = await texts.read(change.before)
  const was = before === null ? [] : mentionsIn({ file: change.from ?? change.path, ...base }, before)
  const kinds = new Set(was.map(({ kind }) => kind))
  const known = new Map<string, number>()
  for (const mention of was) known.set(keyOf(mention), (known.get(keyOf(mention)) ?? 0) + 1)
  return now
    .filter((mention) => {
      const left = known.get(keyOf(mention)) ?? 0
      if (left > 0) known.set(keyOf(mention), left - 1)
      return left === 0
    })
    .map((mention) => (kinds.has(mention.kind) ? { ...mention, known: true } : mention))
}

const keyOf = ({ kind, text, target }: ProductionMention): string => `${kind} ${target === '' ? text : target}`
