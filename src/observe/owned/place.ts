import type { FileMistake } from '../../model/owned-observations.ts'
import type { ProjectPath, SourceLocation } from '../../model/words.ts'
import type { RawMistake, Span } from './tree.ts'
import { visible } from './visible.ts'

/** A text with the offsets at which its lines begin. */
export interface LinedText {
  readonly path: ProjectPath
  readonly text: string
  readonly lineStarts: readonly number[]
}

/** More mistakes than this are cut off, with a last one that says how many. */
const MOST_MISTAKES = 100

/** Lines before and behind the one with the mistake that its frame shows. */
const CONTEXT = 2

/** Columns that a frame shows at most. */
const WIDEST = 120

export function lined(path: ProjectPath, text: string): LinedText {
  const lineStarts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1)
  return { path, text, lineStarts }
}

/** The index of the line that holds an offset. */
function lineIndex({ lineStarts }: LinedText, offset: number): number {
  let low = 0
  let high = lineStarts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((lineStarts[middle] ?? Infinity) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

export function locationOf(source: LinedText, offset: number): SourceLocation {
  const index = lineIndex(source, offset)
  return { file: source.path, line: index + 1, column: offset - (source.lineStarts[index] ?? 0) + 1 }
}

function lineText({ text, lineStarts }: LinedText, index: number): string {
  return text.slice(lineStarts[index], (lineStarts[index + 1] ?? text.length + 1) - 1).replace(/\r$/, '')
}

/** The lines around a span, with its own marked. Characters that a terminal would act on are replaced. */
function frameOf(source: LinedText, span: Span): string {
  const index = lineIndex(source, span.start)
  const column = span.start - (source.lineStarts[index] ?? 0)
  const left = Math.max(0, column - WIDEST / 2)
  const first = Math.max(0, index - CONTEXT)
  const end = source.lineStarts.length - (source.text.endsWith('\n') && index < source.lineStarts.length - 1 ? 2 : 1)
  const last = Math.min(end, index + CONTEXT)
  const gutter = String(last + 1).length
  const rows: string[] = []
  for (let row = first; row <= last; row += 1) {
    const shown = visible(lineText(source, row).slice(left, left + WIDEST))
    rows.push(`${row === index ? '>' : ' '} ${String(row + 1).padStart(gutter)} | ${shown}`.trimEnd())
    if (row === index) {
      const room = Math.max(1, Math.min(shown.length, left + WIDEST) - (column - left))
      const indent = shown.slice(0, column - left).replace(/[^\t]/g, ' ')
      rows.push(`  ${' '.repeat(gutter)} | ${indent}${'^'.repeat(Math.max(1, Math.min(span.end - span.start, room)))}`)
    }
  }
  return rows.join('\n')
}

function placed(source: LinedText, mistake: RawMistake): FileMistake {
  return { at: locationOf(source, mistake.start), wrong: mistake.wrong, right: mistake.right, frame: frameOf(source, mistake) }
}

/** Mistakes with line, column and frame: sorted by place, each once. */
export function placedMistakes(source: LinedText, mistakes: readonly RawMistake[]): readonly FileMistake[] {
  const byKey = new Map(mistakes.map((mistake) => [`${mistake.start} ${mistake.wrong}`, mistake]))
  const sorted = [...byKey.values()].sort((a, b) => a.start - b.start || (a.wrong < b.wrong ? -1 : 1))
  const shown = sorted.slice(0, MOST_MISTAKES).map((mistake) => placed(source, mistake))
  const more = sorted[MOST_MISTAKES]
  if (more === undefined) return shown
  const rest = { ...more, wrong: `${sorted.length - MOST_MISTAKES} more mistakes from here on`, right: 'mend those above first' }
  return [...shown, placed(source, rest)]
}
