import type { ManifestChange, ScriptsChange } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { parseProgram } from '../syntax/parse.ts'
import { child, list, literalValue, propertyName } from '../syntax/nodes.ts'
import type { Node } from '../syntax/nodes.ts'
import { lockEntries } from './lockfile.ts'

type Fields = ReadonlyMap<string, string>

/** Objects whose members are fields of their own. */
const OPENED = new Set([
  'scripts',
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
  'peerDependenciesMeta',
  'compilerOptions',
  'engines',
  'publishConfig',
])

function isLockfile(name: string): boolean {
  return /^(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/.test(name)
}

function isCompilerConfig(name: string): boolean {
  return /^[jt]sconfig(\..+)?\.json$/.test(name)
}

/** The fields that differ, sorted by field. A side that cannot be read is one field named `(unreadable)`. */
export function manifestChanges(path: ProjectPath, before: string | null, after: string | null): readonly ManifestChange[] {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const read = isLockfile(name)
    ? (text: string): Fields => lockEntries(name, text)
    : isCompilerConfig(name)
      ? compilerFields
      : packageFields
  return differences(path, fieldsOf(before, read), fieldsOf(after, read))
}

/** The scripts of a package.json at both sides; null where they are alike, or a side cannot be read. */
export function scriptsChange(path: ProjectPath, before: string | null, after: string | null): ScriptsChange | null {
  const [was, now] = [scriptsIn(before), scriptsIn(after)]
  if (was === null || now === null || JSON.stringify([...was]) === JSON.stringify([...now])) return null
  return {
    path,
    configures: [before, after].some((text) => /"(jest|vitest|mocha|ava)"\s*:\s*[{[]/.test(text ?? '')),
    before: was,
    after: now,
  }
}

function scriptsIn(text: string | null): ReadonlyMap<string, string> | null {
  try {
    const manifest: unknown = JSON.parse((text ?? '').replace(/^\ufeff/, ''))
    const scripts = isRecord(manifest) ? (manifest['scripts'] ?? {}) : null
    if (!isRecord(scripts)) return null
    return new Map(Object.entries(scripts).flatMap(([name, script]) => (typeof script === 'string' ? [[name, script]] : [])))
  } catch {
    return null
  }
}

/** Sorted by field. */
export function differences(path: ProjectPath, was: Fields, now: Fields): readonly ManifestChange[] {
  const fields = [...new Set([...was.keys(), ...now.keys()])].sort()
  return fields.flatMap((field): readonly ManifestChange[] => {
    const [one, other] = [was.get(field) ?? null, now.get(field) ?? null]
    return one === other ? [] : [{ path, field, before: one, after: other }]
  })
}

/** The fields of a text; one that cannot be read has a field named `(unreadable)` alone. */
export function fieldsOf(text: string | null, read: (text: string) => Fields): Fields {
  if (text === null) return new Map()
  try {
    return read(text)
  } catch {
    return new Map([['(unreadable)', JSON.stringify(text)]])
  }
}

function packageFields(text: string): Fields {
  // Node and npm take the last of a key that stands twice, and so does this.
  return flat(JSON.parse(text.replace(/^\ufeff/, '')))
}

/** With comments and commas at the end, as the compiler reads it. */
function compilerFields(text: string): Fields {
  const parsed = parseProgram('tsconfig.ts', `(${text.replace(/^\ufeff/, '')}\n)`)
  if (parsed.state === 'failed') throw new Error(parsed.message)
  const [statement] = list(parsed.program.node, 'body')
  const expression = statement === undefined ? null : child(statement, 'expression')
  return flat(expression === null ? null : valueOf(expression))
}

function valueOf(node: Node): unknown {
  if (node.type === 'ObjectExpression')
    return Object.fromEntries(list(node, 'properties').map((one) => [propertyName(one) ?? '', valueOf(child(one, 'value') ?? one)]))
  if (node.type === 'ArrayExpression') return list(node, 'elements').map(valueOf)
  const value = literalValue(node)
  if (value === undefined) throw new Error(`${node.type} is no JSON`)
  return value
}

function flat(value: unknown): Fields {
  if (!isRecord(value)) throw new Error('it is no object')
  const fields = new Map<string, string>()
  for (const [key, item] of Object.entries(value)) {
    if (OPENED.has(key) && isRecord(item))
      for (const [name, inner] of Object.entries(item)) fields.set(`${key}.${name}`, JSON.stringify(inner))
    else fields.set(key, JSON.stringify(item))
  }
  return fields
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
