import type { ChangedPath } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { TreeChange } from './tree.ts'

/** More files than this on one side are paired by equal content only. */
const MOST_FILES = 2000
/** A line that more files than this share says nothing about where a file came from. */
const MOST_SHARED = 40
/** Of the lines of the larger side. */
const LEAST_SHARED = 0.5

/**
 * Pairs files that left with files that came: by equal content first (the same name, then the order of paths), then by the lines that
 * they share. Linear in the number of lines. Modes and ids stay as they are.
 * @param textOf the text of a side, for those that may be compared; null for all else
 */
export async function pairRenames(
  changes: readonly TreeChange[],
  textOf: (change: TreeChange, side: 'before' | 'after') => Promise<string | null>,
): Promise<readonly ChangedPath[]> {
  const gone = changes.filter(({ after }) => after === null)
  const come = changes.filter(({ before }) => before === null)
  const pairs = new Map<TreeChange, TreeChange>()
  pairEqual(gone, come, pairs)
  const paired = new Set(pairs.values())
  const left = gone.filter((change) => !paired.has(change))
  const fresh = come.filter((change) => !pairs.has(change))
  if (left.length > 0 && fresh.length > 0 && left.length <= MOST_FILES && fresh.length <= MOST_FILES)
    await pairSimilar(left, fresh, textOf, pairs)
  const moved = new Set(pairs.values())
  const changed = changes.filter((change) => !moved.has(change)).map((change) => asChanged(change, pairs.get(change)))
  return changed.sort((a, b) => (a.path < b.path ? -1 : 1))
}

function asChanged({ path, before, after }: TreeChange, from: TreeChange | undefined): ChangedPath {
  if (from !== undefined) return { path, change: 'renamed', from: from.path, before: from.before, after, target: null }
  const change = before === null ? 'added' : after === null ? 'deleted' : before.id === after.id ? 'mode-changed' : 'modified'
  return { path, change, from: null, before, after, target: null }
}

const nameOf = (path: ProjectPath): string => path.slice(path.lastIndexOf('/') + 1)

function pairEqual(gone: readonly TreeChange[], come: readonly TreeChange[], pairs: Map<TreeChange, TreeChange>): void {
  const byContent = new Map<string, TreeChange[]>()
  for (const change of gone) {
    const key = `${change.before?.mode.slice(0, 3)} ${change.before?.id}`
    byContent.set(key, [...(byContent.get(key) ?? []), change])
  }
  for (const sameName of [true, false]) {
    for (const change of come) {
      const same = byContent.get(`${change.after?.mode.slice(0, 3)} ${change.after?.id}`)
      if (same === undefined || pairs.has(change)) continue
      const index = same.findIndex(({ path }) => !sameName || nameOf(path) === nameOf(change.path))
      const [found] = index === -1 ? [] : same.splice(index, 1)
      if (found !== undefined) pairs.set(change, found)
    }
  }
}

async function pairSimilar(
  gone: readonly TreeChange[],
  come: readonly TreeChange[],
  textOf: (change: TreeChange, side: 'before' | 'after') => Promise<string | null>,
  pairs: Map<TreeChange, TreeChange>,
): Promise<void> {
  const holders = new Map<string, TreeChange[]>()
  const sizes = new Map<TreeChange, number>()
  for (const change of gone) {
    const lines = linesOf(await textOf(change, 'before'))
    sizes.set(change, lines.size)
    for (const line of lines) {
      const list = holders.get(line)
      if (list === undefined) holders.set(line, [change])
      else if (list.length <= MOST_SHARED) list.push(change)
    }
  }
  const scored: { readonly come: TreeChange; readonly gone: TreeChange; readonly score: number }[] = []
  for (const change of come) {
    const lines = linesOf(await textOf(change, 'after'))
    const shared = new Map<TreeChange, number>()
    for (const line of lines) {
      const list = holders.get(line) ?? []
      if (list.length <= MOST_SHARED) for (const holder of list) shared.set(holder, (shared.get(holder) ?? 0) + 1)
    }
    for (const [holder, count] of shared) {
      const score = count / Math.max(lines.size, sizes.get(holder) ?? 0)
      if (score >= LEAST_SHARED) scored.push({ come: change, gone: holder, score })
    }
  }
  scored.sort((a, b) => b.score - a.score || (a.come.path < b.come.path ? -1 : 1) || (a.gone.path < b.gone.path ? -1 : 1))
  const taken = new Set<TreeChange>()
  for (const one of scored) {
    if (pairs.has(one.come) || taken.has(one.gone)) continue
    pairs.set(one.come, one.gone)
    taken.add(one.gone)
  }
}

function linesOf(text: string | null): ReadonlySet<string> {
  return new Set(
    text === null
      ? []
      : text
          .split(/\r?\n/)
          .map((line) => line.trim())
          .filter((line) => line.length > 2),
  )
}
