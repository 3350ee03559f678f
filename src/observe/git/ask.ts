import { GitRefusal } from './refusal.ts'
import { git as realGit } from './run.ts'
import type { Git, GitLimits } from './run.ts'

/** A tree of a million files fits. */
const TREE_LIMITS: GitLimits = { mostBytes: 512 * 1024 * 1024, seconds: 120 }

/** The output of a git command that must succeed. Throws GitRefusal with git's own first line. */
export async function askGit(root: string, args: readonly string[], git: Git = realGit): Promise<Buffer> {
  const answer = await git(root, args, TREE_LIMITS)
  if (answer.state === 'failed') throw new GitRefusal(`git ${args[0] ?? ''}: ${answer.because}.`)
  if (answer.code !== 0) throw new GitRefusal(`git ${args[0] ?? ''}: ${firstLine(answer.stderr) || `it ended with status ${answer.code}`}.`)
  if (answer.truncated) throw new GitRefusal(`git ${args[0] ?? ''} answered with more than can be looked at.`)
  return answer.stdout
}

/** What git says that ended it, without its `fatal: ` and its full stop; hints and warnings come before that. */
export function firstLine(text: string): string {
  const lines = text.trim().split('\n')
  const line = lines.find((one) => /^(fatal|error): /.test(one)) ?? lines.find((one) => !/^(hint|warning): /.test(one)) ?? ''
  return line.replace(/^(fatal|error): /, '').replace(/\.$/, '')
}
