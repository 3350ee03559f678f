import { posix } from 'node:path'
import type { Verdict } from '../model/verdict.ts'
import type { Decision } from '../model/words.ts'
import type { SeenSubject } from '../observe/git/subject.ts'
import { bind } from '../verdict/bind.ts'
import type { AtHand, Refusal } from '../verdict/bind.ts'
import { readVerdictReport } from '../verdict/read.ts'
import { TOOL } from '../verdict/tool.ts'
import type { Arguments } from './arguments.ts'
import { observePolicy, requiresMerge } from './check-policy.ts'
import { isCi } from './world.ts'
import type { World } from './world.ts'

const DEFAULT_POLICY = 'oracle/policy.yaml'

/** Which file is checked, and where. */
export interface CheckPlace {
  /** As it was named. */
  readonly file: string
  /** Absolute, as the root. */
  readonly path: string
  readonly root: string
  readonly subject: Promise<SeenSubject>
}

/** What `check` found. */
export interface Checked {
  /** As it was named. */
  readonly file: string
  readonly decision: Decision
  /** null when the file holds none. */
  readonly verdict: Verdict | null
  readonly notes: readonly string[]
  /** Why the verdict does not count; the decision is then block. */
  readonly refusals: readonly CheckRefusal[]
}

export interface CheckRefusal {
  readonly kind: Refusal['kind'] | 'missing' | 'refused'
  readonly what: string
  /** Inside the file; absent for what is not about a place in it. */
  readonly where?: string
  readonly remedy: string
}

/** Reads the verdict and holds it against what is at hand. */
export async function checkVerdict(place: CheckPlace, args: Arguments, world: World): Promise<Checked> {
  const { file, path } = place
  const report = await readVerdictReport(path)
  if (report.state !== 'read') {
    const refusals = report.mistakes.map((mistake) => ({ kind: report.state, ...mistake }))
    return { file, decision: 'block', verdict: null, notes: [], refusals }
  }
  const { verdict } = report
  const { refusals, notes } = bind(verdict, await observeHand(verdict, place, args, world))
  return { file, decision: refusals.length === 0 ? verdict.decision : 'block', verdict, notes, refusals }
}

async function observeHand(verdict: Verdict, { root, subject }: CheckPlace, args: Arguments, world: World): Promise<AtHand> {
  const path = posix.normalize((args.value('policy') ?? DEFAULT_POLICY).replaceAll('\\', '/'))
  const [commit, policy, demanded] = await Promise.all([
    subject,
    observePolicy(root, path, verdict.policy.ref),
    demandedScope(verdict, root, path, args, world),
  ])
  return { ci: isCi(world.env), subject: commit, tool: TOOL, policy, demanded }
}

async function demandedScope(verdict: Verdict, root: string, path: string, args: Arguments, world: World): Promise<AtHand['demanded']> {
  const asked = args.value('scope')
  if (asked === 'run' || asked === 'merge') return { scope: asked, because: `--scope ${asked}` }
  // A merge verdict satisfies either demand, so the policy need not be read for it.
  if (verdict.scope === 'merge' || !isCi(world.env)) return { scope: 'run', because: 'nothing demands more' }
  return (await requiresMerge(root, path, verdict.policy.ref))
    ? { scope: 'merge', because: `this is CI, and ${path} has a \`require\` list` }
    : { scope: 'run', because: `${path} has no \`require\` list` }
}
