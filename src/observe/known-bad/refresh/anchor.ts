import type { Bytes, Hunk } from '../../../model/known-bad.ts'

/** Lines from `start` on, before `end`, from 0, that become others. */
export interface LineEdit {
  readonly start: number
  readonly end: number
  readonly lines: readonly Bytes[]
}

/** A place that a hunk may belong to in a file that moved on. */
export interface Anchor extends LineEdit {
  /** Enough stands around it as it did. Without that, it may be another's that is alike. */
  readonly certain: boolean
}

/** A hunk without its context on either side. */
export interface HunkParts {
  readonly lead: readonly Bytes[]
  readonly old: readonly Bytes[]
  readonly fresh: readonly Bytes[]
  readonly trail: readonly Bytes[]
}

export function partsOf({ before, after }: Pick<Hunk, 'before' | 'after'>): HunkParts {
  const least = Math.min(before.length, after.length)
  let lead = 0
  while (lead < least && before[lead] === after[lead]) lead += 1
  let trail = 0
  while (trail < least - lead && before[before.length - 1 - trail] === after[after.length - 1 - trail]) trail += 1
  return {
    lead: before.slice(0, lead),
    old: before.slice(lead, before.length - trail),
    fresh: after.slice(lead, after.length - trail),
    trail: before.slice(before.length - trail),
  }
}

/**
 * Every place of what a hunk takes away, or, where it only adds, of what stands on both sides of that: byte by byte, and only where there
 * is none, whatever the white space. Which of several is meant, their lines cannot say.
 */
export function anchors(hunk: Pick<Hunk, 'before' | 'after'>, lines: readonly Bytes[]): readonly Anchor[] {
  const parts = partsOf(hunk)
  const exact = placesOf(parts, lines, (a, b) => a === b)
  const places = exact.length > 0 ? exact : placesOf(parts, lines, sameWords)
  return places.map(({ at, telling }) => ({
    start: at,
    end: at + parts.old.length,
    lines: fitted(parts, lines, at),
    certain: telling > 0 || parts.old.filter(says).length > 1,
  }))
}

interface Place {
  readonly at: number
  /** Lines of context that stand before and behind, as they did. */
  readonly lead: number
  readonly trail: number
  /** How many of them say something. */
  readonly telling: number
}

function placesOf(parts: HunkParts, lines: readonly Bytes[], isSame: (a: Bytes, b: Bytes) => boolean): readonly Place[] {
  const { old } = parts
  const places: Place[] = []
  for (let at = 0; at + old.length <= lines.length; at += 1) {
    if (!old.every((text, index) => isSame(text, lines[at + index] ?? ''))) continue
    const place = placeAt(at, parts, lines)
    if (old.some(says) ? true : old.length > 0 ? place.telling > 0 : isBetween(place)) places.push(place)
  }
  return places
}

/** What is only added has no line of its own to be known by. */
function isBetween({ lead, trail, telling }: Place): boolean {
  return lead > 0 && trail > 0 && telling > 0
}

function placeAt(at: number, { lead, old, trail }: HunkParts, lines: readonly Bytes[]): Place {
  const before = [...lead].reverse()
  let up = 0
  while (up < before.length && at - 1 - up >= 0 && sameWords(before[up] ?? '', lines[at - 1 - up] ?? '')) up += 1
  const behind = at + old.length
  let down = 0
  while (down < trail.length && behind + down < lines.length && sameWords(trail[down] ?? '', lines[behind + down] ?? '')) down += 1
  return { at, lead: up, trail: down, telling: [...before.slice(0, up), ...trail.slice(0, down)].filter(says).length }
}

/** A brace or a blank line stands everywhere. */
function says(line: Bytes): boolean {
  return /[\w\u0080-\u00ff]/.test(line)
}

function sameWords(a: Bytes, b: Bytes): boolean {
  return words(a) === words(b)
}

function words(line: Bytes): string {
  return line.trim().replace(/\s+/g, ' ')
}

/** The new lines with the ends and the indentation of those that they replace. */
function fitted({ lead, old, fresh, trail }: HunkParts, lines: readonly Bytes[], at: number): readonly Bytes[] {
  const windows = lines.length > 0 && lines.every((line) => line.endsWith('\r\n') || !line.endsWith('\n'))
  const [mine, theirs] = old.length > 0 ? [old[0], lines[at]] : trail.length > 0 ? [trail[0], lines[at]] : [lead.at(-1), lines[at - 1]]
  const [was, now] = [indentOf(mine ?? ''), indentOf(theirs ?? '')]
  return fresh.map((line) => {
    const moved = was !== now && line.startsWith(was) && line.trim() !== '' ? `${now}${line.slice(was.length)}` : line
    return windows ? moved.replace(/\r?\n$/, '\r\n') : moved
  })
}

function indentOf(line: Bytes): string {
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}
