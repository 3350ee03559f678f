import type { ManifestChange } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { bare, child, children, isIdentifier, list, literalValue, propertyName, word } from '../syntax/nodes.ts'
import type { Node } from '../syntax/nodes.ts'
import { parseProgram } from '../syntax/parse.ts'
import { fileOf } from './file-argument.ts'
import { differences, fieldsOf } from './manifest.ts'
import { meaningOf } from './restated.ts'

export type ConfigFields = ReadonlyMap<string, string>

/** The fields of a configuration that differ; a side that is null has none, and one that cannot be read is one field, `(unreadable)`. */
export function configChanges(path: ProjectPath, before: string | null, after: string | null): readonly ManifestChange[] {
  const read = (text: string): ConfigFields => configFields(path, text)
  return differences(path, fieldsOf(before, read), fieldsOf(after, read))
}

/** The fields of a configuration; null for one that cannot be read by fields. */
export function readableFields(path: ProjectPath, text: string | null): ConfigFields | null {
  try {
    return text === null ? null : configFields(path, text)
  } catch {
    return null
  }
}

/** The first name that fits is taken, so their order counts. */
const ALIAS = /^(resolve|test)\.alias$/
/** Objects whose members are fields of their own; of all others the order of the members may count. */
const OPENED =
  /^(|test|test\.coverage|test\.coverage\.thresholds|test\.typecheck|coverageThreshold|coverageThreshold\.global|build|build\.lib|server|preview|resolve)$/

/**
 * The fields of a configuration of Vitest, Vite or Jest by name, such as `test.coverage.exclude`. A value is JSON; what is no plain data
 * stands in it as `{ code }`. All of the program around the object is `(code)`, and absent where that only defines and exports it. A list
 * of projects is `test.projects`. Throws where the object cannot be found, or where its members cannot be told apart.
 */
export function configFields(path: ProjectPath, text: string): ConfigFields {
  const parsed = parseProgram(path, path.endsWith('.json') ? `(${text}\n)` : text)
  if (parsed.state === 'failed') throw new Error(parsed.message)
  const body = list(parsed.program.node, 'body')
  const at = body.findIndex((statement) => exportedBy(statement) !== null)
  const exported = body[at] === undefined ? null : exportedBy(body[at])
  if (exported === null) throw new Error('it exports nothing')
  const found = settingsIn(exported, body)
  if (found === null) throw new Error('what it exports is no object')
  const fields = new Map<string, string>()
  collect(found.settings, '', fields)
  const around = body
    .filter((statement) => statement !== found.declaration && !isTypes(statement) && !isHelpers(statement))
    .map((statement) => (statement === body[at] ? found.around : meaningOf(statement)))
  if (around.some((one) => one !== null)) fields.set('(code)', JSON.stringify(around))
  return fields
}

/** `export default x`, `module.exports = x`, and the one value of a JSON file. */
function exportedBy(statement: Node): Node | null {
  if (statement.type === 'ExportDefaultDeclaration') return child(statement, 'declaration')
  const expression = statement.type === 'ExpressionStatement' ? child(statement, 'expression') : null
  if (expression === null) return null
  if (bare(expression).type === 'ObjectExpression') return expression
  const left = expression.type === 'AssignmentExpression' && expression['operator'] === '=' ? child(expression, 'left') : null
  const isExports = left?.type === 'MemberExpression' && isIdentifier(child(left, 'object'), 'module') && propertyName(left) === 'exports'
  return isExports ? child(expression, 'right') : null
}

interface Found {
  readonly settings: Node
  /** What calls and functions do with the object; null where nothing is done with it. */
  readonly around: string | null
  /** The constant that it is declared as. */
  readonly declaration: Node | null
}

const DEFINES = /^(defineConfig|defineProject|defineWorkspace)$/

function settingsIn(exported: Node, body: readonly Node[]): Found | null {
  const node = bare(exported)
  if (node.type === 'ObjectExpression' || node.type === 'ArrayExpression') return { settings: node, around: null, declaration: null }
  if (node.type === 'Identifier') return declared(word(node, 'name'), body)
  if (node.type === 'ArrowFunctionExpression') {
    const inner = child(node, 'body')
    const found = inner === null || node['expression'] !== true ? null : settingsIn(inner, [])
    const parameters = list(node, 'params').map((one) => meaningOf(one))
    return found === null ? null : { ...found, around: JSON.stringify(['function', node['async'], parameters, found.around]) }
  }
  const callee = node.type === 'CallExpression' ? child(node, 'callee') : null
  const args = list(node, 'arguments')
  const last = args.at(-1)
  if (callee?.type !== 'Identifier' || last === undefined) return null
  const isDefined = DEFINES.test(word(callee, 'name')) && args.length === 1
  const isMerged = word(callee, 'name') === 'mergeConfig' && args.length === 2 && args[0]?.type === 'Identifier'
  const found = isDefined || isMerged ? settingsIn(last, isDefined ? body : []) : null
  if (found === null || isDefined) return found
  return { ...found, around: JSON.stringify(['merged', sourceOf(args[0], body), found.around]) }
}

/** The module that a name is the default export of; else the name. */
function sourceOf(name: Node | undefined, body: readonly Node[]): string {
  const local = name === undefined ? '' : word(name, 'name')
  const from = body.find((one) =>
    list(one, 'specifiers').some((s) => s.type === 'ImportDefaultSpecifier' && isIdentifier(child(s, 'local'), local)),
  )
  const source = from === undefined ? null : child(from, 'source')
  return source === null ? local : String(literalValue(source))
}

/** A constant that is said twice: where it is declared, and where it is exported. */
function declared(name: string, body: readonly Node[]): Found | null {
  for (const declaration of body) {
    const [one, ...others] = declaration.type === 'VariableDeclaration' ? list(declaration, 'declarations') : []
    if (one === undefined || others.length > 0 || declaration['kind'] !== 'const' || !isIdentifier(child(one, 'id'), name)) continue
    const value = child(one, 'init')
    const found = value === null || timesSaid(name, body) !== 2 ? null : settingsIn(value, [])
    return found === null ? null : { ...found, declaration }
  }
  return null
}

function timesSaid(name: string, body: readonly Node[]): number {
  let times = 0
  const left = [...body]
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (isIdentifier(node, name)) times++
    left.push(...children(node))
  }
  return times
}

const isTypes = (statement: Node): boolean =>
  /^TS(TypeAlias|Interface)Declaration$/.test(statement.type) ||
  (statement.type === 'ImportDeclaration' && statement['importKind'] === 'type')

/** What a configuration is written with, by the module that it is imported from: to import it does nothing by itself. */
const HELPERS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(vite|vitest\/config)$/, DEFINES],
  [/^(node:)?url$/, /^fileURLToPath$/],
  [/^(node:)?path$/, /^(resolve|join|dirname)$/],
]

/** An import of nothing but helpers, each by its own name. */
function isHelpers(statement: Node): boolean {
  const from = statement.type === 'ImportDeclaration' ? child(statement, 'source') : null
  const known = HELPERS.find(([module]) => from !== null && module.test(String(literalValue(from))))?.[1]
  const names = list(statement, 'specifiers')
  return known !== undefined && names.length > 0 && names.every((one) => isHelper(one, known))
}

function isHelper(one: Node, known: RegExp): boolean {
  const [imported, local] = [child(one, 'imported'), child(one, 'local')]
  if (one.type === 'ImportDefaultSpecifier') return isIdentifier(local, 'path') && known.test('resolve')
  const name = imported === null ? '' : word(imported, 'name')
  return one.type === 'ImportSpecifier' && known.test(name) && isIdentifier(local, name)
}

/** Dots in a key are escaped, so that two structures never share a field. */
function collect(node: Node, field: string, fields: Map<string, string>): void {
  if (field === '' && node.type === 'ArrayExpression') {
    fields.set('test.projects', JSON.stringify(valueOf(node)))
    return
  }
  const named = ALIAS.test(field) && node.type === 'ObjectExpression' ? membersOf(node) : null
  if (named !== null) {
    fields.set(field, JSON.stringify([...named].map(([name, value]) => [name, fileOf(value) ?? valueOf(value)])))
    return
  }
  const members = node.type === 'ObjectExpression' && OPENED.test(field) ? membersOf(node) : null
  if (members === null) {
    if (field === '') throw new Error('its members cannot be told apart')
    fields.set(field, JSON.stringify(valueOf(node)))
    return
  }
  const prefix = field === '' ? '' : `${field}.`
  for (const [name, value] of members) collect(value, prefix + name.replace(/[\\.]/g, '\\$&'), fields)
}

/** The members of an object by name; null for one with a spread, a computed name, a getter or a name that stands twice. */
function membersOf(node: Node): ReadonlyMap<string, Node> | null {
  const members = new Map<string, Node>()
  for (const property of list(node, 'properties')) {
    const name =
      property.type === 'Property' && property['kind'] === 'init' && property['computed'] !== true ? propertyName(property) : null
    const value = child(property, 'value')
    if (name === null || name === '__proto__' || value === null || members.has(name)) return null
    members.set(name, bare(value))
  }
  return members
}

function valueOf(node: Node): unknown {
  const value = literalValue(node)
  if (value !== undefined) return value
  if (node.type === 'ArrayExpression') {
    const elements = node['elements']
    const items = list(node, 'elements')
    if (Array.isArray(elements) && elements.length === items.length) return items.map(valueOf)
  }
  return { code: meaningOf(node) }
}
