import { unroll } from './chain.ts'
import { claimOf } from './claim.ts'
import type { Claim } from './claim.ts'
import { bare, child, list, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { sourceText } from './reader.ts'
import type { Context } from './reader.ts'
import { bindPattern, hoist, innerScope } from './scope.ts'
import type { Place, Scope } from './scope.ts'

export interface MadeClaim {
  readonly claim: Claim
  /** Where the subject goes by the name that the claim has for it. */
  readonly scope: Scope
}

/**
 * `expectSlug('A').toBe('a')`, where `expectSlug` answers with `expect(slug(…))`: the assertion that it makes, about what the helper looks
 * at. null when the chain does not begin with such a helper.
 */
export function madeBy(helper: Place, node: Node, context: Context): MadeClaim | null {
  const { root, links } = unroll(node)
  const answer = answerOf(helper, list(root, 'arguments'), context)
  if (answer === null || links.length === 0) return null
  let chain = answer.node
  for (const { name, args, node: at } of links) {
    const property = { type: 'Identifier', start: at.start, end: at.end, name }
    const member: Node = { type: 'MemberExpression', start: at.start, end: at.end, object: chain, property, computed: false }
    chain = args === null ? member : { type: 'CallExpression', start: at.start, end: at.end, callee: member, arguments: args }
  }
  const claim = claimOf(chain, answer.scope, context.contexts)
  if (claim === null || claim.subject === null) return null
  const name = sourceText(root, context.module)
  const scope = innerScope(context.scope)
  scope.names.set(name, { kind: 'value', node: bare(claim.subject), scope: answer.scope, path: [], given: true })
  const subject: Node = { type: 'Identifier', start: root.start, end: root.end, name }
  return { claim: { ...claim, subject, inside: [...list(root, 'arguments'), ...claim.args] }, scope }
}

/** What a helper answers with, when that is the beginning of an assertion. */
function answerOf(helper: Place, args: readonly Node[], context: Context): Place | null {
  const body = child(helper.node, 'body')
  if (body === null) return null
  const scope = innerScope(helper.scope)
  list(helper.node, 'params').forEach((param, i) => {
    const arg = args[i]
    bindPattern(param, arg === undefined ? null : { node: arg, scope: context.scope }, scope, [], true)
  })
  const statements = body.type === 'BlockStatement' ? list(body, 'body') : []
  hoist(statements, scope, context.module.assigned)
  const last = statements.at(-1)
  const answer = body.type !== 'BlockStatement' ? body : last?.type === 'ReturnStatement' ? child(last, 'argument') : null
  if (answer === null) return null
  const node = bare(answer)
  const { root } = unroll(node)
  const callee = root.type === 'CallExpression' ? child(root, 'callee') : null
  return callee?.type === 'Identifier' && /expect/i.test(word(callee, 'name')) ? { node, scope } : null
}
