import type { TestBlock, TestFileSyntax, TestSyntax } from '../../model/syntax.ts'
import type { ProjectPath } from '../../model/words.ts'
import { child, isFunction, list, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { moduleReader } from './modules.ts'
import type { Follow } from './modules.ts'
import { parseProgram } from './parse.ts'
import type { Program } from './parse.ts'
import { marksAs } from './marks.ts'
import { runnerOf } from './runners.ts'
import { effectiveOptions, MAX_EXPANSIONS, NO_OPTIONS, suiteMarks, suiteTitles } from './reader.ts'
import type { Builder, Context, Module, Reader, Suite } from './reader.ts'
import { lookup } from './scope.ts'
import { parseSnapshotFile } from './snapshots.ts'
import { visit, visitExpression, visitFunction, visitRows, visitStatements } from './statements.ts'
import { mentionsSwitch, switchedRows } from './switches.ts'

export interface Surroundings {
  /** Which file of the repository a specifier stands for, and its text when it is one that may be followed. */
  readonly follow: Follow
  /** Whether the policy's `assertionFunctions` name a callee such as `expectPages` or `t.is`. */
  readonly isAssertionName: (callee: string) => boolean
}

/** Follows nothing, and counts what is called `expect…` and `assert…`. */
const ALONE: Surroundings = { follow: () => null, isAssertionName: (callee) => /^(expect|assert)\w*$/.test(callee) }

/**
 * Describes a test file, a test helper or a `.snap` file. Never throws: a text that does not parse is `unparseable` with its place.
 * Pure but for what `surroundings.follow` hands out. Time and memory are linear in the text, and bounded in what it makes of helpers.
 */
export function parseTestFile(file: ProjectPath, text: string, surroundings: Surroundings = ALONE): TestSyntax {
  if (file.endsWith('.snap')) return { ...nothing(file), snapshots: parseSnapshotFile(file, text) }
  if (/\.(vue|svelte|astro|mdx?)$/.test(file))
    return { ...nothing(file), notes: [`${file.slice(file.lastIndexOf('.'))} files are not looked into`] }
  const parsed = parseProgram(file, text)
  if (parsed.state === 'failed') return { state: 'unparseable', file, at: parsed.at, message: parsed.message }
  try {
    return describeFile(file, parsed.program, surroundings)
  } catch (cause) {
    // A stack that overflowed in spite of the bounds is an answer as well.
    return { state: 'unparseable', file, at: { file, line: 1, column: 1 }, message: cause instanceof Error ? cause.message : String(cause) }
  }
}

function nothing(file: ProjectPath): TestFileSyntax {
  return {
    state: 'parsed',
    file,
    tests: [],
    helpers: [],
    mocks: [],
    replacedMatchers: [],
    propertyDefaults: {},
    switchedRows: {},
    snapshots: [],
    notes: [],
  }
}

/** What a parsed test file says. Throws where it overflows the stack. */
export function describeFile(file: ProjectPath, program: Program, surroundings: Surroundings): TestFileSyntax {
  const module = moduleReader(surroundings.follow)(file, program)
  const root: Suite = { parent: null, title: '', marks: [], tables: [], options: NO_OPTIONS }
  const reader: Reader = {
    walk: { visit, visitStatements, visitExpression, visitFunction, visitRows },
    file,
    builders: [],
    fileBuilder: emptyBuilder(file, 'file', ''),
    mocks: [],
    replacedMatchers: new Set(),
    propertyDefaults: new Map(),
    notes: new Set(),
    isAssertionName: surroundings.isAssertionName,
    left: { expansions: MAX_EXPANSIONS },
  }
  const context = startContext(reader, module, root)
  visitStatements(unwrapped(list(program.node, 'body')), context)
  const tests = reader.builders.map(finished)
  const fileBlock = reader.fileBuilder.assertions.length > 0 ? [finished(reader.fileBuilder)] : []
  return {
    state: 'parsed',
    file,
    tests: [...tests, ...fileBlock],
    helpers: [...describeHelpers(program, reader, module, root), ...describeRunners(program, reader, module, root)],
    mocks: reader.mocks,
    replacedMatchers: [...reader.replacedMatchers].sort(),
    propertyDefaults: Object.fromEntries(reader.propertyDefaults),
    switchedRows: mentionsSwitch(program.text) ? switchedRows(program.node) : {},
    snapshots: [],
    notes: [...reader.notes].sort(),
  }
}

/** `export const x = …` and `export default test(…)` count as what they export. */
function unwrapped(body: readonly Node[]): readonly Node[] {
  return body.map((statement) => (statement.type.startsWith('Export') ? (child(statement, 'declaration') ?? statement) : statement))
}

function startContext(reader: Reader, module: Module, suite: Suite): Context {
  return {
    reader,
    module,
    scope: module.scope,
    hazards: [],
    use: 'kept',
    block: null,
    suite,
    inHook: false,
    row: null,
    helper: null,
    stack: [],
    waited: false,
    contexts: new Set(),
    inClaim: false,
    preconditions: null,
  }
}

function emptyBuilder(file: ProjectPath, kind: Builder['kind'], title: string): Builder {
  return {
    file,
    kind,
    suite: null,
    title,
    at: { file, line: 1, column: 1 },
    marks: [],
    options: NO_OPTIONS,
    assertions: [],
    properties: [],
    tables: [],
    body: 'code',
    bodyKey: '',
    words: [],
    uses: [],
  }
}

function finished(builder: Builder): TestBlock {
  const { suite, title, ...rest } = builder
  return {
    ...rest,
    options: effectiveOptions(builder.options, suite),
    titles: [...suiteTitles(suite), title],
    marks: [...builder.marks, ...suiteMarks(suite)],
  }
}

/** The functions at the top of a file, each read with arguments that are not known; those without an assertion are left out. */
function describeHelpers(program: Program, reader: Reader, module: Module, suite: Suite): readonly TestBlock[] {
  const helpers: TestBlock[] = []
  for (const name of topFunctions(program.node)) {
    const binding = lookup(name, module.scope)
    if (binding?.kind !== 'function') continue
    const builder = { ...emptyBuilder(module.file, 'helper', name), at: program.at(binding.node.start) }
    visitFunction(binding.node, [], { ...startContext(reader, module, suite), scope: binding.scope, block: builder })
    if (builder.assertions.length > 0) helpers.push(finished(builder))
  }
  return helpers
}

/** The runners that a file exports to test files: `export const test = base.skip` switches off whatever is called with it. */
function describeRunners(program: Program, reader: Reader, module: Module, suite: Suite): readonly TestBlock[] {
  return exportedNames(program.node).flatMap(({ name, node }) => {
    const runner = runnerOf(node, module.scope)
    if (runner === null || runner.kind === 'hook') return []
    const marks = marksAs(runner, program.text.slice(node.start, node.end).slice(0, 200), startContext(reader, module, suite))
    const builder = { ...emptyBuilder(module.file, 'helper', name), at: program.at(node.start), bodyKey: 'runner' }
    return [finished({ ...builder, marks: [...marks] })]
  })
}

interface ExportedName {
  readonly name: string
  readonly node: Node
}

/** `export const a = …`, `export { a as b }`, with or without `from`, `export default a`. */
function exportedNames(program: Node): readonly ExportedName[] {
  return list(program, 'body').flatMap((statement): readonly ExportedName[] => {
    const declaration = child(statement, 'declaration')
    if (statement.type === 'ExportDefaultDeclaration' && declaration !== null) return [{ name: 'default', node: declaration }]
    if (statement.type !== 'ExportNamedDeclaration') return []
    const declared = list(declaration ?? statement, 'declarations').map((one) => ({ id: child(one, 'id'), node: child(one, 'init') }))
    const listed = list(statement, 'specifiers').map((one) => ({ id: child(one, 'exported'), node: child(one, 'local') }))
    return [...declared, ...listed].flatMap(({ id, node }) => (id === null || node === null ? [] : [{ name: word(id, 'name'), node }]))
  })
}

function topFunctions(program: Node): readonly string[] {
  const names: string[] = []
  for (const statement of unwrapped(list(program, 'body'))) {
    if (statement.type === 'FunctionDeclaration') names.push(word(child(statement, 'id') ?? statement, 'name') || 'default')
    for (const declarator of list(statement, 'declarations')) {
      const init = child(declarator, 'init')
      const id = child(declarator, 'id')
      if (init !== null && id !== null && isFunction(init)) names.push(word(id, 'name'))
    }
  }
  return [...new Set(names)]
}
