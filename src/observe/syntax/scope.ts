import { bare, child, isFunction, isNode, list, literalValue, propertyName, word } from './nodes.ts'
import type { Node } from './nodes.ts'

/** What a name stands for where it is used. */
export type Binding =
  | {
      readonly kind: 'import'
      readonly specifier: string
      readonly name: string
      readonly local: string
      /** The file that imports. */
      readonly from: string
      /** What an export of that module stands for, over re-exports; null for what is not followed. */
      readonly reach: (name: string) => Reached | null
    }
  /** `path` leads from the value of `node` to what the name holds, for destructured names. `key` remembers its canonical text. */
  | {
      readonly kind: 'value'
      readonly node: Node
      readonly scope: Scope
      readonly path: readonly string[]
      /** An argument or a row: another call has another. */ readonly given: boolean
      key?: string
    }
  | { readonly kind: 'function'; readonly node: Node; readonly scope: Scope; readonly name: string }
  /** Parameters, variables that are assigned again, classes. */
  | { readonly kind: 'opaque'; readonly label: string; readonly parameter: boolean }

/** A value in another module of the repository, with the text that it stands in, or an export of a package. */
export type Reached =
  | { readonly kind: 'value'; readonly node: Node; readonly scope: Scope; readonly text: string }
  | { readonly kind: 'package'; readonly specifier: string; readonly name: string }

/** The file whose imports are bound, and what they lead to. */
export interface Importer {
  readonly file: string
  readonly reach: (specifier: string, name: string) => Reached | null
}

export interface Scope {
  readonly parent: Scope | null
  readonly names: Map<string, Binding>
}

export interface Place {
  readonly node: Node
  readonly scope: Scope
}

export function innerScope(parent: Scope | null): Scope {
  return { parent, names: new Map() }
}

export function lookup(name: string, scope: Scope): Binding | null {
  for (let at: Scope | null = scope; at !== null; at = at.parent) {
    const found = at.names.get(name)
    if (found !== undefined) return found
  }
  return null
}

/**
 * Binds the names of a pattern to a value, or to nothing that is known when `value` is null.
 * `into` is where the names live, which is not where the value is read.
 */
export function bindPattern(pattern: Node, value: Place | null, into: Scope, path: readonly string[] = [], given = false): void {
  switch (pattern.type) {
    case 'Identifier': {
      const name = word(pattern, 'name')
      into.names.set(name, value === null ? { kind: 'opaque', label: name, parameter: true } : named(name, value, path, given))
      return
    }
    case 'AssignmentPattern':
    case 'TSParameterProperty': {
      const inner = child(pattern, pattern.type === 'AssignmentPattern' ? 'left' : 'parameter')
      if (inner !== null) bindPattern(inner, value, into, path, given)
      return
    }
    case 'RestElement': {
      const inner = child(pattern, 'argument')
      if (inner !== null) bindPattern(inner, null, into)
      return
    }
    case 'ObjectPattern':
      for (const property of list(pattern, 'properties')) {
        const target = property.type === 'RestElement' ? property : child(property, 'value')
        const name = property.type === 'RestElement' ? null : propertyName(property)
        if (target !== null) bindPattern(target, name === null ? null : value, into, name === null ? [] : [...path, name], given)
      }
      return
    case 'ArrayPattern': {
      const elements = pattern['elements']
      if (!Array.isArray(elements)) return
      elements.forEach((element: Node | null, index) => {
        if (element !== null) bindPattern(element, value, into, [...path, String(index)], given)
      })
      return
    }
  }
}

function named(name: string, value: Place, path: readonly string[], given: boolean): Binding {
  const inner = bare(value.node)
  if (path.length === 0 && isFunction(inner)) return { kind: 'function', node: inner, scope: value.scope, name }
  return { kind: 'value', node: inner, scope: value.scope, path, given }
}

/** Binds what a block declares: functions first, as JavaScript does, then constants and variables that are never assigned again. */
export function hoist(
  statements: readonly Node[],
  scope: Scope,
  assigned: ReadonlySet<string>,
  importer: Importer = { file: '', reach: () => null },
): void {
  for (const statement of statements) {
    const declaration = statement.type.startsWith('Export') ? child(statement, 'declaration') : statement
    if (declaration === null) continue
    if (declaration.type === 'FunctionDeclaration') {
      const name = declaredName(declaration)
      scope.names.set(name, { kind: 'function', node: declaration, scope, name })
    } else if (declaration.type === 'ClassDeclaration') {
      const name = declaredName(declaration)
      scope.names.set(name, { kind: 'opaque', label: name, parameter: false })
    } else if (declaration.type === 'VariableDeclaration') hoistVariables(declaration, scope, assigned)
    else if (declaration.type === 'ImportDeclaration') hoistImports(declaration, scope, importer)
    else if (declaration.type === 'TSTypeAliasDeclaration') hoistType(declaration, scope)
  }
}

/** Types have names of their own, which no value can have. */
const typeKey = (name: string): string => `type ${name}`

function hoistType(declaration: Node, scope: Scope): void {
  const node = child(declaration, 'typeAnnotation')
  if (node !== null && child(declaration, 'typeParameters') === null)
    scope.names.set(typeKey(declaredName(declaration)), { kind: 'value', node, scope, path: [], given: false })
}

/** The values whose types a type is made of: `x` of `Parameters<typeof x>`, through the names of types that the file declares. */
export function valuesOfType(type: Node, scope: Scope, known: Set<Binding> = new Set()): readonly Node[] {
  const value = type.type === 'TSTypeQuery' ? child(type, 'exprName') : null
  if (value !== null) return [value]
  const name = type.type === 'TSTypeReference' ? child(type, 'typeName') : null
  const alias = name?.type === 'Identifier' ? lookup(typeKey(word(name, 'name')), scope) : null
  // Each name of a type is looked into once, or two that name each other would never end.
  const own = alias?.kind === 'value' && !known.has(alias) ? valuesOfType(alias.node, alias.scope, known.add(alias)) : []
  return [...own, ...typesIn(type).flatMap((inner) => valuesOfType(inner, scope, known))]
}

/** The nodes below a type. */
function typesIn(type: Node): readonly Node[] {
  return Object.entries(type).flatMap(([, value]) => (Array.isArray(value) ? value : [value]).filter(isNode))
}

function declaredName(declaration: Node): string {
  const id = child(declaration, 'id')
  return id === null ? 'default' : word(id, 'name')
}

function hoistVariables(declaration: Node, scope: Scope, assigned: ReadonlySet<string>): void {
  for (const declarator of list(declaration, 'declarations')) {
    const id = child(declarator, 'id')
    const init = child(declarator, 'init')
    if (id === null) continue
    const fixed = declaration['kind'] === 'const' || id.type !== 'Identifier' || !assigned.has(word(id, 'name'))
    bindPattern(id, init !== null && fixed ? { node: init, scope } : null, scope)
  }
}

function hoistImports(declaration: Node, scope: Scope, { file, reach }: Importer): void {
  const source = child(declaration, 'source')
  if (source === null) return
  const specifier = String(literalValue(source) ?? '')
  for (const item of list(declaration, 'specifiers')) {
    const localNode = child(item, 'local')
    if (localNode === null) continue
    const local = word(localNode, 'name')
    const imported = child(item, 'imported')
    const importedName = imported === null ? '' : word(imported, 'name') || String(literalValue(imported) ?? '')
    const name = item.type === 'ImportNamespaceSpecifier' ? '*' : item.type === 'ImportDefaultSpecifier' ? 'default' : importedName
    const asked = (exported: string): Reached | null => reach(specifier, exported)
    scope.names.set(local, { kind: 'import', specifier, name, local, from: file, reach: asked })
  }
}

/** The expression that a name or member finally stands for, as far as literals say it; itself when they do not.
 * `ownOnly` stops at arguments and rows: what they hold here they need not hold in the next call. */
export function resolvePlace(place: Place, ownOnly = false): Place {
  let at: Place = { node: bare(place.node), scope: place.scope }
  for (let steps = 0; steps < 20; steps++) {
    const next = step(at, ownOnly)
    if (next === null) return at
    at = { node: bare(next.node), scope: next.scope }
  }
  return at
}

function step(at: Place, ownOnly: boolean): Place | null {
  const { node, scope } = at
  if (node.type === 'Identifier') {
    const binding = lookup(word(node, 'name'), scope)
    if (binding === null) return null
    if (binding.kind === 'function') return { node: binding.node, scope: binding.scope }
    if (binding.kind !== 'value' || (ownOnly && binding.given)) return null
    let place: Place | null = { node: binding.node, scope: binding.scope }
    for (const part of binding.path) place = place === null ? null : select(resolvePlace(place, ownOnly), part)
    return place
  }
  if (node.type === 'MemberExpression') {
    const object = child(node, 'object')
    const name = propertyName(node)
    if (object === null || name === null || object.type === 'Super') return null
    return select(resolvePlace({ node: object, scope }, ownOnly), name)
  }
  if (node.type === 'CallExpression') {
    const callee = child(node, 'callee')
    const first = list(node, 'arguments')[0]
    const frozen = callee?.type === 'MemberExpression' && propertyName(callee) === 'freeze'
    return frozen && first !== undefined ? { node: first, scope } : null
  }
  return null
}

/** A property or an element of a literal; null when the literal does not say. */
export function select(place: Place, name: string): Place | null {
  const node = bare(place.node)
  if (node.type === 'ArrayExpression') {
    const elements = node['elements']
    const element: Node | null | undefined = Array.isArray(elements) ? elements[Number(name)] : undefined
    if (element === null || element === undefined || list(node, 'elements').some((e) => e.type === 'SpreadElement')) return null
    return { node: element, scope: place.scope }
  }
  if (node.type !== 'ObjectExpression') return null
  for (const property of list(node, 'properties')) {
    if (property.type !== 'Property' || propertyName(property) !== name) continue
    const value = child(property, 'value')
    return value === null ? null : { node: value, scope: place.scope }
  }
  return null
}

/** Names that are assigned somewhere after their declaration, in one pass over the whole program. */
export function assignedNames(program: Node): ReadonlySet<string> {
  return new Set(assignments(program).assigned.map(({ name }) => name))
}

/** A name, and where in the text something is said of it. */
interface NameAt {
  readonly name: string
  readonly offset: number
}

/** Where names are assigned after their declaration, and where variables that can be are declared with a value. */
export function assignments(program: Node): { readonly assigned: readonly NameAt[]; readonly declared: readonly NameAt[] } {
  const assigned: NameAt[] = []
  const declared: NameAt[] = []
  const left: object[] = [program]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (Array.isArray(at)) {
      for (const item of at) if (typeof item === 'object' && item !== null) left.push(item)
      continue
    }
    for (const key in at) {
      const value: unknown = Reflect.get(at, key)
      if (typeof value === 'object' && value !== null) left.push(value)
    }
    if (!isNode(at)) continue
    if (at.type === 'AssignmentExpression') collectTargets(at['left'], at.start, assigned)
    else if (at.type === 'UpdateExpression') collectTargets(at['argument'], at.start, assigned)
    else if (at.type === 'VariableDeclaration' && at['kind'] !== 'const')
      for (const one of list(at, 'declarations')) {
        const id = child(one, 'id')
        if (id !== null && id.type === 'Identifier' && child(one, 'init') !== null)
          declared.push({ name: word(id, 'name'), offset: id.start })
      }
  }
  return { assigned, declared }
}

function collectTargets(target: unknown, offset: number, found: NameAt[]): void {
  if (typeof target !== 'object' || target === null || !('type' in target)) return
  if (target.type === 'Identifier' && 'name' in target) found.push({ name: String(target.name), offset })
  else if (target.type === 'ObjectPattern' || target.type === 'ArrayPattern') {
    for (const value of Object.values(target)) if (Array.isArray(value)) for (const item of value) collectTargets(item, offset, found)
  } else if (target.type === 'Property' && 'value' in target) collectTargets(target.value, offset, found)
}
