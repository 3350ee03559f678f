import { describe, expect, test } from 'vitest'
import type { Verdict } from '../../src/model/verdict.ts'
import { bind } from '../../src/verdict/bind.ts'
import type { AtHand, Refusal } from '../../src/verdict/bind.ts'
import { TOOL } from '../../src/verdict/tool.ts'
import { ALLOW, HEAD, TREE } from './sample.ts'

const HAND: AtHand = {
  ci: false,
  subject: { state: 'commit', head: HEAD, tree: TREE, dirty: false, changed: [] },
  tool: TOOL,
  policy: { state: 'read', path: 'oracle/policy.yaml', sha256: 'a'.repeat(64) },
  demanded: { scope: 'run', because: 'nothing demands more' },
}
const commit = { state: 'commit', head: HEAD, tree: TREE, dirty: false } as const
const other = '9'.repeat(40)

interface Row {
  readonly name: string
  readonly verdict?: Partial<Verdict>
  readonly hand?: Partial<AtHand>
  readonly kind: Refusal['kind'] | null
  /** In the refusal, or in the note. */
  readonly words?: string
}

const subject = (change: Partial<Verdict['subject']>): Partial<Verdict> => ({ subject: { ...ALLOW.subject, ...change } })
const policy = (change: Partial<Verdict['policy']>): Partial<Verdict> => ({ policy: { ...ALLOW.policy, ...change } })
const unbound = subject({ head: null, tree: null, dirty: null })
const dirty = { ...commit, dirty: true, changed: ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/d.ts'] }

const ROWS: readonly Row[] = [
  { name: 'the same commit, tool and policy', kind: null },
  { name: 'the same, in CI', hand: { ci: true }, kind: null },
  {
    name: 'another commit',
    hand: { subject: { ...commit, head: other, tree: other } },
    kind: 'commit',
    words: 'It judges the commit 111111111111, and the commit at hand is 999999999999.',
  },
  {
    name: 'another commit of the same tree',
    hand: { subject: { ...commit, head: other } },
    kind: 'commit',
    words: 'whose files are the same',
  },
  { name: 'another tree of the same commit', hand: { subject: { ...commit, tree: other } }, kind: 'commit', words: 'tree' },
  { name: 'a verdict without a commit', verdict: unbound, kind: 'commit', words: 'names no commit' },
  {
    name: 'a commit without a repository',
    hand: { subject: { state: 'no-repository' } },
    kind: 'commit',
    words: 'there is no repository here',
  },
  {
    name: 'neither, outside of CI',
    verdict: unbound,
    hand: { subject: { state: 'no-repository' } },
    kind: null,
    words: 'bound to no commit',
  },
  {
    name: 'neither, in CI',
    verdict: unbound,
    hand: { subject: { state: 'no-repository' }, ci: true },
    kind: 'commit',
    words: 'no repository',
  },
  {
    name: 'a commit that cannot be told',
    hand: { subject: { state: 'unavailable', because: 'git could not be started' } },
    kind: 'commit',
    words: 'git could not be started',
  },
  {
    name: 'no commit on both sides that cannot be told',
    verdict: unbound,
    hand: { subject: { state: 'unavailable', because: 'no commit yet' } },
    kind: 'commit',
  },
  {
    name: 'a work tree that was edited since',
    hand: { subject: dirty },
    kind: 'work-tree',
    words: '(src/a.ts, src/b.ts, src/c.ts and 1 more)',
  },
  { name: 'edits that were undone since', verdict: subject({ dirty: true }), kind: 'work-tree', words: 'not committed' },
  {
    name: 'edits then and now',
    verdict: subject({ dirty: true }),
    hand: { subject: dirty },
    kind: null,
    words: 'only the commit is compared',
  },
  { name: 'edits then and now, in CI', verdict: subject({ dirty: true }), hand: { subject: dirty, ci: true }, kind: 'work-tree' },
  { name: 'edits now, in CI', hand: { subject: dirty, ci: true }, kind: 'work-tree' },
  { name: 'an older tool', verdict: { tool: { name: 'vitest-oracle', version: '0.0.9' } }, kind: 'tool', words: '0.0.9' },
  {
    name: 'a policy that changed',
    hand: { policy: { state: 'read', path: 'oracle/policy.yaml', sha256: 'b'.repeat(64) } },
    kind: 'policy',
    words: 'aaaaaaaaaaaa; here bbbbbbbbbbbb',
  },
  {
    name: 'a policy that is gone',
    hand: { policy: { state: 'absent', path: 'oracle/policy.yaml' } },
    kind: 'policy',
    words: 'there is no oracle/policy.yaml',
  },
  { name: 'a policy that came', verdict: policy({ sha256: null }), kind: 'policy', words: 'without a policy' },
  { name: 'a policy with mistakes, which blocks', verdict: { ...policy({ sha256: null }), decision: 'block' }, kind: null },
  {
    name: 'no policy on both sides',
    verdict: policy({ sha256: null }),
    hand: { policy: { state: 'absent', path: 'oracle/policy.yaml' } },
    kind: null,
  },
  { name: 'another policy file', verdict: policy({ path: 'mine.yaml' }), kind: 'policy', words: '--policy mine.yaml' },
  {
    name: 'a policy that cannot be read',
    hand: { policy: { state: 'unavailable', path: 'oracle/policy.yaml', because: 'EACCES' } },
    kind: 'policy',
    words: 'EACCES',
  },
  {
    name: 'a run where a merge is demanded',
    hand: { demanded: { scope: 'merge', because: '--scope merge' } },
    kind: 'scope',
    words: '(--scope merge)',
  },
]

describe('a verdict counts for what it judged', () => {
  test.for(ROWS)('$name', ({ verdict, hand, kind, words }) => {
    const { refusals, notes } = bind({ ...ALLOW, ...verdict }, { ...HAND, ...hand })
    expect(refusals.map((refusal) => refusal.kind)).toEqual(kind === null ? [] : [kind])
    expect(refusals.every(({ remedy }) => remedy !== '')).toBe(true)
    const said = [...refusals.map(({ what, remedy }) => `${what} ${remedy}`), ...notes].join('\n')
    if (words === undefined) expect(notes).toEqual([])
    else expect(said).toContain(words)
  })

  test('all that speaks against it is said at once', () => {
    const hand: AtHand = {
      ...HAND,
      subject: { ...commit, head: other },
      demanded: { scope: 'merge', because: '--scope merge' },
      policy: { state: 'absent', path: 'x' },
    }
    expect(bind(ALLOW, hand).refusals.map(({ kind }) => kind)).toEqual(['scope', 'commit', 'policy'])
  })
})
