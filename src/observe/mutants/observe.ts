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
  const survivors = ready.filter((one) => survives(one, warm.get(one)))
  const others = ready.filter((one) => !survivors.includes(one))
  const replays = new Map<Mutant, MutantReplay>()
  const jobs = [...apart(survivors), ...others.map((one) => [one])].values()
  const lane = async (): Promise<void> => {
    for (const group of jobs) for (const one of await replayGroup(group, warm, replaying)) replays.set(one.mutant, one)
  }
  await Promise.all(Array.from({ length: Math.max(1, request.atOnce ?? 1) }, lane))
  return request.mutants.flatMap((mutant) => replays.get(mutant) ?? [])
}

function survives({ tests, plan }: Ready, warm: WarmResult | undefined): boolean {
  return warm !== undefined && reacted(reactionOf(warm.run, tests, plan.edited)).outcome === 'survived'
}

/** Groups of mutants of which no two change the same span. */
function apart(all: readonly Ready[]): readonly (readonly Ready[])[] {
  const groups: Ready[][] = []
  for (const one of all) {
    const group = groups.find((others) => others.every((other) => !overlap(one.mutant, other.mutant)))
    if (group === undefined) groups.push([one])
    else group.push(one)
  }
  return groups
}

function overlap(a: Mutant, b: Mutant): boolean {
  return a.file === b.file && a.start < b.end && b.start < a.end
}

/**
 * Mutants that survived from memory are written to the disk together: where every test passes even so, each has survived there as well.
 * Where one does not, they may have broken together what none breaks alone, and they are parted. Two that undo each other would stay
 * survivors, which is no favour to anybody.
 */
async function replayGroup(
  group: readonly Ready[],
  warm: ReadonlyMap<Ready, WarmResult>,
  replaying: Replaying,
): Promise<readonly MutantReplay[]> {
  const { ports, request, deadline } = replaying
  const [first] = group
  if (first === undefined) return []
  if (group.length === 1) return [await replayOf(first, warm.get(first), replaying)]
  const began = ports.clock()
  const together = began < deadline ? await onDisk(joined(group, request), replaying).catch(() => null) : null
  if (together?.outcome === 'survived') {
    const each = (ports.clock() - began) / group.length
    return group.map((one) => {
      const milliseconds = Math.round(each + (warm.get(one)?.milliseconds ?? 0))
      return { mutant: one.mutant, outcome: 'survived', killedBy: [], message: '', how: 'disk', milliseconds }
    })
  }
  const half = Math.ceil(group.length / 2)
  const parts = [group.slice(0, half), group.slice(half)]
  return [...(await replayGroup(parts[0] ?? [], warm, replaying)), ...(await replayGroup(parts[1] ?? [], warm, replaying))]
}

/** All of them in one tree. */
function joined(group: readonly Ready[], { texts, trusted }: MutantsRequest): Ready {
  const [first] = group
  if (first === undefined) throw new Error('no mutant to join')
  const changed = new Map<ProjectPath, string>()
  // From the end of each file on, so that the places of those before stay.
  for (const { mutant } of [...group].sort((a, b) => b.mutant.start - a.mutant.start))
    changed.set(mutant.file, withMutant(changed.get(mutant.file) ?? texts.get(mutant.file) ?? '', mutant))
  const files = [...changed].map(([path, text]): EditedFile => ({ path, bytes: new TextEncoder().encode(text), mode: null, from: path }))
  const tests = [...new Set(group.flatMap((one) => one.tests))]
  return { mutant: first.mutant, files, tests, plan: planOf({ caughtBy: null }, files, trusted) }
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
    if (seen.outcome === 'killed' || (seen.outcome !== 'survived' && ranAll(warm, tests)))
      return { ...base, ...seen, how: 'overlay', milliseconds: took() }
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

/** A file that could not be served was left to the disk, and is no error of the mutant. */
function ranAll({ run }: WarmResult, tests: readonly TrustedFile[]): boolean {
  const ran = new Set((run.state === 'ended' ? run.run.modules : run.modules).map(({ file }) => file))
  return tests.every(({ file }) => ran.has(file))
}

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
