import type { RuleId } from '../model/findings.ts'
import type { JudgedFinding, Reason } from '../model/verdict.ts'
import type { Decision, PresetName } from '../model/words.ts'
import type { TablePreset } from '../rules/rule.ts'
import { compareSeverity, RULES, TABLE_PRESETS } from '../rules/table.ts'
import { ROWS } from './rows.ts'
import type { Row } from './rows.ts'

/**
 * Which rules decided, and by which row of the protocol: one reason for each rule that blocks or asks for a review, strongest first and
 * otherwise in the order of the findings. A decision to allow has one reason, with its row where the preset has a table.
 */
export function reasonsFor(decision: Decision, findings: readonly JudgedFinding[], preset: PresetName): readonly Reason[] {
  const present = new Set(findings.filter(({ severity }) => severity !== 'off').map(({ rule }) => rule))
  if (decision === 'allow') return [allowed(present, preset)]
  const reasons = new Map<string, Reason>()
  for (const finding of findings) {
    if (compareSeverity(finding.severity, 'review') < 0) continue
    // Evidence can be missing in several phases; every other rule is of one.
    const key = `${finding.rule} ${finding.phase}`
    const known = reasons.get(key)
    if (known === undefined || compareSeverity(finding.severity, known.severity) > 0) reasons.set(key, reasonOf(finding, present, preset))
  }
  return [...reasons.values()].sort((a, b) => compareSeverity(b.severity, a.severity))
}

function reasonOf(finding: JudgedFinding, present: ReadonlySet<RuleId>, preset: PresetName): Reason {
  const row = tablesOf(preset)
    .flatMap((column) => ROWS[column])
    .find((candidate) => candidate.decision === finding.severity && candidate.rules.includes(finding.rule) && isNoted(candidate, present))
  const missing = finding.rule === 'evidence-missing' ? `the phase ${finding.args.phase} has no answer: ${finding.args.because}` : null
  return {
    severity: finding.severity,
    rule: finding.rule,
    row: row?.row ?? null,
    why: missing ?? row?.why ?? lowerFirst(RULES[finding.rule].title),
  }
}

function allowed(present: ReadonlySet<RuleId>, preset: PresetName): Reason {
  const row =
    preset === 'strict' ? undefined : ROWS[preset].find((candidate) => candidate.decision === 'allow' && isNoted(candidate, present))
  return {
    severity: 'note',
    rule: null,
    row: row?.row ?? null,
    why: row?.why ?? 'every phase that is required has an answer, and no finding blocks or asks for a review',
  }
}

function isNoted(row: Row, present: ReadonlySet<RuleId>): boolean {
  return row.noted === undefined || row.noted.some((rule) => present.has(rule))
}

function tablesOf(preset: PresetName): readonly TablePreset[] {
  return preset === 'strict' ? TABLE_PRESETS : [preset]
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
