import { createHash } from 'node:crypto'
import { bare, child, children, isFunction, isNode, list, literalValue, propertyName, quasi, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { bindPattern, innerScope, lookup, resolvePlace } from './scope.ts'
import type { Binding, Scope } from './scope.ts'

/** Longer texts become a hash, so that a value that is used in itself many times over cannot grow without bound. */
const MAX_TEXT = 240
const MAX_DEPTH = 400

/** A scope that knows no name: canonical text as written. */
export const AS_WRITTEN: Scope = innerScope(null)

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

/** A text, or one that is as good for comparing. */
export function bounded(text: string): string {
  return text.length <= MAX_TEXT ? text : `${text.slice(0, 24)}#${shortHash(text)}`
}

/**
 * One text for all spellings of one expression: quotes, numbers, commas, comments, types, casts, parentheses, parameter names and import
 * aliases make no difference, and names of constants stand for their values as far as `scope` knows them.
 */
export function canonical(node: Node, scope: Scope, depth = 0): string {
  if (depth > MAX_DEPTH) return 'deep'
  const inner = bare(node)
  return bounded(render(inner, scope, depth + 1))
}

function render(node: Node, scope: Scope, depth: number): string {
  const each = (nodes: readonly Node[]): string => nodes.map((n) => canonical(n, scope, depth)).join(',')
  const part = (key: string): string => {
    const value = child(node, key)
    return value === null ? '' : canonical(value, scope, depth)
  }
  const literal = literalValue(node)
  if (literal !== undefined) return JSON.stringify(literal)
  if (node.type === 'UnaryExpression' && node['operator'] === 'void') return 'undefined'
  switch (node.type) {
    case 'Identifier':
      return renderName(word(node, 'name'), scope, depth)
    case 'Literal':
      return word(node, 'raw') || JSON.stringify(node['regex'] ?? node['bigint'] ?? null)
    case 'TemplateLiteral':
      return renderTemplate(node, scope, depth)
    case 'MemberExpression':
      return renderMember(node, scope, depth)
    case 'CallExpression':
      return `${part('callee')}(${each(list(node, 'arguments'))})`
    case 'NewExpression':
      return `new ${part('callee')}(${each(list(node, 'arguments'))})`
    case 'ArrayExpression':
      return `[${each(list(node, 'elements'))}]`
    case 'ObjectExpression':
      return `{${each(list(node, 'properties'))}}`
    case 'Property':
      return `${propertyName(node) ?? `[${part('key')}]`}:${part('value')}`
    case 'SpreadElement':
      return `...${part('argument')}`
    case 'AwaitExpression':
      return `await ${part('argument')}`
    case 'ExpressionStatement':
      return part('expression')
    case 'VariableDeclaration':
      return each(list(node, 'declarations'))
    case 'VariableDeclarator':
      return `${part('id')}=${part('init')}`
    case 'ReturnStatement':
      return `return ${part('argument')}`
    default:
      return isFunction(node) ? renderFunction(node, scope, depth) : renderOther(node, scope, depth)
  }
}

function renderOther(node: Node, scope: Scope, depth: number): string {
  const operator = typeof node['operator'] === 'string' ? node['operator'] : ''
  const name = operator === '' && !node.type.endsWith('Expression') ? word(node, 'name') : ''
  return `${node.type}${operator}${name}(${children(node)
    .map((n) => canonical(n, scope, depth))
    .join(';')})`
}

function renderName(name: string, scope: Scope, depth: number): string {
  const binding = lookup(name, scope)
  return binding === null ? name : renderBinding(binding, name, depth)
}

function renderBinding(binding: Binding, name: string, depth: number): string {
  switch (binding.kind) {
    case 'import':
      return binding.name === 'default' || binding.name === '*' ? `~${binding.local}` : `~${binding.name}`
    case 'function':
      return binding.name
    case 'opaque':
      return binding.label
    case 'value': {
      if (binding.key !== undefined) return binding.key
      // A constant that is used in its own value would never end; it is then its own name.
      binding.key = 'itself'
      binding.key = renderValue(binding, name, depth)
      return binding.key
    }
  }
}

/** `vi.fn()`, `[]`, `new Map()`: what it is says nothing, and two of them are two things. Its name says more. */
function isFresh(node: Node): boolean {
  switch (node.type) {
    case 'ArrayExpression':
      return list(node, 'elements').length === 0
    case 'ObjectExpression':
      return list(node, 'properties').length === 0
    case 'CallExpression':
    case 'NewExpression':
      return list(node, 'arguments').length === 0
    default:
      return false
  }
}

function renderValue(binding: Extract<Binding, { kind: 'value' }>, name: string, depth: number): string {
  if (binding.path.length === 0 && isFresh(binding.node)) return name
  if (binding.path.length === 0) return canonical(binding.node, binding.scope, depth)
  let text: string | null = null
  const place = resolvePlace({ node: binding.node, scope: binding.scope })
  let at = place
  let left = binding.path
  for (const part of binding.path) {
    const object = bare(at.node)
    const next = object.type === 'ArrayExpression' || object.type === 'ObjectExpression' ? selectIn(object, at.scope, part) : null
    if (next === null) break
    at = next
    left = left.slice(1)
  }
  text = canonical(at.node, at.scope, depth)
  return [text, ...left].join('.')
}

function selectIn(node: Node, scope: Scope, name: string): { readonly node: Node; readonly scope: Scope } | null {
  if (node.type === 'ArrayExpression') {
    const element = list(node, 'elements')[Number(name)]
    return element === undefined ? null : resolvePlace({ node: element, scope })
  }
  for (const property of list(node, 'properties')) {
    const value = property.type === 'Property' && propertyName(property) === name ? child(property, 'value') : null
    if (value !== null) return resolvePlace({ node: value, scope })
  }
  return null
}

/** Two spellings of one number. */
const NUMBERS: Readonly<Record<string, string>> = {
  POSITIVE_INFINITY: 'Infinity',
  NEGATIVE_INFINITY: 'UnaryExpression-(Infinity)',
  NaN: 'NaN',
}

function renderMember(node: Node, scope: Scope, depth: number): string {
  const object = child(node, 'object')
  const name = propertyName(node)
  const objectText = object === null ? '' : canonical(object, scope, depth)
  if (objectText === 'Number' && name !== null) return NUMBERS[name] ?? `Number.${name}`
  if (name === null) {
    const property = child(node, 'property')
    return `${objectText}[${property === null ? '' : canonical(property, scope, depth)}]`
  }
  if (object !== null && object.type === 'Identifier') {
    const binding = lookup(word(object, 'name'), scope)
    // `ns.f` after `import * as ns` is the same function as `f` after `import { f }`.
    if (binding?.kind === 'import' && binding.name === '*') return `~${name}`
  }
  const place = resolvePlace({ node, scope })
  return place.node === node ? `${objectText}.${name}` : canonical(place.node, place.scope, depth)
}

function renderTemplate(node: Node, scope: Scope, depth: number): string {
  const expressions = list(node, 'expressions')
  const parts = list(node, 'quasis').map((part, i) => {
    const expression = expressions[i]
    return JSON.stringify(quasi(part)) + (expression === undefined ? '' : `+${canonical(expression, scope, depth)}+`)
  })
  return `\`${parts.join('')}\``
}

function renderFunction(node: Node, scope: Scope, depth: number): string {
  const inner = innerScope(scope)
  const params = list(node, 'params')
  for (const param of params) bindPattern(param, null, inner)
  let count = 0
  for (const name of inner.names.keys()) inner.names.set(name, { kind: 'opaque', label: `$${count++}`, parameter: true })
  const body = child(node, 'body')
  const only = body === null ? null : onlyReturn(body)
  return `${node['async'] === true ? 'async ' : ''}fn(${params.length})=>${body === null ? '' : canonical(only ?? body, inner, depth)}`
}

/** `() => { return x }` and `() => x` are one thing, and so are `() => { f() }` and `() => f()` to a matcher that calls them. */
function onlyReturn(body: Node): Node | null {
  if (body.type !== 'BlockStatement') return null
  const statements = list(body, 'body')
  const only = statements[0]
  if (statements.length !== 1 || only === undefined) return null
  if (only.type === 'ReturnStatement') return child(only, 'argument')
  return only.type === 'ExpressionStatement' ? child(only, 'expression') : null
}

/** Plain data all through: literals, and arrays, objects and templates of them; constants count as what they hold. */
export function isData(node: Node, scope: Scope, depth = 0): boolean {
  if (depth > 60) return false
  const place = resolvePlace({ node, scope })
  const inner = place.node
  if (literalValue(inner) !== undefined) return true
  switch (inner.type) {
    case 'Literal':
      return true
    case 'Identifier':
      return inner['name'] === 'undefined' || inner['name'] === 'NaN' || inner['name'] === 'Infinity'
    case 'ArrayExpression':
    case 'ObjectExpression':
      return children(inner).every((n) => isData(n, place.scope, depth + 1))
    case 'Property':
      return inner['computed'] !== true && isNode(inner['value']) && isData(inner['value'], place.scope, depth + 1)
    default:
      return false
  }
}
