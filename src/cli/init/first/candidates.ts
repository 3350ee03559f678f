import type { ProjectPath } from '../../../model/words.ts'
import { fileAt } from '../../../observe/patch/resolve.ts'
import { bare, child, children, list, propertyName, word } from '../../../observe/syntax/nodes.ts'
import type { Node } from '../../../observe/syntax/nodes.ts'
import { parseProgram } from '../../../observe/syntax/parse.ts'
import { definitionOf } from './definition.ts'
import type { Definition, Texts } from './definition.ts'
import { kindOf } from './kinds.ts'
import type { Kind } from './kinds.ts'

/** One call with values that people wrote down: `priceOf(3, 250)` is `500`. All as text of the source. */
export interface WrittenExample {
  readonly given: readonly string[]
  readonly expected: string
  readonly kinds: readonly Kind[]
  readonly result: Kind
  /** `toBe`, `toEqual` or `toStrictEqual`. */
  readonly matcher: string
}

/** An exported function that tests of the project call with plain values. */
export interface Candidate {
  /** As it is exported; `default` for a default export. */
  readonly name: string
  /** As tests call it. */
  readonly local: string
  /** The file that the tests import, and how they end its name. */
  readonly imported: ProjectPath
  readonly ending: string
  readonly definition: Definition
  readonly test: ProjectPath
  readonly examples: readonly WrittenExample[]
}

const MATCHERS: Readonly<Record<string, string>> = {
  toBe: 'toBe',
  toEqual: 'toEqual',
  toStrictEqual: 'toStrictEqual',
  equal: 'toBe',
  strictEqual: 'toBe',
  deepEqual: 'toEqual',
  deepStrictEqual: 'toStrictEqual',
}
const MOST_EXAMPLES = 5

interface Imported {
  readonly name: string
  readonly specifier: string
  readonly file: ProjectPath
}

/** The functions that tests call with plain values and compare with plain values, those with most such calls first. */
export function candidatesIn(tests: readonly ProjectPath[], texts: Texts): readonly Candidate[] {
  const found = new Map<string, Candidate>()
  for (const file of tests) {
    const parsed = parseProgram(file, texts.text(file) ?? '')
    if (parsed.state === 'failed') continue
    const { node, text } = parsed.program
    const imports = importsOf(node, file, texts)
    if (imports.size > 0) for (const call of examplesIn(node, text, imports)) add(found, call, imports, file, texts)
  }
  return [...found.values()].sort((a, b) => rank(b) - rank(a))
}

const rank = ({ examples, definition }: Candidate): number =>
  Math.min(examples.length, MOST_EXAMPLES) * 100 + (definition.isPure ? 1000 : 0) - Math.min(90, definition.lines)

function importsOf(program: Node, file: ProjectPath, texts: Texts): ReadonlyMap<string, Imported> {
  const imports = new Map<string, Imported>()
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  for (const statement of list(program, 'body')) {
    const source = statement.type === 'ImportDeclaration' ? child(statement, 'source') : null
    const specifier = source === null ? '' : word(source, 'value')
    if (!specifier.startsWith('.') || statement['importKind'] === 'type') continue
    const target = fileAt(texts, folder, specifier === '.' || specifier === '..' ? `${specifier}/` : specifier)
    if (target === null || !texts.isProduction(target)) continue
    for (const one of list(statement, 'specifiers')) {
      const local = child(one, 'local')
      const imported = child(one, 'imported')
      if (local === null || one.type === 'ImportNamespaceSpecifier' || one['importKind'] === 'type') continue
      const name = one.type === 'ImportDefaultSpecifier' ? 'default' : imported === null ? '' : word(imported, 'name')
      if (name !== '') imports.set(word(local, 'name'), { name, specifier, file: target })
    }
  }
  return imports
}

interface Call extends WrittenExample {
  readonly local: string
}

/** Calls below a function that another name shadows would mislead; they are few, and what does not hold is found when it is run. */
function examplesIn(node: Node, text: string, imports: ReadonlyMap<string, unknown>): readonly Call[] {
  const found: Call[] = []
  const left = [node]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    const call = at.type === 'CallExpression' ? exampleOf(at, text, imports) : null
    if (call === null) left.push(...children(at))
    else found.push(call)
  }
  return found.reverse()
}

/** `expect(f(1)).toBe(2)`, and `assert.equal(f(1), 2)`. */
function exampleOf(node: Node, text: string, imports: ReadonlyMap<string, unknown>): Call | null {
  const callee = child(node, 'callee')
  const matcher = callee?.type === 'MemberExpression' ? MATCHERS[propertyName(callee) ?? ''] : undefined
  const object = callee === null ? null : child(callee, 'object')
  if (matcher === undefined || object === null) return null
  const given = list(node, 'arguments')
  const isExpect = object.type === 'CallExpression' && word(child(object, 'callee') ?? object, 'name') === 'expect'
  if (!isExpect && word(object, 'name') !== 'assert') return null
  const [actual, expected] = isExpect ? [list(object, 'arguments')[0], given[0]] : [given[0], given[1]]
  if (actual === undefined || expected === undefined) return null
  const inner = bare(actual)
  const name = inner.type === 'CallExpression' ? word(child(inner, 'callee') ?? inner, 'name') : ''
  const result = kindOf(expected)
  if (!imports.has(name) || result === null) return null
  const args = list(inner, 'arguments')
  const kinds = args.map((one) => kindOf(one))
  if (args.length === 0 || kinds.includes(null)) return null
  const words = (one: Node): string => text.slice(one.start, one.end)
  return { local: name, given: args.map(words), expected: words(expected), kinds: kinds.flatMap((kind) => kind ?? []), result, matcher }
}

function add(
  found: Map<string, Candidate>,
  { local, ...example }: Call,
  imports: ReadonlyMap<string, Imported>,
  test: ProjectPath,
  texts: Texts,
): void {
  const imported = imports.get(local)
  if (imported === undefined || example.given.join().length + example.expected.length > 160 || example.expected.includes('\n')) return
  const key = `${imported.file}#${imported.name}`
  const before = found.get(key)
  if (before !== undefined) {
    const isKnown = before.examples.some(({ given }) => given.join() === example.given.join())
    if (!isKnown && before.test === test && before.examples.length < MOST_EXAMPLES)
      found.set(key, { ...before, examples: [...before.examples, example] })
    return
  }
  const definition = definitionOf(imported.file, imported.name, texts)
  if (definition === null) return
  const ending = /\.[cm]?[jt]sx?$/.exec(imported.specifier)?.[0] ?? ''
  found.set(key, { name: imported.name, local, imported: imported.file, ending, definition, test, examples: [example] })
}
