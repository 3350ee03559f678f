import { classifyRun } from '../../src/check/classified.ts'
import { finding } from '../../src/model/finding.ts'
import type { Finding, PhaseAnswer } from '../../src/model/findings.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import type { Phase } from '../../src/model/words.ts'
import { phaseOf, PHASES } from '../../src/rules/table.ts'
import { judgeMerge } from '../../src/verdict/judge-merge.ts'
import type { MergeAnswers, MergeSeen } from '../../src/verdict/judge-merge.ts'
import { regionsOf } from '../../src/verdict/regions.ts'
import { CLOCK, example, failed, moduleOf, passed, PLAIN, property, PROPERTY, seenRun, SIGNATURE } from '../check/seen.ts'
import { HEAD, TREE } from './sample.ts'

export const BASE: string = '3'.repeat(40)
export const MERGE_BASE: string = '4'.repeat(40)

const trusted = classifyRun(seenRun())
const kill = (file: string, outcome: Verdict['knownBad'][number]['outcome'] = 'killed'): Verdict['knownBad'][number] => ({
  file,
  outcome,
  killedBy: outcome === 'killed' ? [example().id, property().id] : [],
  covers: ['src/billing.ts'],
  milliseconds: 120,
})

/** Mutants of one file, of which all but the survivors were killed. */
export const mutation = (killed: number, survived: number): NonNullable<Verdict['mutation']> => ({
  minKillRate: 0.8,
  files: [{ file: 'src/billing.ts', mutants: killed + survived, killed, survived, error: 0, timeout: 0, unknown: 0 }],
  survivors: Array.from({ length: survived }, (_, index) => ({
    file: 'src/billing.ts',
    line: index + 3,
    column: 10,
    operator: 'relational',
    before: 'if (count > 3) {',
    after: 'if (count >= 3) {',
  })),
})

/** Every phase has an answer; each finding in its own phase. */
export const answeredBy = (...findings: readonly Finding[]): MergeAnswers =>
  Object.fromEntries(
    PHASES.map((phase): [Phase, PhaseAnswer] => [phase, { state: 'answered', findings: findings.filter((one) => phaseOf(one) === phase) }]),
  )

/** What a gate saw of a patch with which nothing is wrong. */
export const SEEN: MergeSeen = {
  subject: { head: HEAD, tree: TREE, base: BASE, mergeBase: MERGE_BASE, dirty: false },
  policy: { path: 'oracle/policy.yaml', ref: MERGE_BASE, sha256: 'a'.repeat(64), preset: 'recommended' },
  settings: { preset: 'recommended', overrides: {}, scope: 'merge' },
  answers: answeredBy(),
  budget: { state: 'counted', credits: 2, debits: 0, score: 2 },
  paths: [
    { path: 'src/billing.ts', change: 'modified', from: null, class: 'production' },
    { path: 'src/invoice.ts', change: 'renamed', from: 'src/bill.ts', class: 'production' },
  ],
  runs: {
    trusted,
    characterization: null,
    flakes: classifyRun(seenRun({ modules: [moduleOf(CLOCK, [passed(CLOCK, 'deadline window')])] })),
    untrusted: classifyRun(seenRun({ modules: [moduleOf(PLAIN, [passed(PLAIN, 'adds'), passed(PLAIN, 'takes away')])] })),
  },
  knownBad: [kill('oracle/known-bad/off-by-one.patch'), kill('oracle/known-bad/no-tax.yaml')],
  mutation: mutation(9, 1),
  freezes: [],
  regions: regionsOf(trusted.tests),
  seeds: { freshSeed: 17, freshName: 'fresh-0123456789ab', freshFrom: 'commit', lists: [{ name: 'orders', count: 3 }] },
  environment: { node: 'v20.20.2', vitest: '4.1.12', platform: 'linux', arch: 'x64' },
  runner: { exitCode: 0, signal: null },
  timing: { startedAt: '2026-11-30T12:00:00.000Z', milliseconds: 4321, phases: { scope: 21, oracles: 1800.5 } },
  inventory: false,
}

const untrustedFailed = finding('untrusted-failed', { test: `${PLAIN} > adds`, signature: SIGNATURE, message: 'expected 1 to be 2' })
const patchFailed = classifyRun(seenRun({ modules: [moduleOf(PLAIN, [failed(PLAIN, 'adds'), passed(PLAIN, 'takes away')])] }))

/** With the failure of a test of the patch, which has no weight under this preset. */
export const MERGE_ALLOW: Verdict = judgeMerge({
  ...SEEN,
  settings: { ...SEEN.settings, preset: 'zero-weight' },
  answers: answeredBy(untrustedFailed),
  runs: { ...SEEN.runs, untrusted: patchFailed },
})

export const MERGE_REVIEW: Verdict = judgeMerge({
  ...SEEN,
  answers: answeredBy(
    finding('known-bad-stale', { patch: 'oracle/known-bad/no-tax.yaml', message: 'the text is not there' }),
    finding('budget-negative', { credits: 0, debits: 1, score: -1 }),
  ),
  budget: { state: 'counted', credits: 0, debits: 1, score: -1 },
  knownBad: [kill('oracle/known-bad/no-tax.yaml', 'stale'), kill('oracle/known-bad/off-by-one.patch')],
})

const broken = classifyRun(
  seenRun({
    modules: [moduleOf(example().file, [failed(example().file, 'adds')]), moduleOf(PROPERTY, [property()])],
  }),
)

/** All of it is wrong, and it was asked for `--all`. */
export const MERGE_BLOCK: Verdict = judgeMerge({
  ...SEEN,
  answers: answeredBy(
    untrustedFailed,
    finding('sealed-path-changed', { path: 'oracle/seeds.txt', change: 'modified', sealedBy: 'oracle/**' }),
    finding('oracle-failed', { test: example().id, signature: SIGNATURE, message: 'expected 1 to be 2' }),
    finding('budget-undefined', { because: 'fixture bytes changed, and their lock did not' }),
    finding('budget-negative', { credits: 0, debits: 99, score: -99 }),
    finding('known-bad-survived', { patch: 'oracle/known-bad/off-by-one.patch', expected: null, failed: [] }),
    finding('known-bad-error', { patch: 'oracle/known-bad/z.patch', outcome: 'timeout', message: 'it ran for 600 s' }),
    finding('change-unproven', {
      killed: 1,
      mutants: 4,
      unknown: 0,
      minKillRate: 0.8,
      survivors: ['src/billing.ts:3:10', 'src/billing.ts:4:10', 'src/billing.ts:5:10'],
    }),
    finding('evidence-missing', { phase: 'region', because: 'coverage could not be read within 3 s' }),
  ),
  budget: { state: 'undefined', credits: 0, debits: 99, score: -99, because: 'fixture bytes changed, and their lock did not' },
  paths: [...SEEN.paths, { path: 'oracle/seeds.txt', change: 'modified', from: null, class: 'sealed' }],
  runs: { ...SEEN.runs, trusted: broken, untrusted: patchFailed },
  knownBad: [
    kill('oracle/known-bad/off-by-one.patch', 'survived'),
    kill('oracle/known-bad/z.patch', 'timeout'),
    kill('oracle/known-bad/a.patch'),
  ],
  mutation: mutation(1, 3),
})

/** The scope blocked, and nothing else was looked at. */
export const MERGE_CUT: Verdict = judgeMerge({
  ...SEEN,
  answers: {
    scope: {
      state: 'answered',
      findings: [finding('sealed-path-changed', { path: 'oracle/seeds.txt', change: 'modified', sealedBy: 'oracle/**' })],
    },
  },
  budget: null,
  paths: [{ path: 'oracle/seeds.txt', change: 'modified', from: null, class: 'sealed' }],
  runs: { trusted: null, characterization: null, flakes: null, untrusted: null },
  knownBad: [],
  mutation: null,
  regions: [],
  runner: { exitCode: null, signal: null },
})
