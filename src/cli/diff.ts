import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { decide } from '../decide/decide.ts'
import type { Decided, DecideSettings } from '../decide/decide.ts'
import type { Score } from '../check/budget/budget.ts'
import { placesOf } from '../check/scope/classes.ts'
import type { Answers, PhaseAnswer } from '../model/findings.ts'
import type { OwnedFiles } from '../model/owned-observations.ts'
import type { PatchSubject } from '../model/patch.ts'
import type { ObjectId, Phase, PresetName } from '../model/words.ts'
import { openBlobs } from '../observe/git/blobs.ts'
import { GitRefusal } from '../observe/git/refusal.ts'
import { openRepository } from '../observe/git/repository.ts'
import type { Repository } from '../observe/git/repository.ts'
import { defaultBase, mergeBaseOf, resolveCommit, treeOf } from '../observe/git/resolve.ts'
import { treeSource } from '../observe/git/tree-source.ts'
import { visible } from '../observe/owned/visible.ts'
import { observeScope } from '../observe/patch/scope.ts'
import { textsOf } from '../observe/patch/texts.ts'
import { UsageError } from './arguments.ts'
import type { Arguments } from './arguments.ts'
import { STATIC_JUDGES, STATIC_PHASES, policyOf } from './diff-judge.ts'
import type { PatchAtHand, StaticPhase } from './diff-judge.ts'
import { approverOf, nowOf, ownedAt, policyPlace, presetOf } from './diff-options.ts'
import { jsonOfPatch, textOfPatch } from './diff-words.ts'
import type { JudgedPatch } from './diff-words.ts'
import { EXIT, exitStatusOf } from './exit-status.ts'
import type { ExitStatus } from './exit-status.ts'
import { hasColor } from './world.ts'
import type { World } from './world.ts'

/** `diff`: judges a patch by git's objects alone, without running anything: the phases scope, policy, fixtures and budget. */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  if (args.value('head') === 'WORKTREE') {
    throw new UsageError(
      '--head WORKTREE (work that is not committed) cannot be judged yet. Commit it, on a branch of its own if need be, and give that.',
    )
  }
  try {
    return await judge(args, world)
  } catch (cause) {
    if (!(cause instanceof GitRefusal)) throw cause
    world.stderr.write(`vitest-oracle: could not judge. ${visible(cause.message)}\n`)
    return EXIT.cannotJudge
  }
}

async function judge(args: Arguments, world: World): Promise<ExitStatus> {
  const now = nowOf(args, world)
  const repository = await openRepository(world.cwd)
  const subject = await subjectOf(repository, args, world)
  const blobs = openBlobs(world.cwd)
  warmUp()
  try {
    const texts = textsOf(blobs)
    const [scope, tree] = await Promise.all([observeScope(repository, subject, texts), treeOf(repository, subject.head)])
    const place = policyPlace(args, repository, world)
    const owned = await ownedAt(treeSource(scope.base, blobs, subject.mergeBase), place)
    const approver = approverOf(args, owned)
    noteApproval(args, approver, owned, world)
    const hand: PatchAtHand = { scope, owned, blobs, texts, now, isApproved: approver !== null }
    const settings = settingsOf(presetOf(args, owned), owned, approver)
    const judged = await judgePhases(hand, settings, args.has('all'))
    const patch: JudgedPatch = {
      ...judged,
      subject: { ...subject, tree },
      policy: policyReference(owned, settings.preset, place.isOutside ? null : subject.mergeBase),
      paths: scope.changes.map(({ path, change, from }) => ({
        path,
        change,
        from,
        class: placesOf(owned, policyOf(owned).paths, scope)(path).cls,
      })),
    }
    await print(patch, hand, args, world)
    const reviewAs = args.value('review-as')
    return exitStatusOf(judged.decided.decision, reviewAs === 'allow' || reviewAs === 'block' ? reviewAs : undefined)
  } finally {
    blobs.close()
  }
}

/** Loads what the later phases need while git lists trees. A module that cannot be loaded is told by the phase that needs it. */
function warmUp(): void {
  const modules = [
    import('../observe/patch/tests.ts'),
    import('../check/budget/budget.ts'),
    import('../observe/production/observe.ts'),
    import('../observe/patch/fixtures.ts'),
  ]
  void Promise.allSettled(modules)
}

async function subjectOf(repository: Repository, args: Arguments, world: World): Promise<PatchSubject> {
  const name = args.value('base') ?? (await defaultBase(repository, world.env['GITHUB_BASE_REF']))
  const [base, head] = await Promise.all([
    resolveCommit(repository, name, args.value('base') === undefined ? 'the default base' : '--base'),
    resolveCommit(repository, args.value('head') ?? 'HEAD', '--head'),
  ])
  return { base, head, mergeBase: await mergeBaseOf(repository, base, head) }
}

function noteApproval(args: Arguments, approver: string | null, { policy }: OwnedFiles, world: World): void {
  const given = args.values('approved-by').join(', ')
  if (given === '' || approver !== null) return
  const owners = policy.state === 'read' && policy.value.owners.length > 0 ? policy.value.owners.join(', ') : 'nobody'
  world.stderr.write(`note: --approved-by ${visible(given)} approves nothing: the owners in the policy of base are ${visible(owners)}\n`)
}

function settingsOf(preset: PresetName, owned: OwnedFiles, approver: string | null): StaticSettings {
  const policy = policyOf(owned)
  const wanted = policy.require ?? STATIC_PHASES
  // The rows of the ledger are no answer to what the flakes did, so that phase is not asked for here.
  const required = STATIC_PHASES.filter((phase) => phase === 'policy' || (phase !== 'flakes' && wanted.includes(phase)))
  return { preset, overrides: policy.rules, scope: 'merge', required, ...(approver === null ? {} : { approvedBy: approver }) }
}

type StaticSettings = DecideSettings & { readonly required: readonly Phase[] }

interface JudgedPhases {
  readonly answers: Answers
  readonly decided: Decided
  readonly score: Score | null
}

const NOTHING_RAN: PhaseAnswer = { state: 'not-evaluated', because: 'diff runs no test' }
const STOPPED: PhaseAnswer = { state: 'not-evaluated', because: 'an earlier phase blocked; --all judges this one too' }

/** One phase after the other; the first block ends it unless `all` is asked for. */
async function judgePhases(hand: PatchAtHand, settings: StaticSettings, all: boolean): Promise<JudgedPhases> {
  const known = new Map<Phase, PhaseAnswer>()
  let score: Score | null = null
  const answersNow = (): Answers => {
    const of = (phase: Phase): PhaseAnswer => known.get(phase) ?? STOPPED
    const nothing = {
      oracles: NOTHING_RAN,
      'known-bad': NOTHING_RAN,
      characterization: NOTHING_RAN,
      untrusted: NOTHING_RAN,
      region: NOTHING_RAN,
    }
    return { ...nothing, scope: of('scope'), policy: of('policy'), fixtures: of('fixtures'), budget: of('budget'), flakes: of('flakes') }
  }
  for (const phase of STATIC_PHASES) {
    const earlier = [...known.values()].flatMap((answer) =>
      answer.state === 'answered' || answer.state === 'unavailable' ? (answer.findings ?? []) : [],
    )
    const judged = await judgePhase(phase, hand, earlier)
    known.set(phase, judged.answer)
    score = judged.score ?? score
    const { findings } = decide(answersNow(), settings)
    if (!all && findings.some((one) => one.severity === 'block' && known.has(one.phase))) break
  }
  return { answers: answersNow(), decided: decide(answersNow(), settings), score }
}

/** A judge that throws could not tell; git that does not answer is no verdict at all. */
async function judgePhase(
  phase: StaticPhase,
  hand: PatchAtHand,
  earlier: Parameters<(typeof STATIC_JUDGES)[StaticPhase]>[1],
): Promise<{ readonly answer: PhaseAnswer; readonly score?: Score }> {
  try {
    return await STATIC_JUDGES[phase](hand, earlier)
  } catch (cause) {
    if (cause instanceof GitRefusal) throw cause
    return {
      answer: { state: 'unavailable', because: `the check of ${phase} failed: ${cause instanceof Error ? cause.message : String(cause)}` },
    }
  }
}

function policyReference({ policy }: OwnedFiles, preset: PresetName, ref: ObjectId | null): JudgedPatch['policy'] {
  return { path: policy.path, ref, sha256: policy.state === 'read' ? policy.sha256 : null, preset }
}

async function print(patch: JudgedPatch, hand: PatchAtHand, args: Arguments, world: World): Promise<void> {
  const output = args.value('output')
  const look = { color: output === undefined && hasColor(world.stdout, world.env), width: world.stdout.width }
  const format = args.has('json') ? 'json' : args.value('format')
  const milliseconds = Math.max(0, Date.now() - Date.parse(world.now))
  const text = format === 'json' ? jsonOfPatch(patch) : await textOfPatch(patch, hand, { ...look, startedAt: world.now, milliseconds })
  if (output === undefined) return world.stdout.write(text)
  try {
    await writeFile(resolve(world.cwd, output), text)
  } catch (error) {
    throw new UsageError(`The result could not be written: ${error instanceof Error ? error.message : String(error)}.`)
  }
}
