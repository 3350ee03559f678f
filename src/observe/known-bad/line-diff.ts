import type { Bytes } from '../../model/known-bad.ts'

/** Lines of the old side that became lines of the new one; from 0, each `end` behind the last. One side may be empty. */
export interface LineChange {
  readonly old: { readonly start: number; readonly end: number }
  readonly new: { readonly start: number; readonly end: number }
}

/** Above so many lines that differ, the middle of both sides is one change. */
const MOST_DIFFERENCES = 1000

/**
 * The fewest lines that turn one side into the other, in order: the greedy algorithm of Myers, "An O(ND) Difference Algorithm and Its
 * Variations" (1986), between the lines that both sides begin and end with.
 */
export function lineChanges(old: readonly Bytes[], fresh: readonly Bytes[]): readonly LineChange[] {
  const least = Math.min(old.length, fresh.length)
  let start = 0
  while (start < least && old[start] === fresh[start]) start += 1
  let behind = 0
  while (behind < least - start && old[old.length - 1 - behind] === fresh[fresh.length - 1 - behind]) behind += 1
  const [oldMiddle, newMiddle] = [old.slice(start, old.length - behind), fresh.slice(start, fresh.length - behind)]
  if (oldMiddle.length === 0 && newMiddle.length === 0) return []
  const whole = { old: { start: 0, end: oldMiddle.length }, new: { start: 0, end: newMiddle.length } }
  return (middleChanges(oldMiddle, newMiddle) ?? [whole]).map((one) => ({
    old: { start: one.old.start + start, end: one.old.end + start },
    new: { start: one.new.start + start, end: one.new.end + start },
  }))
}

/** null where the sides have too little in common. */
function middleChanges(old: readonly Bytes[], fresh: readonly Bytes[]): readonly LineChange[] | null {
  const most = Math.min(old.length + fresh.length, MOST_DIFFERENCES)
  const furthest = new Map<number, number>([[1, 0]])
  const trace: ReadonlyMap<number, number>[] = []
  for (let steps = 0; steps <= most; steps += 1) {
    trace.push(new Map(furthest))
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      let at = isDown(furthest, diagonal, steps) ? reached(furthest, diagonal + 1) : reached(furthest, diagonal - 1) + 1
      while (at < old.length && at - diagonal < fresh.length && old[at] === fresh[at - diagonal]) at += 1
      furthest.set(diagonal, at)
      if (at >= old.length && at - diagonal >= fresh.length) return wayBack(trace, old.length, fresh.length)
    }
  }
  return null
}

function reached(furthest: ReadonlyMap<number, number>, diagonal: number): number {
  return furthest.get(diagonal) ?? 0
}

/** Whether the last step to a diagonal was a line that came, and none that went. */
function isDown(furthest: ReadonlyMap<number, number>, diagonal: number, steps: number): boolean {
  if (diagonal === -steps) return true
  return diagonal !== steps && reached(furthest, diagonal - 1) < reached(furthest, diagonal + 1)
}

/** From the end of both sides to their beginning; steps that touch are one change. */
function wayBack(trace: readonly ReadonlyMap<number, number>[], oldLength: number, newLength: number): readonly LineChange[] {
  const changes: LineChange[] = []
  let [x, y] = [oldLength, newLength]
  for (let steps = trace.length - 1; steps > 0; steps -= 1) {
    const furthest = trace[steps] ?? new Map<number, number>()
    const diagonal = x - y
    const before = isDown(furthest, diagonal, steps) ? diagonal + 1 : diagonal - 1
    const fromX = reached(furthest, before)
    const fromY = fromX - before
    const [stepX, stepY] = before > diagonal ? [fromX, fromY + 1] : [fromX + 1, fromY]
    const next = changes.at(-1)
    if (next !== undefined && next.old.start === stepX && next.new.start === stepY)
      changes[changes.length - 1] = { old: { start: fromX, end: next.old.end }, new: { start: fromY, end: next.new.end } }
    else changes.push({ old: { start: fromX, end: stepX }, new: { start: fromY, end: stepY } })
    ;[x, y] = [fromX, fromY]
  }
  return changes.reverse()
}
