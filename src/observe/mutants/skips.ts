import { bare, child, isIdentifier, list, literalValue, propertyName, word } from '../syntax/nodes.ts'
import type { Node } from '../syntax/nodes.ts'

const LOGGERS = new Set(['console', 'logger', 'log', 'debug'])

/** A call whose effect is a line for people: `console.warn(…)`, `logger.info(…)`, `this.logger.info(…)`, `debug(…)`. */
export function isLogging(node: Node): boolean {
  const inner = bare(node)
  if (inner.type === 'ExpressionStatement') {
    const expression = child(inner, 'expression')
    return expression !== null && isLogging(expression)
  }
  if (inner.type !== 'CallExpression') return false
  const callee = child(inner, 'callee')
  if (callee === null) return false
  if (isIdentifier(callee)) return LOGGERS.has(word(callee, 'name'))
  if (callee.type !== 'MemberExpression') return false
  const object = child(callee, 'object')
  if (object === null) return false
  const name = object.type === 'MemberExpression' ? (propertyName(object) ?? '') : isIdentifier(object) ? word(object, 'name') : ''
  return LOGGERS.has(name)
}

/** `new RangeError(…)`, `TypeError(…)`, `Symbol(…)`: what they are told are words, and no test of what the code does. */
export function isTold(node: Node): boolean {
  const callee = child(node, 'callee')
  if (callee === null) return false
  const name = callee.type === 'MemberExpression' ? (propertyName(callee) ?? '') : word(callee, 'name')
  return /(?:Error|Exception)$/.test(name) || name === 'Symbol'
}

/** `require('…')`: another module would be no change of this one. */
export function isRequire(node: Node): boolean {
  return isIdentifier(child(node, 'callee'), 'require')
}

/** A block without which nothing is different: empty, or for people alone. */
export function isIdle(block: Node): boolean {
  return list(block, 'body').every((statement) => statement.type === 'EmptyStatement' || isLogging(statement) || isDirective(statement))
}

export function isDirective(node: Node): boolean {
  return node.type === 'ExpressionStatement' && typeof node['directive'] === 'string'
}

/** A literal, so that it can be told by itself what it is. */
export function isNumber(node: Node | null, value: number): boolean {
  return node !== null && literalValue(node) === value
}

export function isText(node: Node | null): boolean {
  if (node === null) return false
  const inner = bare(node)
  return inner.type === 'TemplateLiteral' || typeof literalValue(inner) === 'string'
}

/** Nothing: `undefined`, `null`, `void 0`. */
export function isNothing(node: Node): boolean {
  const inner = bare(node)
  return (
    isIdentifier(inner, 'undefined') || literalValue(inner) === null || (inner.type === 'UnaryExpression' && inner['operator'] === 'void')
  )
}
