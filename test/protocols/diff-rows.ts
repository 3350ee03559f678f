import type { RuleId } from '../../src/model/findings.ts'
import type { Decision, PresetName } from '../../src/model/words.ts'
import { SHOP, edited } from './shop.ts'

type Files = Readonly<Record<string, string | null>>

/** A row of SPEC 9 that needs no run: the decision of `diff`, and rules that must be among its findings. */
export interface DiffRow {
  readonly row: string
  readonly title: string
  readonly preset: PresetName
  /** Over the shop, before it is locked. */
  readonly setup?: Files
  /** Over the locked shop, still at base. */
  readonly atBase?: Files
  readonly patch: Files
  /** Writes the lock anew in the patch. */
  readonly relock?: true
  readonly args?: readonly string[]
  readonly decision: Decision
  readonly rules?: readonly RuleId[]
}

const harmless: Files = edited('src/loan.ts', 'export function lentOf', '/** What was lent. */\nexport function lentOf')
const fixture: Files = edited('oracle/fixtures/baskets/two.json', '"pieces": 1, "price": 99', '"pieces": 1, "price": 100')
const newProperty: Files = {
  'oracle/properties/fee.test.ts': `import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { lend } from '../../src/loan.ts'

test('a fee is never negative', oracle('P', { invariant: 'lend-keeps-the-sum', covers: 'src/loan.ts' }), () => {
  fc.assert(fc.property(fc.nat(1_000), fc.nat(9), (cents, days) => { expect(lend(cents, days).fee).toBeGreaterThanOrEqual(0) }))
})
`,
}
const two = `import { expect, test } from 'vitest'
import { sumOf } from '../src/basket.ts'

test('two of a kind', () => {
  expect(sumOf([{ pieces: 2, price: 3 }])).toBe(6)
  expect(sumOf([{ pieces: 0, price: 3 }])).toBe(0)
})
`
const twoTests: Files = { 'tests/two.test.ts': two }
const ledger = (lines: string): Files => ({
  'oracle/ledger.yaml': `version: 1
freezes:
  - test: "tests/late.test.ts > is late after the hour"
    reason: the clock steps
    owner: people
    issue: https://tracker.example/SHOP-7
    firstSeen: 2026-11-01
    expires: 2026-11-20
    corpus: oracle/corpus/late.json
    corpusSha256: 5f92d07a5a4ac4a1e4d27ea3f5be7ed1c2af5fa0e1ef6ab3b1f84a2a5f9b2e11
    signatures: [0123456789ab]
    points: 1
`.replace(...(lines.split(' => ') as [string, string])),
})

export const NOW = '2026-11-10T00:00:00.000Z'

export const DIFF_ROWS: readonly DiffRow[] = [
  {
    row: 'I10',
    title: 'a new oracle with production code, no owner approved',
    preset: 'intersection',
    patch: { ...harmless, ...newProperty },
    decision: 'block',
    rules: ['oracle-and-code-mixed'],
  },
  {
    row: 'I10',
    title: 'the same, approved',
    preset: 'intersection',
    patch: { ...harmless, ...newProperty },
    args: ['--approved-by', 'someone,@Shop/People'],
    decision: 'allow',
    rules: ['oracle-and-code-mixed'],
  },
  {
    row: 'I10',
    title: 'the same, approved by nobody who counts',
    preset: 'intersection',
    patch: { ...harmless, ...newProperty },
    args: ['--approved-by', 'someone'],
    decision: 'block',
    rules: ['oracle-and-code-mixed'],
  },
  { row: 'B1', title: 'production only', preset: 'budget', patch: harmless, decision: 'allow' },
  {
    row: 'B2',
    title: 'a property by its owner',
    preset: 'budget',
    patch: newProperty,
    args: ['--approved-by', '@shop/people'],
    decision: 'allow',
    rules: ['no-production-change'],
  },
  {
    row: 'B3',
    title: 'an assertion removed',
    preset: 'budget',
    setup: twoTests,
    patch: { ...harmless, 'tests/two.test.ts': two.replace(/.*pieces: 0.*\n/, '') },
    decision: 'block',
    rules: ['assertion-removed', 'budget-negative'],
  },
  {
    row: 'B4',
    title: 'a skip, though a row of the ledger names the test',
    preset: 'budget',
    atBase: ledger('points: 1 => points: 1'),
    patch: { ...harmless, ...edited('tests/late.test.ts', "test('is late", "test.skip('is late") },
    args: ['--all'],
    decision: 'block',
    rules: ['test-skipped'],
  },
  {
    row: 'B5',
    title: 'fixture bytes without their lock',
    preset: 'budget',
    patch: fixture,
    args: ['--all'],
    decision: 'block',
    rules: ['fixture-changed', 'budget-undefined'],
  },
  {
    row: 'B6',
    title: 'the lock without an intent',
    preset: 'budget',
    patch: fixture,
    relock: true,
    args: ['--all'],
    decision: 'block',
    rules: ['lock-changed-without-intent', 'budget-undefined'],
  },
  {
    row: 'B6',
    title: 'the lock, as an owner approved',
    preset: 'budget',
    patch: fixture,
    relock: true,
    args: ['--all', '--approved-by', '@shop/people'],
    decision: 'allow',
    rules: ['lock-changed-without-intent'],
  },
  {
    row: 'B7',
    title: 'a row of the ledger without an issue',
    preset: 'budget',
    atBase: ledger('    issue: https://tracker.example/SHOP-7\n => '),
    patch: harmless,
    decision: 'block',
    rules: ['lease-field-missing'],
  },
  {
    row: 'B7',
    title: 'a row that has expired',
    preset: 'budget',
    atBase: ledger('2026-11-20 => 2026-11-09'),
    patch: harmless,
    decision: 'block',
    rules: ['lease-expired'],
  },
  {
    row: 'B8',
    title: 'points above the cap',
    preset: 'budget',
    atBase: ledger('points: 1 => points: 4'),
    patch: harmless,
    args: ['--all'],
    decision: 'block',
    rules: ['freeze-cap-exceeded', 'budget-overdrawn'],
  },
  { row: 'S1', title: 'production only', preset: 'sealed', patch: harmless, decision: 'allow' },
  {
    row: 'S3',
    title: 'production and an edited assertion',
    preset: 'sealed',
    setup: twoTests,
    patch: { ...harmless, 'tests/two.test.ts': two.replace('toBe(6)', 'toBe(7)') },
    decision: 'review',
    rules: ['expected-value-changed'],
  },
  {
    row: 'S3',
    title: 'production and an assertion of other inputs with another value',
    preset: 'sealed',
    setup: twoTests,
    patch: { ...harmless, 'tests/two.test.ts': two.replace('pieces: 2, price: 3 }])).toBe(6)', 'pieces: 4, price: 2 }])).toBe(8)') },
    decision: 'review',
    rules: ['expected-value-changed'],
  },
  {
    row: 'S4',
    title: 'production and a sealed schema',
    preset: 'sealed',
    patch: {
      ...harmless,
      ...edited(
        'oracle/schemas/basket.json',
        '"additionalProperties": false,\n  "required": ["currency"',
        '"additionalProperties": true,\n  "required": ["currency"',
      ),
    },
    args: ['--all'],
    decision: 'block',
    rules: ['oracle-and-code-mixed', 'sealed-path-changed', 'schema-loosened'],
  },
  {
    row: 'S5',
    title: 'production and a new skip',
    preset: 'sealed',
    patch: { ...harmless, ...edited('tests/basket.test.ts', "test('nothing", "test.skip('nothing") },
    decision: 'block',
    rules: ['test-skipped'],
  },
  { row: 'S6', title: 'tests only', preset: 'sealed', patch: twoTests, decision: 'block', rules: ['no-production-change'] },
  {
    row: 'S8',
    title: 'a fixture breaks its schema at base',
    preset: 'sealed',
    setup: { 'oracle/fixtures/baskets/two.json': (SHOP['oracle/fixtures/baskets/two.json'] ?? '').replace('EUR', 'XYZ') },
    patch: harmless,
    decision: 'block',
    rules: ['fixture-schema-violated'],
  },
  {
    row: '7',
    title: 'base has no policy',
    preset: 'recommended',
    atBase: { 'oracle/policy.yaml': null },
    patch: harmless,
    decision: 'block',
    rules: ['policy-missing'],
  },
  {
    row: '7',
    title: 'the policy of base cannot be read, that of the patch can',
    preset: 'recommended',
    atBase: { 'oracle/policy.yaml': 'version: 1\nversion: 1\n' },
    patch: { ...harmless, 'oracle/policy.yaml': 'version: 1\n' },
    args: ['--all'],
    decision: 'block',
    rules: ['policy-invalid', 'sealed-path-changed'],
  },
  {
    row: '7.1',
    title: 'the patch takes the lock away',
    preset: 'recommended',
    patch: { ...harmless, 'oracle/oracle.lock.json': null },
    args: ['--all'],
    decision: 'block',
    rules: ['sealed-path-changed', 'lock-changed-without-intent'],
  },
]
