import type { Bytes, FilePatch } from '../../../model/known-bad.ts'
import type { ProjectPath, SourceLocation } from '../../../model/words.ts'
import { placeIn } from '../apply.ts'
import { bytesText, linesOf, textBytes } from '../lines.ts'
import { patchOf } from '../make-patch.ts'
import type { ChangedFile, FileSide } from '../make-patch.ts'
import { partsOf } from './anchor.ts'
import type { LineEdit } from './anchor.ts'
import { placeHunk } from './place-hunk.ts'
import type { FileLines, HunkHome, PlacedHunk } from './place-hunk.ts'

/** A file and a line of it, from 1. */
interface Place {
  readonly file: ProjectPath
  readonly line: number
}

/** A part of a patch that no longer fits, and where it belongs now. */
export interface Move {
  readonly from: Place
  readonly to: Place
  readonly by: Extract<PlacedHunk, { state: 'placed' }>['by']
}

/** What keeps a part of a patch from being brought up to date. */
export interface Unclear {
  readonly at: SourceLocation
  readonly because: string
}

export type RefreshedPatch =
  | { readonly state: 'refreshed'; readonly patch: Bytes; readonly moves: readonly Move[] }
  | { readonly state: 'unclear'; readonly reasons: readonly Unclear[] }

/** A version of a file, in the tree of its commit. */
export interface FittingVersion {
  readonly bytes: Uint8Array
  readonly now: ProjectPath | null
  /** Another file of that commit; null when it was not there. */
  readonly sideThen: (path: ProjectPath) => Promise<FileSide | null>
}

export interface RefreshPorts {
  /** A file of the tree as it is, by path from the project's root; null when it is not there. */
  readonly side: (path: ProjectPath) => Promise<FileSide | null>
  /** The newest version of a file that fits, and what the file is called now; null when no commit has one. */
  readonly lastFitting: (path: ProjectPath, fits: (bytes: Uint8Array) => boolean) => Promise<FittingVersion | null>
  /** The files that a part may have moved to. */
  readonly production: () => Promise<readonly ProjectPath[]>
  /** From the project's root to the top of the repository. */
  readonly fromTop: (path: ProjectPath) => ProjectPath
}

/**
 * A patch that makes of the tree at hand what the old one made of the tree that it was written for. Parts that still fit stay where they
 * are, and what stands above the first file is kept.
 * @param source the bytes of the known-bad's file
 */
export async function refreshPatch(files: readonly FilePatch[], source: Bytes, ports: RefreshPorts): Promise<RefreshedPatch> {
  const parts = await Promise.all(files.map((file) => (file.kind === 'modify' ? refreshHunks(file, ports) : refreshWhole(file, ports))))
  const unclear = parts.flatMap((part) => part.reasons)
  const edited = unclear.length > 0 ? [] : await editedFiles(parts, ports)
  const reasons = [...unclear, ...edited.flatMap((one) => ('because' in one ? [one] : []))]
  if (reasons.length > 0) return { state: 'unclear', reasons }
  const changed = [...parts.flatMap((part) => part.whole), ...edited.flatMap((one) => ('because' in one ? [] : [one]))]
  const moves = parts.flatMap((part) => part.moves)
  const header = renamedIn(source.slice(0, Math.max(0, /^(?:diff --git |--- )/m.exec(source)?.index ?? 0)), moves)
  return { state: 'refreshed', patch: header + patchOf(changed.sort((a, b) => (a.path < b.path ? -1 : 1))), moves }
}

/** What the header says that it covers, under the names that files have now. */
function renamedIn(header: Bytes, moves: readonly Move[]): Bytes {
  const names = new Map(moves.map(({ from, to }) => [utf8(from.file), utf8(to.file)]))
  return header.replace(/^(#\s*covers\s*:\s*)(.*)$/gm, (_, start: string, list: string) => {
    const covers = list.split(/(,\s+)/).map((one) => one.replace(/^[^#]+/, (file) => names.get(file) ?? file))
    return start + covers.join('')
  })
}

function utf8(text: string): Bytes {
  return bytesText(Buffer.from(text, 'utf8'))
}

/** What one file's part of the patch comes to. */
interface Part {
  readonly reasons: readonly Unclear[]
  readonly moves: readonly Move[]
  readonly edits: readonly (Unclear['at'] & { readonly target: FileLines; readonly edit: LineEdit; readonly newMode?: string })[]
  readonly whole: readonly ChangedFile[]
}

const NOTHING: Part = { reasons: [], moves: [], edits: [], whole: [] }

async function refreshHunks({ from, hunks, newMode, at }: FilePatch, ports: RefreshPorts): Promise<Part> {
  const path = from ?? ''
  const home = await homeOf(path, hunks, ports)
  const placed = await Promise.all(hunks.map(async (hunk) => ({ hunk, place: await placeHunk(hunk, home) })))
  const reasons = placed.flatMap(({ hunk, place }) => (place.state === 'unclear' ? [{ at: hunk.at, because: place.because }] : []))
  if (hunks.length === 0 && home.now === null) return { ...NOTHING, reasons: [{ at, because: `there is no file ${path} any more` }] }
  const mode = newMode === undefined ? {} : { newMode }
  const onlyMode =
    hunks.length > 0 || home.now === null ? [] : [{ ...at, target: home.now, edit: { start: 0, end: 0, lines: [] }, ...mode }]
  const found = placed.flatMap(({ hunk, place }) => (place.state === 'placed' ? [{ hunk, place }] : []))
  return {
    ...NOTHING,
    reasons,
    moves: found.flatMap(({ hunk, place: { file, edit, by } }) => {
      const line = hunk.oldStart + partsOf(hunk).lead.length
      return by === 'fit' && file.path === path ? [] : [{ from: { file: path, line }, to: { file: file.path, line: edit.start + 1 }, by }]
    }),
    edits: [...onlyMode, ...found.map(({ hunk, place }) => ({ ...hunk.at, target: place.file, edit: place.edit, ...mode }))],
  }
}

/** The history is asked only where some part does not fit. */
async function homeOf(path: ProjectPath, hunks: FilePatch['hunks'], ports: RefreshPorts): Promise<HunkHome> {
  const here = await linesAt(path, ports)
  const others = async (): Promise<readonly FileLines[]> => {
    const paths = (await ports.production()).filter((one) => one !== path)
    return (await Promise.all(paths.map((one) => linesAt(one, ports)))).flatMap((file) => file ?? [])
  }
  const fits = (bytes: Uint8Array): boolean => {
    const lines = linesOf(bytesText(bytes))
    return hunks.every((hunk) => placeIn(hunk, lines) !== null)
  }
  if (here !== null && fits(textBytes(here.lines.join('')))) return { now: here, base: null, others }
  const last = await ports.lastFitting(path, fits)
  const base = last === null ? null : baseOf(last)
  const renamed = here === null && last !== null && last.now !== null ? await linesAt(last.now, ports) : null
  return { now: here ?? renamed, base, others }
}

function baseOf({ bytes, sideThen }: FittingVersion): NonNullable<HunkHome['base']> {
  const linesThen = async (path: ProjectPath): Promise<readonly Bytes[] | null> => {
    const file = await sideThen(path)
    return file === null ? null : linesOf(bytesText(file.bytes))
  }
  return { lines: linesOf(bytesText(bytes)), linesOf: linesThen }
}

async function linesAt(path: ProjectPath, { side }: RefreshPorts): Promise<FileLines | null> {
  const file = await side(path)
  return file === null ? null : { path, lines: linesOf(bytesText(file.bytes)) }
}

/** A file that the patch makes or takes away as a whole. */
async function refreshWhole({ kind, from, to, newMode, hunks, at }: FilePatch, ports: RefreshPorts): Promise<Part> {
  const unclear = (because: string): Part => ({ ...NOTHING, reasons: [{ at, because }] })
  if (kind === 'create' && to !== null) {
    if ((await ports.side(to)) !== null) return unclear(`it makes ${to}, which is there already`)
    const bytes = textBytes(hunks.flatMap(({ after }) => after).join(''))
    const mode = newMode === '100755' ? '100755' : '100644'
    return { ...NOTHING, whole: [{ path: ports.fromTop(to), before: null, after: { bytes, mode } }] }
  }
  if (kind === 'delete' && from !== null) {
    const before = await ports.side(from)
    if (before === null) return unclear(`it takes away ${from}, which is gone already`)
    return { ...NOTHING, whole: [{ path: ports.fromTop(from), before, after: null }] }
  }
  return unclear('it renames or copies a file, which is to be made anew')
}

/** All edits of a file together, in the order of its lines, with the mode that the patch gives it. */
async function editedFiles(parts: readonly Part[], ports: RefreshPorts): Promise<readonly (ChangedFile | Unclear)[]> {
  const byFile = new Map<ProjectPath, Part['edits'][number][]>()
  for (const one of parts.flatMap((part) => part.edits)) byFile.set(one.target.path, [...(byFile.get(one.target.path) ?? []), one])
  return Promise.all(
    [...byFile].map(async ([path, edits]): Promise<ChangedFile | Unclear> => {
      const inOrder = edits.sort((a, b) => a.edit.start - b.edit.start)
      const [first] = inOrder
      const before = await ports.side(path)
      if (first === undefined || before === null) throw new Error(`${path} was there a moment ago`)
      const { file, line = 1, column = 1 } = first
      const refuse = (because: string): Unclear => ({ at: { file, line, column }, because })
      const meeting = inOrder.find(({ edit }, index) => index > 0 && edit.start < (inOrder[index - 1]?.edit.end ?? 0))
      if (meeting !== undefined) return refuse(`two of its parts lead to ${path}:${meeting.edit.start + 1}`)
      const text = edited(
        first.target.lines,
        inOrder.map(({ edit }) => edit),
      )
      const newMode = edits.find((one) => one.newMode !== undefined)?.newMode
      const mode = newMode === '100755' || newMode === '100644' ? newMode : before.mode
      if (mode === before.mode && text === bytesText(before.bytes)) return refuse(`${path} reads already as it would make it`)
      return { path: ports.fromTop(path), before, after: { bytes: textBytes(text), mode } }
    }),
  )
}

function edited(lines: readonly Bytes[], edits: readonly LineEdit[]): Bytes {
  const made: Bytes[] = []
  let at = 0
  for (const edit of edits) {
    made.push(...lines.slice(at, edit.start), ...edit.lines)
    at = edit.end
  }
  return [...made, ...lines.slice(at)].join('')
}
