import type { MentionKind, ProductionMention, Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { fileAt, joinPath } from '../patch/resolve.ts'
import { bare, child, children, list, literalValue, propertyName, quasi, word } from '../syntax/nodes.ts'
import type { Node } from '../syntax/nodes.ts'
import { parseProgram } from '../syntax/parse.ts'
import type { Program } from '../syntax/parse.ts'
import { makesCode } from './code-from-text.ts'
import { constantsOf, folded } from './folded.ts'
import type { Constants } from './folded.ts'
import { keepsErrors } from './listeners.ts'
import {
  ASKS_ITSELF,
  GLOBALS,
  INTERNALS,
  MODE,
  PATCHED,
  PATH_LIKE,
  PROCESS,
  RUNNER_MODULE,
  RUNNER_NAME,
  STACK,
  TEST_FLAG,
  TEST_WORD,
  VARIABLE,
  WORKER_FILE,
} from './words.ts'

/** Where a file stands, so that what it names can be found. */
export interface Ground {
  readonly file: ProjectPath
  readonly tree: Tree
  /** The folders of the tree, without a `/` behind. */
  readonly folders: ReadonlySet<ProjectPath>
}

interface Reading {
  readonly ground: Ground
  readonly program: Program
  readonly constants: Constants
  readonly found: ProductionMention[]
  /** Literals that mean something only beside another mention: the words of tests beside a call stack, the runner's name beside arguments. */
  readonly testWords: Node[]
  readonly runnerNames: Node[]
  readonly modes: Node[]
  /** Where the specifiers of imports stand, which are texts as well. */
  readonly specifiers: Set<number>
  asksStack: boolean
  asksItself: boolean
  asksMode: boolean
}

/** All that a production file says of tests, runner and repository. A file that does not parse says nothing here. */
export function mentionsIn(ground: Ground, text: string): readonly ProductionMention[] {
  const parsed = parseProgram(ground.file, text)
  if (parsed.state === 'failed') return []
  const reading: Reading = {
    ground,
    program: parsed.program,
    constants: constantsOf(parsed.program.node),
    found: [],
    testWords: [],
    runnerNames: [],
    modes: [],
    specifiers: new Set(),
    asksStack: false,
    asksItself: false,
    asksMode: false,
  }
  const left: Node[] = [parsed.program.node]
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    readNode(node, reading)
    // Depth first and in the order of the text, so that the mentions are as well.
    for (const inner of [...children(node)].reverse()) left.push(inner)
  }
  if (reading.asksStack) for (const node of reading.testWords) add('call-stack', node, reading)
  if (reading.asksItself || reading.asksStack) for (const node of reading.runnerNames) add('runner-name', node, reading)
  if (reading.asksMode) for (const node of reading.modes) add('mode', node, reading)
  return reading.found
}

function add(kind: MentionKind, node: Node, { ground, program, found }: Reading, target = ''): void {
  const text = program.text.slice(node.start, node.end)
  found.push({ file: ground.file, kind, text: text.length > 200 ? `${text.slice(0, 199)}…` : text, at: program.at(node.start), target })
}

function readNode(node: Node, reading: Reading): void {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node['importKind'] === 'type' || node['exportKind'] === 'type' ? undefined : readSpecifier(child(node, 'source'), reading)
    case 'ImportExpression':
      return readSpecifier(child(node, 'source'), reading)
    case 'CallExpression':
    case 'NewExpression':
      return readCall(node, reading)
    case 'MemberExpression':
      return readMember(node, reading)
    case 'Identifier':
      return readName(word(node, 'name'), node, reading)
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition': {
      const name = propertyName(node)
      return name !== null && INTERNALS.test(name) ? add('matcher-internals', node, reading) : undefined
    }
    case 'Literal':
      return readText(node, reading)
    case 'TemplateLiteral':
      readText(node, reading)
      return list(node, 'expressions').length === 0 ? undefined : readFolded(node, reading)
    case 'SwitchCase':
    case 'ArrayExpression':
      return readModes(node, reading)
    case 'AssignmentExpression':
      return readAssignment(node, reading)
    case 'BinaryExpression':
      if (node['operator'] === '+') return readFolded(node, reading)
      return node['operator'] === 'in' ? readIn(node, reading) : readComparison(node, reading)
    case 'UnaryExpression':
      return readTypeof(node, reading)
  }
}

function readSpecifier(source: Node | null, reading: Reading): void {
  const specifier = source === null ? undefined : (folded(source, reading.constants) ?? undefined)
  if (source === null || typeof specifier !== 'string') return
  reading.specifiers.add(source.start)
  const { file, tree } = reading.ground
  if (!specifier.startsWith('.')) return add('package', source, reading, specifier)
  const target = fileAt(tree, file.slice(0, file.lastIndexOf('/') + 1), specifier)
  if (target !== null) add('import', source, reading, target)
}

const REQUIRES = /^(require|resolve|importActual|importOriginal)$/
const JOINS = /^(join|resolve|URL|normalize)$/

function readCall(node: Node, reading: Reading): void {
  const callee = child(node, 'callee')
  if (callee === null) return
  if (keepsErrors(node)) add('errors-swallowed', node, reading)
  if (makesCode(node)) add('code-from-text', node, reading)
  readFolded(node, reading)
  readGlobalSymbols(node, callee, reading)
  const name = callee.type === 'Identifier' ? word(callee, 'name') : (propertyName(bare(callee)) ?? '')
  const texts = list(node, 'arguments')
    .map((one) => literalValue(one))
    .filter((one) => typeof one === 'string')
  if (REQUIRES.test(name)) readSpecifier(list(node, 'arguments')[0] ?? null, reading)
  // The other pieces of a path that is put together; a whole one is seen as the literal that it is.
  if (JOINS.test(name) && texts.length > 1) readPath(texts.join('/'), node, reading)
  const [first, second] = list(node, 'arguments')
  if (/^define(Property|Properties)$/.test(name) && first !== undefined && isPatched(first, second)) add('builtin-patched', node, reading)
  if (/^assign$/.test(name) && first !== undefined && isPatched(first, undefined)) add('builtin-patched', node, reading)
}

function readMember(node: Node, reading: Reading): void {
  const key = node['computed'] === true ? child(node, 'property') : null
  const name = propertyName(node) ?? (key === null ? null : folded(key, reading.constants))
  if (name === null) return
  const object = child(node, 'object')
  const owner = object === null ? null : bare(object)
  if (owner?.type === 'MetaProperty' && name === 'vitest') add('in-source-test', node, reading)
  if (owner?.type === 'Identifier' && GLOBAL_OBJECT.test(word(owner, 'name')) && GLOBALS.has(name)) add('runner-global', node, reading)
  if (PROCESS.test(name) && owner?.type === 'Identifier' && word(owner, 'name') === 'process') add('process-internals', node, reading)
  if (owner !== null && ASKS_ITSELF.test(name) && /^(process|import\.meta)$/.test(reading.program.text.slice(owner.start, owner.end)))
    reading.asksItself = true
  if (MODE.test(name)) reading.asksMode = true
  const isVariable = owner?.type === 'MemberExpression' && propertyName(owner) === 'env'
  if (isVariable && TEST_FLAG.test(name)) add('mode', node, reading)
  readName(name, node, reading)
}

function readName(name: string, node: Node, reading: Reading): void {
  if (STACK.test(name)) reading.asksStack = true
  if (VARIABLE.test(name)) add('runner-variable', node, reading)
  else if (/^__(vitest|VITEST|jest|tinypool)/.test(name)) add('runner-global', node, reading)
  else if (name === 'syncBuiltinESMExports') add('builtin-patched', node, reading)
  else if (INTERNALS.test(name)) add('matcher-internals', node, reading)
}

/** A text that is put together says what it says as a whole. */
function readFolded(node: Node, reading: Reading): void {
  const text = folded(node, reading.constants)
  if (text === null || text.length > 300 || reading.specifiers.has(node.start)) return
  // Nobody puts this name together who does not want to hide it.
  if (RUNNER_MODULE.test(text)) add('runner-name', node, reading)
  readName(text, node, reading)
  if (PATH_LIKE.test(text)) readWords(text, node, reading)
  readPath(text, node, reading)
}

/** `Symbol.for('fast-check/…')`, and the symbols under which runners and matchers keep what is global. */
function readGlobalSymbols(node: Node, callee: Node, reading: Reading): void {
  const [first] = list(node, 'arguments')
  const name = callee.type === 'MemberExpression' ? propertyName(callee) : null
  if (first === undefined || name === null) return
  const isSymbol = name === 'for' && word(child(callee, 'object') ?? callee, 'name') === 'Symbol'
  if (isSymbol && RUNNER_NAME.test(folded(first, reading.constants) ?? '')) add('runner-global', node, reading)
  if (name === 'getOwnPropertySymbols' && GLOBAL_OBJECT.test(word(bare(first), 'name'))) add('runner-global', node, reading)
}

const GLOBAL_OBJECT = /^(globalThis|global|window|self)$/

/** `'expect' in globalThis`. */
function readIn(node: Node, reading: Reading): void {
  const [left, right] = [child(node, 'left'), child(node, 'right')]
  if (left === null || right === null || !GLOBAL_OBJECT.test(word(bare(right), 'name'))) return
  if (GLOBALS.has(folded(left, reading.constants) ?? '')) add('runner-global', node, reading)
}

/** What this package writes, also inside of a program that is handed to a child. */
const OURS = /(^|[^\w.])\.oracle(\/|$)/

function readText(node: Node, reading: Reading): void {
  const regex = node['regex']
  if (typeof regex === 'object' && regex !== null && 'pattern' in regex) return readWords(String(regex.pattern), node, reading)
  const texts =
    node.type === 'TemplateLiteral' ? list(node, 'quasis').map(quasi) : [literalValue(node)].filter((one) => typeof one === 'string')
  for (const text of texts) {
    readName(text, node, reading)
    if (PATH_LIKE.test(text)) readWords(text, node, reading)
    if (text.startsWith('/proc/')) reading.asksItself = true
    if (/^(expect-global|jest\.asymmetricMatcher)$/.test(text)) add('runner-global', node, reading)
    if (/(^|\/)node_modules\/(vitest|chai|jest|fast-check|@vitest)(\/|$)/.test(text)) add('runner-name', node, reading)
  }
  if (texts.some((text) => OURS.test(text))) add('path', node, reading, '.oracle')
  const [whole] = texts
  if (texts.length === 1 && whole !== undefined && !reading.specifiers.has(node.start)) readPath(whole, node, reading)
}

function readWords(text: string, node: Node, reading: Reading): void {
  if (text.length > 300) return
  if (TEST_WORD.test(text)) reading.testWords.push(node)
  if (RUNNER_NAME.test(text) || WORKER_FILE.test(text)) reading.runnerNames.push(node)
}

/** A text that leads to a file or folder of the repository, from the file's own place or from the root. */
function readPath(whole: string, node: Node, reading: Reading): void {
  // Of a pattern that begins at the file itself, the folder that it looks in.
  const text = /^\.\.?\//.test(whole) ? whole.replace(/\/[^/]*[*{[].*$/s, '') : whole
  if (text.length < 3 || text.length > 300 || !/[/.]/.test(text) || /[\s*{}<>|]/.test(text)) return
  const { file, tree, folders } = reading.ground
  const isThere = (path: ProjectPath | null): path is ProjectPath => path !== null && path !== '' && (tree.has(path) || folders.has(path))
  const own = joinPath(file.slice(0, file.lastIndexOf('/') + 1), text)
  const top = joinPath('', text.replace(/^(\.\.?\/)+/, ''))
  const target = [own, ...(text.startsWith('./') ? [] : [top])].find(isThere)
  if (target !== undefined) add('path', node, reading, target)
  else if (OURS.test(text)) add('path', node, reading, '.oracle')
}

function readAssignment(node: Node, reading: Reading): void {
  const target = child(node, 'left')
  if (target === null || target.type !== 'MemberExpression') return
  const object = child(target, 'object')
  const name = propertyName(target)
  if (object !== null && isPatched(object, undefined, name ?? undefined)) add('builtin-patched', node, reading)
}

/** `Object.prototype`, `RegExp.prototype`, or a function of a builtin that comparisons use. */
function isPatched(object: Node, key: Node | undefined, name?: string): boolean {
  const inner = bare(object)
  if (inner.type === 'Identifier') {
    const member = name ?? (key === undefined ? undefined : literalValue(key))
    return typeof member === 'string' && PATCHED.has(`${word(inner, 'name')}.${member}`)
  }
  const owner = inner.type === 'MemberExpression' && propertyName(inner) === 'prototype' ? child(inner, 'object') : null
  return owner?.type === 'Identifier' && PATCHED.has(`${word(owner, 'name')}.prototype`)
}

/** `case 'test':`, `['test', 'ci'].includes(…)`. */
function readModes(node: Node, reading: Reading): void {
  const texts = node.type === 'SwitchCase' ? [child(node, 'test')] : list(node, 'elements')
  // The list of all modes that there are says nothing about one of them.
  if (texts.some((one) => one !== null && /^prod(uction)?$/.test(String(literalValue(one))))) return
  for (const one of texts) if (one !== null && literalValue(one) === 'test') reading.modes.push(one)
}

function readComparison(node: Node, reading: Reading): void {
  if (!/^[!=]==?$/.test(String(node['operator']))) return
  for (const side of ['left', 'right']) {
    const one = child(node, side)
    if (one !== null && literalValue(one) === 'test') reading.modes.push(node)
  }
}

/** `typeof describe`: a name that only a runner with global functions gives. */
function readTypeof(node: Node, reading: Reading): void {
  const argument = child(node, 'argument')
  const name = argument === null ? '' : word(argument, 'name')
  if (node['operator'] !== 'typeof' || argument?.type !== 'Identifier' || !GLOBALS.has(name)) return
  const declared = new RegExp(
    `\\b(?:const|let|var|function|class)\\s+${name}\\b|\\bimport\\b[^;]*\\b${name}\\b[^;]*\\bfrom\\b|[(,{]\\s*${name}\\s*[,):=}]`,
  )
  if (!declared.test(reading.program.text)) add('runner-global', node, reading)
}
