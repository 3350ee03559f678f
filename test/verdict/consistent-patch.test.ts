import { describe, expect, test } from 'vitest'
import type { Verdict } from '../../src/model/verdict.ts'
import { contradictions } from '../../src/verdict/consistent.ts'
import { judgeMerge } from '../../src/verdict/judge-merge.ts'
import { BASE, MERGE_ALLOW, MERGE_BLOCK, MERGE_CUT, MERGE_REVIEW, SEEN, mutation } from './merge-sample.ts'
import { ALLOW } from './sample.ts'

interface Row {
  readonly name: string
  readonly verdict: Verdict
  readonly what: string
  /** The places of all contradictions there are. */
  readonly at: readonly string[]
}

const CLEAN = judgeMerge(SEEN)
const subject = (change: Partial<Verdict['subject']>): Verdict => ({ ...CLEAN, subject: { ...CLEAN.subject, ...change } })
const policy = (change: Partial<Verdict['policy']>): Verdict => ({ ...CLEAN, policy: { ...CLEAN.policy, ...change } })
const lessFindings = (verdict: Verdict, rule: string): Verdict => ({
  ...verdict,
  findings: verdict.findings.filter((one) => one.rule !== rule),
})
const knownBad = (verdict: Verdict, change: Partial<Verdict['knownBad'][number]>): Verdict => ({
  ...verdict,
  knownBad: verdict.knownBad.map((one, index) => (index === 0 ? { ...one, ...change } : one)),
})
const notEvaluated = (verdict: Verdict, phase: keyof Verdict['inputs']): Verdict => ({
  ...verdict,
  inputs: { ...verdict.inputs, [phase]: { state: 'not-evaluated', because: 'it was changed' } },
})
const [first = { path: '', change: 'added', from: null, class: 'other' }, ...others] = CLEAN.paths

const ROWS: readonly Row[] = [
  { name: 'no base', verdict: subject({ base: null }), what: 'does not say which commits', at: ['/subject'] },
  { name: 'no merge base', verdict: subject({ mergeBase: null }), what: 'does not say which commits', at: ['/subject', '/policy/ref'] },
  { name: 'no commit', verdict: subject({ head: null, tree: null, dirty: null }), what: 'does not say which commits', at: ['/subject'] },
  { name: 'half a commit', verdict: subject({ tree: null }), what: 'one part is known', at: ['/subject'] },
  { name: 'the policy of its head', verdict: policy({ ref: CLEAN.subject.head }), what: 'not its merge base', at: ['/policy/ref'] },
  { name: "the policy of the target's tip", verdict: policy({ ref: BASE }), what: 'not its merge base', at: ['/policy/ref'] },
  { name: 'the policy of the work tree', verdict: policy({ ref: null }), what: 'a policy is read at the merge base', at: ['/policy'] },
  {
    name: 'a policy outside of the repository, of a commit',
    verdict: policy({ path: '/etc/policy.yaml' }),
    what: 'a policy is read at the merge base',
    at: ['/policy'],
  },
  {
    name: 'a policy of another disk, of a commit',
    verdict: policy({ path: 'C:/policy.yaml' }),
    what: 'a policy is read at the merge base',
    at: ['/policy'],
  },
  {
    name: 'paths in another order',
    verdict: { ...CLEAN, paths: [...others, first] },
    what: 'its paths are not sorted',
    at: ['/paths/1/path'],
  },
  { name: 'a path twice', verdict: { ...CLEAN, paths: [first, ...CLEAN.paths] }, what: 'its paths are not sorted', at: ['/paths/1/path'] },
  {
    name: 'a rename from nowhere',
    verdict: { ...CLEAN, paths: [{ ...first, change: 'renamed' }] },
    what: 'is renamed, and comes from null',
    at: ['/paths/0'],
  },
  {
    name: 'a change from elsewhere',
    verdict: { ...CLEAN, paths: [{ ...first, from: 'a' }] },
    what: 'is modified, and comes from a',
    at: ['/paths/0'],
  },
  {
    name: 'a sealed path that nobody mentions',
    verdict: { ...CLEAN, paths: [{ ...first, class: 'sealed' }] },
    what: 'a sealed path changed',
    at: ['/paths/0'],
  },
  {
    name: 'a sealed path that did not change',
    verdict: { ...MERGE_BLOCK, paths: CLEAN.paths },
    what: 'which is none of its paths',
    at: ['/paths'],
  },
  { name: 'no budget', verdict: { ...CLEAN, budget: null }, what: 'there is no budget', at: ['/budget'] },
  { name: 'a budget that nobody counted', verdict: notEvaluated(CLEAN, 'budget'), what: 'there is a budget', at: ['/budget'] },
  {
    name: 'a budget of another sum',
    verdict: { ...CLEAN, budget: { state: 'counted', credits: 0, debits: 5, score: 5 } },
    what: 'not credits less debits',
    at: ['/budget'],
  },
  {
    name: 'debits that pay back',
    verdict: { ...CLEAN, budget: { state: 'counted', credits: 0, debits: -5, score: 5 } },
    what: 'not credits less debits',
    at: ['/budget'],
  },
  {
    name: 'a negative budget without its finding',
    verdict: lessFindings(MERGE_REVIEW, 'budget-negative'),
    what: 'its budget is negative',
    at: ['/because', '/budget'],
  },
  {
    name: 'an undefined budget without its finding',
    verdict: lessFindings(MERGE_BLOCK, 'budget-undefined'),
    what: 'what is undefined',
    at: ['/because', '/budget'],
  },
  {
    name: 'a counted budget with the finding of an undefined one',
    verdict: { ...MERGE_BLOCK, budget: { state: 'counted', credits: 0, debits: 99, score: -99 } },
    what: 'what is undefined',
    at: ['/budget'],
  },
  {
    name: 'known-bads in another order',
    verdict: { ...CLEAN, knownBad: CLEAN.knownBad.toReversed() },
    what: 'its known-bads are not sorted',
    at: ['/knownBad/1/file'],
  },
  {
    name: 'known-bads that nobody replayed',
    verdict: notEvaluated(CLEAN, 'known-bad'),
    what: 'there are known-bads',
    at: ['/knownBad', '/mutation'],
  },
  {
    name: 'a kill by nobody',
    verdict: knownBad(CLEAN, { killedBy: [] }),
    what: 'is killed, by 0 tests',
    at: ['/knownBad/0', '/tests/0/observedKills', '/tests/1/observedKills'],
  },
  {
    name: 'a survivor that was killed',
    verdict: knownBad(CLEAN, { outcome: 'survived' }),
    what: 'is survived, by 2 tests',
    at: ['/knownBad/0', '/knownBad/0'],
  },
  {
    name: 'a survivor that nobody mentions',
    verdict: knownBad(CLEAN, { outcome: 'survived', killedBy: [] }),
    what: 'is survived, and no finding says so',
    at: ['/knownBad/0', '/tests/0/observedKills', '/tests/1/observedKills'],
  },
  {
    name: 'a survivor without its finding',
    verdict: lessFindings(MERGE_BLOCK, 'known-bad-survived'),
    what: 'is survived, and no finding says so',
    at: ['/because', '/knownBad/1'],
  },
  {
    name: 'a time limit without its finding',
    verdict: lessFindings(MERGE_BLOCK, 'known-bad-error'),
    what: 'is timeout, and no finding says so',
    at: ['/because', '/knownBad/2'],
  },
  {
    name: 'a survivor taken for a kill',
    verdict: { ...MERGE_BLOCK, knownBad: MERGE_BLOCK.knownBad.map((one) => ({ ...one, outcome: 'killed', killedBy: ['a > b'] })) },
    what: 'known-bad-survived names',
    at: ['/tests/0/observedKills', '/tests/1/observedKills', '/findings/4', '/findings/5'],
  },
  {
    name: 'a survivor that is not listed',
    verdict: { ...MERGE_BLOCK, knownBad: [] },
    what: 'which is none of its known-bads',
    at: ['/tests/0/observedKills', '/tests/1/observedKills', '/findings/4', '/findings/5'],
  },
  {
    name: 'kills that no known-bad has',
    verdict: { ...CLEAN, tests: CLEAN.tests.map((test) => ({ ...test, observedKills: ['oracle/known-bad/other.patch'] })) },
    what: 'are not those of the known-bads',
    at: ['/tests/0/observedKills', '/tests/1/observedKills', '/tests/2/observedKills'],
  },
  {
    name: 'kills that are left out',
    verdict: { ...CLEAN, tests: CLEAN.tests.map(({ observedKills: _, ...test }) => test) },
    what: 'are not those of the known-bads',
    at: ['/tests/0/observedKills', '/tests/1/observedKills'],
  },
  {
    name: 'a run with kills',
    verdict: { ...ALLOW, tests: ALLOW.tests.map((test) => ({ ...test, observedKills: [] })) },
    what: 'has what only a patch has',
    at: ['/scope'],
  },
  {
    name: 'a known-bad before its beginning',
    verdict: knownBad(CLEAN, { milliseconds: -1 }),
    what: 'negative',
    at: ['/knownBad/0/milliseconds'],
  },
  {
    name: 'mutants that nobody replayed',
    verdict: notEvaluated(CLEAN, 'known-bad'),
    what: 'there are mutants',
    at: ['/knownBad', '/mutation'],
  },
  {
    name: 'a kill rate that is too low, without its finding',
    verdict: { ...CLEAN, mutation: mutation(1, 3) },
    what: '1 of 4 mutants are killed',
    at: ['/mutation'],
  },
  {
    name: 'the finding of mutants that were killed',
    verdict: { ...MERGE_BLOCK, mutation: mutation(9, 1) },
    what: '9 of 10 mutants are killed',
    at: ['/mutation'],
  },
  {
    name: 'the finding of mutants that are not there',
    verdict: { ...MERGE_BLOCK, mutation: null },
    what: 'speaks of mutants',
    at: ['/mutation'],
  },
  {
    name: 'the finding of other mutants',
    verdict: { ...MERGE_BLOCK, mutation: mutation(2, 3) },
    what: '2 of 5 mutants are killed',
    at: ['/mutation'],
  },
  {
    name: 'a milder rate than the finding names',
    verdict: { ...MERGE_BLOCK, mutation: { ...mutation(1, 3), minKillRate: 0.1 } },
    what: '1 of 4 mutants are killed',
    at: ['/mutation'],
  },
  {
    name: 'a survivor that is left out',
    verdict: { ...CLEAN, mutation: { ...mutation(9, 1), survivors: [] } },
    what: 'not every survivor',
    at: ['/mutation/files/0'],
  },
  {
    name: 'a mutant of which nothing became',
    verdict: { ...CLEAN, mutation: { ...mutation(9, 1), files: mutation(9, 1).files.map((one) => ({ ...one, mutants: 11 })) } },
    what: 'are not the sum',
    at: ['/mutation/files/0'],
  },
  {
    name: 'a survivor of no file',
    verdict: {
      ...CLEAN,
      mutation: { ...mutation(9, 0), survivors: mutation(0, 1).survivors.map((one) => ({ ...one, file: 'src/a.ts' })) },
    },
    what: 'a file without mutants',
    at: ['/mutation/survivors/0'],
  },
  { name: 'a run with mutants', verdict: { ...ALLOW, mutation: mutation(9, 1) }, what: 'has what only a patch has', at: ['/scope'] },
  {
    name: 'a phase before its beginning',
    verdict: { ...CLEAN, timing: { ...CLEAN.timing, phases: { scope: -1 } } },
    what: 'negative',
    at: ['/timing/phases/scope'],
  },
  {
    name: 'no trusted test',
    verdict: {
      ...CLEAN,
      tests: [],
      classes: { ...CLEAN.classes, E: { passed: 0, failed: 0, notRun: 0 }, P: { passed: 0, failed: 0, notRun: 0 } },
    },
    what: 'no trusted test passed',
    at: ['/testCount', '/classes'],
  },
  { name: 'a run with paths', verdict: { ...ALLOW, paths: CLEAN.paths }, what: 'has what only a patch has', at: ['/scope'] },
  { name: 'a run with a budget', verdict: { ...ALLOW, budget: CLEAN.budget }, what: 'has what only a patch has', at: ['/scope'] },
  { name: 'a run with known-bads', verdict: { ...ALLOW, knownBad: CLEAN.knownBad }, what: 'has what only a patch has', at: ['/scope'] },
  {
    name: 'a run taken for a patch',
    verdict: { ...ALLOW, scope: 'merge' },
    what: 'does not say which commits',
    at: ['/subject', '/policy'],
  },
  {
    name: 'a patch taken for a run',
    verdict: { ...CLEAN, scope: 'run' },
    what: 'a run has no base',
    at: ['/subject', '/policy/ref', '/scope'],
  },
]

describe('the verdict of a patch', () => {
  test.for([CLEAN, MERGE_ALLOW, MERGE_REVIEW, MERGE_BLOCK, MERGE_CUT])('$decision agrees with itself', (verdict) => {
    expect(contradictions(verdict)).toEqual([])
  })

  test.for(ROWS)('$name', ({ verdict, what, at }) => {
    const found = contradictions(verdict)
    expect(found.map((each) => each.what)).toContainEqual(expect.stringContaining(what))
    expect(found.map(({ where }) => where)).toEqual(at)
  })
})
