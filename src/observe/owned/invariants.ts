import type { Invariant, OwnedFile } from '../../model/owned-observations.ts'
import type { ProjectPath } from '../../model/words.ts'
import { locationOf, placedMistakes, type LinedText } from './place.ts'
import type { FileSource } from './source.ts'
import { invalid, LARGEST, readText } from './text.ts'
import type { RawMistake } from './tree.ts'
import { quoted } from './visible.ts'

/** A list item of the outermost level that begins with an id in backticks. */
const ITEM = /^( {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]+)`([A-Za-z0-9][\w.:/-]*)`(?!`)[ \t]*:?[ \t]*(.*)$/
const FENCE = /^\s*(?:>\s*|[-*+]\s+|\d+[.)]\s+)*(`{3,}(?!.*`)|~{3,})/

/** Invariants that properties may name: list items of INVARIANTS.md that begin with an id in backticks. Never throws. */
export function readInvariants(files: FileSource, path: ProjectPath): Promise<OwnedFile<readonly Invariant[]>> {
  return readText(files, path, LARGEST, ({ source, sha256 }) => {
    const value = proseLines(source).flatMap(({ line, start }) => invariantOf(line, start, source) ?? [])
    return invalid(path, placedMistakes(source, repeated(value, source))) ?? { state: 'read', path, sha256, value }
  })
}

interface Line {
  readonly line: string
  readonly start: number
}

/** The lines that a reader of the rendered page would see as prose: neither inside a fenced code block nor inside an HTML comment. */
function proseLines({ text, lineStarts }: LinedText): Line[] {
  let fence: string | null = null
  let comment = false
  return lineStarts.flatMap((start, index) => {
    const line = text.slice(start, (lineStarts[index + 1] ?? text.length + 1) - 1).replace(/\r$/, '')
    if (fence !== null) {
      if (closes(line, fence)) fence = null
      return []
    }
    const hidden = comment
    comment = commentAfter(line, comment)
    if (hidden) return []
    const opened = FENCE.exec(line)?.[1]
    if (opened === undefined) return [{ line, start }]
    fence = opened
    return []
  })
}

/** A fence ends with the same characters, at least as many, and nothing behind. */
function closes(line: string, fence: string): boolean {
  const bare = line.trim()
  return bare.length >= fence.length && bare === (fence[0] ?? '').repeat(bare.length)
}

/** Whether a comment is open behind a line. What stands in a code span opens none. */
function commentAfter(line: string, before: boolean): boolean {
  const rest = before ? line : line.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '')
  const opens = rest.lastIndexOf('<!--')
  const ends = rest.lastIndexOf('-->')
  return before ? ends === -1 || opens > ends : opens > ends
}

function invariantOf(line: string, start: number, source: LinedText): Invariant | null {
  const [, lead, id, text = ''] = ITEM.exec(line) ?? []
  if (lead === undefined || id === undefined) return null
  return { id, text: text.trim(), at: locationOf(source, start + lead.length) }
}

function repeated(invariants: readonly Invariant[], { lineStarts }: LinedText): RawMistake[] {
  const first = new Map<string, Invariant>()
  return invariants.flatMap((invariant) => {
    const { id, at } = invariant
    const earlier = first.get(id)
    if (earlier === undefined) first.set(id, invariant)
    if (earlier === undefined) return []
    const start = (lineStarts[(at.line ?? 1) - 1] ?? 0) + (at.column ?? 1) - 1
    return [{ start, end: start + id.length + 2, wrong: `the invariant ${quoted(id)} stands here a second time`, right: `keep one of the two; the first is in line ${earlier.at.line}` }]
  })
}
