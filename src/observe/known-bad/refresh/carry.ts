import type { Bytes, Hunk } from '../../../model/known-bad.ts'
import { placeIn } from '../apply.ts'
import { lineChanges } from '../line-diff.ts'
import { partsOf } from './anchor.ts'
import type { LineEdit } from './anchor.ts'

/**
 * Carries a hunk from a file that it fits over to a later one, as a merge of three sides would: what it changes must stand there line by
 * line as it did, and where it only adds, both neighbours. null where it does not.
 */
export function carry(hunk: Hunk, base: readonly Bytes[], lines: readonly Bytes[]): LineEdit | null {
  const place = placeIn(hunk, base)
  if (place === null) return null
  const { lead, old, fresh } = partsOf(hunk)
  const start = place + lead.length
  const later = counterparts(base, lines)
  const [first, ...rest] = old.length > 0 ? old.map((_, index) => later(start + index)) : [later(start)]
  if (first === undefined || first === null || rest.some((line, index) => line !== first + index + 1)) return null
  if (old.length === 0 && later(start - 1) !== first - 1) return null
  return { start: first, end: first + old.length, lines: fresh }
}

/** Whether lines of the later file stood in the base already, and were none of those that the hunk is about. */
export function isAnothers(hunk: Hunk, base: readonly Bytes[], lines: readonly Bytes[], { start, end }: LineEdit): boolean {
  const place = placeIn(hunk, base)
  if (place === null) return false
  const earlier = counterparts(lines, base)
  const own = place + partsOf(hunk).lead.length
  return Array.from({ length: end - start }, (_, index) => ({ was: earlier(start + index), meant: own + index })).some(
    ({ was, meant }) => was !== null && was !== meant,
  )
}

/** The line that a line of the base is now, and null for one that is gone; both ends of a file stay its ends. */
function counterparts(base: readonly Bytes[], lines: readonly Bytes[]): (line: number) => number | null {
  const changes = lineChanges(base, lines)
  return (line) => {
    if (line < 0 || line >= base.length) return line < 0 ? -1 : lines.length
    const before = changes.filter(({ old }) => old.start <= line)
    const last = before.at(-1)
    if (last !== undefined && line < last.old.end) return null
    return last === undefined ? line : line - last.old.end + last.new.end
  }
}
