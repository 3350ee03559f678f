import { bare, child, list, literalValue } from '../../../observe/syntax/nodes.ts'
import type { Node } from '../../../observe/syntax/nodes.ts'

/** What kind of plain value a literal is. */
export type Kind =
  | { readonly is: 'string' | 'boolean' | 'nothing' | 'object' }
  | { readonly is: 'number'; readonly isWhole: boolean; readonly isNegative: boolean }
  | { readonly is: 'list'; readonly of: Kind | null }

/** The kind of a value that is written out; null for what is computed. */
export function kindOf(node: Node): Kind | null {
  const inner = bare(node)
  const value = literalValue(inner)
  if (typeof value === 'string') return { is: 'string' }
  if (typeof value === 'boolean') return { is: 'boolean' }
  if (typeof value === 'number') return { is: 'number', isWhole: Number.isInteger(value), isNegative: value < 0 }
  if (value === null || (inner.type === 'Identifier' && inner['name'] === 'undefined')) return { is: 'nothing' }
  if (inner.type === 'ArrayExpression') {
    const kinds = list(inner, 'elements').map((one) => kindOf(one))
    if (kinds.includes(null)) return null
    return { is: 'list', of: kinds.reduce<Kind | null>((a, b) => (a === null ? b : b === null ? a : mixed(a, b)), null) }
  }
  if (inner.type !== 'ObjectExpression') return null
  const isPlain = list(inner, 'properties').every((one) => {
    const of = child(one, 'value')
    return one.type === 'Property' && one['computed'] !== true && one['shorthand'] !== true && of !== null && kindOf(of) !== null
  })
  return isPlain ? { is: 'object' } : null
}

/** The kind that both values have; null where they have none in common. */
export function mixed(a: Kind, b: Kind): Kind | null {
  if (a.is === 'number' && b.is === 'number')
    return { is: 'number', isWhole: a.isWhole && b.isWhole, isNegative: a.isNegative || b.isNegative }
  if (a.is === 'list' && b.is === 'list') {
    const of = a.of === null ? b.of : b.of === null ? a.of : mixed(a.of, b.of)
    return a.of !== null && b.of !== null && of === null ? null : { is: 'list', of }
  }
  return a.is === b.is ? a : null
}

export const sameKind = (a: Kind, b: Kind): boolean => mixed(a, b) !== null

/** The arbitrary of fast-check that makes such values; null where none is plain. */
export function arbitraryOf(kind: Kind): string | null {
  switch (kind.is) {
    case 'string':
      return 'fc.string()'
    case 'boolean':
      return 'fc.boolean()'
    case 'number':
      if (!kind.isWhole) return 'fc.double({ noNaN: true, noDefaultInfinity: true })'
      return kind.isNegative ? 'fc.integer()' : 'fc.nat()'
    case 'list': {
      const of = kind.of === null ? 'fc.integer()' : arbitraryOf(kind.of)
      return of === null ? null : `fc.array(${of})`
    }
    case 'object':
      return 'fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean()))'
    case 'nothing':
      return null
  }
}

/** In words, as narrow as the values that are made of it. */
export function nameOf(kind: Kind): string {
  if (kind.is === 'list') return kind.of === null ? 'list' : `list of ${nameOf(kind.of)}s`
  if (kind.is !== 'number') return kind.is
  return kind.isWhole ? (kind.isNegative ? 'integer' : 'natural number') : 'number'
}
