import { stringify } from 'safe-stable-stringify'
import type { JudgedFinding } from '../model/verdict.ts'
import { PHASES, RULE_IDS } from '../rules/table.ts'

/**
 * Findings in the order of phases, then of the table of rules, then of places and arguments, by code units. It depends on the findings
 * alone, so that a verdict is the same in whatever order they were found.
 */
export function inOrder(findings: readonly JudgedFinding[]): readonly JudgedFinding[] {
  const keyed = findings.map((finding) => ({ finding, keys: keysOf(finding) }))
  keyed.sort((a, b) => compareKeys(a.keys, b.keys))
  return keyed.map(({ finding }) => finding)
}

function keysOf(finding: JudgedFinding): readonly (number | string)[] {
  const { at } = finding
  return [
    PHASES.indexOf(finding.phase),
    RULE_IDS.indexOf(finding.rule),
    at?.file ?? '',
    at?.line ?? 0,
    at?.column ?? 0,
    stringify(finding.args) ?? '',
    stringify(finding.atMost ?? null) ?? '',
  ]
}

function compareKeys(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [index, key] of a.entries()) {
    const other = b[index] ?? key
    if (key < other) return -1
    if (key > other) return 1
  }
  return 0
}
