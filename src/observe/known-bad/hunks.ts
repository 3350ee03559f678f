import type { Bytes, Hunk } from '../../model/known-bad.ts'
import type { ProjectPath } from '../../model/words.ts'

/** A mistake with the index of its line. */
export interface LineMistake {
  readonly line: number
  readonly wrong: string
  readonly right: string
}

export const REMAKE = 'make the patch anew with `git diff`, and do not edit its parts by hand'

const HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/
/** How git says that the line above has no newline; in other languages too. */
const NO_NEWLINE = /^\\ .{10,}/

export function isHunk(line: Bytes | undefined): boolean {
  return line?.startsWith('@@ -') === true
}

/** One hunk, from the line with its header on; `next` is the line behind it. As git's `parse_fragment`. */
export function readHunk(
  lines: readonly Bytes[],
  start: number,
  file: ProjectPath,
): { readonly hunk: Hunk; readonly next: number } | LineMistake {
  const [, oldStart, oldCount = '1', newStart, newCount = '1'] = HEADER.exec(lines[start] ?? '') ?? []
  if (oldStart === undefined || newStart === undefined) {
    return {
      line: start,
      wrong: 'is no header of a hunk',
      right: 'such as `@@ -12,7 +12,7 @@`; better: make the patch anew with `git diff`',
    }
  }
  const left = { old: Number(oldCount), new: Number(newCount) }
  const body = { before: new Array<Bytes>(), after: new Array<Bytes>(), changed: 0, trailing: 0 }
  let at = start + 1
  for (; left.old > 0 || left.new > 0; at += 1) {
    const wrong = takeLine(lines[at], lines[at + 1], left, body)
    if (wrong !== null) return { line: Math.min(at, lines.length - 1), wrong, right: REMAKE }
  }
  if (left.old < 0 || left.new < 0) return { line: start, wrong: 'counts fewer lines than the hunk has', right: REMAKE }
  if (body.changed === 0) return { line: start, wrong: 'is the header of a hunk that changes nothing', right: 'remove the hunk' }
  if (NO_NEWLINE.test(lines[at] ?? '')) at += 1
  const { before, after, trailing } = body
  return {
    hunk: { at: { file, line: start + 1, column: 1 }, oldStart: Number(oldStart), newStart: Number(newStart), before, after, trailing },
    next: at,
  }
}

interface Body {
  readonly before: Bytes[]
  readonly after: Bytes[]
  changed: number
  trailing: number
}

/** Takes one line of a hunk; what is wrong with it, or null. */
function takeLine(line: Bytes | undefined, next: Bytes | undefined, left: { old: number; new: number }, body: Body): string | null {
  if (line === undefined) return 'is the last line, in the middle of a hunk'
  if (!line.endsWith('\n')) return 'is the last line and ends without a newline'
  if (NO_NEWLINE.test(line)) return null
  // An empty line stands for an empty line of context: some programs strip the space.
  const sign = line === '\n' ? ' ' : (line[0] ?? '')
  if (sign !== ' ' && sign !== '-' && sign !== '+') return 'is no line of a hunk, and its header counts more lines'
  const whole = line === '\n' ? '\n' : line.slice(1)
  const text = next?.startsWith('\\') === true ? whole.slice(0, -1) : whole
  // A bare empty line that is said to have no newline is no line at all.
  const counts = line !== '\n' || text !== ''
  if (sign !== '+') left.old -= 1
  if (sign !== '-') left.new -= 1
  if (sign !== '+' && counts) body.before.push(text)
  if (sign !== '-' && counts) body.after.push(text)
  if (sign !== ' ') body.changed += 1
  body.trailing = sign === ' ' ? body.trailing + 1 : 0
  return null
}
