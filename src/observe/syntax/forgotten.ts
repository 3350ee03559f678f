import { bare, child, children, list, propertyName, word } from './nodes.ts'
import type { Node } from './nodes.ts'

/** Whether what a declaration holds is never asked for again, but for `void done` and `expect(done).toBeDefined()`: a promise that is left. */
export function isLeft(declaration: Node, statements: readonly Node[]): boolean {
  const [only, ...others] = list(declaration, 'declarations')
  const id = only === undefined ? null : child(only, 'id')
  const init = only === undefined ? null : child(only, 'init')
  if (id?.type !== 'Identifier' || init === null || others.length > 0 || bare(init).type === 'AwaitExpression') return false
  const name = word(id, 'name')
  return !statements.some((statement) => statement.start > declaration.start && asksFor(statement, name))
}

function asksFor(node: Node, name: string): boolean {
  if (node.type === 'UnaryExpression' && node['operator'] === 'void' && isName(child(node, 'argument'), name)) return false
  if (node.type === 'ExpressionStatement' && isName(child(node, 'expression'), name)) return false
  if (node.type === 'ExpressionStatement' && looksOnly(child(node, 'expression'), name)) return false
  return isName(node, name) || children(node).some((below) => asksFor(below, name))
}

const isName = (node: Node | null, name: string): boolean => node?.type === 'Identifier' && word(node, 'name') === name

/** `expect(done).toBeDefined()`, which waits for nothing. */
function looksOnly(expression: Node | null, name: string): boolean {
  for (let at = expression; at !== null;) {
    if (at.type === 'CallExpression') {
      const callee = child(at, 'callee')
      if (isName(callee, 'expect')) return isName(list(at, 'arguments')[0] ?? null, name)
      at = callee
    } else if (at.type === 'MemberExpression') {
      if (/^(resolves|rejects)$/.test(propertyName(at) ?? '')) return false
      at = child(at, 'object')
    } else return false
  }
  return false
}
