import type { Bytes, FilePatch, Hunk } from '../../model/known-bad.ts'
import type { ProjectPath, SourceLocation } from '../../model/words.ts'
import { bytesText, linesOf, textBytes } from './lines.ts'

/** What one file is after an edit. */
export interface EditedFile {
  readonly path: ProjectPath
  /** null: it is gone. */
  readonly bytes: Uint8Array | null
  /** git's mode; null: that of the file which it was made from. */
  readonly mode: string | null
  /** The file that it was made from; null for a new one. */
  readonly from: ProjectPath | null
}

/** Files sorted by path, or the place in the known-bad at which it does not fit. */
export type Applied =
  | { readonly state: 'applied'; readonly files: readonly EditedFile[] }
  | { readonly state: 'stale'; readonly at: SourceLocation; readonly because: string }

/** The bytes of a file of the tree; null when it is not there. Throws for what is no ordinary file. */
export type ReadFile = (path: ProjectPath) => Promise<Uint8Array | null>

/** A line of the file as it stands in the middle of being patched; what a hunk wrote, no later hunk may match. */
interface Line {
  readonly text: Bytes
  readonly patched: boolean
}

/**
 * What `git apply` would make of a tree: hunks may have moved, and not a byte of their context may differ. Parts of the patch see what
 * earlier ones made of a file, but renames and copies take it as the tree has it. Done here and not by the package `diff`, which also
 * applies what git refuses: a hunk that must begin or end its file anywhere in it, and LF lines to a file with CR LF.
 */
export async function applyPatch(files: readonly FilePatch[], read: ReadFile): Promise<Applied> {
  const made: Made = { results: new Map(), leaving: new Set(files.flatMap(leavesOf)), left: new Set() }
  for (const file of files) {
    const because = await applyFile(file, read, made)
    if (because !== null) return { state: 'stale', ...because }
  }
  const gone = [...made.left].filter((path) => !made.results.has(path))
  const edited = [...made.results.values(), ...gone.map((path): EditedFile => ({ path, bytes: null, mode: null, from: path }))]
  return { state: 'applied', files: edited.sort((a, b) => (a.path < b.path ? -1 : 1)) }
}

interface Made {
  readonly results: Map<ProjectPath, EditedFile>
  /** Paths that some part of the patch takes away, and those that one has taken away so far. */
  readonly leaving: ReadonlySet<ProjectPath>
  readonly left: Set<ProjectPath>
}

function leavesOf({ kind, from }: FilePatch): readonly ProjectPath[] {
  return (kind === 'delete' || kind === 'rename') && from !== null ? [from] : []
}

interface Stale {
  readonly at: SourceLocation
  readonly because: string
}

async function applyFile(file: FilePatch, read: ReadFile, made: Made): Promise<Stale | null> {
  const { at, kind, from, to } = file
  const stale = (because: string): Stale => ({ at, because })
  let before: Uint8Array | null
  let there: Uint8Array | null
  try {
    before = from === null ? new Uint8Array() : await beforeOf(file, from, read, made)
    there = to === null || kind === 'modify' || made.leaving.has(to) ? null : await read(to)
  } catch (cause) {
    return stale(cause instanceof Error ? cause.message : String(cause))
  }
  if (before === null) return stale(`there is no file ${from ?? ''} any more`)
  if (there !== null) return stale(`the file ${to ?? ''}, which it makes, is there already`)
  const after = applyHunks(file.hunks, bytesText(before), from ?? to ?? '')
  if (typeof after !== 'string') return after
  if (kind === 'delete' && after !== '') return stale(`${from ?? ''} holds more than what it deletes`)
  if (to !== null) {
    const earlier = from === null ? undefined : made.results.get(from)
    const origin = kind === 'modify' && earlier !== undefined ? earlier : { from, mode: null }
    made.results.set(to, { path: to, bytes: textBytes(after), mode: file.newMode ?? origin.mode, from: origin.from })
  }
  if (kind !== 'delete' && kind !== 'rename') return null
  if (from !== null && from !== to) {
    made.left.add(from)
    made.results.delete(from)
  }
  return null
}

/** What a part of the patch begins with; null when the file is not there. */
async function beforeOf({ kind }: FilePatch, from: ProjectPath, read: ReadFile, made: Made): Promise<Uint8Array | null> {
  if (kind === 'rename' || kind === 'copy') return read(from)
  const earlier = made.results.get(from)
  if (earlier !== undefined) return earlier.bytes
  return made.left.has(from) ? null : read(from)
}

/** The text with all hunks applied, or the first that does not fit. */
function applyHunks(hunks: readonly Hunk[], text: Bytes, name: ProjectPath): Bytes | Stale {
  const image: Line[] = linesOf(text).map((line) => ({ text: line, patched: false }))
  for (const hunk of hunks) {
    const at = placeOf(hunk, image)
    if (at === null) {
      return { at: hunk.at, because: `the lines of ${name} that it changes, around line ${hunk.oldStart}, are different now` }
    }
    image.splice(at, Math.min(hunk.before.length, image.length - at), ...hunk.after.map((line) => ({ text: line, patched: true })))
  }
  return image.map((line) => line.text).join('')
}

/** The line, from 0, at which a hunk fits a file that no other hunk has changed; null where it does not. */
export function placeIn(hunk: Hunk, lines: readonly Bytes[]): number | null {
  const image = lines.map((text): Line => ({ text, patched: false }))
  return placeOf({ ...hunk, newStart: hunk.oldStart }, image)
}

/**
 * Where a hunk fits, as git's `find_pos` looks for it: at the line that it says, else at the nearest one that matches, looking behind
 * and before in turn. A hunk of the first line begins its file, and one without context at its end ends it.
 */
function placeOf(hunk: Hunk, image: readonly Line[]): number | null {
  const atStart = hunk.oldStart === 0 || hunk.oldStart === 1
  const atEnd = hunk.trailing === 0
  const said = atStart ? 0 : atEnd ? image.length - hunk.before.length : hunk.newStart === 0 ? 0 : hunk.newStart - 1
  // A hunk that is longer than its file begins, unsigned as git counts, far behind its end.
  const start = said < 0 ? image.length : Math.min(said, image.length)
  const fits = (line: number): boolean => fitsAt(hunk, image, line, atStart, atEnd)
  if (fits(start)) return start
  for (let away = 1; away <= image.length; away += 1) {
    if (start + away <= image.length && fits(start + away)) return start + away
    if (start - away >= 0 && fits(start - away)) return start - away
  }
  return null
}

function fitsAt({ before }: Hunk, image: readonly Line[], line: number, atStart: boolean, atEnd: boolean): boolean {
  const end = line + before.length
  if (end > image.length || (atEnd && end !== image.length) || (atStart && line !== 0)) return false
  return before.every((text, index) => {
    const there = image[line + index]
    if (there === undefined || there.patched) return false
    if (there.text === text) return true
    // Without a newline, a last line of context fits one that goes on in white space: git compares its bytes alone.
    const isLast = index === before.length - 1 && !text.endsWith('\n')
    return isLast && !atEnd && there.text.startsWith(text) && /^[ \t\r\n]*$/.test(there.text.slice(text.length))
  })
}
