import { describe, expect, test } from 'vitest'
import { classifyRun } from '../../src/check/classified.ts'
import { checkFlakes, freezeStates } from '../../src/check/flakes/check.ts'
import { freezesToReplay } from '../../src/check/flakes/replays.ts'
import type { CorpusReplay } from '../../src/model/corpus-replay.ts'
import { ID, past, row, worldOf } from './flakes.cases.ts'
import type { FlakesCase } from './flakes.cases.ts'
import { CLOCK, SIGNATURE, failed, moduleOf, passed, seenRun } from './seen.ts'

const run = (changes: Partial<FlakesCase> = {}) => classifyRun(seenRun(worldOf({ name: '', rules: [], rows: [row()], ...changes })))

const replay = (changes: Partial<CorpusReplay> = {}): CorpusReplay => ({
  test: ID,
  corpus: 'captured/a.json',
  known: [SIGNATURE],
  end: 'failed',
  met: SIGNATURE,
  asked: true,
  because: null,
  ...changes,
})
const passing = (changes: Partial<CorpusReplay> = {}): CorpusReplay =>
  replay({ corpus: 'captured/a.passing.json', known: [], end: 'passed', met: null, ...changes })

const found = (clock: NonNullable<FlakesCase['clock']>, replays: readonly CorpusReplay[]) => {
  const answer = checkFlakes(run({ clock }), past(''), replays)
  return answer.state === 'answered'
    ? answer.findings.map(({ rule, atMost }) => (atMost === undefined ? rule : `${rule} (${atMost.severity})`))
    : []
}
const state = (clock: NonNullable<FlakesCase['clock']>, replays: readonly CorpusReplay[]) =>
  freezeStates(run({ clock }), past(''), replays).map((freeze) => freeze.state)

describe('a failure that leans on a row', () => {
  test.each([
    { name: 'its failure comes back', replays: [replay()] },
    { name: 'and the test passes where it passed', replays: [replay(), passing()] },
    { name: 'nothing was replayed', replays: [] },
    { name: 'another test differs', replays: [replay({ test: 'another', end: 'passed', met: null })] },
  ])('is excused: $name', ({ replays }) => {
    expect(found('fails', replays)).toEqual(['flake-frozen'])
    expect(state('fails', replays)).toEqual(['excuses'])
  })

  test.each([
    { name: 'the test passes on it', replays: [replay({ end: 'passed', met: null })] },
    { name: 'it asks for no input', replays: [replay({ end: 'passed', met: null, asked: false })] },
    { name: 'another failure comes', replays: [replay({ met: '000000000001' })] },
    { name: 'a failure without an error comes', replays: [replay({ met: null })] },
    { name: 'it could not be replayed', replays: [replay({ end: 'none', met: null, because: 'is not JSON' })] },
    { name: 'it fails where it passed', replays: [replay(), passing({ end: 'failed', met: SIGNATURE })] },
    { name: 'it did not end where it passed', replays: [replay(), passing({ end: 'none', because: 'could not be replayed' })] },
  ])('is not excused: $name', ({ replays }) => {
    expect(found('fails', replays)).toEqual(['flake-replay-differs'])
    expect(state('fails', replays)).toEqual(['refused'])
    // Nor where the test passed when it was run again: a failure leans on the row all the same.
    expect(found('passes-again', replays)).toEqual(['flake-replay-differs'])
    // A row that nothing leans on is a note, whatever the preset.
    expect(found('passes', replays)).toEqual(['flake-replay-differs (note)'])
    expect(state('passes', replays)).toEqual(['unused'])
  })
})

test('a row leans on its own failure, and a row with a mistake says nothing of replays', () => {
  const other = 'src/n.oracle.test.ts > n'
  const modules = [
    moduleOf(CLOCK, [passed(CLOCK, 'deadline window')]),
    moduleOf('src/n.oracle.test.ts', [failed('src/n.oracle.test.ts', 'n')]),
  ]
  const differs = [replay({ end: 'passed', met: null })]
  const said = (rows: FlakesCase['rows'] = []) => {
    const answer = checkFlakes(run({ rows, world: { modules } }), past(''), differs)
    return answer.state === 'answered' && answer.findings.map(({ rule, atMost }) => `${rule} ${atMost?.severity ?? ''}`)
  }
  expect(said([row()])).toEqual(['flake-replay-differs note', 'flake-without-freeze '])
  expect(said([{ test: ID, at: { file: 'oracle/ledger.yaml' }, mistakes: [] }])).toEqual(['flake-without-freeze '])
  expect(said([row({ test: other })])).toEqual(['flake-frozen '])
})

test('valid rows are replayed, and no others', () => {
  const asked = (changes: Partial<FlakesCase>) => freezesToReplay(run(changes), past('')).map(({ test: { id }, leans }) => [id, leans])
  expect(asked({})).toEqual([[ID, false]])
  expect(asked({ clock: 'fails' })).toEqual([[ID, true]])
  expect(asked({ clock: 'passes-again' })).toEqual([[ID, true]])
  expect(asked({ rows: [row({ expires: '2026-11-10' })] })).toEqual([])
  expect(asked({ rows: [row({}, { corpusNow: null })] })).toEqual([])
  expect(asked({ clock: 'never-ends' })).toEqual([])
  expect(asked({ clock: 'is-lost' })).toEqual([])
  const limits = [{ kind: 'filtered', because: 'only x' }] as const
  expect(asked({ world: { modules: [], run: { limits } } })).toEqual([])
  expect(asked({ rows: [{ test: ID, at: { file: 'oracle/ledger.yaml' }, mistakes: [] }] })).toEqual([])
})
