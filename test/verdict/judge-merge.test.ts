import { describe, expect, test } from 'vitest'
import { asUntrusted, classifyRun } from '../../src/check/classified.ts'
import { checkUntrusted } from '../../src/check/untrusted.ts'
import { finding } from '../../src/model/finding.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import { contradictions } from '../../src/verdict/consistent.ts'
import { blockingPhase, judgeMerge } from '../../src/verdict/judge-merge.ts'
import { encodeVerdict, parseVerdict } from '../../src/verdict/parse.ts'
import { CLOCK, example, EXAMPLE, failed, moduleOf, passed, PLAIN, property, seenRun, SIGNATURE } from '../check/seen.ts'
import { answeredBy, MERGE_ALLOW, MERGE_BLOCK, MERGE_CUT, MERGE_REVIEW, SEEN } from './merge-sample.ts'

const ids = (verdict: typeof MERGE_ALLOW): readonly string[] => verdict.tests.map(({ id }) => id)

describe('the verdict of a patch', () => {
  test.for([
    { verdict: MERGE_ALLOW, decision: 'allow' },
    { verdict: MERGE_REVIEW, decision: 'review' },
    { verdict: MERGE_BLOCK, decision: 'block' },
    { verdict: MERGE_CUT, decision: 'block' },
  ])('$decision: agrees with itself, and is read as it was written', ({ verdict, decision }) => {
    expect(verdict.decision).toBe(decision)
    expect(contradictions(verdict)).toEqual([])
    const encoded = encodeVerdict(verdict)
    expect(encoded).toHaveProperty('text')
    if ('text' in encoded) expect(parseVerdict(Buffer.from(encoded.text))).toEqual({ verdict })
  })

  test('a phase that a block cut short was not evaluated, and says by what', () => {
    expect(MERGE_CUT.inputs.scope).toEqual({ state: 'answered', because: '' })
    expect(MERGE_CUT.inputs.oracles).toEqual({
      state: 'not-evaluated',
      because: 'the phase scope blocks, which ends the judgement; --all evaluates this phase too',
    })
    expect(MERGE_CUT.because.map(({ rule }) => rule)).toEqual(['sealed-path-changed'])
  })

  test('a required phase that is missing without a block blocks', () => {
    const { characterization: _, ...answers } = answeredBy()
    const verdict = judgeMerge({ ...SEEN, answers })
    expect(verdict.decision).toBe('block')
    expect(verdict.inputs.characterization).toEqual({ state: 'not-evaluated', because: 'the gate did not come to it' })
    expect(judgeMerge({ ...SEEN, answers, settings: { ...SEEN.settings, required: ['scope', 'oracles'] } }).decision).toBe('allow')
  })

  test('an approval makes a note of what can be approved, and names the owner', () => {
    const answers = answeredBy(finding('path-not-writable', { path: 'tools/x.mjs', change: 'added' }))
    const approved = judgeMerge({ ...SEEN, answers, settings: { ...SEEN.settings, approvedBy: '@acme/owners' } })
    expect(judgeMerge({ ...SEEN, answers }).decision).not.toBe('allow')
    expect(approved.decision).toBe('allow')
    expect(approved.findings.map(({ approvedBy }) => approvedBy)).toEqual(['@acme/owners'])
  })

  test('lists are sorted, whatever their order was', () => {
    const turned = judgeMerge({
      ...SEEN,
      paths: SEEN.paths.toReversed(),
      knownBad: SEEN.knownBad.map((one) => ({ ...one, killedBy: one.killedBy.toReversed() })).toReversed(),
    })
    expect(turned).toEqual(judgeMerge(SEEN))
    expect(turned.knownBad.map(({ file }) => file)).toEqual(['oracle/known-bad/no-tax.yaml', 'oracle/known-bad/off-by-one.patch'])
  })
})

describe('its tests', () => {
  test('say which known-bads each trusted one was seen to kill, which the digest leaves out', () => {
    const [one, other] = SEEN.knownBad
    if (one === undefined || other === undefined) throw new Error('the sample has two known-bads')
    const kills = (verdict: Verdict) => verdict.tests.flatMap(({ id, observedKills }) => (observedKills ? [[id, observedKills]] : []))
    const byBoth = judgeMerge({ ...SEEN, knownBad: [one, { ...other, killedBy: [property().id] }] })
    expect(kills(byBoth)).toEqual(
      [
        [example().id, [one.file]],
        [property().id, [one.file, other.file].toSorted()],
      ].toSorted(),
    )
    const byOne = judgeMerge({ ...SEEN, knownBad: [one, { ...other, killedBy: [example().id] }] })
    expect(kills(byOne)).not.toEqual(kills(byBoth))
    expect(byOne.digest).toBe(byBoth.digest)
    expect(kills(judgeMerge({ ...SEEN, knownBad: [] }))).toEqual([])
  })

  test('are the trusted ones, the nondeterministic ones, and those of the patch that failed', () => {
    expect(ids(MERGE_ALLOW)).toEqual([example().id, property().id, `${CLOCK} > deadline window`, `${PLAIN} > adds`].toSorted())
    expect(MERGE_ALLOW.classes.U).toEqual({ passed: 1, failed: 1, notRun: 0 })
    expect(MERGE_ALLOW.testCount).toBe(5)
    expect(judgeMerge({ ...SEEN, inventory: true }).tests).toHaveLength(5)
    expect(MERGE_ALLOW.failures.map(({ owner, signature }) => [owner, signature])).toEqual([[`${PLAIN} > adds`, SIGNATURE]])
  })

  test('an oracle that failed where nothing is trusted is no failure of the oracle, and its pass there is no pass', () => {
    const inHead = asUntrusted(classifyRun(seenRun({ modules: [moduleOf(EXAMPLE, [failed(EXAMPLE, 'adds'), failed(EXAMPLE, 'mine')])] })))
    const answer = checkUntrusted(inHead)
    expect(answer.state === 'answered' ? answer.findings.map(({ rule }) => rule) : answer).toEqual(['untrusted-failed', 'untrusted-failed'])
    const verdict = judgeMerge({
      ...SEEN,
      answers: { ...SEEN.answers, untrusted: answer },
      runs: { ...SEEN.runs, untrusted: inHead },
    })
    expect(verdict.tests.find(({ id }) => id === example().id)).toMatchObject({ granted: 'E', state: 'passed' })
    expect(verdict.tests.find(({ id }) => id === `${EXAMPLE} > mine`)).toMatchObject({ granted: 'U', state: 'failed' })
    expect(contradictions(verdict)).toEqual([])
    const passedThere = classifyRun(seenRun({ modules: [moduleOf(EXAMPLE, [passed(EXAMPLE, 'new')])] }))
    const alone = judgeMerge({ ...SEEN, runs: { trusted: null, characterization: null, flakes: null, untrusted: passedThere } })
    expect(alone.classes.E.passed).toBe(0)
    expect(contradictions(alone).map(({ what }) => what)).toContainEqual(expect.stringContaining('no trusted test passed'))
  })
})

describe('what ends a judgement', () => {
  test('the first phase that blocks, of those that were evaluated', () => {
    const mixed = answeredBy(
      finding('oracle-failed', { test: 'a > b', signature: SIGNATURE, message: 'no' }),
      finding('sealed-path-changed', { path: 'oracle/seeds.txt', change: 'modified', sealedBy: 'oracle/**' }),
    )
    expect(blockingPhase(mixed, SEEN.settings)).toBe('scope')
    expect(blockingPhase({}, SEEN.settings)).toBeNull()
    expect(blockingPhase({ scope: { state: 'answered', findings: [] } }, SEEN.settings)).toBeNull()
    expect(blockingPhase({ scope: { state: 'unavailable', because: 'git did not answer' } }, SEEN.settings)).toBe('scope')
    expect(blockingPhase(answeredBy(), SEEN.settings)).toBeNull()
  })
})
