import { describe, expect, test } from 'vitest'
import type { Verdict, VerdictTest } from '../../src/model/verdict.ts'
import { contradictions } from '../../src/verdict/consistent.ts'
import { ALLOW, BLOCK, REVIEW } from './sample.ts'

interface Row {
  readonly name: string
  readonly verdict: Verdict
  readonly what: string
  /** The places of all contradictions there are. */
  readonly at: readonly string[]
}

const allowed: Verdict['because'] = ALLOW.because
const changeTest = (verdict: Verdict, granted: VerdictTest['granted'], change: Partial<VerdictTest>): Verdict => ({
  ...verdict,
  tests: verdict.tests.map((one) => (one.granted === granted ? { ...one, ...change } : one)),
})
const lessFindings = (verdict: Verdict, ...rules: readonly string[]): Verdict => ({
  ...verdict,
  findings: verdict.findings.filter(({ rule }) => !rules.includes(rule)),
})
const weigh = (verdict: Verdict, severity: Verdict['findings'][number]['severity']): Verdict => ({
  ...verdict,
  findings: verdict.findings.map((finding) => ({ ...finding, severity })),
})
const state = (verdict: Verdict, phase: keyof Verdict['inputs'], to: Verdict['inputs']['scope']['state']): Verdict => ({
  ...verdict,
  inputs: { ...verdict.inputs, [phase]: { state: to, because: 'it was changed' } },
})

describe('samples agree with themselves', () => {
  test.for([ALLOW, REVIEW, BLOCK])('$decision', (verdict) => {
    expect(contradictions(verdict)).toEqual([])
  })
})

describe('a verdict that is better than what else stands in it', () => {
  const rows: readonly Row[] = [
    {
      name: 'its decision alone',
      verdict: { ...BLOCK, decision: 'allow' },
      what: 'its findings decide block',
      at: ['/decision', '/tests/0'],
    },
    {
      name: 'its decision and reasons',
      verdict: { ...BLOCK, decision: 'allow', because: allowed },
      what: 'its findings decide block',
      at: ['/decision', '/tests/0'],
    },
    {
      name: 'a review taken for an allow',
      verdict: { ...REVIEW, decision: 'allow', because: allowed },
      what: 'its findings decide review',
      at: ['/decision'],
    },
    {
      name: 'a block taken for a review',
      verdict: { ...BLOCK, decision: 'review' },
      what: 'its findings decide block',
      at: ['/decision', '/tests/0'],
    },
    { name: 'worse than its findings', verdict: { ...ALLOW, decision: 'block' }, what: 'its findings decide allow', at: ['/decision'] },
    { name: 'reasons of another decision', verdict: { ...BLOCK, because: allowed }, what: 'its reasons', at: ['/because'] },
    { name: 'no reasons', verdict: { ...ALLOW, because: [] }, what: 'its reasons', at: ['/because'] },
    { name: 'a reason less', verdict: { ...BLOCK, because: BLOCK.because.slice(1) }, what: 'its reasons', at: ['/because'] },
    {
      name: 'findings that weigh less',
      verdict: { ...weigh(BLOCK, 'note'), decision: 'allow', because: allowed },
      what: 'oracle-failed cannot be note under the preset recommended',
      at: ['/findings/0/severity', '/findings/1/severity', '/findings/2/severity', '/tests/0'],
    },
    {
      name: 'findings that weigh nothing',
      verdict: { ...weigh(REVIEW, 'off'), decision: 'allow', because: allowed },
      what: 'lock-missing cannot be off',
      at: ['/findings/0/severity'],
    },
    {
      name: 'an approval of what nobody can approve',
      verdict: {
        ...BLOCK,
        findings: BLOCK.findings.map((finding) => ({ ...finding, severity: 'note', approvedBy: 'me' })),
        decision: 'allow',
        because: allowed,
      },
      what: 'nobody can approve oracle-failed',
      at: [
        '/findings/0/approvedBy',
        '/findings/0/severity',
        '/findings/1/approvedBy',
        '/findings/1/severity',
        '/findings/2/approvedBy',
        '/findings/2/severity',
        '/findings/3/approvedBy',
        '/tests/0',
      ],
    },
    {
      name: 'a finding in another phase',
      verdict: { ...BLOCK, findings: BLOCK.findings.map((finding) => ({ ...finding, phase: 'scope' })) },
      what: 'belongs to the phase',
      at: ['/findings/0/phase', '/findings/1/phase', '/findings/2/phase', '/findings/3/phase'],
    },
    {
      name: 'findings taken out',
      verdict: {
        ...lessFindings(BLOCK, 'oracle-failed', 'fixture-changed', 'lease-expired', 'untrusted-failed'),
        decision: 'allow',
        because: allowed,
      },
      what: 'the trusted test oracle/examples/billing.test.ts > charges proved nothing',
      at: ['/tests/0', '/tests/2'],
    },
    {
      name: 'the finding of an untrusted test taken out',
      verdict: {
        ...changeTest(lessFindings(BLOCK, 'oracle-failed', 'fixture-changed', 'lease-expired', 'untrusted-failed'), 'E', {
          state: 'passed',
        }),
        decision: 'allow',
        because: allowed,
      },
      what: 'no finding names tests/own.test.ts > own, which failed',
      at: ['/classes/E', '/tests/2'],
    },
    {
      name: 'a frozen failure without its note',
      verdict: { ...ALLOW, findings: [] },
      what: 'no finding names tests/nondet/clock.test.ts > deadline window',
      at: ['/tests/2'],
    },
    {
      name: 'a freeze for another failure',
      verdict: { ...ALLOW, freezes: ALLOW.freezes.map((freeze) => ({ ...freeze, signatures: ['000000000000'] })) },
      what: 'failed in another way',
      at: ['/tests/2'],
    },
  ]
  test.for(rows)('$name', ({ verdict, what, at }) => {
    const found = contradictions(verdict)
    expect(found.map((each) => each.what)).toContainEqual(expect.stringContaining(what))
    expect(found.map(({ where }) => where)).toEqual(at)
  })
})

describe('evidence that is not there', () => {
  const rows: readonly Row[] = [
    {
      name: 'the policy could not be told',
      verdict: state(ALLOW, 'policy', 'unavailable'),
      what: 'the phase policy is unavailable',
      at: ['/inputs/policy'],
    },
    {
      name: 'the oracles could not be told',
      verdict: state(ALLOW, 'oracles', 'unavailable'),
      what: 'the phase oracles is unavailable',
      at: ['/inputs/oracles'],
    },
    {
      name: 'the oracles were not evaluated',
      verdict: state(ALLOW, 'oracles', 'not-evaluated'),
      what: 'the phase oracles is not-evaluated',
      at: ['/inputs/oracles', '/inputs/oracles'],
    },
    {
      name: 'there was nothing to judge by',
      verdict: state(ALLOW, 'oracles', 'not-applicable'),
      what: 'the phase oracles is not-applicable',
      at: ['/inputs/oracles'],
    },
    {
      name: 'the fixtures were not evaluated',
      verdict: state(ALLOW, 'fixtures', 'not-evaluated'),
      what: 'the phase fixtures was not evaluated',
      at: ['/inputs/fixtures'],
    },
    {
      name: 'the fixtures could not be told',
      verdict: state(ALLOW, 'fixtures', 'unavailable'),
      what: 'the phase fixtures is unavailable',
      at: ['/inputs/fixtures'],
    },
    {
      name: 'findings of a phase that was not evaluated',
      verdict: state(ALLOW, 'flakes', 'not-evaluated'),
      what: 'a finding of the phase flakes',
      at: ['/inputs/flakes', '/inputs/flakes'],
    },
    {
      name: 'a trusted test that did not run',
      verdict: changeTest(ALLOW, 'E', { state: 'skipped' }),
      what: 'proved nothing',
      at: ['/classes/E', '/tests/0'],
    },
    {
      name: 'a trusted test without an assertion',
      verdict: changeTest(ALLOW, 'E', { assertions: 0 }),
      what: 'proved nothing',
      at: ['/tests/0'],
    },
    {
      name: 'a trusted test that nobody reported on',
      verdict: changeTest(ALLOW, 'P', { assertions: null, runs: [] }),
      what: 'proved nothing',
      at: ['/tests/1'],
    },
    {
      name: 'a trusted test that passed on retry',
      verdict: changeTest(ALLOW, 'P', { flaky: true }),
      what: 'proved nothing',
      at: ['/tests/1'],
    },
    {
      name: 'a property that failed in a test that passed',
      verdict: changeTest(ALLOW, 'P', { runs: ALLOW.tests.flatMap(({ runs }) => runs).map((run) => ({ ...run, failed: true })) }),
      what: 'proved nothing',
      at: ['/tests/1'],
    },
    {
      name: 'no trusted test at all',
      verdict: {
        ...ALLOW,
        tests: ALLOW.tests.filter(({ granted }) => granted === 'N'),
        classes: { ...ALLOW.classes, E: { passed: 0, failed: 0, notRun: 0 }, P: { passed: 0, failed: 0, notRun: 0 } },
        testCount: ALLOW.testCount - 2,
      },
      what: 'no trusted test passed',
      at: ['/classes'],
    },
  ]
  test.for(rows)('$name', ({ verdict, what, at }) => {
    const found = contradictions(verdict)
    expect(found.map((each) => each.what)).toContainEqual(expect.stringContaining(what))
    expect(found.map(({ where }) => where)).toEqual(at)
  })
})

describe('numbers and names that do not fit', () => {
  const rows: readonly Row[] = [
    { name: 'a test less', verdict: { ...ALLOW, tests: ALLOW.tests.slice(1) }, what: 'are not those that it counts', at: ['/classes/E'] },
    {
      name: 'a trusted test taken for another class',
      verdict: changeTest(ALLOW, 'E', { granted: 'U' }),
      what: 'the tests that it lists as E',
      at: ['/classes/E'],
    },
    { name: 'another sum', verdict: { ...ALLOW, testCount: 3 }, what: 'and it counts 3', at: ['/testCount'] },
    { name: 'half a test', verdict: { ...ALLOW, testCount: 0.5 }, what: 'no whole number', at: ['/testCount', '/testCount'] },
    {
      name: 'less than no assertions',
      verdict: changeTest(ALLOW, 'E', { assertions: -1 }),
      what: 'no whole number',
      at: ['/tests/0/assertions', '/tests/0'],
    },
    {
      name: 'less than no time',
      verdict: { ...ALLOW, timing: { ...ALLOW.timing, milliseconds: -1 } },
      what: 'negative',
      at: ['/timing/milliseconds'],
    },
    {
      name: 'points that pay back',
      verdict: { ...ALLOW, freezes: ALLOW.freezes.map((freeze) => ({ ...freeze, points: -3 })) },
      what: 'negative',
      at: ['/freezes/0/points'],
    },
    {
      name: 'a test twice',
      verdict: { ...ALLOW, tests: [...ALLOW.tests, ...ALLOW.tests.slice(-1)] },
      what: 'not sorted by their ids',
      at: ['/tests/3/id', '/classes/N'],
    },
    {
      name: 'half a commit',
      verdict: { ...ALLOW, subject: { ...ALLOW.subject, tree: null } },
      what: 'one part is known',
      at: ['/subject'],
    },
    {
      name: 'a run with a base',
      verdict: { ...ALLOW, subject: { ...ALLOW.subject, base: '3'.repeat(40) } },
      what: 'a run has no base',
      at: ['/subject'],
    },
    {
      name: 'a run with the policy of a commit',
      verdict: { ...ALLOW, policy: { ...ALLOW.policy, ref: '3'.repeat(40) } },
      what: 'that of the work tree',
      at: ['/policy/ref'],
    },
  ]
  test.for(rows)('$name', ({ verdict, what, at }) => {
    const found = contradictions(verdict)
    expect(found.map((each) => each.what)).toContainEqual(expect.stringContaining(what))
    expect(found.map(({ where }) => where)).toEqual(at)
  })
})
