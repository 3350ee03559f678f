import { stringify } from 'safe-stable-stringify'
import type { JudgedFinding } from '../model/verdict.ts'
import { PHASES, RULE_IDS } from '../rules/table.ts'

/**
 * Findings in the order of phases, then of the table of rules, then of places and arguments, by code units. It depends on the findings
 * alone, so that a verdict is the same in whatever order they were found.
 */
export function inOrder(findings: readonly JudgedFinding[]): readonly JudgedFinding[] {
  const entries = findings.map((finding): Entry => ({ finding, place: placeOf(finding) }))
  return entries.sort(compareEntries).map(({ finding }) => finding)
}

/** The last key is text that is made when it is needed: most findings differ in their place already. */
interface Entry {
  readonly finding: JudgedFinding
  readonly place: readonly (number | string)[]
  text?: string
}

const PHASE_AT: ReadonlyMap<string, number> = new Map(PHASES.map((phase, index) => [phase, index]))
const RULE_AT: ReadonlyMap<string, number> = new Map(RULE_IDS.map((rule, index) => [rule, index]))

function placeOf({ phase, rule, at }: JudgedFinding): Entry['place'] {
  return [PHASE_AT.get(phase) ?? -1, RULE_AT.get(rule) ?? -1, at?.file ?? '', at?.line ?? 0, at?.column ?? 0]
}

function compareEntries(a: Entry, b: Entry): number {
  for (const [index, key] of a.place.entries()) {
    const other = b.place[index] ?? key
    if (key < other) return -1
    if (key > other) return 1
  }
  const [text, other] = [textOf(a), textOf(b)]
  return text < other ? -1 : text > other ? 1 : 0
}

function textOf(entry: Entry): string {
  entry.text ??= stringify([entry.finding.args, entry.finding.atMost ?? null]) ?? ''
  return entry.text
}
