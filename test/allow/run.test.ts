import { describe, expect, test } from 'vitest'
import type { FixturesObservation, OwnedFiles, RunSeen } from '../../src/model/owned-observations.ts'
import type { RunObservation } from '../../src/model/run.ts'
import { buildRunVerdict } from '../../src/verdict/build.ts'
import { judgeRun } from '../../src/verdict/judge-run.ts'
import { absent, invalid } from '../check/owned.ts'
import { CIRCUMSTANCES } from '../verdict/shard-sample.ts'
import { damagesOf, typed, unheld } from './damage.ts'
import { MODULES, RUN } from './worlds.ts'

const isAllow = (seen: RunSeen): boolean => judgeRun(seen).decided.decision === 'allow'

test('the run counts as it is', () => {
  expect(buildRunVerdict(judgeRun(RUN), CIRCUMSTANCES)).toMatchObject({ decision: 'allow', freezes: [{ state: 'excuses' }] })
})

/** What a trusted file may say otherwise and still count. */
const OF_TRUSTED = [
  'canary.asked', // more false statements than there were; none is no canary
  'duration',
  'file', // of the file; its tests name theirs, and the inventory is held against those
  'project', // the same
  'tests[].duration',
  'tests[].evidence.assertions', // more of them; none is no evidence, unless a property ran
  'tests[].mode', // `only`: the tests beside it are then missed
  'tests[].repeats',
  'tests[].titles', // told by the id as well
  'tests[].titles[]',
]

/** What the one property may say otherwise. One of its two proofs, the run of fast-check and the seed that it recorded, may be lost. */
const OF_PROPERTY = [
  'tests[].declared.cls', // less than its glob says
  'tests[].evidence.propertyRuns',
  'tests[].evidence.propertyRuns[]',
  'tests[].evidence.propertyRuns[].interrupted', // after all of its runs
  'tests[].evidence.propertyRuns[].runsAsked',
  'tests[].evidence.propertyRuns[].runsDone', // more than were asked for; none is an empty property
  'tests[].evidence.propertyRuns[].seed', // whether it is the one that was given is told by `pinned`
  'tests[].evidence.propertyRuns[].skips',
  'tests[].evidence.seeds',
  'tests[].evidence.seeds[]',
]

/** What the file of the frozen failure may say otherwise: it failed, and must fail as its row says. */
const OF_FROZEN = [
  'canary',
  'canary.asked',
  'duration',
  'file',
  'project',
  ...['duration', 'errors', 'errors[]', 'errors[].message', 'errors[].name', 'evidence', 'evidence.assertions', 'expectedToFail'].map(
    ofTest,
  ),
  ...['failures[].parts.message', 'failures[].parts.name', 'failures[].parts.operator', 'file', 'flaky', 'mode'].map(ofTest),
  ...['project', 'repeats', 'retries', 'titles', 'titles[]'].map(ofTest),
]

/** What says nothing for or against the run. */
const OF_RUN = [
  'freshFrom',
  'freshName',
  'freshSeed', // drawn before the run; what a property really ran on, its evidence says
  'kind',
  'reason', // `passed` beside a failure, which speaks for itself; `interrupted` does not count
  'runnerExitCode', // the failures behind it are judged; the exit status keeps what they do not explain
  'vitest',
]

function ofTest(place: string): string {
  return `tests[].${place}`
}

describe('a run that counts, with one thing that was seen of it lost or changed', () => {
  test('counts no more, but for what is listed above', () => {
    const damages = damagesOf(RUN.run, typed<RunObservation>('RunObservation'), MODULES)
    const places = unheld(damages, (run) => isAllow({ ...RUN, run }))
    const within = (file: string, of: readonly string[]): readonly string[] => of.map((place) => `modules.${file}.${place}`)
    // A test without weight may say anything but that it failed.
    expect(places.filter((place) => !place.startsWith('modules.plain'))).toEqual(
      [
        ...OF_RUN,
        ...within('example', [...OF_TRUSTED, 'imported', 'imported[]']),
        ...within('fixture', OF_TRUSTED),
        ...within('property', [...OF_TRUSTED, ...OF_PROPERTY]),
        ...within('frozen', OF_FROZEN),
      ].toSorted(),
    )
    expect(damages.length).toBeGreaterThan(200)
  })

  test('nor do its fixtures', () => {
    const damages = damagesOf(RUN.fixtures, typed<FixturesObservation>('FixturesObservation'))
    expect(unheld(damages, (fixtures) => isAllow({ ...RUN, fixtures }))).toEqual([])
    expect(damages.length).toBeGreaterThan(5)
  })

  test.each(['policy', 'ledger', 'lock', 'invariants', 'seeds', 'intent'] as const)('nor without %s, or with mistakes in it', (name) => {
    const { path } = RUN.owned[name]
    const withFile = (file: object): RunSeen => ({
      ...RUN,
      owned: { ...RUN.owned, [name]: file } satisfies Record<keyof OwnedFiles, object> as OwnedFiles,
    })
    expect(isAllow(withFile(invalid(path)))).toBe(false)
    // Nothing asks a run for an intent; and what its property ran on, its own evidence says.
    expect(isAllow(withFile(absent(path)))).toBe(name === 'intent' || name === 'seeds')
  })
})
