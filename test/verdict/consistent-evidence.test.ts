import { describe, expect, test } from 'vitest'
import { decide } from '../../src/decide/decide.ts'
import { reasonsFor } from '../../src/decide/reasons.ts'
import { finding } from '../../src/model/finding.ts'
import type { Answers, RuleId } from '../../src/model/findings.ts'
import type { PhaseState, Verdict } from '../../src/model/verdict.ts'
import type { Phase, PresetName, Severity } from '../../src/model/words.ts'
import { PHASES, RULE_IDS } from '../../src/rules/table.ts'
import { buildRunVerdict } from '../../src/verdict/build.ts'
import { contradictions } from '../../src/verdict/consistent.ts'
import { judgeMerge } from '../../src/verdict/judge-merge.ts'
import type { MergeSeen } from '../../src/verdict/judge-merge.ts'
import { judgeRun } from '../../src/verdict/judge-run.ts'
import { failed, EXAMPLE, moduleOf, seenRun } from '../check/seen.ts'
import { answeredBy, SEEN } from './merge-sample.ts'
import { CIRCUMSTANCES, judgedWhole } from './shard-sample.ts'

type Missing = Exclude<PhaseState['state'], 'answered'>
const STATES: readonly Missing[] = ['unavailable', 'not-evaluated', 'not-applicable']
const ANSWERED = judgeRun(seenRun()).answers
const ALL = PHASES.map((phase) => `/inputs/${phase}`)

const where = (verdict: Verdict): readonly string[] => contradictions(verdict).map((each) => each.where)
const missing = (state: Missing): PhaseState => ({ state, because: 'a reason' })

/** What a verdict of a patch does not have where a phase was not evaluated. */
const WITHOUT: { readonly [P in Phase]?: Partial<MergeSeen> } = { budget: { budget: null }, 'known-bad': { knownBad: [], mutation: null } }

function mergeWithout(phase: Phase, state: Missing, required?: readonly Phase[]): Verdict {
  const answers = { ...answeredBy(), [phase]: { state, because: 'a reason' } }
  const settings = required === undefined ? SEEN.settings : { ...SEEN.settings, required }
  return judgeMerge({ ...SEEN, ...(state === 'not-evaluated' ? WITHOUT[phase] : {}), answers, settings })
}

function runWithout(phase: Phase, state: Missing): Verdict {
  const judged = judgeRun(seenRun())
  const answers: Answers = { ...judged.answers, [phase]: { state, because: 'a reason' } }
  const decided = decide(answers, { preset: 'recommended', overrides: {}, scope: 'run', required: ['fixtures', 'flakes', 'untrusted'] })
  return buildRunVerdict({ ...judged, answers, decided }, CIRCUMSTANCES)
}

/** As somebody would edit it who wants it to pass. */
const cleared = (verdict: Verdict): Verdict => ({
  ...verdict,
  decision: 'allow',
  findings: [],
  because: reasonsFor('allow', [], verdict.policy.preset),
})

describe('a phase without an answer', () => {
  const rows = PHASES.flatMap((phase) => STATES.map((state) => ({ phase, state })))

  test.for(rows)('$phase is $state: what is judged of it agrees with itself', ({ phase, state }) => {
    expect(where(mergeWithout(phase, state))).toEqual([])
    expect(where(mergeWithout(phase, state, []))).toEqual([])
    expect(where(runWithout(phase, state))).toEqual([])
  })

  test('has its finding: of a patch where it could not tell, and always of the policy', () => {
    const silent = (state: Missing) => PHASES.flatMap((phase) => where(cleared(mergeWithout(phase, state))))
    expect(silent('unavailable')).toEqual(ALL)
    expect(silent('not-evaluated')).toEqual(['/inputs/policy'])
    expect(silent('not-applicable')).toEqual([])
  })

  test('has its finding: of a run that could not tell, and of what a run must show', () => {
    const silent = (state: Missing) =>
      PHASES.filter((phase) => phase !== 'oracles').flatMap((phase) => where(cleared(runWithout(phase, state))))
    expect(silent('unavailable')).toEqual(ALL.filter((one) => one !== '/inputs/oracles'))
    // The policy once because it was not evaluated, and once because no finding says so.
    expect(silent('not-evaluated')).toEqual(['policy', 'policy', 'fixtures', 'flakes', 'untrusted'].map((phase) => `/inputs/${phase}`))
    expect(silent('not-applicable')).toEqual([])
    for (const state of STATES) expect(new Set(where(cleared(runWithout('oracles', state))))).toEqual(new Set(['/inputs/oracles']))
  })

  test('has no finding that speaks of another phase, is of another rule, or weighs too little', () => {
    for (const phase of PHASES) {
      const verdict = mergeWithout(phase, 'unavailable')
      const [said] = verdict.findings
      if (said?.rule !== 'evidence-missing') throw new Error('its evidence is missing')
      const place = `/inputs/${phase}`
      const other = PHASES.find((one) => one !== phase) ?? phase
      const instead = (change: object): readonly string[] => where({ ...verdict, findings: [Object.assign({ ...said }, change)] })
      expect(instead({})).toEqual([])
      expect(instead({ args: { ...said.args, phase: other }, phase: other }), phase).toContain(place)
      expect(instead({ rule: 'base-behind', phase: 'scope' }), phase).toContain(place)
      expect(instead({ severity: 'off' }), phase).toEqual(expect.arrayContaining([place, '/findings/0/severity']))
      // Beside any other finding, one that says it is enough.
      const note = { ...said, args: { ...said.args, phase: other }, phase: other }
      expect(where({ ...verdict, findings: [note, said] }), phase).not.toContain(place)
    }
  })

  test('that an earlier block cut short has none; a note, or a block of its own, cuts nothing short', () => {
    const notEvaluated = (verdict: Verdict): readonly string[] =>
      where({ ...verdict, inputs: { ...verdict.inputs, policy: missing('not-evaluated') } })
    const behind = finding('base-behind', { tip: '1'.repeat(40), mergeBase: '2'.repeat(40), paths: [] })
    const sealed = finding('sealed-path-changed', { path: 'src/billing.ts', change: 'modified', sealedBy: 'src/billing.ts' })
    const absent = finding('policy-missing', { path: 'oracle/policy.yaml' })
    expect(notEvaluated(judgeMerge({ ...SEEN, answers: answeredBy(sealed) }))).toEqual([])
    const mild = judgeMerge({ ...SEEN, answers: answeredBy(behind), settings: { ...SEEN.settings, overrides: { 'base-behind': 'note' } } })
    expect(mild.decision).not.toBe('block')
    expect(notEvaluated(mild)).toEqual(['/inputs/policy'])
    expect(notEvaluated(judgeMerge({ ...SEEN, answers: answeredBy(absent) }))).toEqual(['/inputs/policy', '/inputs/policy'])
  })

  test('ends a run that an oracle blocks, before its flakes are asked', () => {
    const blocked = judgedWhole(seenRun({ modules: [moduleOf(EXAMPLE, [failed(EXAMPLE, 'adds')])] }))
    expect([blocked.decision, blocked.inputs.flakes.state]).toEqual(['block', 'not-evaluated'])
    expect(where(blocked)).toEqual([])
  })
})

describe('the weight of a finding', () => {
  const SEVERITIES: readonly Severity[] = ['off', 'note', 'review', 'block']
  const off = Object.fromEntries(RULE_IDS.map((rule): [string, Severity] => [rule, 'off']))

  /** The mildest that the gate itself would make of a finding: by a policy that switches every rule off. */
  const mildest = (rule: RuleId, preset: PresetName, approvedBy: string | null): Severity => {
    const settings = { preset, overrides: off, scope: 'merge' as const, required: [], ...(approvedBy === null ? {} : { approvedBy }) }
    const answers: Answers = { ...ANSWERED, scope: { state: 'answered', findings: [{ rule, args: {} } as never] } }
    return decide(answers, settings).findings[0]?.severity ?? 'block'
  }
  const rules = RULE_IDS.filter((rule) => rule !== 'evidence-missing')

  test.for(['recommended', 'zero-weight', 'strict'] as const)('%s: is never less than the gate itself could give', (preset) => {
    const verdict = judgeMerge({ ...SEEN, settings: { ...SEEN.settings, preset } })
    for (const approvedBy of [null, '@acme/owners']) {
      const weighed = rules.flatMap((rule) => SEVERITIES.map((severity) => ({ rule, severity, approvedBy, args: {}, phase: 'scope' })))
      const found = new Set(where({ ...verdict, findings: weighed as unknown as Verdict['findings'] }))
      const refused = weighed.filter((_, index) => found.has(`/findings/${index}/severity`)).map((one) => [one.rule, one.severity])
      const milder = (rule: RuleId) => SEVERITIES.slice(0, SEVERITIES.indexOf(mildest(rule, preset, approvedBy)))
      expect(refused).toEqual(rules.flatMap((rule) => milder(rule).map((severity) => [rule, severity])))
    }
  })

  test('that an owner approved is as low as its rule allows, and no lower', () => {
    const weigh = (rule: 'path-not-writable' | 'behavior-drift', severity: Severity) => {
      const args = { path: 'tools/x.mjs', change: 'added' }
      const verdict = judgeMerge({
        ...SEEN,
        answers: answeredBy({ rule, args } as never),
        settings: { ...SEEN.settings, approvedBy: '@acme/owners' },
      })
      const findings = verdict.findings.map((one) => ({ ...one, severity }))
      return contradictions({ ...verdict, findings }).filter(({ where: at }) => at.startsWith('/findings'))
    }
    expect(weigh('path-not-writable', 'note')).toEqual([])
    expect(weigh('path-not-writable', 'off')).toEqual([
      { what: 'path-not-writable cannot be off under the preset recommended: it is at least note', where: '/findings/0/severity' },
    ])
    expect(weigh('behavior-drift', 'review')).toEqual([])
    expect(weigh('behavior-drift', 'note')).toEqual([
      { what: 'behavior-drift cannot be note under the preset recommended: it is at least review', where: '/findings/0/severity' },
    ])
  })
})

describe('its reasons', () => {
  const verdict = judgeMerge({
    ...SEEN,
    answers: answeredBy(
      finding('path-not-writable', { path: 'tools/x.mjs', change: 'added' }),
      finding('oracle-failed', { test: 'a > b', signature: '0'.repeat(12), message: 'no' }),
    ),
  })
  const [one, other] = verdict.because
  if (one === undefined || other === undefined) throw new Error('there are two')

  const rows = [
    { name: 'in another order', because: [other, one] },
    { name: 'the first twice', because: [one, one] },
    { name: 'another rule', because: [one, { ...other, rule: 'base-behind' as const }] },
    { name: 'a milder one', because: [{ ...one, severity: 'review' as const }, other] },
    { name: 'one that the last finding does not give', because: [{ ...one, rule: 'policy-invalid' as const }, other] },
  ]
  test.for(rows)('$name', ({ because }) => {
    expect(where(verdict)).toEqual([])
    expect(where({ ...verdict, because })).toEqual(['/because'])
  })
})
