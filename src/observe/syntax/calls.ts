import type { Hazard } from '../../model/syntax.ts'
import { unroll } from './chain.ts'
import { claimOf } from './claim.ts'
import { madeBy } from './makers.ts'
import { recordMock } from './mocks.ts'
import { callsParameter, leftOut, settlesAtOnce } from './parameters.ts'
import { bare, child, children, isFunction, list, propertyName, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { readProperty } from './properties.ts'
import { sourceText } from './reader.ts'
import type { Context } from './reader.ts'
import { recordClaim } from './record.ts'
import { registerRunner } from './register.ts'
import { rowsOf } from './rows.ts'
import { isFactory, runnerOf } from './runners.ts'
import { lookup, resolvePlace } from './scope.ts'
import type { Place } from './scope.ts'
import { recordSetting } from './settings.ts'
import { recordSkip } from './skips.ts'
import { swallows } from './swallowing.ts'

const MAX_LINKS = 200

/** Visits a call: a test, an assertion, a helper that is followed, or something that is only looked through. */
export function visitCall(node: Node, context: Context): void {
  const callee = child(node, 'callee')
  if (callee === null) return
  if (node.type === 'NewExpression') {
    visitNew(node, callee, context)
    return
  }
  const target = bare(callee)
  const { root, links } = unroll(node)
  if (links.length > MAX_LINKS) {
    // Longer than anyone writes; its arguments are still looked into, and the stack is left alone.
    for (const link of links) for (const arg of link.args ?? []) visitArgument(arg, context, link.name)
    context.reader.walk.visitExpression(root, { ...context, use: 'kept' })
    return
  }
  const runner = runnerOf(target, context.scope)
  if (runner !== null && (context.block === null || runner.kind === 'test') && !context.inClaim) {
    if (context.block === null && !isFactory(runner)) registerRunner(runner, node, context)
    else for (const arg of list(node, 'arguments')) visitArgument(arg, context, null)
    return
  }
  recordSetting(node, context)
  if (recordSkip(node, target, context) || recordMock(node, context)) return
  if (recordMade(node, root, context)) return
  const claim = claimOf(node, context.scope, context.contexts)
  if (claim !== null && !isOwnFunction(target, root, context)) recordClaim(claim, node, context)
  else if (!readProperty(node, context)) visitOther(node, target, context)
}

/** `expectSlug('A').toBe('a')`: the helper's `expect`, and the matcher that stands here. */
function recordMade(node: Node, root: Node, context: Context): boolean {
  const callee = root.type === 'CallExpression' && root !== node ? child(root, 'callee') : null
  const found = callee?.type === 'Identifier' ? followed(callee, context) : null
  const made = found === null ? null : madeBy(found.place, node, context)
  if (made === null) return false
  recordClaim(made.claim, node, { ...context, scope: made.scope })
  return true
}

/**
 * A function of this name that the file or a helper of the repository defines is followed, not taken by its name: `assertPages(…)`, and a
 * home-made `expect` in `expect(…).toBe(…)` as well.
 */
function isOwnFunction(target: Node, root: Node, context: Context): boolean {
  const callee = root.type === 'CallExpression' ? child(root, 'callee') : null
  return [target, callee].some((one) => one !== null && one.type === 'Identifier' && followed(one, context) !== null)
}

interface Followed {
  readonly place: Place
  readonly module: Context['module']
  readonly name: string
}

function followed(target: Node, context: Context): Followed | null {
  if (isFunction(target)) return { place: { node: target, scope: context.scope }, module: context.module, name: '' }
  const found = resolvePlace({ node: target, scope: context.scope })
  if (isFunction(found.node)) return { place: found, module: context.module, name: nameOf(target) }
  const base = target.type === 'MemberExpression' ? child(target, 'object') : target
  if (base === null || base.type !== 'Identifier') return null
  const binding = lookup(word(base, 'name'), context.scope)
  if (binding?.kind !== 'import') return null
  const name = target.type === 'MemberExpression' ? propertyName(target) : binding.name
  if (name === null || (target.type === 'MemberExpression' && binding.name !== '*')) return null
  const exported = context.module.exported(binding.specifier, name)
  return exported === null ? null : { ...exported, name }
}

function nameOf(target: Node): string {
  return target.type === 'Identifier' ? word(target, 'name') : (propertyName(target) ?? '')
}

/** `new Promise((resolve) => …)` runs its function at once, and the test waits for it where the promise is kept. */
function visitNew(node: Node, callee: Node, context: Context): void {
  const isPromise = callee.type === 'Identifier' && word(callee, 'name') === 'Promise'
  for (const arg of list(node, 'arguments')) {
    const inner = bare(arg)
    if (isPromise && isFunction(inner))
      context.reader.walk.visitFunction(inner, [], {
        ...context,
        waited: (context.use !== 'dropped' && !settlesAtOnce(inner)) || context.waited,
      })
    else context.reader.walk.visitExpression(arg, { ...context, use: 'kept' })
  }
}

function visitOther(node: Node, target: Node, context: Context): void {
  const args = list(node, 'arguments')
  const name = nameOf(target)
  const object = target.type === 'MemberExpression' ? child(target, 'object') : null
  if (object !== null && (name === 'catch' || name === 'then') && visitCatch(object, name, args, context)) return
  if (object !== null && iterates(name, object, args, context)) return
  if (/^(allSettled|any|race)$/.test(name) && context.use !== 'kept') {
    for (const arg of args) context.reader.walk.visitExpression(arg, withHazard(context, { kind: 'swallowed', by: `Promise.${name}` }))
    return
  }
  const found = followed(target, context)
  if (found !== null) follow(found, node, args, context)
  else {
    const text = calleeText(target)
    if (!UNFINISHED.test(text) && context.reader.isAssertionName(text)) recordByName(node, target, args, context)
    if (object !== null) context.reader.walk.visitExpression(object, { ...context, use: 'kept' })
    else if (target.type !== 'Identifier')
      for (const below of children(target)) context.reader.walk.visitExpression(below, { ...context, use: 'kept' })
    for (const arg of args) visitArgument(arg, context, name)
  }
}

/** `expect(x)` without a matcher says nothing, whatever a policy calls an assertion. */
const UNFINISHED = /^(expect|expectTypeOf)(\.(soft|poll|element))?$/

function calleeText(target: Node): string {
  const { root, links } = unroll(target)
  const first = root.type === 'Identifier' ? word(root, 'name') : ''
  return [first, ...links.map((l) => l.name)].filter((part) => part !== '').join('.')
}

/** An assertion by its name alone: what it does is not known, and so it is only ever like itself. */
function recordByName(node: Node, target: Node, args: readonly Node[], context: Context): void {
  const [subject, ...rest] = args
  const types = child(node, 'typeArguments')
  recordClaim(
    { subject: subject ?? null, through: '', matcher: calleeText(target), args: rest, negated: false, mode: 'plain', types, inside: [] },
    node,
    context,
  )
}

function withHazard(context: Context, hazard: Hazard): Context {
  return { ...context, hazards: [...context.hazards, hazard], use: 'kept' }
}

/** `promise.catch(() => {})` and `promise.then(f, () => {})`: what the promise asserts is swallowed when the handler says nothing. */
function visitCatch(object: Node, name: string, args: readonly Node[], context: Context): boolean {
  const handlerNode = name === 'catch' ? args[0] : args[1]
  if (handlerNode === undefined) return false
  const handler = resolvePlace({ node: handlerNode, scope: context.scope })
  const isOwn = isFunction(handler.node)
  const isQuietName = !isOwn && !HANDS_ON.test(nameOf(bare(handlerNode)))
  // The value of `p.catch(e => e)` that is kept is looked at, which is how a rejection is read.
  const isQuiet = context.use !== 'kept' && (isOwn ? swallows(handler.node, context) : isQuietName)
  context.reader.walk.visitExpression(
    object,
    isQuiet ? withHazard(context, { kind: 'swallowed', by: 'a catch that throws nothing' }) : { ...context, use: 'kept' },
  )
  if (name === 'then' && args[0] !== undefined) visitArgument(args[0], context, name)
  if (isOwn)
    context.reader.walk.visitFunction(handler.node, [], {
      ...withHazard(context, { kind: 'conditional', on: 'the promise is rejected' }),
      scope: handler.scope,
    })
  return true
}

/** Handlers by name that let a failure be seen. */
const HANDS_ON = /^(done|reject|rej|fail|next|end|cb|callback|throw\w*|rethrow|onError|t)$/i

/** `[…].forEach(…)` and its like: one visit for each element of a literal list. */
function iterates(name: string, object: Node, args: readonly Node[], context: Context): boolean {
  if (!/^(forEach|map|every|some|flatMap)$/.test(name) || args[0] === undefined) return false
  const fn = resolvePlace({ node: args[0], scope: context.scope })
  const rows = rowsOf({ node: object, scope: context.scope })
  const body = isFunction(fn.node) ? child(fn.node, 'body') : null
  if (body === null || rows === null || context.stack.includes(fn.node)) return false
  const at: Context = {
    ...context,
    scope: fn.scope,
    stack: [...context.stack, fn.node],
    use: 'kept',
    hazards: [...context.hazards, ...unwaited(fn.node, name, context)],
  }
  context.reader.walk.visitRows(rows, body, list(fn.node, 'params').slice(0, 1), at)
  return true
}

/** An async function in `forEach`, or in a `map` whose promises are dropped, is waited for by nobody. */
function unwaited(fn: Node, name: string, context: Context): readonly Hazard[] {
  const isDropped = name === 'forEach' || (name === 'map' && context.use === 'dropped')
  if (fn['async'] !== true || !isDropped || context.block === null || context.waited) return []
  return [{ kind: 'not-awaited', because: `nothing waits for the async function in ${name}` }]
}

function follow(found: Followed, node: Node, args: readonly Node[], context: Context): void {
  const isAsync = found.place.node['async'] === true
  const dropped: readonly Hazard[] =
    isAsync && context.use === 'dropped' && context.block !== null
      ? [{ kind: 'not-awaited', because: 'the helper that holds it is not awaited' }]
      : []
  const values = args.map((arg): Place | null => (arg.type === 'SpreadElement' ? null : { node: arg, scope: context.scope }))
  const block = context.block ?? context.reader.fileBuilder
  const before = block.assertions.length + context.reader.builders.length
  context.reader.walk.visitFunction(found.place.node, values, {
    ...context,
    module: found.module,
    scope: found.place.scope,
    hazards: [...context.hazards, ...dropped],
    helper: context.helper ?? (found.name === '' ? null : found.name),
    waited: context.waited || context.use !== 'dropped',
  })
  // A helper that takes functions may call them through others that cannot be followed; one that registered a test has had its say.
  const isSilent = block.assertions.length + context.reader.builders.length === before && !callsParameter(found.place.node)
  for (const [index, arg] of args.entries()) {
    const inner = bare(arg)
    if (inner.type === 'CallExpression' || inner.type === 'AwaitExpression')
      context.reader.walk.visitExpression(arg, { ...context, use: 'kept' })
    else if (isFunction(inner) && isSilent)
      context.reader.walk.visitFunction(
        inner,
        [],
        withHazard(
          context,
          leftOut(found.place.node, index) ?? { kind: 'callback', of: sourceText(child(node, 'callee') ?? node, context.module) },
        ),
      )
  }
}

const LATER = /^(setTimeout|setInterval|setImmediate|queueMicrotask|nextTick|requestAnimationFrame|requestIdleCallback)$/
/** Calls that run what they are given until it holds, while nobody waits for them. */
const POLLS = /^(waitFor|waitUntil|waitForElementToBeRemoved)$/
/** Calls that run what they are given, or return a promise that waits for it. */
const RUNS =
  /^(test|it|describe|suite|context|act|waitFor|waitUntil|step|then|finally|forEach|map|filter|every|some|reduce|flatMap|find|sort|run\w*|with\w+|use\w*|batch|untracked|all|race|any|from|retry|vi\w*|doesNotThrow|gen|provide|tap|pipe)$/

function visitArgument(arg: Node, context: Context, callee: string | null): void {
  const inner = bare(arg)
  if (!isFunction(inner)) {
    context.reader.walk.visitExpression(arg, { ...context, use: 'kept' })
    return
  }
  const hazards: Hazard[] = [...unwaited(inner, callee ?? '', context)]
  const isLeft =
    callee !== null && /^(then|finally)$/.test(callee) && context.use === 'dropped' && context.block !== null && !context.waited
  if (isLeft) hazards.push({ kind: 'not-awaited', because: 'its promise is neither awaited nor returned' })
  if (callee !== null && POLLS.test(callee) && context.use === 'dropped' && context.block !== null)
    hazards.push({ kind: 'not-awaited', because: `the promise of ${callee} is neither awaited nor returned` })
  if (callee !== null && LATER.test(callee) && !context.waited)
    hazards.push({ kind: 'not-awaited', because: `it stands in ${callee}, which the test does not wait for` })
  else if (callee !== null && !RUNS.test(callee)) hazards.push({ kind: 'callback', of: callee })
  context.reader.walk.visitFunction(inner, [], { ...context, hazards: [...context.hazards, ...hazards], use: 'kept' })
}
