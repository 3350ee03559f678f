import { bare, child, isFunction, list, propertyName, word } from '../syntax/nodes.ts'
import type { Node } from '../syntax/nodes.ts'

/** `vm.runInThisContext`, `vm.compileFunction` and their like, also imported by name. */
const OF_VM = /^(runIn(This|New)?Context|compileFunction|SourceTextModule)$/
const GLOBAL_OBJECT = /^(globalThis|global|window|self)$/

/** Whether a call makes code of a text, in which nothing of what is looked for can be seen: `eval`, `new Function`, the constructor of a function. */
export function makesCode(call: Node): boolean {
  const callee = child(call, 'callee')
  if (callee === null || list(call, 'arguments').length === 0) return false
  const whole = bare(callee)
  // `(0, eval)(…)`.
  const called = bare(whole.type === 'SequenceExpression' ? (list(whole, 'expressions').at(-1) ?? whole) : whole)
  if (called.type === 'Identifier') return isMaker(word(called, 'name')) || OF_VM.test(word(called, 'name'))
  const name = called.type === 'MemberExpression' ? propertyName(called) : null
  const object = called.type === 'MemberExpression' ? child(called, 'object') : null
  if (name === null || object === null) return false
  if (OF_VM.test(name)) return true
  const owner = bare(object)
  const of = owner.type === 'Identifier' ? word(owner, 'name') : ''
  if (isMaker(name)) return GLOBAL_OBJECT.test(of)
  if (name === 'Script') return of === 'vm'
  return name === 'constructor' && (isFunction(owner) || (owner.type === 'MemberExpression' && propertyName(owner) === 'constructor'))
}

const isMaker = (name: string): boolean => name === 'Function' || name === 'eval'
