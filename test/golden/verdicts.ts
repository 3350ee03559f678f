import { decide } from '../../src/decide/decide.ts'
import { RUN_CANNOT_SHOW } from '../../src/decide/required.ts'
import type { Answers, Finding, PhaseAnswer } from '../../src/model/findings.ts'
import { finding } from '../../src/model/finding.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import type { Phase, PresetName } from '../../src/model/words.ts'
import { phaseOf, PHASES } from '../../src/rules/table.ts'
import { digestOf } from '../../src/verdict/digest.ts'
import { SAMPLE_FINDINGS, SAMPLES } from '../rules/samples.ts'

const NONE = { passed: 0, failed: 0, notRun: 0 }
const PROPERTY = 'oracle/properties/billing.test.ts > accrue > is undone by invert'
const CLOCK = 'tests/nondet/clock.test.ts > deadline window'

function answersFor(findings: readonly Finding[], other: Partial<Record<Phase, PhaseAnswer>>): Answers {
  const entries = PHASES.map((phase): [Phase, PhaseAnswer] => {
    const mine = findings.filter((one) => phaseOf(one) === phase)
    if (mine.length === 0 && RUN_CANNOT_SHOW.includes(phase)) return [phase, { state: 'not-evaluated', because: 'one run shows no patch' }]
    return [phase, { state: 'answered', findings: mine }]
  })
  return { ...(Object.fromEntries(entries) as Answers), ...other }
}

/** A verdict that `decide` made of some findings, in a world that never changes. */
export function verdictOf(preset: PresetName, findings: readonly Finding[], more: Partial<Verdict> = {}, other: Partial<Record<Phase, PhaseAnswer>> = {}): Verdict {
  const answers = answersFor(findings, other)
  const decided = decide(answers, { preset, overrides: { 'timeout-raised': 'off' }, scope: 'run', required: PHASES })
  const inputs = Object.fromEntries(
    PHASES.map((phase) => {
      const answer = answers[phase]
      return [phase, { state: answer.state, because: answer.state === 'answered' ? '' : answer.because }]
    }),
  ) as Verdict['inputs']
  const verdict: Omit<Verdict, 'digest'> = {
    schemaVersion: 1,
    tool: { name: 'vitest-oracle', version: '0.1.0' },
    scope: 'run',
    ...decided,
    subject: { head: '4f2c'.repeat(10), tree: '5a1b'.repeat(10), base: null, mergeBase: null, dirty: false },
    policy: { path: 'oracle/policy.yaml', ref: null, sha256: '3f7a9c2be81d4056'.repeat(4), preset },
    inputs,
    classes: { E: { ...NONE, passed: 3 }, P: { ...NONE, passed: 2 }, F: NONE, N: { ...NONE, passed: 1 }, U: { ...NONE, passed: 120 } },
    tests: [],
    testCount: 126,
    failures: [],
    seeds: { freshSeed: 1_234_567, freshName: 'fresh-4f2c4f2c4f2c', freshFrom: 'commit', lists: [{ name: '', count: 4 }] },
    freezes: [],
    regions: [],
    budget: null,
    knownBad: [],
    mutation: null,
    paths: [],
    environment: { node: '20.19.0', vitest: '4.1.12', platform: 'linux', arch: 'x64' },
    runner: { exitCode: 0, signal: null },
    timing: { startedAt: '2026-11-30T14:00:00.000Z', milliseconds: 2345, phases: {} },
    ...more,
  }
  return { ...verdict, digest: digestOf(verdict) }
}

const parts = { name: 'AssertionError', message: 'expected <n> to be <n>', operator: 'toBe', frames: ['invert@src/billing.ts'] }

const frozenFailure = { signature: '9f1c2ab34d5e', owner: CLOCK, message: 'the deadline passed', parts } as const

/** What a run can end in, by name. */
export const VERDICTS: Readonly<Record<string, Verdict>> = {
  allow: verdictOf('recommended', []),
  'allow-frozen': verdictOf('zero-weight', [finding('flake-frozen', SAMPLES['flake-frozen'], { file: 'tests/nondet/clock.test.ts', line: 4, column: 1 })], {
    failures: [frozenFailure],
    freezes: [{ test: CLOCK, expires: '2026-12-24', points: 1, signatures: ['9f1c2ab34d5e'], state: 'excuses' }],
    tests: [
      {
        id: 'tests/slow.test.ts > answers',
        claimed: null,
        granted: 'U',
        why: 'no tag, and its file matches no class',
        covers: [],
        state: 'passed',
        retries: 2,
        flaky: true,
        assertions: 1,
        runs: [],
        seeds: [],
        signatures: ['0123456789ab'],
      },
    ],
  }),
  block: verdictOf(
    'zero-weight',
    [
      finding('oracle-failed', SAMPLES['oracle-failed'], { file: 'oracle/properties/billing.test.ts', line: 12, column: 5 }),
      finding('fixture-changed', SAMPLES['fixture-changed'], { file: 'oracle/fixtures/orders/jp.json' }),
      finding('unhandled-error', SAMPLES['unhandled-error'], { file: 'tests/resize.test.ts' }),
      finding('lease-field-missing', SAMPLES['lease-field-missing'], { file: 'oracle/ledger.yaml', line: 4, column: 5 }),
      finding('class-claim-refused', SAMPLES['class-claim-refused'], { file: 'tests/slug.test.ts', line: 3, column: 1 }),
    ],
    {
      classes: { E: { ...NONE, passed: 3 }, P: { passed: 1, failed: 1, notRun: 1 }, F: NONE, N: NONE, U: { ...NONE, passed: 120 } },
      failures: [
        { signature: '9f1c2ab34d5e', owner: PROPERTY, message: 'Property failed after 1 tests\n{ seed: 42, path: "0" }\nCounterexample: [1, 2]', parts },
        { signature: '9f1c2ab34d5e', owner: `${PROPERTY} #2`, message: 'Property failed after 1 tests', parts },
      ],
      subject: { head: '4f2c'.repeat(10), tree: '5a1b'.repeat(10), base: null, mergeBase: null, dirty: true },
    },
  ),
  'no-tests': verdictOf('recommended', [finding('evidence-missing', { phase: 'oracles', because: 'no test ran at all' })], {
    testCount: 0,
    classes: { E: NONE, P: NONE, F: NONE, N: NONE, U: NONE },
    subject: { head: null, tree: null, base: null, mergeBase: null, dirty: null },
  }),
  unavailable: verdictOf('intersection', [], {}, { oracles: { state: 'unavailable', because: 'only the files that match “billing” were run, so nobody knows what the others would have said' } }),
  everything: verdictOf('strict', SAMPLE_FINDINGS, { scope: 'merge' }),
  many: verdictOf(
    'recommended',
    [
      ...Array.from({ length: 5000 }, (_, index) =>
        finding('untrusted-failed', { test: `tests/t${index}.test.ts > works`, signature: '0123456789ab', message: 'expected 1 to be 2' }, { file: `tests/t${index}.test.ts`, line: 3 }),
      ),
      ...Array.from({ length: 40 }, (_, index) => finding('no-property-tests', { because: `reason ${index}` })),
    ],
    {
      failures: Array.from({ length: 5000 }, (_, index) => ({ signature: `0123456789${(index % 30).toString(16).padStart(2, '0')}`, owner: `tests/t${index}.test.ts > works`, message: 'expected 1 to be 2', parts })),
      testCount: 12_345,
    },
  ),
  hostile: verdictOf('recommended', [
    finding('oracle-failed', { test: 'a.test.ts > \u001b[2J\u001b]0;x\u0007 cleared\r\nALLOW \u202e', signature: '0123456789ab', message: 'one\r\n ALLOW \u001b[32mall fine\u001b[0m' }, { file: 'a.test.ts\u0000', line: 1 }),
  ]),
}
