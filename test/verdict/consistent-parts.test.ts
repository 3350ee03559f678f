import { describe, expect, test } from 'vitest'
import { finding } from '../../src/model/finding.ts'
import type { Finding } from '../../src/model/findings.ts'
import type { Verdict, VerdictKnownBad, VerdictMutation } from '../../src/model/verdict.ts'
import { contradictions } from '../../src/verdict/consistent.ts'
import { judgeMerge } from '../../src/verdict/judge-merge.ts'
import { answeredBy, MERGE_BASE, mutation, SEEN } from './merge-sample.ts'
import { ALLOW } from './sample.ts'
import { judgedWhole, wholeRun, CIRCUMSTANCES } from './shard-sample.ts'

interface Row {
  readonly name: string
  readonly verdict: Verdict
  /** The places of all contradictions there are. */
  readonly at: readonly string[]
}

const CLEAN = judgeMerge(SEEN)
const [billing] = CLEAN.paths
if (billing === undefined) throw new Error('the sample has paths')
const where = (verdict: Verdict): readonly string[] => contradictions(verdict).map((each) => each.where)

describe('what a verdict says of its commits', () => {
  const outside = { path: '/etc/policy.yaml', ref: null }
  const rows: readonly Row[] = [
    {
      name: 'a run outside of a repository',
      verdict: judgedWhole(wholeRun([]), { ...CIRCUMSTANCES, subject: { state: 'no-repository' } }),
      at: [],
    },
    { name: 'a run since a merge base', verdict: { ...ALLOW, subject: { ...ALLOW.subject, mergeBase: MERGE_BASE } }, at: ['/subject'] },
    { name: 'a policy outside of the repository', verdict: judgeMerge({ ...SEEN, policy: { ...SEEN.policy, ...outside } }), at: [] },
    {
      name: 'one on another disk',
      verdict: judgeMerge({ ...SEEN, policy: { ...SEEN.policy, ...outside, path: 'D:/policy.yaml' } }),
      at: [],
    },
    {
      name: 'a policy in a folder of a name with a colon',
      verdict: judgeMerge({ ...SEEN, policy: { ...SEEN.policy, path: 'ab:/policy.yaml' } }),
      at: [],
    },
  ]
  test.for(rows)('$name', ({ verdict, at }) => {
    expect(where(verdict)).toEqual(at)
  })

  test('a run in which one test alone has kills', () => {
    const tests = ALLOW.tests.map((one, at) => (at === 0 ? { ...one, observedKills: [] } : one))
    expect(where({ ...ALLOW, tests })).toEqual(['/scope'])
  })
})

describe('the paths of a verdict', () => {
  const sealed = (path: string) => finding('sealed-path-changed', { path, change: 'renamed', sealedBy: 'oracle/**' })
  const moved = { ...billing, path: 'notes.txt', change: 'renamed', from: 'oracle/seeds.txt' } as const
  const rows: readonly Row[] = [
    {
      name: 'a sealed path that was moved away',
      verdict: judgeMerge({ ...SEEN, paths: [moved], answers: answeredBy(sealed('oracle/seeds.txt')) }),
      at: [],
    },
    {
      name: 'a sealed path that was moved from elsewhere',
      verdict: judgeMerge({ ...SEEN, paths: [moved], answers: answeredBy(sealed('oracle/seeds.yaml')) }),
      at: ['/paths'],
    },
    {
      name: 'the second of two sealed paths, which nobody mentions',
      verdict: judgeMerge({
        ...SEEN,
        paths: [
          { ...billing, path: 'oracle/a.txt', class: 'sealed' },
          { ...billing, path: 'oracle/b.txt', class: 'sealed' },
        ],
        answers: answeredBy(sealed('oracle/a.txt')),
      }),
      at: ['/paths/1'],
    },
    {
      name: 'a sealed path where the scope could not be told',
      verdict: judgeMerge({
        ...SEEN,
        paths: [{ ...billing, path: 'oracle/a.txt', class: 'sealed' }],
        answers: { ...answeredBy(), scope: { state: 'unavailable', because: 'git did not answer' } },
      }),
      at: [],
    },
  ]
  test.for(rows)('$name', ({ verdict, at }) => {
    expect(where(verdict)).toEqual(at)
  })
})

describe('the budget of a verdict', () => {
  const budget = (credits: number, debits: number, score: number, ...findings: readonly Finding[]): Verdict =>
    judgeMerge({ ...SEEN, budget: { state: 'counted', credits, debits, score }, answers: answeredBy(...findings) })
  const negative = finding('budget-negative', { credits: 0, debits: 1, score: -1 })
  const rows: readonly Row[] = [
    { name: 'nothing at all', verdict: budget(0, 0, 0), at: [] },
    { name: 'one that is even', verdict: budget(2, 2, 0), at: [] },
    { name: 'less than no credits', verdict: budget(-1, 0, -1, negative), at: ['/budget'] },
    { name: 'less than no debits', verdict: budget(0, -1, 1), at: ['/budget'] },
    { name: 'one that is negative, without its finding', verdict: budget(0, 1, -1), at: ['/budget'] },
  ]
  test.for(rows)('$name', ({ verdict, at }) => {
    expect(where(verdict)).toEqual(at)
  })
})

describe('the known-bads of a verdict', () => {
  const one = (file: string, outcome: VerdictKnownBad['outcome']): VerdictKnownBad => ({
    file,
    outcome,
    killedBy: [],
    covers: [],
    milliseconds: 0,
  })
  const survived = (patch: string) => finding('known-bad-survived', { patch, expected: null, failed: [] })
  const stale = (patch: string) => finding('known-bad-stale', { patch, message: 'the text is not there' })
  const failing = (patch: string) => finding('known-bad-error', { patch, outcome: 'error', message: 'no' })
  const verdict = (knownBad: Verdict['knownBad'], ...findings: readonly Finding[]): Verdict =>
    judgeMerge({ ...SEEN, knownBad, answers: answeredBy(...findings) })
  const two = [one('a.patch', 'survived'), one('b.patch', 'stale')]
  const rows: readonly Row[] = [
    { name: 'each with its finding', verdict: verdict(two, survived('a.patch'), stale('b.patch')), at: [] },
    {
      name: 'an error and a time limit',
      verdict: verdict([one('a.patch', 'error'), one('b.patch', 'timeout')], failing('a.patch'), failing('b.patch')),
      at: [],
    },
    {
      name: 'with the findings of each other',
      verdict: verdict(two, stale('a.patch'), survived('b.patch')),
      at: ['/knownBad/0', '/knownBad/1', '/findings/0', '/findings/1'],
    },
    {
      name: 'two of a kind, of which one alone is named',
      verdict: verdict([one('a.patch', 'stale'), one('b.patch', 'stale')], stale('b.patch')),
      at: ['/knownBad/0'],
    },
    {
      name: 'a finding of a third one',
      verdict: verdict([one('a.patch', 'stale')], stale('a.patch'), stale('c.patch')),
      at: ['/findings/1'],
    },
    {
      name: 'the finding of one that was killed',
      verdict: verdict([{ ...one('a.patch', 'killed'), killedBy: ['a > b'] }], stale('a.patch')),
      at: ['/findings/0'],
    },
  ]
  test.for(rows)('$name', ({ verdict: judged, at }) => {
    expect(where(judged)).toEqual(at)
  })
})

describe('the mutants of a verdict', () => {
  const [file] = mutation(9, 1).files
  const [survivor] = mutation(9, 1).survivors
  if (file === undefined || survivor === undefined) throw new Error('the sample has a file and a survivor')
  const none = { ...file, file: 'src/b.ts', mutants: 0, killed: 0, survived: 0 }
  const of = (...changes: readonly Partial<typeof file>[]): VerdictMutation => ({
    ...mutation(9, 1),
    files: changes.map((change) => ({ ...file, ...change })),
  })
  const verdict = (mutants: VerdictMutation): Verdict => judgeMerge({ ...SEEN, mutation: mutants })
  const rows: readonly Row[] = [
    { name: 'of every kind', verdict: verdict(of({ mutants: 16, killed: 13, error: 1, timeout: 1, unknown: 0 })), at: [] },
    {
      name: 'two files in another order',
      verdict: verdict({
        ...of({ file: 'src/b.ts' }, { file: 'src/a.ts' }),
        survivors: [
          { ...survivor, file: 'src/a.ts' },
          { ...survivor, file: 'src/b.ts' },
        ],
      }),
      at: ['/mutation/files/1/file'],
    },
    { name: 'less than none of a kind', verdict: verdict(of({ error: -1, killed: 10 })), at: ['/mutation/files/0'] },
    {
      name: 'a file without any',
      verdict: verdict({ ...mutation(9, 1), files: [file, { ...none, file: 'src/z.ts' }] }),
      at: ['/mutation/files/1'],
    },
    {
      name: 'survivors that are all of the first of two files',
      verdict: verdict({
        ...of({ file: 'src/a.ts' }, { file: 'src/b.ts' }),
        survivors: [1, 2].map((line) => ({ ...survivor, file: 'src/a.ts', line })),
      }),
      at: ['/mutation/files/0', '/mutation/files/1'],
    },
    {
      name: 'the second survivor of no file',
      verdict: verdict({ ...of({}), survivors: [survivor, { ...survivor, file: 'src/z.ts' }] }),
      at: ['/mutation/survivors/1'],
    },
    { name: 'none, where nothing was mutated', verdict: verdict({ minKillRate: 0.8, files: [], survivors: [] }), at: [] },
  ]
  test.for(rows)('$name', ({ verdict: judged, at }) => {
    expect(where(judged)).toEqual(at)
  })
})
