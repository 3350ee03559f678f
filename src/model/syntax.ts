import type { ProjectPath, SourceLocation } from './words.ts'

/**
 * What a test file says, as plain data: no judgement, and nothing of the parser. Texts that are meant for people are source text as it
 * stands, cut at 200 characters; `…Key` fields are canonical text (see `observe/syntax/canonical.ts`) that two spellings of one thing share.
 */
export type TestSyntax = TestFileSyntax | UnparseableFile

export interface UnparseableFile {
  readonly state: 'unparseable'
  readonly file: ProjectPath
  readonly at: SourceLocation
  readonly message: string
}

export interface TestFileSyntax {
  readonly state: 'parsed'
  readonly file: ProjectPath
  /** Tests in the order of the file. */
  readonly tests: readonly TestBlock[]
  /** Functions of the file that hold assertions, exported or not, each as if it were called with unknown arguments. */
  readonly helpers: readonly TestBlock[]
  /** Modules and exports that the file replaces. */
  readonly mocks: readonly MockSyntax[]
  /** Names of built-in matchers that `expect.extend` replaces. */
  readonly replacedMatchers: readonly string[]
  /** What `fc.configureGlobal` sets for all properties of the file. */
  readonly propertyDefaults: Readonly<Record<string, string>>
  /** Rows of data that carry a switch such as `skip: true`; how many there are of each. */
  readonly switchedRows: Readonly<Record<string, number>>
  /** Stored snapshots, for a `.snap` file. */
  readonly snapshots: readonly StoredSnapshot[]
  /** In words, what was not looked at. */
  readonly notes: readonly string[]
}

/** How a test came to be one that does not run, or that runs alone. */
export interface TestMark {
  readonly kind: 'skip' | 'todo' | 'fails' | 'only'
  /** As written: `test.skip`, `describe.skipIf(process.env.CI)`, `ctx.skip()`. */
  readonly how: string
  /** Source text of the condition that it depends on; null when it always holds. */
  readonly when: string | null
  /** The same with the names of constants resolved. */
  readonly whenKey: string | null
}

export interface TestBlock {
  readonly file: ProjectPath
  readonly kind: 'test' | 'helper' | 'file'
  /** From the outermost suite inwards; the dynamic parts of a template are `${}`. For a helper its name. */
  readonly titles: readonly string[]
  readonly at: SourceLocation
  /** Its own and those of its suites and their hooks. */
  readonly marks: readonly TestMark[]
  readonly options: TestOptions
  /** Assertions in the order of the walk, those of helpers and literal rows included. */
  readonly assertions: readonly AssertionSyntax[]
  readonly properties: readonly PropertySyntax[]
  /** Literal tables that its cases come from, one canonical key a row; null for a table that could not be read. */
  readonly tables: readonly TableSyntax[]
  /** 'absent' when it has none, 'empty' when there is no statement in it, 'generator' when the runner never steps it. */
  readonly body: 'code' | 'empty' | 'absent' | 'generator'
  /** Canonical text of its body; a hash of it where it is long. */
  readonly bodyKey: string
  /** Identifiers and literals of the body, each once, sorted; at most 300. */
  readonly words: readonly string[]
  /** Names of imports that the body refers to, sorted. */
  readonly uses: readonly ImportedName[]
}

export interface TestOptions {
  readonly retry: number | null
  /** Milliseconds. */
  readonly timeout: number | null
  readonly repeats: number | null
}

export interface ImportedName {
  /** The module as written. */
  readonly specifier: string
  /** The file it stands for, when it is one of the repository. */
  readonly module: ProjectPath | null
  /** The exported name: `default`, `*` or an identifier. */
  readonly name: string
}

export interface TableSyntax {
  readonly rows: readonly string[] | null
}

/** Why an assertion may never decide anything. */
export type Hazard =
  | { readonly kind: 'unreachable'; readonly because: string }
  | { readonly kind: 'swallowed'; readonly by: string }
  | { readonly kind: 'not-awaited'; readonly because: string }
  /** `onKey` is the condition with its constants written out. */
  | { readonly kind: 'conditional'; readonly on: string; readonly onKey?: string }
  | { readonly kind: 'callback'; readonly of: string }

export interface AssertionSyntax {
  readonly at: SourceLocation
  readonly text: string
  /** The family of its matcher: `equals`, `contains`, `throws`, `snapshot` …, or the matcher's own name. */
  readonly family: string
  readonly negated: boolean
  /** What it looks at, as written and with local names resolved. */
  readonly subject: string
  readonly subjectKey: string
  /** Of a subject that is true or false: its alternatives (`||`), each as the parts that must hold together (`&&`); null for all else. */
  readonly predicate: readonly (readonly string[])[] | null
  /** What it compares with, as written and with local names resolved. */
  readonly expected: string
  readonly expectedKey: string
  /** The literals of the expected value in their order, names of constants resolved; two that differ only here expect something else. */
  readonly literals: string
  /** The expected value in a form that a snapshot and a literal of the same text share; null for what is not plain data. */
  readonly value: string | null
  /** 0 to 100, from the table of matchers and what it compares with. */
  readonly strength: number
  /** A number that orders two of the same family: precision, a bound; null when there is none. */
  readonly measure: number | null
  /** For `throws` and the like: a subject or an expected value that is plain data. */
  readonly subjectIsData: boolean
  readonly expectedIsData: boolean
  readonly hazards: readonly Hazard[]
  /** The key of the row that it was made for; null outside literal tables. */
  readonly row: string | null
  /** The helper that it stands in; null when it stands in the test itself. */
  readonly helper: string | null
  /** Names of imports whose calls make the subject. */
  readonly calls: readonly ImportedName[]
}

export interface MockSyntax {
  readonly at: SourceLocation
  /** As written: `vi.mock('../src/a.ts')`. */
  readonly how: string
  readonly specifier: string
  readonly module: ProjectPath | null
  /** The replaced export of a spy; null when the whole module is replaced. */
  readonly name: string | null
}

export interface PropertySyntax {
  readonly at: SourceLocation
  readonly text: string
  readonly generators: readonly GeneratorSyntax[]
  /** null when not given. */
  readonly runs: number | null
  readonly seed: string | null
  readonly path: string | null
  readonly endOnFailure: boolean
  /** Parameters that end a run early or leave runs out, as `name=value`, sorted. */
  readonly limits: readonly string[]
  /** `fc.pre` calls and filters, as canonical text. */
  readonly preconditions: readonly string[]
  /** False for `fc.check` whose result is dropped. */
  readonly asserted: boolean
}

export interface GeneratorSyntax {
  readonly text: string
  readonly key: string
  /** Name of the outermost generator: `string`, `constant` … */
  readonly name: string
  /** Named and positional bounds: `max`, `maxLength`, `0` … */
  readonly bounds: Readonly<Record<string, number>>
  readonly filters: number
}

export interface StoredSnapshot {
  readonly key: string
  /** Without what a runner's version changes: quotes, escapes, indentation, `Object`/`Array` prefixes. */
  readonly value: string
  readonly text: string
  readonly at: SourceLocation
}

/** The exports of a production file, to tell a test that left with what it tested. */
export interface ProductionSyntax {
  readonly file: ProjectPath
  /** Exported name to the hash of its body without its own name; null when only the name is known (a re-export). */
  readonly exports: Readonly<Record<string, string | null>>
}
