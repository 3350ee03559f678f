import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide } from '../../src/decide/decide.ts'
import { RUN_CANNOT_SHOW } from '../../src/decide/required.ts'
import { isAtLeastAsStrict } from '../../src/decide/severity.ts'
import type { Answers, PhaseAnswer } from '../../src/model/findings.ts'
import type { Decision, Phase } from '../../src/model/words.ts'
import { compareSeverity, lowestSeverity, phaseOf, PHASES, presetSeverity, RULE_IDS } from '../../src/rules/table.ts'
import { SAMPLE_FINDINGS } from '../rules/samples.ts'
import { ALL_REQUIRED, answers, answersOf, CLEAN, findings, PRESETS, settings, SEVERITIES } from './worlds.ts'

const RANK: Readonly<Record<Decision, number>> = { allow: 0, review: 1, block: 2 }
const notBetter = (after: Decision, before: Decision) => RANK[after] >= RANK[before]
const runs = { numRuns: 400 }

function withAnswer(all: Answers, phase: Phase, answer: PhaseAnswer): Answers {
  return { ...all, [phase]: answer }
}

describe('decide', () => {
  test('is total: every input has one of three decisions, and a reason', () => {
    fc.assert(
      fc.property(answers, settings, (all, how) => {
        const decided = decide(all, how)
        expect(Object.keys(RANK)).toContain(decided.decision)
        expect(decided.because.length).toBeGreaterThan(0)
      }),
      runs,
    )
  })

  test('is deterministic and does not change what it is given', () => {
    fc.assert(
      fc.property(answers, settings, (all, how) => {
        const before = structuredClone({ all, how })
        expect(decide(all, how)).toEqual(decide(structuredClone(all), structuredClone(how)))
        expect({ all, how }).toEqual(before)
      }),
      runs,
    )
  })

  test('does not depend on the order of findings, phases or settings', () => {
    const shuffled = fc
      .array(findings, { maxLength: 10 })
      .chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })))
    fc.assert(
      fc.property(shuffled, settings, ([some, mixed], how) => {
        const backwards = Object.fromEntries(Object.entries(answersOf(mixed)).toReversed()) as Answers
        const other = {
          ...how,
          required: (how.required ?? []).toReversed(),
          overrides: Object.fromEntries(Object.entries(how.overrides).toReversed()),
        }
        expect(JSON.stringify(decide(backwards, other))).toBe(JSON.stringify(decide(answersOf(some), how)))
      }),
      runs,
    )
  })

  test('one more finding never makes it better', () => {
    fc.assert(
      fc.property(answers, settings, findings, (all, how, more) => {
        const phase = phaseOf(more)
        const answer = all[phase]
        const grown: PhaseAnswer =
          answer.state === 'answered' || answer.state === 'unavailable'
            ? { ...answer, findings: [...(answer.findings ?? []), more] }
            : { state: 'answered', findings: [more] }
        // A phase that speaks for the first time is other evidence, not one finding more: see the next test for its other side.
        fc.pre(answer.state === 'answered' || answer.state === 'unavailable')
        expect(notBetter(decide(withAnswer(all, phase, grown), how).decision, decide(all, how).decision)).toBe(true)
      }),
      runs,
    )
  })

  test('a phase that can no longer tell never makes it better, whether it is required or not', () => {
    fc.assert(
      fc.property(answers, settings, fc.constantFrom(...PHASES), fc.boolean(), (all, how, phase, gone) => {
        fc.pre(all[phase].state !== 'not-evaluated')
        const { [phase]: _, ...without } = all
        const less = gone ? (without as Answers) : withAnswer(all, phase, { state: 'unavailable', because: 'it broke' })
        expect(notBetter(decide(less, how).decision, decide(all, how).decision)).toBe(true)
      }),
      runs,
    )
  })

  test('a required phase that was not evaluated never makes it better', () => {
    fc.assert(
      fc.property(answers, settings, fc.constantFrom(...PHASES), (all, how, phase) => {
        fc.pre(how.scope === 'merge' || !RUN_CANNOT_SHOW.includes(phase))
        const asked = { ...how, required: [...(how.required ?? []), phase] }
        const less = withAnswer(all, phase, { state: 'not-evaluated', because: 'nobody started it' })
        expect(decide(less, asked).decision).toBe('block')
      }),
      runs,
    )
  })

  test('a graver severity in the policy never makes it better', () => {
    fc.assert(
      fc.property(answers, settings, fc.constantFrom(...RULE_IDS), fc.constantFrom(...SEVERITIES), (all, how, rule, severity) => {
        const now = how.overrides[rule] ?? presetSeverity(rule, how.preset)
        fc.pre(compareSeverity(severity, now) >= 0)
        const graver = { ...how, overrides: { ...how.overrides, [rule]: severity } }
        expect(notBetter(decide(all, graver).decision, decide(all, how).decision)).toBe(true)
      }),
      runs,
    )
  })

  test('strict is never better than any preset', () => {
    fc.assert(
      fc.property(answers, settings, (all, how) => {
        const strict = decide(all, { ...how, preset: 'strict' }).decision
        for (const preset of PRESETS) expect(notBetter(strict, decide(all, { ...how, preset }).decision)).toBe(true)
      }),
      runs,
    )
  })
})

describe('by enumeration', () => {
  const each = PRESETS.flatMap((preset) => SAMPLE_FINDINGS.map((finding) => ({ preset, finding, rule: finding.rule })))

  test.each(each)('$preset: $rule alone decides as its severity says', ({ preset, finding, rule }) => {
    const { decision, because } = decide(answersOf([finding]), { ...ALL_REQUIRED, preset })
    const severity = presetSeverity(rule, preset)
    expect(decision).toBe(severity === 'block' || severity === 'review' ? severity : 'allow')
    expect(because[0]?.rule).toBe(decision === 'allow' ? null : rule)
  })

  test.each(each)('$preset: no override brings $rule below its floor', ({ preset, finding, rule }) => {
    for (const severity of SEVERITIES) {
      const judged = decide(answersOf([finding]), { ...ALL_REQUIRED, preset, overrides: { [rule]: severity } }).findings[0]
      expect(judged?.rule).toBe(rule)
      expect(compareSeverity(judged?.severity ?? 'off', lowestSeverity(rule, preset))).toBeGreaterThanOrEqual(0)
      expect(compareSeverity(judged?.severity ?? 'off', severity)).toBeGreaterThanOrEqual(0)
    }
  })

  test.each(PRESETS)('%s: every subset of two phases that cannot tell blocks when they are required', (preset) => {
    for (const one of PHASES) {
      for (const other of PHASES) {
        const all = answersOf([], (phase) => (phase === one || phase === other ? 'unavailable' : 'answered'))
        expect(decide(all, { ...ALL_REQUIRED, preset }).decision).toBe('block')
      }
    }
  })

  test.each(PRESETS)('%s: a clean and complete judgement allows, in both scopes', (preset) => {
    expect(decide(CLEAN, { ...ALL_REQUIRED, preset })).toMatchObject({ decision: 'allow', findings: [] })
    const run = answersOf([], (phase) => (RUN_CANNOT_SHOW.includes(phase) ? 'not-evaluated' : 'answered'))
    expect(decide(run, { ...ALL_REQUIRED, preset, scope: 'run' })).toMatchObject({ decision: 'allow', findings: [] })
    expect(decide(run, { ...ALL_REQUIRED, preset })).toMatchObject({ decision: 'block' })
  })

  test('strict is at least as strict as each preset, and no preset is stricter than itself', () => {
    for (const preset of PRESETS) {
      expect(isAtLeastAsStrict('strict', preset)).toBe(true)
      expect(isAtLeastAsStrict(preset, preset)).toBe(true)
    }
    expect(isAtLeastAsStrict('zero-weight', 'recommended')).toBe(false)
    expect(isAtLeastAsStrict('recommended', 'intersection')).toBe(false)
  })
})

describe('evidence', () => {
  test.each(PRESETS)('%s: no answers at all block', (preset) => {
    expect(decide({} as Answers, { ...ALL_REQUIRED, preset, required: [] }).decision).toBe('block')
    expect(decide({} as Answers, { ...ALL_REQUIRED, preset, scope: 'run', required: [] }).decision).toBe('block')
  })

  test.each(PRESETS)('%s: nothing but phases with nothing to look at blocks, whatever is required', (preset) => {
    const nothing = answersOf([], () => 'not-applicable')
    expect(decide(nothing, { ...ALL_REQUIRED, preset, required: [] }).decision).toBe('block')
    expect(decide(nothing, { ...ALL_REQUIRED, preset }).decision).toBe('block')
  })

  test('an answer of an unknown shape, and a finding of an unknown rule, block', () => {
    const strange = JSON.parse('{ "state": "fine" }') as PhaseAnswer
    expect(decide({ ...CLEAN, fixtures: strange }, ALL_REQUIRED).decision).toBe('block')
    const unlisted = JSON.parse('{ "state": "answered" }') as PhaseAnswer
    expect(decide({ ...CLEAN, fixtures: unlisted }, ALL_REQUIRED).decision).toBe('block')
    const unknown = JSON.parse('{ "state": "answered", "findings": [{ "rule": "toString", "args": {} }] }') as PhaseAnswer
    const decided = decide({ ...CLEAN, untrusted: unknown }, { ...ALL_REQUIRED, preset: 'zero-weight', required: [] })
    expect(decided.decision).toBe('block')
    expect(decided.because[0]?.why).toContain('toString')
  })

  test('what an earlier block left unevaluated is not a second reason', () => {
    const failed = SAMPLE_FINDINGS.filter(({ rule }) => rule === 'oracle-failed')
    const after: readonly Phase[] = ['known-bad', 'characterization', 'flakes', 'untrusted', 'region']
    const ended = answersOf(failed, (phase) => (after.includes(phase) ? 'not-evaluated' : 'answered'))
    expect(decide(ended, { ...ALL_REQUIRED, preset: 'zero-weight' }).because).toEqual([
      { severity: 'block', rule: 'oracle-failed', row: 'Z1', why: 'a trusted test failed; no freeze is ever consulted for it' },
    ])
    const skippedBefore = answersOf(failed, (phase) => (phase === 'fixtures' ? 'not-evaluated' : 'answered'))
    expect(decide(skippedBefore, ALL_REQUIRED).because.map(({ rule }) => rule)).toEqual(['evidence-missing', 'oracle-failed'])
  })

  test('a phase that nobody requires and that cannot tell weighs as much as the worst that it could have said', () => {
    const blind = answersOf([], (phase) => (phase === 'region' ? 'unavailable' : 'answered'))
    const optional = PHASES.filter((phase) => phase !== 'region')
    expect(decide(blind, { ...ALL_REQUIRED, required: optional }).decision).toBe('review')
    expect(decide(blind, { ...ALL_REQUIRED, required: optional, preset: 'zero-weight' }).decision).toBe('allow')
    expect(decide(blind, { ...ALL_REQUIRED, required: optional, overrides: { 'change-uncovered': 'block' } }).decision).toBe('block')
  })

  test('the oracles must have something to look at where they are required, whatever the other phases found', () => {
    const empty = answersOf([], (phase) => (phase === 'oracles' ? 'not-applicable' : 'answered'))
    expect(decide(empty, ALL_REQUIRED).decision).toBe('block')
    const noFixtures = answersOf([], (phase) => (phase === 'fixtures' ? 'not-applicable' : 'answered'))
    expect(decide(noFixtures, ALL_REQUIRED).decision).toBe('allow')
  })

  test.each([
    { scope: 'run', phase: 'oracles', decision: 'block' },
    { scope: 'run', phase: 'policy', decision: 'block' },
    { scope: 'run', phase: 'fixtures', decision: 'allow' },
    { scope: 'merge', phase: 'policy', decision: 'block' },
    { scope: 'merge', phase: 'oracles', decision: 'allow' },
  ] as const)('in the scope $scope with no list of required phases, $phase unevaluated: $decision', ({ scope, phase, decision }) => {
    const without = answersOf([], (one) => (one === phase ? 'not-evaluated' : 'answered'))
    expect(decide(without, { ...ALL_REQUIRED, scope, required: [] }).decision).toBe(decision)
  })
})

describe('without a list of required phases', () => {
  const how = { preset: 'recommended', overrides: {}, scope: 'merge' } as const

  test.each(PHASES)('%s unevaluated blocks a merge, but for the region', (phase) => {
    const without = answersOf([], (one) => (one === phase ? 'not-evaluated' : 'answered'))
    expect(decide(without, how).decision).toBe(phase === 'region' ? 'allow' : 'block')
  })
})

describe('a mild case of a rule', () => {
  const hidden = SAMPLE_FINDINGS.filter(({ rule }) => rule === 'hidden-text')
  const mild = (severity: 'note' | 'review', within: 'recommended' | 'every-preset') =>
    answersOf(hidden.map((one) => ({ ...one, atMost: { severity, within, because: 'prose' } })))

  test.each(PRESETS)('%s: holds everywhere, or in recommended alone', (preset) => {
    const how = { ...ALL_REQUIRED, preset }
    expect(decide(mild('note', 'every-preset'), how).decision).toBe('allow')
    expect(decide(mild('review', 'every-preset'), how).decision).toBe('review')
    expect(decide(mild('note', 'recommended'), how).decision).toBe(preset === 'recommended' ? 'allow' : 'block')
  })

  test('is milder than a policy that raises the rule, and never graver than one that lowers it', () => {
    expect(decide(mild('review', 'every-preset'), { ...ALL_REQUIRED, overrides: { 'hidden-text': 'block' } }).decision).toBe('review')
    const note = SAMPLE_FINDINGS.filter(({ rule }) => rule === 'no-production-change').map(
      (one) => ({ ...one, atMost: { severity: 'review', within: 'every-preset', because: 'x' } }) as const,
    )
    expect(decide(answersOf(note), ALL_REQUIRED).decision).toBe('allow')
  })
})
