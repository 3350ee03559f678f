import type { ObjectId } from '../../model/words.ts'
import type { FileSource } from '../owned/source.ts'
import { git as realGit } from './run.ts'
import type { Git } from './run.ts'

/** The files below `root` as a commit has them. What is no ordinary file there (a link, a submodule, a folder) is an error. */
export function commitSource(root: string, commit: ObjectId, git: Git = realGit): FileSource {
  return {
    read: async (path) => {
      // `:(literal)`, so that a path with a `*` in it stands for itself.
      const entry = await ask(git, root, ['ls-tree', '-z', commit, '--', `:(literal)${path}`])
      if (entry.length === 0) return null
      const [, mode, id] = /^(\d{6}) \w+ ([0-9a-f]+)\t/.exec(entry.toString('utf8')) ?? []
      if (id === undefined || (mode !== '100644' && mode !== '100755')) throw new Error(`${path} is no ordinary file in commit ${commit}`)
      return ask(git, root, ['cat-file', 'blob', id])
    },
  }
}

async function ask(git: Git, root: string, args: readonly string[]): Promise<Buffer> {
  const answer = await git(root, args)
  if (answer.state === 'failed') throw new Error(answer.because)
  if (answer.code !== 0)
    throw new Error(
      answer.stderr
        .trim()
        .split('\n')[0]
        ?.replace(/^fatal: /, '') ?? 'git failed',
    )
  if (answer.truncated) throw new Error('it is too large')
  return answer.stdout
}
