import type { PhaseAnswer } from '../../model/findings.ts'
import type { Frames } from '../../model/judged.ts'
import type { Phase } from '../../model/words.ts'
import { GitRefusal } from '../../observe/git/refusal.ts'
import { visible } from '../../observe/owned/visible.ts'
import type { Arguments } from '../arguments.ts'
import { STATIC_JUDGES, STATIC_PHASES, policyOf } from './judge.ts'
import type { PatchAtHand } from './judge.ts'
import { jsonOfPatch, judgedOf, textOfPatch } from './words.ts'
import type { JudgedPatch } from './words.ts'
import { EXIT, exitStatusOf } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { judgeInTurn } from '../judge-phases.ts'
import { FRAMES, deliver, wantedOutputs } from '../outputs.ts'
import type { Sayable, Wanted } from '../outputs.ts'
import { openPatch, settingsOf } from '../patch-at-hand.ts'
import type { World } from '../world.ts'

/** `diff`: judges a patch by git's objects alone, without running anything: the phases scope, policy, fixtures and budget. */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  try {
    return await judge(args, world)
  } catch (cause) {
    if (!(cause instanceof GitRefusal)) throw cause
    world.stderr.write(`vitest-oracle: could not judge. ${visible(cause.message)}\n`)
    return EXIT.cannotJudge
  }
}

async function judge(args: Arguments, world: World): Promise<ExitStatus> {
  const wanted = wantedOutputs(args)
  const patch = await openPatch(args, world, warmUp)
  try {
    const { hand, subject, policy, paths, repository } = patch
    const settings = settingsOf(patch, requiredOf(hand))
    const judged = await judgeInTurn(
      STATIC_PHASES,
      (phase, earlier) => STATIC_JUDGES[phase](hand, earlier),
      NOTHING_RAN,
      settings,
      args.has('all'),
    )
    await print({ ...judged, subject, policy, paths }, hand, wanted, repository.prefix, world)
    const reviewAs = args.value('review-as')
    return exitStatusOf(judged.decided.decision, reviewAs === 'allow' || reviewAs === 'block' ? reviewAs : undefined)
  } finally {
    patch.close()
  }
}

/** Loads what the later phases need while git lists trees. A module that cannot be loaded is told by the phase that needs it. */
function warmUp(): void {
  const modules = [
    import('../../observe/patch/tests.ts'),
    import('../../check/budget/budget.ts'),
    import('../../observe/production/observe.ts'),
    import('../../observe/patch/fixtures.ts'),
  ]
  void Promise.allSettled(modules)
}

/** The rows of the ledger are no answer to what the flakes did, so that phase is not asked for here. */
function requiredOf({ owned }: PatchAtHand): readonly Phase[] {
  const wanted = policyOf(owned).require ?? STATIC_PHASES
  return STATIC_PHASES.filter((phase) => phase === 'policy' || (phase !== 'flakes' && wanted.includes(phase)))
}

const NOTHING_RAN: PhaseAnswer = { state: 'not-evaluated', because: 'diff runs no test' }

async function print(patch: JudgedPatch, hand: PatchAtHand, wanted: readonly Wanted[], prefix: string, world: World): Promise<void> {
  const frames = async (most: number): Promise<Frames> => {
    const { framesOf } = await import('./frames.ts')
    return framesOf(patch.decided.findings, hand.scope, hand.texts, most)
  }
  const milliseconds = Math.max(0, Date.now() - Date.parse(world.now))
  const sayable: Sayable = {
    json: () => jsonOfPatch(patch),
    text: async (look) => textOfPatch(patch, await frames(FRAMES.text), { ...look, startedAt: world.now, milliseconds }),
    judged: () => ({ ...judgedOf(patch), timing: { startedAt: world.now, milliseconds, phases: {} } }),
    frames,
    prefix: () => Promise.resolve(prefix),
  }
  await deliver(sayable, wanted, world)
}
