/** The nodes of an ESTree program as the parser gives them, read by name: what is not there is null, never an exception. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value
}

export function child(node: Node, key: string): Node | null {
  const value = node[key]
  return isNode(value) ? value : null
}

/** The nodes of a list; holes (as in `[, a]`) are left out. */
export function list(node: Node, key: string): readonly Node[] {
  const value = node[key]
  return Array.isArray(value) ? value.filter(isNode) : []
}

export function word(node: Node, key: string): string {
  const value = node[key]
  return typeof value === 'string' ? value : ''
}

const WRAPPERS = new Set([
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'ChainExpression',
])

/** The expression inside parentheses, casts and optional chains, which change nothing that is compared here. */
export function bare(node: Node): Node {
  let inner = node
  while (WRAPPERS.has(inner.type)) {
    const next = child(inner, 'expression')
    if (next === null) return inner
    inner = next
  }
  return inner
}

const TYPE_KEYS = new Set([
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'superTypeArguments',
  'implements',
  'decorators',
  'type',
  'start',
  'end',
  'range',
])

/** The nodes directly below one, types left out, in the order of the source. */
export function children(node: Node): readonly Node[] {
  const found: Node[] = []
  const isType = node.type.startsWith('TS')
  for (const key in node) {
    if (!isType && TYPE_KEYS.has(key)) continue
    const value = node[key]
    if (isNode(value)) found.push(value)
    else if (Array.isArray(value)) for (const item of value) if (isNode(item)) found.push(item)
  }
  return found
}

export function isFunction(node: Node): boolean {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression' || node.type === 'FunctionDeclaration'
}

export function isIdentifier(node: Node | null, name?: string): boolean {
  return node !== null && node.type === 'Identifier' && (name === undefined || node['name'] === name)
}

/** The name of a property: `a.b`, `a['b']`; null when it is computed. */
export function propertyName(node: Node): string | null {
  const key = child(node, node.type === 'MemberExpression' ? 'property' : 'key')
  if (key === null) return null
  if (node['computed'] !== true && (key.type === 'Identifier' || key.type === 'PrivateIdentifier')) return word(key, 'name')
  const value = literalValue(key)
  return value === undefined ? null : String(value)
}

/** The value of a literal or of a template without parts; undefined for all else. */
export function literalValue(node: Node): string | number | boolean | null | undefined {
  const inner = bare(node)
  if (inner.type === 'Literal') {
    const value = inner['value']
    if (inner['regex'] !== undefined || inner['bigint'] !== undefined) return undefined
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null ? value : undefined
  }
  if (inner.type === 'TemplateLiteral' && list(inner, 'expressions').length === 0) return quasi(list(inner, 'quasis')[0])
  if (inner.type === 'UnaryExpression' && inner['operator'] === '-') {
    const operand = child(inner, 'argument')
    const value = operand === null ? undefined : literalValue(operand)
    return typeof value === 'number' ? -value : undefined
  }
  return undefined
}

/** The cooked text of one static part of a template. */
export function quasi(node: Node | undefined): string {
  const value = node?.['value']
  if (typeof value !== 'object' || value === null) return ''
  if ('cooked' in value && typeof value.cooked === 'string') return value.cooked
  return 'raw' in value && typeof value.raw === 'string' ? value.raw : ''
}
