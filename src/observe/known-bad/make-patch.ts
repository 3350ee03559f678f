import type { Bytes } from '../../model/known-bad.ts'
import type { ProjectPath } from '../../model/words.ts'
import { type LineChange, lineChanges } from './line-diff.ts'
import { bytesText, linesOf } from './lines.ts'

/** One side of a file that changed. */
export interface FileSide {
  readonly bytes: Uint8Array
  readonly mode: '100644' | '100755'
}

/** A file before and after an edit; null where it is not there. */
export interface ChangedFile {
  /** From the top of the repository. */
  readonly path: ProjectPath
  readonly before: FileSide | null
  readonly after: FileSide | null
}

/** Lines of context, as git has it without asking. */
const CONTEXT = 3

/**
 * The patch that turns one side of each file into the other, as `git diff` writes it: both `git apply` and ours make exactly the bytes of
 * the other side of it. Made here, since `git diff` asks the configuration and the attributes of whoever calls it. '' for no difference.
 */
export function patchOf(files: readonly ChangedFile[]): Bytes {
  return files.map(partOf).join('')
}

function partOf({ path, before, after }: ChangedFile): Bytes {
  const [old, fresh] = [before, after].map((side) => linesOf(side === null ? '' : bytesText(side.bytes)))
  if (old === undefined || fresh === undefined) return ''
  const modes = modeLines(before, after)
  const hunks = hunksOf(old, fresh)
  if (modes.length === 0 && hunks === '') return ''
  const names =
    hunks === ''
      ? []
      : [`--- ${before === null ? '/dev/null' : nameOf('a', path)}`, `+++ ${after === null ? '/dev/null' : nameOf('b', path)}`]
  const head = [`diff --git ${nameOf('a', path, true)} ${nameOf('b', path, true)}`, ...modes, ...names]
  return `${head.join('\n')}\n${hunks}`
}

function modeLines(before: FileSide | null, after: FileSide | null): readonly string[] {
  if (before === null) return after === null ? [] : [`new file mode ${after.mode}`]
  if (after === null) return [`deleted file mode ${before.mode}`]
  return before.mode === after.mode ? [] : [`old mode ${before.mode}`, `new mode ${after.mode}`]
}

/** Quoted as git does where a reader could not tell the name's end; a tab ends one with a space where nothing else does. */
function nameOf(side: 'a' | 'b', path: ProjectPath, isHeader = false): Bytes {
  const name = bytesText(Buffer.from(`${side}/${path}`, 'utf8'))
  if (/["\\]/.test(name)) return `"${name.replace(/["\\]/g, '\\$&')}"`
  return name.includes(' ') && !isHeader ? `${name}\t` : name
}

function hunksOf(old: readonly Bytes[], fresh: readonly Bytes[]): Bytes {
  const groups: LineChange[][] = []
  for (const change of lineChanges(old, fresh)) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (last !== undefined && before !== undefined && change.old.start - before.old.end <= 2 * CONTEXT) last.push(change)
    else groups.push([change])
  }
  return groups.map((group) => hunkOf(group, old, fresh)).join('')
}

function hunkOf(group: readonly LineChange[], old: readonly Bytes[], fresh: readonly Bytes[]): Bytes {
  const [first, last] = [group[0], group.at(-1)]
  if (first === undefined || last === undefined) return ''
  const lead = Math.min(CONTEXT, first.old.start)
  const trail = Math.min(CONTEXT, old.length - last.old.end)
  const [oldStart, newStart] = [first.old.start - lead, first.new.start - lead]
  const lines: Bytes[] = []
  const put = (sign: ' ' | '-' | '+', from: readonly Bytes[], start: number, end: number): void => {
    for (const line of from.slice(start, end))
      lines.push(line.endsWith('\n') ? `${sign}${line}` : `${sign}${line}\n\\ No newline at end of file\n`)
  }
  let at = oldStart
  for (const change of group) {
    put(' ', old, at, change.old.start)
    put('-', old, change.old.start, change.old.end)
    put('+', fresh, change.new.start, change.new.end)
    at = change.old.end
  }
  put(' ', old, at, at + trail)
  const [oldEnd, newEnd] = [last.old.end + trail, last.new.end + trail]
  return `@@ -${rangeOf(oldStart, oldEnd)} +${rangeOf(newStart, newEnd)} @@\n${lines.join('')}`
}

/** An empty range names the line before it. */
function rangeOf(start: number, end: number): string {
  const count = end - start
  return count === 1 ? `${start + 1}` : `${count === 0 ? start : start + 1},${count}`
}
