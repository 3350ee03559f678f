import type { JudgedFinding } from '../model/verdict.ts'
import type { PatchScope, TreeEntry } from '../model/patch.ts'
import type { ProjectPath } from '../model/words.ts'
import { inTurns } from '../observe/patch/texts.ts'
import type { Texts } from '../observe/patch/texts.ts'

/** Findings that get a frame; the others are told by their words alone. */
const MOST_FRAMES = 60
/** Lines of a text that are shown at most. */
const MOST_LINES = 6

/** The code before and after, by finding: the lines that are gone with `-`, those that came with `+`. Throws GitRefusal. */
export async function framesOf(
  findings: readonly JudgedFinding[],
  scope: PatchScope,
  texts: Texts,
): Promise<ReadonlyMap<JudgedFinding, string>> {
  const shown = findings
    .filter(({ at, severity }) => at !== undefined && (severity === 'block' || severity === 'review'))
    .slice(0, MOST_FRAMES)
  const frames = await inTurns(shown, async (finding): Promise<[JudgedFinding, string]> => [finding, await frameOf(finding, scope, texts)])
  return new Map(frames.filter(([, frame]) => frame !== ''))
}

async function frameOf(finding: JudgedFinding, scope: PatchScope, texts: Texts): Promise<string> {
  const { at } = finding
  if (at === undefined) return ''
  const [base, head] = [await textOf(scope.base.get(pathBefore(at.file, scope)), texts), await textOf(scope.head.get(at.file), texts)]
  const [before, after] = [argument(finding, 'before'), argument(finding, 'after')]
  const isGone = finding.rule === 'test-deleted' || (before !== undefined && after === undefined)
  const gone = before === undefined ? (finding.rule === 'test-deleted' ? linesAt(base, at.line, '-') : []) : found(base, before, '-')
  const come = after === undefined ? (isGone ? [] : linesAt(head, at.line, '+')) : found(head, after, '+', at.line)
  // A place at base that has no counterpart, and a text that stands nowhere as it is quoted, still have their line.
  const lines = [...gone, ...come]
  return (lines.length > 0 ? lines : linesAt(isGone ? base : head, at.line, isGone ? '-' : '+')).join('\n')
}

const textOf = (entry: TreeEntry | undefined, texts: Texts): Promise<string | null> => texts.read(entry ?? null)

function pathBefore(path: ProjectPath, { changes }: PatchScope): ProjectPath {
  return changes.find((change) => change.path === path)?.from ?? path
}

function argument({ args }: JudgedFinding, name: 'before' | 'after'): string | undefined {
  const value: unknown = Reflect.get(args, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The lines that a quoted piece of code spans, where it stands; nearest to a line where it stands more than once. */
function found(text: string | null, quoted: string, mark: '-' | '+', near = 1): readonly string[] {
  const piece = quoted.replace(/…$/, '')
  if (text === null) return []
  let best = -1
  for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1)) {
    if (best === -1 || Math.abs(lineOf(text, at) - near) < Math.abs(lineOf(text, best) - near)) best = at
  }
  if (best === -1) return []
  const [first, last] = [lineOf(text, best), lineOf(text, best + piece.length)]
  return numbered(text, first, Math.min(last, first + MOST_LINES - 1), mark)
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

function linesAt(text: string | null, line: number | undefined, mark: '-' | '+'): readonly string[] {
  return text === null || line === undefined ? [] : numbered(text, line, line, mark)
}

function numbered(text: string, first: number, last: number, mark: '-' | '+'): readonly string[] {
  const lines = text.split('\n').slice(first - 1, last)
  return lines.map((line, index) => `${mark} ${String(first + index).padStart(4)} | ${line.replace(/\r$/, '').slice(0, 160)}`)
}
