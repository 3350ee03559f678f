import type { Hazard, TestMark, TestOptions } from '../../model/syntax.ts'
import { canonical, AS_WRITTEN } from './canonical.ts'
import { importOf } from './imports.ts'
import { marksOf, placeMarks } from './marks.ts'
import { bare, child, isFunction, list, literalValue, propertyName, quasi, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { optionsOf } from './options.ts'
import { addProperty } from './properties.ts'
import { MAX_ROWS, placeOf } from './reader.ts'
import type { Builder, Context, Suite } from './reader.ts'
import { rowsOf } from './rows.ts'
import type { Runner } from './runners.ts'
import { lookup, resolvePlace } from './scope.ts'
import type { Place } from './scope.ts'
import { wordsOf } from './words.ts'

/** Registers what a call of `test`, `describe` or a hook says. */
export function registerRunner(runner: Runner, node: Node, context: Context): void {
  const args = list(node, 'arguments')
  const body = bodyOf(args, context)
  if (runner.kind === 'hook') {
    if (body !== null)
      context.reader.walk.visitFunction(body.node, [], { ...context, scope: body.scope, inHook: true, contexts: contextNames(body.node) })
    return
  }
  const title = args[0] === undefined || isFunction(bare(args[0])) ? '' : titleOf(args[0], context)
  const options = optionsOf(args, context)
  const marks = [...marksOf(runner, node, context), ...options.marks, ...placeMarks(context)]
  if (runner.kind === 'suite') registerSuite(runner, title, marks, options.options, body, context)
  else registerTest(runner, node, title, marks, options.options, body, context)
}

function registerSuite(
  runner: Runner,
  title: string,
  marks: readonly TestMark[],
  options: TestOptions,
  body: Place | null,
  context: Context,
): void {
  const suite: Suite = { parent: context.suite, title, marks: [...marks], tables: [], options }
  if (runner.rows !== undefined) {
    const rows = rowsOf({ node: runner.rows.node, scope: runner.rows.scope })
    suite.tables.push({ rows: rows === null ? null : rows.map((row) => canonical(row.node, row.scope)) })
  }
  if (body !== null) context.reader.walk.visitFunction(body.node, [], { ...context, scope: body.scope, suite, hazards: [] })
}

function registerTest(
  runner: Runner,
  node: Node,
  title: string,
  marks: readonly TestMark[],
  options: TestOptions,
  body: Place | null,
  context: Context,
): void {
  const isSteppedByRunner = runner.modifiers.some((m) => /^(effect|scoped|live|scopedLive)$/.test(m.name))
  const isGenerator = body !== null && body.node['generator'] === true && !isSteppedByRunner
  const object = body === null ? objectBody(node, context) : null
  const content = body === null ? (object?.node ?? null) : child(body.node, 'body')
  const isEmpty = content !== null && content.type === 'BlockStatement' && list(content, 'body').length === 0
  const words = content === null ? [] : wordsOf(content)
  const builder: Builder = {
    file: context.reader.file,
    kind: 'test',
    suite: context.suite,
    title,
    at: placeOf(node, context.module),
    marks: [...marks],
    options,
    assertions: [],
    properties: [],
    tables: suiteTables(context.suite),
    body: content === null ? 'absent' : isGenerator ? 'generator' : isEmpty ? 'empty' : 'code',
    bodyKey: content === null ? '' : canonical(content, AS_WRITTEN),
    words,
    uses: usesOf(words, context),
  }
  context.reader.builders.push(builder)
  if (object !== null) visitObjectBody(object, { ...context, block: builder, hazards: [] })
  if (body === null) return
  const hazards: readonly Hazard[] = isGenerator ? [{ kind: 'unreachable', because: 'the body is a generator, which nothing steps' }] : []
  const inside: Context = {
    ...context,
    scope: body.scope,
    block: builder,
    hazards,
    contexts: contextNames(body.node),
    waited: takesDone(body.node, runner),
    use: 'kept',
  }
  visitTestBody(runner, node, body, inside)
}

/** A project's own `test({ skip, html, async test({ assert }) { … } })`: the functions of the object are the body. */
function objectBody(node: Node, context: Context): Place | null {
  const first = list(node, 'arguments')[0]
  const place = first === undefined ? null : resolvePlace({ node: first, scope: context.scope })
  return place !== null && place.node.type === 'ObjectExpression' ? place : null
}

function visitObjectBody(object: Place, context: Context): void {
  for (const property of list(object.node, 'properties')) {
    const value = child(property, 'value')
    if (value !== null && isFunction(value))
      context.reader.walk.visitFunction(value, [], { ...context, scope: object.scope, contexts: contextNames(value) })
  }
}

function visitTestBody(runner: Runner, node: Node, body: Place, context: Context): void {
  if (runner.generators !== undefined) {
    const generators = rowsOf({ node: runner.generators.node, scope: runner.generators.scope }) ?? []
    addProperty(node, { generators, predicate: body, isAsync: false }, null, true, context)
    return
  }
  if (runner.rows === undefined) {
    context.reader.walk.visitFunction(body.node, [], context)
    return
  }
  const rows = rowsOf({ node: runner.rows.node, scope: runner.rows.scope })
  const content = child(body.node, 'body')
  if (content === null) return
  if (rows === null || rows.length > MAX_ROWS) {
    context.block?.tables.push({ rows: rows === null ? null : rows.map((row) => canonical(row.node, row.scope)) })
    context.reader.walk.visitFunction(body.node, [], context)
  } else
    context.reader.walk.visitRows(
      rows,
      content,
      list(body.node, 'params'),
      { ...context, stack: [...context.stack, body.node] },
      runner.rows.spread,
    )
}

function suiteTables(suite: Suite): Builder['tables'] {
  const tables: Builder['tables'] = []
  for (let at: Suite | null = suite; at !== null; at = at.parent) tables.push(...at.tables)
  return tables
}

/** The function that a test or suite runs: the first one among the arguments, also behind a name or a wrapper such as `fakeAsync(…)`. */
function bodyOf(args: readonly Node[], context: Context): Place | null {
  for (const arg of args) {
    const place = resolvePlace({ node: arg, scope: context.scope })
    if (isFunction(place.node)) return place
    if (place.node.type === 'Identifier') {
      const binding = lookup(word(place.node, 'name'), place.scope)
      const exported = binding?.kind === 'import' ? context.module.exported(binding.specifier, binding.name) : null
      if (exported !== null) return exported.place
    }
  }
  for (const arg of args.slice(1)) {
    if (arg.type !== 'CallExpression') continue
    const inner = bodyOf(list(arg, 'arguments'), context)
    if (inner !== null) return inner
  }
  return null
}

function titleOf(node: Node, context: Context): string {
  const place = resolvePlace({ node, scope: context.scope })
  const value = literalValue(place.node)
  if (value !== undefined) return String(value)
  if (place.node.type === 'TemplateLiteral') {
    const expressions = list(place.node, 'expressions')
    return list(place.node, 'quasis')
      .map((part, i) => quasi(part) + (expressions[i] === undefined ? '' : dynamicPart(expressions[i], place)))
      .join('')
  }
  if (place.node.type === 'Identifier' || place.node.type === 'MemberExpression')
    return propertyName(place.node) ?? word(place.node, 'name')
  return `<${canonical(place.node, place.scope)}>`
}

function dynamicPart(expression: Node, place: Place): string {
  const at = resolvePlace({ node: expression, scope: place.scope })
  const value = literalValue(at.node)
  return value === undefined ? '${}' : String(value)
}

function contextNames(fn: Node): ReadonlySet<string> {
  const names = new Set<string>()
  const first = list(fn, 'params')[0]
  if (first === undefined) return names
  if (first.type === 'Identifier') names.add(word(first, 'name'))
  for (const property of list(first, 'properties')) {
    const value = child(property, 'value')
    if (value !== null && value.type === 'Identifier') names.add(word(value, 'name'))
  }
  return names
}

/** A test that ends by a callback waits for it. */
function takesDone(fn: Node, runner: Runner): boolean {
  const first = list(fn, 'params')[0]
  return (
    runner.rows === undefined &&
    first !== undefined &&
    first.type === 'Identifier' &&
    /^(done|cb|callback|next|finish|end|t|_?done)$/.test(word(first, 'name'))
  )
}

function usesOf(words: readonly string[], context: Context): Builder['uses'] {
  const found = new Map<string, Builder['uses'][number]>()
  for (const name of words) {
    const binding = lookup(name, context.module.scope)
    const used = binding === null ? null : importOf(binding, context.module.resolve)
    if (used !== null) found.set(`${used.specifier}#${used.name}`, used)
  }
  return [...found.values()]
}
