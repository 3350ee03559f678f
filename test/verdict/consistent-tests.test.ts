import { describe, expect, test } from 'vitest'
import type { Verdict, VerdictTest } from '../../src/model/verdict.ts'
import { contradictions } from '../../src/verdict/consistent.ts'
import { judgeMerge } from '../../src/verdict/judge-merge.ts'
import { classifyRun } from '../../src/check/classified.ts'
import { CLOCK, failed, moduleOf, PLAIN, seenRun } from '../check/seen.ts'
import { MERGE_ALLOW, SEEN } from './merge-sample.ts'
import { ALLOW, BLOCK } from './sample.ts'

interface Row {
  readonly name: string
  readonly verdict: Verdict
  /** The places of all contradictions there are. */
  readonly at: readonly string[]
}

const where = (verdict: Verdict): readonly string[] => contradictions(verdict).map((each) => each.where)
const changeTest = (verdict: Verdict, granted: VerdictTest['granted'], change: Partial<VerdictTest>): Verdict => ({
  ...verdict,
  tests: verdict.tests.map((one) => (one.granted === granted ? { ...one, ...change } : one)),
})
const counted = (verdict: Verdict, cls: VerdictTest['granted'], passed: number, fails: number, notRun: number): Verdict => {
  const { [cls]: was } = verdict.classes
  return {
    ...verdict,
    classes: { ...verdict.classes, [cls]: { passed, failed: fails, notRun } },
    testCount: verdict.testCount - was.passed - was.failed - was.notRun + passed + fails + notRun,
  }
}
const [run] = ALLOW.tests.flatMap(({ runs }) => runs)
if (run === undefined) throw new Error('a test of the sample has a property')

describe('what a verdict counts', () => {
  const rows: readonly Row[] = [
    { name: 'an oracle too many that did not run', verdict: counted(ALLOW, 'E', 1, 0, 1), at: ['/classes/E'] },
    { name: 'an oracle too many that passed', verdict: counted(ALLOW, 'P', 2, 0, 0), at: ['/classes/P'] },
    { name: 'an oracle too few that passed', verdict: counted(ALLOW, 'P', 0, 0, 0), at: ['/classes/P'] },
    { name: 'an oracle of a class that has none', verdict: counted(ALLOW, 'F', 1, 0, 0), at: ['/classes/F'] },
    { name: 'tests of the patch that are not listed', verdict: counted(ALLOW, 'U', 9, 0, 4), at: [] },
    { name: 'a failure of the patch that is not listed', verdict: counted(ALLOW, 'U', 7, 1, 0), at: ['/classes/U'] },
    {
      name: 'tests of the patch that it lists and does not count',
      verdict: counted(changeTest(ALLOW, 'N', { granted: 'U', state: 'passed' }), 'N', 0, 0, 0),
      at: [],
    },
    {
      name: 'a listed test of the patch, none of which passed',
      verdict: counted(counted(changeTest(ALLOW, 'N', { granted: 'U', state: 'passed' }), 'N', 0, 0, 0), 'U', 0, 0, 1),
      at: ['/classes/U'],
    },
    {
      name: 'a listed test of the patch, all of which ran',
      verdict: counted(changeTest(ALLOW, 'N', { granted: 'U', state: 'skipped' }), 'N', 0, 0, 0),
      at: ['/classes/U'],
    },
    { name: 'a sum without those that did not run', verdict: { ...counted(ALLOW, 'U', 7, 0, 2), testCount: 10 }, at: ['/testCount'] },
    {
      name: 'a test before the first letter',
      verdict: { ...ALLOW, tests: ALLOW.tests.map((one, at) => (at === 0 ? { ...one, id: '' } : one)) },
      at: [],
    },
    { name: 'retries of a half', verdict: changeTest(ALLOW, 'E', { retries: 0.5 }), at: ['/tests/0/retries'] },
    {
      name: 'a property with less than no cases',
      verdict: changeTest(ALLOW, 'P', { runs: [run, { ...run, runsAsked: -1, skips: 0.5 }] }),
      at: ['/tests/1/runs/1/runsAsked', '/tests/1/runs/1/skips'],
    },
    { name: 'a test that nobody reported on, and that is no oracle', verdict: changeTest(ALLOW, 'N', { assertions: null }), at: [] },
    {
      name: 'a list of half a seed',
      verdict: { ...ALLOW, seeds: { ...ALLOW.seeds, lists: [...ALLOW.seeds.lists, { name: 'z', count: 0.5 }] } },
      at: ['/seeds/lists/1/count'],
    },
    { name: 'no time at all', verdict: { ...ALLOW, timing: { ...ALLOW.timing, milliseconds: 0, phases: { flakes: 0 } } }, at: [] },
    { name: 'a freeze for nothing', verdict: { ...ALLOW, freezes: ALLOW.freezes.map((one) => ({ ...one, points: 0 })) }, at: [] },
  ]
  test.for(rows)('$name', ({ verdict, at }) => {
    expect(where(verdict)).toEqual(at)
  })
})

describe('what an oracle proved', () => {
  const rows: readonly Row[] = [
    { name: 'a property without an assertion beside it', verdict: changeTest(ALLOW, 'P', { assertions: 0 }), at: [] },
    { name: 'assertions without a property', verdict: changeTest(ALLOW, 'P', { runs: [] }), at: [] },
    { name: 'neither', verdict: changeTest(ALLOW, 'P', { assertions: 0, runs: [] }), at: ['/tests/1'] },
    { name: 'a property of which nobody knows the assertions', verdict: changeTest(ALLOW, 'P', { assertions: null }), at: ['/tests/1'] },
    { name: 'a property that ran on nothing', verdict: changeTest(ALLOW, 'P', { runs: [run, { ...run, runsDone: 0 }] }), at: ['/tests/1'] },
    { name: 'a property that ran once', verdict: changeTest(ALLOW, 'P', { runs: [{ ...run, runsDone: 1 }] }), at: [] },
    { name: 'nothing, in a verdict that blocks', verdict: changeTest(BLOCK, 'P', { assertions: 0, runs: [] }), at: [] },
  ]
  test.for(rows)('$name', ({ verdict, at }) => {
    expect(where(verdict)).toEqual(at)
  })

  test('is asked of a patch where its oracles were judged, and of a run in any case', () => {
    const none = { passed: 0, failed: 0, notRun: 0 }
    const clean = judgeMerge(SEEN)
    const empty: Verdict = {
      ...clean,
      tests: clean.tests.filter(({ granted }) => granted === 'N'),
      classes: { ...clean.classes, E: none, P: none },
      testCount: clean.testCount - 2,
    }
    expect(where(empty)).toEqual(['/classes'])
    expect(where({ ...empty, inputs: { ...empty.inputs, oracles: { state: 'not-applicable', because: 'there are none' } } })).toEqual([])
    const silent: Verdict = {
      ...ALLOW,
      tests: ALLOW.tests.filter(({ granted }) => granted === 'N'),
      classes: { ...ALLOW.classes, E: none, P: none },
      testCount: ALLOW.testCount - 2,
      inputs: { ...ALLOW.inputs, oracles: { state: 'not-applicable', because: 'there are none' } },
    }
    expect(where(silent)).toEqual(['/inputs/oracles', '/classes'])
  })
})

describe('a failure that no finding names', () => {
  const unnamed = (verdict: Verdict): Verdict => ({ ...verdict, findings: [] })
  const untrusted = (verdict: Verdict, state: 'not-evaluated' | 'not-applicable'): Verdict => ({
    ...verdict,
    inputs: { ...verdict.inputs, untrusted: { state, because: 'a reason' } },
  })
  const ofTheClock = unnamed(
    judgeMerge({
      ...SEEN,
      runs: { ...SEEN.runs, flakes: classifyRun(seenRun({ modules: [moduleOf(CLOCK, [failed(CLOCK, 'deadline window')])] })) },
    }),
  )
  const rows: readonly Row[] = [
    { name: 'of a test of the patch', verdict: unnamed(MERGE_ALLOW), at: [`/tests/3`] },
    { name: 'of a test of the patch, which nobody judged', verdict: untrusted(unnamed(MERGE_ALLOW), 'not-evaluated'), at: [] },
    {
      name: 'of a test of the patch, where no test is said to have run',
      verdict: untrusted(unnamed(MERGE_ALLOW), 'not-applicable'),
      at: ['/tests/3'],
    },
    { name: 'of a test outside of all, whoever judged what', verdict: untrusted(ofTheClock, 'not-evaluated'), at: ['/tests/2'] },
  ]
  test.for(rows)('$name', ({ verdict, at }) => {
    expect(MERGE_ALLOW.tests[3]?.id).toBe(`${PLAIN} > adds`)
    expect(where(verdict)).toEqual(at)
  })
})

describe('a freeze', () => {
  const [freeze] = ALLOW.freezes
  const [signature] = freeze?.signatures ?? []
  if (freeze === undefined || signature === undefined) throw new Error('the sample has a freeze')
  const rows: readonly Row[] = [
    {
      name: 'that excuses nothing need not fit',
      verdict: { ...ALLOW, freezes: [{ ...freeze, state: 'unused', signatures: [] }] },
      at: [],
    },
    {
      name: 'does not excuse a second failure beside its own',
      verdict: changeTest(ALLOW, 'N', { signatures: [signature, '000000000000'] }),
      at: ['/tests/2'],
    },
    { name: 'excuses a test that passed this time', verdict: changeTest(ALLOW, 'N', { signatures: [] }), at: [] },
  ]
  test.for(rows)('$name', ({ verdict, at }) => {
    expect(where(verdict)).toEqual(at)
  })
})
