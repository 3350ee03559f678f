import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classifyRun } from '../../src/check/classified.ts'
import { checkKnownBad, filesToReplay, oraclePower, verdictKnownBads } from '../../src/check/known-bad.ts'
import { decide } from '../../src/decide/decide.ts'
import { byPhase } from '../../src/model/by-phase.ts'
import type { CheckAnswer } from '../../src/model/findings.ts'
import type { KnownBad, KnownBadObservation, KnownBadOutcome, KnownBadReplay } from '../../src/model/known-bad.ts'
import type { OwnedFile } from '../../src/model/owned-observations.ts'
import type { PresetName } from '../../src/model/words.ts'
import { EXAMPLE, PLAIN, PROPERTY, example, moduleOf, passed, property, seenRun } from './seen.ts'

const FOLDER = 'oracle/known-bad'
const PATCH = `${FOLDER}/off-by-one.patch`
const TEST = `${EXAMPLE} > adds`

const KNOWN: KnownBad = { covers: ['src/a.ts'], caughtBy: null, why: '', change: { kind: 'edits', edits: [] } }
const read = (path = PATCH): OwnedFile<KnownBad> => ({ state: 'read', path, sha256: 'a'.repeat(64), value: KNOWN })
const mistake = { at: { file: PATCH, line: 5, column: 1 }, wrong: 'is no hunk', right: 'make it anew', frame: '' }
const broken: OwnedFile<KnownBad> = { state: 'invalid', path: PATCH, mistakes: [mistake, { ...mistake, at: { file: PATCH, line: 9 } }] }

const replayed = (changes: Partial<KnownBadReplay> = {}): KnownBadReplay => ({
  file: PATCH,
  outcome: 'killed',
  covers: ['src/a.ts'],
  caughtBy: null,
  killedBy: [TEST],
  message: '',
  at: { file: PATCH },
  ran: [EXAMPLE],
  how: 'overlay',
  milliseconds: 12,
  ...changes,
})

function seen(
  replays: readonly KnownBadReplay[],
  files: readonly OwnedFile<KnownBad>[] = replays.map(({ file }) => read(file)),
): KnownBadObservation {
  return { state: 'observed', folder: { folder: FOLDER, files }, replays }
}

function shown(answer: CheckAnswer): readonly string[] {
  const findings = answer.state === 'not-applicable' ? [] : (answer.findings ?? [])
  return [answer.state, ...findings.map(({ rule, at, args }) => `${rule} ${at?.file ?? ''}:${at?.line ?? '-'} ${JSON.stringify(args)}`)]
}

describe('checkKnownBad', () => {
  test.each<[string, KnownBadObservation, readonly string[]]>([
    ['killed', seen([replayed()]), ['answered']],
    ['none at all', seen([]), ['answered', `known-bad-missing ${FOLDER}:- {"folder":"${FOLDER}"}`]],
    [
      'survived',
      seen([replayed({ outcome: 'survived', killedBy: [] })]),
      ['answered', `known-bad-survived ${PATCH}:- {"patch":"${PATCH}","expected":null,"failed":[]}`],
    ],
    [
      'killed by another test than the one that it names',
      seen([replayed({ outcome: 'survived', caughtBy: `${PROPERTY} > x` })]),
      ['answered', `known-bad-survived ${PATCH}:- {"patch":"${PATCH}","expected":"${PROPERTY} > x","failed":["${TEST}"]}`],
    ],
    [
      'stale',
      seen([replayed({ outcome: 'stale', killedBy: [], message: 'the lines differ', at: { file: PATCH, line: 7 } })]),
      ['answered', `known-bad-stale ${PATCH}:7 {"patch":"${PATCH}","message":"the lines differ"}`],
    ],
    [
      'an error',
      seen([replayed({ outcome: 'error', killedBy: [], message: 'SyntaxError: x' })]),
      ['answered', `known-bad-error ${PATCH}:- {"patch":"${PATCH}","outcome":"error","message":"SyntaxError: x"}`],
    ],
    [
      'a timeout',
      seen([replayed({ outcome: 'timeout', killedBy: [], message: 'too late' })]),
      ['answered', `known-bad-error ${PATCH}:- {"patch":"${PATCH}","outcome":"timeout","message":"too late"}`],
    ],
    [
      'a file with mistakes',
      seen([], [broken]),
      [
        'answered',
        `known-bad-error ${PATCH}:5 {"patch":"${PATCH}","outcome":"error","message":"the file is no hunk; right would be: make it anew"}`,
        `known-bad-error ${PATCH}:9 {"patch":"${PATCH}","outcome":"error","message":"the file is no hunk; right would be: make it anew"}`,
      ],
    ],
    [
      'a file that is gone',
      seen([], [{ state: 'absent', path: PATCH }]),
      ['answered', `known-bad-error ${PATCH}:- {"patch":"${PATCH}","outcome":"error","message":"it is not there any more"}`],
    ],
    ['one that was passed over', seen([], [read()]), ['unavailable']],
    ['nothing that could be seen', { state: 'unavailable', because: 'git ended' }, ['unavailable']],
  ])('%s', (_, observation, expected) => {
    expect(shown(checkKnownBad(observation))).toEqual(expected)
  })
})

test('the verdict says what could not be read, and names nobody under what survived', () => {
  const survivor = replayed({ file: `${FOLDER}/a.patch`, outcome: 'survived', killedBy: [TEST] })
  const own = { covers: ['src/a.ts'], milliseconds: 12 }
  expect(verdictKnownBads(seen([replayed(), survivor], [{ state: 'absent', path: `${FOLDER}/gone.patch` }]))).toEqual([
    { file: survivor.file, outcome: 'survived', killedBy: [], ...own },
    { file: `${FOLDER}/gone.patch`, outcome: 'error', killedBy: [], covers: [], milliseconds: 0 },
    { file: PATCH, outcome: 'killed', killedBy: [TEST], ...own },
  ])
  expect(verdictKnownBads({ state: 'unavailable', because: 'git ended' })).toEqual([])
})

test('the power of each trusted test: what it killed, and how often its file ran', () => {
  const trusted = [
    { file: PROPERTY, tests: [`${PROPERTY} > z`], milliseconds: 1 },
    { file: EXAMPLE, tests: [`${EXAMPLE} > b`, `${EXAMPLE} > a`], milliseconds: 1 },
  ]
  const replays = [
    replayed({ file: 'z.patch', killedBy: [`${EXAMPLE} > a`] }),
    replayed({ file: 'b.patch', killedBy: [`${EXAMPLE} > a`, `${PROPERTY} > z`], ran: [EXAMPLE, PROPERTY] }),
    replayed({ file: 'c.patch', outcome: 'survived', killedBy: [], ran: [EXAMPLE] }),
  ]
  expect(oraclePower(trusted, replays)).toEqual([
    { test: `${EXAMPLE} > a`, kills: ['b.patch', 'z.patch'], ran: 3 },
    { test: `${EXAMPLE} > b`, kills: [], ran: 3 },
    { test: `${PROPERTY} > z`, kills: ['b.patch'], ran: 1 },
  ])
})

describe('what each preset makes of it', () => {
  const decisionOf = (observation: KnownBadObservation, preset: PresetName): string => {
    const answer = checkKnownBad(observation)
    const answers = byPhase((phase) => (phase === 'known-bad' ? answer : ({ state: 'answered', findings: [] } as const)))
    const { decision, because } = decide(answers, { preset, overrides: {}, scope: 'merge' })
    return [decision, ...because.flatMap(({ row }) => row ?? [])].join(' ')
  }
  const outcome = (one: KnownBadOutcome): KnownBadObservation =>
    seen([replayed({ outcome: one, killedBy: one === 'killed' ? [TEST] : [] })])

  test.each<[string, KnownBadObservation, readonly string[]]>([
    ['killed', outcome('killed'), ['allow', 'allow I1', 'allow I1']],
    ['survived', outcome('survived'), ['block', 'block I3', 'block I3']],
    ['stale', outcome('stale'), ['review', 'block I3', 'block I3']],
    ['error', outcome('error'), ['review', 'block I3', 'block I3']],
    ['timeout', outcome('timeout'), ['review', 'block I3', 'block I3']],
    ['none', seen([]), ['allow', 'block I8', 'block I8']],
  ])('%s: recommended, intersection, strict', (_, observation, [recommended = '', intersection = '', strict = '']) => {
    expect(decisionOf(observation, 'recommended')).toBe(recommended)
    expect(decisionOf(observation, 'intersection')).toBe(intersection)
    expect(decisionOf(observation, 'strict').split(' ')[0]).toBe(strict.split(' ')[0])
  })
})

describe('laws', () => {
  const outcomes: readonly KnownBadOutcome[] = ['killed', 'survived', 'stale', 'error', 'timeout']
  const replay = fc
    .record({ outcome: fc.constantFrom(...outcomes), name: fc.nat(999), named: fc.boolean() })
    .map(({ outcome, name, named }) =>
      replayed({ file: `${FOLDER}/${name}.patch`, outcome, caughtBy: named ? TEST : null, killedBy: outcome === 'killed' ? [TEST] : [] }),
    )
  const replays = fc.uniqueArray(replay, { selector: ({ file }) => file, minLength: 1, maxLength: 12 })

  test('each replay that was not killed has one finding, and a kill has none; their order changes nothing', () => {
    fc.assert(
      fc.property(replays, (all) => {
        const answer = checkKnownBad(seen(all))
        expect(answer.state).toBe('answered')
        const findings = answer.state === 'answered' ? answer.findings : []
        const patches = findings.map((one) => ('patch' in one.args ? one.args.patch : '')).sort()
        expect(patches).toEqual(
          all
            .filter(({ outcome }) => outcome !== 'killed')
            .map(({ file }) => file)
            .sort(),
        )
        const turned = checkKnownBad(seen([...all].reverse()))
        expect(shown(turned).toSorted()).toEqual(shown(answer).toSorted())
      }),
    )
  })

  test('a replay that is missing is never an answer', () => {
    fc.assert(
      fc.property(replays, fc.nat(), (all, which) => {
        const missing = all[which % all.length]
        const rest = all.filter((one) => one !== missing)
        expect(
          checkKnownBad(
            seen(
              rest,
              all.map(({ file }) => read(file)),
            ),
          ).state,
        ).toBe('unavailable')
      }),
    )
  })

  test('the verdict holds each file once, sorted, and names killers of kills alone', () => {
    fc.assert(
      fc.property(replays, (all) => {
        const listed = verdictKnownBads(seen(all, [...all.map(({ file }) => read(file)), { ...broken, path: `${FOLDER}/z.patch` }]))
        expect(listed.map(({ file }) => file)).toEqual([...all.map(({ file }) => file), `${FOLDER}/z.patch`].sort())
        expect(listed.every(({ outcome, killedBy }) => (outcome === 'killed') === killedBy.length > 0)).toBe(true)
      }),
    )
  })
})

describe('filesToReplay', () => {
  test('are those with trusted tests that passed, each with what it imported', () => {
    const run = classifyRun(
      seenRun({
        modules: [
          moduleOf(EXAMPLE, [example(), passed(EXAMPLE, 'left out', { state: 'skipped', mode: 'skip' })], {
            imported: ['src/b.ts', 'src/a.ts'],
          }),
          moduleOf(PROPERTY, [property()]),
          moduleOf(PLAIN, [passed(PLAIN, 'x')], { imported: ['src/a.ts'] }),
        ],
      }),
    )
    expect(filesToReplay(run)).toEqual([
      { file: EXAMPLE, tests: [TEST], imported: ['src/a.ts', 'src/b.ts'], milliseconds: 3 },
      { file: PROPERTY, tests: [property().id], milliseconds: 3 },
    ])
  })

  test('a file of two projects is known where both are known, and its tests come sorted', () => {
    const web = example({ id: `[web] ${TEST}`, project: 'web' })
    const filesOf = (imported: { readonly imported?: readonly string[] }) => {
      const modules = [
        moduleOf(EXAMPLE, [example(), passed(EXAMPLE, 'a')], { imported: ['src/b.ts'] }),
        moduleOf(EXAMPLE, [web], { project: 'web', ...imported }),
      ]
      return filesToReplay(classifyRun(seenRun({ modules })))
    }
    const known = { file: EXAMPLE, tests: [web.id, `${EXAMPLE} > a`, TEST].sort(), milliseconds: 6 }
    expect(filesOf({ imported: ['src/a.ts', 'src/b.ts'] })).toEqual([{ ...known, imported: ['src/a.ts', 'src/b.ts'] }])
    expect(filesOf({})).toEqual([known])
  })

  test('a test that fails, or is expected to, can kill nothing', () => {
    const run = classifyRun(seenRun({ modules: [moduleOf(EXAMPLE, [example({ state: 'failed' }), example({ expectedToFail: true })])] }))
    expect(filesToReplay(run)).toEqual([])
  })
})
