import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide } from '../../src/decide/decide.ts'
import type { DecideSettings } from '../../src/decide/decide.ts'
import type { Answers, Finding } from '../../src/model/findings.ts'
import { isVerdict } from '../../src/model/generated/validators.js'
import type { Verdict, VerdictKnownBad } from '../../src/model/verdict.ts'
import type { Decision, Phase } from '../../src/model/words.ts'
import { PHASES } from '../../src/rules/table.ts'
import { bind } from '../../src/verdict/bind.ts'
import type { AtHand } from '../../src/verdict/bind.ts'
import { canonicalText } from '../../src/verdict/canonical.ts'
import { contradictions } from '../../src/verdict/consistent.ts'
import { judgeMerge } from '../../src/verdict/judge-merge.ts'
import type { MergeSeen } from '../../src/verdict/judge-merge.ts'
import { parseVerdict } from '../../src/verdict/parse.ts'
import { TOOL } from '../../src/verdict/tool.ts'
import { diceOf, mutateBytes, mutateTree } from '../verdict/mutate.ts'
import { BASE, MERGE_BASE, MERGE_BLOCK, MERGE_CUT, MERGE_REVIEW, SEEN } from '../verdict/merge-sample.ts'
import { HEAD, sealed, TREE } from '../verdict/sample.ts'
import { answers, settings } from './worlds.ts'

const GOODNESS: Readonly<Record<Decision, number>> = { block: 0, review: 1, allow: 2 }

const findingsOf = (all: Answers): readonly Finding[] =>
  PHASES.flatMap((phase) => {
    const answer = all[phase]
    return answer.state === 'answered' || answer.state === 'unavailable' ? (answer.findings ?? []) : []
  })

const OUTCOMES: Partial<Record<Finding['rule'], VerdictKnownBad['outcome']>> = {
  'known-bad-survived': 'survived',
  'known-bad-stale': 'stale',
  'known-bad-error': 'error',
}

/** One finding says what became of a known-bad, and one what became of the mutants. */
const oneOutcome = (all: Answers): Answers => {
  const answer = all['known-bad']
  if (answer.state !== 'answered' && answer.state !== 'unavailable') return all
  const given = answer.findings ?? []
  const replayed = given.filter(({ rule }) => OUTCOMES[rule] !== undefined).slice(0, 1)
  const mutated = given.filter(({ rule }) => rule === 'change-unproven').slice(0, 1)
  const others = given.filter(({ rule }) => OUTCOMES[rule] === undefined && rule !== 'change-unproven')
  return { ...all, 'known-bad': { ...answer, findings: [...replayed, ...mutated, ...others] } }
}

/** The mutants that the sample of the rule speaks of. */
const UNPROVEN: NonNullable<Verdict['mutation']> = {
  minKillRate: 0.8,
  files: [{ file: 'src/billing.ts', mutants: 12, killed: 7, survived: 2, error: 2, timeout: 0, unknown: 1 }],
  survivors: [
    { file: 'src/billing.ts', line: 4, column: 13, operator: 'relational', before: 'a < b', after: 'a <= b' },
    { file: 'src/billing.ts', line: 9, column: 3, operator: 'return', before: 'return a', after: 'return undefined' },
  ],
}

/** What a gate would have seen, whose phases answered so. */
function seenBy(given: Answers, decidedBy: DecideSettings): MergeSeen {
  const all = oneOutcome(given)
  const found = findingsOf(all)
  const has = (rule: Finding['rule']): boolean => found.some((one) => one.rule === rule)
  const sealedPaths = [...new Set(found.flatMap((one) => (one.rule === 'sealed-path-changed' ? [one.args.path] : [])))]
  const replayed = found.flatMap((one): readonly VerdictKnownBad[] => {
    const outcome = OUTCOMES[one.rule]
    if (outcome === undefined || !('patch' in one.args)) return []
    return [{ file: one.args.patch, outcome, killedBy: [], covers: [], milliseconds: 1 }]
  })
  const debits = has('budget-negative') ? 1 : 0
  const counted = { credits: 0, debits, score: 0 - debits }
  return {
    ...SEEN,
    answers: all,
    settings: decidedBy,
    budget:
      all.budget.state === 'not-evaluated'
        ? null
        : has('budget-undefined')
          ? { state: 'undefined', ...counted, because: 'fixture bytes changed' }
          : { state: 'counted', ...counted },
    paths: sealedPaths.map((path) => ({ path, change: 'modified', from: null, class: 'sealed' })),
    knownBad: replayed,
    mutation: has('change-unproven') ? UNPROVEN : null,
  }
}

const merges = fc
  .tuple(answers, settings)
  .map(([all, decidedBy]) => ({ all: oneOutcome(all), decidedBy: { ...decidedBy, scope: 'merge' as const } }))

describe('the verdict of a patch', () => {
  test('says what was decided, agrees with itself, and is read as it was written', () => {
    const seen = { allow: 0, review: 0, block: 0 }
    fc.assert(
      fc.property(merges, ({ all, decidedBy }) => {
        const verdict = judgeMerge(seenBy(all, decidedBy))
        const decided = decide(all, decidedBy)
        expect({ decision: verdict.decision, because: verdict.because, findings: verdict.findings }).toEqual(decided)
        expect(contradictions(verdict)).toEqual([])
        expect(parseVerdict(Buffer.from(canonicalText(verdict)))).toEqual({ verdict })
        seen[verdict.decision]++
      }),
      { numRuns: 800 },
    )
    expect(seen.block).toBeGreaterThan(100)
    expect(seen.allow + seen.review).toBeGreaterThan(10)
  })

  test('counts under the policy that it was judged by, and one that asks for more never makes it better', () => {
    fc.assert(
      fc.property(merges, fc.subarray([...PHASES]), ({ all, decidedBy }, more) => {
        const verdict = judgeMerge(seenBy(all, decidedBy))
        const required = [...new Set([...(decidedBy.required ?? []), ...more])].filter((phase) => phase !== 'policy')
        const own = handOf({ ...decidedBy, required: (decidedBy.required ?? []).filter((phase) => phase !== 'policy') })
        expect(bind(verdict, own).refusals).toEqual([])
        const asked = bind(verdict, handOf({ ...decidedBy, required }))
        const again = decide(all, { ...decidedBy, required })
        // What the stricter list would have blocked is refused.
        if (again.decision === 'block' && verdict.decision !== 'block') expect(asked.refusals.map(({ kind }) => kind)).toContain('evidence')
        else expect(asked.refusals).toEqual([])
      }),
      { numRuns: 800 },
    )
  })
})

/** The patch at hand, under a policy of base. */
function handOf({ preset, overrides, required }: Omit<DecideSettings, 'scope'>): AtHand {
  return {
    ci: true,
    subject: { state: 'commit', head: HEAD, tree: TREE, dirty: false, changed: [] },
    tool: TOOL,
    policy: { state: 'read', path: 'oracle/policy.yaml', sha256: 'a'.repeat(64) },
    demanded: { scope: 'merge', because: 'the test says so' },
    patch: {
      base: { state: 'known', tip: BASE, mergeBase: MERGE_BASE },
      policyRef: MERGE_BASE,
      policy: {
        preset,
        owners: [],
        rules: overrides,
        ...(required === undefined ? {} : { require: required.filter((phase) => phase !== 'policy') }),
      },
    },
  }
}

const HAND = handOf({ preset: 'recommended', overrides: {} })
const CLEAN = judgeMerge(SEEN)
const SAMPLES: readonly Verdict[] = [CLEAN, MERGE_REVIEW, MERGE_BLOCK, MERGE_CUT]

/** What `check` makes of these bytes. */
function checked(bytes: Uint8Array): Decision {
  const parsed = parseVerdict(bytes)
  if ('mistakes' in parsed) return 'block'
  return bind(parsed.verdict, HAND).refusals.length === 0 ? parsed.verdict.decision : 'block'
}

describe('a verdict of a patch that was mangled or edited never becomes better', () => {
  const samples = fc.constantFrom(...SAMPLES)

  test('the samples themselves count', () => {
    expect(SAMPLES.map((verdict) => checked(Buffer.from(canonicalText(verdict))))).toEqual(['allow', 'review', 'block', 'block'])
  })

  test('its bytes', () => {
    fc.assert(
      fc.property(samples, fc.nat(), (sample, seed) => {
        const mangled = mutateBytes(Buffer.from(canonicalText(sample)), diceOf(seed))
        return GOODNESS[checked(mangled)] <= GOODNESS[sample.decision]
      }),
      { numRuns: 1500 },
    )
  })

  test('its values, with the digest made anew', () => {
    let [typed, kept] = [0, 0]
    fc.assert(
      fc.property(samples, fc.nat(), fc.boolean(), (sample, seed, twice) => {
        const dice = diceOf(seed)
        let tree = mutateTree(sample, SAMPLES, dice)
        if (twice) tree = mutateTree(tree, SAMPLES, dice)
        if (!isVerdict(tree)) return true
        typed++
        const outcome = checked(Buffer.from(canonicalText(sealed(tree))))
        if (outcome === sample.decision) kept++
        return GOODNESS[outcome] <= GOODNESS[sample.decision]
      }),
      { numRuns: 4000 },
    )
    expect(typed).toBeGreaterThan(1000)
    expect(kept).toBeGreaterThan(100)
  })

  test('the state of a phase that the policy requires', () => {
    const required: readonly Phase[] = PHASES.filter((phase) => phase !== 'region')
    for (const phase of required) {
      for (const state of ['not-evaluated', 'unavailable'] as const) {
        const inputs = { ...CLEAN.inputs, [phase]: { state, because: 'it was edited' } }
        expect(checked(Buffer.from(canonicalText(sealed({ ...CLEAN, inputs })))), `${phase} is ${state}`).toBe('block')
      }
    }
  })
})
