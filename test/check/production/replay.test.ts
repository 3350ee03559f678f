import { describe, expect, test } from 'vitest'
import { checkReplay } from '../../../src/check/production/replay.ts'
import type { Explanation, ReplayDifference, ReplayObservation } from '../../../src/model/replay.ts'

const difference: ReplayDifference = {
  file: 'src/slug.ts',
  name: 'slug',
  differences: 1,
  first: { test: 'tests/slug.test.ts', call: "slug('é')", fresh: false, inRunner: "'e'", outside: "''" },
  explanation: null,
  base: 'agrees',
}

function seen(fields: Partial<Extract<ReplayObservation, { state: 'replayed' }>>): ReplayObservation {
  return {
    state: 'replayed',
    files: ['tests/slug.test.ts'],
    calls: 3,
    fresh: 2,
    differences: [],
    turned: 1,
    passing: [],
    leftOut: [],
    missing: [],
    ...fields,
  }
}

describe('checkReplay', () => {
  test('nothing that differs is no finding, whatever was left out', () => {
    const leftOut = [{ what: 'src/a.ts#now', because: 'it is another each time' }]
    expect(checkReplay(seen({ leftOut }))).toEqual({ state: 'answered', findings: [] })
  })

  test('what could not be replayed is not known, and what needs none does not apply', () => {
    expect(checkReplay({ state: 'unavailable', because: 'no recording' })).toEqual({ state: 'unavailable', because: 'no recording' })
    expect(checkReplay({ state: 'not-applicable', because: 'no change' })).toEqual({ state: 'not-applicable', because: 'no change' })
  })

  test('an answer that nothing else explains is a finding at full weight', () => {
    expect(checkReplay(seen({ differences: [difference] }))).toEqual({
      state: 'answered',
      findings: [
        {
          rule: 'production-test-aware',
          args: {
            file: 'src/slug.ts',
            knows: 'whether it runs in the test runner',
            evidence: "slug('é') gives 'e' in the runner and '' outside of it",
          },
        },
      ],
    })
  })

  test.each<[Explanation | null, ReplayDifference['base'], string]>([
    [{ kind: 'denied', what: 'a connection' }, 'agrees', 'does not do a connection'],
    [{ kind: 'package', name: 'lodash' }, 'agrees', 'needs lodash, which package.json'],
    [{ kind: 'global', name: 'document' }, 'agrees', 'needs the global document'],
    [{ kind: 'order' }, 'agrees', 'order of calls'],
    [{ kind: 'unstable' }, 'agrees', 'another answer'],
    [{ kind: 'not-loaded' }, 'agrees', 'could not be loaded'],
    [null, 'absent', 'no such export'],
  ])('%o at head, %s at base: a person looks at it', (explanation, base, words) => {
    const answer = checkReplay(seen({ differences: [{ ...difference, explanation, base }] }))
    const atMost = { severity: 'review', within: 'every-preset', because: expect.stringContaining(words) }
    expect(answer).toMatchObject({ state: 'answered', findings: [{ atMost }] })
  })

  test('says that an input is no test\u2019s, and how many calls differ', () => {
    const answer = checkReplay(seen({ differences: [{ ...difference, differences: 3, first: { ...difference.first, fresh: true } }] }))
    expect(answer).toMatchObject({
      findings: [
        {
          args: { evidence: "slug('é') (an input that no test has) gives 'e' in the runner and '' outside of it, and 2 more calls differ" },
        },
      ],
    })
  })

  test('a test that passes with its expectations turned round is tampered with', () => {
    const passing = [{ file: 'oracle/a.test.ts', tests: ['oracle/a.test.ts > sums'] }]
    expect(checkReplay(seen({ passing }))).toMatchObject({
      findings: [
        {
          rule: 'expect-tampered',
          args: { file: 'oracle/a.test.ts', broken: ['oracle/a.test.ts > sums (its expectations turned round)'] },
          at: { file: 'oracle/a.test.ts' },
        },
      ],
    })
  })

  test('what base recorded and head did not is not known, and what was found stands all the same', () => {
    const missing = ['tests/a.test.ts', 'tests/b.test.ts'].map((what) => ({ what, because: 'no call was recorded' }))
    expect(checkReplay(seen({ missing, differences: [difference] }))).toMatchObject({
      state: 'unavailable',
      because:
        "calls of base's tests could be recorded at base and not at head (tests/a.test.ts: no call was recorded; tests/b.test.ts: no call was recorded)",
      findings: [{ rule: 'production-test-aware' }],
    })
  })
})
