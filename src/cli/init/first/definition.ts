import type { ProjectPath } from '../../../model/words.ts'
import { fileAt } from '../../../observe/patch/resolve.ts'
import { bare, child, children, isFunction, isIdentifier, list, word } from '../../../observe/syntax/nodes.ts'
import type { Node } from '../../../observe/syntax/nodes.ts'
import { parseProgram } from '../../../observe/syntax/parse.ts'

/** The files at hand. */
export interface Texts {
  readonly has: (path: ProjectPath) => boolean
  readonly text: (path: ProjectPath) => string | undefined
  readonly isProduction: (path: ProjectPath) => boolean
}

/** Where a function is written. */
export interface Definition {
  readonly file: ProjectPath
  readonly node: Node
  readonly text: string
  readonly lines: number
  /** Nothing in it names a clock, chance, the network or the process. */
  readonly isPure: boolean
}

const IMPURE = /\b(Date|Math\.random|process|globalThis|window|document|fetch|performance|crypto|setTimeout|setInterval|console|require)\b/
const MOST_HOPS = 6

/** The function that a file exports under a name, through the files that it takes it from. null for all that is no plain function. */
export function definitionOf(file: ProjectPath, name: string, texts: Texts, hops: number = 0): Definition | null {
  const text = texts.text(file)
  if (text === undefined || hops > MOST_HOPS || !texts.isProduction(file)) return null
  const parsed = parseProgram(file, text)
  if (parsed.state === 'failed') return null
  const body = list(parsed.program.node, 'body')
  const elsewhere = (specifier: string, other: string): Definition | null => {
    const target = specifier.startsWith('.') ? fileAt(texts, file.slice(0, file.lastIndexOf('/') + 1), specifier) : null
    return target === null ? null : definitionOf(target, other, texts, hops + 1)
  }
  for (const statement of body) {
    const source = child(statement, 'source')
    const specifier = source === null ? null : word(source, 'value')
    if (statement.type === 'ExportAllDeclaration' && specifier !== null && child(statement, 'exported') === null) {
      const found = name === 'default' ? null : elsewhere(specifier, name)
      if (found !== null) return found
    }
    if (statement.type === 'ExportDefaultDeclaration' && name === 'default')
      return made(child(statement, 'declaration'), body, file, text, elsewhere)
    if (statement.type !== 'ExportNamedDeclaration') continue
    const declared = declaredIn(child(statement, 'declaration'), name)
    if (declared !== null) return definition(declared, file, text)
    const entry = list(statement, 'specifiers').find((one) => nameOf(child(one, 'exported')) === name)
    if (entry === undefined) continue
    const local = nameOf(child(entry, 'local'))
    return specifier === null ? byName(local, body, file, text, elsewhere) : elsewhere(specifier, local)
  }
  return null
}

const nameOf = (node: Node | null): string => (node === null ? '' : word(node, 'name') || word(node, 'value'))

type Elsewhere = (specifier: string, name: string) => Definition | null

function made(node: Node | null, body: readonly Node[], file: ProjectPath, text: string, elsewhere: Elsewhere): Definition | null {
  if (node === null) return null
  const inner = bare(node)
  return inner.type === 'Identifier' ? byName(word(inner, 'name'), body, file, text, elsewhere) : definition(inner, file, text)
}

function byName(name: string, body: readonly Node[], file: ProjectPath, text: string, elsewhere: Elsewhere): Definition | null {
  for (const statement of body) {
    const inner = statement.type === 'ExportNamedDeclaration' ? child(statement, 'declaration') : statement
    const declared = declaredIn(inner, name)
    if (declared !== null) return definition(declared, file, text)
    const source = statement.type === 'ImportDeclaration' ? child(statement, 'source') : null
    const entry = source === null ? undefined : list(statement, 'specifiers').find((one) => nameOf(child(one, 'local')) === name)
    if (source !== null && entry !== undefined)
      return elsewhere(word(source, 'value'), entry.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(child(entry, 'imported')))
  }
  return null
}

function declaredIn(statement: Node | null, name: string): Node | null {
  if (statement === null) return null
  if (statement.type === 'FunctionDeclaration') return isIdentifier(child(statement, 'id'), name) ? statement : null
  if (statement.type !== 'VariableDeclaration') return null
  const one = list(statement, 'declarations').find((each) => isIdentifier(child(each, 'id'), name))
  const value = one === undefined ? null : child(one, 'init')
  return value === null ? null : bare(value)
}

function definition(node: Node, file: ProjectPath, text: string): Definition | null {
  if (!isFunction(node) || node['async'] === true || node['generator'] === true || child(node, 'body') === null) return null
  const own = text.slice(node.start, node.end)
  return { file, node, text, lines: own.split('\n').length, isPure: !IMPURE.test(own) && !usesThis(node) }
}

/** What answers by the object it is called on is not called as tests call it here. */
function usesThis(node: Node): boolean {
  return node.type === 'ThisExpression' || children(node).some((below) => usesThis(below))
}
