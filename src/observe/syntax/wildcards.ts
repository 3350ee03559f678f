import { bare, child, children, list, literalValue, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { unroll } from './chain.ts'
import { resolvePlace } from './scope.ts'
import type { Scope } from './scope.ts'

export type Wildcard = 'none' | 'inside' | 'whole-kind' | 'whole-partial' | 'whole-any'

/** How far an expected value leaves the answer open, and in how many places. */
export interface Openness {
  readonly wildcard: Wildcard
  readonly places: number
}

const MAX_NODES = 5000

export function openness(node: Node, scope: Scope): Openness {
  const place = resolvePlace({ node, scope })
  const whole = asymmetric(place.node)
  if (whole !== null) return { wildcard: whole, places: 1 }
  let places = 0
  let seen = 0
  const left: Node[] = [...children(place.node)]
  for (let at = left.pop(); at !== undefined && seen < MAX_NODES; at = left.pop()) {
    seen++
    if (asymmetric(at) !== null) places++
    else left.push(...children(at))
  }
  return { wildcard: places > 0 ? 'inside' : 'none', places }
}

/** `expect.any(String)` and its like; null for all else. */
function asymmetric(node: Node): Wildcard | null {
  const inner = bare(node)
  if (inner.type !== 'CallExpression') return null
  const { root, links } = unroll(inner)
  const last = links.at(-1)
  if (last === undefined || last.args === null || root.type !== 'Identifier' || !/^(expect|jest|vi|sinon|match)$/.test(word(root, 'name')))
    return null
  const first = last.args[0]
  switch (last.name) {
    case 'anything':
      return 'whole-any'
    case 'any':
      return 'whole-kind'
    case 'arrayContaining':
    case 'objectContaining':
    case 'stringContaining':
    case 'arrayOf':
      return first === undefined || isEmpty(first) ? 'whole-any' : 'whole-partial'
    case 'stringMatching':
      return first !== undefined && matchesAll(first) ? 'whole-kind' : 'whole-partial'
    case 'closeTo':
    case 'toBeOneOf':
    case 'oneOf':
    case 'schemaMatching':
      return 'whole-partial'
    default:
      return null
  }
}

function isEmpty(node: Node): boolean {
  const inner = bare(node)
  if (inner.type === 'ArrayExpression') return list(inner, 'elements').length === 0
  if (inner.type === 'ObjectExpression') return list(inner, 'properties').length === 0
  return literalValue(inner) === ''
}

/** An expression or a text that everything matches. */
export function matchesAll(node: Node): boolean {
  const inner = bare(node)
  if (isEmpty(inner)) return true
  const regex = inner['regex']
  if (typeof regex !== 'object' || regex === null || !('pattern' in regex)) return false
  return /^\^?(\(\?:\))?(\.|\[\\?[sSdDwW]\\?[sSdDwW]\])?[*?]?\$?$/.test(String(regex.pattern))
}

/** How many values of an expected object are compared; arrays count their elements. */
export function leaves(node: Node, scope: Scope): number {
  let count = 0
  let seen = 0
  const left: Node[] = [resolvePlace({ node, scope }).node]
  for (let at = left.pop(); at !== undefined && seen < MAX_NODES; at = left.pop()) {
    seen++
    const inner = bare(at)
    if (inner.type === 'ObjectExpression') for (const p of list(inner, 'properties')) left.push(child(p, 'value') ?? p)
    else if (inner.type === 'ArrayExpression') left.push(...list(inner, 'elements'))
    else count++
  }
  return count
}
