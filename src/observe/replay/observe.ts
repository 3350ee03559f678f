import type { ReplayObservation } from '../../model/replay.ts'
import type { ProjectPath } from '../../model/words.ts'
import { type CleanReplay, replayOutside } from './clean-process.ts'
import { judge, needsMore } from './evidence.ts'
import { type Program, type ProgramTree, setUpProgram } from './program.ts'
import type { RecordAnswer } from './record.ts'
import type { RoundOrder } from './round.ts'
import type { Evidence, Rounds } from './rounds.ts'

/** What a replay is asked. */
export interface ReplayRequest {
  /** The judged tree. */
  readonly head: ProgramTree
  /** Base's own tree; asked for only where something at head differs. */
  readonly base: () => Promise<ProgramTree>
  /** Production files that the patch changes. Nothing is replayed when there is none. */
  readonly changed: readonly ProjectPath[]
  /** Test files of base that import one of them, from the root. */
  readonly files: readonly ProjectPath[]
  /** Those of them whose expectations are turned round: sampled trusted files. */
  readonly turned: readonly ProjectPath[]
  /** What all rounds share. */
  readonly round: Pick<RoundOrder, 'config' | 'seedLists' | 'freshSeed' | 'freshName' | 'maxWorkers'>
  /** Seconds for each process. */
  readonly seconds: number
}

export interface ReplayPorts {
  readonly record: (order: RoundOrder, seconds: number) => Promise<RecordAnswer>
}

/** Inputs of our own for each export and test file. */
const FRESH = 6
/** Tests of one file whose expectations are turned round. */
const TURNED_TESTS = 5
/** A replay may take this many seconds, and this many times as long as the recording took. */
const LEAST_SECONDS = 10
const SLOWER = 2

/**
 * Records what the tests call in production code, makes the same calls where nothing of the tests is, and turns expectations round.
 * Where something differs, all of it is done again, and with base's code: what base's honest code does as well is no sign. Never throws.
 */
export async function observeReplay(request: ReplayRequest, ports: ReplayPorts): Promise<ReplayObservation> {
  if (request.changed.length === 0) return { state: 'not-applicable', because: 'the patch changes no production file' }
  if (request.files.length === 0) return { state: 'not-applicable', because: 'no test of base imports a changed production file' }
  const programs: Program[] = []
  try {
    return await replay(request, ports, async (tree) => {
      const program = await setUpProgram(tree)
      programs.push(program)
      return program
    })
  } catch (cause) {
    return { state: 'unavailable', because: `calls could not be replayed: ${cause instanceof Error ? cause.message : String(cause)}` }
  } finally {
    for (const program of programs) program.dispose()
  }
}

type SetUp = (tree: ProgramTree) => Promise<Program>

async function replay(request: ReplayRequest, ports: ReplayPorts, setUp: SetUp): Promise<ReplayObservation> {
  const { head, files, turned } = request
  const began = performance.now()
  const [first, program] = await together(record(request, ports, head, { files, turned }), setUp(head))
  const seconds = Math.min(request.seconds, LEAST_SECONDS + (SLOWER * (performance.now() - began)) / 1000)
  if (first.state === 'unavailable') return withoutRecording(request, ports, first)
  const { recording } = first
  const outside = await replayOutside(recording, program, head.root, { backward: false, seconds })
  const rounds: Rounds = { recording, outside }
  const more = needsMore(rounds)
  const evidence: Evidence =
    more === null ? { ...rounds } : await again({ ...request, ports, setUp, program, outsideSeconds: seconds }, rounds, more)
  return judge(evidence, request)
}

/** A second recording after the first replay, so that what moves with time has moved; replays in both directions; and base. */
async function again(
  request: ReplayRequest & {
    readonly ports: ReplayPorts
    readonly setUp: SetUp
    readonly program: Program
    readonly outsideSeconds: number
  },
  rounds: Rounds,
  { files, turned }: { readonly files: readonly ProjectPath[]; readonly turned: readonly ProjectPath[] },
): Promise<Evidence> {
  const { head, ports, setUp, program, outsideSeconds: seconds } = request
  // A test that ran once more has left its traces: it does so again.
  const alike = request.turned.filter((file) => files.includes(file))
  // What did not end once would not end again.
  const outsideAgain = async (backward: boolean): Promise<CleanReplay> =>
    rounds.outside.ended ? replayOutside(rounds.recording, program, head.root, { backward, seconds }) : rounds.outside
  const [second, backward] = await together(record(request, ports, head, { files, turned: alike }), outsideAgain(true))
  const tree = await request.base()
  const baseProgram = await setUp(tree)
  const [forward, base] = await together(
    outsideAgain(false),
    record(request, ports, tree, { files, turned: [...new Set([...alike, ...turned])] }),
  )
  if (second.state === 'unavailable') return { ...rounds, failed: `a second recording: ${second.because}` }
  if (base.state === 'unavailable') return { ...rounds, failed: `a recording of base: ${base.because}` }
  const baseOutside = await replayOutside(base.recording, baseProgram, tree.root, { backward: false, seconds })
  return {
    ...rounds,
    more: { recording: second.recording, backward, forward, base: { recording: base.recording, outside: baseOutside } },
  }
}

/** Both at once; when one fails, the other has ended as well before anything is taken away from under it. */
async function together<A, B>(a: Promise<A>, b: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([a, b])
  return [await a, await b]
}

async function record(
  { round, seconds }: ReplayRequest,
  { record: ask }: ReplayPorts,
  { root, production, data }: ProgramTree,
  { files, turned }: { readonly files: readonly ProjectPath[]; readonly turned: readonly ProjectPath[] },
): Promise<RecordAnswer> {
  const order: RoundOrder = {
    ...round,
    root,
    files,
    turned,
    production,
    data,
    fresh: FRESH,
    turnedTests: TURNED_TESTS,
    fileSeconds: seconds / 2,
  }
  const answer = await ask(order, seconds)
  // A call of our own may not end.
  return answer.state === 'unavailable' && answer.timedOut ? ask({ ...order, fresh: 0 }, seconds) : answer
}

/** Where base cannot be recorded either, the patch is not to blame. */
async function withoutRecording(
  request: ReplayRequest,
  ports: ReplayPorts,
  { because }: Extract<RecordAnswer, { state: 'unavailable' }>,
): Promise<ReplayObservation> {
  const base = await record(request, ports, await request.base(), request)
  if (base.state === 'recorded') return { state: 'unavailable', because: `calls could not be recorded, though base's could: ${because}` }
  return {
    state: 'replayed',
    files: [],
    calls: 0,
    fresh: 0,
    differences: [],
    turned: 0,
    passing: [],
    leftOut: [{ what: 'all tests', because: `base's calls could not be recorded either: ${base.because}` }],
    missing: [],
  }
}
