import { finding } from '../../src/model/finding.ts'
import type { Finding } from '../../src/model/findings.ts'
import type { Judged, JudgedPath } from '../../src/model/judged.ts'
import type { Verdict, VerdictTest } from '../../src/model/verdict.ts'
import { PHASES, phaseOf } from '../../src/rules/table.ts'
import { SAMPLE_FINDINGS, SAMPLES } from '../rules/samples.ts'
import { verdictOf } from '../golden/verdicts.ts'

const BILLING = 'oracle/properties/billing.test.ts > accrue > is undone by invert'
const PRICE = 'oracle/examples/price.test.ts > three for two'
const CLOCK = 'tests/nondet/clock.test.ts > deadline window'

const trusted = (id: string, state: VerdictTest['state']): VerdictTest => ({
  id,
  claimed: 'E',
  granted: 'E',
  why: 'its file matches the globs for examples',
  covers: [],
  state,
  retries: 0,
  flaky: false,
  assertions: 2,
  runs: [],
  seeds: [],
  signatures: [],
})

const changed = (path: string, cls: JudgedPath['class'] = 'production'): Verdict['paths'][number] => ({
  path,
  change: 'modified',
  from: null,
  class: cls,
})

const SUBJECT = { head: '4f2c'.repeat(10), tree: '5a1b'.repeat(10), base: '77aa'.repeat(10), mergeBase: '77aa'.repeat(10), dirty: false }

/** All parts that a page can have. */
function whole(findings: readonly Finding[], more: Partial<Verdict> = {}): Verdict {
  // A gate has an answer of each phase.
  const silent = PHASES.filter((phase) => !findings.some((found) => phaseOf(found) === phase))
  const answers = Object.fromEntries(silent.map((phase) => [phase, { state: 'answered', findings: [] } as const]))
  const shown: Partial<Verdict> = {
    scope: 'merge',
    subject: SUBJECT,
    paths: [
      changed('src/billing.ts'),
      changed('src/price.ts'),
      changed('src/shop/cart.ts'),
      changed('src/shop/tax/rates.ts'),
      changed('src/shop/tax/rounding.ts'),
      changed('src/slug.ts'),
      changed('tests/slug.test.ts', 'test'),
      { path: 'docs/prices.md', change: 'renamed', from: 'docs/price.md', class: 'writable' },
    ],
    regions: [
      { covers: 'src/billing.ts', tests: [BILLING], imported: ['src/billing.ts'], known: true },
      { covers: 'src/price.ts#priceOf', tests: [PRICE], imported: ['src/price.ts'], known: true },
      { covers: 'src/shop/**', tests: [PRICE], imported: ['src/shop/cart.ts'], known: true },
    ],
    tests: [
      trusted(BILLING, 'passed'),
      trusted(PRICE, 'passed'),
      { ...trusted('tests/slow.test.ts > answers', 'passed'), granted: 'U', flaky: true, retries: 2 },
    ],
    knownBad: [
      { file: 'oracle/known-bad/off-by-one.patch', outcome: 'killed', killedBy: [BILLING], covers: ['src/billing.ts'], milliseconds: 210 },
      {
        file: 'oracle/known-bad/no-discount.yaml',
        outcome: 'killed',
        killedBy: [PRICE, BILLING],
        covers: ['src/price.ts'],
        milliseconds: 190,
      },
    ],
    freezes: [{ test: CLOCK, expires: '2026-12-24', points: 1, signatures: ['9f1c2ab34d5e'], state: 'unused' }],
    budget: { state: 'counted', credits: 4, debits: 0, score: 4 },
    timing: {
      startedAt: '2026-11-30T14:00:00.000Z',
      milliseconds: 12_345,
      phases: { scope: 110, oracles: 4200, 'known-bad': 3100, characterization: 2900 },
    },
    ...more,
  }
  return verdictOf('recommended', findings, shown, answers)
}

const blocking: readonly Finding[] = [
  finding('oracle-failed', SAMPLES['oracle-failed'], { file: 'oracle/properties/billing.test.ts', line: 12, column: 5 }),
  finding('assertion-weakened', SAMPLES['assertion-weakened'], { file: 'tests/slug.test.ts', line: 14, column: 3 }),
  finding('test-skipped', SAMPLES['test-skipped'], { file: 'tests/slug.test.ts', line: 3, column: 1 }),
  finding('known-bad-survived', SAMPLES['known-bad-survived'], { file: 'oracle/known-bad/off-by-one.patch' }),
  finding('flake-budget-exceeded', SAMPLES['flake-budget-exceeded'], { file: 'oracle/ledger.yaml', line: 3 }),
  finding(
    'flake-window-empty',
    { ...SAMPLES['flake-window-empty'], test: 'tests/nondet/net.test.ts > retries' },
    { file: 'oracle/ledger.yaml', line: 13 },
  ),
  finding('lease-field-missing', SAMPLES['lease-field-missing'], { file: 'oracle/ledger.yaml', line: 4, column: 5 }),
]

const failed: Verdict['failures'] = [
  {
    signature: '9f1c2ab34d5e',
    owner: BILLING,
    message: 'Property failed after 1 tests\n{ seed: 42, path: "0" }\nCounterexample: [1, 2]',
    parts: { name: 'AssertionError', message: '', operator: 'toBe', frames: [] },
  },
]

const many = (count: number): readonly Finding[] =>
  Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? finding(
          'untrusted-failed',
          { test: `tests/t${index}.test.ts > works`, signature: '0123456789ab', message: 'expected 1 to be 2' },
          { file: `tests/t${index}.test.ts`, line: 3 },
        )
      : finding(
          'assertion-removed',
          { ...SAMPLES['assertion-removed'], test: `tests/t${index}.test.ts > works` },
          { file: `tests/t${index}.test.ts`, line: 7 },
        ),
  )

const FRAME = {
  before: [{ line: 14, text: "  expect(slug('Crème brûlée')).toBe('creme-brulee')" }],
  after: [{ line: 14, text: "  expect(slug('Crème brûlée')).toBeTruthy()" }],
}

/** What is looked at in a browser, by name. */
export const PAGES: Readonly<Record<string, Judged>> = {
  allow: whole([]),
  review: whole([finding('assertion-weakened', SAMPLES['assertion-weakened'], { file: 'tests/slug.test.ts', line: 14, column: 3 })]),
  block: whole(blocking, {
    failures: failed,
    tests: [trusted(BILLING, 'failed'), trusted(PRICE, 'passed')],
    knownBad: [
      { file: 'oracle/known-bad/no-discount.yaml', outcome: 'killed', killedBy: [PRICE], covers: [], milliseconds: 190 },
      { file: 'oracle/known-bad/off-by-one.patch', outcome: 'survived', killedBy: [], covers: [], milliseconds: 190 },
      { file: 'oracle/known-bad/stale.patch', outcome: 'stale', killedBy: [], covers: [], milliseconds: 0 },
    ],
    budget: { state: 'counted', credits: 1, debits: 7, score: -6 },
    classes: {
      E: { passed: 3, failed: 0, notRun: 0 },
      P: { passed: 1, failed: 1, notRun: 1 },
      F: { passed: 0, failed: 0, notRun: 0 },
      N: { passed: 1, failed: 0, notRun: 0 },
      U: { passed: 120, failed: 0, notRun: 0 },
    },
  }),
  everything: whole(SAMPLE_FINDINGS),
  large: whole(many(10_000), {
    paths: Array.from({ length: 3000 }, (_, index) => changed(`packages/p${index % 60}/src/part-${index}.ts`)),
    regions: Array.from({ length: 40 }, (_, index) => ({
      covers: `packages/p${index}/src/**`,
      tests: [index % 3 === 0 ? BILLING : PRICE],
      imported: Array.from({ length: 30 }, (_of, at) => `packages/p${index}/src/part-${index + 60 * at}.ts`),
      known: true,
    })),
  }),
  empty: verdictOf('recommended', [], { testCount: 0, paths: [] }),
}

/** The code of findings about assertions. */
export const framesOfPages = (found: Finding): typeof FRAME | null => (found.rule === 'assertion-weakened' ? FRAME : null)
