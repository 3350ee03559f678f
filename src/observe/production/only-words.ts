import type { ProjectPath } from '../../model/words.ts'
import { isNode } from '../syntax/nodes.ts'
import type { Node } from '../syntax/nodes.ts'
import { parseProgram } from '../syntax/parse.ts'

/** What is gone when the program runs, or says only where a thing stands. */
const NO_MEANING = new Set([
  'start',
  'end',
  'range',
  'loc',
  'comments',
  'hashbang',
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeArguments',
  'implements',
  'accessibility',
  'readonly',
  'override',
  'definite',
  'importKind',
  'exportKind',
])

const TYPE_ONLY = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'])

/** Whether two texts of one module differ in comments, layout and types alone. Not when either side cannot be parsed. */
export function differsOnlyInWords(path: ProjectPath, before: string, after: string): boolean {
  if (before === after) return true
  const [was, now] = [meaningOf(path, before), meaningOf(path, after)]
  return was !== null && was === now
}

function meaningOf(path: ProjectPath, text: string): string | null {
  if (!/\.[cm]?[jt]sx?$/.test(path)) return null
  const parsed = parseProgram(path, text)
  if (parsed.state === 'failed') return null
  try {
    return JSON.stringify(parsed.program.node, function (this: unknown, key, value: unknown) {
      // The raw text of a template reaches the program by its tag; that of a literal text does not. A number that JSON has no word for is told
      // from `null` by it.
      if (NO_MEANING.has(key) || (key === 'raw' && isNode(this) && typeof this['value'] === 'string')) return undefined
      if (Array.isArray(value)) return value.filter((item) => !(isNode(item) && isTypeOnly(item)))
      if (typeof value === 'bigint') return `${value}n`
      return isNode(value) ? withoutCasts(value) : value
    })
  } catch {
    return null
  }
}

function isTypeOnly(node: Node): boolean {
  if (TYPE_ONLY.has(node.type)) return true
  if (node.type === 'ImportDeclaration') return node['importKind'] === 'type'
  if (node.type === 'ExportNamedDeclaration') {
    const declared = node['declaration']
    return node['exportKind'] === 'type' || (isNode(declared) && TYPE_ONLY.has(declared.type))
  }
  if (node.type === 'ImportSpecifier') return node['importKind'] === 'type'
  if (node.type === 'ExportSpecifier') return node['exportKind'] === 'type'
  return node.type === 'TSDeclareFunction'
}

const CASTS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion', 'ParenthesizedExpression'])

function withoutCasts(node: Node): unknown {
  let inner: unknown = node
  while (isNode(inner) && CASTS.has(inner.type)) inner = inner['expression']
  return inner
}
