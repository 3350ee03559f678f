/** Inputs that no table holds: recorded ones with their parts moved, within what was seen of each part. */

/** Numbers from 0 to 1, the same for the same seed. */
export type Draw = () => number

/** Mulberry32 over an FNV-1a hash of the text: both fit into 32 bits on every machine. */
export function drawFrom(seed: string): Draw {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index++) state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Which of the tests of a file, in the order in which it declares them, have their expectations turned round. */
export function drawTests(count: number, most: number, seed: string): ReadonlySet<number> {
  const draw = drawFrom(seed)
  const drawn = Array.from({ length: count }, (_, index) => ({ index, at: draw() })).sort((a, b) => a.at - b.at)
  return new Set(drawn.slice(0, most).map(({ index }) => index))
}

type Tagged = readonly [tag: string, ...rest: readonly unknown[]]
type Entry = readonly [key: unknown, value: unknown]

/** Paths, addresses, dates, mail and other texts that stand for something outside: what a call does with another one is not known. */
const OUTSIDE = /[\\/@~]|^\.|:\S|^[A-Za-z]:|\0/

/** Whether moving the parts of such arguments may reach something outside of the program. */
export function reachesOutside(args: string): boolean {
  const texts: string[] = []
  collectTexts(JSON.parse(args), texts)
  return texts.some((text) => OUTSIDE.test(text))
}

function collectTexts(encoded: unknown, into: string[]): void {
  if (typeof encoded === 'string') into.push(encoded)
  else if (Array.isArray(encoded)) for (const part of encoded) collectTexts(part, into)
}

/**
 * @param args Encoded arguments of one call.
 * @param others Those of other calls of the same function: numbers stay between theirs, texts are made of their letters.
 * @returns Encoded arguments of the same shape; null when nothing in them can be moved.
 */
export function freshArguments(args: string, others: readonly string[], draw: Draw): string | null {
  const donors = others.map((one) => JSON.parse(one) as unknown)
  for (let attempt = 0; attempt < 3; attempt++) {
    const moved = JSON.stringify(move(JSON.parse(args), donors, draw))
    if (moved !== args && !others.includes(moved)) return moved
  }
  return null
}

function move(encoded: unknown, donors: readonly unknown[], draw: Draw): unknown {
  switch (typeof encoded) {
    case 'number':
      return moveNumber(encoded, donors.filter(isNumber), draw)
    case 'string':
      return moveText(encoded, donors.filter(isText), draw)
    case 'boolean':
      return donors.includes(!encoded) && draw() < 0.5 ? !encoded : encoded
    default:
      return isTagged(encoded) ? moveTagged(encoded, donors.filter(isTagged), draw) : encoded
  }
}

function moveTagged(encoded: Tagged, donors: readonly Tagged[], draw: Draw): unknown {
  const [tag, ...rest] = encoded
  const alike = donors.filter(([other]) => other === tag)
  switch (tag) {
    case 'a':
      return ['a', ...moveList(rest, alike, draw)]
    case 's':
      return [
        's',
        ...rest.map((item) =>
          move(
            item,
            alike.flatMap(([, ...items]) => items),
            draw,
          ),
        ),
      ]
    case 'o':
    case 'z':
    case 'm':
      return [tag, ...(rest as Entry[]).map(([key, value]) => [key, move(value, valuesAt(key, alike), draw)])]
    case 'b': {
      const moved = moveNumber(
        Number(rest[0]),
        alike.map(([, text]) => Number(text)),
        draw,
      )
      return Number.isSafeInteger(moved) ? ['b', String(moved)] : encoded
    }
    case 'd': {
      const moved = moveNumber(
        Number(rest[0]),
        alike.map(([, text]) => Number(text)),
        draw,
      )
      return Number.isFinite(moved) ? ['d', String(moved)] : encoded
    }
    default:
      return encoded
  }
}

/**
 * Arguments are a list as well, and so keep their length at the top. Below, one item may go or come twice, unless something in the list
 * is named by its place.
 */
function moveList(items: readonly unknown[], donors: readonly Tagged[], draw: Draw): readonly unknown[] {
  return items.map((item, index) => {
    const at = donors.flatMap((other) => (other.length > index + 1 ? [other[index + 1]] : []))
    return grow(move(item, at, draw), draw)
  })
}

function grow(moved: unknown, draw: Draw): unknown {
  if (!isTagged(moved) || moved[0] !== 'a' || moved.length < 2 || JSON.stringify(moved).includes('["@",')) return moved
  const [tag, ...items] = moved
  const at = Math.floor(draw() * items.length)
  const which = draw()
  if (which < 0.25 && items.length > 1) return [tag, ...items.slice(0, at), ...items.slice(at + 1)]
  if (which < 0.5) return [tag, ...items, items[at]]
  return moved
}

function valuesAt(key: unknown, donors: readonly Tagged[]): readonly unknown[] {
  return donors.flatMap(([, ...entries]) => (entries as Entry[]).filter(([other]) => other === key).map(([, value]) => value))
}

/** Between the least and the greatest that was seen; where that is one number, within half of it. Whole numbers stay whole. */
function moveNumber(value: number, donors: readonly number[], draw: Draw): number {
  if (!Number.isFinite(value)) return value
  const seen = [value, ...donors.filter((one) => Number.isFinite(one))]
  const [least, greatest] = [Math.min(...seen), Math.max(...seen)]
  const spread = Math.abs(value) / 2
  const [from, to] = least < greatest ? [least, greatest] : [value - spread, value + spread]
  const moved = from + draw() * (to - from)
  return seen.every((one) => Number.isInteger(one)) ? Math.round(moved) : moved
}

/** Two texts cut and put together, or one with two of its letters in each other's place. */
function moveText(value: string, donors: readonly string[], draw: Draw): string {
  const letters = [...value]
  const other = [...(donors[Math.floor(draw() * donors.length)] ?? value)]
  if (letters.length + other.length < 2) return value
  const at = Math.floor(draw() * (letters.length + 1))
  const to = Math.floor(draw() * (other.length + 1))
  if (draw() < 0.6) return [...letters.slice(0, at), ...other.slice(to)].join('')
  const [a, b] = [Math.floor(draw() * letters.length), Math.floor(draw() * letters.length)]
  const swapped = [...letters]
  swapped[a] = letters[b] ?? ''
  swapped[b] = letters[a] ?? ''
  return swapped.join('')
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTagged(value: unknown): value is Tagged {
  return Array.isArray(value) && typeof value[0] === 'string'
}
