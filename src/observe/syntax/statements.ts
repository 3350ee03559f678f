import type { Hazard } from '../../model/syntax.ts'
import { visitChoice, visitIf, visitSwitch } from './branches.ts'
import { visitCall } from './calls.ts'
import { canonical } from './canonical.ts'
import { claimOf } from './claim.ts'
import { truthOf } from './constant.ts'
import { bare, child, children, isFunction, isIdentifier, list, propertyName, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { isLeft } from './forgotten.ts'
import { GOES_ON, MAX_ROWS, MAX_STACK } from './reader.ts'
import type { Context, End } from './reader.ts'
import { recordClaim } from './record.ts'
import { rowsOf } from './rows.ts'
import { cutOff, swallows, throwsWhen } from './swallowing.ts'
import { bindPattern, hoist, innerScope, lookup } from './scope.ts'
import type { Place } from './scope.ts'

/** Visits a node in the place where it stands; says how it ends, for statements. */
export function visit(node: Node, context: Context): End {
  switch (node.type) {
    case 'BlockStatement':
    case 'StaticBlock':
      return visitStatements(list(node, 'body'), context)
    case 'ExpressionStatement': {
      if (isIdentifier(child(node, 'expression'))) return GOES_ON
      const end = visitOptional(child(node, 'expression'), { ...context, use: 'dropped' })
      return leaves(child(node, 'expression')) ? { kind: 'return', on: '' } : end
    }
    case 'IfStatement':
      return visitIf(node, context)
    case 'TryStatement':
      return visitTry(node, context)
    case 'ForOfStatement':
      return visitForOf(node, context)
    case 'ForStatement':
    case 'ForInStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return visitLoop(node, context)
    case 'SwitchStatement':
      visitSwitch(node, context)
      return GOES_ON
    case 'ReturnStatement':
      visitOptional(child(node, 'argument'), { ...context, use: 'kept' })
      return { kind: 'return', on: '' }
    case 'ThrowStatement':
      visitOptional(child(node, 'argument'), { ...context, use: 'kept' })
      return { kind: 'throw', on: '' }
    case 'BreakStatement':
    case 'ContinueStatement':
      return { kind: 'break', on: '' }
    case 'LabeledStatement':
      return visitOptional(child(node, 'body'), context)
    default:
      visitExpression(node, context)
      return GOES_ON
  }
}

/** `process.exit(0)` ends the test as well as the process. */
function leaves(node: Node | null): boolean {
  const callee = node === null || node.type !== 'CallExpression' ? null : child(node, 'callee')
  if (callee === null || callee.type !== 'MemberExpression') return false
  return isIdentifier(child(callee, 'object'), 'process') && propertyName(callee) === 'exit'
}

function visitOptional(node: Node | null, context: Context): End {
  return node === null ? GOES_ON : visit(bare(node), context)
}

/** In a test with more of them, what is declared is not looked for in the rest. */
const MOST_STATEMENTS = 200

/** Visits a list of statements; what stands behind a `return` is unreachable, and conditional behind one that depends on something. */
export function visitStatements(statements: readonly Node[], outer: Context): End {
  const scope = innerScope(outer.scope)
  hoist(statements, scope, outer.module.assigned, outer.module.importer)
  let context: Context = { ...outer, scope }
  let end = GOES_ON
  const isShort = outer.block !== null && statements.length <= MOST_STATEMENTS
  for (const statement of statements) {
    if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') continue
    const isForgotten = isShort && statement.type === 'VariableDeclaration' && isLeft(statement, statements)
    const next = visit(statement, isForgotten ? { ...context, use: 'dropped' } : { ...context, use: 'kept' })
    if (next.kind === 'no') continue
    if (end.kind === 'no' || next.kind !== 'maybe') end = next
    context = { ...context, hazards: [...context.hazards, behind(next)] }
  }
  return end
}

function behind(end: End): Hazard {
  return end.kind === 'maybe' ? { kind: 'conditional', on: end.on } : { kind: 'unreachable', because: `it stands behind a ${end.kind}` }
}

function withHazard(context: Context, hazard: Hazard): Context {
  return { ...context, hazards: [...context.hazards, hazard] }
}

function visitTry(node: Node, context: Context): End {
  const block = child(node, 'block')
  const handler = child(node, 'handler')
  const finalizer = child(node, 'finalizer')
  const by = handler !== null && swallows(handler, context) ? 'a catch that throws nothing' : cutOff(finalizer)
  const on = handler === null ? null : throwsWhen(handler, context)
  const inside =
    by !== null ? withHazard(context, { kind: 'swallowed', by }) : on !== null ? withHazard(context, { kind: 'conditional', on }) : context
  const end = block === null ? GOES_ON : visit(block, inside)
  const body = handler === null ? null : child(handler, 'body')
  if (body !== null) visit(body, withHazard(context, { kind: 'conditional', on: 'something was thrown' }))
  const last = finalizer === null ? GOES_ON : visit(finalizer, context)
  if (last.kind !== 'no') return last
  return handler === null || end.kind === 'no' ? end : { kind: end.kind === 'throw' ? 'no' : 'maybe', on: 'nothing was thrown' }
}

/** One visit for each element of a literal list, so that each row is an assertion of its own. */
function visitForOf(node: Node, context: Context): End {
  const right = child(node, 'right')
  const body = child(node, 'body')
  const left = child(node, 'left')
  if (right === null || body === null || left === null) return GOES_ON
  visitExpression(right, { ...context, use: 'kept' })
  const pattern = left.type === 'VariableDeclaration' ? child(list(left, 'declarations')[0] ?? left, 'id') : left
  const rows = rowsOf({ node: right, scope: context.scope })
  visitRows(rows, body, pattern === null ? [] : [pattern], context)
  return GOES_ON
}

export function visitRows(rows: readonly Place[] | null, body: Node, params: readonly Node[], context: Context, spread = false): void {
  context.block?.tables.push({ rows: rows === null ? null : rows.map((row) => canonical(row.node, row.scope)) })
  if (rows !== null && rows.length === 0) {
    visitBody(body, params, [], withHazard(context, { kind: 'unreachable', because: 'it stands in a loop over nothing' }))
    return
  }
  if (rows === null || rows.length > MAX_ROWS || context.reader.left.expansions <= 0) {
    visitBody(body, params, [], context)
    return
  }
  for (const row of rows) {
    context.reader.left.expansions--
    const values = spread ? (rowsOf(row) ?? [row]) : [row]
    visitBody(body, params, values, { ...context, row: canonical(row.node, row.scope) })
  }
}

function visitBody(body: Node, params: readonly Node[], values: readonly (Place | null)[], context: Context): void {
  const scope = innerScope(context.scope)
  params.forEach((param, i) => bindPattern(param, values[i] ?? null, scope, [], true))
  visit(body, { ...context, scope })
}

function visitLoop(node: Node, context: Context): End {
  const scope = innerScope(context.scope)
  const init = child(node, 'init') ?? child(node, 'left')
  if (init !== null && init.type === 'VariableDeclaration') hoist([init], scope, context.module.assigned)
  const test = child(node, 'test')
  // What it begins with decides whether it runs at all, whatever is counted up later; `do` asks afterwards.
  const first = innerScope(context.scope)
  if (init !== null && init.type === 'VariableDeclaration') hoist([init], first, new Set())
  const known = test === null || node.type === 'DoWhileStatement' ? null : truthOf(test, first)
  const inner: Context = { ...context, scope }
  const body = child(node, 'body')
  if (body !== null) visit(body, known === false ? withHazard(inner, { kind: 'unreachable', because: 'its loop never runs' }) : inner)
  return GOES_ON
}

/** Visits an expression for the calls that are in it. */
export function visitExpression(node: Node, context: Context): void {
  const inner = bare(node)
  switch (inner.type) {
    case 'CallExpression':
    case 'NewExpression':
      visitCall(inner, context)
      return
    case 'AwaitExpression':
      visitOptional(child(inner, 'argument'), { ...context, use: context.use === 'dropped' ? 'awaited' : context.use })
      return
    case 'UnaryExpression':
      // `void check` calls nothing, and hands nothing on.
      if (inner['operator'] === 'void' && isIdentifier(child(inner, 'argument'))) return
      visitOptional(child(inner, 'argument'), inner['operator'] === 'void' ? { ...context, use: 'dropped' } : { ...context, use: 'kept' })
      return
    case 'SequenceExpression': {
      const parts = list(inner, 'expressions')
      parts.forEach((part, i) => visitExpression(part, i < parts.length - 1 ? { ...context, use: 'dropped' } : context))
      return
    }
    case 'LogicalExpression':
    case 'ConditionalExpression':
      visitChoice(inner, context)
      return
    case 'MemberExpression': {
      const claim = claimOf(inner, context.scope, context.contexts)
      if (claim !== null) recordClaim(claim, inner, context)
      else for (const below of children(inner)) if (below.type !== 'Identifier') visitExpression(below, { ...context, use: 'kept' })
      return
    }
    case 'VariableDeclaration':
      for (const declarator of list(inner, 'declarations')) {
        const init = child(declarator, 'init')
        if (init !== null && !isFunction(bare(init))) visitExpression(init, context)
      }
      return
    case 'Identifier':
      visitReference(inner, context)
      return
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'ImportDeclaration':
      return
    default:
      if (isFunction(inner)) visitFunction(inner, [], withHazard(context, { kind: 'callback', of: 'a function that is handed on' }))
      else if (!inner.type.startsWith('TS')) for (const below of children(inner)) visit(below, { ...context, use: 'kept' })
  }
}

/** A function that is named and not called may be called by whoever gets it. */
function visitReference(node: Node, context: Context): void {
  const binding = lookup(word(node, 'name'), context.scope)
  if (binding?.kind !== 'function' || context.block === null) return
  visitFunction(binding.node, [], withHazard({ ...context, scope: binding.scope }, { kind: 'callback', of: binding.name }))
}

/** Visits the body of a function as if it were called here with these arguments. `context.scope` is the scope that it was made in. */
export function visitFunction(fn: Node, args: readonly (Place | null)[], context: Context): void {
  if (context.stack.includes(fn) || context.stack.length >= MAX_STACK) return
  // What is written in the test itself is always read; what is read again for each call and row has a bound.
  if ((context.helper !== null || context.row !== null) && context.reader.left.expansions-- <= 0) {
    context.reader.notes.add('too many helper calls and rows to follow all of them')
    return
  }
  const body = child(fn, 'body')
  if (body === null) return
  const scope = innerScope(context.scope)
  list(fn, 'params').forEach((param, i) => bindPattern(param, args[i] ?? null, scope, [], true))
  const isBody = context.stack.length === 0 && context.block?.kind === 'test'
  const inner: Context = { ...context, scope, stack: [...context.stack, fn] }
  // A function that a test returns is called by nobody.
  if (isBody && isFunction(bare(body)))
    visitFunction(bare(body), [], withHazard(inner, { kind: 'unreachable', because: 'the test returns the function that holds it' }))
  else if (body.type === 'BlockStatement') visitStatements(list(body, 'body'), inner)
  else visitExpression(body, { ...inner, use: 'kept' })
}
