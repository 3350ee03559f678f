import { expect, test } from 'vitest'
import { decide } from '../../src/decide/decide.ts'
import type { Answers, Finding } from '../../src/model/findings.ts'
import type { Decision, Phase, PresetName } from '../../src/model/words.ts'
import { PHASES, phaseOf } from '../../src/rules/table.ts'
import { claim } from '../law.ts'

function decided(finding: Finding, preset: PresetName): Decision {
  const answers = Object.fromEntries(
    PHASES.map((phase): [Phase, Answers[Phase]] => [phase, { state: 'answered', findings: phaseOf(finding) === phase ? [finding] : [] }]),
  ) as Answers
  return decide(answers, { preset, overrides: {}, scope: 'merge' }).decision
}

const failing = { test: 'tests/a.test.ts > adds', signature: null, message: 'expected 1 to be 2' }

/** One finding, and what each protocol says to it (the tables of the four protocols). */
const CASES: readonly (readonly [name: string, Finding, Readonly<Partial<Record<PresetName, Decision>>>])[] = [
  [
    'a test of the patch that fails weighs nothing in zero-weight alone',
    { rule: 'untrusted-failed', args: failing },
    { recommended: 'block', 'zero-weight': 'allow', intersection: 'block', strict: 'block' },
  ],
  [
    'a trusted test that fails blocks everywhere',
    { rule: 'oracle-failed', args: { ...failing, signature: '0123456789ab' } },
    { recommended: 'block', 'zero-weight': 'block', intersection: 'block', budget: 'block', sealed: 'block', strict: 'block' },
  ],
  [
    'that no known-bad exists blocks where the proof is asked for',
    { rule: 'known-bad-missing', args: { folder: 'oracle/known-bad' } },
    { recommended: 'allow', intersection: 'block', strict: 'block' },
  ],
  [
    'a known-bad that passes blocks everywhere',
    { rule: 'known-bad-survived', args: { patch: 'oracle/known-bad/a.patch', expected: null, failed: [] } },
    { recommended: 'block', 'zero-weight': 'block', intersection: 'block', budget: 'block', sealed: 'block' },
  ],
]

test.for(CASES)('%s', claim('E', 'src/decide/**'), ([, finding, wanted]) => {
  for (const [preset, decision] of Object.entries(wanted))
    expect([preset, decided(finding, preset as PresetName)]).toEqual([preset, decision])
})
