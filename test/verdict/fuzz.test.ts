import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isVerdict } from '../../src/model/generated/validators.js'
import type { Verdict } from '../../src/model/verdict.ts'
import type { Decision } from '../../src/model/words.ts'
import { canonicalText } from '../../src/verdict/canonical.ts'
import { parseVerdict } from '../../src/verdict/parse.ts'
import { diceOf, mutateBytes, mutateTree, pick } from './mutate.ts'
import { ALLOW, BLOCK, REVIEW, sealed } from './sample.ts'

const TIMES = 6000
/** On a machine that does much else. */
const LONG = 300_000
/** Other mutants in each run. What fails names its seed; FUZZ_SEED plays it again. */
const FIRST = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31))
const SAMPLES: readonly Verdict[] = [ALLOW, REVIEW, BLOCK]
const GOODNESS: Readonly<Record<Decision, number>> = { block: 0, review: 1, allow: 2 }

/** What became of mutants, by the first words of the mistake, so that a fuzz which never gets anywhere is seen. */
type Outcomes = Map<string, number>

/** A mutant is refused with words, or it is no better than the verdict that it was made from. */
function judge(bytes: Uint8Array, original: Verdict, seed: number, outcomes: Outcomes): void {
  const parsed = parseVerdict(bytes)
  const [first] = 'mistakes' in parsed ? parsed.mistakes : []
  const outcome = first === undefined ? 'read' : first.what.split(/[:.,]/, 1)[0]
  outcomes.set(outcome ?? '', (outcomes.get(outcome ?? '') ?? 0) + 1)
  if ('verdict' in parsed) {
    if (GOODNESS[parsed.verdict.decision] > GOODNESS[original.decision]) {
      throw new Error(`FUZZ_SEED=${seed}: from ${original.decision} to ${parsed.verdict.decision}`)
    }
  } else if (parsed.mistakes.some(({ what, remedy }) => what === '' || remedy === ''))
    throw new Error(`FUZZ_SEED=${seed}: refused without words`)
}

const counted = (outcomes: Outcomes, name: string): number => outcomes.get(name) ?? 0

describe('a verdict file that was mangled is refused, or no better than it was', () => {
  test('bytes', { timeout: LONG }, () => {
    const outcomes: Outcomes = new Map()
    const texts = new Map(SAMPLES.map((verdict) => [verdict, Buffer.from(canonicalText(verdict), 'utf8')]))
    for (let seed = FIRST; seed < FIRST + TIMES; seed++) {
      const dice = diceOf(seed)
      const original = pick(dice, SAMPLES)
      judge(mutateBytes(texts.get(original) ?? Buffer.alloc(0), dice), original, seed, outcomes)
    }
    for (const name of [
      'It is not JSON',
      'It is not UTF-8',
      'It is no verdict',
      'Its bytes are not the canonical form of what they say',
      'read',
    ]) {
      expect(counted(outcomes, name), name).toBeGreaterThan(10)
    }
  })

  test('trees, written in canonical form', { timeout: LONG }, () => {
    const outcomes: Outcomes = new Map()
    for (let seed = FIRST; seed < FIRST + TIMES; seed++) {
      const dice = diceOf(seed)
      const original = pick(dice, SAMPLES)
      let tree: unknown = original
      for (let left = 1 + dice(4); left > 0; left--) tree = mutateTree(tree, SAMPLES, dice)
      judge(Buffer.from(canonicalText(tree), 'utf8'), original, seed, outcomes)
    }
    for (const name of ['It is no verdict', 'Its digest is', 'read']) {
      const sum = [...outcomes].filter(([outcome]) => outcome.startsWith(name)).reduce((total, [, count]) => total + count, 0)
      expect(sum, name).toBeGreaterThan(10)
    }
  })

  test('trees, with the digest made anew', { timeout: LONG }, () => {
    const outcomes: Outcomes = new Map()
    let typed = 0
    // Two changes at most: who changes decision, reasons and findings together has written another verdict, and only a signature tells.
    for (let seed = FIRST; typed < TIMES / 2; seed++) {
      const dice = diceOf(seed)
      const original = pick(dice, SAMPLES)
      let tree = mutateTree(original, SAMPLES, dice)
      if (dice(2) === 0) tree = mutateTree(tree, SAMPLES, dice)
      if (!isVerdict(tree)) continue
      typed++
      judge(Buffer.from(canonicalText(sealed(tree)), 'utf8'), original, seed, outcomes)
    }
    expect(counted(outcomes, 'It contradicts itself')).toBeGreaterThan(200)
    expect(counted(outcomes, 'read')).toBeGreaterThan(200)
  })

  test('a value as deep as the engine can read', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    for (const text of [
      `{"schemaVersion":1,"findings":${deep}}`,
      canonicalText(ALLOW).replace('"seeds": {', `"seeds": { "deep": ${deep},`),
    ]) {
      expect(parseVerdict(Buffer.from(text))).toHaveProperty('mistakes')
    }
  })
})
