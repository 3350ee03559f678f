import type { ObjectId } from '../../model/words.ts'
import { askGit, firstLine } from '../../observe/git/ask.ts'
import { GitRefusal } from '../../observe/git/refusal.ts'
import { resolveCommit } from '../../observe/git/resolve.ts'
import { git } from '../../observe/git/run.ts'
import { folderSource } from '../../observe/owned/source.ts'
import type { FileSource } from '../../observe/owned/source.ts'

/** Where the policy is read that counts, and the names of the commits that a sealed file may be brought back to. */
export interface HookBase {
  readonly source: FileSource
  readonly bases: readonly string[]
}

const DEFAULT_BASE = 'refs/remotes/origin/HEAD'
const OBJECT_ID = /^[0-9a-f]{40}([0-9a-f]{24})?$/

/**
 * Where the patch at hand began; without a branch that it is for, the commit at hand. Where there is no commit yet, or no repository, the
 * policy that lies there. It asks git as seldom as it can: an agent waits for it at each call of a tool. Throws GitRefusal for a `--base`
 * that is not here.
 */
export async function hookBase(root: string, given: string | undefined): Promise<HookBase> {
  const began = given === undefined ? await beganByDefault(root) : await beganAt(root, given)
  if (began === null) return { source: folderSource(root), bases: ['HEAD'] }
  const { commit, prefix } = began
  const bases = ['HEAD', 'origin/HEAD', commit, commit.slice(0, 12), ...(given === undefined ? [] : [given])]
  return { source: blobSource(root, commit, prefix), bases }
}

interface Began {
  readonly commit: ObjectId
  /** From the top of the repository to the project, with a `/` behind; '' at the top. */
  readonly prefix: string
}

async function beganAt(root: string, base: string): Promise<Began> {
  const [commit, began] = await Promise.all([
    resolveCommit({ root, top: root, prefix: '', shallow: false }, base, '--base'),
    range(root, base),
  ])
  if (began.because !== undefined) throw new GitRefusal(`--base ${base}: ${began.because}.`)
  if (!began.tips.includes(commit))
    throw new GitRefusal(`--base ${base} stands for more than one commit. Write the whole name of the ref, or the id.`)
  return began
}

async function beganByDefault(root: string): Promise<Began | null> {
  const began = await range(root, DEFAULT_BASE)
  if (began.because === undefined) return began
  const answer = await git(root, ['rev-parse', '--show-prefix', '--verify', '--quiet', '--end-of-options', 'HEAD^{commit}'])
  if (answer.state !== 'ended' || answer.code !== 0) return null
  const [prefix = '', commit = ''] = answer.stdout.toString('utf8').trimEnd().split('\n')
  return OBJECT_ID.test(commit) ? { prefix, commit } : null
}

/** `A...B` is both commits, and in front of a `^` the one that they have in common: git's first, of several. */
async function range(
  root: string,
  base: string,
): Promise<(Began & { readonly tips: readonly ObjectId[]; readonly because?: undefined }) | { readonly because: string }> {
  const answer = await git(root, ['rev-parse', '--show-prefix', '--revs-only', '--end-of-options', `${base}...HEAD`])
  if (answer.state === 'failed') return { because: answer.because }
  const [prefix = '', ...ids] = answer.stdout.toString('utf8').trimEnd().split('\n')
  const tips = ids.filter((id) => OBJECT_ID.test(id))
  const commit = ids.find((id) => id.startsWith('^'))?.slice(1)
  if (answer.code !== 0 || tips.length !== 2 || commit === undefined || !OBJECT_ID.test(commit)) {
    return { because: firstLine(answer.stderr) || 'it has no commit in common with the one at hand' }
  }
  return { prefix, tips, commit }
}

/** Files of a commit, each by one question. A link there has its target for a text, which is no policy. */
function blobSource(root: string, commit: ObjectId, prefix: string): FileSource {
  return {
    read: async (path) => {
      const name = `${commit}:${prefix}${path}`
      const answer = await git(root, ['cat-file', 'blob', name])
      if (answer.state === 'ended' && answer.code === 0 && !answer.truncated) return answer.stdout
      const listed = await askGit(root, ['ls-tree', '-z', '--full-tree', commit, '--', `:(literal)${prefix}${path}`])
      if (listed.length === 0) return null
      throw new Error(`${path} at ${commit.slice(0, 12)} cannot be read`)
    },
  }
}
