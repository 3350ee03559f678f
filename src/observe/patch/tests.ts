import type { ChangedPath, PatchScope, Tree } from '../../model/patch.ts'
import type { ProductionSyntax, TestSyntax } from '../../model/syntax.ts'
import type { ProjectPath } from '../../model/words.ts'
import { parseChangedTests, parseProductionFile, parseTestFile } from '../syntax/index.ts'
import type { Surroundings } from '../syntax/index.ts'
import { withoutEqual } from './equal-tests.ts'
import { helpersOf, unlikeSurroundings } from './helpers.ts'
import type { Helpers, TestText } from './helpers.ts'
import { isCode } from './kinds.ts'
import { inTurns } from './texts.ts'
import type { Texts } from './texts.ts'

/** The changed test files and production files of both sides, parsed. */
export interface PatchSyntax {
  readonly before: readonly TestSyntax[]
  readonly after: readonly TestSyntax[]
  readonly production: { readonly before: readonly ProductionSyntax[]; readonly after: readonly ProductionSyntax[] }
}

export interface SyntaxPorts {
  readonly texts: Texts
  readonly isTest: (path: ProjectPath) => boolean
  readonly isProduction: (path: ProjectPath) => boolean
  readonly isAssertionName: (callee: string) => boolean
}

/** The same, as long as nobody asks for lines and columns. */
export interface PatchReading {
  readonly syntax: PatchSyntax
  /** The files of which only the changed tests were read: what is said of them is right but for where it stands. */
  readonly shortened: ReadonlySet<ProjectPath>
  /** Reads these files as a whole. */
  readonly inFull: (files: ReadonlySet<ProjectPath>) => PatchReading
}

interface Side {
  readonly files: ReadonlyMap<ChangedPath, TestText>
  readonly helpers: Helpers
  readonly surroundings: Surroundings
}

type Pair = readonly [TestSyntax | null, TestSyntax | null]

interface ReadFile {
  readonly file: ProjectPath
  readonly pair: Pair
  /** Its whole texts; null when that is what was read. */
  readonly whole: (() => Pair) | null
}

/** Throws GitRefusal. Files that only moved, and tests that stand the same in the same file, say nothing and are left out. */
export async function observeSyntax(scope: PatchScope, ports: SyntaxPorts): Promise<PatchReading> {
  const changes = scope.changes.filter((change) => saysSomething(change, ports.isTest))
  const [base, head] = [await sideOf(changes, 'before', scope.base, ports), await sideOf(changes, 'after', scope.head, ports)]
  const unlike = unlikeSurroundings(scope, base.helpers, head.helpers)
  // One file at a time on both sides, so that what is the same need not be kept until all are read.
  const files = changes.flatMap((change) => readChange(base.files.get(change), head.files.get(change), base, head, unlike))
  const has = files.some(({ pair }) => pair.some((one) => one !== null))
  const production = {
    before: has ? await exportsOf(changes, 'before', ports) : [],
    after: has ? await exportsOf(changes, 'after', ports) : [],
  }
  return reading(files, production)
}

function reading(files: readonly ReadFile[], production: PatchSyntax['production']): PatchReading {
  const side = (i: 0 | 1): readonly TestSyntax[] => files.flatMap(({ pair }) => pair[i] ?? [])
  return {
    syntax: { before: side(0), after: side(1), production },
    shortened: new Set(files.flatMap(({ file, whole }) => (whole === null ? [] : [file]))),
    inFull: (wanted) =>
      reading(
        files.map((one) => (one.whole !== null && wanted.has(one.file) ? { file: one.file, pair: one.whole(), whole: null } : one)),
        production,
      ),
  }
}

function readChange(
  before: TestText | undefined,
  after: TestText | undefined,
  base: Side,
  head: Side,
  unlike: ReadonlySet<ProjectPath>,
): readonly ReadFile[] {
  const file = after?.file ?? before?.file
  if (file === undefined) return []
  const parse = (one: TestText | undefined, { surroundings }: Side): TestSyntax | null =>
    one === undefined ? null : parseTestFile(one.file, one.text, surroundings)
  const whole = (): Pair => withoutEqual(parse(before, base), parse(after, head))
  const short =
    before === undefined || after === undefined || before.file !== after.file || unlike.has(file)
      ? null
      : parseChangedTests(file, before.text, after.text, head.surroundings)
  return short === null ? [{ file, pair: whole(), whole: null }] : [{ file, pair: withoutEqual(...short), whole }]
}

/** A file that moved as it is says something only where its new name may take it out of the tests. */
function saysSomething(change: ChangedPath, isTest: (path: ProjectPath) => boolean): boolean {
  const { path, from, before, after } = change
  if (before?.id !== after?.id || before?.mode !== after?.mode || wasTaken(before, after)) return true
  return from !== null && isTest(from) && (!isTest(path) || nameOf(from) !== nameOf(path))
}

const wasTaken = (before: ChangedPath['before'], after: ChangedPath['after']): boolean => before === null || after === null

async function sideOf(changes: readonly ChangedPath[], side: 'before' | 'after', tree: Tree, ports: SyntaxPorts): Promise<Side> {
  const files = await inTurns(changes, async (change) => {
    const file = side === 'before' ? (change.from ?? change.path) : change.path
    if (!ports.isTest(file) || !(isCode(file) || file.endsWith('.snap'))) return []
    const text = await ports.texts.read(change[side])
    return text === null ? [] : [[change, { file, text }] as const]
  })
  const texts = new Map(files.flat())
  const helpers = await helpersOf(tree, [...texts.values()], ports)
  return { files: texts, helpers, surroundings: { follow: helpers.follow, isAssertionName: ports.isAssertionName } }
}

/** The runner finds test files by their names: one that is renamed may no longer run. */
const nameOf = (path: ProjectPath): string => path.slice(path.lastIndexOf('/') + 1)

async function exportsOf(
  changes: readonly ChangedPath[],
  side: 'before' | 'after',
  { texts, isTest, isProduction }: SyntaxPorts,
): Promise<readonly ProductionSyntax[]> {
  const lists = await inTurns(changes, async (change) => {
    const file = side === 'before' ? (change.from ?? change.path) : change.path
    if (!isProduction(file) || isTest(file) || !/\.[cm]?[jt]sx?$/.test(file) || /\.d\.[cm]?ts$/.test(file)) return []
    const text = await texts.read(change[side])
    return text === null ? [] : [parseProductionFile(file, text)]
  })
  return lists.flat()
}
