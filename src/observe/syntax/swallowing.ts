import { AS_WRITTEN, canonical, isData } from './canonical.ts'
import { claimOf } from './claim.ts'
import type { Claim } from './claim.ts'
import { readsEnvironment } from './environment.ts'
import { matcherOf } from './matchers.ts'
import { child, children, isFunction, list, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { sourceText } from './reader.ts'
import type { Context } from './reader.ts'

const SPEAKS_UP = /^(expect|assert|fail|should|reject|done|throws?|verify|check|is|ok|equal|deepEqual|strictEqual|error|next|cb|callback)/i

/** Whether a handler lets the failure be seen: it throws, asserts, or hands the error on. */
function speaksUp(handler: Node, context: Context): boolean {
  const left: Node[] = [handler]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (at.type === 'CallExpression') {
      const claim = claimOf(at, context.scope, context.contexts)
      if (claim !== null) {
        // That something was thrown is true of a failed assertion too.
        if (saysSomething(claim, context)) return true
        left.push(...claim.args)
        continue
      }
      const callee = child(at, 'callee')
      const name =
        callee === null ? '' : callee.type === 'Identifier' ? word(callee, 'name') : word(child(callee, 'property') ?? callee, 'name')
      if (SPEAKS_UP.test(name)) return true
    }
    left.push(...children(at))
  }
  return false
}

function saysSomething(claim: Claim, context: Context): boolean {
  const matcher = matcherOf(claim.matcher)
  if (/^(truthy|instance|type|passes)$/.test(matcher.family) || claim.negated || matcher.negated === true) return false
  return claim.subject === null || !isData(claim.subject, context.scope)
}

/** Whether a handler lets no failure of an assertion be seen: neither always nor on a condition that one could meet. */
export function swallows(handler: Node, context: Context): boolean {
  return !speaksUp(handler, context) && throwsIn(handler).every((on) => on !== null && on.some(neverMet))
}

/** What a handler that throws only sometimes makes it depend on; null for one that always lets the failure be seen. */
export function throwsWhen(handler: Node, context: Context): string | null {
  const met = throwsIn(handler).filter((on) => on === null || !on.some(neverMet))
  if (speaksUp(handler, context) || met.length === 0 || met.includes(null)) return null
  const [first] = met[0] ?? []
  return first === undefined ? null : `${first.negated ? 'not ' : ''}${sourceText(first.on, context.module)}`
}

/** A condition on the way to a `throw`: that it holds, or that it does not. */
interface Condition {
  readonly on: Node
  readonly negated: boolean
}

/** The conditions of each `throw` in a handler; null for one that stands there without any. */
function throwsIn(handler: Node): readonly (readonly Condition[] | null)[] {
  const found: (readonly Condition[] | null)[] = []
  const walk = (node: Node, on: readonly Condition[]): void => {
    if (node.type === 'ThrowStatement') found.push(on.length === 0 ? null : on)
    else if (node.type === 'IfStatement') {
      const test = child(node, 'test')
      const [yes, no] = [child(node, 'consequent'), child(node, 'alternate')]
      if (yes !== null) walk(yes, test === null ? on : [...on, { on: test, negated: false }])
      if (no !== null) walk(no, test === null ? on : [...on, { on: test, negated: true }])
    } else {
      let inside = on
      for (const below of children(node)) {
        walk(below, inside)
        const test = below.type === 'IfStatement' && leavesEarly(child(below, 'consequent')) ? child(below, 'test') : null
        if (test !== null) inside = [...inside, { on: test, negated: true }]
      }
    }
  }
  walk(handler, [])
  return found
}

function leavesEarly(branch: Node | null): boolean {
  if (branch === null) return false
  return (
    branch.type === 'ReturnStatement' ||
    (branch.type === 'BlockStatement' && list(branch, 'body').some((s) => s.type === 'ReturnStatement'))
  )
}

/** `!(e instanceof Error)` holds for no failed assertion, and what only the environment says is nothing that a test sees to. */
function neverMet({ on, negated }: Condition): boolean {
  const text = canonical(on, AS_WRITTEN)
  if (readsEnvironment(on)) return true
  const isError = /^BinaryExpressioninstanceof\(\w+;(Error|AssertionError)\)$/
  return negated ? isError.test(text) : isError.test(/^UnaryExpression!\((.*)\)$/.exec(text)?.[1] ?? '')
}

/** What in a `finally` takes a failure with it: a jump out of it, on whatever depth; null when nothing does. */
export function cutOff(finalizer: Node | null): string | null {
  const jump = finalizer === null ? null : jumpIn(finalizer, false)
  return jump === null ? null : `a ${jump} in finally`
}

function jumpIn(node: Node, inLoop: boolean): string | null {
  if (isFunction(node)) return null
  if (node.type === 'ReturnStatement') return 'return'
  const isLabelled = child(node, 'label') !== null
  if ((node.type === 'BreakStatement' || node.type === 'ContinueStatement') && (!inLoop || isLabelled))
    return node.type === 'BreakStatement' ? 'break' : 'continue'
  const isLoop = /^(For\w*|While|DoWhile|Switch)Statement$/.test(node.type)
  for (const below of children(node)) {
    const jump = jumpIn(below, inLoop || isLoop)
    if (jump !== null) return jump
  }
  return null
}
