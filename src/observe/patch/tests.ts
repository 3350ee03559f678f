import type { ChangedPath, PatchScope, Tree } from '../../model/patch.ts'
import type { ProductionSyntax, TestSyntax } from '../../model/syntax.ts'
import type { ProjectPath } from '../../model/words.ts'
import { parseProductionFile, parseTestFile } from '../syntax/index.ts'
import type { Follow } from '../syntax/index.ts'
import { withoutEqual } from './equal-tests.ts'
import { isCode } from './kinds.ts'
import { fileAt } from './resolve.ts'
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

/** A module that a test file leads to, over others, is read so many steps away. */
const MOST_STEPS = 4
const MOST_HELPERS = 2000
const SPECIFIER = /(?:\bfrom|\bimport|\brequire|\bimportActual|\bimportOriginal)\s*\(?\s*(['"])(\.{1,2}\/[^'"\n]+)\1/g

interface Side {
  readonly tree: Tree
  readonly files: ReadonlyMap<ChangedPath, TestText>
}

interface TestText {
  readonly file: ProjectPath
  readonly text: string
}

/** Throws GitRefusal. Files that only moved, and tests that stand the same in the same file, say nothing and are left out. */
export async function observeSyntax(scope: PatchScope, ports: SyntaxPorts): Promise<PatchSyntax> {
  const changes = scope.changes.filter((change) => saysSomething(change, ports.isTest))
  const [base, head] = [await sideOf(changes, 'before', scope.base, ports), await sideOf(changes, 'after', scope.head, ports)]
  const [parseBase, parseHead] = [await parserOf(base, ports), await parserOf(head, ports)]
  const [before, after]: [TestSyntax[], TestSyntax[]] = [[], []]
  // One file at a time on both sides, so that what is the same need not be kept until all are read.
  for (const change of changes) {
    const [one, other] = [base.files.get(change), head.files.get(change)]
    const [was, now] = withoutEqual(one === undefined ? null : parseBase(one), other === undefined ? null : parseHead(other))
    if (was !== null) before.push(was)
    if (now !== null) after.push(now)
  }
  const has = before.length > 0 || after.length > 0
  return {
    before,
    after,
    production: {
      before: has ? await exportsOf(changes, 'before', ports) : [],
      after: has ? await exportsOf(changes, 'after', ports) : [],
    },
  }
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
  return { tree, files: new Map(files.flat()) }
}

/** The runner finds test files by their names: one that is renamed may no longer run. */
const nameOf = (path: ProjectPath): string => path.slice(path.lastIndexOf('/') + 1)

async function parserOf({ tree, files }: Side, ports: SyntaxPorts): Promise<(one: TestText) => TestSyntax> {
  const helpers = await helperTexts(tree, [...files.values()], ports)
  const follow: Follow = (from, specifier) => {
    const file = resolved(tree, from, specifier)
    return file === null ? null : { file, text: helpers.get(file) ?? null }
  }
  return ({ file, text }) => parseTestFile(file, text, { follow, isAssertionName: ports.isAssertionName })
}

function resolved(tree: Tree, from: ProjectPath, specifier: string): ProjectPath | null {
  return specifier.startsWith('.') ? fileAt(tree, from.slice(0, from.lastIndexOf('/') + 1), specifier) : null
}

/** The texts of the modules in test folders that the changed files lead to; production code is not followed into. */
async function helperTexts(
  tree: Tree,
  files: readonly TestText[],
  { texts, isTest }: SyntaxPorts,
): Promise<ReadonlyMap<ProjectPath, string>> {
  const known = new Map(files.map(({ file, text }) => [file, text]))
  let open = [...known]
  for (let step = 0; step < MOST_STEPS && open.length > 0 && known.size < MOST_HELPERS + files.length; step++) {
    const wanted = new Set<ProjectPath>()
    for (const [file, text] of open) {
      for (const [, , specifier = ''] of text.matchAll(SPECIFIER)) {
        const target = resolved(tree, file, specifier)
        if (target !== null && isTest(target) && isCode(target) && !known.has(target)) wanted.add(target)
      }
    }
    open = (await inTurns([...wanted], async (file) => ({ file, text: await texts.read(tree.get(file) ?? null) }))).flatMap(
      ({ file, text }) => (text === null ? [] : [[file, text] as [string, string]]),
    )
    for (const [file, text] of open) known.set(file, text)
  }
  return known
}

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
