import type { ProjectPath } from '../../model/words.ts'
import { child, list, word } from '../../observe/syntax/nodes.ts'
import type { Node } from '../../observe/syntax/nodes.ts'
import { parseProgram } from '../../observe/syntax/parse.ts'
import { definitionOf } from '../init/first/definition.ts'
import type { Definition } from '../init/first/definition.ts'
import { arbitraryOfType } from './types.ts'
import type { Scope } from './types.ts'

/** A function that a module exports, by what it declares: names and types, and nothing of what it does. */
export interface Signature {
  readonly name: string
  /** Those that must be given. */
  readonly parameters: readonly { readonly name: string; readonly type: string; readonly arbitrary: string | null }[]
  /** As it is written; null where it is not. */
  readonly result: string | null
  readonly definition: Definition
}

export interface Signatures {
  readonly functions: readonly Signature[]
  /** Exports that no property is drafted for, and why. */
  readonly left: readonly { readonly name: string; readonly because: string }[]
}

/** The functions that a module exports and declares itself. Throws an Error for a text that cannot be parsed. */
export function signaturesIn(file: ProjectPath, text: string): Signatures {
  const parsed = parseProgram(file, text)
  if (parsed.state === 'failed') throw new Error(`${file}:${parsed.at.line ?? 1}: ${parsed.message}`)
  const body = list(parsed.program.node, 'body')
  const scope = scopeOf(body)
  const texts = {
    has: (path: string) => path === file,
    text: (path: string) => (path === file ? text : undefined),
    isProduction: () => true,
  }
  const functions: Signature[] = []
  const left: { name: string; because: string }[] = []
  for (const name of namesIn(body)) {
    const definition = definitionOf(file, name, texts)
    if (definition === null) left.push({ name, because: 'it is no plain function of this file, or is asynchronous' })
    else if (!isPure(definition)) left.push({ name, because: 'it asks a clock, chance, the network or the process' })
    else {
      const made = signatureOf(name, definition, scope)
      if (typeof made === 'string') left.push({ name, because: made })
      else functions.push(made)
    }
  }
  return { functions, left }
}

const ASKS =
  /\b(?:Date\.now|Math\.random|process|globalThis|window|document|fetch|performance|crypto|setTimeout|setInterval|console|require|this)\b|\bnew Date\(\s*\)|(?<!new )\bDate\(/

/** A date that it is given is no clock. */
function isPure({ node, text, isPure: byName }: Definition): boolean {
  return byName || !ASKS.test(text.slice(node.start, node.end))
}

function namesIn(body: readonly Node[]): readonly string[] {
  const names = body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement['exportKind'] === 'type' || child(statement, 'source') !== null) return []
    const declaration = child(statement, 'declaration')
    if (declaration === null) return list(statement, 'specifiers').map((one) => word(child(one, 'exported') ?? one, 'name'))
    if (declaration.type === 'FunctionDeclaration') return [word(child(declaration, 'id') ?? declaration, 'name')]
    return declaration.type === 'VariableDeclaration'
      ? list(declaration, 'declarations').map((one) => word(child(one, 'id') ?? one, 'name'))
      : []
  })
  return [...new Set(names)].filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default')
}

function scopeOf(body: readonly Node[]): Scope {
  const scope = new Map<string, Node>()
  for (const statement of body) {
    const inner = statement.type === 'ExportNamedDeclaration' ? child(statement, 'declaration') : statement
    const id = inner === null ? null : child(inner, 'id')
    if (inner !== null && id !== null && /^TS(?:Interface|TypeAlias)Declaration$/.test(inner.type)) scope.set(word(id, 'name'), inner)
  }
  return scope
}

/** Why there is none, as a text. */
function signatureOf(name: string, definition: Definition, scope: Scope): Signature | string {
  const { node, text } = definition
  if (child(node, 'typeParameters') !== null) return 'it is generic, so nobody says what it is called with'
  const parameters: Signature['parameters'][number][] = []
  for (const [index, parameter] of list(node, 'params').entries()) {
    // Those behind it are optional as well.
    if (parameter.type === 'AssignmentPattern' || parameter['optional'] === true || parameter.type === 'RestElement') break
    const annotation = child(parameter, 'typeAnnotation')
    const type = annotation === null ? null : child(annotation, 'typeAnnotation')
    if (type === null) return 'its parameters have no types'
    const own = parameter.type === 'Identifier' ? word(parameter, 'name') : `value${index}`
    parameters.push({ name: own, type: text.slice(type.start, type.end), arbitrary: arbitraryOfType(type, scope) })
  }
  if (parameters.length === 0) return 'it takes nothing that must be given'
  const returned = child(node, 'returnType')
  const result = returned === null ? null : child(returned, 'typeAnnotation')
  return { name, parameters, result: result === null ? null : text.slice(result.start, result.end), definition }
}

/** What an outside command gets of a module: types and names alone. */
export function signaturesJson(module: ProjectPath, { functions }: Signatures): string {
  const exports = functions.map(({ name, parameters, result }) => ({
    name,
    parameters: parameters.map(({ name: own, type }) => ({ name: own, type })),
    result,
  }))
  return `${JSON.stringify({ module, exports }, null, 2)}\n`
}
