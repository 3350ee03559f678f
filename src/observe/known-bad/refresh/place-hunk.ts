import type { Bytes, Hunk } from '../../../model/known-bad.ts'
import type { ProjectPath } from '../../../model/words.ts'
import { placeIn } from '../apply.ts'
import { anchors, partsOf } from './anchor.ts'
import type { LineEdit } from './anchor.ts'
import { carry, isAnothers } from './carry.ts'

/** A file of the tree that a hunk may belong to. */
export interface FileLines {
  readonly path: ProjectPath
  readonly lines: readonly Bytes[]
}

/** The tree that a patch last applied to. */
export interface HunkBase {
  /** Of the file that it names. */
  readonly lines: readonly Bytes[]
  /** Of another file; null when it was not there. */
  readonly linesOf: (path: ProjectPath) => Promise<readonly Bytes[] | null>
}

/** The file that a patch names, as far as it is known. */
export interface HunkHome {
  /** The file as it is, under its present name; null when it is gone. */
  readonly now: FileLines | null
  /** What the patch last applied to; null where no commit has it. */
  readonly base: HunkBase | null
  /** Files that it may have moved to, read only when the one at home does not have it. */
  readonly others: () => Promise<readonly FileLines[]>
}

/** `by`: it still fits where git puts it; its text stands in one place; the history led there; its text stands in another file. */
export type PlacedHunk =
  | {
      readonly state: 'placed'
      readonly file: FileLines
      readonly edit: LineEdit
      readonly by: 'fit' | 'text' | 'history' | 'other-file'
    }
  | { readonly state: 'unclear'; readonly because: string }

/** Where a hunk belongs now. Of two places none is guessed at: both are told. */
export async function placeHunk(hunk: Hunk, { now, base, others }: HunkHome): Promise<PlacedHunk> {
  if (now !== null) {
    const at = placeIn(hunk, now.lines)
    if (at !== null) {
      const { lead, old, fresh } = partsOf(hunk)
      const start = at + lead.length
      return { state: 'placed', file: now, edit: { start, end: start + old.length, lines: fresh }, by: 'fit' }
    }
    const atHome = placeAtHome(hunk, now, base?.lines ?? null)
    if (atHome !== null) return atHome
  }
  return placeElsewhere(hunk, await others(), now, base)
}

/** null when it is not there at all. What stood beside it when it last applied is not it, however alike. */
function placeAtHome(hunk: Hunk, now: FileLines, base: readonly Bytes[] | null): PlacedHunk | null {
  const alike = anchors(hunk, now.lines)
  const places = base === null ? alike : alike.filter((place) => !isAnothers(hunk, base, now.lines, place))
  const carried = base === null ? null : carry(hunk, base, now.lines)
  const [only, ...more] = places
  if (more.length > 0) return unclear(`what it changes stands at ${placesIn(now.path, places)}, and nothing says which is meant`)
  if (only === undefined) {
    if (carried !== null) return { state: 'placed', file: now, edit: carried, by: 'history' }
    return alike.length === 0
      ? null
      : unclear(`its lines are gone; those at ${placesIn(now.path, alike)} stood beside them when it last applied`)
  }
  if (carried !== null && carried.start !== only.start)
    return unclear(
      `its text leads to ${placesIn(now.path, [only])}, and the commits since it last applied to ${placesIn(now.path, [carried])}`,
    )
  if (only.certain || carried !== null) return { state: 'placed', file: now, edit: only, by: 'text' }
  return unclear(`what it changes stands at ${placesIn(now.path, [only])}, where nothing around it is as it was: it may be another's`)
}

/** What stood in another file already when the patch last applied has not moved there. */
async function placeElsewhere(hunk: Hunk, others: readonly FileLines[], now: FileLines | null, base: HunkBase | null): Promise<PlacedHunk> {
  const alike = others.flatMap((file) => {
    const places = anchors(hunk, file.lines).filter(({ certain }) => certain)
    return places.length === 0 ? [] : [{ file, places }]
  })
  const stood = await Promise.all(alike.map(async ({ file }) => anchors(hunk, (await base?.linesOf(file.path)) ?? []).length > 0))
  const found = alike.filter((_, index) => stood[index] !== true)
  const [first] = found
  const [only, ...more] = found.flatMap(({ places }) => places)
  if (first !== undefined && only !== undefined && more.length === 0 && base !== null)
    return { state: 'placed', file: first.file, edit: only, by: 'other-file' }
  const where = found.map(({ file, places }) => placesIn(file.path, places)).join(' and at ')
  if (more.length > 0) return unclear(`what it changes stands at ${where}, and nothing says which is meant`)
  if (only !== undefined) return unclear(`what it changes stands at ${where}, and no commit here shows that it moved there`)
  const home = now === null ? 'its file is gone, and no production file holds' : `${now.path} does not hold`
  return unclear(`${home} the lines that it changes${now === null ? '' : ' any more, nor did another production file get them'}`)
}

function placesIn(path: ProjectPath, places: readonly LineEdit[]): string {
  const shown = places.slice(0, MOST_SHOWN).map(({ start }) => `${path}:${start + 1}`)
  return places.length > MOST_SHOWN ? `${shown.join(', ')} and ${places.length - MOST_SHOWN} more places` : shown.join(' and ')
}

const MOST_SHOWN = 5

function unclear(because: string): PlacedHunk {
  return { state: 'unclear', because }
}
