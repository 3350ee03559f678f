import type { ProjectPath } from '../../model/words.ts'
import type { Surroundings } from './file.ts'

/** One side of a patch, as far as the reading of test files needs it. */
export interface Tree {
  readonly has: (path: ProjectPath) => boolean
  /** The texts of these files in one go; a file that cannot be read is left out. */
  readonly read: (paths: readonly ProjectPath[]) => Promise<ReadonlyMap<ProjectPath, string>>
}

export interface SurroundingsOptions {
  /** Files that may be followed: tests and their helpers, never production code. */
  readonly isTestPath: (path: ProjectPath) => boolean
  /** The policy's `assertionFunctions`: names and globs such as `expect*` and `t.is`. */
  readonly assertionFunctions: readonly string[]
}

/** How many helpers one side of a patch may lead to, and over how many imports. */
const MAX_HELPERS = 2000
const MAX_STEPS = 4

/** Files that `parseTestFile` has something to say about. */
export function isSyntaxFile(path: ProjectPath): boolean {
  return /\.([cm]?[jt]sx?|snap|vue|svelte|astro)$/.test(path) && !/\.d\.[cm]?ts$/.test(path)
}

/**
 * Reads the helpers that test files import, and those that they import, so that `parseTestFile` can follow calls into them without any
 * I/O of its own. What is found by a plain look at the text may be too much, which costs a read and nothing else.
 */
export async function readSurroundings(
  files: readonly { readonly file: ProjectPath; readonly text: string }[],
  tree: Tree,
  options: SurroundingsOptions,
): Promise<Surroundings> {
  const texts = new Map<ProjectPath, string>(files.map(({ file, text }) => [file, text]))
  let fresh: readonly ProjectPath[] = [...texts.keys()]
  for (let step = 0; step < MAX_STEPS && fresh.length > 0 && texts.size < files.length + MAX_HELPERS; step++) {
    const wanted = new Set<ProjectPath>()
    for (const file of fresh) {
      for (const specifier of relativeSpecifiers(texts.get(file) ?? '')) {
        const target = resolveSpecifier(file, specifier, tree.has)
        if (target !== null && !texts.has(target) && options.isTestPath(target) && isSyntaxFile(target)) wanted.add(target)
      }
    }
    fresh = [...wanted].sort().slice(0, files.length + MAX_HELPERS - texts.size)
    if (fresh.length === 0) break
    for (const [file, text] of await tree.read(fresh)) texts.set(file, text)
  }
  return {
    isAssertionName: nameMatcher(options.assertionFunctions),
    follow: (from, specifier) => {
      const file = resolveSpecifier(from, specifier, tree.has)
      return file === null ? null : { file, text: options.isTestPath(file) ? (texts.get(file) ?? null) : null }
    },
  }
}

const SPECIFIER = /(?:from|import|require)\s*\(?\s*(['"`])(\.{1,2}(?:\/[^'"`\n]*)?)\1/g

function relativeSpecifiers(text: string): readonly string[] {
  return [...new Set([...text.matchAll(SPECIFIER)].map((m) => m[2] ?? ''))]
}

const ENDINGS = ['', '.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '/index.ts', '/index.tsx', '/index.js', '/index.mjs']

/** The file that a relative specifier stands for: as written, with an ending, as a folder, or TypeScript's `.js` for `.ts`. */
export function resolveSpecifier(from: ProjectPath, specifier: string, has: (path: ProjectPath) => boolean): ProjectPath | null {
  if (!/^\.{1,2}(\/|$)/.test(specifier)) return null
  const path = joined(from, specifier)
  if (path === null) return null
  const script = /^(.*)\.([cm]?)js(x?)$/.exec(path)
  const twins = script === null ? [] : [`${script[1]}.${script[2]}ts${script[3]}`, `${script[1]}.tsx`]
  return [...ENDINGS.map((ending) => path + ending), ...twins].find((candidate) => candidate !== '' && has(candidate)) ?? null
}

/** null when it leads out of the repository. */
function joined(from: ProjectPath, specifier: string): ProjectPath | null {
  const parts = from.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null
    } else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** Matches names such as `expectPages` and `t.is` against names and globs; `*` stands for letters, digits and `_`. */
export function nameMatcher(globs: readonly string[]): (callee: string) => boolean {
  const source = globs.map((glob) => glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\w*')).join('|')
  const pattern = new RegExp(`^(?:${source})$`)
  return (callee) => globs.length > 0 && pattern.test(callee)
}
