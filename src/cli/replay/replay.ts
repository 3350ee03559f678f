import { availableParallelism } from 'node:os'
import { trustedFiles } from '../../check/classify.ts'
import { classifyRun } from '../../check/classified.ts'
import { checkKnownBad, filesToReplay } from '../../check/known-bad.ts'
import { decide } from '../../decide/decide.ts'
import { byPhase } from '../../model/by-phase.ts'
import type { GateRequest, GateRun } from '../../model/gate.ts'
import type { KnownBadFolder, KnownBadObservation, TrustedFile } from '../../model/known-bad.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { Decision } from '../../model/words.ts'
import { runTests } from '../../observe/gate/run-tests.ts'
import { GitRefusal } from '../../observe/git/refusal.ts'
import { isolateTree } from '../../observe/known-bad/isolate.ts'
import { observeKnownBad, replaySeconds } from '../../observe/known-bad/observe.ts'
import { knownBadPaths, readKnownBads } from '../../observe/known-bad/read.ts'
import { serveFromCopy } from '../../observe/known-bad/serve.ts'
import { freshSeedOf } from '../../observe/run/settings.ts'
import { visible } from '../../observe/owned/visible.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { policyOf } from '../diff/judge.ts'
import { EXIT, exitStatusOf } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { NO_POLICY, ownedAtHand, wordsOfMistakes } from '../owned.ts'
import { openTreeAtHand } from './tree.ts'
import type { TreeAtHand } from './tree.ts'
import { hasColor } from '../world.ts'
import type { World } from '../world.ts'

/** What `replay` shows. */
export interface Replayed {
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
      return await replay(owned, tree, args, world)
    } finally {
      tree.close()
    }
  } catch (cause) {
    if (!(cause instanceof GitRefusal)) throw cause
    world.stderr.write(`vitest-oracle: could not replay. ${visible(cause.message)}\n`)
    return EXIT.cannotJudge
  }
}

async function replay(owned: OwnedFiles, tree: TreeAtHand, args: Arguments, world: World): Promise<ExitStatus> {
  const folder = await knownBadsAtHand(owned, tree, args)
  const { phaseSeconds } = policyOf(owned).limits
  const request = requestOf(owned, tree, args)
  world.stderr.write('Running the trusted tests without any edit.\n')
  const control = await runTrusted(owned, tree, request, phaseSeconds)
  if (control.state === 'unavailable') {
    world.stderr.write(`The trusted tests could not be run: ${visible(control.because)}\n${control.output}`)
    return EXIT.cannotJudge
  }
  const classified = classifyRun({
    now: world.now,
    owned,
    fixtures: { state: 'observed', fixtures: [], otherLocked: [] },
    run: control.run,
  })
  const trusted = filesToReplay(classified)
  world.stderr.write(`Replaying ${folder.files.length === 1 ? '1 known-bad' : `${folder.files.length} known-bads`}.\n`)
  const observation = await observeKnownBad(
    {
      known: folder,
      run: request,
      trusted,
      seconds: phaseSeconds,
      replaySeconds: replaySeconds(control.milliseconds, phaseSeconds),
      atOnce: Math.min(2, availableParallelism()),
      all: args.has('all'),
    },
    {
      read: tree.source.read,
      isolate: (files) => isolateTree(tree, files),
      serve: serveFromCopy((files) => isolateTree(tree, files)),
      runTests: (one, limits, { folder: own }) => runTests(one, { limits, folders: [own] }),
      clock: () => performance.now(),
    },
  )
  if (observation.state === 'unavailable') {
    world.stderr.write(`The known-bads could not be replayed: ${visible(observation.because)}\n`)
    return EXIT.cannotJudge
  }
  const decision = decisionOf(observation, owned)
  const replayed: Replayed = { observation, trusted, decision, unedited: Math.round(control.milliseconds) }
  const { jsonOfReplay, textOfReplay } = await import('./words.ts')
  world.stdout.write(
    args.has('json')
      ? jsonOfReplay(replayed)
      : await textOfReplay(replayed, { color: hasColor(world.stdout, world.env), width: world.stdout.width }),
  )
  return exitStatusOf(decision)
}

async function knownBadsAtHand(owned: OwnedFiles, { source, files, prefix }: TreeAtHand, args: Arguments): Promise<KnownBadFolder> {
  const { knownBad } = policyOf(owned)
  const all = knownBadPaths(files, knownBad)
  const asked = args.words.map((word) => word.replaceAll('\\', '/').replace(/^\.\//, ''))
  const unknown = asked.find((one) => !all.includes(one))
  if (unknown !== undefined) {
    const there = all.length === 0 ? 'none' : all.join(', ')
    throw new UsageError(`${visible(unknown)} is no known-bad of ${knownBad}, which has: ${visible(there)}.`)
  }
  return readKnownBads(source, knownBad, asked.length === 0 ? all : all.filter((path) => asked.includes(path)), prefix)
}

type Request = Omit<GateRequest, 'root' | 'files'>

function requestOf(owned: OwnedFiles, { head }: TreeAtHand, args: Arguments): Request {
  const config = args.value('config')
  return {
    ...(config === undefined ? {} : { config }),
    watched: 'all',
    seedLists: owned.seeds.state === 'read' ? owned.seeds.value : {},
    ...freshSeedOf(head),
    sealedSeeds: true,
  }
}

async function runTrusted(owned: OwnedFiles, tree: TreeAtHand, request: Request, seconds: number): Promise<GateRun> {
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

/** What the phase would say alone, by the policy at hand. */
function decisionOf(observation: KnownBadObservation, owned: OwnedFiles): Decision {
  const answers = byPhase((phase) => (phase === 'known-bad' ? checkKnownBad(observation) : ({ state: 'answered', findings: [] } as const)))
  const { preset, rules } = policyOf(owned)
  return decide(answers, { preset, overrides: rules, scope: 'merge', required: ['known-bad'] }).decision
}
