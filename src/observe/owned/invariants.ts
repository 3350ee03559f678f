import type { Invariant, OwnedFile } from '../../model/owned-observations.ts'
import type { ProjectPath } from '../../model/words.ts'
import { locationOf, placedMistakes, type LinedText } from './place.ts'
import type { FileSource } from './source.ts'
import { invalid, LARGEST, readText } from './text.ts'
import type { RawMistake } from './tree.ts'
import { quoted } from './visible.ts'

/** A list item of the outermost level that begins with an id in backticks. */
const ITEM = /^( {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]+)`([A-Za-z0-9][\w.:/-]*)`(?!`)[ \t]*:?[ \t]*(.*)$/
const FENCE = /^\s*(?:>\s*|[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})(.*)$/

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
    const opened = fenceOf(line)
    if (opened === null) return [{ line, start }]
    fence = opened
    return []
  })
}

/** The characters that open a fenced block; what stands between backticks on one line is none. */
function fenceOf(line: string): string | null {
  const [, fence, rest = ''] = FENCE.exec(line) ?? []
  return fence === undefined || (fence.startsWith('`') && rest.includes('`')) ? null : fence
}

/** A fence ends with the same characters, at least as many, and nothing behind. */
function closes(line: string, fence: string): boolean {
  const bare = line.trim()
  return bare.length >= fence.length && bare === (fence[0] ?? '').repeat(bare.length)
}

/** Whether a comment is open behind a line. What stands in a code span opens none. */
function commentAfter(line: string, before: boolean): boolean {
  const rest = before ? line : withoutCode(line)
  const opens = rest.lastIndexOf('<!--')
  const ends = rest.lastIndexOf('-->')
  return before ? ends === -1 || opens > ends : opens > ends
}

/** A line without its code spans: each runs from some backticks to the next run of as many. In one pass, however many there are. */
function withoutCode(line: string): string {
  const runs = [...line.matchAll(/`+/g)]
  const nextOfLength = new Map<number, number>()
  const partners = runs.map((): number | undefined => undefined)
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const { length } = runs[index]?.[0] ?? ''
    partners[index] = nextOfLength.get(length)
    nextOfLength.set(length, index)
  }
  let kept = ''
  let from = 0
  for (let index = 0; index < runs.length; index += 1) {
    const partner = partners[index]
    const end = partner === undefined ? undefined : runs[partner]
    if (partner === undefined || end === undefined) continue
    kept += line.slice(from, runs[index]?.index)
    from = end.index + end[0].length
    index = partner
  }
  return kept + line.slice(from)
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
    return [
      {
        start,
        end: start + id.length + 2,
        wrong: `the invariant ${quoted(id)} stands here a second time`,
        right: `keep one of the two; the first is in line ${earlier.at.line}`,
      },
    ]
  })
}
