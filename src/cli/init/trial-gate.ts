import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Verdict } from '../../model/verdict.ts'
import type { ProjectPath } from '../../model/words.ts'
import { askGit } from '../../observe/git/ask.ts'
import { git } from '../../observe/git/run.ts'
import { readVerdict } from '../../verdict/read.ts'
import { parseArguments } from '../arguments.ts'
import { gate } from '../gate/verb.ts'
import type { TreeAtHand } from '../replay/tree.ts'
import type { World } from '../world.ts'
import { copyWith } from './first/trial.ts'
import type { Texts } from './first/trial.ts'

export type GateTrial =
  | { readonly state: 'judged'; readonly verdict: Verdict; readonly text: string; readonly seconds: number; readonly changed: ProjectPath }
  | { readonly state: 'failed'; readonly because: string }

/**
 * Asks the gate about a patch that changes nothing but a comment, in a repository of its own: the work tree with these files in it is the
 * base. So it is seen what the gate will say of an honest patch before anything is committed.
 * @param changed the production file that gets the comment
 */
export async function tryGate(tree: TreeAtHand, texts: Texts, changed: ProjectPath, world: World): Promise<GateTrial> {
  const copy = await copyWith(tree, texts)
  const began = performance.now()
  try {
    const top = tree.prefix === '' ? copy.root : copy.root.slice(0, -tree.prefix.length)
    await commitAll(top, 'base', true)
    appendFileSync(join(copy.root, changed), '\n// A comment changes nothing.\n')
    await commitAll(top, 'patch', false)
    const out: string[] = []
    const stdout = { write: (text: string) => void out.push(text), isTerminal: false, width: world.stdout.width }
    const args = await parseArguments(['--base', 'HEAD^', '--head', 'HEAD', '--all'], gate.options, 0)
    const status = await gate.run(args, { ...world, cwd: copy.root, stdout, env: { ...world.env, GITHUB_STEP_SUMMARY: undefined } })
    const read = await readVerdict(join(copy.root, '.oracle/verdict.json')).catch((cause: unknown) => String(cause))
    const seconds = (performance.now() - began) / 1000
    if (typeof read === 'string') return { state: 'failed', because: `it ended with exit status ${status} and without a verdict` }
    return { state: 'judged', verdict: read, text: out.join(''), seconds, changed }
  } catch (cause) {
    return { state: 'failed', because: cause instanceof Error ? cause.message : String(cause) }
  } finally {
    copy.remove()
  }
}

async function commitAll(top: string, message: string, isFirst: boolean): Promise<void> {
  if (isFirst) await askGit(top, ['-c', 'init.defaultBranch=main', 'init', '-q'], git)
  const installed = [':(exclude,glob)**/node_modules', ':(exclude,glob)**/node_modules/**']
  await askGit(top, ['add', '-A', '-f', '--', '.', ...installed], git)
  const who = ['-c', 'user.name=vitest-oracle', '-c', 'user.email=init@localhost', '-c', 'commit.gpgSign=false']
  await askGit(top, [...who, 'commit', '-q', '--no-verify', '--allow-empty', '-m', message], git)
}
