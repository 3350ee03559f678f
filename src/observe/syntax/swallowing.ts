import { isData } from './canonical.ts'
import { claimOf } from './claim.ts'
import type { Claim } from './claim.ts'
import { matcherOf } from './matchers.ts'
import { child, children, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import type { Context } from './reader.ts'

const SPEAKS_UP = /^(expect|assert|fail|should|reject|done|throws?|verify|check|is|ok|equal|deepEqual|strictEqual|error|next|cb|callback)/i

/** Whether a handler lets the failure be seen: it throws, asserts, or hands the error on. */
function speaksUp(handler: Node, context: Context): boolean {
  const left: Node[] = [handler]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (at.type === 'ThrowStatement') return true
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

export function swallows(handler: Node, context: Context): boolean {
  return !speaksUp(handler, context)
}
