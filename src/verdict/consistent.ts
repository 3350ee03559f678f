import { missingEvidence } from '../decide/evidence.ts'
import { reasonsFor } from '../decide/reasons.ts'
import { requiredPhases, RUN_CANNOT_SHOW } from '../decide/required.ts'
import { approvedSeverity, findingSeverity } from '../decide/severity.ts'
import { byPhase } from '../model/by-phase.ts'
import type { Answers } from '../model/findings.ts'
import type { JudgedFinding, Verdict } from '../model/verdict.ts'
import type { Phase, Severity } from '../model/words.ts'
import { compareSeverity, phaseOf, PHASES, RULE_IDS, RULES, strongest } from '../rules/table.ts'
import { patchContradictions } from './consistent-patch.ts'
import { testContradictions } from './consistent-tests.ts'

export interface Contradiction {
  readonly what: string
  /** A JSON pointer. */
  readonly where: string
}

/** The mildest that any policy may be: every rule switched off. Floors hold all the same. */
const MILDEST_POLICY: Readonly<Record<string, Severity>> = Object.fromEntries(RULE_IDS.map((rule): [string, Severity] => [rule, 'off']))

/** A run evaluates all that it can show, unless something blocks. */
const SHOWN_BY_A_RUN: readonly Phase[] = PHASES.filter((phase) => !RUN_CANNOT_SHOW.includes(phase))

/**
 * Where a verdict says one thing here and another there. What it is for: a file that was damaged or edited, with its digest made anew,
 * must not become better than what else stands in it. So it asks most of decisions other than `block`. It cannot tell a verdict that
 * somebody made up from beginning to end; a signature can.
 */
export const contradictions = (verdict: Verdict): readonly Contradiction[] => [
  ...decisionContradictions(verdict),
  ...verdict.findings.flatMap((finding, index) => findingContradictions(finding, verdict, `/findings/${index}`)),
  ...evidenceContradictions(verdict),
  ...subjectContradictions(verdict),
  ...patchContradictions(verdict),
  ...testContradictions(verdict),
]

/** The decision is that of the gravest finding, and its reasons are those findings. */
function decisionContradictions(verdict: Verdict): readonly Contradiction[] {
  const { decision, findings, because, policy } = verdict
  const worst = strongest('off', ...findings.map(({ severity }) => severity))
  const follows = worst === 'block' || worst === 'review' ? worst : 'allow'
  if (decision !== follows) return [{ what: `the decision is ${decision}, and its findings decide ${follows}`, where: '/decision' }]
  if (namesOf(because) === namesOf(reasonsFor(decision, findings, policy.preset))) return []
  return [{ what: 'its reasons are not those that its findings give', where: '/because' }]
}

const namesOf = (reasons: Verdict['because']): string => reasons.map(({ rule, severity }) => `${severity} ${rule}`).join()

function findingContradictions(finding: JudgedFinding, { policy, inputs }: Verdict, where: string): readonly Contradiction[] {
  const found: Contradiction[] = []
  const phase = phaseOf(finding)
  if (finding.phase !== phase)
    found.push({ what: `${finding.rule} belongs to the phase ${phase}, not ${finding.phase}`, where: `${where}/phase` })
  if (finding.approvedBy !== null && RULES[finding.rule].approvable === false)
    found.push({ what: `nobody can approve ${finding.rule}`, where: `${where}/approvedBy` })
  const unapproved = findingSeverity(finding, policy.preset, MILDEST_POLICY)
  const least = finding.approvedBy === null ? unapproved : approvedSeverity(finding.rule, unapproved)
  if (compareSeverity(finding.severity, least) < 0) {
    found.push({
      what: `${finding.rule} cannot be ${finding.severity} under the preset ${policy.preset}: it is at least ${least}`,
      where: `${where}/severity`,
    })
  }
  // A check may raise a rule of another phase: without fixtures, it is the inventory that misses the lock.
  const { state } = inputs[phase]
  if (finding.rule !== 'evidence-missing' && state === 'not-evaluated') {
    found.push({ what: `there is a finding of the phase ${phase}, which is ${state}`, where: `/inputs/${phase}` })
  }
  return found
}

/** Evidence that is missing has its finding, as grave as it must be whatever the policy requires. */
function evidenceContradictions({ scope, decision, policy, inputs, findings }: Verdict): readonly Contradiction[] {
  const firstBlock = Math.min(...findings.filter(({ severity }) => severity === 'block').map(({ phase }) => PHASES.indexOf(phase)))
  const settings = { preset: policy.preset, overrides: MILDEST_POLICY, required: requiredPhases(scope, []) }
  const expected = missingEvidence(answersOf(inputs), settings, (phase) => firstBlock < PHASES.indexOf(phase))
  const skipped = scope === 'run' && decision !== 'block' ? SHOWN_BY_A_RUN.filter((phase) => inputs[phase].state === 'not-evaluated') : []
  const unasked = skipped.map((phase) => ({
    what: `its decision is ${decision}, and the phase ${phase} was not evaluated`,
    where: `/inputs/${phase}`,
  }))
  const unsaid = expected.flatMap((missing) => {
    const phase = phaseOf(missing)
    const least = findingSeverity(missing, policy.preset, MILDEST_POLICY)
    const said = findings.some(
      (finding) => finding.rule === 'evidence-missing' && finding.args.phase === phase && compareSeverity(finding.severity, least) >= 0,
    )
    return said
      ? []
      : [
          {
            what: `the phase ${phase} is ${inputs[phase].state}, and no finding says that its evidence is missing`,
            where: `/inputs/${phase}`,
          },
        ]
  })
  return [...unasked, ...unsaid]
}

function answersOf(inputs: Verdict['inputs']): Answers {
  return byPhase((phase) => ({ ...inputs[phase], findings: [] }))
}

/** A commit is known whole or not at all; a run has no base, and a patch has one. */
function subjectContradictions({ scope, subject, policy }: Verdict): readonly Contradiction[] {
  const { head, tree, dirty, base, mergeBase } = subject
  const found: Contradiction[] = []
  const known = [head, tree, dirty].filter((value) => value !== null).length
  if (known !== 0 && known !== 3) found.push({ what: 'of its commit, one part is known and another is not', where: '/subject' })
  if (scope === 'run') {
    if (base !== null || mergeBase !== null) found.push({ what: 'it judges a run, and a run has no base', where: '/subject' })
    if (policy.ref !== null) found.push({ what: 'it judges a run, whose policy is that of the work tree', where: '/policy/ref' })
    return found
  }
  if (known === 0 || base === null || mergeBase === null)
    found.push({ what: 'it judges a patch, and does not say which commits', where: '/subject' })
  if (policy.ref !== null && policy.ref !== mergeBase) {
    found.push({ what: 'its policy was read at a commit that is not its merge base', where: '/policy/ref' })
  }
  if ((policy.ref === null) !== isAbsolute(policy.path)) {
    found.push({ what: 'a policy is read at the merge base, unless it lies outside of the repository', where: '/policy' })
  }
  return found
}

/** On any machine: a verdict may have been written on another one. */
const isAbsolute = (path: string): boolean => /^(?:\/|[A-Za-z]:\/)/.test(path)
