import { describe, expect, test } from 'vitest'
import { decide } from '../../src/decide/decide.ts'
import { ROWS } from '../../src/decide/rows.ts'
import { finding } from '../../src/model/finding.ts'
import type { RuleId } from '../../src/model/findings.ts'
import type { Decision, Phase } from '../../src/model/words.ts'
import type { TablePreset } from '../../src/rules/rule.ts'
import { compareSeverity, presetSeverity, RULES, TABLE_PRESETS } from '../../src/rules/table.ts'
import { SAMPLES } from '../rules/samples.ts'
import { ALL_REQUIRED, answersOf } from './worlds.ts'

interface Case {
  readonly preset: TablePreset
  readonly row: string
  readonly seen: readonly RuleId[]
  readonly decision: Decision
  /** The rule that decides; null for a row that allows. */
  readonly by: RuleId | null
  /** Phases that the block of an earlier one left unevaluated. */
  readonly unevaluated?: readonly Phase[]
}

const zero = (row: string, seen: readonly RuleId[], decision: Decision, by: RuleId | null, unevaluated: readonly Phase[] = []): Case => ({
  preset: 'zero-weight',
  row,
  seen,
  decision,
  by,
  unevaluated,
})
const other =
  (preset: TablePreset) =>
  (row: string, seen: readonly RuleId[], decision: Decision, by: RuleId | null): Case => ({ preset, row, seen, decision, by })
const inter = other('intersection')
const budget = other('budget')
const sealed = other('sealed')
const afterOracles: readonly Phase[] = ['known-bad', 'characterization', 'flakes', 'untrusted', 'region']
const afterFixtures: readonly Phase[] = ['budget', 'oracles', ...afterOracles]

/** The rows of SPEC 9, each with the findings that its scenario raises. */
const CASES: readonly Case[] = [
  zero('Z1', ['oracle-failed'], 'block', 'oracle-failed', afterOracles),
  zero('Z1', ['oracle-failed', 'lease-expired', 'flake-frozen'], 'block', 'oracle-failed'),
  zero('Z2', ['fixture-changed'], 'block', 'fixture-changed', afterFixtures),
  zero('Z2', ['fixture-changed', 'lease-without-corpus'], 'block', 'fixture-changed'),
  zero('Z3', [], 'allow', null),
  zero('Z4', ['flake-frozen'], 'allow', null),
  zero('Z5', ['lease-without-corpus'], 'block', 'lease-without-corpus'),
  zero('Z5', ['lease-corpus-mismatch'], 'block', 'lease-corpus-mismatch'),
  zero('Z6', ['lease-expired'], 'block', 'lease-expired'),
  zero('Z7', ['lease-on-oracle'], 'block', 'lease-on-oracle'),
  zero('Z8', ['oracle-error'], 'block', 'oracle-error'),
  zero('Z8', ['oracle-timeout'], 'block', 'oracle-timeout'),
  zero('Z9', ['untrusted-failed'], 'allow', null),
  inter('I1', [], 'allow', null),
  inter('I2', ['untrusted-failed'], 'block', 'untrusted-failed'),
  inter('I3', ['known-bad-survived'], 'block', 'known-bad-survived'),
  inter('I4', ['no-property-tests'], 'block', 'no-property-tests'),
  inter('I4', ['seeds-missing'], 'block', 'seeds-missing'),
  inter('I5', ['oracle-failed'], 'block', 'oracle-failed'),
  inter('I6', ['lease-expired'], 'block', 'lease-expired'),
  inter('I7', ['no-oracle-tests'], 'block', 'no-oracle-tests'),
  inter('I8', ['known-bad-missing'], 'block', 'known-bad-missing'),
  inter('I9', ['invariant-missing', 'no-property-tests'], 'block', 'no-property-tests'),
  inter('I1', ['invariant-missing'], 'allow', null),
  inter('I10', ['oracle-and-code-mixed'], 'block', 'oracle-and-code-mixed'),
  budget('B1', [], 'allow', null),
  budget('B2', ['no-production-change'], 'allow', null),
  budget('B3', ['assertion-removed'], 'block', 'assertion-removed'),
  budget('B3', ['budget-negative'], 'block', 'budget-negative'),
  budget('B4', ['test-skipped'], 'block', 'test-skipped'),
  budget('B5', ['fixture-changed', 'budget-undefined'], 'block', 'fixture-changed'),
  budget('B5', ['budget-undefined'], 'block', 'budget-undefined'),
  budget('B6', ['lock-changed-without-intent'], 'block', 'lock-changed-without-intent'),
  budget('B7', ['lease-field-missing'], 'block', 'lease-field-missing'),
  budget('B8', ['freeze-cap-exceeded'], 'block', 'freeze-cap-exceeded'),
  budget('B8', ['budget-overdrawn'], 'block', 'budget-overdrawn'),
  budget('B9', ['behavior-drift'], 'block', 'behavior-drift'),
  sealed('S1', [], 'allow', null),
  sealed('S1', ['flake-frozen'], 'allow', null),
  sealed('S2', ['lease-expired'], 'block', 'lease-expired'),
  sealed('S3', ['expected-value-changed'], 'review', 'expected-value-changed'),
  sealed('S3', ['assertion-weakened'], 'review', 'assertion-weakened'),
  sealed('S4', ['sealed-path-changed', 'oracle-and-code-mixed'], 'block', 'sealed-path-changed'),
  sealed('S4', ['schema-loosened'], 'block', 'schema-loosened'),
  sealed('S5', ['test-skipped'], 'block', 'test-skipped'),
  sealed('S6', ['no-production-change'], 'block', 'no-production-change'),
  sealed('S7', ['oracle-failed'], 'block', 'oracle-failed'),
  sealed('S7', ['oracle-failed', 'lease-on-oracle'], 'block', 'oracle-failed'),
  sealed('S8', ['fixture-schema-violated'], 'block', 'fixture-schema-violated'),
  sealed('S9', ['lease-field-missing'], 'block', 'lease-field-missing'),
  sealed('S10', ['flake-budget-exceeded'], 'block', 'flake-budget-exceeded'),
]

/** Every row that SPEC 9 has, by its number. */
const NUMBERED = [...numbered('Z', 9), ...numbered('I', 10), ...numbered('B', 9), ...numbered('S', 10)]

function numbered(letter: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${letter}${index + 1}`)
}

describe('the rows of the four protocols', () => {
  test.each(CASES)('$row: $seen', ({ preset, row, seen, decision, by, unevaluated = [] }) => {
    const all = answersOf(
      seen.map((rule) => finding(rule, SAMPLES[rule])),
      (phase) => (unevaluated.includes(phase) ? 'not-evaluated' : 'answered'),
    )
    const decided = decide(all, { ...ALL_REQUIRED, preset })
    expect(decided.decision).toBe(decision)
    expect(decided.because[0]).toMatchObject({ row, rule: by })
  })

  test('each row of the specification is in the table, and each has a case here', () => {
    const inTable = TABLE_PRESETS.flatMap((preset) => ROWS[preset].map(({ row }) => row))
    expect(inTable.toSorted()).toEqual(NUMBERED.toSorted())
    expect([...new Set(CASES.map(({ row }) => row))].toSorted()).toEqual(NUMBERED.toSorted())
  })

  test('a row that blocks or asks for a review stands only for rules that do so in its preset', () => {
    for (const preset of TABLE_PRESETS) {
      for (const { row, decision, rules } of ROWS[preset]) {
        if (decision === 'allow') expect(rules, row).toEqual([])
        for (const rule of rules) expect(presetSeverity(rule, preset), `${row}: ${rule}`).toBe(decision)
      }
    }
  })

  test('strict names the row of the protocol that blocks', () => {
    const drift = decide(answersOf([finding('behavior-drift', SAMPLES['behavior-drift'])]), { ...ALL_REQUIRED, preset: 'strict' })
    expect(drift.because[0]).toMatchObject({ row: 'B9', severity: 'block' })
    const edited = decide(answersOf([finding('expected-value-changed', SAMPLES['expected-value-changed'])]), {
      ...ALL_REQUIRED,
      preset: 'strict',
    })
    expect(edited.because[0]).toMatchObject({ row: 'S3', severity: 'review' })
  })

  test('a policy that raises a rule is named by the rule, not by the row of a milder decision', () => {
    const raised = decide(answersOf([finding('expected-value-changed', SAMPLES['expected-value-changed'])]), {
      ...ALL_REQUIRED,
      preset: 'sealed',
      overrides: { 'expected-value-changed': 'block' },
    })
    expect(raised.because).toEqual([{ severity: 'block', rule: 'expected-value-changed', row: null, why: 'an expected value changed' }])
  })
})

describe('recommended', () => {
  test('an edit that a person would make to a test is at most a review', () => {
    const honest: readonly RuleId[] = [
      'expected-value-changed',
      'assertion-weakened',
      'assertion-removed',
      'test-deleted',
      'table-shrunk',
      'snapshot-rewritten',
      'timeout-raised',
      'retry-raised',
    ]
    for (const rule of honest) expect(compareSeverity(presetSeverity(rule, 'recommended'), 'review'), rule).toBeLessThanOrEqual(0)
  })

  test('a stale known-bad and an uncovered change are at most a review', () => {
    expect(presetSeverity('known-bad-stale', 'recommended')).toBe('review')
    expect(presetSeverity('change-uncovered', 'recommended')).toBe('review')
  })

  test('tests alone are no reason to stop', () => {
    expect(presetSeverity('no-production-change', 'recommended')).toBe('note')
  })

  test('whatever a run shows against a trusted test blocks in every preset, and no policy can change that', () => {
    const shown: readonly RuleId[] = [
      'oracle-failed',
      'oracle-error',
      'oracle-timeout',
      'oracle-missing',
      'oracle-skipped',
      'oracle-flaky',
      'oracle-without-evidence',
      'expect-tampered',
      'sealed-file-written',
      'runner-exited-early',
      'unhandled-error',
    ]
    for (const rule of shown) {
      for (const preset of TABLE_PRESETS) expect(presetSeverity(rule, preset), rule).toBe('block')
      expect(RULES[rule].floor, rule).toBe('block')
      expect(RULES[rule].approvable, rule).toBe(false)
    }
  })
})
