import { describe, expect, test } from 'vitest'
import { finding } from '../../src/model/finding.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import { bind } from '../../src/verdict/bind.ts'
import type { AtHand } from '../../src/verdict/bind.ts'
import { judgeMerge } from '../../src/verdict/judge-merge.ts'
import { TOOL } from '../../src/verdict/tool.ts'
import { answeredBy, BASE, MERGE_BASE, SEEN } from './merge-sample.ts'
import { ALLOW, HEAD, TREE } from './sample.ts'

const POLICY = { preset: 'recommended', owners: ['@acme/owners'], rules: {} } as const
const PATCH = { base: { state: 'known', tip: BASE, mergeBase: MERGE_BASE }, policyRef: MERGE_BASE, policy: POLICY } as const
const HAND: AtHand & { readonly patch: NonNullable<AtHand['patch']> } = {
  ci: true,
  subject: { state: 'commit', head: HEAD, tree: TREE, dirty: false, changed: [] },
  tool: TOOL,
  policy: { state: 'read', path: 'oracle/policy.yaml', sha256: 'a'.repeat(64) },
  demanded: { scope: 'run', because: 'nothing demands more' },
  patch: PATCH,
}
const CLEAN = judgeMerge(SEEN)
const other = '9'.repeat(40)
const dirty = { state: 'commit', head: HEAD, tree: TREE, dirty: true } as const
const elsewhere = { subject: { state: 'commit', head: other, tree: other, dirty: false } } as const
const otherPolicy = { policy: { state: 'read', path: 'oracle/policy.yaml', sha256: 'b'.repeat(64) } } as const
const since = (mergeBase: string) => ({ patch: { ...PATCH, base: { state: 'known', tip: BASE, mergeBase } } }) as const
const notTold = { patch: { ...PATCH, base: { state: 'unavailable', because: 'give --base' } } } as const
const policy = (change: Partial<NonNullable<(typeof HAND.patch)['policy']>>) => ({ patch: { ...PATCH, policy: { ...POLICY, ...change } } })
const subject = (verdict: Verdict, change: Partial<Verdict['subject']>): Verdict => ({
  ...verdict,
  subject: { ...verdict.subject, ...change },
})
const without = (...phases: readonly string[]): Verdict =>
  judgeMerge({
    ...SEEN,
    answers: {
      ...answeredBy(),
      ...Object.fromEntries(phases.map((phase) => [phase, { state: 'not-applicable', because: 'there is none' }])),
    },
    settings: { ...SEEN.settings, required: ['scope'] },
  })
const raised = finding('timeout-raised', { test: 'a > b', file: 'tests/a.test.ts', before: 1000, after: 2000 })
const behind = finding('base-behind', { tip: '1'.repeat(40), mergeBase: '2'.repeat(40), paths: [] })
const noted = judgeMerge({
  ...SEEN,
  answers: answeredBy(raised, behind),
  settings: { ...SEEN.settings, overrides: { 'base-behind': 'note' } },
})

interface Row {
  readonly name: string
  readonly verdict?: Verdict
  readonly hand?: Partial<AtHand>
  /** `kind: what` of each refusal, and what is noted. */
  readonly says: readonly string[]
  /** Of the first refusal. */
  readonly remedy?: string
}

const saidOf = ({ verdict = CLEAN, hand }: Row) => {
  const { refusals, notes } = bind(verdict, { ...HAND, ...hand })
  return { says: [...refusals.map(({ kind, what }) => `${kind}: ${what}`), ...notes], remedy: refusals[0]?.remedy ?? '' }
}

describe('what makes all else no news', () => {
  const commit = 'commit: It judges the commit 111111111111, and the commit at hand is 999999999999.'
  const base = 'base: It judges the patch since 444444444444, and the patch at hand began at 999999999999.'
  const changed = 'policy: It was judged under another oracle/policy.yaml (SHA-256 aaaaaaaaaaaa; here bbbbbbbbbbbb).'
  const edited = 'work-tree: The work tree is not the commit that it judges.'
  const rows: readonly Row[] = [
    {
      name: 'of a patch on another commit, neither where it began nor its policy',
      hand: { ...elsewhere, ...since(other), ...otherPolicy },
      says: [commit],
    },
    { name: 'of a run on another commit, not its policy', verdict: ALLOW, hand: { ...elsewhere, ...otherPolicy }, says: [commit, changed] },
    { name: 'of a patch that began elsewhere, not its policy', hand: { ...since(other), ...otherPolicy }, says: [base] },
    {
      name: 'of a patch of which nobody can tell where it began, not its policy',
      hand: { ...notTold, ...otherPolicy },
      says: ['base: Where the patch began cannot be told: give --base'],
    },
    { name: 'nothing, of a patch of the same commits', hand: otherPolicy, says: [changed] },
    { name: 'nothing, of a work tree that was edited', hand: { subject: dirty, ...since(other) }, says: [edited, base] },
    { name: 'nothing, of an edited work tree and another policy', hand: { subject: dirty, ...otherPolicy }, says: [edited, changed] },
    {
      name: 'of a run, nobody asks where a patch began',
      verdict: ALLOW,
      hand: { patch: undefined } as unknown as Partial<AtHand>,
      says: [],
    },
  ]
  test.for(rows)('$name', (row) => {
    expect(saidOf(row)).toEqual({ says: row.says, remedy: row.remedy ?? expect.any(String) })
  })
})

describe('the commit of a verdict', () => {
  const nameless = 'commit: It names no commit, and the commit at hand is 111111111111.'
  const edited = (words: string) => [`work-tree: The work tree is not the commit that it judges${words}.`]
  const paths = (...changed: readonly string[]): Partial<AtHand> => ({ subject: { ...dirty, changed } })
  const rows: readonly Row[] = [
    { name: 'without a head', verdict: subject(ALLOW, { head: null }), says: [nameless] },
    { name: 'without a tree', verdict: subject(ALLOW, { tree: null }), says: [nameless] },
    { name: 'edited, nobody knows where', verdict: ALLOW, hand: { subject: dirty }, says: edited('') },
    { name: 'edited in one file', verdict: ALLOW, hand: paths('a'), says: edited(' (a)') },
    { name: 'edited in three files', verdict: ALLOW, hand: paths('a', 'b', 'c'), says: edited(' (a, b, c)') },
    { name: 'edited in five files', verdict: ALLOW, hand: paths('a', 'b', 'c', 'd', 'e'), says: edited(' (a, b, c and 2 more)') },
    {
      name: 'of a patch that began nowhere',
      verdict: subject(CLEAN, { mergeBase: null }),
      says: ['base: It judges the patch since no commit, and the patch at hand began at 444444444444.'],
    },
    {
      name: 'of a patch whose target had no tip',
      verdict: subject(CLEAN, { base: null }),
      says: ['The target moved since the patch was judged (from nowhere to 333333333333): what changed there is not in this verdict.'],
    },
  ]
  test.for(rows)('$name', (row) => {
    expect(saidOf(row)).toEqual({ says: row.says, remedy: row.remedy ?? expect.any(String) })
  })
})

describe('what the policy at base asks for', () => {
  const again = 'Let the gate judge the patch again, here.'
  const outside = judgeMerge({ ...SEEN, policy: { ...SEEN.policy, path: '/etc/policy.yaml', ref: null } })
  const rows: readonly Row[] = [
    {
      name: 'a policy of another commit',
      hand: { patch: { ...PATCH, policyRef: other } },
      says: ['policy: Its policy was read in the commit 444444444444, and the policy at hand is that of the commit 999999999999.'],
      remedy: again,
    },
    {
      name: 'a policy outside of the repository',
      verdict: outside,
      hand: { policy: { state: 'read', path: '/etc/policy.yaml', sha256: 'a'.repeat(64) } },
      says: ['policy: Its policy was read in a file outside of the repository, and the policy at hand is that of the commit 444444444444.'],
      remedy: 'If that file is the policy, name it with `--policy FILE`.',
    },
    {
      name: 'a policy that cannot be used',
      hand: { patch: { ...PATCH, policy: null } },
      says: ['policy: It says allow, and there is no policy here that could.'],
      remedy: again,
    },
    {
      name: 'a stricter preset',
      hand: policy({ preset: 'strict' }),
      says: ["policy: It was judged by the preset recommended, which is milder than strict, the policy's."],
    },
    { name: 'a milder preset', verdict: judgeMerge({ ...SEEN, settings: { ...SEEN.settings, preset: 'strict' } }), says: [] },
    {
      name: 'oracles, of which there are none',
      verdict: without('oracles', 'flakes'),
      says: ['evidence: It says allow without evidence that the policy requires: oracles is not-applicable.'],
    },
    {
      name: 'two phases that were not evaluated',
      verdict: judgeMerge({
        ...SEEN,
        answers: {
          ...answeredBy(),
          characterization: { state: 'not-evaluated', because: 'no' },
          region: { state: 'not-evaluated', because: 'no' },
        },
        settings: { ...SEEN.settings, required: ['scope'] },
      }),
      hand: policy({ require: ['characterization', 'region', 'flakes'] }),
      says: [
        'evidence: It says allow without evidence that the policy requires: characterization is not-evaluated, region is not-evaluated.',
      ],
    },
    {
      name: 'one finding that weighs more',
      verdict: noted,
      hand: policy({ rules: { 'timeout-raised': 'block', 'base-behind': 'note' } }),
      says: ['policy: timeout-raised weighs note in it, and block by the policy.'],
    },
    {
      name: 'two findings that weigh more',
      verdict: noted,
      hand: policy({ rules: { 'timeout-raised': 'block', 'base-behind': 'block' } }),
      says: ['policy: base-behind weighs review in it, and block by the policy (and 1 more).'],
    },
  ]
  test.for(rows)('$name', (row) => {
    expect(saidOf(row)).toEqual({ says: row.says, remedy: row.remedy ?? expect.any(String) })
  })
})
