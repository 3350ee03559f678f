import { createHash } from 'node:crypto'
import type { Verdict } from '../model/verdict.ts'
import type { Sha256 } from '../model/words.ts'
import { canonicalText } from './canonical.ts'
import { VARYING } from './varying.ts'
import type { Varying } from './varying.ts'
import { wellFormed } from './well-formed.ts'

/** `digest` of a verdict, whatever it has there now: SHA-256 of the canonical form of `asJudged`. */
export const digestOf = (verdict: Omit<Verdict, 'digest'>): Sha256 =>
  createHash('sha256')
    .update(canonicalText(asJudged(verdict)))
    .digest('hex')

/** A verdict as it can be written, with its digest. */
export function withDigest(verdict: Omit<Verdict, 'digest'>): Verdict {
  const said = wellFormed(verdict)
  return { ...said, digest: digestOf(said) }
}

/** What two machines that judged the same commits alike have in common. */
export const asJudged = (verdict: Omit<Verdict, 'digest'>): unknown => reduce(verdict, TREE)

/** `VARYING` by key, so that one walk takes out all of it, and copies nothing that it does not meet. */
interface Tree {
  takes?: Varying['takes']
  readonly below: Map<string, Tree>
}

const TREE: Tree = treeOf(VARYING)

function treeOf(rows: readonly Varying[]): Tree {
  const tree: Tree = { below: new Map() }
  for (const { at, takes } of rows) {
    let here = tree
    for (const key of at.replaceAll('[', '.[').split('.')) {
      const next = here.below.get(key) ?? { below: new Map() }
      here.below.set(key, next)
      here = next
    }
    here.takes = takes
  }
  return tree
}

function reduce(value: unknown, tree: Tree): unknown {
  if (tree.takes === 'whether') return whether(value)
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => reduceItem(item, tree))
    return tree.takes === 'set' ? asSet(items) : items
  }
  if (typeof value !== 'object' || value === null) return value
  const every = tree.below.get('[]')
  // A verdict may hold 10,000 tests, and a list of the entries of each is much to collect.
  const items: Readonly<Record<string, unknown>> = value as Readonly<Record<string, unknown>>
  const reduced: Record<string, unknown> = {}
  for (const key of Object.keys(items)) {
    const below = tree.below.get(key) ?? every
    if (below === undefined) reduced[key] = items[key]
    else if (below.takes !== 'nothing') reduced[key] = reduce(items[key], below)
  }
  return reduced
}

function reduceItem(item: unknown, tree: Tree): unknown {
  const ofThisRule = tree.below.get(`[${ruleOf(item)}]`)
  const every = tree.below.get('[]')
  const once = every === undefined ? item : reduce(item, every)
  return ofThisRule === undefined ? once : reduce(once, ofThisRule)
}

const ruleOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'rule' in item && typeof item.rule === 'string' ? item.rule : 'no rule'

function whether(value: unknown): unknown {
  if (typeof value === 'number') return value > 0
  return Array.isArray(value) ? value.length > 0 : value
}

function asSet(items: readonly unknown[]): readonly unknown[] {
  if (items.length < 2) return items
  const byText = new Map(items.map((item) => [canonicalText(item), item]))
  return [...byText.keys()].sort().map((text) => byText.get(text))
}
