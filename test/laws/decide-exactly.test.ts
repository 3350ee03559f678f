import { describe, expect, test } from 'vitest'
import { decide } from '../../src/decide/decide.ts'
import type { DecideSettings } from '../../src/decide/decide.ts'
import { approvedSeverity, findingSeverity, worstOfPhase } from '../../src/decide/severity.ts'
import { finding } from '../../src/model/finding.ts'
import type { Answers, Finding, Mitigation, PhaseAnswer } from '../../src/model/findings.ts'
import type { Phase } from '../../src/model/words.ts'
import { PHASES, RULES, RULE_IDS, TABLE_PRESETS, mildest, strongest } from '../../src/rules/table.ts'
import { SAMPLES } from '../rules/samples.ts'
import { answersOf } from './worlds.ts'

/** What the laws leave open: the exact words, order and reasons of single decisions. */
const HOW: DecideSettings = { preset: 'recommended', overrides: {}, scope: 'merge', required: [...PHASES] }
const MILD: Mitigation = { severity: 'review', within: 'recommended', because: 'a mild case' }

const failed: Finding = finding('oracle-failed', SAMPLES['oracle-failed'])
const sealed: Finding = finding('sealed-path-changed', SAMPLES['sealed-path-changed'])
const skipped: Finding = finding('test-skipped', SAMPLES['test-skipped'])

const clean = (changes: Partial<Record<Phase, PhaseAnswer>> = {}): Answers => ({ ...answersOf([]), ...changes })
const missing = (answers: Answers, how: Partial<DecideSettings> = {}) =>
  decide(answers, { ...HOW, ...how }).findings.map(({ rule, severity, args, atMost }) => ({
    rule,
    severity,
    args,
    ...(atMost && { atMost }),
  }))
const because = (phase: Phase, text: string) => ({ rule: 'evidence-missing', severity: 'block', args: { phase, because: text } })

describe('evidence that is missing, in exact words', () => {
  test.for<readonly [string, Answers, readonly object[]]>([
    ['a required phase that could not tell', clean({ budget: { state: 'unavailable', because: 'no git' } }), [because('budget', 'no git')]],
    [
      'a required phase that nobody evaluated',
      clean({ region: { state: 'not-evaluated', because: 'no time' } }),
      [because('region', 'it was not evaluated: no time')],
    ],
    [
      'oracles of which there are none',
      clean({ oracles: { state: 'not-applicable', because: 'no test' } }),
      [because('oracles', 'there is nothing to judge by: no test')],
    ],
    ['another phase without anything to look at', clean({ fixtures: { state: 'not-applicable', because: 'no fixture' } }), []],
    [
      'an answer without its list',
      // What a caller in JavaScript may hand over.
      clean({ policy: { state: 'answered' } as unknown as PhaseAnswer }),
      [because('policy', 'its answer holds no list of findings')],
    ],
    [
      'an answer of no known state',
      clean({ policy: { state: 'fine' } as unknown as PhaseAnswer }),
      [because('policy', 'it gave no answer')],
    ],
  ])('%s', ([, answers, expected]) => {
    expect(missing(answers)).toEqual(expected)
  })

  test('a phase that nobody asked for weighs what it could have said at worst, and says so', () => {
    const answers = clean({ region: { state: 'unavailable', because: 'no graph' } })
    expect(missing(answers, { required: ['oracles'] })).toEqual([
      {
        ...because('region', 'no graph'),
        severity: 'review',
        atMost: {
          severity: 'review',
          within: 'every-preset',
          because: 'the policy does not require this phase, and this is the worst that it could have said',
        },
      },
    ])
    expect(missing(clean({ region: { state: 'not-evaluated', because: 'no time' } }), { required: ['oracles'] })).toEqual([])
  })

  test('where no phase has an answer nothing was judged, said once and only where nothing else blocks', () => {
    const none = Object.fromEntries(PHASES.map((phase) => [phase, { state: 'not-applicable', because: 'none' }])) as unknown as Answers
    const nothing = because('oracles', 'no phase has an answer, so nothing was judged')
    expect(missing(none, { required: [] })).toEqual([nothing])
    expect(missing(none, { required: ['oracles'] })).toEqual([because('oracles', 'there is nothing to judge by: none')])
    const lost = { ...none, region: { state: 'unavailable', because: 'no graph' } } as const
    expect(missing(lost, { required: [] }).map(({ severity }) => severity)).toEqual(['block', 'review'])
    expect(missing(clean(), { required: [] })).toEqual([])
  })

  test('a block of an earlier phase explains what was not evaluated after it, and nothing before it or of its own phase', () => {
    const late: PhaseAnswer = { state: 'not-evaluated', because: 'an earlier phase blocks' }
    const blocked = { state: 'answered', findings: [skipped] } as const
    expect(missing(clean({ budget: blocked, oracles: late })).map(({ rule }) => rule)).toEqual(['test-skipped'])
    expect(missing(clean({ budget: blocked, scope: late })).map(({ rule }) => rule)).toEqual(['evidence-missing', 'test-skipped'])
    // What could not tell is no plan.
    expect(missing(clean({ budget: blocked, oracles: { state: 'unavailable', because: 'it crashed' } })).map(({ rule }) => rule)).toEqual([
      'test-skipped',
      'evidence-missing',
    ])
  })

  test('findings count beside a phase that could not tell everything', () => {
    expect(
      missing(clean({ oracles: { state: 'unavailable', because: 'it crashed', findings: [failed] } }))
        .map(({ rule }) => rule)
        .sort(),
    ).toEqual(['evidence-missing', 'oracle-failed'])
    expect(missing(clean({ oracles: { state: 'unavailable', because: 'it crashed' } })).map(({ rule }) => rule)).toEqual([
      'evidence-missing',
    ])
  })
})

describe('why, exactly', () => {
  const reasons = (findings: readonly Finding[], how: Partial<DecideSettings> = {}) =>
    decide(answersOf(findings), { ...HOW, ...how }).because.map(({ severity, rule, row }) => `${severity} ${rule ?? '-'} ${row ?? '-'}`)

  test('the strongest first, otherwise in the order of findings, each rule once', () => {
    expect(reasons([failed, failed, { ...sealed, atMost: MILD }, skipped])).toEqual([
      'block test-skipped -',
      'block oracle-failed -',
      'review sealed-path-changed -',
    ])
  })

  test('the graver one of a rule’s findings, whichever comes first', () => {
    const at = (path: string): Finding => finding('sealed-path-changed', { ...SAMPLES['sealed-path-changed'], path })
    const [mild, plain, mildLast] = [{ ...at('a'), atMost: MILD }, at('b'), { ...at('c'), atMost: MILD }]
    expect(reasons([mild, plain])).toEqual(['block sealed-path-changed -'])
    expect(reasons([plain, mildLast])).toEqual(['block sealed-path-changed -'])
  })

  test('missing evidence is a reason for each of its phases', () => {
    const lost: PhaseAnswer = { state: 'unavailable', because: 'lost' }
    const decided = decide(clean({ budget: lost, region: lost }), HOW)
    expect(decided.because.map(({ why }) => why)).toEqual(['the phase budget has no answer: lost', 'the phase region has no answer: lost'])
  })

  test('notes are no reasons, and what a policy switched off was not seen', () => {
    expect(decide(answersOf([]), HOW).because).toEqual([
      {
        severity: 'note',
        rule: null,
        row: null,
        why: 'every phase that is required has an answer, and no finding blocks or asks for a review',
      },
    ])
    const alone = finding('no-production-change', SAMPLES['no-production-change'])
    expect(reasons([alone], { preset: 'budget' })).toEqual(['note - B2'])
    expect(reasons([alone], { preset: 'budget', overrides: { 'no-production-change': 'off' } })).toEqual(['note - B1'])
  })
})

describe('the order of findings', () => {
  test('phase, rule, place, then arguments by code units', () => {
    const at = (file: string, line?: number, column?: number): Finding => ({
      ...skipped,
      at: { file, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) },
    })
    const named = (name: string): Finding => finding('test-skipped', { ...SAMPLES['test-skipped'], test: name })
    const given = [failed, at('b'), at('a', 2), at('a', 1, 2), at('a', 1, 1), at('a'), named('b'), named('a'), named('B')]
    const shown = decide(answersOf(given), HOW).findings.map(
      ({ rule, at: place, args }) =>
        `${rule} ${place === undefined && 'test' in args ? args.test : `${place?.file}:${place?.line}:${place?.column}`}`,
    )
    expect(shown).toEqual([
      'test-skipped B',
      'test-skipped a',
      'test-skipped b',
      'test-skipped a:undefined:undefined',
      'test-skipped a:1:1',
      'test-skipped a:1:2',
      'test-skipped a:2:undefined',
      'test-skipped b:undefined:undefined',
      expect.stringMatching(/^oracle-failed /),
    ])
  })
})

describe('severities', () => {
  test('strict asks each column of the policy’s overrides, and takes the strongest', () => {
    const loads = finding('runner-loads-patch', SAMPLES['runner-loads-patch'])
    expect(findingSeverity(loads, 'recommended', {})).toBe('review')
    expect(findingSeverity(loads, 'strict', {})).toBe('block')
    expect(findingSeverity(loads, 'strict', { 'runner-loads-patch': 'note' })).toBe('note')
    // A mild case in recommended alone is a plain one in the other columns, of which strict is all.
    expect(findingSeverity({ ...sealed, atMost: MILD }, 'recommended', {})).toBe('review')
    expect(findingSeverity({ ...sealed, atMost: MILD }, 'strict', {})).toBe('block')
    // A policy can lower a rule no further than to its floor, in no column.
    expect(findingSeverity(failed, 'strict', { 'oracle-failed': 'off' })).toBe('block')
    expect([worstOfPhase('untrusted', 'zero-weight', {}), worstOfPhase('untrusted', 'strict', {})]).toEqual(['note', 'block'])
    expect(worstOfPhase('region', 'strict', { 'change-uncovered': 'note' })).toBe('note')
  })

  test('an owner lowers what can be approved as far as it can be, and nothing else', () => {
    expect(approvedSeverity('oracle-failed', 'block')).toBe('block')
    expect(approvedSeverity('sealed-path-changed', 'block')).toBe('note')
    expect(approvedSeverity('sealed-path-changed', 'off')).toBe('off')
    expect(approvedSeverity('behavior-drift', 'block')).toBe('review')
    expect(approvedSeverity('behavior-drift', 'note')).toBe('note')
  })
})

describe('strict', () => {
  test.each(RULE_IDS)('%s: a case that is mild in recommended alone is as grave as the other presets make it', (rule) => {
    const [mild, everywhere] = (['recommended', 'every-preset'] as const).map((within) => ({
      ...finding(rule, SAMPLES[rule]),
      atMost: { ...MILD, severity: 'note' as const, within },
    }))
    const others = TABLE_PRESETS.filter((preset) => preset !== 'recommended').map((preset) => RULES[rule].severity[preset])
    const recommended = mildest(RULES[rule].severity.recommended, 'note')
    expect(mild && findingSeverity(mild as Finding, 'strict', {})).toBe(strongest('off', recommended, ...others))
    expect(everywhere && findingSeverity(everywhere as Finding, 'strict', {})).toBe(
      mildest(strongest('off', recommended, ...others), 'note'),
    )
  })
})

describe('reasons and order', () => {
  const note: Finding = finding('flake-frozen', SAMPLES['flake-frozen'])

  test('a note is no reason of a decision that blocks', () => {
    const { because: reasons } = decide(answersOf([failed, note]), HOW)
    expect(reasons.map(({ rule }) => rule)).toEqual(['oracle-failed'])
  })

  test('evidence that is missing twice in a phase is one reason, the first; in two phases it is two', () => {
    const twice = (phase: Phase, ...reasons: readonly string[]): PhaseAnswer => ({
      state: 'unavailable',
      because: 'last',
      findings: reasons.map((text) => finding('evidence-missing', { phase, because: text })),
    })
    const { because: reasons } = decide(clean({ oracles: twice('oracles', 'a', 'b'), budget: twice('budget', 'c') }), HOW)
    expect(reasons.map(({ why }) => why)).toEqual(['the phase budget has no answer: c', 'the phase oracles has no answer: a'])
  })

  test('findings of one place stand in the order of their arguments, and those without a place come first', () => {
    const failedAs = (message: string, file?: string) =>
      finding('oracle-failed', { test: 'a > b', signature: '0', message }, file === undefined ? undefined : { file })
    const all = [failedAs('b', 'a.ts'), failedAs('c'), failedAs('a', 'a.ts'), failedAs('b', 'A.ts'), failedAs('d', 'a.ts')]
    for (const findings of [all, all.toReversed()]) {
      const said = decide(answersOf(findings), HOW).findings.map(({ args, at }) => [at?.file, 'message' in args && args.message])
      expect(said).toEqual([
        [undefined, 'c'],
        ['A.ts', 'b'],
        ['a.ts', 'a'],
        ['a.ts', 'b'],
        ['a.ts', 'd'],
      ])
    }
  })
})
