import { child, isIdentifier, list, literalValue, propertyName } from '../syntax/nodes.ts'
import type { Node } from '../syntax/nodes.ts'

/**
 * The file that `fileURLToPath(new URL('src/a.ts', import.meta.url))` or `resolve(__dirname, 'src/a.ts')` names, seen from the module that
 * says it; null for all else.
 */
export function fileOf(node: Node): { readonly file: string } | null {
  const [first, second, ...others] = list(node, 'arguments')
  if (node.type !== 'CallExpression' || first === undefined || others.length > 0) return null
  if (second === undefined) return isCallOf(node, ['fileURLToPath']) && first.type === 'NewExpression' ? relativeUrl(first) : null
  return isCallOf(node, ['resolve', 'join']) && isOwnFolder(first) ? fileIn(second) : null
}

function relativeUrl(node: Node): { readonly file: string } | null {
  const [path, from, ...others] = list(node, 'arguments')
  if (path === undefined || from === undefined || others.length > 0 || !isIdentifier(child(node, 'callee'), 'URL')) return null
  return isOwn(from, 'url') ? fileIn(path) : null
}

function fileIn(path: Node): { readonly file: string } | null {
  const file = literalValue(path)
  return typeof file === 'string' && !/^\/|:/.test(file) ? { file } : null
}

/** `resolve(…)` or `path.resolve(…)`. */
function isCallOf(node: Node, names: readonly string[]): boolean {
  const callee = child(node, 'callee')
  if (callee === null) return false
  const isMember = callee.type === 'MemberExpression' && isIdentifier(child(callee, 'object'), 'path')
  return names.some((name) => (isMember ? propertyName(callee) === name : isIdentifier(callee, name)))
}

const isOwnFolder = (node: Node): boolean => isIdentifier(node, '__dirname') || isOwn(node, 'dirname')

/** `import.meta.url` and the like. */
function isOwn(node: Node, name: string): boolean {
  return node.type === 'MemberExpression' && child(node, 'object')?.type === 'MetaProperty' && propertyName(node) === name
}
