import { availableParallelism } from 'node:os'
import { trustedFiles } from '../../check/classify.ts'
import { type ClassifiedRun, classifyRun } from '../../check/classified.ts'
import { filesToReplay } from '../../check/known-bad.ts'
import type { GateRequest, GateRun } from '../../model/gate.ts'
import type { KnownBadFolder, KnownBadObservation, TrustedFile } from '../../model/known-bad.ts'
import type { MutantReplay } from '../../model/mutants.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import { runTests } from '../../observe/gate/run-tests.ts'
import { GitRefusal } from '../../observe/git/refusal.ts'
import { isolateTree } from '../../observe/known-bad/isolate.ts'
import { observeKnownBad, replaySeconds } from '../../observe/known-bad/observe.ts'
import type { KnownBadPorts } from '../../observe/known-bad/observe.ts'
import { serveFromCopy } from '../../observe/known-bad/serve.ts'
import { replayMutants } from '../../observe/mutants/observe.ts'
import type { MutantsRequest } from '../../observe/mutants/observe.ts'
import { visible } from '../../observe/owned/visible.ts'
import { freshSeedOf } from '../../observe/run/settings.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { policyOf } from '../diff/judge.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { NO_POLICY, ownedAtHand, wordsOfMistakes } from '../owned.ts'
import type { World } from '../world.ts'
import { openTreeAtHand } from './tree.ts'
import type { TreeAtHand } from './tree.ts'

/** What people own and the files at hand, for a command that replays. */
export interface ReplayHand {
  readonly owned: OwnedFiles
  readonly tree: TreeAtHand
}

/** The trusted tests without any edit, and what a replay under one needs of that run. */
export interface TrustedAtHand {
  readonly request: Omit<GateRequest, 'root' | 'files'>
  readonly trusted: readonly TrustedFile[]
  readonly classified: ClassifiedRun
  readonly milliseconds: number
}

/** How known-bads are replayed: every test under each, and none from memory. */
export interface ReplayHow {
  readonly all?: boolean
  readonly disk?: boolean
  /** Called once, when the first edit can be served. */
  readonly onWarm?: () => void
}

/** Not done, and the words for it. */
export interface CouldNotReplay {
  readonly state: 'failed'
  readonly words: string
}

/** Opens what is at hand for as long as `use` takes. A mistake of people and one of git are told, and are no judgement. */
export async function withReplayHand(args: Arguments, world: World, use: (hand: ReplayHand) => Promise<ExitStatus>): Promise<ExitStatus> {
  const owned = await ownedAtHand(args, world)
  const mistakes = wordsOfMistakes([owned.policy, owned.invariants, owned.seeds])
  if (mistakes !== '') {
    world.stderr.write(mistakes)
    return EXIT.cannotJudge
  }
  if (owned.policy.state === 'absent') throw new UsageError(`There is no policy at ${owned.policy.path}. ${NO_POLICY}`)
  try {
    const tree = await openTreeAtHand(world.cwd)
    try {
      return await use({ owned, tree })
    } finally {
      tree.close()
    }
  } catch (cause) {
    if (!(cause instanceof GitRefusal)) throw cause
    world.stderr.write(`vitest-oracle: could not replay. ${visible(cause.message)}\n`)
    return EXIT.cannotJudge
  }
}

/** Runs all trusted test files of the tree, in a copy of it. */
export async function trustedAtHand(
  { owned, tree }: ReplayHand,
  config: string | undefined,
  world: World,
): Promise<TrustedAtHand | CouldNotReplay> {
  world.stderr.write('Running the trusted tests without any edit.\n')
  const request = {
    ...(config === undefined ? {} : { config }),
    watched: 'all' as const,
    seedLists: owned.seeds.state === 'read' ? owned.seeds.value : {},
    ...freshSeedOf(tree.head),
    sealedSeeds: true,
  }
  const control = await runTrusted(owned, tree, request, policyOf(owned).limits.phaseSeconds)
  if (control.state === 'unavailable') {
    return { state: 'failed', words: `The trusted tests could not be run: ${visible(control.because)}\n${control.output}` }
  }
  const fixtures = { state: 'observed', fixtures: [], otherLocked: [] } as const
  const classified = classifyRun({ now: world.now, owned, fixtures, run: control.run })
  return { request, trusted: filesToReplay(classified), classified, milliseconds: control.milliseconds }
}

/** Replays known-bads on the tree at hand, each in copies of it. */
export async function replayAtHand(
  hand: ReplayHand,
  trusted: TrustedAtHand,
  known: KnownBadFolder,
  { all = false, disk = false }: ReplayHow = {},
): Promise<Extract<KnownBadObservation, { state: 'observed' }> | CouldNotReplay> {
  const observation = await observeKnownBad({ known, all, ...howToReplay(hand, trusted) }, portsOf(hand.tree, disk))
  if (observation.state === 'observed') return observation
  return { state: 'failed', words: `The known-bads could not be replayed: ${visible(observation.because)}\n` }
}

/** Replays mutants on the tree at hand, each in copies of it. */
export function mutantsAtHand(
  hand: ReplayHand,
  trusted: TrustedAtHand,
  { mutants, texts }: Pick<MutantsRequest, 'mutants' | 'texts'>,
  { all = false, disk = false, onWarm }: ReplayHow = {},
): Promise<readonly MutantReplay[]> {
  return replayMutants({ mutants, texts, all, ...howToReplay(hand, trusted) }, portsOf(hand.tree, disk, onWarm))
}

function howToReplay(
  { owned }: ReplayHand,
  { request, trusted, milliseconds }: TrustedAtHand,
): Pick<MutantsRequest, 'run' | 'trusted' | 'seconds' | 'replaySeconds' | 'atOnce'> {
  const { phaseSeconds } = policyOf(owned).limits
  return {
    run: request,
    trusted,
    seconds: phaseSeconds,
    replaySeconds: replaySeconds(milliseconds, phaseSeconds),
    atOnce: Math.min(2, availableParallelism()),
  }
}

function portsOf(tree: TreeAtHand, disk: boolean, onWarm?: () => void): KnownBadPorts {
  let isWarm = false
  const first = (): void => {
    if (!isWarm) onWarm?.()
    isWarm = true
  }
  return {
    read: tree.source.read,
    isolate: (files) => isolateTree(tree, files),
    ...(disk ? {} : { serve: serveFromCopy((files) => isolateTree(tree, files), first) }),
    runTests: (one, limits, { folder: own }) => runTests(one, { limits, folders: [own] }),
    clock: () => performance.now(),
  }
}

async function runTrusted(
  owned: OwnedFiles,
  tree: TreeAtHand,
  request: Omit<GateRequest, 'root' | 'files'>,
  seconds: number,
): Promise<GateRun> {
  const isTrusted = trustedFiles(owned)
  const locked = owned.lock.state === 'read' ? Object.keys(owned.lock.value.tests) : []
  const files = [...new Set([...locked, ...tree.files.filter(isTrusted)])].sort()
  const copy = await isolateTree(tree, [])
  try {
    return await runTests({ ...request, root: copy.root, files: { kind: 'only', files } }, { limits: { seconds }, folders: [copy.folder] })
  } finally {
    copy.remove()
  }
}
