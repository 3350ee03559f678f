/** A range of a text in UTF-16 code units; `end` is behind the last. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A value of a YAML or JSON file together with its places. */
export type Tree = MapTree | ListTree | ScalarTree

export interface MapTree extends Span {
  readonly kind: 'map'
  readonly entries: readonly Entry[]
}

export interface Entry {
  readonly key: string
  readonly keySpan: Span
  readonly value: Tree
}

export interface ListTree extends Span {
  readonly kind: 'list'
  readonly items: readonly Tree[]
}

export interface ScalarTree extends Span {
  readonly kind: 'scalar'
  readonly value: string | number | boolean | null
  /** As it stands in the file. */
  readonly source: string
  /** The syntax already refused it: whatever else is wrong with it need not be said. */
  readonly refused?: true
}

/** What a syntax made of a text. Without a tree the mistakes are of a kind that leaves nothing to go on with. */
export interface Parsed {
  readonly tree: Tree | null
  readonly mistakes: readonly RawMistake[]
}

/** A mistake before its place is turned into line and column. */
export interface RawMistake extends Span {
  readonly wrong: string
  readonly right: string
}

/** A tree that is nested deeper than this is refused; no file here needs more than five levels. */
export const DEEPEST = 40

/** The bare value, as JSON.parse would give it. */
export function valueOf(tree: Tree): unknown {
  if (tree.kind === 'scalar') return tree.value
  if (tree.kind === 'list') return tree.items.map(valueOf)
  return Object.fromEntries(tree.entries.map(({ key, value }) => [key, valueOf(value)]))
}

/** The entry of a map, if the tree is one and has it. */
export function entryOf(tree: Tree | undefined, key: string): Entry | undefined {
  return tree?.kind === 'map' ? tree.entries.find((entry) => entry.key === key) : undefined
}

/** Follows keys and indices down; undefined where there is nothing. */
export function subtree(tree: Tree | undefined, ...way: readonly (string | number)[]): Tree | undefined {
  const [step, ...rest] = way
  if (step === undefined || tree === undefined) return tree
  if (typeof step === 'string') return subtree(entryOf(tree, step)?.value, ...rest)
  return tree.kind === 'list' ? subtree(tree.items[step], ...rest) : undefined
}
