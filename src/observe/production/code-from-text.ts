import { bare, child, isFunction, list, propertyName, word } from '../syntax/nodes.ts'
import type { Node } from '../syntax/nodes.ts'

/** `vm.runInThisContext`, `vm.compileFunction` and their like. */
const OF_VM = /^(runIn(This|New)?Context|compileFunction)$/

/** Whether a call makes code of a text, in which nothing of what is looked for can be seen: `eval`, `new Function`, the constructor of a function. */
export function makesCode(call: Node): boolean {
  const callee = child(call, 'callee')
  if (callee === null || list(call, 'arguments').length === 0) return false
  const called = bare(callee)
  if (called.type === 'Identifier') return /^(Function|eval)$/.test(word(called, 'name'))
  const name = called.type === 'MemberExpression' ? propertyName(called) : null
  const object = called.type === 'MemberExpression' ? child(called, 'object') : null
  if (name === null || object === null) return false
  if (OF_VM.test(name)) return true
  const owner = bare(object)
  return name === 'constructor' && (isFunction(owner) || (owner.type === 'MemberExpression' && propertyName(owner) === 'constructor'))
}
