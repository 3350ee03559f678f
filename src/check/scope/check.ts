import { answered, finding } from '../../model/finding.ts'
import type { CheckAnswer, Finding } from '../../model/findings.ts'
import type { PathChange } from '../../model/findings/scope.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { Policy } from '../../model/owned-files.ts'
import type { ChangedPath, PatchScope } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { globMatcher } from '../globs.ts'
import type { PathPlace } from './classes.ts'
import { placesOf, testPatterns } from './classes.ts'
import { hiddenFindings } from './hidden.ts'
import { fieldWeight, isSteering } from './manifests.ts'
import { suspiciousPaths } from './names.ts'
import { runnerFindings } from './runner.ts'
import { shadowFindings } from './shadows.ts'

/** At most so many paths are listed in one finding; the counts are whole. */
const MOST_LISTED = 20

/**
 * What the paths of a patch say: which are sealed, which steer the runner, which nobody may write, which are not what they look like.
 * @param policy that of base, or the defaults where base has none that can be used
 */
export function checkScope(scope: PatchScope, owned: OwnedFiles, policy: Policy): CheckAnswer {
  const placeOf = placesOf(owned, policy.paths, scope)
  const runner = runnerFindings(scope, placeOf, policy.owners.length > 0)
  const touched = touchedPaths(scope.changes)
  return answered([
    ...touched.flatMap(({ path, change }) => sealedFinding(path, change, placeOf(path))),
    ...touched.flatMap(({ path, change }) => unwritable(path, change, placeOf(path), scope)),
    ...runner,
    ...mixedFinding(touched, placeOf, runner),
    ...shadowFindings(scope),
    ...suspiciousPaths(scope, placeOf, policy.owners.length > 0),
    ...hiddenFindings(scope, placeOf),
    ...noProduction(touched, placeOf, globMatcher(testPatterns(policy))),
    ...behindFinding(scope, placeOf),
  ])
}

interface Touched {
  readonly path: ProjectPath
  readonly change: PathChange
}

/** A rename touches two paths. */
function touchedPaths(changes: readonly ChangedPath[]): readonly Touched[] {
  return changes.flatMap(({ path, change, from }) => [...(from === null ? [] : [{ path: from, change }]), { path, change }])
}

function sealedFinding(path: ProjectPath, change: PathChange, { cls, by }: PathPlace): readonly Finding[] {
  return cls === 'sealed' ? [finding('sealed-path-changed', { path, change, sealedBy: by }, { file: path })] : []
}

const MANIFEST =
  /(^|\/)(package\.json|[jt]sconfig[^/]*\.json|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/

/** What steers the runner has a finding of its own, and a manifest whose free fields alone changed is nobody's business. */
function unwritable(
  path: ProjectPath,
  change: PathChange,
  place: PathPlace,
  { manifests, loadedPackages }: PatchScope,
): readonly Finding[] {
  if (place.writable || place.cls === 'sealed' || place.cls === 'runner') return []
  const loaded = new Set(loadedPackages)
  const weights = manifests.filter((one) => one.path === path).map((one) => fieldWeight(one, loaded))
  if (MANIFEST.test(path) && change !== 'added' && change !== 'deleted') {
    const isFree = weights.length > 0 && !weights.includes('other')
    if (isFree) return []
  } else if (weights.some(isSteering)) return []
  return [finding('path-not-writable', { path, change }, { file: path })]
}

/** Sealed files and what steers the runner, together with production code: nobody can tell which of the two was made to fit the other. */
function mixedFinding(
  touched: readonly Touched[],
  placeOf: (path: ProjectPath) => PathPlace,
  runner: readonly Finding[],
): readonly Finding[] {
  const production = pathsOf(touched.filter(({ path }) => placeOf(path).cls === 'production'))
  const owned = pathsOf(touched.filter(({ path }) => placeOf(path).cls === 'sealed'))
  const steering = runner.flatMap((one) => (one.rule === 'runner-config-changed' ? [one.args.path] : []))
  const sealed = [...new Set([...owned, ...steering])].sort()
  if (production.length === 0 || sealed.length === 0) return []
  const args = {
    sealed: sealed.slice(0, MOST_LISTED),
    sealedCount: sealed.length,
    production: production.slice(0, MOST_LISTED),
    productionCount: production.length,
  }
  const one = finding('oracle-and-code-mixed', args)
  // Where all that is sealed are mild cases of runner configuration, the two together are no graver than they.
  const mild = owned.length === 0 && runner.every(({ atMost }) => atMost !== undefined)
  const mildest = mild ? (runner.find(({ atMost }) => atMost?.severity === 'review') ?? runner[0])?.atMost : undefined
  return [mildest === undefined ? one : { ...one, atMost: mildest }]
}

function pathsOf(touched: readonly Touched[]): readonly ProjectPath[] {
  return [...new Set(touched.map(({ path }) => path))].sort()
}

function noProduction(
  touched: readonly Touched[],
  placeOf: (path: ProjectPath) => PathPlace,
  isTest: (path: ProjectPath) => boolean,
): readonly Finding[] {
  const tests = pathsOf(touched).filter((path) => placeOf(path).cls === 'test' || (placeOf(path).cls === 'sealed' && isTest(path)))
  if (tests.length === 0 || touched.some(({ path }) => placeOf(path).cls === 'production')) return []
  return [finding('no-production-change', { tests: tests.length })]
}

/** An old base has old oracles. */
function behindFinding({ subject, behind }: PatchScope, placeOf: (path: ProjectPath) => PathPlace): readonly Finding[] {
  const paths = behind.filter((path) => placeOf(path).cls === 'sealed' || placeOf(path).cls === 'runner')
  return paths.length === 0
    ? []
    : [finding('base-behind', { tip: subject.base, mergeBase: subject.mergeBase, paths: paths.slice(0, MOST_LISTED) })]
}
