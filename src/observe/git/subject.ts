import type { SubjectObservation } from '../../model/owned-observations.ts'
import type { ObjectId, ProjectPath } from '../../model/words.ts'
import { git as realGit } from './run.ts'
import type { Git, GitAnswer } from './run.ts'

/** As `SubjectObservation`, with the paths that make it dirty. */
export type SeenSubject =
  | Exclude<SubjectObservation, { readonly state: 'commit' }>
  | (Extract<SubjectObservation, { readonly state: 'commit' }> & {
      /** From the root; a folder of untracked files ends with `/`. Sorted, and only the first ones where there are very many. */
      readonly changed: readonly ProjectPath[]
    })

const OBJECT_ID = /^[0-9a-f]{40}([0-9a-f]{24})?$/

const STATUS: readonly string[] = [
  'status',
  '--porcelain=v2',
  '--branch',
  '-z',
  '--no-renames',
  '--ignore-submodules=none',
  '--untracked-files=normal',
  '--ignored=matching',
]

/** The full id of the commit at hand; null when there is none, or when it cannot be told. */
export async function headOf(root: string, git: Git = realGit): Promise<ObjectId | null> {
  const answer = await git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', 'HEAD^{commit}'])
  const id = answer.state === 'ended' && answer.code === 0 ? answer.stdout.toString('utf8').trim() : ''
  return OBJECT_ID.test(id) ? id : null
}

/**
 * The commit at hand, and whether anything below the root differs from it. Untracked files differ, ignored ones do not, `.oracle` never
 * counts. git's index is asked here; the gate hashes the files themselves (SPEC 7.1).
 */
export async function observeSubject(root: string, git: Git = realGit): Promise<SeenSubject> {
  const [where, status] = await Promise.all([
    git(root, ['rev-parse', '--is-inside-work-tree', 'HEAD^{commit}', 'HEAD^{tree}', '--show-prefix']),
    git(root, [...STATUS, '--', '.', ':(exclude).oracle']),
  ])
  const place = readPlace(where)
  if (place.state !== 'place') return place
  if (status.state === 'failed') return { state: 'unavailable', because: status.because }
  if (status.code !== 0) return { state: 'unavailable', because: firstLine(status.stderr) }
  return readStatus(status, place)
}

interface Place {
  readonly state: 'place'
  readonly head: ObjectId
  readonly tree: ObjectId
  /** From the top of the work tree to the root, with a `/` behind; '' at the top. */
  readonly prefix: string
}

function readPlace(answer: GitAnswer): Place | SeenSubject {
  if (answer.state === 'failed') return { state: 'unavailable', because: answer.because }
  const [inside, head = '', tree = '', ...prefix] = answer.stdout.toString('utf8').split('\n')
  if (inside === 'false') return { state: 'unavailable', because: 'this is inside of a repository, but not inside of a work tree' }
  if (answer.code === 0 && OBJECT_ID.test(head) && OBJECT_ID.test(tree)) {
    return { state: 'place', head, tree, prefix: prefix.join('\n').replace(/\n$/, '') }
  }
  // With a path behind a colon instead, there is a repository, and it is broken.
  if (/^fatal: not a git repository \(or any/m.test(answer.stderr)) return { state: 'no-repository' }
  if (inside === 'true' && !OBJECT_ID.test(head))
    return { state: 'unavailable', because: 'the repository has no commit yet, or HEAD names none' }
  return { state: 'unavailable', because: firstLine(answer.stderr) }
}

/** Format: `git help status`, "Porcelain Format Version 2" with `-z`; its paths start at the top of the work tree. */
function readStatus({ stdout, truncated }: Extract<GitAnswer, { state: 'ended' }>, { head, tree, prefix }: Place): SeenSubject {
  const changed: string[] = []
  for (const entry of stdout.toString('utf8').split('\0')) {
    const kind = entry[0]
    if (entry.startsWith('# branch.oid ') && entry !== `# branch.oid ${head}`) {
      return { state: 'unavailable', because: 'HEAD moved while it was looked at' }
    }
    if (kind === '!' && entry.endsWith('/') && prefix.startsWith(entry.slice(2))) return { state: 'no-repository' }
    if (kind === '?' || kind === '1' || kind === 'u') changed.push(fromRoot(pathOf(entry, kind), prefix))
  }
  if (truncated && changed.length === 0) return { state: 'unavailable', because: 'git listed more ignored files than can be looked at' }
  return { state: 'commit', head, tree, dirty: changed.length > 0, changed: changed.sort() }
}

/** The path is the last field, and may have spaces in it. */
function pathOf(entry: string, kind: '?' | '1' | 'u'): string {
  const fields = { '?': 1, '1': 8, u: 10 }[kind]
  return entry.split(' ').slice(fields).join(' ')
}

/** An untracked folder above the root is shown instead of the root itself. */
const fromRoot = (path: string, prefix: string): ProjectPath => (path.startsWith(prefix) ? path.slice(prefix.length) || './' : './')

const firstLine = (text: string): string =>
  text
    .trim()
    .split('\n')[0]
    ?.replace(/^fatal: /, '') ?? ''
