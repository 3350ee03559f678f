import type { Mutant, MutantOutcome, MutantReplay } from '../../model/mutants.ts'
import type { TrustedFile } from '../../model/known-bad.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { EditedFile } from '../known-bad/apply.ts'
import type { KnownBadPorts, KnownBadRequest, WarmReplay, WarmResult } from '../known-bad/observe.ts'
import { outcomeOf, reactionOf } from '../known-bad/outcome.ts'
import type { Reaction } from '../known-bad/outcome.ts'
import { planOf } from '../known-bad/plan.ts'
import type { Plan } from '../known-bad/plan.ts'
import { withMutant } from './find.ts'

export interface MutantsRequest extends Pick<KnownBadRequest, 'run' | 'trusted' | 'seconds' | 'replaySeconds' | 'atOnce' | 'all'> {
  readonly mutants: readonly Mutant[]
  /** The files that they change. */
  readonly texts: ReadonlyMap<ProjectPath, string>
}

interface Ready {
  readonly mutant: Mutant
  readonly files: readonly EditedFile[]
  readonly plan: Plan
  /** The trusted files to run under it: those that load the file, where that is known. */
  readonly tests: readonly TrustedFile[]
}

interface Replaying {
  readonly request: MutantsRequest
  readonly ports: KnownBadPorts
  readonly deadline: number
}

/**
 * Replays mutants against the trusted tests, in their order; never throws. What is served from memory is believed, but for a survivor,
 * which is run once more from the disk. Nothing better can come of an error or a mutant that runs out of its own time: neither counts
 * for the tests.
 */
export async function replayMutants(request: MutantsRequest, ports: KnownBadPorts): Promise<readonly MutantReplay[]> {
  const replaying: Replaying = { request, ports, deadline: ports.clock() + request.seconds * 1000 }
  const ready = request.mutants.map((mutant) => prepared(mutant, request))
  const warm = await serveAll(ready, replaying)
  const replays = new Map<Mutant, MutantReplay>()
  const queue = ready.values()
  const lane = async (): Promise<void> => {
    for (const one of queue) replays.set(one.mutant, await replayOf(one, warm.get(one), replaying))
  }
  await Promise.all(Array.from({ length: Math.max(1, request.atOnce ?? 1) }, lane))
  return request.mutants.flatMap((mutant) => replays.get(mutant) ?? [])
}

function prepared(mutant: Mutant, { texts, trusted }: MutantsRequest): Ready {
  const { file } = mutant
  const bytes = new TextEncoder().encode(withMutant(texts.get(file) ?? '', mutant))
  const files: readonly EditedFile[] = [{ path: file, bytes, mode: null, from: file }]
  const plan = planOf({ caughtBy: null }, files, trusted)
  const isKnown = trusted.every(({ imported }) => imported !== undefined)
  const tests = isKnown ? plan.stages.flat().filter(({ imported }) => imported?.includes(file) === true) : plan.stages.flat()
  return { mutant, files, plan, tests }
}

/** Whatever becomes of the warm Vitest, what it did not show is replayed from the disk. */
async function serveAll(ready: readonly Ready[], { request, ports, deadline }: Replaying): Promise<ReadonlyMap<Ready, WarmResult>> {
  const served = new Map(
    ready
      .filter(({ plan, tests }) => plan.fitsOverlay && tests.length > 0)
      .map((one): readonly [Ready, WarmReplay] => {
        const killers = request.all === true ? [] : one.tests.flatMap((file) => file.tests)
        return [one, { files: one.files, tests: one.tests, killers }]
      }),
  )
  if (ports.serve === undefined || served.size === 0 || ports.clock() >= deadline) return new Map()
  const seconds = Math.max(1, (deadline - ports.clock()) / 1000)
  const results = await ports.serve([...served.values()], request, seconds).catch(() => new Map<WarmReplay, WarmResult>())
  const seen = new Map<Ready, WarmResult>()
  for (const [one, replay] of served) {
    const result = results.get(replay)
    if (result !== undefined) seen.set(one, result)
  }
  return seen
}

async function replayOf(one: Ready, warm: WarmResult | undefined, replaying: Replaying): Promise<MutantReplay> {
  const { ports, deadline } = replaying
  const { mutant, tests, plan } = one
  const base = { mutant, killedBy: [], message: '' } as const
  if (tests.length === 0) return { ...base, outcome: 'survived', message: 'no trusted test loads the file', how: 'none', milliseconds: 0 }
  const began = ports.clock()
  const took = (): number => Math.round(ports.clock() - began + (warm?.milliseconds ?? 0))
  if (warm !== undefined) {
    const seen = reacted(reactionOf(warm.run, tests, plan.edited))
    if (seen.outcome !== 'survived') return { ...base, ...seen, how: 'overlay', milliseconds: took() }
  }
  const unknown = (message: string): MutantReplay => ({ ...base, outcome: 'unknown', message, how: 'none', milliseconds: took() })
  if (began >= deadline) return unknown(OVER)
  try {
    const seen = await onDisk(one, replaying)
    return seen === null ? unknown(OVER) : { ...base, ...seen, how: 'disk', milliseconds: took() }
  } catch (cause) {
    return unknown(`it could not be replayed: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

const OVER = 'the time for all replays was over'

type Seen = Pick<MutantReplay, 'killedBy' | 'message'> & { readonly outcome: Exclude<MutantOutcome, 'unknown'> }

function reacted(reaction: Reaction): Seen {
  const { outcome, wrong } = outcomeOf([reaction], null)
  return { outcome, killedBy: reaction.killedBy, message: wrong?.message ?? '' }
}

/** A copy and a process of its own. @returns null where it was not its own time that ran out */
async function onDisk({ files, tests, plan }: Ready, { request, ports, deadline }: Replaying): Promise<Seen | null> {
  const tree = await ports.isolate(files)
  try {
    const seconds = Math.max(1, Math.min(request.replaySeconds, (deadline - ports.clock()) / 1000))
    const only = { kind: 'only', files: tests.map(({ file }) => file) } as const
    const run = await ports.runTests({ ...request.run, root: tree.root, files: only }, { seconds }, tree)
    const seen = reacted(reactionOf(run, tests, plan.edited))
    return seen.outcome === 'timeout' && seconds < request.replaySeconds ? null : seen
  } finally {
    tree.remove()
  }
}
