import type { ObjectId } from '../../model/words.ts'
import { askGit, firstLine } from './ask.ts'
import { GitRefusal } from './refusal.ts'
import type { Repository } from './repository.ts'
import { shallowCommits } from './repository.ts'
import { git as realGit } from './run.ts'
import type { Git } from './run.ts'

const OBJECT_ID = /^[0-9a-f]{40}([0-9a-f]{24})?$/
/** Where git looks for a name, in its order (gitrevisions(7)). */
const PLACES = ['refs/', 'refs/tags/', 'refs/heads/', 'refs/remotes/'] as const

/**
 * The full id of the commit that a name stands for. A name that stands for two commits (a branch and a tag, a branch and an abbreviated
 * id) is refused with both, whatever git would take. Throws GitRefusal.
 * @param option the option that the name was given with, for the message
 */
export async function resolveCommit({ root, shallow }: Repository, name: string, option: string, git: Git = realGit): Promise<ObjectId> {
  const [answer, refs] = await Promise.all([
    git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]),
    refsNamed(root, name, git),
  ])
  const id = answer.state === 'ended' && answer.code === 0 ? answer.stdout.toString('utf8').trim() : ''
  // An expression behind the name (`main~2`) is about one of them, so the names themselves are compared.
  const own = refs.length === 0 ? [] : [...new Set(refs.map((ref) => ref.commit))]
  const isBareName = baseOf(name) === name
  const different = own.length > 1 || (isBareName && id !== '' && own.some((commit) => commit !== id))
  if (different) {
    const list = [
      ...refs.map(({ ref, commit }) => `${ref} is ${commit}`),
      ...(isBareName && id !== '' && !own.includes(id) ? [`git takes ${id}`] : []),
    ]
    throw new GitRefusal(
      `${option} ${name} stands for more than one commit: ${list.join(', ')}. Write the whole name of the ref, such as ${refs[0]?.ref ?? name}, or the id.`,
    )
  }
  if (OBJECT_ID.test(id)) return id
  const why = answer.state === 'failed' ? answer.because : firstLine(answer.stderr) || 'no commit has that name here'
  const fetch = shallow ? 'git fetch --unshallow' : `git fetch origin ${name.replace(/^origin\//, '')}`
  throw new GitRefusal(`${option} ${name}: ${why}. Give a commit that is here, or fetch it: ${fetch}`)
}

/** What stands in front of the first `~`, `^`, `@{` or `:`. */
function baseOf(name: string): string {
  return /^.*?(?=[~^:]|@\{|$)/s.exec(name)?.[0] ?? name
}

async function refsNamed(root: string, name: string, git: Git): Promise<readonly { readonly ref: string; readonly commit: ObjectId }[]> {
  const base = baseOf(name)
  if (base === '' || base.startsWith('-') || base.startsWith('refs/') || /[*?[\\\s]/.test(base)) return []
  const names = [...PLACES.map((place) => `${place}${base}`), `refs/remotes/${base}/HEAD`]
  const format = '%(refname)%00%(objectname)%00%(*objectname)'
  const lines = (await askGit(root, ['for-each-ref', `--format=${format}`, ...names], git)).toString('utf8').split('\n')
  return lines.flatMap((line) => {
    const [ref = '', object = '', peeled = ''] = line.split('\0')
    return names.includes(ref) ? [{ ref, commit: peeled === '' ? object : peeled }] : []
  })
}

/** What `--base` is without the option: the branch that the forge names, else the remote's default branch. Throws GitRefusal. */
export async function defaultBase({ root }: Repository, forge: string | undefined, git: Git = realGit): Promise<string> {
  const names = forge === undefined || forge === '' ? ['refs/remotes/origin/HEAD'] : [`refs/remotes/origin/${forge}`, `refs/heads/${forge}`]
  for (const name of names) {
    const answer = await git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`])
    if (answer.state === 'ended' && answer.code === 0) return name
  }
  if (forge !== undefined && forge !== '')
    throw new GitRefusal(`GITHUB_BASE_REF says ${forge}, and no such branch is here. Fetch it: git fetch origin ${forge}`)
  throw new GitRefusal('Nothing says what the patch is compared with: the remote has no default branch here. Give it: --base origin/main')
}

/**
 * The commit that head left base at. Of several, git's first. Throws GitRefusal when there is none, or when a shallow clone may have cut
 * off a later one.
 */
export async function mergeBaseOf(repository: Repository, base: ObjectId, head: ObjectId, git: Git = realGit): Promise<ObjectId> {
  const { root, shallow } = repository
  const answer = await git(root, ['merge-base', '--', base, head])
  const deepen = 'Fetch what is missing: git fetch --unshallow   (in CI: fetch-depth: 0)'
  if (answer.state === 'ended' && answer.code === 1) {
    const where = `${base.slice(0, 12)} and ${head.slice(0, 12)} have no commit in common`
    throw new GitRefusal(
      shallow ? `${where} in this shallow clone. ${deepen}` : `${where}. Give the branch that the patch was made from: --base NAME`,
    )
  }
  if (answer.state === 'failed' || answer.code !== 0)
    throw new GitRefusal(`git merge-base: ${answer.state === 'failed' ? answer.because : firstLine(answer.stderr)}.`)
  const id = answer.stdout.toString('utf8').trim()
  if (!OBJECT_ID.test(id)) throw new GitRefusal(`git merge-base answered ${JSON.stringify(id)}, which is no commit.`)
  if (!shallow) return id
  const [cut, walked] = await Promise.all([shallowCommits(repository, git), askGit(root, ['rev-list', base, head, `^${id}`, '--'], git)])
  const lost = walked
    .toString('utf8')
    .split('\n')
    .find((commit) => cut.has(commit))
  if (lost === undefined) return id
  throw new GitRefusal(`This shallow clone cuts the history at ${lost.slice(0, 12)}, so nobody can say where the patch began. ${deepen}`)
}

/** The id of a commit's tree. */
export async function treeOf({ root }: Repository, commit: ObjectId, git: Git = realGit): Promise<ObjectId> {
  return (await askGit(root, ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`], git)).toString('utf8').trim()
}
