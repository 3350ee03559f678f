import type { ImportedName } from '../../model/syntax.ts'
import type { ProjectPath } from '../../model/words.ts'
import { bare, child, children, list, literalValue, propertyName, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { lookup } from './scope.ts'
import type { Binding, Scope } from './scope.ts'

/** The file of the repository that a specifier stands for; null for packages and for what is not there. */
export type Resolve = (specifier: string, from?: ProjectPath) => ProjectPath | null

const MAX_NODES = 2000

/** The imports that an expression uses, through constants as well: `out` counts as `slug` after `const out = slug('x')`. */
export function importsIn(node: Node, scope: Scope, resolve: Resolve): readonly ImportedName[] {
  const found = new Map<string, ImportedName>()
  const left: { readonly node: Node; readonly scope: Scope }[] = [{ node, scope }]
  const seen = new Set<Binding>()
  for (let count = 0, at = left.pop(); at !== undefined && count < MAX_NODES; at = left.pop(), count++) {
    const inner = bare(at.node)
    if (inner.type === 'MemberExpression') {
      const object = child(inner, 'object')
      const name = propertyName(inner)
      const used = object === null || name === null ? null : namespaceUse(object, name, at.scope, resolve)
      if (used !== null) found.set(`${used.specifier}#${used.name}`, used)
      else if (object !== null) left.push({ node: object, scope: at.scope })
      const property = inner['computed'] === true ? child(inner, 'property') : null
      if (property !== null) left.push({ node: property, scope: at.scope })
    } else if (inner.type === 'Identifier') {
      const binding = lookup(word(inner, 'name'), at.scope)
      if (binding === null || seen.has(binding)) continue
      seen.add(binding)
      const used = importOf(binding, resolve)
      if (used !== null) found.set(`${used.specifier}#${used.name}`, used)
      else if (binding.kind === 'value') left.push({ node: binding.node, scope: binding.scope })
    } else if (inner.type === 'Property') {
      const value = child(inner, 'value')
      if (value !== null) left.push({ node: value, scope: at.scope })
    } else for (const below of children(inner)) left.push({ node: below, scope: at.scope })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

function namespaceUse(object: Node, name: string, scope: Scope, resolve: Resolve): ImportedName | null {
  const inner = bare(object)
  if (inner.type !== 'Identifier') return null
  const binding = lookup(word(inner, 'name'), scope)
  if (binding?.kind === 'import' && binding.name === '*')
    return { specifier: binding.specifier, module: resolve(binding.specifier, binding.from), name }
  const specifier = binding?.kind === 'value' && binding.path.length === 0 ? dynamicSpecifier(binding.node) : null
  return specifier === null ? null : { specifier, module: resolve(specifier), name }
}

/** What a name imports: by `import`, by `await import()` or by `require()`. */
export function importOf(binding: Binding, resolve: Resolve): ImportedName | null {
  if (binding.kind === 'import')
    return { specifier: binding.specifier, module: resolve(binding.specifier, binding.from), name: binding.name }
  if (binding.kind !== 'value') return null
  const specifier = dynamicSpecifier(binding.node)
  if (specifier === null) return null
  return { specifier, module: resolve(specifier), name: binding.path[0] ?? '*' }
}

/** The module of `await import('x')`, `require('x')` and the like. */
export function dynamicSpecifier(node: Node): string | null {
  const inner = bare(node)
  if (inner.type === 'AwaitExpression') {
    const argument = child(inner, 'argument')
    return argument === null ? null : dynamicSpecifier(argument)
  }
  if (inner.type === 'ImportExpression') {
    const source = child(inner, 'source')
    const value = source === null ? undefined : literalValue(source)
    return typeof value === 'string' ? value : null
  }
  if (inner.type !== 'CallExpression') return null
  const callee = child(inner, 'callee')
  const first = list(inner, 'arguments')[0]
  const name = callee === null ? '' : callee.type === 'Identifier' ? word(callee, 'name') : (propertyName(callee) ?? '')
  const value = first === undefined ? undefined : literalValue(first)
  return /^(require|importActual|requireActual|importOriginal)$/.test(name) && typeof value === 'string' ? value : null
}
