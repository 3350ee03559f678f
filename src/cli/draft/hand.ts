import { posix } from 'node:path'
import { globMatcher } from '../../check/globs.ts'
import { sealedPaths } from '../../check/sealed.ts'
import type { Policy } from '../../model/owned-files.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { ProjectPath } from '../../model/words.ts'
import { UsageError } from '../arguments.ts'
import { policyOf } from '../diff/judge.ts'
import type { TreeAtHand } from '../replay/tree.ts'
import type { ImportEnding } from './texts.ts'

/** Where drafts and properties belong, by the policy. */
export interface DraftPlaces {
  readonly policy: Policy
  /** A test file of that name that the policy grants class P. */
  readonly propertyFile: (name: string) => ProjectPath
}

/** Throws UsageError where the policy has no place for properties. */
export function placesIn(owned: OwnedFiles): DraftPlaces {
  const policy = policyOf(owned)
  const [isProperty, isSealed] = [globMatcher(policy.classes.property), sealedPaths(owned)]
  const folders = policy.classes.property.map((pattern) =>
    pattern
      .slice(0, Math.max(0, pattern.search(/[*?[{(!]|$/)))
      .replace(/[^/]*$/, '')
      .replace(/\/$/, ''),
  )
  const granted = (file: ProjectPath): boolean => isProperty(file) && isSealed(file)
  const folder = folders.find((one) => one !== '' && granted(`${one}/a.test.ts`))
  if (folder === undefined) {
    throw new UsageError(
      `${owned.policy.path} has no folder for properties. Give it one: classes: { property: { files: ["oracle/properties/**"] } }`,
    )
  }
  return { policy, propertyFile: (name) => `${folder}/${name}.test.ts` }
}

/** A path as people give it, from the project's root. Throws UsageError for one that leads out of it. */
export function projectPath(word: string): ProjectPath {
  const path = posix.normalize(word.replaceAll('\\', '/')).replace(/^\.\//, '').replace(/\/$/, '')
  if (path.startsWith('../') || path === '..' || posix.isAbsolute(path)) throw new UsageError(`${word} lies outside of the project.`)
  return path
}

/** The unnamed list of seeds; one that must be named so that there is one. */
export function seedsOf({ seeds }: OwnedFiles): readonly string[] {
  return seeds.state === 'read' ? (seeds.value[''] ?? Object.values(seeds.value)[0] ?? ['1']) : ['1']
}

/** The text of a file that is read as it lies there; '' where there is none. */
export async function textIn(
  source: { readonly read: (path: ProjectPath) => Promise<Uint8Array | null> },
  path: ProjectPath,
): Promise<string> {
  const bytes = await source.read(path)
  return bytes === null ? '' : Buffer.from(bytes).toString('utf8')
}

const MOST_TESTS = 50

/** As the project's own tests name the files that they import; null where none of them does. */
export async function endingIn({ files, source }: Pick<TreeAtHand, 'files' | 'source'>, tests: readonly string[]): Promise<ImportEnding> {
  for (const file of files.filter(globMatcher(tests)).slice(0, MOST_TESTS)) {
    const [, specifier] = /\bfrom\s*['"](\.{1,2}\/[^'"]*)['"]/.exec(await textIn(source, file)) ?? []
    if (specifier !== undefined) return /\.[cm]?[jt]sx?$/.exec(specifier)?.[0] ?? ''
  }
  return null
}
