import { describe, expect, test } from 'vitest'
import { classifyRun } from '../../src/check/classified.ts'
import type { ClassifiedRun } from '../../src/check/classified.ts'
import { finding } from '../../src/model/finding.ts'
import type { ModuleObservation } from '../../src/model/run.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import { blockingPhase, judgeMerge } from '../../src/verdict/judge-merge.ts'
import type { MergeRuns } from '../../src/verdict/judge-merge.ts'
import { CLOCK, EXAMPLE, failed, moduleOf, passed, PLAIN, seenRun } from '../check/seen.ts'
import { answeredBy, SEEN } from './merge-sample.ts'

const NOTHING: MergeRuns = { trusted: null, characterization: null, flakes: null, untrusted: null }
const FILES = { E: EXAMPLE, N: CLOCK, U: PLAIN } as const
const TITLE = 'deadline window'

/** A run of one test of each of these classes, all of which pass or fail. */
const runOf = (classes: string, state: 'passed' | 'failed'): ClassifiedRun => {
  const one = (file: string): ModuleObservation => moduleOf(file, [state === 'passed' ? passed(file, TITLE) : failed(file, TITLE)])
  const files = (['E', 'N', 'U'] as const).filter((cls) => classes.includes(cls)).map((cls) => FILES[cls])
  return classifyRun(seenRun({ modules: files.map(one) }))
}

describe('each test is judged once', () => {
  interface Row {
    readonly name: string
    readonly runs: Partial<MergeRuns>
    /** Class and state of each test. */
    readonly tests: readonly string[]
  }
  const rows: readonly Row[] = [
    { name: 'nothing ran', runs: {}, tests: [] },
    {
      name: 'oracles by the trusted run',
      runs: { trusted: runOf('E', 'passed'), flakes: runOf('E', 'failed'), untrusted: runOf('E', 'failed') },
      tests: ['E passed'],
    },
    {
      name: 'an oracle that failed there, whoever else saw it pass',
      runs: { trusted: runOf('E', 'failed'), flakes: runOf('E', 'passed'), untrusted: runOf('E', 'passed') },
      tests: ['E failed'],
    },
    {
      name: 'what is not deterministic by the run of the flakes',
      runs: { trusted: runOf('N', 'failed'), flakes: runOf('N', 'passed'), untrusted: runOf('N', 'failed') },
      tests: ['N passed'],
    },
    {
      name: 'tests of the patch in its own tree',
      runs: { trusted: runOf('U', 'failed'), flakes: runOf('U', 'failed'), untrusted: runOf('U', 'passed') },
      tests: ['U passed'],
    },
    {
      name: 'all of them, each by its own',
      runs: { trusted: runOf('ENU', 'passed'), flakes: runOf('NU', 'passed'), untrusted: runOf('U', 'failed') },
      tests: ['E passed', 'N passed', 'U failed'],
    },
    { name: 'what the trusted run alone had', runs: { trusted: runOf('ENU', 'passed') }, tests: ['E passed', 'N passed', 'U passed'] },
    {
      name: 'what the run of the flakes alone had, but for oracles',
      runs: { flakes: runOf('ENU', 'passed') },
      tests: ['N passed', 'U passed'],
    },
    {
      name: 'an oracle that ran among the tests of the patch alone, of which it is one',
      runs: { untrusted: runOf('EU', 'passed') },
      tests: ['U passed', 'U passed'],
    },
    { name: 'of what passed before the patch, nothing', runs: { characterization: runOf('ENU', 'passed') }, tests: [] },
  ]
  test.for(rows)('$name', ({ runs, tests }) => {
    const verdict = judgeMerge({ ...SEEN, inventory: true, runs: { ...NOTHING, ...runs } })
    expect(verdict.tests.map(({ granted, state }) => `${granted} ${state}`)).toEqual(tests)
    expect(verdict.testCount).toBe(tests.length)
  })
})

test('failures are those of all runs, by their owners', () => {
  const owners = (runs: Partial<MergeRuns>): readonly string[] =>
    judgeMerge({ ...SEEN, runs: { ...NOTHING, ...runs } }).failures.map(({ owner }) => owner.split(' ')[0] ?? '')
  expect(owners({})).toEqual([])
  expect(owners({ trusted: runOf('E', 'failed') })).toEqual([EXAMPLE])
  expect(owners({ characterization: runOf('U', 'failed') })).toEqual([PLAIN])
  expect(owners({ flakes: runOf('N', 'failed'), untrusted: runOf('U', 'failed'), trusted: runOf('E', 'passed') })).toEqual([CLOCK, PLAIN])
})

test('freezes are told where the flakes were asked', () => {
  const freezes: Verdict['freezes'] = [{ test: 'a > b', expires: '2026-12-24', points: 1, signatures: [], state: 'unused' }]
  const told = (state: 'answered' | 'unavailable' | 'not-evaluated') =>
    judgeMerge({
      ...SEEN,
      freezes,
      answers: { ...answeredBy(), flakes: state === 'answered' ? { state, findings: [] } : { state, because: 'no' } },
    }).freezes
  expect(told('answered')).toEqual(freezes)
  expect(told('unavailable')).toEqual(freezes)
  expect(told('not-evaluated')).toEqual([])
})

describe('what ends a judgement', () => {
  const sealed = finding('sealed-path-changed', { path: 'oracle/seeds.txt', change: 'modified', sealedBy: 'oracle/**' })
  const mild = finding('path-not-writable', { path: 'tools/x.mjs', change: 'added' })

  test('a block, and no review', () => {
    expect(judgeMerge({ ...SEEN, answers: answeredBy(mild) }).decision).toBe('review')
    expect(blockingPhase(answeredBy(mild), SEEN.settings)).toBeNull()
  })

  test('a required phase that could not tell, in the scope of a patch whatever the settings say', () => {
    const settings = { ...SEEN.settings, scope: 'run' as const, overrides: { 'behavior-drift': 'review' as const } }
    expect(blockingPhase({ characterization: { state: 'unavailable', because: 'no' } }, settings)).toBe('characterization')
    expect(blockingPhase({ characterization: { state: 'unavailable', because: 'no' } }, { ...settings, required: ['scope'] })).toBeNull()
  })

  test('is named by what comes after it, and by that alone', () => {
    const because = (answers: Parameters<typeof blockingPhase>[0], phase: 'scope' | 'oracles') =>
      judgeMerge({ ...SEEN, answers }).inputs[phase].because
    const cut = 'the phase policy blocks, which ends the judgement; --all evaluates this phase too'
    const policy = { state: 'answered', findings: [finding('policy-missing', { path: 'oracle/policy.yaml' })] } as const
    expect(because({ policy }, 'oracles')).toBe(cut)
    expect(because({ policy }, 'scope')).toBe('the gate did not come to it')
    expect(because({}, 'oracles')).toBe('the gate did not come to it')
    expect(because({ scope: { state: 'answered', findings: [sealed] } }, 'oracles')).toBe(cut.replace('policy', 'scope'))
  })
})
