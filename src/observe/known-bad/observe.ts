import type { GateRequest, GateRun, GateRunLimits } from '../../model/gate.ts'
import type { KnownBadFolder, KnownBadObservation, KnownBadReplay, TrustedFile } from '../../model/known-bad.ts'
import type { TestId } from '../../model/words.ts'
import type { EditedFile, ReadFile } from './apply.ts'
import { prepare, type Prepared, type Ready } from './prepare.ts'
import { outcomeOf, reactionOf, type Reaction } from './outcome.ts'

/** A copy of the judged tree that is one replay's own. */
export interface IsolatedTree {
  /** The project's root in it. Absolute. */
  readonly root: string
  /** Ours, and all that is in it: whatever still runs there afterwards is ended. Absolute. */
  readonly folder: string
  readonly remove: () => void
}

/** One edit to be served from memory, and the test files to run under it. */
export interface WarmReplay {
  readonly files: readonly EditedFile[]
  readonly tests: readonly TrustedFile[]
  /** Tests of which one that fails by an assertion is a kill, so that the other files need not run; none: all files run. */
  readonly killers: readonly TestId[]
}

/** What a warm Vitest showed of one edit. */
export interface WarmResult {
  readonly run: GateRun
  readonly milliseconds: number
}

export interface KnownBadPorts {
  /** Files of the judged tree, by path from the project's root. */
  readonly read: ReadFile
  /** A fresh copy of the judged tree, with its installed packages, and the edit written into it. */
  readonly isolate: (files: readonly EditedFile[]) => Promise<IsolatedTree>
  readonly runTests: (request: GateRequest, limits: GateRunLimits, root: IsolatedTree) => Promise<GateRun>
  /**
   * Serves edits from memory to a Vitest that is warm; believed for kills only. What it could not serve is missing from its answer.
   * Without it, everything is replayed on disk.
   */
  readonly serve?: (replays: readonly WarmReplay[], request: ServeRequest, seconds: number) => Promise<ReadonlyMap<WarmReplay, WarmResult>>
  /** Milliseconds of a clock that only goes forward. */
  readonly clock: () => number
}

/** How edits are served. */
export type ServeRequest = Pick<KnownBadRequest, 'run' | 'replaySeconds' | 'atOnce'>

export interface KnownBadRequest {
  readonly known: KnownBadFolder
  /** The request of the trusted run: its seeds, configuration and watched files. */
  readonly run: Omit<GateRequest, 'root' | 'files'>
  /** What passed in the trusted run; see `filesToReplay`. */
  readonly trusted: readonly TrustedFile[]
  /** Seconds for all replays together, and for one. */
  readonly seconds: number
  readonly replaySeconds: number
  /** Replays at once; 1 without it. */
  readonly atOnce?: number
  /** Runs every trusted test file under each, where one kill would do: for a table of all killers. */
  readonly all?: boolean
}

interface Replaying {
  readonly request: KnownBadRequest
  readonly ports: KnownBadPorts
  readonly deadline: number
}

/** Replays each known-bad against the trusted tests; never throws. The judged tree itself is not touched. */
export async function observeKnownBad(request: KnownBadRequest, ports: KnownBadPorts): Promise<KnownBadObservation> {
  const { known, trusted, seconds, atOnce = 1 } = request
  const replaying: Replaying = { request, ports, deadline: ports.clock() + seconds * 1000 }
  const readable = known.files.flatMap((file) => (file.state === 'read' ? [file] : []))
  const prepared = await Promise.all(readable.map((file) => prepare(file, trusted, ports.read)))
  const warm = await serveAll(prepared, replaying)
  const replays = new Map<string, KnownBadReplay>()
  const queue = prepared.values()
  const lane = async (): Promise<void> => {
    for (const one of queue) replays.set(one.file, await replayOf(one, warm.get(one.file), replaying))
  }
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, lane))
  return { state: 'observed', folder: known, replays: readable.flatMap(({ path }) => replays.get(path) ?? []) }
}

/** Whatever becomes of the warm Vitest, only its kills are used, so nothing is lost with it but time. */
async function serveAll(prepared: readonly Prepared[], replaying: Replaying): Promise<ReadonlyMap<string, WarmResult>> {
  const { ports, request } = replaying
  if (ports.serve === undefined) return new Map()
  const byFile = new Map<string, WarmReplay>()
  for (const one of prepared) {
    const [tests] = one.state === 'ready' && one.plan.fitsOverlay ? one.plan.stages : []
    if (one.state !== 'ready' || tests === undefined) continue
    const killers = request.all === true ? [] : one.caughtBy === null ? tests.flatMap((file) => file.tests) : [one.caughtBy]
    byFile.set(one.file, { files: one.files, tests, killers })
  }
  if (byFile.size === 0) return new Map()
  const results = await ports.serve([...byFile.values()], request, secondsLeft(replaying, request.seconds)).catch(() => new Map())
  return new Map([...byFile].flatMap(([file, replay]) => (results.has(replay) ? [[file, results.get(replay)]] : [])))
}

async function replayOf(one: Prepared, warm: WarmResult | undefined, replaying: Replaying): Promise<KnownBadReplay> {
  const { ports, request, deadline } = replaying
  const { file, covers, caughtBy } = one
  const base = { file, covers, caughtBy, killedBy: [], message: '', at: { file }, ran: [], how: 'none', milliseconds: 0 } as const
  if (one.state === 'done') return { ...base, outcome: one.outcome, message: one.message, at: one.at }
  const [first = []] = one.plan.stages
  const began = ports.clock()
  const took = (): number => Math.round(ports.clock() - began + (warm?.milliseconds ?? 0))
  if (warm !== undefined && first.length > 0) {
    const reaction = reactionOf(warm.run, first, one.plan.edited)
    if (isKill([reaction], one)) return { ...base, ...reacted([reaction], [first], one, 'overlay'), milliseconds: took() }
  }
  if (began >= deadline)
    return { ...base, outcome: 'timeout', message: `the ${request.seconds} s for all replays were over before it`, milliseconds: took() }
  try {
    return { ...base, ...(await onDisk(one, replaying)), milliseconds: took() }
  } catch (cause) {
    const message = `it could not be replayed: ${cause instanceof Error ? cause.message : String(cause)}`
    return { ...base, outcome: 'error', message, milliseconds: took() }
  }
}

function isKill(reactions: readonly Reaction[], { caughtBy }: Ready): boolean {
  return outcomeOf(reactions, caughtBy).outcome === 'killed'
}

type Reacted = Pick<KnownBadReplay, 'outcome' | 'killedBy' | 'ran' | 'how' | 'message'> & Partial<Pick<KnownBadReplay, 'at'>>

/** What counts for everything but a kill: a copy of its own, and a process of its own. */
async function onDisk(one: Ready, replaying: Replaying): Promise<Reacted> {
  const { ports, request } = replaying
  const { stages, edited } = one.plan
  const reactions: Reaction[] = []
  const ran: (readonly TrustedFile[])[] = []
  if (stages.length === 0) return reacted(reactions, ran, one, 'none')
  const tree = await ports.isolate(one.files)
  try {
    const reactionTo = async (files: readonly TrustedFile[]): Promise<{ readonly reaction: Reaction; readonly ranNone: boolean }> => {
      const seconds = secondsLeft(replaying, request.replaySeconds)
      const only = { kind: 'only', files: files.map(({ file }) => file) } as const
      const run = await ports.runTests({ ...request.run, root: tree.root, files: only }, { seconds }, tree)
      return { reaction: reactionOf(run, files, edited), ranNone: ranNone(run) }
    }
    for (const stage of stages) {
      ran.push(stage)
      const whole = await reactionTo(stage)
      if (!whole.ranNone || stage.length === 1) reactions.push(whole.reaction)
      else for (const file of stage) reactions.push((await reactionTo([file])).reaction)
      if (request.all !== true && isKill(reactions, one)) break
    }
  } finally {
    tree.remove()
  }
  return reacted(reactions, ran, one, 'disk')
}

/**
 * The global setup of one project ends the run for all of them: each file then has a run of its own, which that of its own project alone
 * ends. Vitest 4 says nothing of the files, Vitest 5 that they still wait.
 */
function ranNone(run: GateRun): boolean {
  const { modules } = run.state === 'ended' ? run.run : run
  return !(run.state === 'unavailable' && run.timedOut) && modules.every(({ state }) => state === 'pending')
}

function reacted(
  reactions: readonly Reaction[],
  ran: readonly (readonly TrustedFile[])[],
  { caughtBy }: Ready,
  how: KnownBadReplay['how'],
): Reacted {
  const { outcome, wrong } = outcomeOf(reactions, caughtBy)
  return {
    outcome,
    killedBy: [...new Set(reactions.flatMap(({ killedBy }) => killedBy))].sort(),
    ran: ran.flatMap((stage) => stage.map(({ file }) => file)).sort(),
    how,
    message: wrong?.message ?? '',
    ...(wrong?.at === undefined ? {} : { at: wrong.at }),
  }
}

/**
 * Seconds for one replay: many times what the trusted run took, since a loop that never ends is only known by its time.
 * @param milliseconds of the trusted run
 */
export function replaySeconds(milliseconds: number, phaseSeconds: number): number {
  return Math.min(phaseSeconds, Math.max(LEAST_SECONDS, (5 * milliseconds) / 1000))
}

const LEAST_SECONDS = 20

/** At least a second, so that a replay which began in time has a word. */
function secondsLeft({ ports, deadline }: Replaying, most: number): number {
  return Math.max(1, Math.min(most, (deadline - ports.clock()) / 1000))
}
