import { bare, child, isFunction, isIdentifier, isNode, list, propertyName, word } from '../../../observe/syntax/nodes.ts'
import type { Node } from '../../../observe/syntax/nodes.ts'
import type { Program } from '../../../observe/syntax/parse.ts'
import { valueOf } from './text.ts'

/** The object literal that a configuration exports, or why there is none that could be edited. */
export type ConfigObject = { readonly object: Node } | { readonly because: string }

/**
 * Finds it through `defineConfig`, functions that return one object, `mergeConfig` (its last argument, which wins), constants, casts, and
 * `module.exports`.
 */
export function configObject(program: Program): ConfigObject {
  const exported = exportedExpression(program.node)
  if (exported === null) return { because: 'it has no default export' }
  return objectOf(exported, program.node, 0)
}

function exportedExpression(program: Node): Node | null {
  for (const statement of list(program, 'body')) {
    if (statement.type === 'ExportDefaultDeclaration') return child(statement, 'declaration')
    const expression = statement.type === 'ExpressionStatement' ? child(statement, 'expression') : null
    if (expression?.type !== 'AssignmentExpression') continue
    const left = child(expression, 'left')
    const holder = left === null ? null : child(left, 'object')
    if (left?.type === 'MemberExpression' && propertyName(left) === 'exports' && isIdentifier(holder, 'module'))
      return child(expression, 'right')
  }
  return null
}

const WRITERS = new Set(['defineConfig', 'defineProject', 'defineWorkspace', 'withZephyr', 'withNx'])

function objectOf(expression: Node, program: Node, depth: number): ConfigObject {
  if (depth > 8) return { because: 'what it exports is nested too deep' }
  const node = bare(expression)
  const further = (next: Node | null | undefined): ConfigObject =>
    next === null || next === undefined ? { because: 'what it exports is empty' } : objectOf(next, program, depth + 1)
  if (node.type === 'ObjectExpression') return { object: node }
  if (node.type === 'AwaitExpression') return further(child(node, 'argument'))
  if (node.type === 'Identifier') {
    const name = word(node, 'name')
    const made = constantOf(program, name)
    return made === null ? { because: `it exports ${name}, which is not written in this file` } : further(made)
  }
  if (isFunction(node)) return returned(node, further)
  if (node.type !== 'CallExpression') return { because: 'what it exports is computed' }
  const callee = child(node, 'callee')
  const name = callee === null ? '' : word(callee, 'name') || (propertyName(callee) ?? '')
  const given = list(node, 'arguments')
  if (name === 'mergeConfig') return further(given.slice(0, 2).at(-1))
  if (WRITERS.has(name) || given.length === 1) return further(given[0])
  return { because: `what it exports is made by ${name === '' ? 'a call' : `${name}()`}` }
}

function constantOf(program: Node, name: string): Node | null {
  const declarations = list(program, 'body').flatMap((statement) => {
    const inner = statement.type.startsWith('Export') ? child(statement, 'declaration') : statement
    if (inner?.type === 'FunctionDeclaration' && isIdentifier(child(inner, 'id'), name)) return [inner]
    return inner?.type === 'VariableDeclaration' && inner['kind'] === 'const' ? list(inner, 'declarations') : []
  })
  for (const one of declarations) {
    if (!isIdentifier(child(one, 'id'), name)) continue
    return one.type === 'FunctionDeclaration' ? one : child(one, 'init')
  }
  return null
}

/** A function is edited where everything that it can return is one object. */
function returned(node: Node, further: (next: Node | null) => ConfigObject): ConfigObject {
  const body = child(node, 'body')
  if (body === null || body.type !== 'BlockStatement') return further(body)
  const returns = returnsOf(body)
  const [only] = returns
  if (returns.length !== 1 || only === undefined) return { because: `its function returns at ${returns.length} places` }
  const argument = child(only, 'argument')
  const value = argument === null ? null : bare(argument)
  if (value?.type !== 'Identifier') return further(argument)
  const made = list(body, 'body')
    .flatMap((one) => (one.type === 'VariableDeclaration' && one['kind'] === 'const' ? list(one, 'declarations') : []))
    .find((one) => isIdentifier(child(one, 'id'), word(value, 'name')))
  return further(made === undefined ? argument : child(made, 'init'))
}

function returnsOf(node: Node): readonly Node[] {
  if (node.type === 'ReturnStatement') return [node]
  if (isFunction(node) || node.type.startsWith('Class')) return []
  return Object.values(node).flatMap((value: unknown) => {
    const inside: readonly unknown[] = Array.isArray(value) ? value : [value]
    return inside.filter(isNode).flatMap((one) => returnsOf(one))
  })
}

/** A property of an object literal: its value, `null` where there is none, or `unclear` where a spread or a computed name may hold it. */
export function propertyOf(object: Node, name: string): { readonly value: Node | null; readonly isUnclear: boolean } {
  const properties = list(object, 'properties')
  const found = properties.findLast((one) => one.type === 'Property' && propertyName(one) === name)
  const spreads = properties.filter((one) => one.type !== 'Property' || propertyName(one) === null)
  if (found === undefined) return { value: null, isUnclear: spreads.length > 0 }
  const value = valueOf(found)
  return {
    value: value === null ? null : bare(value),
    isUnclear: spreads.some((one) => one.start > found.start) || found['shorthand'] === true,
  }
}
