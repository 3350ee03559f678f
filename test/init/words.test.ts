import { expect, test } from 'vitest'
import { decisionsOfVerdict } from '../../src/cli/init/words.ts'
import { unavailable } from '../../src/cli/gate/hand.ts'
import { finding } from '../../src/model/finding.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import { ALLOW } from '../verdict/sample.ts'

const blocked = (findings: readonly unknown[], failures: readonly unknown[] = []): Verdict =>
  ({ ...ALLOW, decision: 'block', findings, failures }) as Verdict

test('an allow leaves nothing to decide', () => {
  expect(decisionsOfVerdict(ALLOW)).toEqual([])
})

test('tests that fail without a patch are named once each, with what gives them up', () => {
  const failures = ['a.test.ts > x', 'a.test.ts > x', 'b.test.ts > y'].map((owner) => ({ owner, message: `${owner} was wrong\nat line 1` }))
  const found = {
    ...finding('untrusted-failed', { test: 'a.test.ts > x', message: '' } as never, { file: 'a.test.ts' }),
    severity: 'block',
  }
  const [decision, ...others] = decisionsOfVerdict(blocked([found], failures))
  expect(others).toEqual([])
  expect(decision?.what).toContain('2 tests of this project fail')
  expect(decision?.lines).toEqual([
    'a.test.ts > x: a.test.ts > x was wrong',
    'b.test.ts > y: b.test.ts > y was wrong',
    'oracle/policy.yaml: require: [scope, fixtures, budget, oracles, known-bad, flakes]',
  ])
})

test('tests that the gate cannot run are a decision of their own, and all else is said as it is', () => {
  const silent = (phase: string) => ({
    ...finding('evidence-missing', { phase, because: 'it runs in a browser' } as never, { file: 'a.test.ts' }),
    severity: 'block',
  })
  const decisions = decisionsOfVerdict(blocked([silent('untrusted'), silent('oracles')]))
  expect(decisions.map(({ what, lines, blocks }) => [what.slice(0, 20), lines.length, blocks])).toEqual([
    ['A patch that changes', 1, true],
    ['Some of this project', 2, true],
  ])
})

test('tests that take longer than a phase has may be given more', () => {
  const late = unavailable({
    state: 'unavailable',
    because: 'the process took longer than 600 s and was ended',
    timedOut: true,
    modules: [],
    running: [],
    output: '',
  })
  expect(late).toEqual({
    state: 'unavailable',
    because: 'the process took longer than 600 s and was ended, the time that a phase has by limits.phaseSeconds',
  })
  const because = late.state === 'unavailable' ? late.because : ''
  const found = { ...finding('evidence-missing', { phase: 'untrusted', because } as never, { file: 'a.test.ts' }), severity: 'block' }
  expect(decisionsOfVerdict(blocked([found]))[0]?.lines.slice(1)).toEqual([
    'oracle/policy.yaml: require: [scope, fixtures, budget, oracles, known-bad, flakes]',
    'or, where a slower answer is worth it, oracle/policy.yaml: limits: { phaseSeconds: 1800 }',
  ])
})

test('what a process printed at its end is told behind what became of it', () => {
  const ended = {
    state: 'unavailable',
    because: 'it ended early',
    timedOut: false,
    modules: [],
    running: [],
    output: 'a\nb\nc\nd\n',
  } as const
  expect(unavailable(ended)).toEqual({ state: 'unavailable', because: 'it ended early. It printed at its end: b c d' })
})
