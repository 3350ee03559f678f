import { bare, child, literalValue } from './nodes.ts'
import type { Node } from './nodes.ts'
import { resolvePlace } from './scope.ts'
import type { Scope } from './scope.ts'

/**
 * Whether a condition always holds or never does, as far as its text says: literals, constants that hold them, `!0`, `1 > 2`,
 * `x || true`, `false && x`. null when it depends on something.
 */
export function truthOf(node: Node, scope: Scope, depth = 0): boolean | null {
  if (depth > 50) return null
  const place = resolvePlace({ node, scope }, true)
  const inner = bare(place.node)
  const value = literalValue(inner)
  if (value !== undefined) return Boolean(value)
  const side = (key: string): boolean | null => {
    const below = child(inner, key)
    return below === null ? null : truthOf(below, place.scope, depth + 1)
  }
  switch (inner.type) {
    case 'Identifier':
      return inner['name'] === 'undefined' || inner['name'] === 'NaN' ? false : null
    case 'ArrayExpression':
    case 'ObjectExpression':
    case 'ArrowFunctionExpression':
      return true
    case 'UnaryExpression': {
      if (inner['operator'] === 'void') return false
      const argument = inner['operator'] === '!' ? side('argument') : null
      return argument === null ? null : !argument
    }
    case 'LogicalExpression': {
      const decides = inner['operator'] === '||'
      if (inner['operator'] === '??') return null
      const [left, right] = [side('left'), side('right')]
      if (left === decides || right === decides) return decides
      return left === null || right === null ? null : !decides
    }
    case 'BinaryExpression':
      return compared(inner, place.scope)
    default:
      return null
  }
}

function compared(node: Node, scope: Scope): boolean | null {
  const values = ['left', 'right'].map((key) => {
    const side = child(node, key)
    return side === null ? undefined : literalValue(resolvePlace({ node: side, scope }, true).node)
  })
  const [left, right] = values
  if (left === undefined || right === undefined) return null
  switch (node['operator']) {
    case '===':
    case '==':
      return left === right
    case '!==':
    case '!=':
      return left !== right
    case '>':
      return Number(left) > Number(right)
    case '<':
      return Number(left) < Number(right)
    case '>=':
      return Number(left) >= Number(right)
    case '<=':
      return Number(left) <= Number(right)
    default:
      return null
  }
}
