import type { Finding, RuleId } from '../model/findings.ts'
import type { Phase, PresetName, Severity } from '../model/words.ts'
import type { Rule, TablePreset } from './rule.ts'
import { BUDGET_RULES } from './table/budget.ts'
import { FIXTURE_RULES } from './table/fixtures.ts'
import { ORACLE_RULES } from './table/oracles.ts'
import { OWNED_RULES } from './table/owned.ts'
import { PRODUCTION_RULES } from './table/production.ts'
import { CHARACTERIZATION_RULES, EVIDENCE_RULES, FLAKE_RULES, KNOWN_BAD_RULES, REGION_RULES, UNTRUSTED_RULES } from './table/runs.ts'
import { SCOPE_RULES } from './table/scope.ts'

/** Every rule there is. The ids, the README's list, the help pages and the SARIF rules all come from here. */
export const RULES: { readonly [R in RuleId]: Rule } = {
  ...SCOPE_RULES,
  ...OWNED_RULES,
  ...FIXTURE_RULES,
  ...BUDGET_RULES,
  ...PRODUCTION_RULES,
  ...ORACLE_RULES,
  ...KNOWN_BAD_RULES,
  ...CHARACTERIZATION_RULES,
  ...FLAKE_RULES,
  ...UNTRUSTED_RULES,
  ...REGION_RULES,
  ...EVIDENCE_RULES,
}

/** Whether a text is the id of a rule. Names such as `toString`, which every object has, are none. */
export function isRuleId(text: string): text is RuleId {
  return Object.hasOwn(RULES, text)
}

/** In the order of the table, which is that of the phases. */
export const RULE_IDS: readonly RuleId[] = Object.keys(RULES).filter(isRuleId)

/** The columns of the table; `strict` is the strongest of them. */
export const TABLE_PRESETS: readonly TablePreset[] = ['recommended', 'zero-weight', 'intersection', 'budget', 'sealed']

const RANK: { readonly [S in Severity]: number } = { off: 0, note: 1, review: 2, block: 3 }

export function isSeverity(value: unknown): value is Severity {
  return typeof value === 'string' && Object.hasOwn(RANK, value)
}

/** Below 0 when `a` is milder than `b`, 0 when they are the same, above 0 when it is stronger. */
export function compareSeverity(a: Severity, b: Severity): number {
  return RANK[a] - RANK[b]
}

export function strongest(first: Severity, ...others: readonly Severity[]): Severity {
  return others.reduce((best, next) => (compareSeverity(next, best) > 0 ? next : best), first)
}

export function mildest(first: Severity, ...others: readonly Severity[]): Severity {
  return others.reduce((best, next) => (compareSeverity(next, best) < 0 ? next : best), first)
}

/**
 * What a preset makes of a rule, without a policy and without what is special about one finding. A preset that does not exist, from a
 * caller that is not type-checked, blocks.
 */
export function presetSeverity(rule: RuleId, preset: PresetName): Severity {
  const { severity } = RULES[rule]
  if (preset === 'strict') return strongest('off', ...TABLE_PRESETS.map((column) => severity[column]))
  return Object.hasOwn(severity, preset) ? severity[preset] : 'block'
}

/** The lowest severity that a policy can bring a rule to under a preset: its floor, or what the preset says where that is milder. */
export function lowestSeverity(rule: RuleId, preset: PresetName): Severity {
  return mildest(RULES[rule].floor, presetSeverity(rule, preset))
}

/** The phase that a finding belongs to. */
export function phaseOf(finding: Finding): Phase {
  return finding.rule === 'evidence-missing' ? finding.args.phase : RULES[finding.rule].phase
}

/** The rule's help page, from the root of the package. */
export function helpOf(rule: RuleId): string {
  return `docs/rules/${rule}.md`
}

/** The phases of a judgement, in the order in which they run. */
export const PHASES: readonly Phase[] = [
  'scope',
  'policy',
  'fixtures',
  'budget',
  'oracles',
  'known-bad',
  'characterization',
  'flakes',
  'untrusted',
  'region',
]
