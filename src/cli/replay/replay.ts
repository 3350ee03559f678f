import { checkKnownBad } from '../../check/known-bad.ts'
import { decide } from '../../decide/decide.ts'
import { byPhase } from '../../model/by-phase.ts'
import type { KnownBadFolder, KnownBadObservation, TrustedFile } from '../../model/known-bad.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { Decision } from '../../model/words.ts'
import { knownBadPaths, readKnownBads } from '../../observe/known-bad/read.ts'
import { visible } from '../../observe/owned/visible.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { policyOf } from '../diff/judge.ts'
import { EXIT, exitStatusOf } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { legible } from '../legible.ts'
import { hasColor } from '../world.ts'
import type { World } from '../world.ts'
import { replayAtHand, trustedAtHand, withReplayHand } from './at-hand.ts'
import type { CouldNotReplay, ReplayHand, ReplayHow } from './at-hand.ts'

/** What `replay` shows. */
export interface Replayed {
  readonly state: 'replayed'
  readonly observation: Extract<KnownBadObservation, { state: 'observed' }>
  readonly trusted: readonly TrustedFile[]
  readonly decision: Decision
  /** Milliseconds of the trusted run without any edit. */
  readonly unedited: number
}

/**
 * `replay`: runs the trusted tests of the work tree at hand under each of its known-bads, in copies of it, and shows which test kills
 * which. The work tree itself is only read.
 */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  const name = args.value('write')
  mustFit(args)
  if (name !== undefined) return (await import('./write.ts')).writeKnownBad(name, args, world)
  if (args.has('refresh')) return (await import('./refresh.ts')).refreshKnownBads(args, world)
  return withReplayHand(args, world, async (hand) => {
    const folder = await knownBadsAtHand(hand, args.words)
    const replayed = await replayFolder(hand, folder, { config: args.value('config'), all: args.has('all'), disk: args.has('disk') }, world)
    if (replayed.state === 'failed') {
      world.stderr.write(replayed.words)
      return EXIT.cannotJudge
    }
    const { jsonOfReplay, textOfReplay } = await import('./words.ts')
    world.stdout.write(
      args.has('json')
        ? jsonOfReplay(replayed)
        : legible(world.stdout, await textOfReplay(replayed, { color: hasColor(world.stdout, world.env), width: world.stdout.width })),
    )
    return exitStatusOf(replayed.decision)
  })
}

/** Throws UsageError for an option that says nothing without another, and for two that ask for different things. */
function mustFit(args: Arguments): void {
  if (args.has('write') && args.has('refresh'))
    throw new UsageError('--write makes a known-bad and --refresh mends old ones: give one of the two.')
  if (args.has('why') && !args.has('write'))
    throw new UsageError('--why says why a known-bad is bad that is written: give --write NAME as well.')
  if (args.has('in-place') && !args.has('refresh')) throw new UsageError('--in-place writes what --refresh proposes: give both.')
  if (args.has('disk') && (args.has('write') || args.has('refresh')))
    throw new UsageError('--disk says how known-bads are replayed that are there: leave it out.')
  const only = ['base', 'head', 'mutants'].find((option) => args.has(option))
  if (only !== undefined) throw new UsageError(`--${only} says which mutants of a patch are made: give --mutate as well.`)
}

/** The known-bads of the tree at hand; those of `asked` alone where it names any. */
export function knownBadsAtHand({ owned, tree: { source, files, prefix } }: ReplayHand, asked: readonly string[]): Promise<KnownBadFolder> {
  const { knownBad } = policyOf(owned)
  const all = knownBadPaths(files, knownBad)
  const named = asked.map((word) => word.replaceAll('\\', '/').replace(/^\.\//, ''))
  const unknown = named.find((one) => !all.includes(one))
  if (unknown !== undefined) {
    const there = all.length === 0 ? 'none' : all.join(', ')
    throw new UsageError(`${visible(unknown)} is no known-bad of ${knownBad}, which has: ${visible(there)}.`)
  }
  return readKnownBads(source, knownBad, named.length === 0 ? all : all.filter((path) => named.includes(path)), prefix)
}

/** The trusted tests without any edit, then under each known-bad of the folder. */
export async function replayFolder(
  hand: ReplayHand,
  folder: KnownBadFolder,
  { config, ...how }: ReplayHow & { readonly config: string | undefined },
  world: World,
): Promise<Replayed | CouldNotReplay> {
  const trusted = await trustedAtHand(hand, config, world)
  if ('state' in trusted) return trusted
  world.stderr.write(`Replaying ${folder.files.length === 1 ? '1 known-bad' : `${folder.files.length} known-bads`}.\n`)
  const observation = await replayAtHand(hand, trusted, folder, how)
  if (observation.state === 'failed') return observation
  const decision = decisionOf(observation, hand.owned)
  return { state: 'replayed', observation, trusted: trusted.trusted, decision, unedited: Math.round(trusted.milliseconds) }
}

/** What the phase would say alone, by the policy at hand. */
function decisionOf(observation: KnownBadObservation, owned: OwnedFiles): Decision {
  const answers = byPhase((phase) => (phase === 'known-bad' ? checkKnownBad(observation) : ({ state: 'answered', findings: [] } as const)))
  const { preset, rules } = policyOf(owned)
  return decide(answers, { preset, overrides: rules, scope: 'merge', required: ['known-bad'] }).decision
}
