import type { Judged } from '../src/model/judged.ts'
import type { JudgedFinding } from '../src/model/verdict.ts'
import { visibleJson } from '../src/observe/owned/visible.ts'
import { PHASES, RULE_IDS } from '../src/rules/table.ts'
import { aboutOf, countBySeverity } from './about.ts'
import { resultOf } from './sarif/result.ts'
import { ruleOf } from './sarif/rules.ts'

export interface SarifPlace {
  /** From the top of the repository to the project, with a `/` behind; '' at the top. */
  readonly prefix: string
}

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

/**
 * SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html): one run with a result for every finding. What could not
 * be told, and a verdict that does not count, are notifications of the tool.
 */
export function renderSarif(judged: Judged, { prefix }: SarifPlace): string {
  const { tool, scope, decision, because, findings, policy, subject } = judged
  const used = new Set(findings.map(({ rule }) => rule))
  const rules = RULE_IDS.filter((rule) => used.has(rule))
  const indexes = new Map(rules.map((rule, index) => [rule, index]))
  const run = {
    tool: {
      driver: {
        name: tool.name,
        version: tool.version,
        rules: rules.map((rule) => ruleOf(rule, policy.preset)),
      },
    },
    automationDetails: { id: `vitest-oracle/${scope}/` },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { SRCROOT: { description: { text: 'The top of the repository.' } } },
    invocations: [{ executionSuccessful: !because.some(isRefusal(judged)), toolExecutionNotifications: notificationsOf(judged) }],
    results: findings.map((finding: JudgedFinding) => resultOf(finding, indexes.get(finding.rule) ?? -1, { prefix, policy: policy.path })),
    properties: { decision, about: aboutOf(judged), because, subject, policy, counts: countBySeverity(findings) },
  }
  return visibleJson(`${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`)
}

/** A reason that blocks and belongs to no rule is about the verdict itself. */
const isRefusal =
  ({ decision }: Judged) =>
  ({ rule }: Judged['because'][number]): boolean =>
    rule === null && decision !== 'allow'

function notificationsOf(judged: Judged): readonly object[] {
  const refusals = judged.because.filter(isRefusal(judged)).map(({ why }) => ({ level: 'error', message: { text: why } }))
  const phases = PHASES.flatMap((phase) => {
    const { state, because } = judged.inputs[phase]
    if (state === 'answered' || state === 'not-applicable') return []
    const words = state === 'unavailable' ? 'could not tell' : 'not evaluated'
    return [
      { level: state === 'unavailable' ? 'error' : 'note', message: { text: `${phase}: ${words}${because === '' ? '' : `: ${because}`}` } },
    ]
  })
  return [...refusals, ...phases]
}
