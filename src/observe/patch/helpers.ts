import type { PatchScope, Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { Follow } from '../syntax/index.ts'
import { isCode } from './kinds.ts'
import { fileAt } from './resolve.ts'
import { inTurns } from './texts.ts'
import type { Texts } from './texts.ts'

export interface TestText {
  readonly file: ProjectPath
  readonly text: string
}

/** What the changed test files of one side lead to. */
export interface Helpers {
  readonly follow: Follow
  /** The changed test files and what they lead to among the test files. */
  readonly read: ReadonlySet<ProjectPath>
  /** The files that one of them names by relative paths; null for a name that leads nowhere. */
  readonly namedBy: (file: ProjectPath) => readonly (ProjectPath | null)[]
}

interface HelperPorts {
  readonly texts: Texts
  readonly isTest: (path: ProjectPath) => boolean
}

/** A module that a test file leads to, over others, is read so many steps away. */
const MOST_STEPS = 4
const MOST_HELPERS = 2000

/** The modules in test folders that the changed files lead to; production code is not followed into. Throws GitRefusal. */
export async function helpersOf(tree: Tree, files: readonly TestText[], { texts, isTest }: HelperPorts): Promise<Helpers> {
  const known = new Map(files.map(({ file, text }) => [file, text]))
  const named = new Map<ProjectPath, readonly (ProjectPath | null)[]>()
  const namedBy = (file: ProjectPath): readonly (ProjectPath | null)[] => {
    const targets = named.get(file) ?? specifiersIn(known.get(file) ?? '').map((specifier) => resolved(tree, file, specifier))
    named.set(file, targets)
    return targets
  }
  let open = [...known]
  for (let step = 0; step < MOST_STEPS && open.length > 0 && known.size < MOST_HELPERS + files.length; step++) {
    const wanted = new Set<ProjectPath>()
    for (const [file] of open) {
      for (const target of namedBy(file)) if (target !== null && isTest(target) && isCode(target) && !known.has(target)) wanted.add(target)
    }
    open = (await inTurns([...wanted], async (file) => ({ file, text: await texts.read(tree.get(file) ?? null) }))).flatMap(
      ({ file, text }) => (text === null ? [] : [[file, text] as [string, string]]),
    )
    for (const [file, text] of open) known.set(file, text)
  }
  return {
    follow: (from, specifier) => {
      const file = resolved(tree, from, specifier)
      return file === null ? null : { file, text: known.get(file) ?? null }
    },
    read: new Set(known.keys()),
    namedBy,
  }
}

const IMPORTS = /\b(?:from|import|require|importActual|importOriginal)$/
const RELATIVE = /\.{1,2}\/[^'"\n]+/y

/** The relative specifiers of imports, each once. Quotes before a dot are looked for first, since they are few. */
export function specifiersIn(text: string): readonly string[] {
  const found = new Set<string>()
  for (const quote of ["'", '"']) {
    for (let at = text.indexOf(`${quote}.`); at !== -1; at = text.indexOf(`${quote}.`, at + 1)) {
      RELATIVE.lastIndex = at + 1
      const specifier = RELATIVE.exec(text)?.[0]
      if (specifier === undefined || text[at + 1 + specifier.length] !== quote) continue
      const open = beforeSpace(text, at)
      const word = text[open - 1] === '(' ? beforeSpace(text, open - 1) : open
      if (IMPORTS.test(text.slice(Math.max(0, word - 16), word))) found.add(specifier)
    }
  }
  return [...found]
}

function beforeSpace(text: string, from: number): number {
  let at = from
  while (at > 0 && /\s/.test(text.charAt(at - 1))) at--
  return at
}

function resolved(tree: Tree, from: ProjectPath, specifier: string): ProjectPath | null {
  return specifier.startsWith('.') ? fileAt(tree, from.slice(0, from.lastIndexOf('/') + 1), specifier) : null
}

/**
 * The files whose surroundings are not the same on both sides, over any number of steps: a changed helper can change every test that calls
 * it, and a file that came or went changes what a name stands for.
 */
export function unlikeSurroundings({ changes }: PatchScope, base: Helpers, head: Helpers): ReadonlySet<ProjectPath> {
  const changed = new Set(changes.flatMap(({ path, from }) => (from === null ? [path] : [path, from])))
  const namers = new Map<ProjectPath, ProjectPath[]>()
  const unlike = new Set<ProjectPath>()
  for (const file of new Set([...base.read, ...head.read])) {
    const [was, now] = [base.namedBy(file), head.namedBy(file)]
    if (was.length !== now.length || was.some((target, i) => target !== now[i])) unlike.add(file)
    for (const target of new Set([...was, ...now])) {
      if (target === null || !(base.read.has(target) || head.read.has(target))) continue
      if (changed.has(target)) unlike.add(file)
      const others = namers.get(target)
      if (others === undefined) namers.set(target, [file])
      else others.push(file)
    }
  }
  // A set is walked in the order in which it grows.
  for (const file of unlike) for (const namer of namers.get(file) ?? []) unlike.add(namer)
  return unlike
}
