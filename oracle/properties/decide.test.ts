import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decide } from '../../src/decide/decide.ts'
import type { Answers, Finding, PhaseAnswer } from '../../src/model/findings.ts'
import { PHASES, phaseOf } from '../../src/rules/table.ts'
import type { Decision, Phase, PresetName } from '../../src/model/words.ts'
import { law } from '../law.ts'

const COVERS = 'src/decide/**'
const RANK: Readonly<Record<Decision, number>> = { allow: 0, review: 1, block: 2 }
const PRESETS: readonly PresetName[] = ['recommended', 'zero-weight', 'intersection', 'budget', 'sealed']

const at = { test: 'tests/a.test.ts > adds', file: 'tests/a.test.ts' }
const hash = '0'.repeat(64)

/** One of each weight and phase, as the checks write them. */
const FINDINGS: readonly Finding[] = [
  { rule: 'oracle-failed', args: { test: at.test, signature: '0123456789ab', message: 'expected 1 to be 2' } },
  { rule: 'oracle-missing', args: { test: at.test, because: 'its file was not in the run' } },
  { rule: 'fixture-changed', args: { file: 'oracle/fixtures/a.json', locked: hash, now: hash } },
  { rule: 'lease-expired', args: { test: at.test, expires: '2026-01-01', now: '2026-02-01T00:00:00.000Z' } },
  { rule: 'known-bad-survived', args: { patch: 'oracle/known-bad/a.patch', expected: null, failed: [] } },
  { rule: 'known-bad-missing', args: { folder: 'oracle/known-bad' } },
  { rule: 'behavior-drift', args: { test: at.test, signature: '0123456789ab', message: 'expected 1 to be 2', changed: ['src/a.ts'] } },
  { rule: 'untrusted-failed', args: { test: at.test, signature: null, message: 'expected 1 to be 2' } },
  { rule: 'change-uncovered', args: { file: 'src/a.ts', claimedBy: [] } },
]

const findings = fc.subarray([...FINDINGS])
const preset = fc.constantFrom(...PRESETS)
const requirable = PHASES.filter((phase) => phase !== 'region')

function answersOf(found: readonly Finding[], changed: Partial<Record<Phase, PhaseAnswer>> = {}): Answers {
  const entries = PHASES.map((phase): [Phase, PhaseAnswer] => [
    phase,
    changed[phase] ?? { state: 'answered', findings: found.filter((one) => phaseOf(one) === phase) },
  ])
  return Object.fromEntries(entries) as Answers
}

const judged = (answers: Answers, name: PresetName): Decision =>
  decide(answers, { preset: name, overrides: {}, scope: 'merge', required: requirable }).decision

test('a finding more never makes a decision better', law('more-findings-never-better', COVERS), () => {
  fc.assert(
    fc.property(findings, fc.constantFrom(...FINDINGS), preset, (some, one, name) => {
      const before = judged(answersOf(some), name)
      const after = judged(answersOf([...some, one]), name)
      expect(RANK[after]).toBeGreaterThanOrEqual(RANK[before])
    }),
  )
})

test('nothing found, and everything answered, is an allow', law('more-findings-never-better', COVERS), () => {
  fc.assert(
    fc.property(preset, (name) => {
      expect(judged(answersOf([]), name)).toBe('allow')
    }),
  )
})

test('a required phase without an answer is never an allow', law('less-evidence-never-better', COVERS), () => {
  const missing = fc.constantFrom<PhaseAnswer>(
    { state: 'unavailable', because: 'it crashed' },
    { state: 'not-evaluated', because: 'nobody came to it' },
  )
  fc.assert(
    fc.property(findings, fc.constantFrom(...requirable), missing, preset, (some, phase, answer, name) => {
      expect(judged(answersOf(some, { [phase]: answer }), name)).toBe('block')
    }),
  )
})

test('what any preset says, strict says it at least as strongly', law('strict-is-strictest', COVERS), () => {
  fc.assert(
    fc.property(findings, preset, (some, name) => {
      expect(RANK[judged(answersOf(some), 'strict')]).toBeGreaterThanOrEqual(RANK[judged(answersOf(some), name)])
    }),
  )
})

test('the order of findings says nothing', law('order-says-nothing', COVERS), () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...FINDINGS]), preset, (some, name) => {
      const settings = { preset: name, overrides: {}, scope: 'merge', required: requirable } as const
      const sorted = FINDINGS.filter((one) => some.includes(one))
      expect(decide(answersOf(some), settings)).toEqual(decide(answersOf(sorted), settings))
    }),
  )
})
