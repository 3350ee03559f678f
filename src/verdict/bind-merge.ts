import { requiredPhases } from '../decide/required.ts'
import { approvedSeverity, findingSeverity, isAtLeastAsStrict } from '../decide/severity.ts'
import type { Policy } from '../model/owned-files.ts'
import type { JudgedFinding, Verdict } from '../model/verdict.ts'
import type { ObjectId, Phase } from '../model/words.ts'
import { compareSeverity } from '../rules/table.ts'
import type { Binding, Refusal } from './bind.ts'

/** What is known here of the patch itself, asked of git and of base rather than of the verdict. */
export interface PatchAtHand {
  /** The tip of the target, and where the patch left it. */
  readonly base:
    | { readonly state: 'known'; readonly tip: ObjectId; readonly mergeBase: ObjectId }
    | { readonly state: 'unavailable'; readonly because: string }
  /** Where the policy at hand was read: the merge base; null for one outside of the repository. */
  readonly policyRef: ObjectId | null
  /** What that policy says; null where there is none that can be used. */
  readonly policy: Pick<Policy, 'preset' | 'owners' | 'rules' | 'require' | 'minKillRate'> | null
}

const JUDGE_AGAIN = 'Let the gate judge the patch again, here.'

/** Whether the verdict of a patch is about the patch at hand: since the same commit, by what base's policy asks for. Pure. */
export function bindPatch(verdict: Verdict, hand: PatchAtHand): Binding {
  const base = bindBase(verdict, hand)
  if (base.refusals.length > 0) return base
  return { refusals: [...bindPolicyPlace(verdict, hand), ...bindDemands(verdict, hand)], notes: base.notes }
}

function bindBase({ subject }: Verdict, { base }: PatchAtHand): Binding {
  const refused = (what: string, remedy: string): Binding => ({ refusals: [{ kind: 'base', what, remedy }], notes: [] })
  if (base.state === 'unavailable')
    return refused(`Where the patch began cannot be told: ${base.because}`, 'Then run `npx vitest-oracle check` again.')
  if (subject.mergeBase !== base.mergeBase) {
    const judged = subject.mergeBase === null ? 'no commit' : short(subject.mergeBase)
    return refused(`It judges the patch since ${judged}, and the patch at hand began at ${short(base.mergeBase)}.`, JUDGE_AGAIN)
  }
  const moved = `The target moved since the patch was judged (from ${subject.base === null ? 'nowhere' : short(subject.base)} to ${short(base.tip)}): what changed there is not in this verdict.`
  return { refusals: [], notes: subject.base === base.tip ? [] : [moved] }
}

/** The patch must not choose where its policy is read. */
function bindPolicyPlace({ policy }: Verdict, { policyRef }: PatchAtHand): readonly Refusal[] {
  if (policy.ref === policyRef) return []
  const place = (ref: ObjectId | null): string => (ref === null ? 'a file outside of the repository' : `the commit ${short(ref)}`)
  return [
    {
      kind: 'policy',
      what: `Its policy was read in ${place(policy.ref)}, and the policy at hand is that of ${place(policyRef)}.`,
      remedy: policy.ref === null ? 'If that file is the policy, name it with `--policy FILE`.' : JUDGE_AGAIN,
    },
  ]
}

/** What the policy asks for, where the verdict lets the patch pass. */
function bindDemands(verdict: Verdict, { policy }: PatchAtHand): readonly Refusal[] {
  if (verdict.decision === 'block') return []
  if (policy === null)
    return [{ kind: 'policy', what: `It says ${verdict.decision}, and there is no policy here that could.`, remedy: JUDGE_AGAIN }]
  return [
    ...bindPreset(verdict, policy),
    ...bindEvidence(verdict, policy),
    ...bindMutation(verdict, policy),
    ...bindSeverities(verdict, policy),
  ]
}

type Demands = NonNullable<PatchAtHand['policy']>

function bindPreset({ policy: { preset } }: Verdict, policy: Demands): readonly Refusal[] {
  if (isAtLeastAsStrict(preset, policy.preset)) return []
  const what = `It was judged by the preset ${preset}, which is milder than ${policy.preset}, the policy's.`
  return [{ kind: 'policy', what, remedy: JUDGE_AGAIN }]
}

function bindEvidence(verdict: Verdict, { require }: Demands): readonly Refusal[] {
  const missing = requiredPhases('merge', require).filter((phase) => !hasAnswer(verdict, phase))
  if (missing.length === 0) return []
  const states = missing.map((phase) => `${phase} is ${verdict.inputs[phase].state}`).join(', ')
  return [
    { kind: 'evidence', what: `It says ${verdict.decision} without evidence that the policy requires: ${states}.`, remedy: JUDGE_AGAIN },
  ]
}

/** There may be nothing to look at for a phase; but there must be oracles where they are asked for. */
function hasAnswer({ inputs }: Verdict, phase: Phase): boolean {
  const { state } = inputs[phase]
  return state === 'answered' || (state === 'not-applicable' && phase !== 'oracles')
}

/** Whoever left the mutants out, or asked for fewer kills, cannot say that there are enough of them. */
function bindMutation({ decision, mutation, inputs }: Verdict, { require, minKillRate }: Demands): readonly Refusal[] {
  if (minKillRate === undefined || !requiredPhases('merge', require).includes('known-bad')) return []
  if (mutation !== null && mutation.minKillRate >= minKillRate) return []
  const what =
    mutation === null
      ? `It says ${decision} without mutants of the patch, and the policy has minKillRate ${minKillRate} (known-bad is ${inputs['known-bad'].state}).`
      : `It asks for a kill rate of ${mutation.minKillRate}, and the policy for ${minKillRate}.`
  return [{ kind: 'evidence', what, remedy: JUDGE_AGAIN }]
}

function bindSeverities({ findings, policy: { preset } }: Verdict, policy: Demands): readonly Refusal[] {
  const wrong = findings.flatMap((finding) => whyTooMild(finding, preset, policy))
  const [first] = wrong
  if (first === undefined) return []
  const more = wrong.length === 1 ? '' : ` (and ${wrong.length - 1} more)`
  return [{ kind: 'policy', what: `${first}${more}.`, remedy: JUDGE_AGAIN }]
}

function whyTooMild(finding: JudgedFinding, preset: Verdict['policy']['preset'], { rules, owners }: Demands): readonly string[] {
  const plain = findingSeverity(finding, preset, rules)
  const { approvedBy, severity, rule } = finding
  if (approvedBy !== null && !owners.includes(approvedBy)) return [`${rule} is approved by ${approvedBy}, who is no owner in the policy`]
  const least = approvedBy === null ? plain : approvedSeverity(rule, plain)
  return compareSeverity(severity, least) < 0 ? [`${rule} weighs ${severity} in it, and ${least} by the policy`] : []
}

const short = (id: string): string => id.slice(0, 12)
