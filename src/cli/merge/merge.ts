import { posix, resolve } from 'node:path'
import type { Verdict } from '../../model/verdict.ts'
import { observeSubject } from '../../observe/git/subject.ts'
import { readOwnedFiles } from '../../observe/owned/read.ts'
import { folderSource } from '../../observe/owned/source.ts'
import { visible } from '../../observe/owned/visible.ts'
import { buildRunVerdict } from '../../verdict/build.ts'
import { canonicalText } from '../../verdict/canonical.ts'
import { judgeRun } from '../../verdict/judge-run.ts'
import { mergeShards } from '../../verdict/shards/merge.ts'
import type { ShardsAtHand } from '../../verdict/shards/refusals.ts'
import { TOOL } from '../../verdict/tool.ts'
import { removeVerdict, writeVerdict } from '../../verdict/write.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT, exitStatusOf } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { deliver, wantedOutputs } from '../outputs.ts'
import type { Sayable } from '../outputs.ts'
import { prefixOf } from '../prefix.ts'
import type { World } from '../world.ts'
import { readShards } from './files.ts'
import type { Unreadable } from './files.ts'

const VERDICT = '.oracle/verdict.json'
const SHARDS = '.oracle/shards'
const DEFAULT_POLICY = 'oracle/policy.yaml'

/**
 * `merge`: all shards of one run, judged once by the code that judges a whole run. An older verdict is removed first, that of a shard as
 * well, and where the shards are not one run at hand there is none.
 */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  const file = resolve(world.cwd, VERDICT)
  await removeVerdict(file)
  const wanted = wantedOutputs(args)
  const { shards, unreadable } = await readShards(args.words.length === 0 ? [SHARDS] : args.words, world.cwd)
  const [first, ...others] = shards
  if (first === undefined || unreadable.length > 0) return refuse(unreadable, world)
  const merged = mergeShards([first, ...others], await observeHand(args, world))
  if ('refusals' in merged) return refuse(merged.refusals, world)
  const verdict = buildRunVerdict(judgeRun(merged.seen), merged.circumstances)
  await writeVerdict(file, verdict)
  await deliver(sayableOf(verdict, world), wanted, world)
  const reviewAs = args.value('review-as')
  return exitStatusOf(verdict.decision, reviewAs === 'allow' || reviewAs === 'block' ? reviewAs : undefined)
}

async function observeHand(args: Arguments, { cwd }: World): Promise<ShardsAtHand> {
  const policy = posix.normalize((args.value('policy') ?? DEFAULT_POLICY).replaceAll('\\', '/'))
  const [subject, owned] = await Promise.all([observeSubject(cwd), readOwnedFiles(folderSource(cwd), policy)])
  return { tool: TOOL, subject, owned }
}

/** Reasons that are shown; of more, one tells no more than the others. */
const MOST_SHOWN = 20

function refuse(reasons: readonly Unreadable[], { stderr }: World): ExitStatus {
  stderr.write('vitest-oracle: the shards were not merged, and there is no verdict.\n')
  const shown = reasons.slice(0, MOST_SHOWN)
  // A remedy that the next reason shares is said once, behind the last of them.
  for (const [at, { what, remedy }] of shown.entries())
    stderr.write(`  ${visible(what)}\n${shown[at + 1]?.remedy === remedy ? '' : `    ${visible(remedy)}\n`}`)
  if (reasons.length > shown.length) stderr.write(`  and ${reasons.length - shown.length} more\n`)
  return EXIT.cannotJudge
}

function sayableOf(verdict: Verdict, { cwd }: World): Sayable {
  return {
    json: () => canonicalText(verdict),
    text: async (look) => {
      const { renderTerminal } = await import('../../../reporters/terminal.ts')
      return renderTerminal(verdict, { ...look, file: VERDICT })
    },
    judged: () => verdict,
    // A shard holds no code.
    frames: () => Promise.resolve(() => null),
    prefix: () => prefixOf(cwd),
  }
}
