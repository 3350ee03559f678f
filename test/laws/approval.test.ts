import { describe, expect, test } from 'vitest'
import { decide } from '../../src/decide/decide.ts'
import type { Answers, Finding } from '../../src/model/findings.ts'
import { TABLE_PRESETS, RULES, compareSeverity } from '../../src/rules/table.ts'
import { SAMPLE_FINDINGS } from '../rules/samples.ts'

function answersWith(finding: Finding): Answers {
  const nothing = { state: 'answered', findings: [] } as const
  const phase = RULES[finding.rule].phase
  const all: Answers = {
    scope: nothing,
    policy: nothing,
    fixtures: nothing,
    budget: nothing,
    oracles: nothing,
    'known-bad': nothing,
    characterization: nothing,
    flakes: nothing,
    untrusted: nothing,
    region: nothing,
  }
  return { ...all, [phase]: { state: 'answered', findings: [finding] } }
}

describe('the approval of an owner', () => {
  test.for(
    SAMPLE_FINDINGS.filter(({ rule }) => rule !== 'evidence-missing').map((finding): readonly [string, Finding] => [finding.rule, finding]),
  )('%s', ([rule, finding]) => {
    for (const preset of TABLE_PRESETS) {
      const settings = { preset, overrides: {}, scope: 'merge', required: [] } as const
      const [plain] = decide(answersWith(finding), settings).findings
      const [approved] = decide(answersWith(finding), { ...settings, approvedBy: '@shop/people' }).findings
      if (plain === undefined || approved === undefined) throw new Error('the finding got lost')
      const { approvable } = RULES[finding.rule]
      if (approvable === false) expect(approved, rule).toEqual(plain)
      else {
        expect(compareSeverity(approved.severity, approvable) <= 0, rule).toBe(true)
        expect(approved.approvedBy).toBe(compareSeverity(approved.severity, plain.severity) < 0 ? '@shop/people' : null)
      }
      expect(compareSeverity(approved.severity, plain.severity) <= 0, rule).toBe(true)
    }
  })
})
