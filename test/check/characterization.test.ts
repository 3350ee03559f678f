import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCharacterization, filesNotWell, notWell } from '../../src/check/characterization.ts'
import type { CharacterizationSeen } from '../../src/check/characterization.ts'
import type { Finding } from '../../src/model/findings.ts'
import type { ModuleObservation, RunObservation } from '../../src/model/run.ts'
import type { SourceLocation } from '../../src/model/words.ts'
import { ownedFiles, sha } from './owned.ts'
import { PLAIN, error, failed, failure, moduleOf, passed, seenRun } from './seen.ts'

const CHANGED = ['src/a.ts', 'src/b.ts']
const intent = (...globs: readonly string[]) =>
  ownedFiles({ intent: { state: 'read', path: 'oracle/intent.yaml', sha256: sha('0'), value: { allowBehaviorChange: globs } } })

function seen(
  modules: readonly ModuleObservation[],
  changes: Partial<CharacterizationSeen> = {},
  run: Partial<RunObservation> = {},
): CharacterizationSeen {
  return {
    owned: ownedFiles(),
    run: seenRun({ modules, run }).run,
    isLeftOut: () => false,
    failingAtBase: new Set(),
    changed: CHANGED,
    ...changes,
  }
}

function drifts(of: CharacterizationSeen): readonly Extract<Finding, { rule: 'behavior-drift' }>[] {
  const answer = checkCharacterization(of)
  expect(answer.state).toBe('answered')
  const findings = answer.state === 'answered' ? answer.findings : []
  return findings.flatMap((one) => (one.rule === 'behavior-drift' ? [one] : []))
}

const red = (imported?: readonly string[]) => moduleOf(PLAIN, [failed(PLAIN, 'x')], imported === undefined ? {} : { imported })
const hook = { owner: PLAIN, errors: [error({ message: 'no database' })], failures: [failure()] }

describe('base’s own tests on head’s production code', () => {
  test.each<{ readonly name: string; readonly module: ModuleObservation; readonly named: readonly string[] }>([
    { name: 'passes', module: moduleOf(PLAIN, [passed(PLAIN, 'x')]), named: [] },
    { name: 'fails', module: red(), named: [`${PLAIN} > x`] },
    {
      name: 'fails without an error',
      module: moduleOf(PLAIN, [failed(PLAIN, 'x', { errors: [], failures: [] })]),
      named: [`${PLAIN} > x`],
    },
    { name: 'is marked skip', module: moduleOf(PLAIN, [passed(PLAIN, 'x', { state: 'skipped', mode: 'skip' })]), named: [] },
    { name: 'is a todo', module: moduleOf(PLAIN, [passed(PLAIN, 'x', { state: 'skipped', mode: 'todo' })]), named: [] },
    {
      name: 'is skipped though it stands there to run',
      module: moduleOf(PLAIN, [passed(PLAIN, 'x', { state: 'skipped' })]),
      named: [`${PLAIN} > x`],
    },
    {
      name: 'is skipped though it stands there to run alone',
      module: moduleOf(PLAIN, [passed(PLAIN, 'x', { state: 'skipped', mode: 'only' })]),
      named: [`${PLAIN} > x`],
    },
    {
      name: 'never ends',
      module: moduleOf(PLAIN, [passed(PLAIN, 'x', { state: 'pending' })], { state: 'pending' }),
      named: [`${PLAIN} > x`],
    },
    { name: 'loses its file', module: moduleOf(PLAIN, [], { state: 'pending' }), named: [PLAIN] },
    { name: 'cannot be collected', module: moduleOf(PLAIN, [], { state: 'failed', hookFailures: [hook] }), named: [PLAIN] },
    {
      name: 'is left out by a failed hook',
      module: moduleOf(PLAIN, [passed(PLAIN, 'x', { state: 'skipped' })], { state: 'failed', hookFailures: [hook] }),
      named: [PLAIN],
    },
    { name: 'is well in a file that failed', module: moduleOf(PLAIN, [passed(PLAIN, 'x')], { state: 'failed' }), named: [PLAIN] },
  ])('a test that $name', ({ module, named }) => {
    expect(drifts(seen([module])).map(({ args }) => args.test)).toEqual(named)
    expect([...notWell(seenRun({ modules: [module] }).run)]).toEqual(named)
    expect(filesNotWell(seenRun({ modules: [module] }).run)).toEqual(named.length === 0 ? [] : [PLAIN])
  })

  test('what fails at base too is no drift', () => {
    expect(drifts(seen([red()], { failingAtBase: new Set([`${PLAIN} > x`]) }))).toEqual([])
  })

  test('trusted tests, and those that may be frozen, are said elsewhere; another failure of their file is not', () => {
    const module = moduleOf(PLAIN, [failed(PLAIN, 'x'), failed(PLAIN, 'y')])
    expect(drifts(seen([module], { isLeftOut: (id) => id.endsWith('x') })).map(({ args }) => args.test)).toEqual([`${PLAIN} > y`])
  })

  test('a file that failed says nothing beside a failure that is said elsewhere', () => {
    const isLeftOut = () => true
    expect(drifts(seen([moduleOf(PLAIN, [failed(PLAIN, 'x')])], { isLeftOut }))).toEqual([])
    expect(drifts(seen([moduleOf(PLAIN, [passed(PLAIN, 'x')], { state: 'failed' })], { isLeftOut })).map(({ args }) => args.test)).toEqual([
      PLAIN,
    ])
  })

  const errors = ['first', 'second', 'last'].map((message) => error({ message }))
  const thrice = { errors, failures: [failure('000000000001'), failure('000000000002'), failure('000000000003')] }
  const noError = { state: 'failed', errors: [], failures: [] } as const
  const location = { file: 'lib/helper.ts', line: 7, column: 3 }
  test.each<[string, ModuleObservation, string, string | null, SourceLocation]>([
    ['of the last attempt', moduleOf(PLAIN, [failed(PLAIN, 'x', thrice)]), 'last', '000000000003', { file: PLAIN }],
    ['where the test stands', moduleOf(PLAIN, [failed(PLAIN, 'x', { ...thrice, location })]), 'last', '000000000003', location],
    [
      'of a hook',
      moduleOf(PLAIN, [], { state: 'failed', hookFailures: [{ owner: PLAIN, ...thrice }] }),
      'last',
      '000000000003',
      { file: PLAIN },
    ],
    ['without an error', moduleOf(PLAIN, [failed(PLAIN, 'x', noError)]), 'it failed without an error', null, { file: PLAIN }],
    [
      'beside a test that was skipped',
      moduleOf(PLAIN, [passed(PLAIN, 'y', { state: 'skipped', mode: 'skip' }), failed(PLAIN, 'x', noError)]),
      'it failed without an error',
      null,
      { file: PLAIN },
    ],
    [
      'of a test that was skipped',
      moduleOf(PLAIN, [passed(PLAIN, 'y'), passed(PLAIN, 'x', { state: 'skipped' })]),
      'it was skipped while it ran',
      null,
      { file: PLAIN },
    ],
    ['of a file that never ended', moduleOf(PLAIN, [], { state: 'pending' }), 'the file never ended', null, { file: PLAIN }],
    ['of a file', moduleOf(PLAIN, [], { state: 'failed' }), 'it failed without an error', null, { file: PLAIN }],
  ])('the words and the place %s', (_, module, message, signature, at) => {
    expect(drifts(seen([module])).map(({ args, at: place }) => [args.message, args.signature, place])).toEqual([[message, signature, at]])
  })

  test('the changed files that the test imported are named; all of them where none is, since a file may be read', () => {
    expect(drifts(seen([red(['src/b.ts', 'src/other.ts'])])).map(({ args }) => args.changed)).toEqual([['src/b.ts']])
    expect(drifts(seen([red(['src/other.ts'])])).map(({ args }) => args.changed)).toEqual([CHANGED])
    expect(drifts(seen([red()])).map(({ args }) => args.changed)).toEqual([CHANGED])
  })

  test('inside the intent it is a note; with one file outside it is not', () => {
    const [inside] = drifts(seen([red(['src/a.ts'])], { owned: intent('src/a.ts') }))
    const [outside] = drifts(seen([red(['src/a.ts', 'src/b.ts'])], { owned: intent('src/a.ts') }))
    expect(inside?.atMost?.severity).toBe('note')
    expect(outside?.atMost).toBeUndefined()
  })

  test('where no file is known to be behind it, no intent means it', () => {
    expect(drifts(seen([red()], { owned: intent('**'), changed: [] })).map(({ atMost }) => atMost)).toEqual([undefined])
  })

  test('an error outside of any test is drift, with and without a file', () => {
    const unhandledErrors = [
      { error: error(), failure: failure(), file: PLAIN },
      { error: error(), failure: failure() },
    ]
    const said = { signature: failure().signature, message: 'AssertionError: expected 1 to be 2', changed: CHANGED }
    expect(drifts(seen([], {}, { unhandledErrors }))).toEqual([
      { rule: 'behavior-drift', args: { test: PLAIN, ...said }, at: { file: PLAIN } },
      { rule: 'behavior-drift', args: { test: 'unhandled', ...said } },
    ])
    const run = seenRun({ modules: [], run: { unhandledErrors } }).run
    expect([...notWell(run)]).toEqual([PLAIN, 'unhandled'])
    expect(filesNotWell(run)).toEqual([PLAIN])
    expect(drifts(seen([], { failingAtBase: new Set(['unhandled', PLAIN]) }, { unhandledErrors }))).toEqual([])
  })

  test('the files to ask base about come sorted, each once', () => {
    const unhandledErrors = [{ error: error(), failure: failure(), file: 'tests/a.test.ts' }]
    expect(filesNotWell(seenRun({ modules: [red(), red()], run: { unhandledErrors } }).run)).toEqual(['tests/a.test.ts', PLAIN])
  })

  test('assertions that no longer bite are said, where a test passed by them', () => {
    const canary = { asked: 20, broken: ['expect.toBe'] }
    const rules = (module: ModuleObservation) => {
      const answer = checkCharacterization(seen([module]))
      return answer.state === 'answered' ? answer.findings : answer.state
    }
    const found = [{ rule: 'expect-tampered', args: { file: PLAIN, broken: canary.broken }, at: { file: PLAIN } }]
    expect(rules(moduleOf(PLAIN, [passed(PLAIN, 'x')], { canary }))).toEqual(found)
    const skipped = passed(PLAIN, 'y', { state: 'skipped', mode: 'skip' })
    expect(rules(moduleOf(PLAIN, [passed(PLAIN, 'x'), skipped], { canary }))).toEqual(found)
    const { canary: _, ...unasked } = moduleOf(PLAIN, [passed(PLAIN, 'x')])
    expect(rules(unasked)).toEqual([])
    expect(rules(moduleOf(PLAIN, [passed(PLAIN, 'x')]))).toEqual([])
    expect(rules(moduleOf(PLAIN, [passed(PLAIN, 'x', { state: 'skipped', mode: 'skip' })], { canary }))).toEqual([])
  })

  test('a run that left tests out can say what moved, never that nothing did', () => {
    const answer = checkCharacterization(seen([red()], {}, { limits: [{ kind: 'filtered', because: 'only x' }] }))
    expect(answer).toMatchObject({ state: 'unavailable', because: 'only x', findings: [{ rule: 'behavior-drift' }] })
  })

  test('a wider intent never makes a failure graver, and hides none', () => {
    const globs = fc.subarray(['src/a.ts', 'src/b.ts', 'src/**', 'lib/**'])
    fc.assert(
      fc.property(globs, globs, fc.subarray(CHANGED), (some, more, imported) => {
        const of = (list: readonly string[]) => drifts(seen([red(imported)], { owned: intent(...list) }))
        const [narrow, wide] = [of(some), of([...some, ...more])]
        expect(wide).toHaveLength(narrow.length)
        if (narrow[0]?.atMost !== undefined) expect(wide[0]?.atMost).toEqual(narrow[0].atMost)
      }),
    )
  })
})
