import { bare, child, list, propertyName, quasi, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { lookup, resolvePlace } from './scope.ts'
import type { Place } from './scope.ts'

const MAX_ELEMENTS = 20_000

/** The elements of a literal list, through constants, `Object.entries` and spreads of other literal lists; null when it is none. */
export function rowsOf(place: Place, depth = 0): readonly Place[] | null {
  const at = resolvePlace(place)
  const node = bare(at.node)
  if (depth > 10) return null
  if (node.type === 'Identifier') return importedRows({ node, scope: at.scope }, depth)
  if (node.type === 'TemplateLiteral') return templateRows({ node, scope: at.scope })
  if (node.type === 'CallExpression') return entries(node, at, depth)
  if (node.type !== 'ArrayExpression') return null
  const rows: Place[] = []
  for (const element of list(node, 'elements')) {
    if (element.type !== 'SpreadElement') rows.push({ node: element, scope: at.scope })
    else {
      const inner = child(element, 'argument')
      const more = inner === null ? null : rowsOf({ node: inner, scope: at.scope }, depth + 1)
      if (more === null) return null
      rows.push(...more)
    }
    if (rows.length > MAX_ELEMENTS) return null
  }
  return rows
}

/** A table that stands in a helper of the tests. */
function importedRows(place: Place, depth: number): readonly Place[] | null {
  const binding = lookup(word(place.node, 'name'), place.scope)
  const reached = binding?.kind === 'import' && binding.name !== '*' ? binding.reach(binding.name) : null
  return reached?.kind === 'value' ? rowsOf(reached, depth + 1) : null
}

function made(type: string, at: Node, fields: Readonly<Record<string, unknown>>): Node {
  return { type, start: at.start, end: at.end, ...fields }
}

/** `Object.entries({ a: 1 })` as the list `[['a', 1]]`; keys and values alike. */
function entries(node: Node, at: Place, depth: number): readonly Place[] | null {
  const callee = child(node, 'callee')
  const first = list(node, 'arguments')[0]
  const object = callee === null ? null : child(callee, 'object')
  const name = callee === null || callee.type !== 'MemberExpression' ? null : propertyName(callee)
  if (object === null || name === null) return null
  if (object['name'] !== 'Object' || first === undefined) {
    // A list stays what it is when it is read from another place: `.values()`, `.slice()`; not so after filters.
    return name === 'values' || name === 'entries' ? rowsOf({ node: object, scope: at.scope }, depth + 1) : null
  }
  const literal = resolvePlace({ node: first, scope: at.scope })
  if (literal.node.type !== 'ObjectExpression' || !/^(entries|values|keys)$/.test(name)) return null
  const rows: Place[] = []
  for (const property of list(literal.node, 'properties')) {
    const key = property.type === 'Property' ? propertyName(property) : null
    const value = child(property, 'value')
    if (key === null || value === null) return null
    const keyNode = made('Literal', property, { value: key, raw: JSON.stringify(key) })
    const row = name === 'keys' ? keyNode : name === 'values' ? value : made('ArrayExpression', property, { elements: [keyNode, value] })
    rows.push({ node: row, scope: literal.scope })
  }
  return rows
}

/** The rows of `` test.each`a | b \n ${1} | ${2}` `` as objects. */
function templateRows(place: Place): readonly Place[] | null {
  const names = quasi(list(place.node, 'quasis')[0])
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '')
    ?.split('|')
    .map((name) => name.trim())
  const values = list(place.node, 'expressions')
  if (names === undefined || names.length === 0) return null
  const rows: Place[] = []
  for (let i = 0; i + names.length <= values.length; i += names.length) {
    const first = values[i]
    if (first === undefined) break
    const properties = names.map((name, j) => {
      const value = values[i + j] ?? first
      return made('Property', value, { key: made('Identifier', value, { name }), value, computed: false })
    })
    rows.push({ node: made('ObjectExpression', first, { properties }), scope: place.scope })
  }
  return rows
}
