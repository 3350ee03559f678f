import { parseArguments } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { diff } from '../diff/verb.ts'
import { EXIT } from '../exit-status.ts'
import { openRepository } from '../../observe/git/repository.ts'
import { defaultBase } from '../../observe/git/resolve.ts'
import type { World } from '../world.ts'

/** What an agent is told at the end of a turn. */
export interface Told {
  readonly blocks: boolean
  readonly text: string
}

/** The digest of `diff --head WORKTREE` where it does not allow; null where it does. What could not be judged blocks as well. */
export async function whatBlocks(root: string, args: Arguments, world: World): Promise<Told | null> {
  const base = args.value('base') ?? (await baseOf(root))
  const said = { stdout: '', stderr: '' }
  const quiet: World = { ...world, cwd: root, stdout: into(said, 'stdout'), stderr: into(said, 'stderr') }
  const given = ['--base', base, '--head', 'WORKTREE', '--all', '--format', 'agent']
  const status = await diff.run(await parseArguments(given, diff.options, 0), quiet)
  switch (status) {
    case EXIT.allow:
      return null
    case EXIT.block:
      return { blocks: true, text: said.stdout }
    case EXIT.review:
      return { blocks: false, text: said.stdout }
    case EXIT.cannotJudge:
      return { blocks: true, text: `${said.stdout}${said.stderr}` }
  }
}

/** Without a branch that the patch is for, what is not committed is judged. */
async function baseOf(root: string): Promise<string> {
  const repository = await openRepository(root)
  return defaultBase(repository, undefined).catch(() => 'HEAD')
}

const into = (said: Record<'stdout' | 'stderr', string>, name: 'stdout' | 'stderr'): World['stdout'] => ({
  write: (text) => {
    said[name] += text
  },
  isTerminal: false,
  width: 100,
})
