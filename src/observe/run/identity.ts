import type { ProjectPath, TestId } from '../../model/words.ts'

/**
 * Identity of tests. Two tests are the same test if and only if project, file (from the root, `/` between its parts) and titles are
 * the same; a task id of Vitest is none (it differs between its majors, root folders and neighbours). All functions here are pure.
 */

/** What a run puts into titles that another run of the same tests puts there differently. */
export interface SeedsInTitles {
  /** The seeds that the run gave to fast-check; `@fast-check/vitest` writes the one it used behind the title. */
  readonly fastCheck: readonly number[]
  /** The run's fresh name, `fresh-` and twelve hex digits, that `seeds()` puts at the end of a list. */
  readonly freshName: string
}

export interface NamedTest {
  /** '' for a Vitest project without a name. */
  readonly project: string
  readonly file: ProjectPath
  /** Outermost suite first, the test's own title last, as `stableTitles` gives them. */
  readonly titles: readonly string[]
}

/** A node of Vitest's tree of results (`TestModule`, `TestSuite`, `TestCase`), as far as titles need it. */
export type TitledNode =
  | { readonly type: 'module' }
  | { readonly type: 'suite' | 'test'; readonly name: string; readonly parent: TitledNode }

/** The titles of a suite or test and of all suites around it, outermost first, as Vitest has them. */
export function titlesOf(node: TitledNode): readonly string[] {
  const titles: string[] = []
  for (let at = node; at.type !== 'module'; at = at.parent) titles.unshift(at.name)
  return titles
}

const SEED_BEHIND_TITLE = / \(with seed=(-?\d+)\)$/

/**
 * Titles that are the same in every run: a seed behind the last one is cut off when the run gave it (a title that a person ends in
 * `(with seed=12)` stays), and the run's fresh name becomes `fresh-*`.
 */
export function stableTitles(titles: readonly string[], seeds: SeedsInTitles): readonly string[] {
  const last = titles.length - 1
  return titles.map((title, index) => {
    const renamed = seeds.freshName === '' ? title : title.replaceAll(seeds.freshName, 'fresh-*')
    const seed = index === last ? SEED_BEHIND_TITLE.exec(renamed) : null
    return seed && seeds.fastCheck.includes(Number(seed[1])) ? renamed.slice(0, seed.index) : renamed
  })
}

const WINDOWS_ROOT = /^(?:[A-Za-z]:[\\/]|\\\\)/

/** `c:/a/b` from `C:\a\b\`: drive letters are one letter in any case, and a backslash separates only where a Windows root stands. */
function partsOf(path: string, windows: boolean): readonly string[] {
  const plain = windows ? path.replaceAll('\\', '/').replace(/^[A-Za-z]:/, (drive) => drive.toLowerCase()) : path
  const parts: string[] = []
  for (const part of plain.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts
}

/**
 * The path of a file from the root, with `/` on every platform.
 * @param root Absolute.
 * @param file Absolute, a `file:` path with the same separators, or already from the root. A file outside the root begins with `../`.
 */
export function projectPathOf(root: string, file: string): ProjectPath {
  const windows = WINDOWS_ROOT.test(root)
  const absolute = file.startsWith('/') || WINDOWS_ROOT.test(file) || (windows && file.startsWith('\\'))
  const parts = partsOf(file, windows)
  if (!absolute) return parts.join('/')
  const base = partsOf(root, windows)
  let shared = 0
  while (shared < base.length && base[shared] === parts[shared]) shared++
  return [...base.slice(shared).map(() => '..'), ...parts.slice(shared)].join('/')
}

/**
 * `file > suite > title`, with `[project] ` in front for a project that has a name. For a suite or a file, its own titles or none. Half of
 * a surrogate pair is U+FFFD, since ids stand in files.
 */
export function idTextOf({ project, file, titles }: NamedTest): string {
  return [project === '' ? file : `[${project}] ${file}`, ...titles].join(' > ').toWellFormed()
}

/**
 * The ids of all tests of a run, in the order of `tests`.
 *
 * - Tests of one file and project stand in collection order; the order of files and projects among each other changes nothing.
 * - The first test of a text has the text as its id; the next ones have ` #2`, ` #3` … behind it, counted on past ids that are taken
 *   by tests whose own text ends so.
 * - No two ids are equal.
 */
export function idsOf(tests: readonly NamedTest[]): readonly TestId[] {
  const texts = tests.map(idTextOf)
  const taken = new Set(texts)
  const next = new Map<string, number>()
  const ids = [...texts]
  for (const index of orderOf(tests)) {
    const text = texts[index] ?? ''
    const count = next.get(text)
    if (count === undefined) next.set(text, 2)
    else ids[index] = claim(text, count, taken, next)
  }
  return ids
}

function claim(text: string, from: number, taken: Set<string>, next: Map<string, number>): TestId {
  let count = from
  while (taken.has(`${text} #${count}`)) count++
  const id = `${text} #${count}`
  taken.add(id)
  next.set(text, count + 1)
  return id
}

/** Of a test file in a project, by code units: the order in which a runner took them is chance. */
export function inOrderOfFiles(a: Pick<NamedTest, 'project' | 'file'>, b: Pick<NamedTest, 'project' | 'file'>): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.project < b.project ? -1 : a.project > b.project ? 1 : 0
}

/** Indices with files and projects sorted, and the given order within one file and project. */
function orderOf(tests: readonly NamedTest[]): readonly number[] {
  const keyed = tests.map((test, index) => ({ key: `${test.file}\0${test.project}`, index }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index)).map(({ index }) => index)
}
