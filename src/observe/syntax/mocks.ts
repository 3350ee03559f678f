import { unroll } from './chain.ts'
import { importOf } from './imports.ts'
import { isBuiltInMatcher } from './matchers.ts'
import { bare, child, list, literalValue, propertyName, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { placeOf, sourceText } from './reader.ts'
import type { Context } from './reader.ts'
import { lookup, resolvePlace } from './scope.ts'

const MOCKERS = /^(mock|doMock|unstable_mockModule|setMock|mockModule)$/
const HOLDERS = /^(vi|vitest|jest|td|mock|import_vitest)$/
const REPLACES = /^mock(Return|Resolved|Rejected|Implementation)|^(returns|resolves|callsFake|value)$/

/** Module mocks, spies that replace an export, and `expect.extend` over built-in matchers. True when there is nothing else in the call. */
export function recordMock(node: Node, context: Context): boolean {
  const { root, links } = unroll(node)
  const holder = root.type === 'Identifier' ? word(root, 'name') : ''
  const first = links[0]
  if (first === undefined || first.args === null) return false
  if (HOLDERS.test(holder) && (MOCKERS.test(first.name) || (holder === 'mock' && first.name === 'module')))
    return recordModuleMock(node, first.args, context)
  if (holder === 'expect' && first.name === 'extend' && first.args[0] !== undefined) recordReplacedMatchers(first.args[0], context)
  const spy = links.findIndex((l) => l.name === 'spyOn')
  if (spy >= 0 && links.slice(spy + 1).some((l) => REPLACES.test(l.name))) recordSpy(links[spy]?.args ?? [], node, context)
  return false
}

function recordModuleMock(node: Node, args: readonly Node[], context: Context): boolean {
  const [target, factory] = args
  if (target === undefined) return false
  const source = target.type === 'ImportExpression' ? child(target, 'source') : target
  const value = source === null ? undefined : literalValue(source)
  if (typeof value !== 'string') return false
  // `{ spy: true }` watches and replaces nothing.
  if (factory?.type === 'ObjectExpression' && list(factory, 'properties').some((p) => propertyName(p) === 'spy')) return true
  context.reader.mocks.push({
    at: placeOf(node, context.module),
    how: sourceText(node, context.module),
    specifier: value,
    module: context.module.resolve(value),
    name: null,
  })
  return true
}

function recordSpy(args: readonly Node[], node: Node, context: Context): void {
  const [object, key] = args
  const name = key === undefined ? undefined : literalValue(key)
  if (object === undefined || typeof name !== 'string') return
  const inner = bare(object)
  const binding = inner.type === 'Identifier' ? lookup(word(inner, 'name'), context.scope) : null
  const used = binding === null ? null : importOf(binding, context.module.resolve)
  if (used === null) return
  const exported = used.name === '*' ? name : used.name
  context.reader.mocks.push({
    at: placeOf(node, context.module),
    how: sourceText(node, context.module),
    specifier: used.specifier,
    module: used.module,
    name: exported,
  })
}

function recordReplacedMatchers(matchers: Node, context: Context): void {
  const literal = resolvePlace({ node: matchers, scope: context.scope }).node
  for (const property of list(literal, 'properties')) {
    const name = property.type === 'Property' ? propertyName(property) : null
    if (name !== null && isBuiltInMatcher(name)) context.reader.replacedMatchers.add(name)
  }
}
