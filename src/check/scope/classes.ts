import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { Policy } from '../../model/owned-files.ts'
import type { PatchScope, PathClass } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { globMatcher } from '../globs.ts'
import { ownedPaths, runnerKind } from '../sealed.ts'

/** What a path is to the project, and why. */
export interface PathPlace {
  readonly cls: PathClass
  /** The words of what seals it, or of what it is to the runner; '' for all else. */
  readonly by: string
  /** Whether `paths.writable` means it. */
  readonly writable: boolean
}

type Paths = Pick<Policy['paths'], 'production' | 'tests' | 'writable'>

/**
 * The class of every path, by the policy of base. What people own comes first, then what steers the runner, then tests, then production
 * code. A configuration that names a file makes it the runner's.
 */
export function placesOf(
  owned: OwnedFiles,
  paths: Paths,
  scope: Pick<PatchScope, 'namedByConfig' | 'loadedByConfig'>,
): (path: ProjectPath) => PathPlace {
  const sealedBy = ownedPaths(owned)
  const [isTest, isProduction, isWritable] = [globMatcher(paths.tests), globMatcher(paths.production), globMatcher(paths.writable)]
  const named = new Map<ProjectPath, string>()
  for (const { path, config, steers } of scope.namedByConfig) {
    if (steers || (!isProduction(path) && !isTest(path))) named.set(path, config)
  }
  // Production code stays what it is, since it is what is judged: that the runner loads it is told by oracles/loaded.ts.
  for (const { path, config } of scope.loadedByConfig) if (!isProduction(path)) named.set(path, config)
  const placeOf = (path: ProjectPath): PathPlace => {
    const writable = isWritable(path)
    const seal = sealedBy(path)
    if (seal !== null) return { cls: 'sealed', by: seal, writable }
    const kind = runnerKind(path) ?? (isMock(path) && !isTest(path) ? '__mocks__ folder' : null)
    if (kind !== null) return { cls: 'runner', by: kind, writable }
    const config = named.get(path)
    if (config !== undefined) return { cls: 'runner', by: `file that ${config} names`, writable }
    if (isTest(path)) return { cls: 'test', by: '', writable }
    if (isProduction(path)) return { cls: 'production', by: '', writable }
    return { cls: writable ? 'writable' : 'other', by: '', writable }
  }
  const known = new Map<ProjectPath, PathPlace>()
  return (path) => {
    const place = known.get(path) ?? placeOf(path)
    known.set(path, place)
    return place
  }
}

const isMock = (path: ProjectPath): boolean => /(^|\/)__mocks__\//.test(path)

/** Test files by the policy: those that a patch may write, and those of the trusted classes. */
export function testPatterns({ paths, classes }: Policy): readonly string[] {
  return [...paths.tests, ...classes.example, ...classes.property, ...classes.fixture]
}
