import type { Finding, RuleId } from '../model/findings.ts'
import type { Phase, PresetName, Severity } from '../model/words.ts'
import type { TablePreset } from '../rules/rule.ts'
import {
  compareSeverity,
  isSeverity,
  lowestSeverity,
  mildest,
  presetSeverity,
  RULE_IDS,
  RULES,
  strongest,
  TABLE_PRESETS,
} from '../rules/table.ts'

/** Rule id to severity, as the policy writes it. Ids that are no rules, and words that are no severities,
 * are mistakes of the policy and change nothing here. */
export type Overrides = Readonly<Record<string, Severity>>

/** What preset and policy make of a rule: the policy may raise it, and lower it as far as the floor. */
function ruleSeverity(rule: RuleId, preset: PresetName, overrides: Overrides): Severity {
  const asked = Object.hasOwn(overrides, rule) ? overrides[rule] : undefined
  return isSeverity(asked) ? strongest(asked, lowestSeverity(rule, preset)) : presetSeverity(rule, preset)
}

/** What preset and policy make of one finding. A check may have said that this case is a mild one; nothing makes a case graver. */
export function findingSeverity(finding: Finding, preset: PresetName, overrides: Overrides): Severity {
  const columns: readonly TablePreset[] = preset === 'strict' ? TABLE_PRESETS : [preset]
  const severities = columns.map((column) => {
    const plain = ruleSeverity(finding.rule, column, overrides)
    const mild = finding.atMost
    return mild === undefined || (mild.within === 'recommended' && column !== 'recommended') ? plain : mildest(plain, mild.severity)
  })
  return strongest('off', ...severities)
}

/** What the approval of an owner lowers a severity to; the same where nobody can approve the rule. */
export function approvedSeverity(rule: RuleId, severity: Severity): Severity {
  const { approvable } = RULES[rule]
  return approvable === false ? severity : mildest(severity, approvable)
}

/** The worst that a phase could say. A phase that could not tell weighs as much, so that keeping it from telling helps nobody. */
export function worstOfPhase(phase: Phase, preset: PresetName, overrides: Overrides): Severity {
  const severities = RULE_IDS.filter((rule) => RULES[rule].phase === phase).map((rule) => ruleSeverity(rule, preset, overrides))
  return strongest('note', ...severities)
}

/** Whether a preset is at least as strict as another one for every rule: what `--preset` may change a policy's preset to. */
export function isAtLeastAsStrict(candidate: PresetName, current: PresetName): boolean {
  return RULE_IDS.every((rule) => compareSeverity(presetSeverity(rule, candidate), presetSeverity(rule, current)) >= 0)
}
