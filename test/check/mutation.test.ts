import { describe, expect, test } from 'vitest'
import { checkMutation, killersOf, powerOfFiles, powerOfRegions, sumOf, verdictMutation } from '../../src/check/mutation.ts'
import { findingSeverity } from '../../src/decide/severity.ts'
import type { MutantOutcome, MutantReplay } from '../../src/model/mutants.ts'

const replay = (outcome: MutantOutcome, line: number, file = 'src/a.ts'): MutantReplay => ({
  mutant: { file, operator: 'equality', line, column: 5, start: 0, end: 1, replacement: 'b', before: 'a', after: 'b' },
  outcome,
  killedBy: outcome === 'killed' ? ['oracle/a.test.ts > a'] : [],
  message: '',
  how: 'overlay',
  milliseconds: 1,
})
const replays = (counts: Partial<Record<MutantOutcome, number>>): readonly MutantReplay[] =>
  (Object.entries(counts) as [MutantOutcome, number][]).flatMap(([outcome, count]) =>
    Array.from({ length: count }, (_, index) => replay(outcome, index + 1)),
  )

describe('change-unproven', () => {
  const rows: readonly (readonly [string, Partial<Record<MutantOutcome, number>>, number, boolean])[] = [
    ['no mutant at all', {}, 1, false],
    ['all are killed', { killed: 5 }, 1, false],
    ['as many as asked for', { killed: 4, survived: 1 }, 0.8, false],
    ['one too few', { killed: 3, survived: 2 }, 0.8, true],
    ['an error is no kill', { killed: 3, error: 2 }, 0.8, true],
    ['running out of time is no kill', { killed: 3, timeout: 2 }, 0.8, true],
    ['enough, whatever becomes of the rest', { killed: 4, unknown: 1 }, 0.8, false],
    ['enough only if the rest were killed', { killed: 3, survived: 1, unknown: 1 }, 0.8, true],
    ['nothing was replayed', { unknown: 3 }, 0.1, true],
  ]
  test.for(rows)('%s', ([, counts, minKillRate, isUnproven]) => {
    expect(checkMutation(verdictMutation(replays(counts), minKillRate)).map(({ rule }) => rule)).toEqual(
      isUnproven ? ['change-unproven'] : [],
    )
  })

  test('names each survivor, points at the first, and tells what is not known apart', () => {
    expect(checkMutation(verdictMutation(replays({ killed: 1, survived: 2, unknown: 3, error: 1 }), 0.9))).toEqual([
      {
        rule: 'change-unproven',
        args: { killed: 1, mutants: 7, unknown: 3, minKillRate: 0.9, survivors: ['src/a.ts:1:5', 'src/a.ts:2:5'] },
        at: { file: 'src/a.ts', line: 1, column: 5 },
      },
    ])
    expect(checkMutation(verdictMutation(replays({ unknown: 1 }), 0.9))).toMatchObject([{ at: { file: 'src/a.ts' } }])
  })

  test('is a review, a block where proof is asked for, and what the policy makes of it', () => {
    const [found] = checkMutation(verdictMutation(replays({ survived: 1 }), 1))
    if (found === undefined) throw new Error('no finding')
    expect(findingSeverity(found, 'recommended', {})).toBe('review')
    expect(findingSeverity(found, 'strict', {})).toBe('block')
    expect(findingSeverity(found, 'intersection', {})).toBe('block')
    expect(findingSeverity(found, 'zero-weight', {})).toBe('note')
    expect(findingSeverity(found, 'recommended', { 'change-unproven': 'block' })).toBe('block')
    expect(findingSeverity(found, 'recommended', { 'change-unproven': 'off' })).toBe('note')
  })
})

test('what was killed, by file, by region, and by whom', () => {
  const all = [replay('killed', 1), replay('survived', 2), replay('error', 1, 'src/b.ts'), replay('killed', 9, 'lib/c.ts')]
  const region = (covers: string) => ({ covers, tests: ['oracle/a.test.ts > a'], imported: [], known: true })
  expect(powerOfFiles(all).map(({ file, mutants, killed }) => [file, mutants, killed])).toEqual([
    ['src/a.ts', 2, 1],
    ['src/b.ts', 1, 0],
    ['lib/c.ts', 1, 1],
  ])
  const regions = powerOfRegions(all, [region('src/**'), region('src/a.ts#first'), region('docs/**')])
  expect(regions.map(({ covers, mutants, killed, survived, error }) => [covers, mutants, killed, survived, error])).toEqual([
    ['src/**', 3, 1, 1, 1],
    ['src/a.ts#first', 2, 1, 1, 0],
    ['', 1, 1, 0, 0],
  ])
  expect(killersOf(all)).toEqual([{ test: 'oracle/a.test.ts > a', kills: 2 }])
})

test('counts are added up', () => {
  const one = { mutants: 15, killed: 1, survived: 2, error: 3, timeout: 4, unknown: 5 }
  expect(sumOf([one, one])).toEqual({ mutants: 30, killed: 2, survived: 4, error: 6, timeout: 8, unknown: 10 })
})

test('who kills most stands first, by name where two kill as many; who met a survivor kills nothing', () => {
  const by = (outcome: MutantOutcome, ...killedBy: readonly string[]): MutantReplay => ({ ...replay(outcome, 1), killedBy })
  const kills = (...all: readonly MutantReplay[]) => killersOf(all).map(({ test: name, kills: count }) => `${name} ${count}`)
  expect(kills(by('killed', 'c'), by('killed', 'a'), by('killed', 'b'), by('killed', 'b'))).toEqual(['b 2', 'a 1', 'c 1'])
  expect(kills(by('killed', 'a'), by('killed', 'c'), by('killed', 'b', 'b'))).toEqual(['b 2', 'a 1', 'c 1'])
  expect(kills(by('survived', 'a'), by('error', 'a'))).toEqual([])
})
