import type { ProjectPath } from '../../model/words.ts'
import { isRecord } from '../../observe/run/meta.ts'
import type { GateStep } from './gate-steps.ts'
import type { Examined } from './problem.ts'

/** A ruleset of GitHub that the repository keeps as a file, in the form in which it is exported and imported. */
export interface Ruleset {
  readonly path: ProjectPath
  readonly data: unknown
}

/** Whether a check of the gate must be green before a merge, as far as files can say. */
export function examineRulesets(rulesets: readonly Ruleset[], steps: readonly GateStep[]): Examined {
  if (steps.length === 0) return { problems: [], unknown: [] }
  const names = new Set(steps.flatMap(({ job }) => [job.id, job.name]))
  const found = rulesets.flatMap(({ path, data }) => rulesOf(data).map((rule) => ({ path, rule })))
  if (found.length === 0) {
    const ask = `gh api "repos/{owner}/{repo}/rules/branches/main" --jq '.[].type'   # is required_status_checks with ${[...names].join(' or ')} among them?`
    return { problems: [], unknown: [{ what: 'whether the gate is a required check: no ruleset is kept in this repository', ask }] }
  }
  const required = found.flatMap(({ path, rule }) => contextsOf(rule).map((context) => ({ path, context })))
  if (required.some(({ context }) => names.has(context) || [...names].some((name) => context.endsWith(`/ ${name}`))))
    return { problems: [], unknown: [] }
  const [first] = found
  return {
    problems: [
      {
        id: 'gate-not-required',
        file: first?.path ?? '.github/rulesets',
        what: `No ruleset requires the check ${[...names].join(' or ')}, so a red gate can be merged.`,
        fix: [
          `{ "type": "required_status_checks", "parameters": { "strict_required_status_checks_policy": true, "required_status_checks": [{ "context": ${JSON.stringify(steps[0]?.job.name ?? '')} }] } }`,
        ],
      },
    ],
    unknown: [],
  }
}

function rulesOf(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  const rules = isRecord(data) ? data['rules'] : undefined
  const isOff = isRecord(data) && data['enforcement'] !== undefined && data['enforcement'] !== 'active'
  return Array.isArray(rules) && !isOff ? rules.filter(isRecord) : []
}

function contextsOf(rule: Readonly<Record<string, unknown>>): readonly string[] {
  const parameters = rule['type'] === 'required_status_checks' ? rule['parameters'] : undefined
  const checks = isRecord(parameters) ? parameters['required_status_checks'] : undefined
  return Array.isArray(checks)
    ? checks.flatMap((one: unknown) => (isRecord(one) && typeof one['context'] === 'string' ? [one['context']] : []))
    : []
}
