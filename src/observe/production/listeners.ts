import { bare, child, children, isFunction, list, literalValue, propertyName, word } from '../syntax/nodes.ts'
import type { Node } from '../syntax/nodes.ts'

/**
 * Whether a call keeps from the runner that something failed: `process.on('unhandledRejection', () => {})`, by which errors outside of any
 * test go to a function that does nothing, and a listener for the end of the process that sets its exit status to 0.
 */
export function keepsErrors(node: Node): boolean {
  const callee = child(node, 'callee')
  const [event, listener] = list(node, 'arguments')
  if (callee?.type !== 'MemberExpression' || event === undefined || listener === undefined) return false
  const owner = child(callee, 'object')
  const isProcess = owner !== null && word(bare(owner), 'name') === 'process'
  if (!isProcess || !/^(on|once|addListener|prependListener|prependOnceListener)$/.test(propertyName(callee) ?? '')) return false
  const body = isFunction(bare(listener)) ? child(bare(listener), 'body') : null
  if (body === null) return false
  const name = String(literalValue(event))
  if (/^(exit|beforeExit)$/.test(name)) return clearsStatus(body)
  return /^(unhandledRejection|uncaughtException)$/.test(name) && body.type === 'BlockStatement' && list(body, 'body').length === 0
}

/** `process.exitCode = 0`, `process.exit(0)`. */
function clearsStatus(node: Node): boolean {
  const isAssignment = node.type === 'AssignmentExpression'
  const target = child(node, isAssignment ? 'left' : 'callee')
  const value = isAssignment ? child(node, 'right') : node.type === 'CallExpression' ? (list(node, 'arguments')[0] ?? null) : null
  const name = target?.type === 'MemberExpression' ? (propertyName(target) ?? '') : ''
  if (/^(exitCode|exit|reallyExit)$/.test(name) && value !== null && literalValue(value) === 0) return true
  return children(node).some(clearsStatus)
}
