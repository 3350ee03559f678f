import { describe, expect, test } from 'vitest'
import { finding } from '../../src/model/finding.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import { bind } from '../../src/verdict/bind.ts'
import type { AtHand, Refusal } from '../../src/verdict/bind.ts'
import { judgeMerge } from '../../src/verdict/judge-merge.ts'
import { TOOL } from '../../src/verdict/tool.ts'
import { answeredBy, BASE, MERGE_ALLOW, MERGE_BASE, MERGE_BLOCK, MERGE_CUT, SEEN } from './merge-sample.ts'
import { HEAD, TREE } from './sample.ts'

const POLICY = { preset: 'recommended', owners: ['@acme/owners'], rules: {} } as const
const PATCH = { base: { state: 'known', tip: BASE, mergeBase: MERGE_BASE }, policyRef: MERGE_BASE, policy: POLICY } as const
const HAND: AtHand & { readonly patch: NonNullable<AtHand['patch']> } = {
  ci: true,
  subject: { state: 'commit', head: HEAD, tree: TREE, dirty: false, changed: [] },
  tool: TOOL,
  policy: { state: 'read', path: 'oracle/policy.yaml', sha256: 'a'.repeat(64) },
  demanded: { scope: 'merge', because: '--scope merge' },
  patch: PATCH,
}
const other = '9'.repeat(40)
const ALLOW = judgeMerge(SEEN)

interface Row {
  readonly name: string
  readonly verdict?: Verdict
  readonly hand?: Partial<AtHand>
  readonly kinds: readonly Refusal['kind'][]
  /** In the refusals, or in the notes. */
  readonly words?: string
}

const patch = (change: Partial<NonNullable<AtHand['patch']>>): Partial<AtHand> => ({ patch: { ...PATCH, ...change } })
const policy = (change: Partial<NonNullable<(typeof HAND.patch)['policy']>>): Partial<AtHand> => patch({ policy: { ...POLICY, ...change } })
const note = finding('timeout-raised', { test: 'a > b', file: 'tests/a.test.ts', before: 1000, after: 2000 })
const { characterization: _, ...without } = answeredBy()
const outside = judgeMerge({ ...SEEN, policy: { ...SEEN.policy, path: '/etc/acme/policy.yaml', ref: null } })
const unowned = answeredBy(finding('path-not-writable', { path: 'tools/x.mjs', change: 'added' }))
const approved = judgeMerge({ ...SEEN, answers: unowned, settings: { ...SEEN.settings, approvedBy: '@acme/owners' } })

const ROWS: readonly Row[] = [
  { name: 'the same patch, under the same policy', kinds: [] },
  { name: 'the same, where a run is enough', hand: { demanded: { scope: 'run', because: 'nothing demands more' } }, kinds: [] },
  { name: 'a block of the same patch', verdict: MERGE_BLOCK, kinds: [] },
  { name: 'a block that ended the judgement early', verdict: MERGE_CUT, kinds: [] },
  { name: 'a patch that nobody looked at', hand: { patch: undefined } as unknown as Partial<AtHand>, kinds: ['base'] },
  { name: 'the kill rate that the policy asks for', hand: policy({ minKillRate: 0.8 }), kinds: [] },
  {
    name: 'a lower kill rate than the policy asks for',
    hand: policy({ minKillRate: 0.9 }),
    kinds: ['evidence'],
    words: 'It asks for a kill rate of 0.8, and the policy for 0.9',
  },
  {
    name: 'no mutants where the policy asks for a kill rate',
    verdict: judgeMerge({ ...SEEN, mutation: null }),
    hand: policy({ minKillRate: 0.5 }),
    kinds: ['evidence'],
    words: 'the policy has minKillRate 0.5',
  },
  {
    name: 'no mutants where known-bads are not required',
    verdict: judgeMerge({ ...SEEN, mutation: null }),
    hand: policy({ minKillRate: 0.5, require: ['scope', 'oracles'] }),
    kinds: [],
  },
  { name: 'no mutants, and a block', verdict: { ...MERGE_BLOCK, mutation: null }, hand: policy({ minKillRate: 0.5 }), kinds: [] },
  {
    name: 'a base that cannot be told',
    hand: patch({ base: { state: 'unavailable', because: 'Give it: --base origin/main' } }),
    kinds: ['base'],
    words: '--base origin/main',
  },
  {
    name: 'another merge base',
    hand: patch({ base: { state: 'known', tip: BASE, mergeBase: other } }),
    kinds: ['base'],
    words: 'since 444444444444, and the patch at hand began at 999999999999',
  },
  {
    name: 'a target that moved',
    hand: patch({ base: { state: 'known', tip: other, mergeBase: MERGE_BASE } }),
    kinds: [],
    words: 'The target moved since the patch was judged (from 333333333333 to 999999999999)',
  },
  { name: 'another head', hand: { subject: { state: 'commit', head: other, tree: other, dirty: false } }, kinds: ['commit'] },
  { name: 'another tree', hand: { subject: { state: 'commit', head: HEAD, tree: other, dirty: false } }, kinds: ['commit'] },
  { name: 'a dirty work tree now', hand: { subject: { state: 'commit', head: HEAD, tree: TREE, dirty: true } }, kinds: ['work-tree'] },
  {
    name: 'a dirty work tree then',
    verdict: judgeMerge({ ...SEEN, subject: { ...SEEN.subject, dirty: true } }),
    kinds: ['work-tree'],
    words: 'not committed',
  },
  { name: 'another tool', hand: { tool: { name: 'vitest-oracle', version: '9.9.9' } }, kinds: ['tool'] },
  {
    name: 'other bytes of the policy',
    hand: { policy: { state: 'read', path: 'oracle/policy.yaml', sha256: 'b'.repeat(64) } },
    kinds: ['policy'],
    words: 'another oracle/policy.yaml',
  },
  {
    name: 'a policy outside of the repository, where the one at base is in force',
    verdict: outside,
    kinds: ['policy', 'policy'],
    words: 'read in a file outside of the repository, and the policy at hand is that of the commit 444444444444',
  },
  {
    name: 'the policy at base, where one outside of the repository is in force',
    hand: { ...patch({ policyRef: null }), policy: { state: 'read', path: '/etc/acme/policy.yaml', sha256: 'a'.repeat(64) } },
    kinds: ['policy', 'policy'],
  },
  {
    name: 'the same policy outside of the repository',
    verdict: outside,
    hand: { ...patch({ policyRef: null }), policy: { state: 'read', path: '/etc/acme/policy.yaml', sha256: 'a'.repeat(64) } },
    kinds: [],
  },
  {
    name: 'no policy at base that could allow',
    hand: { ...patch({ policy: null }) },
    kinds: ['policy'],
    words: 'no policy here that could',
  },
  { name: 'a milder preset', hand: policy({ preset: 'strict' }), kinds: ['policy'], words: 'milder than strict' },
  { name: 'a stricter preset', verdict: judgeMerge({ ...SEEN, settings: { ...SEEN.settings, preset: 'strict' } }), kinds: [] },
  {
    name: 'evidence that the default list requires',
    verdict: judgeMerge({ ...SEEN, answers: without, settings: { ...SEEN.settings, required: ['scope', 'oracles'] } }),
    kinds: ['evidence'],
    words: 'characterization is not-evaluated',
  },
  {
    name: 'the same, where the policy requires less',
    verdict: judgeMerge({ ...SEEN, answers: without, settings: { ...SEEN.settings, required: ['scope', 'oracles'] } }),
    hand: policy({ require: ['scope', 'oracles'] }),
    kinds: [],
  },
  {
    name: 'evidence that only this policy requires',
    verdict: judgeMerge({ ...SEEN, answers: { ...SEEN.answers, region: { state: 'not-evaluated', because: 'nobody asked' } } }),
    hand: policy({ require: ['region'] }),
    kinds: ['evidence'],
    words: 'region is not-evaluated',
  },
  {
    name: 'a required phase with nothing to look at',
    verdict: judgeMerge({ ...SEEN, answers: { ...SEEN.answers, flakes: { state: 'not-applicable', because: 'there is no ledger' } } }),
    kinds: [],
  },
  {
    name: 'a finding that the policy makes a block of',
    verdict: judgeMerge({ ...SEEN, answers: answeredBy(note) }),
    hand: policy({ rules: { 'timeout-raised': 'block' } }),
    kinds: ['policy'],
    words: 'timeout-raised weighs note in it, and block by the policy',
  },
  { name: 'an approval of an owner', verdict: approved, kinds: [] },
  {
    name: 'an approval of nobody that the policy knows',
    verdict: approved,
    hand: policy({ owners: ['@acme/others'] }),
    kinds: ['policy'],
    words: 'who is no owner in the policy',
  },
  {
    name: 'a signature that does not count',
    hand: { signature: { refused: { what: 'It is not signed.', remedy: 'Sign it.' } } },
    kinds: ['signature'],
    words: 'It is not signed. Sign it.',
  },
  { name: 'a signature that counts', hand: { signature: { refused: null } }, kinds: [] },
]

describe('the verdict of a patch counts for the patch that it judged', () => {
  test.for(ROWS)('$name', ({ verdict = ALLOW, hand, kinds, words }) => {
    const { refusals, notes } = bind(verdict, { ...HAND, ...hand })
    expect(refusals.map(({ kind }) => kind)).toEqual(kinds)
    expect(refusals.every(({ remedy }) => remedy !== '')).toBe(true)
    const said = [...refusals.map(({ what, remedy }) => `${what} ${remedy}`), ...notes].join('\n')
    if (words === undefined) expect(notes).toEqual([])
    else expect(said).toContain(words)
  })

  test('a failure of weight 0 counts for nothing under its own preset, and is refused under another', () => {
    expect(bind(MERGE_ALLOW, { ...HAND, ...policy({ preset: 'zero-weight' }) }).refusals).toEqual([])
    expect(bind(MERGE_ALLOW, HAND).refusals.map(({ kind }) => kind)).toEqual(['policy'])
  })
})
