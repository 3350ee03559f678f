import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAJORS, type Project } from '../support/index.ts'
import { EXAMPLE, SHOP, edit, replay, shopWith, shown } from './shop.ts'

const PRICE = SHOP['src/price.ts'] ?? ''
const FREE = `# why: it was merged once
diff --git a/src/price.ts b/src/price.ts
--- a/src/price.ts
+++ b/src/price.ts
@@ -1,7 +1,7 @@
 import { rate } from './rate.ts'
 
 export function priceOf(count: number, each: number): number {
-  return (count - Math.floor(count / 3)) * each
+  return (count - 0) * each
 }
 
 export function withTax(amount: number): number {
`
const ROUND = `diff --git a/src/price.ts b/src/price.ts
--- a/src/price.ts
+++ b/src/price.ts
@@ -6,4 +6,4 @@ export function priceOf(count: number, each: number): number {
 
 export function withTax(amount: number): number {
-  return Math.round(amount * (1 + rate))
+  return Math.trunc(amount * (1 + rate))
 }
`
const RATE =
  'diff --git a/src/rate.ts b/src/rate.ts\n--- a/src/rate.ts\n+++ b/src/rate.ts\n@@ -1 +1 @@\n-export const rate = 0.25\n+export const rate = 0.5\n'

/** Both patches that were carried, in a form that `git apply` takes, and what keeps the others. */
const PROPOSED = `oracle/known-bad/free.patch:5:1: stale: the lines of src/price.ts that it changes, around line 1, are different now
  src/price.ts:4 is src/price.ts:6 now, by its text
  killed by ${EXAMPLE} > three for two
diff --git a/oracle/known-bad/free.patch b/oracle/known-bad/free.patch
--- a/oracle/known-bad/free.patch
+++ b/oracle/known-bad/free.patch
@@ -2,12 +2,12 @@
 diff --git a/src/price.ts b/src/price.ts
 --- a/src/price.ts
 +++ b/src/price.ts
-@@ -1,7 +1,7 @@
- import { rate } from './rate.ts'
+@@ -3,7 +3,7 @@
+ import { rate } from './rates.ts'
  
  export function priceOf(count: number, each: number): number {
 -  return (count - Math.floor(count / 3)) * each
 +  return (count - 0) * each
  }
  
- export function withTax(amount: number): number {
+ export function withTax(amount: number, more = 0): number {

oracle/known-bad/rate.patch:1:1: stale: there is no file src/rate.ts any more
  src/rate.ts:1 is src/rates.ts:2 now, by its text
  killed by ${EXAMPLE} > tax
diff --git a/oracle/known-bad/rate.patch b/oracle/known-bad/rate.patch
--- a/oracle/known-bad/rate.patch
+++ b/oracle/known-bad/rate.patch
@@ -1,6 +1,7 @@
-diff --git a/src/rate.ts b/src/rate.ts
---- a/src/rate.ts
-+++ b/src/rate.ts
-@@ -1 +1 @@
+diff --git a/src/rates.ts b/src/rates.ts
+--- a/src/rates.ts
++++ b/src/rates.ts
+@@ -1,2 +1,2 @@
+ // Of the state.
 -export const rate = 0.25
 +export const rate = 0.5

oracle/known-bad/round.patch:4:1: stale: the lines of src/price.ts that it changes, around line 6, are different now
  oracle/known-bad/round.patch:4:1: src/price.ts does not hold the lines that it changes any more, nor did another production file get them
  Not brought up to date: a person has to say where it belongs.

oracle/known-bad/text.yaml:2:7: stale: what it finds does not stand in src/price.ts any more
  oracle/known-bad/text.yaml:2:7: src/price.ts:6 differs from it in white space alone: write what stands there into \`find\`
  Not brought up to date: a person has to say where it belongs.

Nothing was written. To write 2 known-bads:
  npx vitest-oracle replay --refresh --in-place oracle/known-bad/free.patch oracle/known-bad/rate.patch
`

describe('replay --refresh', () => {
  let project: Project
  beforeAll(async () => {
    project = await shopWith(
      {
        'free.patch': FREE,
        'rate.patch': RATE,
        'round.patch': ROUND,
        'text.yaml': edit('src/price.ts', '(count\n- Math.floor', '(count + Math.floor'),
      },
      MAJORS[1],
    )
  })
  afterAll(() => project.dispose())

  test('says that nothing is stale, and runs no test for that', async () => {
    const ended = await project.cli(['replay', '--refresh', 'oracle/known-bad/rate.patch', 'oracle/known-bad/free.patch'])
    expect(ended).toMatchObject({ status: 0, stdout: 'No known-bad is stale: 2 were looked at.\n', stderr: '' })
    const alone = await project.cli(['replay', '--in-place'])
    expect([alone.status, alone.stderr]).toEqual([2, expect.stringContaining('--in-place writes what --refresh proposes')])
  })

  test('proposes patches for a person to commit, and leaves what it cannot place or prove', async () => {
    // Two imports above, the rate in a file of another name, and a tax that is rounded down already.
    await project.git('mv', 'src/rate.ts', 'src/rates.ts')
    project.write({
      'src/price.ts': `import './other.ts'\n\n${PRICE.replace('./rate.ts', './rates.ts').replace('(amount: number)', '(amount: number, more = 0)').replace('* (1 + rate)', '* (1 + rate) + more')}`,
    })
    project.write({ 'src/rates.ts': '// Of the state.\nexport const rate = 0.25\n' })
    await project.git('add', '-A')
    await project.git('commit', '-qm', 'rates')
    const ended = await project.cli(['replay', '--refresh'])
    expect([ended.status, ended.stdout]).toEqual([1, PROPOSED])
    expect(await project.git('status', '--porcelain')).toBe('')
  })

  test('writes them with --in-place, and they apply and are killed', async () => {
    const json = await project.cli([
      'replay',
      '--refresh',
      '--in-place',
      '--json',
      'oracle/known-bad/free.patch',
      'oracle/known-bad/rate.patch',
    ])
    expect([json.status, JSON.parse(json.stdout)]).toMatchObject([
      0,
      [
        { state: 'refreshed', written: true },
        {
          state: 'refreshed',
          outcome: 'killed',
          written: true,
          moves: [{ by: 'text', from: { file: 'src/rate.ts', line: 1 }, to: { file: 'src/rates.ts', line: 2 } }],
        },
      ],
    ])
    expect(await project.git('status', '--porcelain')).toBe(' M oracle/known-bad/free.patch\n M oracle/known-bad/rate.patch\n')
    await project.git('apply', '--check', 'oracle/known-bad/free.patch', 'oracle/known-bad/rate.patch')
    expect(project.read('oracle/known-bad/free.patch')).toContain('# why: it was merged once\ndiff --git')
    expect(shown(await replay(project, 'oracle/known-bad/free.patch', 'oracle/known-bad/rate.patch'))).toEqual([
      `free.patch: killed by ${EXAMPLE} > three for two (overlay)`,
      expect.stringMatching(/^rate\.patch: killed by .* > tax \(overlay\)$/),
    ])
  })
})
