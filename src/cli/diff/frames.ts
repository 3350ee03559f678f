import type { PatchScope, TreeEntry } from '../../model/patch.ts'
import type { CodeFrame, FrameLine, Frames } from '../../model/judged.ts'
import type { JudgedFinding } from '../../model/verdict.ts'
import type { ProjectPath } from '../../model/words.ts'
import { inTurns } from '../../observe/patch/texts.ts'
import type { Texts } from '../../observe/patch/texts.ts'
import { hunkAt } from './hunks.ts'

/** Lines of one side that are shown at most. */
const MOST_LINES = 6
const LONGEST_LINE = 160

/**
 * The code before and after, of findings that decide. Throws GitRefusal.
 * @param most findings of one rule that get a frame; the others are told by their words alone
 */
export async function framesOf(findings: readonly JudgedFinding[], scope: PatchScope, texts: Texts, most: number): Promise<Frames> {
  const counts = new Map<string, number>()
  const shown = findings.filter(({ at, severity, rule }) => {
    if (at === undefined || (severity !== 'block' && severity !== 'review')) return false
    const count = (counts.get(`${severity} ${rule}`) ?? 0) + 1
    counts.set(`${severity} ${rule}`, count)
    return count <= most
  })
  const moved = new Map(scope.changes.flatMap(({ path, from }) => (from === null ? [] : [[path, from] as const])))
  const frames = await inTurns(shown, async (finding): Promise<[JudgedFinding, CodeFrame]> => [
    finding,
    await frameOf(finding, scope, moved, texts),
  ])
  const known = new Map(frames.filter(([, { before, after }]) => before.length > 0 || after.length > 0))
  return (finding) => known.get(finding) ?? null
}

async function frameOf(
  finding: JudgedFinding,
  scope: PatchScope,
  moved: ReadonlyMap<ProjectPath, ProjectPath>,
  texts: Texts,
): Promise<CodeFrame> {
  const { at } = finding
  if (at === undefined) return { before: [], after: [] }
  const atBase = scope.base.get(moved.get(at.file) ?? at.file)
  if (atBase !== undefined && atBase.id === scope.head.get(at.file)?.id) return unchanged(at.line, await linesOf(atBase, texts))
  const [base, head] = await Promise.all([linesOf(atBase, texts), linesOf(scope.head.get(at.file), texts)])
  const [before, after] = [argument(finding, 'before'), argument(finding, 'after')]
  const quoted = {
    before: before === undefined ? [] : found(base, before, at.line),
    after: after === undefined ? [] : found(head, after, at.line),
  }
  // Two quotes of the code, or one of what is gone for good, need no comparison of the files.
  if ((quoted.before.length > 0 && quoted.after.length > 0) || (quoted.before.length > 0 && after === undefined)) return quoted
  if (at.line === undefined) return quoted
  // It stands at base, so that the sides change places.
  if (finding.rule === 'test-deleted') return { before: numbered(base, at.line, hunkAt(head, base, at.line).head.last), after: [] }
  const hunk = hunkAt(base, head, at.line)
  const sides = {
    before: quoted.before.length > 0 ? quoted.before : numbered(base, hunk.base.first, hunk.base.last),
    after: quoted.after.length > 0 ? quoted.after : numbered(head, Math.max(hunk.head.first, at.line - 1), hunk.head.last),
  }
  return sides.before.length + sides.after.length > 0 ? sides : { before: numbered(base, at.line, at.line), after: [] }
}

/** Of a file that the patch leaves as it is, both sides are the line and the one before it. */
function unchanged(line: number | undefined, lines: readonly string[]): CodeFrame {
  const shown = line === undefined ? [] : numbered(lines, Math.max(1, line - 1), line)
  return { before: shown, after: shown }
}

async function linesOf(entry: TreeEntry | undefined, texts: Texts): Promise<readonly string[]> {
  const text = await texts.read(entry ?? null)
  return text === null ? [] : text.split('\n')
}

function argument({ args }: JudgedFinding, name: 'before' | 'after'): string | undefined {
  const value: unknown = Reflect.get(args, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The lines that a quoted piece of code spans, where it stands; nearest to a line where it stands more than once. */
function found(lines: readonly string[], quoted: string, near = 1): readonly FrameLine[] {
  const piece = quoted.replace(/…$/, '').split('\n')
  const [start = ''] = piece
  let best = -1
  for (let at = 0; at + piece.length <= lines.length; at++) {
    if (!(lines[at] ?? '').includes(start) || !piece.every((part, index) => (lines[at + index] ?? '').includes(part))) continue
    if (best === -1 || Math.abs(at + 1 - near) < Math.abs(best + 1 - near)) best = at
  }
  return best === -1 ? [] : numbered(lines, best + 1, best + piece.length)
}

/** The lines from `first` to `last`, counted from 1, as many as are shown. */
function numbered(lines: readonly string[], first: number, last: number): readonly FrameLine[] {
  return lines.slice(first - 1, Math.min(last, first + MOST_LINES - 1)).map((text, index) => ({
    line: first + index,
    text: text.replace(/\r$/, '').slice(0, LONGEST_LINE),
  }))
}
