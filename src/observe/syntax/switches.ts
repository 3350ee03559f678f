import { child, isNode, list, literalValue, propertyName } from './nodes.ts'
import type { Node } from './nodes.ts'

const SWITCHES = /^(skip|skipped|todo|only|fails|disabled|xfail|skip_\w+|skipIf)$/

/** Most files have none, and need no walk. */
export function mentionsSwitch(text: string): boolean {
  return /\b(skip|todo|only|fails|disabled|xfail)/.test(text)
}

/**
 * Counts the switches in rows of data (`{ name, skip: true }`), by name. Projects with tables or configuration of their own switch tests
 * off in this way, and the runner never sees a modifier. A switch that is false is none.
 */
export function switchedRows(program: Node): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  const left: unknown[] = [program]
  while (left.length > 0) {
    const at = left.pop()
    if (Array.isArray(at)) for (const item of at) left.push(item)
    else if (typeof at === 'object' && at !== null) {
      if (isNode(at)) for (const row of rowsBelow(at)) count(list(row, 'properties'), counts)
      for (const value of Object.values(at)) if (typeof value === 'object' && value !== null) left.push(value)
    }
  }
  return counts
}

/** Objects that are elements of a list, values of an object or a file's default export: rows, and not the options of a call. */
function rowsBelow(node: Node): readonly Node[] {
  const isRow = (one: Node | null): one is Node => one !== null && one.type === 'ObjectExpression'
  switch (node.type) {
    case 'ArrayExpression':
      return list(node, 'elements').filter(isRow)
    case 'Property':
      return [child(node, 'value')].filter(isRow)
    case 'ExportDefaultDeclaration':
      return [child(node, 'declaration')].filter(isRow)
    default:
      return []
  }
}

function count(properties: readonly Node[], counts: Record<string, number>): void {
  for (const property of properties) {
    const name = property.type === 'Property' ? propertyName(property) : null
    const value = child(property, 'value')
    if (name === null || value === null || !SWITCHES.test(name)) continue
    const known = literalValue(value)
    if (known === false || known === null || known === '' || value.type.includes('Function') || value['name'] === 'undefined') continue
    counts[name] = (counts[name] ?? 0) + 1
  }
}
