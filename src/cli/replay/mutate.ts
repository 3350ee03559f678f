import { checkMutation, killersOf, powerOfFiles, powerOfRegions, verdictMutation } from '../../check/mutation.ts'
import type { Killer, RegionPower } from '../../check/mutation.ts'
import { placesOf } from '../../check/scope/classes.ts'
import { decide } from '../../decide/decide.ts'
import { byPhase } from '../../model/by-phase.ts'
import type { TrustedFile } from '../../model/known-bad.ts'
import type { MutantReplay } from '../../model/mutants.ts'
import type { VerdictMutatedFile } from '../../model/verdict.ts'
import type { Decision } from '../../model/words.ts'
import { treeSource } from '../../observe/git/tree-source.ts'
import { GitRefusal } from '../../observe/git/refusal.ts'
import { chooseMutants } from '../../observe/mutants/choose.ts'
import { visible } from '../../observe/owned/visible.ts'
import { regionsOf } from '../../verdict/regions.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { changedCode } from '../changed-code.ts'
import { policyOf } from '../diff/judge.ts'
import { ownedAt, policyPlace } from '../diff/options.ts'
import { EXIT, exitStatusOf } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { fromTop } from '../gate/trees.ts'
import { NO_POLICY, wordsOfMistakes } from '../owned.ts'
import { openPatch } from '../patch-at-hand.ts'
import type { OpenPatch } from '../patch-at-hand.ts'
import { hasColor } from '../world.ts'
import type { World } from '../world.ts'
import { mutantsAtHand, trustedAtHand } from './at-hand.ts'
import type { CouldNotReplay, ReplayHand } from './at-hand.ts'

/** What `replay --mutate` shows. */
export interface Mutated {
  readonly decision: Decision
  /** null where the policy asks for none. */
  readonly minKillRate: number | null
  readonly mergeBase: string
  /** How many mutants the changed lines have, replayed or not. */
  readonly found: number
  readonly replays: readonly MutantReplay[]
  readonly files: readonly VerdictMutatedFile[]
  readonly regions: readonly RegionPower[]
  readonly killers: readonly Killer[]
  readonly trusted: readonly TrustedFile[]
  /** Milliseconds of the trusted run without any edit. */
  readonly unedited: number
}

/**
 * `replay --mutate`: makes small changes in the production lines of a patch, and runs the trusted tests of its head under each, in copies
 * of the tree.
 */
export async function runMutate(args: Arguments, world: World): Promise<ExitStatus> {
  if (['write', 'why', 'refresh', 'in-place', 'disk'].some((option) => args.has(option)))
    throw new UsageError('--mutate makes its known-bads by itself, keeps none of them, and replays them as it sees fit.')
  if (args.words.length > 0) throw new UsageError('--mutate makes its known-bads by itself: it takes no files.')
  try {
    const patch = await openPatch(asPatch(args), world)
    try {
      return await mutate(patch, args, world)
    } finally {
      patch.close()
    }
  } catch (cause) {
    if (!(cause instanceof GitRefusal)) throw cause
    world.stderr.write(`vitest-oracle: could not replay. ${visible(cause.message)}\n`)
    return EXIT.cannotJudge
  }
}

/** The patch is read as `diff` reads it; without `--head`, its head is the work tree, as it is for every replay. */
function asPatch(args: Arguments): Arguments {
  const own = new Set(['base', 'head', 'policy'])
  return {
    ...args,
    value: (option) => (own.has(option) ? (args.value(option) ?? (option === 'head' ? 'WORKTREE' : undefined)) : undefined),
    values: (option) => (own.has(option) ? args.values(option) : []),
  }
}

async function mutate(patch: OpenPatch, args: Arguments, world: World): Promise<ExitStatus> {
  const hand = await handOf(patch, args, world)
  const mistakes = wordsOfMistakes([hand.owned.policy, hand.owned.invariants, hand.owned.seeds])
  if (mistakes !== '') {
    world.stderr.write(mistakes)
    return EXIT.cannotJudge
  }
  if (hand.owned.policy.state === 'absent') throw new UsageError(`There is no policy at ${hand.owned.policy.path}. ${NO_POLICY}`)
  const mutated = await mutatedAtHand(patch, hand, args, world)
  if ('state' in mutated) {
    world.stderr.write(mutated.words)
    return EXIT.cannotJudge
  }
  const { jsonOfMutants, textOfMutants } = await import('./mutate-words.ts')
  world.stdout.write(args.has('json') ? jsonOfMutants(mutated) : await textOfMutants(mutated, hasColor(world.stdout, world.env)))
  return exitStatusOf(mutated.decision)
}

/** The trusted tests without any edit, then under each mutant. */
async function mutatedAtHand(patch: OpenPatch, hand: ReplayHand, args: Arguments, world: World): Promise<Mutated | CouldNotReplay> {
  const { limits, minKillRate, paths } = policyOf(hand.owned)
  const most = budgetOf(args, limits.mutants)
  const placeOf = placesOf(hand.owned, paths, patch.hand.scope)
  const changed = await changedCode(patch, (path) => placeOf(path).cls === 'production')
  const { mutants, found } = chooseMutants(changed, most)
  const trusted = await trustedAtHand(hand, args.value('config'), world)
  if ('state' in trusted) return trusted
  world.stderr.write(`Replaying ${mutants.length} of ${found === 1 ? '1 mutant' : `${found} mutants`}.\n`)
  const texts = new Map(changed.map(({ file, text }) => [file, text]))
  const onWarm = (): void => world.stderr.write('Vitest is warm: each mutant is served to it from memory.\n')
  const replays = await mutantsAtHand(hand, trusted, { mutants, texts }, { all: args.has('all'), disk: args.has('disk'), onWarm })
  return {
    decision: decisionOf(replays, hand),
    minKillRate: minKillRate ?? null,
    mergeBase: patch.subject.mergeBase,
    found,
    replays,
    files: powerOfFiles(replays),
    regions: powerOfRegions(replays, regionsOf(trusted.classified.tests)),
    killers: killersOf(replays),
    trusted: trusted.trusted,
    unedited: Math.round(trusted.milliseconds),
  }
}

/** What people own, and the files, as the patch leaves them: this asks what its own oracles can do, and judges nobody. */
async function handOf({ hand, repository, subject, close }: OpenPatch, args: Arguments, world: World): Promise<ReplayHand> {
  const { top, prefix } = repository
  const { scope, blobs } = hand
  const source = treeSource(scope.head, blobs, 'the head of the patch')
  const tree = {
    repository,
    top,
    prefix,
    tree: fromTop(scope.head, prefix),
    blobs,
    head: subject.head,
    files: [...scope.head.keys()].filter((path) => !path.startsWith('../')),
    source,
    close,
  }
  return { owned: await ownedAt(source, policyPlace(args, repository, world)), tree }
}

function budgetOf(args: Arguments, byPolicy: number): number {
  const given = args.value('mutants')
  if (given === undefined) return byPolicy
  const most = Number(given)
  if (Number.isSafeInteger(most) && most >= 1) return most
  throw new UsageError(`--mutants is how many to replay at most, a whole number such as 50, not '${given}'.`)
}

/** What the rule would say alone, by the policy of the patch's head. */
function decisionOf(replays: readonly MutantReplay[], { owned }: ReplayHand): Decision {
  const { preset, rules, minKillRate } = policyOf(owned)
  const findings = minKillRate === undefined ? [] : checkMutation(verdictMutation(replays, minKillRate))
  const answers = byPhase((phase) => ({ state: 'answered', findings: phase === 'known-bad' ? findings : [] }) as const)
  return decide(answers, { preset, overrides: rules, scope: 'merge', required: ['known-bad'] }).decision
}
