import type { Answers, Finding } from '../model/findings.ts'
import type { JudgedFinding, Reason } from '../model/verdict.ts'
import type { Decision, Phase, PresetName, VerdictScope } from '../model/words.ts'
import { compareSeverity, isRuleId, phaseOf, PHASES, strongest } from '../rules/table.ts'
import { answerOf, missingEvidence } from './evidence.ts'
import { inOrder } from './order.ts'
import { reasonsFor } from './reasons.ts'
import { requiredPhases } from './required.ts'
import { approvedSeverity, findingSeverity } from './severity.ts'
import type { Overrides } from './severity.ts'

export interface DecideSettings {
  readonly preset: PresetName
  /** Rule id to severity, from the policy; floors hold all the same. */
  readonly overrides: Overrides
  readonly scope: VerdictScope
  /**
   * The phases that the verdict needs; absent, the list of SPEC 5.1. What a run cannot show is not asked of a run; the policy phase is
   * always asked for.
   */
  readonly required?: readonly Phase[]
  /** The owner who approved the patch: what rules call approvable is then as mild as its rule says (SPEC 7.3). Absent without one. */
  readonly approvedBy?: string
}

export interface Decided {
  readonly decision: Decision
  /** Strongest first, then in the order of the phases; never empty. */
  readonly because: readonly Reason[]
  /** In an order that depends on nothing but the findings. */
  readonly findings: readonly JudgedFinding[]
}

/**
 * What to do, from what the phases answered. Total and deterministic, and order-free. More findings, graver ones, or less evidence never
 * make it better; `strict` is never better than another preset. See SPEC 9.
 */
export function decide(answers: Answers, settings: DecideSettings): Decided {
  const { preset, overrides } = settings
  const judge = (finding: Finding): JudgedFinding => {
    const severity = findingSeverity(finding, preset, overrides)
    const approved = approvedSeverity(finding.rule, severity)
    const isLower = settings.approvedBy !== undefined && compareSeverity(approved, severity) < 0
    return {
      ...finding,
      phase: phaseOf(finding),
      severity: isLower ? approved : severity,
      approvedBy: isLower ? (settings.approvedBy ?? null) : null,
    }
  }
  const seen = PHASES.flatMap((phase) => findingsOf(answers, phase)).map(judge)
  const required = requiredPhases(settings.scope, settings.required)
  const firstBlock = Math.min(...seen.filter(({ severity }) => severity === 'block').map(({ phase }) => PHASES.indexOf(phase)))
  const missing = missingEvidence(answers, { preset, overrides, required }, (phase) => firstBlock < PHASES.indexOf(phase)).map(judge)
  const findings = inOrder([...seen, ...missing])
  const decision = decisionOf(findings)
  return { decision, because: reasonsFor(decision, findings, preset), findings }
}

/** The findings of a phase, also those of one that could not tell everything. One of a rule that does not exist is evidence lost. */
function findingsOf(answers: Answers, phase: Phase): readonly Finding[] {
  const answer = answerOf(answers, phase)
  const findings = ('findings' in answer ? answer.findings : undefined) ?? []
  return findings.map((finding) =>
    isRuleId(finding.rule)
      ? finding
      : { rule: 'evidence-missing', args: { phase, because: `it raised ${String(finding['rule'])}, which is no rule of this version` } },
  )
}

function decisionOf(findings: readonly JudgedFinding[]): Decision {
  const worst = strongest('off', ...findings.map(({ severity }) => severity))
  if (worst === 'block') return 'block'
  return compareSeverity(worst, 'review') === 0 ? 'review' : 'allow'
}
