import fc from 'fast-check'
import type { Answers, Finding, PhaseAnswer } from '../../src/model/findings.ts'
import { finding } from '../../src/model/finding.ts'
import type { Phase, PresetName, Severity } from '../../src/model/words.ts'
import type { DecideSettings } from '../../src/decide/decide.ts'
import { phaseOf, PHASES, RULE_IDS } from '../../src/rules/table.ts'
import { SAMPLES } from '../rules/samples.ts'

export const PRESETS: readonly PresetName[] = ['recommended', 'strict', 'zero-weight', 'intersection', 'budget', 'sealed']
export const SEVERITIES: readonly Severity[] = ['off', 'note', 'review', 'block']

const places = fc.option(fc.record({ file: fc.constantFrom('a.test.ts', 'b.test.ts'), line: fc.nat(3) }), { nil: undefined })
const mitigations = fc.option(
  fc.record({
    severity: fc.constantFrom('note' as const, 'review' as const),
    within: fc.constantFrom('recommended' as const, 'every-preset' as const),
    because: fc.constant('a mild case'),
  }),
  { nil: undefined },
)

export const findings: fc.Arbitrary<Finding> = fc
  .tuple(fc.constantFrom(...RULE_IDS), places, mitigations)
  .map(([rule, at, atMost]) => ({ ...finding(rule, SAMPLES[rule], at), ...(atMost === undefined ? {} : { atMost }) }))

const states: fc.Arbitrary<PhaseAnswer['state']> = fc.constantFrom(
  'answered',
  'answered',
  'answered',
  'not-applicable',
  'unavailable',
  'not-evaluated',
)

/** Answers of every phase, each finding in the phase that it belongs to. */
export const answers: fc.Arbitrary<Answers> = fc
  .tuple(fc.array(findings, { maxLength: 8 }), fc.array(states, { minLength: PHASES.length, maxLength: PHASES.length }))
  .map(([all, chosen]) => answersOf(all, (phase) => chosen[PHASES.indexOf(phase)] ?? 'answered'))

export const settings: fc.Arbitrary<DecideSettings> = fc.record({
  preset: fc.constantFrom(...PRESETS),
  overrides: fc.dictionary(fc.constantFrom(...RULE_IDS), fc.constantFrom(...SEVERITIES), { maxKeys: 12, noNullPrototype: true }),
  scope: fc.constantFrom('run' as const, 'merge' as const),
  required: fc.subarray([...PHASES]),
})

export function answersOf(all: readonly Finding[], stateOf: (phase: Phase) => PhaseAnswer['state'] = () => 'answered'): Answers {
  const entries = PHASES.map((phase): [Phase, PhaseAnswer] => {
    const mine = all.filter((one) => phaseOf(one) === phase)
    const state = stateOf(phase)
    if (state === 'answered') return [phase, { state, findings: mine }]
    return [phase, state === 'unavailable' ? { state, because: 'it broke', findings: mine } : { state, because: 'the test says so' }]
  })
  return Object.fromEntries(entries) as Answers
}

/** Every phase has spoken and found nothing. */
export const CLEAN: Answers = answersOf([])

export const ALL_REQUIRED = { preset: 'recommended', overrides: {}, scope: 'merge', required: PHASES } as const satisfies DecideSettings
