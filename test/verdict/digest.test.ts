import { describe, expect, test } from 'vitest'
import type { Verdict } from '../../src/model/verdict.ts'
import { digestOf } from '../../src/verdict/digest.ts'
import { VARYING } from '../../src/verdict/varying.ts'
import { MERGE_BLOCK } from './merge-sample.ts'
import { ALLOW, BLOCK } from './sample.ts'
import { pointerOf, valuesOf, withValue } from './trees.ts'

/** The two samples, with every optional thing that a row of `VARYING` names. */
const flaky: Verdict['findings'][number] = {
  rule: 'oracle-flaky',
  args: { test: 'a > b', retries: 2 },
  phase: 'oracles',
  severity: 'block',
  approvedBy: null,
}
const empty: Verdict['findings'][number] = {
  rule: 'property-empty',
  args: { test: 'a > b', because: 'a property was interrupted after 3 of 100 runs' },
  phase: 'oracles',
  severity: 'block',
  approvedBy: null,
}
const EVERYTHING: Verdict = { ...BLOCK, findings: [...BLOCK.findings, flaky, empty] }

/** `tests[].runs[].seed` of `/tests/0/runs/2/seed`; for findings both with and without the rule. */
function patternsOf(path: readonly (string | number)[], verdict: Verdict): readonly string[] {
  const plain = path.map((key, index) => (typeof key === 'number' || (index === 1 && path[0] === 'inputs') ? '[]' : `.${key}`)).join('')
  const rule = path[0] === 'findings' && typeof path[1] === 'number' ? verdict.findings[path[1]]?.rule : undefined
  return [plain.slice(1), plain.slice(1).replace('[]', `[${rule}]`)]
}

const changed = (value: unknown): unknown => {
  if (typeof value === 'string') return `${value} `
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return value === null ? 'something' : value
}

const isAt = (at: string, pattern: string): boolean => pattern === at || pattern.startsWith(`${at}.`) || pattern.startsWith(`${at}[`)

describe('what two machines that judged alike have in common', () => {
  test.for([
    { name: 'an allow', verdict: ALLOW },
    { name: 'a block', verdict: EVERYTHING },
    { name: 'a block of a patch', verdict: MERGE_BLOCK },
  ])('$name: the digest changes with each value, but for those that VARYING lists', ({ verdict }) => {
    const before = digestOf(verdict)
    const leaves = valuesOf(verdict).filter(({ value }) => typeof value !== 'object' || value === null)
    expect(leaves.length).toBeGreaterThan(100)
    const wrong = leaves.flatMap(({ path, value }) => {
      const patterns = patternsOf(path, verdict)
      const listed = VARYING.some(({ at, takes }) => takes !== 'set' && patterns.some((pattern) => isAt(at, pattern)))
      const moved = digestOf(withValue(verdict, path, () => changed(value)) as Verdict) !== before
      return moved === listed ? [`${pointerOf(path)} ${moved ? 'moves the digest' : 'does not move the digest'}`] : []
    })
    expect(wrong).toEqual([])
  })

  test('each row of VARYING names something that a verdict has', () => {
    const all = [ALLOW, EVERYTHING, MERGE_BLOCK].flatMap((verdict) => valuesOf(verdict).flatMap(({ path }) => patternsOf(path, verdict)))
    expect(VARYING.filter(({ at }) => !all.includes(at)).map(({ at }) => at)).toEqual([])
  })

  test('evidence that is there and evidence that is not are never alike', () => {
    const withAssertions = (assertions: number | null): string =>
      digestOf({ ...ALLOW, tests: ALLOW.tests.map((one) => ({ ...one, assertions })) })
    expect(withAssertions(1)).toBe(withAssertions(250))
    expect(new Set([withAssertions(null), withAssertions(0), withAssertions(1)]).size).toBe(3)
  })

  test('attempts that failed alike, in whatever order, are alike', () => {
    const [first] = BLOCK.failures
    if (first === undefined) throw new Error('the sample has failures')
    const other = { ...first, signature: '000000000000' }
    expect(digestOf({ ...BLOCK, failures: [first, other, first] })).toBe(digestOf({ ...BLOCK, failures: [other, first] }))
    expect(digestOf({ ...BLOCK, failures: [first] })).not.toBe(digestOf({ ...BLOCK, failures: [first, other] }))
  })

  test('an empty digest and its own make no difference', () => {
    expect(digestOf({ ...ALLOW, digest: '' } as Verdict)).toBe(ALLOW.digest)
  })
})
