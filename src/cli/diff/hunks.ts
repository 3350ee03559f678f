/** Lines counted from 1; empty where `last` is below `first`. */
export interface LineRange {
  readonly first: number
  readonly last: number
}

/**
 * What stands around a line of head, and what stood there at base: the lines between the two nearest lines that both sides share. Lines
 * that occur once on either side are the anchors, as in a patience diff; from them equality spreads to their neighbours. Linear, but for
 * the sorting of anchors.
 */
export function hunkAt(
  base: readonly string[],
  head: readonly string[],
  line: number,
): { readonly base: LineRange; readonly head: LineRange } {
  const shared = sharedLines(base, head)
  const at = line - 1
  // A line that did not change is its own counterpart: there is nothing before it to show.
  if (shared.has(at)) return { base: { first: 1, last: 0 }, head: { first: line, last: line } }
  const gap = gapAround(shared, at, base, head)
  if (gap.base.last - gap.base.first >= MOST_COMPARED || gap.head.last - gap.head.first >= MOST_COMPARED) return gap
  const { first } = gap.head
  const closer = longestCommon(base.slice(gap.base.first - 1, gap.base.last), head.slice(first - 1, gap.head.last))
  const all = new Map([...shared, ...closer.map((anchor) => [anchor.head + first - 1, anchor.base + gap.base.first - 1] as const)])
  return all.has(at) ? { base: { first: 1, last: 0 }, head: { first: line, last: line } } : gapAround(all, at, base, head)
}

/** The lines of head, from 1, that base does not have where they stand. */
export function changedLines(base: readonly string[], head: readonly string[]): ReadonlySet<number> {
  const shared = sharedLines(base, head)
  const changed = new Set<number>()
  for (let at = 0; at < head.length; at++) {
    if (shared.has(at)) continue
    const gap = gapAround(shared, at, base, head)
    const { first, last } = gap.head
    const isLong = gap.base.last - gap.base.first >= MOST_COMPARED || last - first >= MOST_COMPARED
    const common = isLong ? [] : longestCommon(base.slice(gap.base.first - 1, gap.base.last), head.slice(first - 1, last))
    const same = new Set(common.map((anchor) => anchor.head + first))
    for (let line = first; line <= last; line++) if (!same.has(line)) changed.add(line)
    at = last - 1
  }
  return changed
}

/** Lines of one side that are compared one by one. */
const MOST_COMPARED = 200

function gapAround(
  shared: ReadonlyMap<number, number>,
  at: number,
  base: readonly string[],
  head: readonly string[],
): { readonly base: LineRange; readonly head: LineRange } {
  let [above, below] = [at, at]
  while (above >= 0 && !shared.has(above)) above--
  while (below < head.length && !shared.has(below)) below++
  const baseAbove = shared.get(above) ?? -1
  const baseBelow = shared.get(below) ?? base.length
  return { base: { first: baseAbove + 2, last: baseBelow }, head: { first: above + 2, last: below } }
}

/** The longest common subsequence of two short lists. */
function longestCommon(base: readonly string[], head: readonly string[]): readonly Anchor[] {
  const width = head.length + 1
  const lengths = new Uint16Array((base.length + 1) * width)
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0
  for (let row = base.length - 1; row >= 0; row--) {
    for (let column = head.length - 1; column >= 0; column--) {
      const same = base[row] === head[column]
      lengths[row * width + column] = same ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const common: Anchor[] = []
  for (let [row, column] = [0, 0]; row < base.length && column < head.length;) {
    if (base[row] === head[column]) common.push({ base: row++, head: column++ })
    else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return common
}

/** Lines of head, from 0, with the lines of base that they are. */
function sharedLines(base: readonly string[], head: readonly string[]): ReadonlyMap<number, number> {
  const baseAt = uniqueLines(base)
  const headAt = uniqueLines(head)
  const anchors = [...headAt].flatMap(([text, at]) => {
    const there = baseAt.get(text)
    return there === undefined ? [] : [{ head: at, base: there }]
  })
  anchors.sort((a, b) => a.head - b.head)
  const shared = new Map(increasing(anchors).map((anchor) => [anchor.head, anchor.base]))
  spread(shared, base, head)
  return shared
}

function uniqueLines(lines: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  for (const [index, text] of lines.entries()) places.set(text, places.has(text) ? -1 : index)
  return new Map([...places].filter(([text, index]) => index >= 0 && text.trim() !== ''))
}

interface Anchor {
  readonly head: number
  readonly base: number
}

/** The longest row of anchors that goes forward on both sides. */
function increasing(anchors: readonly Anchor[]): readonly Anchor[] {
  const tails: { readonly anchor: Anchor; readonly before: number }[] = []
  const last: number[] = []
  for (const anchor of anchors) {
    let [low, high] = [0, last.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((tails[last[middle] ?? 0]?.anchor.base ?? 0) < anchor.base) low = middle + 1
      else high = middle
    }
    tails.push({ anchor, before: low === 0 ? -1 : (last[low - 1] ?? -1) })
    last[low] = tails.length - 1
  }
  const row: Anchor[] = []
  for (let at = last.at(-1) ?? -1; at !== -1;) {
    const tail = tails[at]
    if (tail === undefined) break
    row.push(tail.anchor)
    at = tail.before
  }
  return row.reverse()
}

/** From the beginning down, from the end up, and from each anchor both ways, while lines are the same and not yet taken. */
function spread(shared: Map<number, number>, base: readonly string[], head: readonly string[]): void {
  const taken = new Set(shared.values())
  const walk = (from: number, there: number, step: 1 | -1): void => {
    let [at, other] = [from + step, there + step]
    while (at >= 0 && other >= 0 && at < head.length && other < base.length) {
      if (shared.has(at) || taken.has(other) || head[at] !== base[other]) return
      shared.set(at, other)
      taken.add(other)
      at += step
      other += step
    }
  }
  const anchors = [...shared]
  walk(-1, -1, 1)
  walk(head.length, base.length, -1)
  for (const [at, there] of anchors) {
    walk(at, there, 1)
    walk(at, there, -1)
  }
}
