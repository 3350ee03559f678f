import type { ProjectPath } from '../../model/words.ts'
import { child, isFunction, list, literalValue, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { parseProgram } from './parse.ts'
import type { Program } from './parse.ts'
import type { Module } from './reader.ts'
import { assignedNames, hoist, innerScope, resolvePlace } from './scope.ts'
import type { Importer, Place, Reached } from './scope.ts'

/**
 * What a specifier in a file stands for: a file of the repository, with its text when functions are to be followed into it (test helpers),
 * with null when they are not (production code); null for packages and what is not there.
 */
export type Follow = (from: ProjectPath, specifier: string) => { readonly file: ProjectPath; readonly text: string | null } | null

/** How many modules one test file may lead to. */
const MAX_MODULES = 200
const MAX_REEXPORTS = 8

/** Makes modules out of programs; those that are imported are read when something of them is asked for, and once. */
export function moduleReader(follow: Follow): (file: ProjectPath, program: Program) => Module {
  const known = new Map<ProjectPath, Module | null>()
  const open = (from: ProjectPath, specifier: string): Module | null => {
    const target = follow(from, specifier)
    if (target === null || target.text === null) return null
    const cached = known.get(target.file)
    if (cached !== undefined) return cached
    if (known.size >= MAX_MODULES) return null
    const parsed = parseProgram(target.file, target.text)
    const module = parsed.state === 'parsed' ? make(target.file, parsed.program) : null
    known.set(target.file, module)
    return module
  }
  const make = (file: ProjectPath, program: Program): Module => {
    const assigned = assignedNames(program.node)
    const scope = innerScope(null)
    const importer: Importer = {
      file,
      reach: (specifier, name) => (specifier.startsWith('.') ? reached({ open, file }, specifier, name, new Set()) : null),
    }
    hoist(list(program.node, 'body'), scope, assigned, importer)
    return {
      file,
      program,
      scope,
      assigned,
      importer,
      resolve: (specifier, from = file) => follow(from, specifier)?.file ?? null,
      exported: (specifier, name) => exportedFrom(open(file, specifier), name, 0),
    }
  }
  const exportedFrom = (module: Module | null, name: string, depth: number): { readonly place: Place; readonly module: Module } | null => {
    if (module === null || depth > MAX_REEXPORTS) return null
    const found = localExport(module, name)
    if (found === null) return null
    if ('place' in found) return isFunction(found.place.node) ? { place: found.place, module } : null
    for (const specifier of found.specifiers) {
      const next = exportedFrom(open(module.file, specifier), found.name, depth + 1)
      if (next !== null) return next
    }
    return null
  }
  return make
}

interface Origin {
  readonly file: ProjectPath
  readonly open: (from: ProjectPath, specifier: string) => Module | null
}

/** What an export is, over all the modules that hand it on; each is asked once. */
function reached({ file, open }: Origin, specifier: string, name: string, seen: Set<string>): Reached | null {
  if (!specifier.startsWith('.')) return { kind: 'package', specifier, name }
  const module = open(file, specifier)
  if (module === null || seen.has(`${module.file} ${name}`)) return null
  seen.add(`${module.file} ${name}`)
  const found = localExport(module, name)
  if (found === null) return null
  if ('place' in found) return { kind: 'value', ...found.place, text: module.program.text }
  const all = found.specifiers.map((next) => reached({ file: module.file, open }, next, found.name, seen))
  return all.find((one) => one?.kind === 'value') ?? all.find((one) => one !== null) ?? null
}

type Exported = { readonly place: Place } | { readonly specifiers: readonly string[]; readonly name: string }

function localExport(module: Module, name: string): Exported | null {
  const stars: string[] = []
  for (const statement of list(module.program.node, 'body')) {
    const source = child(statement, 'source')
    const specifier = source === null ? null : String(literalValue(source) ?? '')
    if (statement.type === 'ExportAllDeclaration' && specifier !== null) stars.push(specifier)
    if (statement.type === 'ExportDefaultDeclaration' && name === 'default') {
      const declaration = child(statement, 'declaration')
      if (declaration !== null) return { place: resolvePlace({ node: declaration, scope: module.scope }) }
    }
    if (statement.type !== 'ExportNamedDeclaration') continue
    for (const item of list(statement, 'specifiers')) {
      if (exportName(item, 'exported') !== name) continue
      const local = exportName(item, 'local')
      if (specifier !== null) return { specifiers: [specifier], name: local }
      return fromBinding(module, local)
    }
    const declaration = child(statement, 'declaration')
    if (declaration !== null && declares(declaration, name)) return fromBinding(module, name)
  }
  return stars.length > 0 ? { specifiers: stars, name } : null
}

function exportName(item: Node, key: string): string {
  const node = child(item, key)
  return node === null ? '' : word(node, 'name') || String(literalValue(node) ?? '')
}

function declares(declaration: Node, name: string): boolean {
  const id = child(declaration, 'id')
  if (id !== null) return word(id, 'name') === name
  return list(declaration, 'declarations').some((d) => word(child(d, 'id') ?? d, 'name') === name)
}

function fromBinding(module: Module, name: string): Exported | null {
  const binding = module.scope.names.get(name)
  if (binding === undefined || binding.kind === 'opaque') return null
  if (binding.kind === 'import') return { specifiers: [binding.specifier], name: binding.name }
  if (binding.kind === 'function') return { place: { node: binding.node, scope: binding.scope } }
  return { place: resolvePlace({ node: binding.node, scope: binding.scope }) }
}
