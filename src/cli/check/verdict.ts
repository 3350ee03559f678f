import { posix } from 'node:path'
import type { Verdict } from '../../model/verdict.ts'
import type { Decision } from '../../model/words.ts'
import { GitRefusal } from '../../observe/git/refusal.ts'
import type { SeenSubject } from '../../observe/git/subject.ts'
import { bind } from '../../verdict/bind.ts'
import type { AtHand, Refusal } from '../../verdict/bind.ts'
import { readVerdictReport } from '../../verdict/read.ts'
import { TOOL } from '../../verdict/tool.ts'
import type { Arguments } from '../arguments.ts'
import type { Began } from './patch.ts'
import { observePolicy, requiresMerge } from './policy.ts'
import { isCi } from '../world.ts'
import type { World } from '../world.ts'

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

async function observeHand(verdict: Verdict, place: CheckPlace, args: Arguments, world: World): Promise<AtHand> {
  const { root, subject } = place
  const path = posix.normalize((args.value('policy') ?? DEFAULT_POLICY).replaceAll('\\', '/'))
  const began = beganOnce(root, args, world)
  const [commit, patch, demanded, signature] = await Promise.all([
    subject,
    verdict.scope === 'merge' ? observeMerge(root, began(), args, world) : { policy: await observePolicy(root, path, verdict.policy.ref) },
    demandedScope(verdict, root, path, args, world, began),
    observeKey(verdict, place, args, world, began),
  ])
  return { ci: isCi(world.env), subject: commit, tool: TOOL, ...patch, demanded, ...signature }
}

/** git is asked where the patch began when something needs it, and once. What needs it says what it makes of a refusal. */
function beganOnce(root: string, args: Arguments, world: World): () => Promise<Began> {
  let asked: Promise<Began> | undefined
  return () => (asked ??= import('./patch.ts').then(({ whereItBegan }) => whereItBegan(root, args, world)))
}

async function observeMerge(root: string, began: Promise<Began>, args: Arguments, world: World): Promise<Pick<AtHand, 'policy' | 'patch'>> {
  const { observePatch } = await import('./patch.ts')
  return observePatch(root, began, args, world)
}

async function observeKey(
  verdict: Verdict,
  { root, path }: CheckPlace,
  args: Arguments,
  world: World,
  began: () => Promise<Began>,
): Promise<Pick<AtHand, 'signature'>> {
  const key = args.value('key')
  if (key === undefined) return {}
  const { observeSignature } = await import('./key.ts')
  return { signature: await observeSignature(verdict, { key, cwd: world.cwd, root, path, began }) }
}

async function demandedScope(
  verdict: Verdict,
  root: string,
  path: string,
  args: Arguments,
  world: World,
  began: () => Promise<Began>,
): Promise<AtHand['demanded']> {
  const asked = args.value('scope')
  if (asked === 'run' || asked === 'merge') return { scope: asked, because: `--scope ${asked}` }
  // A merge verdict satisfies either demand, so the policy need not be read for it.
  if (verdict.scope === 'merge' || !isCi(world.env)) return { scope: 'run', because: 'nothing demands more' }
  if (await requiresMerge(root, path, verdict.policy.ref))
    return { scope: 'merge', because: `this is CI, and ${path} has a \`require\` list` }
  // A patch must not take the demand out of the policy. Where nobody names a base, there is no patch that could.
  const from = await began().catch((cause: unknown) => {
    if (cause instanceof GitRefusal) return cause
    throw cause
  })
  const isNamed = args.value('base') !== undefined || (world.env['GITHUB_BASE_REF'] ?? '') !== ''
  if (from instanceof GitRefusal) {
    return isNamed
      ? { scope: 'merge', because: `this is CI, and what the policy demanded where the patch began cannot be told: ${from.message}` }
      : { scope: 'run', because: `${path} has no \`require\` list` }
  }
  return (await requiresMerge(root, path, from.mergeBase))
    ? { scope: 'merge', because: `this is CI, and ${path} has a \`require\` list where the patch began` }
    : { scope: 'run', because: `${path} has no \`require\` list` }
}
