import { withValue } from './trees.ts'
import type { Path } from './trees.ts'

/** Whole numbers below `bound`; the same ones for the same seed (Mulberry32, Tommy Ettinger, public domain). */
export type Dice = (bound: number) => number

export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * bound)
  }
}

export function pick<T>(dice: Dice, items: readonly T[]): T {
  const item = items[dice(items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

const TOKENS = [
  '"allow"',
  '"block"',
  '"review"',
  '"note"',
  '"off"',
  'null',
  'true',
  'false',
  '0',
  '1e999',
  '-0',
  '""',
  '{}',
  '[]',
  ',',
  '\n',
  '\\',
  '"',
  '\ufeff',
  '\u2028',
  '"__proto__": 1,',
]

/** Bytes as a disk, an editor or an attacker leaves them. */
export function mutateBytes(bytes: Buffer, dice: Dice): Buffer {
  let out = bytes
  for (let left = 1 + dice(3); left > 0; left--) {
    const at = dice(out.length + 1)
    const until = Math.min(out.length, at + 1 + dice(pick(dice, [2, 20, 2000])))
    const [before, middle, after] = [out.subarray(0, at), out.subarray(at, until), out.subarray(until)]
    const changed: readonly (readonly Uint8Array[])[] = [
      [before, after],
      [before, Buffer.from([dice(256)]), after],
      [before, middle, middle, after],
      [before, Buffer.from(pick(dice, TOKENS)), after],
      [before, Buffer.from(middle).reverse(), after],
      [
        before,
        Buffer.from(
          middle
            .toString('latin1')
            .replaceAll('block', 'allow')
            .replace(/\d/g, () => String(dice(10))),
          'latin1',
        ),
        after,
      ],
      [before],
      [after, before],
    ]
    out = Buffer.concat(pick(dice, changed))
  }
  return out
}

/** Values that are the right type in one place or another, or in none. */
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  0.5,
  2 ** 53,
  '',
  'allow',
  'review',
  'block',
  'note',
  'off',
  'answered',
  'unavailable',
  'not-applicable',
  'not-evaluated',
  'merge',
  'run',
  'strict',
  'passed',
  'skipped',
  'failed',
  'U',
  'N',
  'P',
  [],
  {},
  '__proto__',
  'toString',
]

/**
 * A JSON tree with one value changed. Half of the time it becomes what another tree has in the same place, so that types fit and what is
 * left to find is the contradiction.
 */
export function mutateTree(tree: unknown, others: readonly unknown[], dice: Dice): unknown {
  const path = walk(tree, dice)
  const value = at(tree, path)
  const replaced = (next: unknown): unknown => withValue(tree, path, () => next)
  switch (dice(6)) {
    case 0:
      return replaced(undefined)
    case 1:
      return replaced(pick(dice, VALUES))
    case 2:
      return Array.isArray(value) && value.length > 0
        ? replaced([...(value as unknown[]), pick(dice, value as unknown[])])
        : replaced(pick(dice, VALUES))
    default: {
      const place = path.slice(0, 1 + dice(2))
      const found = at(pick(dice, others), place)
      return found === undefined ? replaced(pick(dice, VALUES)) : withValue(tree, place, () => found)
    }
  }
}

function at(tree: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined),
    tree,
  )
}

/** The way to a value inside of a tree, never the tree itself: another tree in its place is another verdict. */
function walk(tree: unknown, dice: Dice): Path {
  const path: (string | number)[] = []
  for (let here = tree; typeof here === 'object' && here !== null; here = at(here, path.slice(-1))) {
    const keys: readonly (string | number)[] = Array.isArray(here) ? [...here.keys()] : Object.keys(here)
    if (keys.length === 0 || (path.length > 0 && dice(4) === 0)) break
    path.push(pick(dice, keys))
  }
  return path
}
