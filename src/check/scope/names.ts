import { finding } from '../../model/finding.ts'
import type { Finding, Mitigation } from '../../model/findings.ts'
import type { ChangedPath, PatchScope } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { PathPlace } from './classes.ts'

/** Letters of other scripts that look like Latin ones. Source: the confusables of Unicode TR39, those of one letter in common type. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аеорсухіјѕԁһӏвкмнтԛԝ', 'aeopcyxijsdhlbkmhtqw'],
    ['αονρτυικχεηγ', 'aovptuikxeny'],
    ['АВЕКМНОРСТХІЈЅ', 'abekmhopctxijs'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, index) => [letter, [...to][index] ?? letter])),
)

const MIXED =
  /\p{Script=Latin}[\p{M}\d]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][\p{M}\d]*\p{Script=Latin}/u
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd\\]/

const ELSEWHERE: Mitigation = {
  severity: 'review',
  within: 'recommended',
  because: 'it stands where neither tests nor production code are read',
}
const NO_OWNER: Mitigation = {
  severity: 'review',
  within: 'recommended',
  because: 'the policy names no owner who could approve it, so whoever reviews the patch decides',
}
const ORDINARY: Mitigation = { severity: 'note', within: 'every-preset', because: 'the mode of an ordinary file steers no test' }

/** Paths that are not what they look like: links, submodules, modes, names. */
export function suspiciousPaths(scope: PatchScope, placeOf: (path: ProjectPath) => PathPlace, hasOwners: boolean): readonly Finding[] {
  const fresh = scope.changes.filter(({ change }) => change === 'added' || change === 'renamed')
  const names = fresh.length === 0 ? null : namesOf(scope)
  return scope.changes.flatMap((change) => {
    const { cls } = placeOf(change.path)
    const links = linkFindings(change).map((one): Finding => {
      const mild = matters(cls) ? (hasOwners ? undefined : NO_OWNER) : ELSEWHERE
      return mild === undefined ? one : { ...one, atMost: mild }
    })
    const mode = modeFindings(change, cls)
    return [...links, ...mode, ...(names !== null && fresh.includes(change) ? nameFindings(change, names) : [])]
  })
}

const matters = (cls: PathPlace['cls']): boolean => cls !== 'writable' && cls !== 'other'

function linkFindings({ path, after, target }: ChangedPath): readonly Finding[] {
  if (after === null) return []
  if (after.mode === '120000') return [finding('suspicious-path', { path, kind: 'symlink', detail: target ?? '' }, { file: path })]
  if (after.mode === '160000')
    return [finding('suspicious-path', { path, kind: 'submodule', detail: after.id.slice(0, 12) }, { file: path })]
  return []
}

/** Of a sealed file it is told as a change of that file. */
function modeFindings({ path, before, after }: ChangedPath, cls: PathPlace['cls']): readonly Finding[] {
  if (before === null || after === null || before.mode === after.mode || !isPlain(before.mode) || !isPlain(after.mode) || cls === 'sealed')
    return []
  return [
    { ...finding('suspicious-path', { path, kind: 'mode', detail: `${before.mode} to ${after.mode}` }, { file: path }), atMost: ORDINARY },
  ]
}

const isPlain = (mode: string): boolean => mode === '100644' || mode === '100755'

/** Every path and folder of both sides, by the forms in which a file system or an eye may take it for another. */
interface Names {
  readonly byCase: ReadonlyMap<string, ReadonlySet<ProjectPath>>
  readonly byLook: ReadonlyMap<string, ReadonlySet<ProjectPath>>
}

function namesOf({ base, head }: PatchScope): Names {
  const [byCase, byLook] = [new Map<string, Set<ProjectPath>>(), new Map<string, Set<ProjectPath>>()]
  const seen = new Set<ProjectPath>()
  const put = (into: Map<string, Set<ProjectPath>>, key: string, path: ProjectPath): void => {
    const set = into.get(key)
    if (set === undefined) into.set(key, new Set([path]))
    else set.add(path)
  }
  const add = (whole: ProjectPath, isHead: boolean): void => {
    for (let path = whole; path !== '' && !seen.has(`${isHead} ${path}`); path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) {
      seen.add(`${isHead} ${path}`)
      // Two spellings that never stand side by side are no twins by case; a look-alike may well replace the file that it looks like.
      if (isHead) put(byCase, path.toLowerCase(), path)
      put(byLook, lookOf(path), path)
    }
  }
  for (const path of head.keys()) add(path, true)
  for (const path of base.keys()) add(path, false)
  return { byCase, byLook }
}

function lookOf(path: ProjectPath): string {
  // oxlint-disable-next-line no-control-regex -- most paths are plain and need no second look
  return /^[\x00-\x7f]*$/.test(path) ? path : [...path.normalize('NFKC')].map((letter) => LOOKALIKES[letter] ?? letter).join('')
}

function nameFindings({ path }: ChangedPath, { byCase, byLook }: Names): readonly Finding[] {
  const say = (kind: 'twin-by-case' | 'twin-by-unicode' | 'option-like' | 'control-character', detail: string): Finding =>
    finding('suspicious-path', { path, kind, detail }, { file: path })
  const folders = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))
  const twin = (names: ReadonlyMap<string, ReadonlySet<ProjectPath>>, form: (one: ProjectPath) => string): ProjectPath | undefined =>
    folders.flatMap((one) => [...(names.get(form(one)) ?? [])].filter((other) => other !== one))[0]
  const [byCaseTwin, byLookTwin] = [twin(byCase, (one) => one.toLowerCase()), twin(byLook, lookOf)]
  const name = path.slice(path.lastIndexOf('/') + 1)
  return [
    ...(byCaseTwin === undefined ? [] : [say('twin-by-case', byCaseTwin)]),
    ...(byLookTwin !== undefined ? [say('twin-by-unicode', byLookTwin)] : MIXED.test(name) ? [say('twin-by-unicode', lookOf(path))] : []),
    ...(CONTROL.test(path) ? [say('control-character', JSON.stringify(path))] : []),
    ...(path.split('/').some((part) => part.startsWith('-')) || isRevision(path) ? [say('option-like', '')] : []),
  ]
}

/** At the root, where a command would take the file for a commit, or a commit for the file. */
function isRevision(path: ProjectPath): boolean {
  return /^([A-Z]+_HEAD|HEAD|@)$/.test(path) || (!path.includes('/') && /\.\.|[~^]\d*$|@\{/.test(path))
}
