import { decide } from '../../src/decide/decide.ts'
import type { Answers, Finding } from '../../src/model/findings.ts'
import type { Verdict, VerdictTest } from '../../src/model/verdict.ts'
import type { Phase } from '../../src/model/words.ts'
import { phaseOf } from '../../src/rules/table.ts'
import { digestOf } from '../../src/verdict/digest.ts'
import { TOOL } from '../../src/verdict/tool.ts'

export const HEAD: string = '1'.repeat(40)
export const TREE: string = '2'.repeat(40)
export const SIGNATURE = '9f1c2ab34d5e'

/** With the digest that its content has. */
export const sealed = (verdict: Omit<Verdict, 'digest'>): Verdict => ({ ...verdict, digest: digestOf(verdict) })

const test = (id: string, change: Partial<VerdictTest>): VerdictTest => ({
  id,
  claimed: null,
  granted: 'U',
  why: 'nothing claims it',
  covers: [],
  state: 'passed',
  retries: 0,
  flaky: false,
  assertions: 1,
  runs: [],
  seeds: [],
  signatures: [],
  ...change,
})

const property = test('oracle/properties/billing.test.ts > accrue > is undone', {
  claimed: 'P',
  granted: 'P',
  why: 'its file lies on a sealed path and its invariant is known',
  covers: ['src/billing.ts'],
  assertions: 100,
  runs: [
    {
      seed: 17,
      path: null,
      runsAsked: 100,
      runsDone: 100,
      skips: 0,
      failed: false,
      interrupted: false,
      pinned: false,
      replayOnly: false,
      counterexample: null,
    },
  ],
  seeds: ['list:orders'],
})
const example = test('oracle/examples/billing.test.ts > charges', { granted: 'E', claimed: 'E' })
const frozen = test('tests/nondet/clock.test.ts > deadline window', {
  granted: 'N',
  claimed: 'N',
  state: 'failed',
  signatures: [SIGNATURE],
})
const own = test('tests/own.test.ts > own', { state: 'failed', signatures: [SIGNATURE] })

const failureOf = (owner: string): Verdict['failures'][number] => ({
  signature: SIGNATURE,
  owner,
  message: 'expected <number> to be <number>',
  parts: { name: 'AssertionError', message: 'expected <number> to be <number>', operator: 'toBe', frames: ['test@tests/own.test.ts'] },
})

const NO_PATCH = { state: 'not-evaluated', because: 'one run shows no patch' } as const

/** A run's verdict as the reporter makes it, from findings and the tests that give them. */
function verdictOf(findings: readonly Finding[], tests: readonly VerdictTest[], freezes: Verdict['freezes'] = []): Verdict {
  const of = (phase: Phase): Answers[Phase] => ({ state: 'answered', findings: findings.filter((finding) => phaseOf(finding) === phase) })
  const answers: Answers = {
    scope: NO_PATCH,
    policy: of('policy'),
    fixtures: of('fixtures'),
    budget: NO_PATCH,
    oracles: of('oracles'),
    'known-bad': NO_PATCH,
    characterization: NO_PATCH,
    flakes: of('flakes'),
    untrusted: of('untrusted'),
    region: NO_PATCH,
  }
  const decided = decide(answers, { preset: 'recommended', overrides: {}, scope: 'run', required: ['policy', 'oracles'] })
  const sorted = [...tests].sort((a, b) => (a.id < b.id ? -1 : 1))
  const count = (cls: VerdictTest['granted'], state: 'passed' | 'failed'): number =>
    tests.filter((one) => one.granted === cls && one.state === state).length
  const counts = (cls: VerdictTest['granted']) => ({ passed: count(cls, 'passed'), failed: count(cls, 'failed'), notRun: 0 })
  const state = (phase: Phase): Verdict['inputs'][Phase] => {
    const answer = answers[phase]
    return { state: answer.state, because: answer.state === 'answered' ? '' : answer.because }
  }
  return sealed({
    schemaVersion: 1,
    tool: TOOL,
    scope: 'run',
    ...decided,
    subject: { head: HEAD, tree: TREE, base: null, mergeBase: null, dirty: false },
    policy: { path: 'oracle/policy.yaml', ref: null, sha256: 'a'.repeat(64), preset: 'recommended' },
    inputs: {
      scope: state('scope'),
      policy: state('policy'),
      fixtures: state('fixtures'),
      budget: state('budget'),
      oracles: state('oracles'),
      'known-bad': state('known-bad'),
      characterization: state('characterization'),
      flakes: state('flakes'),
      untrusted: state('untrusted'),
      region: state('region'),
    },
    classes: { E: counts('E'), P: counts('P'), F: counts('F'), N: counts('N'), U: { ...counts('U'), passed: 7 } },
    tests: sorted,
    testCount: tests.length + 7,
    failures: sorted.filter((one) => one.state === 'failed').map(({ id }) => failureOf(id)),
    seeds: { freshSeed: 17, freshName: 'fresh-0123456789ab', freshFrom: 'commit', lists: [{ name: 'orders', count: 3 }] },
    freezes,
    budget: null,
    knownBad: [],
    mutation: null,
    paths: [],
    regions: [{ covers: 'src/billing.ts', tests: [property.id], imported: ['src/billing.ts'], known: true }],
    environment: { node: 'v20.20.2', vitest: '4.1.12', platform: 'linux', arch: 'x64' },
    runner: { exitCode: 0, signal: null },
    timing: { startedAt: '2026-11-30T12:00:00.000Z', milliseconds: 1234, phases: {} },
  })
}

const untrustedFailed: Finding = {
  rule: 'untrusted-failed',
  args: { test: own.id, signature: SIGNATURE, message: 'expected 1 to be 2' },
  at: { file: 'tests/own.test.ts', line: 3, column: 9 },
}
const flakeFrozen: Finding = {
  rule: 'flake-frozen',
  args: { test: frozen.id, signature: SIGNATURE, owner: 'platform-tests', expires: '2026-12-24' },
}
const freeze: Verdict['freezes'][number] = { test: frozen.id, expires: '2026-12-24', points: 1, signatures: [SIGNATURE], state: 'excuses' }

/** A verdict for each decision, each with all that a verdict can hold. */
export const ALLOW: Verdict = verdictOf([flakeFrozen], [property, example, frozen], [freeze])
export const REVIEW: Verdict = verdictOf([{ rule: 'lock-missing', args: { path: 'oracle/oracle.lock.json' } }], [property, example])
export const BLOCK: Verdict = verdictOf(
  [
    untrustedFailed,
    { rule: 'oracle-failed', args: { test: example.id, signature: SIGNATURE, message: 'expected 1 to be 2' } },
    { rule: 'fixture-changed', args: { file: 'oracle/fixtures/jp.json', locked: 'b'.repeat(64), now: 'c'.repeat(64) } },
    { rule: 'lease-expired', args: { test: frozen.id, expires: '2026-11-24', now: '2026-11-30T12:00:00.000Z' } },
  ],
  [property, { ...example, state: 'failed', signatures: [SIGNATURE] }, own],
)
