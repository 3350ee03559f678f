import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finding } from '../../src/model/finding.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import { compareVerdicts } from '../../src/verdict/compare.ts'
import type { Comparison } from '../../src/verdict/compare.ts'
import { digestOf } from '../../src/verdict/digest.ts'
import { judgeMerge } from '../../src/verdict/judge-merge.ts'
import { diceOf, mutateTree } from './mutate.ts'
import { answeredBy, MERGE_ALLOW, MERGE_BLOCK, MERGE_REVIEW, SEEN } from './merge-sample.ts'
import { ALLOW, BLOCK, REVIEW, sealed } from './sample.ts'
import { isVerdict } from '../../src/model/generated/validators.js'

const SAMPLES: readonly Verdict[] = [ALLOW, BLOCK, REVIEW, MERGE_ALLOW, MERGE_BLOCK, MERGE_REVIEW]
const CLEAN = judgeMerge(SEEN)
const on = (node: string): Verdict['environment'] => ({ ...CLEAN.environment, node })
const failing = judgeMerge({
  ...SEEN,
  answers: { ...answeredBy(), flakes: { state: 'unavailable', because: 'no answer came' } },
  environment: on('v22.0.0'),
})

const unowned = answeredBy(finding('path-not-writable', { path: 'tools/x.mjs', change: 'added' }))

interface Row {
  readonly name: string
  readonly a: Verdict
  readonly b: Verdict
  readonly state: Comparison['state']
  readonly words?: string
  /** `part what` of some differences. */
  readonly holds?: readonly string[]
}

const ROWS: readonly Row[] = [
  { name: 'the same', a: CLEAN, b: CLEAN, state: 'same' },
  {
    name: 'the same from another machine, at another hour',
    a: CLEAN,
    b: judgeMerge({
      ...SEEN,
      environment: { node: 'v22.0.0', vitest: '5.1.0', platform: 'darwin', arch: 'arm64' },
      timing: { startedAt: '2026-12-01T00:00:00.000Z', milliseconds: 1, phases: {} },
      runner: { exitCode: 1, signal: null },
    }),
    state: 'same',
  },
  {
    name: 'a decision that flipped',
    a: CLEAN,
    b: failing,
    state: 'flipped',
    words: 'that is the environment, not the code. The two differ in node v20.20.2 and v22.0.0.',
    holds: ['decision decision', 'reasons allowed', 'reasons evidence-missing', 'phases flakes'],
  },
  {
    name: 'a decision that flipped on machines alike',
    a: CLEAN,
    b: judgeMerge({ ...SEEN, answers: { ...answeredBy(), flakes: { state: 'unavailable', because: 'no answer came' } } }),
    state: 'flipped',
    words: 'The two name the same versions and the same kind of machine.',
  },
  {
    name: 'the same decision from other observations',
    a: CLEAN,
    b: judgeMerge({ ...SEEN, knownBad: SEEN.knownBad.slice(1) }),
    state: 'unstable',
    words: 'gave other observations',
    holds: ['patch known-bad oracle/known-bad/off-by-one.patch'],
  },
  {
    name: 'another commit',
    a: CLEAN,
    b: judgeMerge({ ...SEEN, subject: { ...SEEN.subject, head: '8'.repeat(40) } }),
    state: 'not-comparable',
    words: 'different commits',
    holds: ['subject head'],
  },
  {
    name: 'another policy',
    a: CLEAN,
    b: judgeMerge({ ...SEEN, policy: { ...SEEN.policy, sha256: 'b'.repeat(64) } }),
    state: 'not-comparable',
    words: 'different policies',
    holds: ['policy sha256'],
  },
  {
    name: 'another tool',
    a: CLEAN,
    b: sealed({ ...CLEAN, tool: { ...CLEAN.tool, version: '9.9.9' } }),
    state: 'not-comparable',
    holds: ['tool version'],
  },
  { name: 'a run and a patch', a: ALLOW, b: CLEAN, state: 'not-comparable', words: 'a run and the other a patch', holds: ['tool scope'] },
  {
    name: 'one that an owner approved',
    a: judgeMerge({ ...SEEN, answers: unowned }),
    b: judgeMerge({ ...SEEN, answers: unowned, settings: { ...SEEN.settings, approvedBy: '@acme/owners' } }),
    state: 'not-comparable',
    words: 'nobody, and @acme/owners',
  },
  {
    name: 'uncommitted changes, which have no name',
    a: judgeMerge({ ...SEEN, subject: { ...SEEN.subject, dirty: true } }),
    b: judgeMerge({ ...SEEN, subject: { ...SEEN.subject, dirty: true }, paths: [] }),
    state: 'not-comparable',
    words: 'what was committed',
  },
]

describe('two verdicts', () => {
  test.for(ROWS)('$name', ({ a, b, state, words = '', holds = [] }) => {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const { comparison, differences } = compareVerdicts(one, other)
      expect(comparison.state).toBe(state)
      const named = differences.map(({ part, what }) => `${part} ${what}`)
      for (const each of holds) expect(named).toContain(each)
      expect(differences.length > 0).toBe(state !== 'same')
    }
    const { comparison } = compareVerdicts(a, b)
    expect(comparison.state === 'same' ? '' : comparison.because).toContain(words)
  })

  test('have a difference that is named if and only if their digests differ, and the other way round it is the same one', () => {
    let compared = 0
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...SAMPLES), (seed, sample) => {
        const mutant = mutateTree(sample, SAMPLES, diceOf(seed))
        if (!isVerdict(mutant)) return
        compared++
        const other = { ...mutant, digest: digestOf(mutant) }
        const [there, back] = [compareVerdicts(sample, other), compareVerdicts(other, sample)]
        expect(there.differences.length === 0).toBe(sample.digest === other.digest)
        expect(there.differences.every(({ a, b }) => a !== b || there.differences.length === 1)).toBe(true)
        expect(back.differences.map(({ part, what, a, b }) => ({ part, what, a: b, b: a }))).toEqual(there.differences)
        expect(back.comparison.state).toBe(there.comparison.state)
      }),
      { numRuns: 600 },
    )
    expect(compared).toBeGreaterThan(100)
  })
})
