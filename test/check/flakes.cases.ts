import type { RuleId } from '../../src/model/findings.ts'
import type { HistoryObservation, PastOutcome } from '../../src/model/history.ts'
import type { Freeze } from '../../src/model/owned-files.ts'
import type { LedgerRow } from '../../src/model/owned-observations.ts'
import { sha } from './owned.ts'
import type { ModuleObservation } from '../../src/model/run.ts'
import {
  CLOCK,
  EXAMPLE,
  NOW,
  PROPERTY,
  SIGNATURE,
  type World,
  error,
  example,
  failed,
  failure,
  moduleOf,
  passed,
  property,
} from './seen.ts'

const NO_BYTES = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

export const ID = `${CLOCK} > deadline window`
const OTHER_FILE = 'src/n.oracle.test.ts'
const OTHER = `${OTHER_FILE} > n`
const at = { file: 'oracle/ledger.yaml', line: 3, column: 5 }

const freeze = (changes: Partial<Freeze> = {}): Freeze => ({
  test: ID,
  reason: 'clock step',
  owner: 'platform',
  issue: 'https://tracker.example/1',
  firstSeen: '2026-11-03',
  expires: '2026-11-24',
  corpus: 'captured/a.json',
  corpusSha256: sha('c'),
  signatures: [SIGNATURE],
  points: 1,
  ...changes,
})
export const row = (changes: Partial<Freeze> = {}, more: Partial<LedgerRow> = {}): LedgerRow => ({
  test: changes.test ?? ID,
  at,
  freeze: freeze(changes),
  mistakes: [],
  corpusNow: sha('c'),
  ...more,
})
const mistake = { at, wrong: 'the row has no issue', right: 'issue: https://…', frame: '' }

/** A window as it is written here, newest first: `.` passed, `f` flaky, `x` failed. */
export const past = (outcomes: string, test: string = ID): HistoryObservation => ({
  state: 'read',
  windows: new Map([[test, [...outcomes].map(pastOutcome)]]),
  unreadable: [],
  filesRead: outcomes.length,
})

function pastOutcome(letter: string, index: number): PastOutcome {
  const outcome = letter === '.' ? 'passed' : letter === 'f' ? 'flaky' : 'failed'
  const at = new Date(Date.parse('2026-11-10T00:00:00.000Z') - index * 60_000).toISOString()
  return { run: index.toString(16).padStart(16, '0'), at, outcome, signatures: outcome === 'passed' ? [] : [SIGNATURE] }
}

const BUDGET = { windowRuns: 10, maxFailRate: 0.2 }

export interface FlakesCase {
  readonly name: string
  /** Absent in a run of the reporter. */
  readonly history?: HistoryObservation
  readonly rows?: readonly LedgerRow[]
  readonly clock?: 'passes' | 'fails' | 'passes-again' | 'fails-again' | 'never-ends' | 'never-runs' | 'is-lost'
  readonly signature?: string
  readonly world?: World
  readonly rules: readonly RuleId[]
}

export const FLAKES_CASES: readonly FlakesCase[] = [
  { name: 'no row, nothing fails', rules: [] },
  { name: 'a failure without a freeze', clock: 'fails', rules: ['flake-without-freeze'] },
  { name: 'a failure that a freeze covers', rows: [row()], clock: 'fails', rules: ['flake-frozen'] },
  { name: 'a freeze that nobody needs', rows: [row()], rules: [] },
  {
    name: 'a failure with another signature',
    rows: [row()],
    clock: 'fails',
    signature: '000000000001',
    rules: ['flake-signature-unknown'],
  },
  {
    name: 'a freeze that asks for a window, which a run does not have',
    rows: [row({ retries: 1, windowRuns: 40, maxFailRate: 0.1 })],
    clock: 'fails',
    rules: ['flake-frozen', 'flake-window-empty'],
  },
  {
    name: 'a row with a mistake',
    rows: [{ test: ID, at, mistakes: [mistake] }],
    clock: 'fails',
    rules: ['flake-without-freeze', 'lease-field-missing'],
  },
  { name: 'two rows for one test', rows: [row(), row()], rules: ['lease-duplicate'] },
  { name: 'a second row does not undo the first', rows: [row(), row()], clock: 'fails', rules: ['flake-frozen', 'lease-duplicate'] },
  {
    name: 'a lease that ended a moment ago',
    rows: [row({ expires: '2026-11-10T12:00:00Z' })],
    clock: 'fails',
    rules: ['flake-without-freeze', 'lease-expired'],
  },
  { name: 'a lease that ends a moment later', rows: [row({ expires: '2026-11-10T12:00:01Z' })], clock: 'fails', rules: ['flake-frozen'] },
  { name: 'a lease that ends with the day that it names', rows: [row({ expires: '2026-11-10' })], rules: ['lease-expired'] },
  { name: 'a lease of thirty days', rows: [row({ firstSeen: '2026-11-01', expires: '2026-12-01' })], rules: [] },
  { name: 'a lease of thirty-one days', rows: [row({ firstSeen: '2026-11-01', expires: '2026-12-02' })], rules: ['lease-too-long'] },
  { name: 'a lease that begins tomorrow', rows: [row({ firstSeen: '2026-11-11' })], rules: ['lease-too-long'] },
  { name: 'a freeze on a trusted test', rows: [row({ test: `${EXAMPLE} > adds` })], rules: ['lease-on-oracle'] },
  {
    name: 'a freeze on a test that is not classified',
    rows: [row({ test: 'tests/plain.test.ts > x' })],
    rules: ['lease-not-classified', 'lease-unknown-test'],
  },
  {
    name: 'a freeze whose corpus is a file without a byte',
    rows: [row({ corpusSha256: NO_BYTES }, { corpusNow: NO_BYTES })],
    clock: 'fails',
    rules: ['flake-without-freeze', 'lease-without-corpus'],
  },
  {
    name: 'a freeze whose corpus is not there',
    rows: [row({}, { corpusNow: null })],
    clock: 'fails',
    rules: ['flake-without-freeze', 'lease-without-corpus'],
  },
  {
    name: 'a freeze whose corpus has other bytes',
    rows: [row({}, { corpusNow: sha('d') })],
    clock: 'fails',
    rules: ['flake-without-freeze', 'lease-corpus-mismatch'],
  },
  { name: 'points at the cap', rows: [row({ points: 3 })], rules: [] },
  { name: 'points above the cap', rows: [row({ points: 4 })], rules: ['freeze-cap-exceeded'] },
  { name: 'a lease that begins at this moment', rows: [row({ firstSeen: NOW })], rules: [] },
  {
    name: 'dates that cannot be read are no term',
    rows: [row({ firstSeen: 'once' }), row({ expires: 'soon', test: OTHER })],
    world: { modules: [clockModule('passes', SIGNATURE), moduleOf(OTHER_FILE, [passed(OTHER_FILE, 'n')])] },
    rules: ['lease-expired', 'lease-too-long', 'lease-too-long'],
  },
  {
    name: 'a freeze whose row names no corpus',
    rows: [{ test: ID, at, freeze: freeze(), mistakes: [] }],
    clock: 'fails',
    rules: ['flake-without-freeze', 'lease-without-corpus'],
  },
  {
    name: 'three rows for one test, each against the first',
    rows: [row(), row({}, { at: { ...at, line: 9 } }), row({}, { at: { ...at, line: 15 } })],
    rules: ['lease-duplicate', 'lease-duplicate'],
  },
  {
    name: 'rows that name no test',
    rows: [
      { test: '', at, mistakes: [mistake] },
      { test: '', at, mistakes: [mistake] },
    ],
    rules: ['lease-field-missing', 'lease-field-missing'],
  },
  {
    name: 'a freeze on a test of fixtures',
    rows: [row({ test: 'oracle/fixtures/f.test.ts > f' })],
    world: { modules: [moduleOf('oracle/fixtures/f.test.ts', [passed('oracle/fixtures/f.test.ts', 'f')])] },
    rules: ['lease-on-oracle'],
  },
  {
    name: 'a freeze on a test that a run of some tests left out',
    rows: [row({ test: OTHER })],
    world: { run: { limits: [{ kind: 'filtered', because: 'only x' }] } },
    rules: [],
  },
  {
    name: 'a freeze on a test that an interrupted run left out',
    rows: [row({ test: OTHER })],
    world: { run: { reason: 'interrupted' } },
    rules: [],
  },
  { name: 'a freeze on a test that is not there', rows: [row({ test: OTHER })], rules: ['lease-unknown-test'] },
  {
    name: 'the freeze of another test',
    rows: [row({ test: OTHER })],
    world: { modules: [clockModule('fails', SIGNATURE), moduleOf(OTHER_FILE, [passed(OTHER_FILE, 'n')])] },
    rules: ['flake-without-freeze'],
  },
  {
    name: 'two failures, of which a freeze covers one',
    rows: [row()],
    world: { modules: [moduleOf(CLOCK, [failed(CLOCK, 'deadline window', { failures: [failure(), failure('000000000001')] })])] },
    rules: ['flake-signature-unknown'],
  },
  {
    name: 'a failure with a place, of the last attempt',
    world: {
      modules: [
        moduleOf(CLOCK, [
          failed(CLOCK, 'deadline window', {
            errors: ['first', 'second', 'last'].map((message) => error({ message })),
            failures: ['000000000001', '000000000002', '000000000003'].map((one) => failure(one)),
            location: { file: 'lib/clock.ts', line: 7, column: 3 },
          }),
        ]),
      ],
    },
    rules: ['flake-without-freeze'],
  },
  {
    name: 'every attempt of a run failed as the freeze says',
    rows: [row()],
    clock: 'fails-again',
    rules: ['flake-frozen', 'flake-frozen'],
  },
  // What is no failure of its own, the oracles or the phase of other tests say in a run.
  ...(['passes-again', 'never-ends', 'never-runs', 'is-lost'] as const).map((clock): FlakesCase => ({
    name: `a run in which the test ${clock}`,
    clock,
    rules: [],
  })),
  {
    name: 'a trusted test that fails',
    world: { modules: [moduleOf(EXAMPLE, [failed(EXAMPLE, 'adds')])] },
    rules: [],
  },
]

const UNAVAILABLE: HistoryObservation = { state: 'unavailable', because: 'the folder cannot be read' }

/** With the history, which a gate reads. */
export const WINDOW_CASES: readonly FlakesCase[] = [
  {
    name: 'Z4: a failure that a freeze without a window covers',
    rows: [row()],
    clock: 'fails',
    history: past(''),
    rules: ['flake-frozen'],
  },
  {
    name: 'Z5: a freeze without its corpus, whatever the window says',
    rows: [row(BUDGET, { corpusNow: null })],
    clock: 'fails',
    history: past('..........'),
    rules: ['flake-without-freeze', 'lease-without-corpus'],
  },
  {
    name: 'Z6, I6, S2: an expired lease, though nothing fails and the window is full',
    rows: [row({ ...BUDGET, expires: '2026-11-10' })],
    history: past('..........'),
    rules: ['lease-expired'],
  },
  {
    name: 'Z7: a freeze on a trusted test',
    rows: [row({ ...BUDGET, test: `${EXAMPLE} > adds` })],
    history: past('..........', `${EXAMPLE} > adds`),
    rules: ['lease-on-oracle'],
  },
  { name: 'B8: points above the cap', rows: [row({ points: 4 })], history: past(''), rules: ['freeze-cap-exceeded'] },
  {
    name: 'S10: above the rate, and the last run and this one passed',
    rows: [row(BUDGET)],
    history: past('.xxx......'),
    rules: ['flake-budget-exceeded'],
  },
  {
    name: 'S10: above the rate, and this run failed',
    rows: [row(BUDGET)],
    clock: 'fails',
    history: past('.xxx......'),
    rules: ['flake-budget-exceeded'],
  },
  { name: 'at the rate', rows: [row(BUDGET)], history: past('.xx.......'), rules: [] },
  { name: 'at the rate, and this run failed', rows: [row(BUDGET)], clock: 'fails', history: past('.xx.......'), rules: ['flake-frozen'] },
  {
    name: 'a run that passed only when it was run again counts as failed',
    rows: [row(BUDGET)],
    history: past('xff.......'),
    rules: ['flake-budget-exceeded'],
  },
  { name: 'failures behind the window', rows: [row(BUDGET)], history: past('..........xxxx'), rules: [] },
  {
    name: 'a rate of nought bears nothing',
    rows: [row({ windowRuns: 2, maxFailRate: 0 })],
    history: past('.x'),
    rules: ['flake-budget-exceeded'],
  },
  { name: 'a rate of one bears everything', rows: [row({ windowRuns: 2, maxFailRate: 1 })], history: past('xx'), rules: [] },
  {
    name: 'a rate that no binary fraction is',
    rows: [row({ windowRuns: 100, maxFailRate: 0.29 })],
    history: past('x'.repeat(29) + '.'.repeat(71)),
    rules: [],
  },
  { name: 'no past run, and nothing fails', rows: [row(BUDGET)], history: past(''), rules: ['flake-window-empty'] },
  {
    name: 'no past run, and the test fails',
    rows: [row(BUDGET)],
    clock: 'fails',
    history: past(''),
    rules: ['flake-frozen', 'flake-window-empty'],
  },
  { name: 'one run too few', rows: [row(BUDGET)], history: past('.........'), rules: ['flake-window-empty'] },
  {
    name: 'too few runs, and many of them failed, but they can still be borne',
    rows: [row(BUDGET)],
    history: past('xx'),
    rules: ['flake-window-empty'],
  },
  {
    name: 'too few runs, and more failures than any further run could mend',
    rows: [row(BUDGET)],
    history: past('xxx'),
    rules: ['flake-budget-exceeded'],
  },
  { name: 'the window of another test', rows: [row(BUDGET)], history: past('xxxxxxxxxx', 'a.test.ts > b'), rules: ['flake-window-empty'] },
  {
    name: 'another signature stays one, also within the budget',
    rows: [row(BUDGET)],
    clock: 'fails',
    signature: '000000000001',
    history: past('..........'),
    rules: ['flake-signature-unknown'],
  },
  { name: 'a pass at a later attempt, without a freeze', clock: 'passes-again', history: past(''), rules: ['flake-without-freeze'] },
  {
    name: 'a pass at a later attempt, as the row bears',
    rows: [row({ ...BUDGET, retries: 1 })],
    clock: 'passes-again',
    history: past('..........'),
    rules: ['flake-frozen'],
  },
  {
    name: 'a pass at a later attempt, after a failure of another kind',
    rows: [row({ ...BUDGET, retries: 1 })],
    clock: 'passes-again',
    signature: '000000000001',
    history: past('..........'),
    rules: ['flake-signature-unknown'],
  },
  {
    name: 'every attempt failed',
    rows: [row({ ...BUDGET, retries: 1 })],
    clock: 'fails-again',
    history: past('..........'),
    rules: ['flake-budget-exceeded'],
  },
  {
    name: 'a worker that died has no signature to excuse',
    rows: [row()],
    clock: 'never-ends',
    history: past(''),
    rules: ['flake-signature-unknown'],
  },
  { name: 'a worker that died, without a freeze', clock: 'never-ends', history: past(''), rules: ['flake-without-freeze'] },
  { name: 'a hook that failed', clock: 'never-runs', history: past(''), rules: ['flake-without-freeze'] },
  { name: 'a hook that failed as the freeze says', rows: [row()], clock: 'never-runs', history: past(''), rules: ['flake-frozen'] },
  { name: 'a file that could not be collected', clock: 'is-lost', history: past(''), rules: ['flake-without-freeze'] },
  {
    name: 'an expired row, and a window above the rate',
    rows: [row({ ...BUDGET, expires: '2026-11-10' })],
    history: past('xxxx......'),
    rules: ['lease-expired'],
  },
  {
    name: 'a row with a mistake, and a history',
    rows: [{ test: ID, at, mistakes: [mistake] }],
    history: past('xxxx......'),
    rules: ['lease-field-missing'],
  },
  {
    name: 'a window that is not full, and another test fails',
    rows: [row(BUDGET)],
    history: past(''),
    world: { modules: [clockModule('passes', SIGNATURE), moduleOf(OTHER_FILE, [failed(OTHER_FILE, 'n')])] },
    rules: ['flake-window-empty', 'flake-without-freeze'],
  },
  ...(
    [
      ['a hook of another suite', { owner: `${CLOCK} > other`, errors: [error()], failures: [] }, 'run'],
      ['a hook, of a test that is marked skip', { owner: CLOCK, errors: [error()], failures: [] }, 'skip'],
      ['no hook', null, 'run'],
    ] as const
  ).map(([what, hook, mode]): FlakesCase => ({
    name: `a test that was skipped beside ${what}`,
    history: past(''),
    world: {
      modules: [
        moduleOf(CLOCK, [passed(CLOCK, 'deadline window', { state: 'skipped', mode })], { hookFailures: hook === null ? [] : [hook] }),
      ],
    },
    rules: [],
  })),
  ...(
    [
      ['failed', { state: 'failed' }, ['flake-without-freeze']],
      ['never ended', { state: 'pending' }, ['flake-without-freeze']],
      ['passed but for a hook', { hookFailures: [{ owner: CLOCK, errors: [], failures: [] }] }, ['flake-without-freeze']],
      ['passed', {}, []],
    ] as const
  ).map(([what, changes, rules]): FlakesCase => ({
    name: `a test that its file did not declare, which ${what}`,
    history: past(''),
    world: { modules: [moduleOf(CLOCK, [], changes)] },
    rules,
  })),
  {
    name: 'a test of a named project that its file did not declare',
    history: past(''),
    world: { modules: [moduleOf('oracle/examples/listed.test.ts', [], { project: 'web', state: 'failed' })] },
    rules: ['flake-without-freeze'],
  },
  {
    name: 'the same file in another project',
    history: past(''),
    world: { modules: [moduleOf('oracle/examples/listed.test.ts', [], { state: 'failed' })] },
    rules: [],
  },
  { name: 'no history where no row asks for one', rows: [row()], clock: 'fails', history: UNAVAILABLE, rules: ['flake-frozen'] },
]

/** The run of a case: the two trusted tests, and the nondeterministic one. */
export function worldOf({ rows, clock = 'passes', signature = SIGNATURE, world }: FlakesCase): World {
  return {
    modules: [moduleOf(EXAMPLE, [example()]), moduleOf(PROPERTY, [property()]), clockModule(clock, signature)],
    owned: { ledger: { state: 'read', path: 'oracle/ledger.yaml', sha256: sha('0'), value: rows ?? [] } },
    ...world,
  }
}

function clockModule(clock: NonNullable<FlakesCase['clock']>, signature: string): ModuleObservation {
  const failures = [failure(signature)]
  const hook = { owner: CLOCK, errors: [error()], failures }
  const title = 'deadline window'
  switch (clock) {
    case 'passes':
      return moduleOf(CLOCK, [passed(CLOCK, title)])
    case 'fails':
      return moduleOf(CLOCK, [failed(CLOCK, title, { failures })])
    case 'passes-again':
      return moduleOf(CLOCK, [passed(CLOCK, title, { flaky: true, retries: 1, errors: [error()], failures })])
    case 'fails-again':
      return moduleOf(CLOCK, [failed(CLOCK, title, { retries: 1, failures: [...failures, ...failures] })])
    case 'never-ends':
      return moduleOf(CLOCK, [passed(CLOCK, title, { state: 'pending' })], { state: 'pending' })
    case 'never-runs':
      return moduleOf(CLOCK, [passed(CLOCK, title, { state: 'skipped' })], { state: 'failed', hookFailures: [hook] })
    case 'is-lost':
      return moduleOf(CLOCK, [], { state: 'failed', hookFailures: [hook] })
  }
}
