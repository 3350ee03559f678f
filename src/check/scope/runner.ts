import { finding } from '../../model/finding.ts'
import type { Finding, Mitigation } from '../../model/findings.ts'
import type { ChangedPath, ManifestChange, PatchScope, PathClass } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { runnerKind } from '../sealed.ts'
import type { PathPlace } from './classes.ts'
import { calledScripts } from './called.ts'
import { rebasedPaths } from './compiler.ts'
import { harmlessFirstConfigs } from './first-config.ts'
import { fieldWeight, isSteering } from './manifests.ts'
import type { FieldWeight } from './manifests.ts'
import { scriptsAlike } from './scripts.ts'
import { namesProject, succeededScripts } from './successors.ts'

/** Where nobody is named who could approve, asking for a review is asking for the approval. */
const NO_OWNER: Mitigation = {
  severity: 'review',
  within: 'recommended',
  because: 'the policy names no owner who could approve it, so whoever reviews the patch decides',
}
const MOVED: Mitigation = {
  severity: 'note',
  within: 'recommended',
  because: 'the policy names no owner who could approve it, and one published version takes the place of another',
}
const FIRST: Mitigation = {
  severity: 'note',
  within: 'recommended',
  because: 'the policy names no owner who could approve it, the runner had no configuration, and this one says what holds without it',
}
const ALIKE: Mitigation = {
  severity: 'note',
  within: 'recommended',
  because: 'nothing that the tests of base ask for is found elsewhere or run otherwise',
}
const RESTATED: Mitigation = { severity: 'note', within: 'recommended', because: 'only its comments and its layout changed' }
const AWAY: Mitigation = {
  severity: 'review',
  within: 'recommended',
  because: 'no test and no production code stands in its folder, so the runner does not find it there',
}
const KNOWN: Mitigation = { severity: 'review', within: 'recommended', because: 'it is an environment that Vitest brings itself' }
const KNOWN_IN_NEW: Mitigation = {
  severity: 'note',
  within: 'recommended',
  because: 'it is an environment that Vitest brings itself, and the test file is new',
}
const NEW_AMONG_TESTS: Mitigation = {
  severity: 'note',
  within: 'recommended',
  because: 'its folder is new and among the tests, so nothing that base has is found by it',
}
/** Vitest looks these up among its own before any folder or package. Source: notes/vitest.md and Vitest's list of environments. */
const BUILT_IN = new Set(['node', 'jsdom', 'happy-dom', 'edge-runtime'])

/** What a tool finds only when it looks into that folder. */
const FOUND_BY_FOLDER =
  /\/((vitest|vite|jest)[^/]*\.config\.[^/]+|vitest\.(workspace|projects)\.[^/]+|package\.json|[jt]sconfig[^/]*\.json)$/

/** At most so many fields of one weight in one file are told. */
const MOST_FIELDS = 20

/** What steers the runner and changed: files by their kind, manifests by field, environments that test files choose. */
export function runnerFindings(scope: PatchScope, placeOf: (path: ProjectPath) => PathPlace, hasOwners: boolean): readonly Finding[] {
  const isAway = awayFrom(scope, placeOf)
  const isNewAmongTests = newAmongTests(scope, placeOf)
  const plain = (one: Finding, path: ProjectPath): Finding => {
    const mild = isNewAmongTests(one, path) ? NEW_AMONG_TESTS : hasOwners ? (isAway(path) ? AWAY : undefined) : NO_OWNER
    return mild === undefined ? one : { ...one, atMost: mild }
  }
  const weightOf = weigher(scope)
  const mildest = (changes: readonly ManifestChange[]): Mitigation | undefined => {
    const weights = changes.map(weightOf)
    if (weights.length === 0 || weights.some((weight) => weight === 'steers' || weight === 'other')) return undefined
    if (!weights.includes('moves')) return ALIKE
    return hasOwners ? undefined : MOVED
  }
  const fieldsIn = byPath(scope.manifests)
  const harmless = harmlessFirstConfigs(scope)
  const files = scope.changes.flatMap((change) =>
    fileFindings(change, placeOf).map((one): Finding => {
      if (scope.restated.includes(change.path)) return { ...one, atMost: RESTATED }
      if (change.change === 'added') return harmless.has(change.path) && !hasOwners ? { ...one, atMost: FIRST } : plain(one, change.path)
      const mild = isSettings(change.path) ? mildest(fieldsIn.get(change.path) ?? []) : undefined
      return mild === undefined ? plain(one, change.path) : { ...one, atMost: mild }
    }),
  )
  const fields = steeringFields(scope, weightOf)
    .filter(({ path }) => !isSettings(path))
    .map((change): Finding => {
      const mild = mildest([change])
      return mild === undefined ? plain(fieldFinding(change), change.path) : { ...fieldFinding(change), atMost: mild }
    })
  return [...files, ...fields, ...environmentFindings(scope, placeOf, hasOwners)]
}

/** A renamed configuration is gone from its old place as well. */
function fileFindings(change: ChangedPath, placeOf: (path: ProjectPath) => PathPlace): readonly Finding[] {
  const { path, from, before, after } = change
  const say = (at: ProjectPath, was: string | null, now: string | null): readonly Finding[] => {
    const { cls, by } = placeOf(at)
    return cls === 'runner' ? [finding('runner-config-changed', { path: at, what: by, before: was, after: now }, { file: at })] : []
  }
  const [was, now] = [before === null ? null : contentOf(before), after === null ? null : contentOf(after)]
  return from === null ? say(path, was, now) : [...say(from, was, null), ...say(path, null, now)]
}

function contentOf({ mode, id }: { readonly mode: string; readonly id: string }): string {
  return `content ${id.slice(0, 12)}${mode === '100644' ? '' : ` (mode ${mode})`}`
}

/** Files of the runner as a whole, in which fields only tell how mild a change is. */
const isSettings = (path: ProjectPath): boolean =>
  path === 'pnpm-workspace.yaml' || path.startsWith('.github/workflows/') || runnerKind(path) === 'runner configuration'

type Weigh = (change: ManifestChange) => FieldWeight

function weigher(scope: PatchScope): Weigh {
  const alike = rebasedPaths(scope)
  const [scripts, succeeded] = [scriptsAlike(scope), succeededScripts(scope)]
  const [loaded, called] = [new Set(scope.loadedPackages), calledScripts(scope)]
  return (change) => {
    const { path, field } = change
    const known = fieldWeight(change, loaded)
    const weight = known === 'other' && called.has(`${path} ${field}`) ? 'steers' : known
    if (weight === 'steers' && scripts.has(`${path} ${field}`)) return 'alike'
    if (weight === 'steers' && (succeeded.has(`${path} ${field}`) || namesProject(change, scope.scripts))) return 'moves'
    return weight === 'steers' && alike.has(path) && /^compilerOptions\.(baseUrl|paths)$/.test(field) ? 'alike' : weight
  }
}

function byPath(manifests: readonly ManifestChange[]): ReadonlyMap<ProjectPath, readonly ManifestChange[]> {
  const found = new Map<ProjectPath, ManifestChange[]>()
  for (const change of manifests) {
    const list = found.get(change.path)
    if (list === undefined) found.set(change.path, [change])
    else list.push(change)
  }
  return found
}

/** The changed fields that steer the runner; the first ones of each weight, so that many mild ones push out no other. */
function steeringFields({ manifests }: Pick<PatchScope, 'manifests'>, weightOf: Weigh): readonly ManifestChange[] {
  const told = new Map<string, number>()
  return manifests.filter((change) => {
    const weight = weightOf(change)
    if (!isSteering(weight)) return false
    const kind = `${weight} ${change.path}`
    const count = (told.get(kind) ?? 0) + 1
    told.set(kind, count)
    return count <= MOST_FIELDS
  })
}

function fieldFinding({ path, field, before, after }: ManifestChange): Finding {
  return finding('runner-config-changed', { path, what: field, before: cut(before), after: cut(after) }, { file: path })
}

function cut(text: string | null): string | null {
  return text === null || text.length <= 200 ? text : `${text.slice(0, 199)}…`
}

function environmentFindings(
  { texts, base }: PatchScope,
  placeOf: (path: ProjectPath) => PathPlace,
  hasOwners: boolean,
): readonly Finding[] {
  return texts.flatMap(({ path, environments }) =>
    placeOf(path).cls === 'test' || placeOf(path).cls === 'sealed'
      ? environments.map(({ name, text, at }): Finding => {
          const one = finding('runner-config-changed', { path, what: 'environment docblock', before: null, after: text }, at)
          const known = base.has(path) ? KNOWN : KNOWN_IN_NEW
          const mild = BUILT_IN.has(name) ? known : hasOwners ? undefined : NO_OWNER
          return mild === undefined ? one : { ...one, atMost: mild }
        })
      : [],
  )
}

const JUDGED: ReadonlySet<PathClass> = new Set(['test', 'production', 'sealed'])

/** Whether a path lies in a folder of its own, below which head has neither tests nor production code nor sealed files. */
function awayFrom({ head }: PatchScope, placeOf: (path: ProjectPath) => PathPlace): (path: ProjectPath) => boolean {
  const known = new Map<ProjectPath, boolean>()
  return (path) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    if (folder.startsWith('.') || !FOUND_BY_FOLDER.test(path)) return false
    const before = known.get(folder)
    if (before !== undefined) return before
    const used = [...head.keys()].some((other) => other.startsWith(folder) && JUDGED.has(placeOf(other).cls))
    known.set(folder, !used)
    return !used
  }
}

/** Scripts that a package manager runs by itself when it installs. */
const ON_INSTALL = /^scripts\.(pre|post)?(install|prepare|pack|publish)/

/** Below a folder of fixtures, in one of its own; not among sources. */
const AMONG_FIXTURES = /^(?!(.*\/)?(src|lib|app)\/(.*\/)?(__)?fixtures?(__)?\/)(.*\/)?(__)?fixtures?(__)?\/.*\//
const MANIFEST = /\/(package|[jt]sconfig[^/]*)\.json$/
const CONFIG = /\/(vitest|vite|jest)([.-][\w.-]+)?\.config\.[cm]?[jt]s$/

/** Whether a field is of a package.json or tsconfig among the tests, or a configuration among their fixtures, whose folder base does not have. */
function newAmongTests({ base }: PatchScope, placeOf: (path: ProjectPath) => PathPlace): (one: Finding, path: ProjectPath) => boolean {
  let folders: ReadonlySet<string> | null = null
  return (one, path) => {
    const isFixture = AMONG_FIXTURES.test(path)
    if (!(MANIFEST.test(path) && (isFixture || placeOf(path).cls === 'test')) && !(CONFIG.test(path) && isFixture)) return false
    if (one.rule !== 'runner-config-changed' || ON_INSTALL.test(one.args.what) || one.args.what === 'name') return false
    folders ??= new Set([...base.keys()].flatMap((file) => foldersOf(file)))
    return !folders.has(path.slice(0, path.lastIndexOf('/')))
  }
}

function foldersOf(file: ProjectPath): readonly string[] {
  const parts = file.split('/')
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'))
}
