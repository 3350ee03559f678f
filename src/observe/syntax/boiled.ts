import { canonical, isData } from './canonical.ts'
import { bare, child, list, literalValue, propertyName, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { resolvePlace } from './scope.ts'
import type { Scope } from './scope.ts'

/**
 * How much is left of a result in a subject that says one thing of it: `typeof x`, `!!x`, `x > 0`, `x instanceof C`; null for a subject
 * that is looked at as it is. On the scale of matchers, where `expect(x > 0).toBe(true)` says what `toBeGreaterThan(0)` says.
 */
export function boiledStrength(subject: Node): number | null {
  const inner = bare(subject)
  const operator = word(inner, 'operator')
  switch (inner.type) {
    case 'UnaryExpression':
      if (operator === 'typeof') return 20
      // `!x` alone is compared with the other value; `!!x` only asks whether there is something.
      return operator === '!' && child(inner, 'argument')?.type === 'UnaryExpression' ? 10 : null
    case 'BinaryExpression':
      return /^[<>]=?$/.test(operator) ? 30 : operator === 'instanceof' || operator === 'in' ? 20 : null
    case 'CallExpression': {
      const callee = child(inner, 'callee')
      if (callee?.type === 'Identifier') return word(callee, 'name') === 'Boolean' ? 10 : null
      const isArray = callee?.type === 'MemberExpression' && propertyName(callee) === 'isArray'
      return isArray && word(child(callee, 'object') ?? callee, 'name') === 'Array' ? 20 : null
    }
    default:
      return null
  }
}

/** `f() && 'a'`, `ok ? f() : 'a'`, `f().replace(/.+/, 'a')` for an expected `'a'`: the subject brings the answer along. */
export function bringsAnswer(subject: Node, expected: Node, scope: Scope): boolean {
  const wanted = canonical(expected, scope)
  if (!isData(expected, scope)) return false
  const { node: inner, scope: at } = resolvePlace({ node: subject, scope })
  const isAnswer = (node: Node | null | undefined): boolean => node !== null && node !== undefined && canonical(node, at) === wanted
  if (inner.type === 'ConditionalExpression') return isAnswer(child(inner, 'consequent')) || isAnswer(child(inner, 'alternate'))
  // `f() ?? null` and `f() || []` fill in what is not there, which is then the answer that is looked for.
  if (inner.type === 'LogicalExpression') return inner['operator'] === '&&' && isAnswer(child(inner, 'right'))
  const callee = inner.type === 'CallExpression' ? child(inner, 'callee') : null
  const isReplace = callee?.type === 'MemberExpression' && /^replace(All)?$/.test(propertyName(callee) ?? '')
  return isReplace && literalValue(expected) !== '' && isAnswer(list(inner, 'arguments')[1])
}

/** What a plain copy is one of: `[...x]`, `{ ...x }`, `structuredClone(x)`, `JSON.parse(JSON.stringify(x))`, `x.slice()`; itself if none. */
export function copied(node: Node, depth = 0): Node {
  const inner = bare(node)
  const next = depth > 10 ? null : copyOf(inner)
  return next === null ? inner : copied(next, depth + 1)
}

function copyOf(node: Node): Node | null {
  if (node.type === 'ArrayExpression' || node.type === 'ObjectExpression') {
    const [only, ...others] = list(node, node.type === 'ArrayExpression' ? 'elements' : 'properties')
    return only?.type === 'SpreadElement' && others.length === 0 ? child(only, 'argument') : null
  }
  if (node.type !== 'CallExpression') return null
  const callee = child(node, 'callee')
  const [first, ...others] = list(node, 'arguments')
  if (callee?.type === 'Identifier') return word(callee, 'name') === 'structuredClone' ? (first ?? null) : null
  const object = callee?.type === 'MemberExpression' ? child(callee, 'object') : null
  if (callee === null || object === null) return null
  const name = `${object.type === 'Identifier' ? word(object, 'name') : ''}.${propertyName(callee) ?? ''}`
  if (/^(JSON\.(parse|stringify)|Array\.from)$/.test(name) && others.length === 0) return first ?? null
  return /\.(slice|concat)$/.test(name) && first === undefined ? object : null
}
