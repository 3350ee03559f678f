/** The way to one value inside of a JSON tree. */
export type Path = readonly (string | number)[]

export interface Leaf {
  readonly path: Path
  readonly value: unknown
}

/** Every value of a tree, containers too, outermost first. */
export function valuesOf(value: unknown, path: Path = []): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const items: readonly (readonly [string | number, unknown])[] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [{ path, value }, ...items.flatMap(([key, item]) => valuesOf(item, [...path, key]))]
}

/** A copy of a tree with one value changed, removed (`undefined`) or added. */
export function withValue(tree: unknown, [key, ...path]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(tree)
  if (Array.isArray(tree)) {
    return tree.flatMap((item: unknown, index) => {
      if (index !== key) return [item]
      const next = withValue(item, path, change)
      return next === undefined ? [] : [next]
    })
  }
  const object: Record<string, unknown> = { ...(tree as object) }
  const next = withValue(object[key], path, change)
  if (next === undefined) delete object[key]
  else object[key] = next
  return object
}

export const pointerOf = (path: Path): string => path.map((key) => `/${key}`).join('')
