import type {
  AssertionSyntax,
  Hazard,
  ImportedName,
  MockSyntax,
  PropertySyntax,
  TableSyntax,
  TestBlock,
  TestMark,
  TestOptions,
} from '../../model/syntax.ts'
import type { ProjectPath, SourceLocation } from '../../model/words.ts'
import type { Node } from './nodes.ts'
import type { Program } from './parse.ts'
import type { Resolve } from './imports.ts'
import type { Importer, Place, Scope } from './scope.ts'

/** One module while it is read: the test file, or a helper that it calls. */
export interface Module {
  readonly file: ProjectPath
  readonly program: Program
  readonly scope: Scope
  readonly assigned: ReadonlySet<string>
  readonly importer: Importer
  readonly resolve: Resolve
  /** An exported function of a module of the repository; null for packages and for what cannot be followed. */
  readonly exported: (specifier: string, name: string) => { readonly place: Place; readonly module: Module } | null
}

/** A suite while its tests are being read. Hooks add marks after tests were registered, so it is shared, not copied. */
export interface Suite {
  readonly parent: Suite | null
  readonly title: string
  readonly marks: TestMark[]
  readonly tables: TableSyntax[]
  /** Set anew by `jest.retryTimes`, `vi.setConfig` and mocha's `this.retries`. */
  options: TestOptions
}

/** A test, helper or file while it is being read. */
export interface Builder {
  readonly file: ProjectPath
  readonly kind: TestBlock['kind']
  readonly suite: Suite | null
  readonly title: string
  readonly at: SourceLocation
  readonly marks: TestMark[]
  options: TestOptions
  readonly assertions: AssertionSyntax[]
  readonly properties: PropertySyntax[]
  readonly tables: TableSyntax[]
  readonly body: TestBlock['body']
  readonly bodyKey: string
  readonly words: readonly string[]
  readonly uses: readonly ImportedName[]
}

/** The visitors, for the files that they themselves need. */
export interface Walk {
  readonly visit: (node: Node, context: Context) => End
  readonly visitStatements: (statements: readonly Node[], context: Context) => End
  readonly visitExpression: (node: Node, context: Context) => void
  readonly visitFunction: (fn: Node, args: readonly (Place | null)[], context: Context) => void
  readonly visitRows: (rows: readonly Place[] | null, body: Node, params: readonly Node[], context: Context, spread?: boolean) => void
}

export interface Reader {
  readonly walk: Walk
  readonly file: ProjectPath
  readonly builders: Builder[]
  /** Assertions outside all tests, and those of hooks. */
  readonly fileBuilder: Builder
  readonly mocks: MockSyntax[]
  readonly replacedMatchers: Set<string>
  readonly propertyDefaults: Map<string, string>
  readonly notes: Set<string>
  /** Whether the policy counts a call of this name as an assertion. */
  readonly isAssertionName: (callee: string) => boolean
  /** How much may still be made of helpers and rows; what is written in the file itself is always read. */
  readonly left: { expansions: number }
}

export interface Context {
  readonly reader: Reader
  readonly module: Module
  readonly scope: Scope
  readonly hazards: readonly Hazard[]
  /** What becomes of the value of the expression that is being visited. */
  readonly use: 'dropped' | 'awaited' | 'kept'
  /** null between tests. */
  readonly block: Builder | null
  readonly suite: Suite
  /** True in a hook, whose `skip()` is one of its suite. */
  readonly inHook: boolean
  readonly row: string | null
  readonly helper: string | null
  /** Functions that are being followed, so that recursion ends. */
  readonly stack: readonly Node[]
  /** Inside a promise or a callback that the test waits for. */
  readonly waited: boolean
  /** Names of the test's own context: `t`, `ctx`, `{ expect, task }`. */
  readonly contexts: ReadonlySet<string>
  /** In the arguments of an assertion, where a query is a part of it. */
  readonly inClaim: boolean
  readonly preconditions: string[] | null
}

export const NO_OPTIONS: TestOptions = { retry: null, timeout: null, repeats: null }
/** How many rows of one literal table are told apart. */
export const MAX_ROWS = 400
export const MAX_EXPANSIONS = 60_000
export const MAX_STACK = 12

/** How what was visited ends: `maybe` when a condition decides it. */
export interface End {
  readonly kind: 'no' | 'maybe' | 'return' | 'break' | 'throw'
  readonly on: string
  readonly onKey?: string
}

export const GOES_ON: End = { kind: 'no', on: '' }

/** Source text as it stands, in one line, cut at 200 characters. */
export function sourceText(node: Node, module: Module): string {
  const text = module.program.text.slice(node.start, Math.min(node.end, node.start + 600)).replace(/\s+/g, ' ')
  return text.length > 200 ? `${text.slice(0, 199)}…` : text
}

export function placeOf(node: Node, module: Module): SourceLocation {
  return module.program.at(node.start)
}

export function suiteTitles(suite: Suite | null): readonly string[] {
  const titles: string[] = []
  for (let at = suite; at !== null; at = at.parent) if (at.title !== '') titles.push(at.title)
  return titles.reverse()
}

/** What a test is given by itself, else by the nearest suite that says. */
export function effectiveOptions(own: TestOptions, suite: Suite | null): TestOptions {
  let { retry, timeout, repeats } = own
  for (let at = suite; at !== null; at = at.parent) {
    retry ??= at.options.retry
    timeout ??= at.options.timeout
    repeats ??= at.options.repeats
  }
  return { retry, timeout, repeats }
}

export function suiteMarks(suite: Suite | null): readonly TestMark[] {
  const marks: TestMark[] = []
  for (let at = suite; at !== null; at = at.parent) marks.push(...at.marks)
  return marks
}
