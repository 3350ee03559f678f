import type { RuleId } from '../../src/model/findings.ts'
import type { Freeze } from '../../src/model/owned-files.ts'
import type { LedgerRow } from '../../src/model/owned-observations.ts'
import { sha } from './owned.ts'
import { CLOCK, EXAMPLE, PROPERTY, SIGNATURE, type World, example, failed, failure, moduleOf, passed, property } from './seen.ts'

export const ID = `${CLOCK} > deadline window`
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
const row = (changes: Partial<Freeze> = {}, more: Partial<LedgerRow> = {}): LedgerRow => ({
  test: changes.test ?? ID,
  at,
  freeze: freeze(changes),
  mistakes: [],
  corpusNow: sha('c'),
  ...more,
})
const mistake = { at, wrong: 'the row has no issue', right: 'issue: https://…', frame: '' }

export interface FlakesCase {
  readonly name: string
  readonly rows?: readonly LedgerRow[]
  readonly clock?: 'passes' | 'fails'
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
]

/** The run of a case: the two trusted tests, and the nondeterministic one. */
export function worldOf({ rows, clock = 'passes', signature = SIGNATURE, world }: FlakesCase): World {
  const test = clock === 'fails' ? failed(CLOCK, 'deadline window', { failures: [failure(signature)] }) : passed(CLOCK, 'deadline window')
  return {
    modules: [moduleOf(EXAMPLE, [example()]), moduleOf(PROPERTY, [property()]), moduleOf(CLOCK, [test])],
    owned: { ledger: { state: 'read', path: 'oracle/ledger.yaml', sha256: sha('0'), value: rows ?? [] } },
    ...world,
  }
}
