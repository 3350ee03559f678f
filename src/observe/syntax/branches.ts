import type { Hazard } from '../../model/syntax.ts'
import { AS_WRITTEN, canonical } from './canonical.ts'
import { truthOf } from './constant.ts'
import { bare, child, list } from './nodes.ts'
import type { Node } from './nodes.ts'
import { GOES_ON, sourceText } from './reader.ts'
import type { Context, End } from './reader.ts'

function withHazard(context: Context, hazard: Hazard): Context {
  return { ...context, hazards: [...context.hazards, hazard] }
}

/** A condition as written and with its constants written out, and whether it always holds or never does; null when that depends. */
function conditionIn(node: Node | null, context: Context) {
  if (node === null) return { on: '', onKey: '', known: null }
  return { on: sourceText(node, context.module), onKey: canonical(node, context.scope), known: truthOf(node, context.scope) }
}

export function visitIf(node: Node, context: Context): End {
  const { visit, visitExpression } = context.reader.walk
  const test = child(node, 'test')
  if (test !== null) visitExpression(test, { ...context, use: 'kept' })
  const { on, onKey, known } = conditionIn(test, context)
  const consequent = child(node, 'consequent')
  const alternate = child(node, 'alternate')
  const branch = (body: Node | null, dead: boolean): End =>
    body === null
      ? GOES_ON
      : visit(body, withHazard(context, dead ? { kind: 'unreachable', because: `if (${on})` } : { kind: 'conditional', on, onKey }))
  if (known !== null) {
    const ends = [known ? (consequent === null ? GOES_ON : visit(consequent, context)) : branch(consequent, true)]
    ends.push(known ? branch(alternate, true) : alternate === null ? GOES_ON : visit(alternate, context))
    return ends[known ? 0 : 1] ?? GOES_ON
  }
  const one = branch(consequent, false)
  const two = branch(alternate, false)
  if (one.kind !== 'no' && two.kind !== 'no' && one.kind !== 'maybe' && two.kind !== 'maybe') return one
  // A throw on a condition is an assertion of its own, and nothing is lost behind it.
  const stops = [one, two].find((e) => e.kind === 'return' || e.kind === 'break' || e.kind === 'maybe')
  if (stops === undefined || (test !== null && narrows(test, context))) return GOES_ON
  return stops.kind === 'maybe' ? stops : { kind: 'maybe', on, onKey }
}

/** `if (!x) return` behind an assertion about `x` tells TypeScript what is already known. */
function narrows(test: Node, context: Context): boolean {
  const inner = bare(test)
  const isNegation = inner.type === 'UnaryExpression' && inner['operator'] === '!'
  const right = child(inner, 'right')
  const isMissing =
    inner.type === 'BinaryExpression' &&
    /^===?$/.test(String(inner['operator'])) &&
    right !== null &&
    /^(undefined|null)$/.test(canonical(right, AS_WRITTEN))
  const asked = isNegation ? child(inner, 'argument') : isMissing ? child(inner, 'left') : null
  if (asked === null) return false
  const subject = canonical(asked, AS_WRITTEN)
  return context.block?.assertions.slice(-20).some((a) => a.subject === subject && a.hazards.length === 0) === true
}

export function visitSwitch(node: Node, context: Context): void {
  const { on, onKey } = conditionIn(child(node, 'discriminant'), context)
  for (const one of list(node, 'cases'))
    context.reader.walk.visitStatements(list(one, 'consequent'), withHazard(context, { kind: 'conditional', on, onKey }))
}

/** `a && b`, `a ? b : c`. */
export function visitChoice(node: Node, context: Context): void {
  const { visitExpression } = context.reader.walk
  const isLogical = node.type === 'LogicalExpression'
  const test = child(node, isLogical ? 'left' : 'test')
  if (test !== null) visitExpression(test, { ...context, use: 'kept' })
  const { on, onKey, known } = conditionIn(test, context)
  for (const key of isLogical ? ['right'] : ['consequent', 'alternate']) {
    const branch = child(node, key)
    if (branch === null) continue
    const runs = known === null ? null : isLogical ? known === (node['operator'] === '&&') : known === (key === 'consequent')
    const hazard: Hazard = runs === null ? { kind: 'conditional', on, onKey } : { kind: 'unreachable', because: `it depends on ${on}` }
    visitExpression(branch, runs === true ? context : withHazard(context, hazard))
  }
}
