import type { RuleId } from '../../src/model/findings.ts'
import type { Decision, PresetName } from '../../src/model/words.ts'
import { DIFF_ROWS } from './diff-rows.ts'
import { ROWS, SMALL } from './run-rows.ts'
import type { FreezeChanges } from './run-rows.ts'
import { edited } from './shop.ts'

type Files = Readonly<Record<string, string | null>>

/** A row of SPEC 9 as `gate` judges it. */
export interface GateRow {
  readonly row: string
  readonly title: string
  readonly preset: PresetName
  /** Over the shop and its known-bads, before it is locked. */
  readonly setup?: Files
  /** Over the locked shop, still at base. */
  readonly atBase?: Files
  /** A row of the ledger of base, with the signature that the failure of the nondeterministic test has. */
  readonly freeze?: FreezeChanges
  readonly patch: Files
  readonly relock?: true
  readonly args?: readonly string[]
  readonly decision: Decision
  /** The rule of the row, which must be among the findings and as grave as the decision; none for an allow. */
  readonly rules?: readonly RuleId[]
  readonly flakes?: 'not-evaluated'
}

/** Edits that the oracles of the shop catch. */
export const KNOWN_BADS: Files = {
  'oracle/known-bad/forgets-pieces.yaml':
    'covers: src/basket.ts\nfile: src/basket.ts\nfind: line.pieces * line.price\nreplace: line.price\n',
  'oracle/known-bad/keeps-a-cent.patch': `# covers: src/loan.ts
# caught-by: oracle/properties/loan.test.ts > keeps the sum
# why: what was lent must come back whole
diff --git a/src/loan.ts b/src/loan.ts
--- a/src/loan.ts
+++ b/src/loan.ts
@@ -3,3 +3,3 @@
 export function lend(cents: number, days: number): Loan {
-  return { lent: cents, fee: Math.ceil((cents * days) / 10_000) }
+  return { lent: cents - 1, fee: Math.ceil((cents * days) / 10_000) }
 }
`,
}

const NO_KNOWN_BADS: Files = Object.fromEntries(Object.keys(KNOWN_BADS).map((path) => [path, null]))
const SMALLEST: Files = { ...SMALL, ...NO_KNOWN_BADS }

const harmless: Files = edited('src/loan.ts', 'export interface', '/** What was lent, and what it costs. */\nexport interface')
const emptyBaskets: Files = edited('src/basket.ts', 'return lines.reduce(', 'if (lines.length === 0) return 1\n  return lines.reduce(')
const newTest: Files = {
  'tests/basket.test.ts': `import { expect, test } from 'vitest'
import { sumOf } from '../src/basket.ts'

test('an empty basket costs a cent', () => {
  expect(sumOf([])).toBe(1)
})
`,
}

const isProduction = (path: string): boolean => path.startsWith('src/') || path.startsWith('tests/')
const part = (files: Files, isIn: (path: string) => boolean): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => isIn(path)))

/** The rows of a run: what a patch may not write there is at base here, behind the lock. */
const RUN_ROWS: readonly GateRow[] = ROWS.map(({ patch, rule, ...row }) => ({
  ...row,
  ...(row.setup === SMALL ? { setup: SMALLEST } : {}),
  atBase: part(patch, (path) => !isProduction(path)),
  patch: part(patch, isProduction),
  // The phase of the budget comes before that of the flakes, and says the same of the cap.
  ...(rule === undefined ? {} : { rules: [rule === 'freeze-cap-exceeded' ? 'budget-overdrawn' : rule] }),
}))

/** What `diff` lets through without running it, and a run shows to be wrong. */
const BREAKS_TESTS: ReadonlySet<string> = new Set(['the lock, as an owner approved', 'production and an edited assertion'])

/** Of those that need no run, the ones that do not end the gate before its first: the others end it as they end `diff`, by the same judges. */
const STATIC_ROWS: readonly GateRow[] = DIFF_ROWS.filter(
  ({ row, title, decision }) => /^[BSI]\d/.test(row) && decision !== 'block' && !BREAKS_TESTS.has(title),
)

export const GATE_ROWS: readonly GateRow[] = [
  ...RUN_ROWS,
  ...STATIC_ROWS,
  {
    row: 'I3',
    title: 'a known-bad passes',
    preset: 'intersection',
    setup: { 'oracle/known-bad/costs-more.yaml': 'covers: src/late.ts\nfile: src/late.ts\nfind: now > due\nreplace: now >= due\n' },
    patch: harmless,
    decision: 'block',
    rules: ['known-bad-survived'],
  },
  {
    row: 'I8',
    title: 'no known-bad exists',
    preset: 'intersection',
    setup: NO_KNOWN_BADS,
    patch: harmless,
    decision: 'block',
    rules: ['known-bad-missing'],
  },
  {
    row: 'B9',
    title: 'behaviour outside the intent moves, and its new tests pass',
    preset: 'budget',
    patch: { ...emptyBaskets, ...newTest },
    args: ['--all'],
    decision: 'block',
    rules: ['behavior-drift'],
  },
  {
    row: '7.6',
    title: 'the same inside the intent',
    preset: 'recommended',
    setup: { 'oracle/intent.yaml': 'allowBehaviorChange: ["src/basket.ts"]\nwhy: an empty basket has its price\n' },
    patch: emptyBaskets,
    decision: 'block',
    rules: ['untrusted-failed'],
  },
  {
    row: '7.6',
    title: 'a production file is renamed, and base’s tests of it go along',
    preset: 'zero-weight',
    setup: SMALLEST,
    patch: {
      'src/late.ts': null,
      'src/overdue.ts': `export function isLate(now: number, due: number): boolean {\n  return now > due\n}\n`,
      ...edited('tests/late.test.ts', '../src/late.ts', '../src/overdue.ts'),
    },
    decision: 'allow',
  },
  {
    row: 'S1',
    title: 'production only, a freeze that holds',
    preset: 'sealed',
    setup: SMALLEST,
    freeze: {},
    patch: edited('src/late.ts', 'now > due', 'now > due + 1'),
    decision: 'allow',
  },
  {
    row: '13',
    title: 'the configuration loads what the patch changes',
    preset: 'recommended',
    setup: edited(
      'vitest.config.ts',
      'export default',
      "import { isLate } from './src/late.ts'\n\nif (isLate(0, 1)) throw new Error('late')\n\nexport default",
    ),
    patch: edited('src/late.ts', 'now > due', 'due < now'),
    decision: 'review',
    rules: ['runner-loads-patch'],
  },
]
