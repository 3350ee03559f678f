import type { Hazard } from '../../model/syntax.ts'
import { child, children, list, word } from './nodes.ts'
import type { Node } from './nodes.ts'

/** `new Promise((done) => { …; done() })` is over before anything that it began. */
export function settlesAtOnce(executor: Node): boolean {
  const names = new Set(list(executor, 'params').flatMap(namesIn))
  const body = child(executor, 'body')
  return (
    body !== null &&
    list(body, 'body').some((statement) => {
      const call = statement.type === 'ExpressionStatement' ? child(statement, 'expression') : null
      const callee = call?.type === 'CallExpression' ? child(call, 'callee') : null
      return callee?.type === 'Identifier' && names.has(word(callee, 'name'))
    })
  )
}

/** A function that has no name for an argument, or never says it, calls it nowhere. */
export function leftOut(fn: Node, index: number): Hazard | null {
  const params = list(fn, 'params')
  const param = params[index] ?? params.at(-1)
  const isRest = param?.type === 'RestElement'
  const holder = params[index] ?? (isRest ? param : undefined)
  const names = holder === undefined ? [] : namesIn(holder)
  const body = child(fn, 'body')
  if (body === null || mentions(body, new Set([...names, 'arguments']))) return null
  return { kind: 'unreachable', because: 'the function that is given it never calls it' }
}

function namesIn(pattern: Node): readonly string[] {
  return pattern.type === 'Identifier' ? [word(pattern, 'name')] : children(pattern).flatMap(namesIn)
}

function mentions(node: Node, names: ReadonlySet<string>): boolean {
  return (node.type === 'Identifier' && names.has(word(node, 'name'))) || children(node).some((below) => mentions(below, names))
}

/** Whether a function calls one of its parameters itself. */
export function callsParameter(fn: Node): boolean {
  const names = new Set(list(fn, 'params').map((p) => word(p, 'name')))
  const left: Node[] = [...children(fn)]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    const callee = at.type === 'CallExpression' ? child(at, 'callee') : null
    if (callee !== null && callee.type === 'Identifier' && names.has(word(callee, 'name'))) return true
    left.push(...children(at))
  }
  return false
}
