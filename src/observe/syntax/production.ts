import type { ProductionSyntax } from '../../model/syntax.ts'
import type { ProjectPath } from '../../model/words.ts'
import { AS_WRITTEN, canonical, shortHash } from './canonical.ts'
import { child, list, literalValue, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { parseProgram } from './parse.ts'

/** The exports of a production file; none for one that does not parse, which is then no reason to excuse a test. */
export function parseProductionFile(file: ProjectPath, text: string): ProductionSyntax {
  const parsed = parseProgram(file, text)
  const exports: Record<string, string | null> = {}
  if (parsed.state === 'failed') return { file, exports }
  const body = list(parsed.program.node, 'body')
  const local = new Map<string, Node>()
  for (const statement of body) for (const [name, node] of declared(child(statement, 'declaration') ?? statement)) local.set(name, node)
  for (const statement of body) addExports(statement, local, exports)
  return { file, exports }
}

function declared(statement: Node): readonly (readonly [string, Node])[] {
  const id = child(statement, 'id')
  if (id !== null) return [[word(id, 'name'), statement]]
  return list(statement, 'declarations').flatMap((d): readonly (readonly [string, Node])[] => {
    const name = child(d, 'id')
    const init = child(d, 'init')
    return name === null ? [] : [[word(name, 'name'), init ?? d]]
  })
}

function addExports(statement: Node, local: ReadonlyMap<string, Node>, exports: Record<string, string | null>): void {
  const declaration = child(statement, 'declaration')
  if (statement.type === 'ExportDefaultDeclaration') exports['default'] = declaration === null ? null : bodyHash(declaration)
  if (statement.type !== 'ExportNamedDeclaration') return
  if (declaration !== null) for (const [name, node] of declared(declaration)) exports[name] = bodyHash(node)
  const isReexport = child(statement, 'source') !== null
  for (const item of list(statement, 'specifiers')) {
    const name = named(item, 'exported')
    const node = isReexport ? undefined : local.get(named(item, 'local'))
    exports[name] = node === undefined ? null : bodyHash(node)
  }
}

function named(item: Node, key: string): string {
  const node = child(item, key)
  return node === null ? '' : word(node, 'name') || String(literalValue(node) ?? '')
}

/** Of parameters and body, so that a function that was only renamed has the same hash. */
function bodyHash(node: Node): string {
  const params = list(node, 'params').map((p) => canonical(p, AS_WRITTEN))
  const body = child(node, 'body') ?? node
  return shortHash([...params, canonical(body, AS_WRITTEN)].join('|'))
}
