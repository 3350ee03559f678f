import { resolve } from 'node:path'
import { freezeStates } from '../../check/flakes/check.ts'
import { placesOf } from '../../check/scope/classes.ts'
import type { PhaseAnswer } from '../../model/findings.ts'
import type { Verdict } from '../../model/verdict.ts'
import type { Phase } from '../../model/words.ts'
import { PHASES } from '../../rules/table.ts'
import { requiredPhases } from '../../decide/required.ts'
import { GitRefusal } from '../../observe/git/refusal.ts'
import { checkoutDifferences } from '../../observe/judged-tree/checkout.ts'
import { treeSource } from '../../observe/git/tree-source.ts'
import { readLock } from '../../observe/owned/lock.ts'
import type { PathClass } from '../../model/patch.ts'
import { freshSeedOf } from '../../observe/run/settings.ts'
import { visible } from '../../observe/owned/visible.ts'
import { canonicalText } from '../../verdict/canonical.ts'
import { judgeMerge } from '../../verdict/judge-merge.ts'
import { regionsOf } from '../../verdict/regions.ts'
import { removeVerdict } from '../../verdict/write.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { policyOf } from '../diff/judge.ts'
import { EXIT, exitStatusOf } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { openHistory, recordFlakes } from './flakes.ts'
import { keepFlakeInputs } from './flake-inputs.ts'
import { judgePhase } from './judge.ts'
import { changedFiles } from './hand.ts'
import type { GateAtHand } from './hand.ts'
import { once } from '../once.ts'
import { gateProgress } from './progress.ts'
import { gateRuns } from './runs.ts'
import { fromTop, gateTrees } from './trees.ts'
import { judgeInTurn } from '../judge-phases.ts'
import { loadAhead } from '../load-ahead.ts'
import type { JudgedPhases } from '../judge-phases.ts'
import { FRAMES, deliver, wantedOutputs } from '../outputs.ts'
import type { Sayable, Wanted } from '../outputs.ts'
import { openPatch, settingsOf } from '../patch-at-hand.ts'
import type { MergeSettings, OpenPatch } from '../patch-at-hand.ts'
import { signingKey, writeWith } from '../signing.ts'
import type { World } from '../world.ts'

const VERDICT = '.oracle/verdict.json'

/**
 * `gate`: judges a patch by running tests in processes of their own, and writes one verdict when all of them have ended. Until then there
 * is none, so that a gate that is killed leaves no allow.
 */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  const file = resolve(world.cwd, VERDICT)
  await removeVerdict(file)
  try {
    return await judge(file, args, world)
  } catch (cause) {
    if (!(cause instanceof GitRefusal)) throw cause
    world.stderr.write(`vitest-oracle: could not judge. ${visible(cause.message)}\n`)
    return EXIT.cannotJudge
  }
}

async function judge(file: string, args: Arguments, world: World): Promise<ExitStatus> {
  const wanted = wantedOutputs(args)
  const key = await signingKey(args, world)
  const patch = await openPatch(args, world)
  try {
    await refuseUnclean(patch, args)
    await loadAhead()
    const verdict = await verdictOf(patch, args, world)
    await writeWith(key, file, verdict)
    await print(verdict, patch, wanted, world)
    const attestation = args.value('attestation')
    if (attestation !== undefined) {
      const { attest } = await import('../attest.ts')
      await attest(attestation, verdict, VERDICT, world)
    }
    const reviewAs = args.value('review-as')
    return exitStatusOf(verdict.decision, reviewAs === 'allow' || reviewAs === 'block' ? reviewAs : undefined)
  } finally {
    patch.close()
  }
}

/** What is judged is a commit. Who judges the one at hand and has edits beside it would take the answer for one about them. */
async function refuseUnclean({ repository, hand }: OpenPatch, args: Arguments): Promise<void> {
  if (args.value('head') !== undefined && args.value('head') !== 'HEAD') return
  const tree = fromTop(hand.scope.head, repository.prefix)
  const differences = (await checkoutDifferences(repository.top, tree)).filter(({ path }) => !isOurs(path))
  const [first] = differences
  if (first === undefined) return
  throw new UsageError(
    `The work tree is not the commit that is judged: ${visible(first.path)} is ${first.kind}${differences.length === 1 ? '' : `, and ${differences.length - 1} more`}. Commit it, or give --head WORKTREE to judge it as it is.`,
  )
}

/** What this package leaves beside the project belongs to no commit. */
const isOurs = (path: string): boolean => /(^|\/)\.oracle\//.test(path)

const APPROVABLE: ReadonlySet<PathClass> = new Set(['sealed', 'runner'])

/**
 * Trusted tests count as base has them. What an owner approved counts as head has it (SPEC 5.2), the lock among it; the policy stays base's.
 */
async function withApproved(patch: OpenPatch): Promise<OpenPatch> {
  const { hand, approver, subject } = patch
  if (approver === null) return patch
  const lock = await readLock(treeSource(hand.scope.head, hand.blobs, subject.head), hand.owned.lock.path)
  return { ...patch, hand: { ...hand, owned: { ...hand.owned, lock } } }
}

async function verdictOf(patch: OpenPatch, args: Arguments, world: World): Promise<Verdict> {
  const { hand } = patch
  const placeOf = placesOf(hand.owned, policyOf(hand.owned).paths, hand.scope)
  const isProduction = (path: string): boolean => placeOf(path).cls === 'production'
  const takesHead = (path: string): boolean => isProduction(path) || (hand.isApproved && APPROVABLE.has(placeOf(path).cls))
  const trees = gateTrees(patch, isProduction, takesHead)
  try {
    const history = await openHistory(patch, args, world)
    const progress = gateProgress(world.stderr)
    const approved = await withApproved(patch)
    const runs = gateRuns(approved, trees, progress.files)
    const atHand: GateAtHand = {
      patch,
      counting: approved.hand.owned,
      trees,
      runs,
      history,
      changed: once(() => changedFiles(patch, isProduction)),
      isProduction,
      seen: { runs: { trusted: null, characterization: null, flakes: null, untrusted: null }, knownBad: [], mutation: null, replays: [] },
    }
    const settings = settingsOf(patch, requiredPhases('merge', policyOf(hand.owned).require))
    const judged = await judgeInTurn(
      PHASES,
      (phase, earlier) => progress.during(phase, () => judgePhase(phase, atHand, settings.required, earlier)),
      { state: 'not-evaluated', because: 'the gate did not come to it' },
      settings,
      args.has('all'),
    )
    const { flakes } = atHand.seen.runs
    if (flakes !== null) {
      await recordFlakes(history, flakes, patch, world)
      await keepFlakeInputs(flakes, (await trees.judged()).root, world)
    }
    return build(atHand, judged, settings, progress.milliseconds, args, world)
  } finally {
    trees.remove()
  }
}

function build(
  { patch, seen, history }: GateAtHand,
  { answers, score, reached }: JudgedPhases,
  settings: MergeSettings,
  phases: Partial<Record<Phase, number>>,
  args: Arguments,
  world: World,
): Verdict {
  const evaluated: Partial<Record<Phase, PhaseAnswer>> = {}
  for (const phase of reached) evaluated[phase] = answers[phase]
  const { seeds } = patch.hand.owned
  const lists = seeds.state === 'read' ? Object.entries(seeds.value).map(([name, list]) => ({ name, count: list.length })) : []
  return judgeMerge({
    subject: patch.subject,
    policy: patch.policy,
    settings,
    answers: evaluated,
    budget: score,
    paths: patch.paths,
    runs: seen.runs,
    knownBad: seen.knownBad,
    mutation: seen.mutation,
    freezes: seen.runs.flakes === null ? [] : freezeStates(seen.runs.flakes, history.seen, seen.replays),
    regions: seen.runs.trusted === null ? [] : regionsOf(seen.runs.trusted.tests),
    seeds: { ...freshSeedOf(patch.subject.head), lists: lists.toSorted((a, b) => (a.name < b.name ? -1 : 1)) },
    environment: {
      node: process.version,
      vitest: seen.runs.trusted?.seen.run.vitest ?? '',
      platform: process.platform,
      arch: process.arch,
    },
    runner: { exitCode: seen.runs.trusted?.seen.run.runnerExitCode ?? null, signal: null },
    timing: { startedAt: world.now, milliseconds: Math.max(0, Date.now() - Date.parse(world.now)), phases },
    inventory: args.has('inventory'),
  })
}

async function print(verdict: Verdict, { hand, repository }: OpenPatch, wanted: readonly Wanted[], world: World): Promise<void> {
  const sayable: Sayable = {
    json: () => canonicalText(verdict),
    text: async (look) => {
      const [{ renderTerminal }, frames] = await Promise.all([import('../../../reporters/terminal.ts'), sayable.frames(FRAMES.text)])
      return renderTerminal(verdict, { ...look, file: VERDICT }, frames)
    },
    judged: () => verdict,
    frames: async (most) => {
      const { framesOf } = await import('../diff/frames.ts')
      return framesOf(verdict.findings, hand.scope, hand.texts, most)
    },
    prefix: () => Promise.resolve(repository.prefix),
  }
  await deliver(sayable, wanted, world)
}
