import { canonical } from './canonical.ts'
import { unroll } from './chain.ts'
import { list, literalValue, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { sourceText } from './reader.ts'
import type { Context } from './reader.ts'

/** `ctx.skip()`, `t.skip()`, `this.skip()`, in a test or in a hook of its suite; true when the call is one. */
export function recordSkip(node: Node, callee: Node, context: Context): boolean {
  const { root, links } = unroll(callee)
  const isBare = links.length === 0 && callee.type === 'Identifier' && word(callee, 'name') === 'skip' && context.contexts.has('skip')
  const last = links.at(-1)
  const isMember =
    last !== undefined &&
    (last.name === 'skip' || last.name === 'todo') &&
    (root.type === 'ThisExpression' || (root.type === 'Identifier' && context.contexts.has(word(root, 'name'))))
  if (!isBare && !isMember) return false
  const marks = context.inHook ? context.suite.marks : context.block?.marks
  const condition = context.hazards.find((h) => h.kind === 'conditional')
  const first = list(node, 'arguments')[0]
  const value = first === undefined ? undefined : literalValue(first)
  // `ctx.skip('note')` skips always; `ctx.skip(isWindows, 'note')` when its first argument holds.
  const ownCondition = first !== undefined && value === undefined ? sourceText(first, context.module) : null
  if (value === false) return true
  const when = ownCondition ?? (condition?.kind === 'conditional' ? condition.on : null)
  const whenKey = ownCondition !== null && first !== undefined ? canonical(first, context.scope) : when
  marks?.push({ kind: last?.name === 'todo' ? 'todo' : 'skip', how: sourceText(node, context.module), when, whenKey })
  return true
}
