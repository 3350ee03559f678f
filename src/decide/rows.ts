import type { RuleId } from '../model/findings.ts'
import type { Decision } from '../model/words.ts'
import type { TablePreset } from '../rules/rule.ts'

/**
 * One row of a protocol's decision table (SPEC 9). A row that does not allow stands for the rules that raise it; the first row that fits
 * is the one that is named. A row that allows has no rules: `noted` lists findings, all of them notes, of which one must be there.
 */
export interface Row {
  readonly row: string
  readonly decision: Decision
  readonly rules: readonly RuleId[]
  /** Rules of which one must be among the findings, too. */
  readonly noted?: readonly RuleId[]
  readonly why: string
}

const LEASE_RULES: readonly RuleId[] = [
  'lease-field-missing',
  'lease-duplicate',
  'lease-expired',
  'lease-too-long',
  'lease-on-oracle',
  'lease-not-classified',
]
const CORPUS_RULES: readonly RuleId[] = ['lease-without-corpus', 'lease-corpus-mismatch', 'flake-replay-differs']
const FAILED: readonly RuleId[] = [
  'oracle-failed',
  'oracle-flaky',
  'oracle-skipped',
  'oracle-without-evidence',
  'expect-tampered',
  'property-empty',
]
const ENDED: readonly RuleId[] = ['oracle-error', 'oracle-timeout', 'oracle-missing', 'runner-exited-early', 'unhandled-error']
const BYTES: readonly RuleId[] = ['fixture-changed', 'fixture-missing', 'fixture-unlocked', 'lock-missing', 'sealed-file-written']
const SHAPE: readonly RuleId[] = ['fixture-schema-violated', 'fixture-invariant-broken']

const ZERO_WEIGHT: readonly Row[] = [
  { row: 'Z1', decision: 'block', rules: FAILED, why: 'a trusted test failed; no freeze is ever consulted for it' },
  { row: 'Z2', decision: 'block', rules: [...BYTES, ...SHAPE, 'lock-changed-without-intent'], why: 'the fixtures do not match their lock' },
  { row: 'Z5', decision: 'block', rules: CORPUS_RULES, why: 'a freeze was asked for, but its captured input is not the one on record' },
  { row: 'Z6', decision: 'block', rules: ['lease-expired'], why: 'a freeze has expired' },
  { row: 'Z7', decision: 'block', rules: ['lease-on-oracle'], why: 'a property or fixture test cannot be frozen' },
  { row: 'Z8', decision: 'block', rules: ENDED, why: 'the properties ended in an error or a timeout' },
  {
    row: 'Z9',
    decision: 'allow',
    rules: [],
    noted: ['untrusted-failed'],
    why: "properties pass and the lock matches; the failures of the patch's own tests are logged with weight 0",
  },
  {
    row: 'Z4',
    decision: 'allow',
    rules: [],
    noted: ['flake-frozen'],
    why: 'properties pass, the lock matches, and each failure of a classified test has a valid freeze',
  },
  { row: 'Z3', decision: 'allow', rules: [], why: 'properties pass, the lock matches, and no freeze is needed' },
]

const INTERSECTION: readonly Row[] = [
  { row: 'I2', decision: 'block', rules: ['untrusted-failed'], why: 'an untrusted test failed: it cannot help, but it can block' },
  {
    row: 'I3',
    decision: 'block',
    rules: ['known-bad-survived', 'known-bad-stale', 'known-bad-error'],
    why: 'the oracles are not shown to fail on what is known to be bad',
  },
  {
    row: 'I9',
    decision: 'block',
    rules: ['no-property-tests'],
    noted: ['invariant-missing', 'class-claim-refused'],
    why: 'a property that names no known invariant is untrusted, and no other is left',
  },
  {
    row: 'I4',
    decision: 'block',
    rules: ['no-property-tests', 'seeds-missing', 'property-empty'],
    why: 'the class of properties is empty or recorded no seeds',
  },
  { row: 'I5', decision: 'block', rules: [...FAILED, ...ENDED], why: 'a trusted class does not agree' },
  {
    row: 'I6',
    decision: 'block',
    rules: [...LEASE_RULES, ...CORPUS_RULES, 'lease-unknown-test', 'freeze-cap-exceeded'],
    why: 'the freeze file is not valid: triage its entry',
  },
  { row: 'I7', decision: 'block', rules: ['no-oracle-tests'], why: 'the oracle class is empty' },
  { row: 'I8', decision: 'block', rules: ['known-bad-missing'], why: 'no known-bad exists, so nothing shows that the oracles bite' },
  {
    row: 'I10',
    decision: 'block',
    rules: ['oracle-and-code-mixed', 'sealed-path-changed'],
    why: 'the oracle tree changed in this patch, and no owner approved',
  },
  {
    row: 'I1',
    decision: 'allow',
    rules: [],
    why: 'the oracle class, the properties and the freeze file agree, and no untrusted test objects',
  },
]

const BUDGET: readonly Row[] = [
  { row: 'B4', decision: 'block', rules: ['test-skipped', 'test-focused'], why: 'a skip outside the ledger is a debit without an end' },
  {
    row: 'B3',
    decision: 'block',
    rules: [
      'assertion-removed',
      'assertion-weakened',
      'test-deleted',
      'test-emptied',
      'table-shrunk',
      'property-narrowed',
      'budget-negative',
    ],
    why: 'the patch took power out of the tests',
  },
  {
    row: 'B6',
    decision: 'block',
    rules: ['lock-changed-without-intent', 'budget-undefined'],
    noted: ['lock-changed-without-intent'],
    why: "the lock changed without an owner's intent",
  },
  {
    row: 'B5',
    decision: 'block',
    rules: [...BYTES, 'budget-undefined'],
    why: 'fixture bytes changed and their lock did not: the budget is undefined',
  },
  { row: 'B8', decision: 'block', rules: ['freeze-cap-exceeded', 'budget-overdrawn'], why: 'the budget is overdrawn' },
  {
    row: 'B7',
    decision: 'block',
    rules: [...LEASE_RULES, ...CORPUS_RULES, 'lease-unknown-test'],
    why: 'a row of the ledger that is no freeze is a debit without an end',
  },
  { row: 'B9', decision: 'block', rules: ['behavior-drift'], why: 'behaviour outside the intent moved' },
  { row: 'B2', decision: 'allow', rules: [], noted: ['no-production-change'], why: 'the tests gained power, alone, and nothing debits' },
  { row: 'B1', decision: 'allow', rules: [], why: 'properties pass, fixtures hold still, and the change of power is not negative' },
]

const SEALED: readonly Row[] = [
  {
    row: 'S4',
    decision: 'block',
    rules: ['sealed-path-changed', 'oracle-and-code-mixed', 'schema-loosened', 'runner-config-changed'],
    why: 'the patch touches a sealed path',
  },
  { row: 'S6', decision: 'block', rules: ['no-production-change'], why: 'the patch changes tests only' },
  { row: 'S5', decision: 'block', rules: ['test-skipped', 'test-focused'], why: 'a test was taken out of the run without a flake record' },
  {
    row: 'S3',
    decision: 'review',
    rules: [
      'expected-value-changed',
      'assertion-weakened',
      'assertion-removed',
      'snapshot-rewritten',
      'test-deleted',
      'table-shrunk',
      'property-narrowed',
      'budget-negative',
    ],
    why: 'the patch edits what its own tests assert: a person looks',
  },
  { row: 'S8', decision: 'block', rules: [...SHAPE, ...BYTES], why: 'a fixture breaks its schema or its lock' },
  {
    row: 'S7',
    decision: 'block',
    rules: [...FAILED, ...ENDED, 'no-property-tests', 'seeds-missing', 'lease-on-oracle'],
    why: 'a property does not hold on the sealed seeds; it is never frozen',
  },
  { row: 'S2', decision: 'block', rules: ['lease-expired'], why: 'the flake record has expired' },
  {
    row: 'S9',
    decision: 'block',
    rules: [...LEASE_RULES, ...CORPUS_RULES, 'lease-unknown-test', 'freeze-cap-exceeded'],
    why: 'the flake record is not complete',
  },
  {
    row: 'S10',
    decision: 'block',
    rules: ['flake-budget-exceeded'],
    why: 'the test fails more often than its numbered budget, whatever its last run did',
  },
  {
    row: 'S1',
    decision: 'allow',
    rules: [],
    why: 'production only, fixtures valid, properties hold on sealed seeds, and the flake record is unchanged',
  },
]

/** `recommended` has no table of its own, and `strict` names the rows of the four. */
export const ROWS: { readonly [P in TablePreset]: readonly Row[] } = {
  recommended: [],
  'zero-weight': ZERO_WEIGHT,
  intersection: INTERSECTION,
  budget: BUDGET,
  sealed: SEALED,
}
