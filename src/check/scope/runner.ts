import { finding } from '../../model/finding.ts'
import type { Finding, Mitigation } from '../../model/findings.ts'
import type { ChangedPath, ManifestChange, PatchScope } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { PathPlace } from './classes.ts'
import { fieldWeight } from './manifests.ts'

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
const AWAY: Mitigation = {
  severity: 'review',
  within: 'recommended',
  because: 'no test and no production code stands in its folder, so the runner does not find it there',
}
const KNOWN: Mitigation = { severity: 'review', within: 'recommended', because: 'it is an environment that Vitest brings itself' }
/** Vitest looks these up among its own before any folder or package. Source: notes/vitest.md and Vitest's list of environments. */
const BUILT_IN = new Set(['node', 'jsdom', 'happy-dom', 'edge-runtime'])

/** What a tool finds only when it looks into that folder. */
const FOUND_BY_FOLDER =
  /\/((vitest|vite|jest)[^/]*\.config\.[^/]+|vitest\.(workspace|projects)\.[^/]+|package\.json|[jt]sconfig[^/]*\.json)$/

/** At most so many fields of one lockfile are told. */
const MOST_FIELDS = 20

/** What steers the runner and changed: files by their kind, manifests by field, environments that test files choose. */
export function runnerFindings(scope: PatchScope, placeOf: (path: ProjectPath) => PathPlace, hasOwners: boolean): readonly Finding[] {
  const isAway = awayFrom(scope, placeOf)
  const plain = (one: Finding, path: ProjectPath): Finding => {
    const mild = hasOwners ? (isAway(path) ? AWAY : undefined) : NO_OWNER
    return mild === undefined ? one : { ...one, atMost: mild }
  }
  const files = scope.changes.flatMap((change) => fileFindings(change, placeOf).map((one) => plain(one, change.path)))
  const fields = steeringFields(scope).map((change): Finding => {
    const moves = fieldWeight(change.path, change.field, change.before, change.after) === 'moves'
    return moves && !hasOwners ? { ...fieldFinding(change), atMost: MOVED } : plain(fieldFinding(change), change.path)
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

/** The changed fields that steer the runner; of a lockfile the first ones. */
export function steeringFields({ manifests }: Pick<PatchScope, 'manifests'>): readonly ManifestChange[] {
  const told = new Map<ProjectPath, number>()
  return manifests.filter(({ path, field, before, after }) => {
    if (!/^(steers|moves)$/.test(fieldWeight(path, field, before, after))) return false
    const count = (told.get(path) ?? 0) + 1
    told.set(path, count)
    return count <= MOST_FIELDS
  })
}

function fieldFinding({ path, field, before, after }: ManifestChange): Finding {
  return finding('runner-config-changed', { path, what: field, before: cut(before), after: cut(after) }, { file: path })
}

function cut(text: string | null): string | null {
  return text === null || text.length <= 200 ? text : `${text.slice(0, 199)}…`
}

function environmentFindings({ texts }: PatchScope, placeOf: (path: ProjectPath) => PathPlace, hasOwners: boolean): readonly Finding[] {
  return texts.flatMap(({ path, environments }) =>
    placeOf(path).cls === 'test' || placeOf(path).cls === 'sealed'
      ? environments.map(({ name, text, at }): Finding => {
          const one = finding('runner-config-changed', { path, what: 'environment docblock', before: null, after: text }, at)
          const mild = BUILT_IN.has(name) ? KNOWN : hasOwners ? undefined : NO_OWNER
          return mild === undefined ? one : { ...one, atMost: mild }
        })
      : [],
  )
}

/** Whether a path lies in a folder of its own, below which head has neither tests nor production code nor sealed files. */
function awayFrom({ head }: PatchScope, placeOf: (path: ProjectPath) => PathPlace): (path: ProjectPath) => boolean {
  const known = new Map<ProjectPath, boolean>()
  return (path) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    if (folder === '' || folder.startsWith('.') || !FOUND_BY_FOLDER.test(path)) return false
    const before = known.get(folder)
    if (before !== undefined) return before
    const used = [...head.keys()].some((other) => other.startsWith(folder) && /^(test|production|sealed)$/.test(placeOf(other).cls))
    known.set(folder, !used)
    return !used
  }
}
