import type { Verdict } from '../../src/model/verdict.ts'
import type { PresetName } from '../../src/model/words.ts'
import type { RuleId } from '../../src/model/findings.ts'
import { SHOP, edited } from './shop.ts'

/** The instant that every lease of these rows is held against. */
export const NOW = '2026-11-10T12:00:00Z'

export interface Row {
  readonly row: string
  readonly title: string
  readonly preset: PresetName
  /** Committed and locked before the patch. */
  readonly setup?: Readonly<Record<string, string | null>>
  /** Committed after the lock, still before the patch. */
  readonly afterLock?: Readonly<Record<string, string>>
  /** A row of the ledger for the nondeterministic test, made with the signature that its failure really has. */
  readonly freeze?: FreezeChanges
  readonly patch: Readonly<Record<string, string | null>>
  readonly decision: Verdict['decision']
  /** The rule that decides; none for an allow. */
  readonly rule?: RuleId
  readonly flakes?: 'not-evaluated'
}

/** What differs from a valid freeze; null leaves a field out. */
export type FreezeChanges = Readonly<Record<string, string | null>>

const harmless = { 'src/basket.ts': `${SHOP['src/basket.ts']}\nexport const none: readonly Line[] = []\n` }
const late = edited('src/late.ts', 'now > due', 'now > due + 1')
const looseProperty = edited('src/loan.ts', 'return loan.lent', 'return loan.lent + 1')
const wrongExample = edited('src/loan.ts', 'Math.ceil(', '1 + Math.ceil(')
const failingTest = {
  'tests/wish.test.ts': `import { expect, test } from 'vitest'\n\ntest('a wish', () => {\n  expect('poor').toBe('rich')\n})\n`,
}
const otherBytes = edited('oracle/fixtures/baskets/two.json', '"price": 99', '"price": 98')
const rebalanced = { 'oracle/fixtures/baskets/two.json': '{ "currency": "EUR", "lines": [{ "pieces": 2, "price": 250 }], "sum": 500 }\n' }
const noInvariants = { 'oracle/INVARIANTS.md': '# What always holds\n\nNothing is written down yet.\n' }
const noProperties = { 'oracle/properties/loan.test.ts': null, 'oracle/properties/basket.test.ts': null }
const noOracles = { 'oracle/examples/loan.test.ts': null, 'oracle/fixtures/baskets.test.ts': null }
const oneSeed = edited(
  'src/basket.ts',
  'return lines.reduce(',
  'if (lines.length === 10) return lines[0]?.price ?? 0\n  return lines.reduce(',
)
const property = 'oracle/properties/loan.test.ts > keeps the sum'
/**
 * The shop with one example, one property and the nondeterministic test, for rows that one row of the ledger or one test decides: what lies in
 * fixtures and what other tests say is of no account there, and each test file costs a process in each phase.
 */
export const SMALL = {
  'oracle/fixtures/baskets.test.ts': null,
  'oracle/fixtures/baskets/two.json': null,
  'oracle/properties/basket.test.ts': null,
  'tests/basket.test.ts': null,
}
const seedTest = 'oracle/properties/basket.test.ts > does not care for the order of many-lines'

export const ROWS: readonly Row[] = [
  {
    row: 'Z1',
    title: 'a property fails; an expired freeze is not what decides',
    preset: 'zero-weight',
    freeze: { expires: '2026-11-09' },
    patch: looseProperty,
    decision: 'block',
    rule: 'oracle-failed',
    flakes: 'not-evaluated',
  },
  {
    row: 'Z2',
    title: 'a fixture does not match its lock; a freeze without corpus is not what decides',
    preset: 'zero-weight',
    freeze: { corpus: null },
    patch: { ...harmless, ...rebalanced },
    decision: 'block',
    rule: 'fixture-changed',
    flakes: 'not-evaluated',
  },
  { row: 'Z3', title: 'properties pass, the lock matches', preset: 'zero-weight', patch: harmless, decision: 'allow' },
  { row: 'Z4', title: 'a failure that a valid freeze covers', preset: 'zero-weight', freeze: {}, patch: late, decision: 'allow' },
  {
    row: 'Z5',
    title: 'a freeze whose corpus has another hash',
    preset: 'zero-weight',
    setup: SMALL,
    freeze: { corpusSha256: 'ab'.repeat(32) },
    patch: late,
    decision: 'block',
    rule: 'lease-corpus-mismatch',
  },
  {
    row: 'Z5',
    title: 'a freeze whose corpus is not there',
    preset: 'zero-weight',
    setup: SMALL,
    freeze: { corpus: 'oracle/corpus/nowhere.json' },
    patch: late,
    decision: 'block',
    rule: 'lease-without-corpus',
  },
  {
    row: 'Z6',
    title: 'a freeze has expired',
    preset: 'zero-weight',
    setup: SMALL,
    freeze: { expires: '2026-11-09' },
    patch: late,
    decision: 'block',
    rule: 'lease-expired',
  },
  {
    row: 'Z7',
    title: 'a freeze on a property',
    preset: 'zero-weight',
    setup: SMALL,
    freeze: { test: property },
    patch: harmless,
    decision: 'block',
    rule: 'lease-on-oracle',
  },
  {
    row: 'Z8',
    title: 'the properties cannot be loaded',
    preset: 'zero-weight',
    patch: edited('src/loan.ts', 'export interface', `throw new Error('closed today')\nexport interface`),
    decision: 'block',
    rule: 'oracle-error',
  },
  {
    row: 'Z8',
    title: 'a property runs out of time',
    preset: 'zero-weight',
    setup: edited(
      'oracle/properties/basket.test.ts',
      '(seed) => {',
      'async (seed) => {\n  if (sumOf([]) !== 0) await new Promise(() => {})',
    ),
    patch: edited('src/basket.ts', 'return lines', 'if (lines.length === 0) return 1\n  return lines'),
    decision: 'block',
    rule: 'oracle-timeout',
  },
  {
    row: 'Z9',
    title: 'the tests of the patch fail, and weigh nothing',
    preset: 'zero-weight',
    setup: SMALL,
    patch: { ...harmless, ...failingTest },
    decision: 'allow',
  },

  { row: 'I1', title: 'all classes agree', preset: 'intersection', patch: harmless, decision: 'allow' },
  {
    row: 'I2',
    title: 'an untrusted test fails',
    preset: 'intersection',
    patch: { ...harmless, ...failingTest },
    decision: 'block',
    rule: 'untrusted-failed',
  },
  {
    row: 'I4',
    title: 'there is no property',
    preset: 'intersection',
    setup: noProperties,
    patch: harmless,
    decision: 'block',
    rule: 'no-property-tests',
  },
  {
    row: 'I5',
    title: 'an example fails, properties pass',
    preset: 'intersection',
    patch: wrongExample,
    decision: 'block',
    rule: 'oracle-failed',
  },
  {
    row: 'I6',
    title: 'an entry of the freeze file has expired',
    preset: 'intersection',
    freeze: { expires: '2026-11-09' },
    patch: harmless,
    decision: 'block',
    rule: 'lease-expired',
  },
  {
    row: 'I7',
    title: 'there are no oracle tests',
    preset: 'intersection',
    setup: noOracles,
    patch: harmless,
    decision: 'block',
    rule: 'no-oracle-tests',
  },
  {
    row: 'I9',
    title: 'the invariants of all properties are missing',
    preset: 'intersection',
    setup: noInvariants,
    patch: harmless,
    decision: 'block',
    rule: 'no-property-tests',
  },

  {
    row: 'B5',
    title: 'fixture bytes changed, the lock did not',
    preset: 'budget',
    patch: { ...harmless, ...rebalanced },
    decision: 'block',
    rule: 'fixture-changed',
  },
  {
    row: 'B7',
    title: 'a row of the ledger without an issue',
    preset: 'budget',
    setup: SMALL,
    freeze: { issue: null },
    patch: harmless,
    decision: 'block',
    rule: 'lease-field-missing',
  },
  {
    row: 'B8',
    title: 'points above the cap',
    preset: 'budget',
    setup: SMALL,
    freeze: { points: '4' },
    patch: harmless,
    decision: 'block',
    rule: 'freeze-cap-exceeded',
  },

  {
    row: 'S2',
    title: 'the flake record has expired',
    preset: 'sealed',
    setup: SMALL,
    freeze: { expires: '2026-11-09' },
    patch: harmless,
    decision: 'block',
    rule: 'lease-expired',
  },
  {
    row: 'S7',
    title: 'a property fails on one seed, inside the budget that a row gives it',
    preset: 'sealed',
    freeze: { test: seedTest, retries: '2', windowRuns: '40', maxFailRate: '0.5' },
    patch: oneSeed,
    decision: 'block',
    rule: 'oracle-failed',
    flakes: 'not-evaluated',
  },
  {
    row: 'S8',
    title: 'a fixture breaks its schema',
    preset: 'sealed',
    setup: edited('oracle/fixtures/baskets/two.json', '"EUR"', '"XYZ"'),
    patch: harmless,
    decision: 'block',
    rule: 'fixture-schema-violated',
  },
  {
    row: 'S8',
    title: 'a fixture breaks an invariant',
    preset: 'sealed',
    setup: { ...otherBytes, 'oracle/fixtures/baskets.test.ts': null },
    patch: harmless,
    decision: 'block',
    rule: 'fixture-invariant-broken',
  },
  {
    row: 'S9',
    title: 'retries without an expiry',
    preset: 'sealed',
    setup: SMALL,
    freeze: { expires: null, retries: '2', windowRuns: '40', maxFailRate: '0.05' },
    patch: harmless,
    decision: 'block',
    rule: 'lease-field-missing',
  },
]
