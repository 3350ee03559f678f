import { join, resolve } from 'node:path'
import { askGit } from './ask.ts'
import { GitRefusal } from './refusal.ts'
import { git as realGit } from './run.ts'
import type { Git } from './run.ts'

/** The repository that a folder lies in. */
export interface Repository {
  /** Where git is asked. Absolute. */
  readonly root: string
  /** The top of the work tree, or the git directory of a bare repository. Absolute. */
  readonly top: string
  /** From the top to the folder, with a `/` behind; '' at the top and in a bare repository. */
  readonly prefix: string
  readonly shallow: boolean
}

/** Throws GitRefusal when the folder lies in no repository, or in one that git will not read. */
export async function openRepository(folder: string, git: Git = realGit): Promise<Repository> {
  const args = ['rev-parse', '--is-inside-work-tree', '--is-shallow-repository', '--absolute-git-dir', '--show-cdup', '--show-prefix']
  const answer = await git(folder, args)
  if (answer.state === 'ended' && answer.code !== 0 && /not a git repository/.test(answer.stderr)) {
    throw new GitRefusal(`${folder} lies in no git repository, and a patch is judged by the objects of one. Run the command inside of one.`)
  }
  const [inside, shallow, gitDir = '', up = '', ...rest] = (await askGit(folder, args, git)).toString('utf8').split('\n')
  if (inside === 'true') {
    return { root: folder, top: resolve(folder, up), prefix: rest.join('\n').replace(/\n$/, ''), shallow: shallow === 'true' }
  }
  return { root: folder, top: resolve(gitDir), prefix: '', shallow: shallow === 'true' }
}

/** The commits whose parents a shallow clone left out. */
export async function shallowCommits({ root }: Repository, git: Git = realGit): Promise<ReadonlySet<string>> {
  const { readFile } = await import('node:fs/promises')
  const [path = ''] = (await askGit(root, ['rev-parse', '--git-path', 'shallow'], git)).toString('utf8').split('\n')
  try {
    return new Set((await readFile(path.startsWith('/') ? path : join(root, path), 'utf8')).split('\n').filter((line) => line !== ''))
  } catch (cause) {
    throw new GitRefusal(
      `This is a shallow clone, and its list of cut commits cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`,
    )
  }
}
