import { describe, expect, test } from 'vitest'
import type { GateRun } from '../../../src/model/gate.ts'
import type { TrustedFile } from '../../../src/model/known-bad.ts'
import type { ErrorObservation, ModuleObservation, TestObservation } from '../../../src/model/run.ts'
import { isAssertion } from '../../../src/observe/known-bad/assertion.ts'
import { outcomeOf, reactionOf, type Edited } from '../../../src/observe/known-bad/outcome.ts'
import { error, failed, moduleOf, passed, seenRun } from '../../check/seen.ts'

const SOURCE = 'src/a.ts'
const FILE = 'oracle/examples/a.test.ts'
const OTHER = 'oracle/examples/b.test.ts'
const EDITED: Edited = { files: new Set([SOURCE]), areModules: true }
const at = (file: string): ErrorObservation['frames'] => [{ method: 'f', file, line: 1, column: 1 }]

describe('an error is an assertion of a test', () => {
  const property = (cause?: ErrorObservation): ErrorObservation =>
    error({ name: 'Error', message: 'Property failed after 3 tests\n{ seed: 1 }', ...(cause === undefined ? {} : { cause }) })
  test.each<[string, ErrorObservation, boolean]>([
    ['of expect', error({ frames: at(FILE) }), true],
    [
      'of node:assert',
      error({ name: 'AssertionError', frames: [{ method: '', file: 'node:assert', line: 1, column: 1 }, ...at(FILE)] }),
      true,
    ],
    ['of a custom matcher', error({ name: 'Error', constructorName: 'Function<JestExtendError>' }), true],
    ['of a snapshot', error({ name: 'Error', message: 'Snapshot `a 1` mismatched' }), true],
    ['of a property that asserts', property(error()), true],
    ['of a property that gives false', property(error({ name: 'Error', message: 'Property failed by returning false' })), true],
    ['of a property without a cause', property(), true],
    ['of a property that throws its own error', property(error({ name: 'Error', message: 'not sorted', frames: at(FILE) })), true],
    [
      'not of a property under which the program breaks down',
      property(error({ name: 'TypeError', message: 'x is not a function' })),
      false,
    ],
    ['not of a property whose error the edited code throws', property(error({ name: 'Error', message: 'no', frames: at(SOURCE) })), false],
    ['not where the edited code asserts', error({ frames: at(SOURCE) }), false],
    ['not of a broken program', error({ name: 'TypeError', message: 'x is not a function' }), false],
    ['not of a plain error', error({ name: 'Error', message: 'expected 1 to be 2' }), false],
    ['not of a timeout', error({ name: 'TestTimeoutError', message: 'Test timed out in 5ms.' }), false],
  ])('%s', (_, one, expected) => {
    expect(isAssertion(one, EDITED.files)).toBe(expected)
  })
})

describe('a reaction', () => {
  const trusted = (file: string, titles: readonly string[]): TrustedFile => ({
    file,
    tests: titles.map((title) => `${file} > ${title}`),
    imported: [SOURCE],
    milliseconds: 1,
  })
  const ended = (modules: readonly ModuleObservation[], changes: Partial<Extract<GateRun, { state: 'ended' }>> = {}): GateRun => ({
    state: 'ended',
    run: { ...seenRun({}).run, modules, unhandledErrors: [] },
    missing: [],
    late: [],
    breaches: [],
    elsewhere: [],
    rounds: [],
    milliseconds: 1,
    ...changes,
  })
  const loads = (tests: readonly TestObservation[], changes: Partial<ModuleObservation> = {}): ModuleObservation =>
    moduleOf(FILE, tests, { imported: [SOURCE], ...changes })
  const outcome = (run: GateRun, caughtBy: string | null = null, files = [trusted(FILE, ['x', 'y'])], edited = EDITED): string => {
    const reaction = reactionOf(run, files, edited)
    const { outcome: what, wrong } = outcomeOf([reaction], caughtBy)
    return [what, ...reaction.killedBy, ...(wrong === null ? [] : [`(${wrong.message})`])].join(' ')
  }
  const crash = failed(FILE, 'x', { errors: [error({ name: 'TypeError', message: 'no function\nat all' })] })

  test.each<[string, GateRun, string]>([
    ['all pass', ended([loads([passed(FILE, 'x'), passed(FILE, 'y')])]), 'survived'],
    ['one fails by an assertion', ended([loads([failed(FILE, 'x'), passed(FILE, 'y')])]), `killed ${FILE} > x`],
    ['one breaks down, another asserts', ended([loads([crash, failed(FILE, 'y')])]), `killed ${FILE} > y`],
    ['one breaks down', ended([loads([crash, passed(FILE, 'y')])]), `error (${FILE} > x: TypeError: no function)`],
    [
      'one that is expected to fail',
      ended([loads([failed(FILE, 'x', { expectedToFail: true }), passed(FILE, 'y')])]),
      `error (${FILE} > x: AssertionError: expected 1 to be 2)`,
    ],
    ['a test is gone', ended([loads([passed(FILE, 'x')])]), `error (${FILE} > y did not run)`],
    [
      'a test is skipped',
      ended([loads([passed(FILE, 'x', { state: 'skipped' }), passed(FILE, 'y')])]),
      `error (${FILE} > x: it is skipped)`,
    ],
    [
      'the file does not load',
      ended([
        loads([], {
          state: 'failed',
          hookFailures: [{ owner: FILE, errors: [error({ name: 'SyntaxError', message: 'oops' })], failures: [] }],
        }),
      ]),
      `error (${FILE}: SyntaxError: oops)`,
    ],
    ['the file is killed for its time', ended([loads([], { state: 'pending' })], { late: [FILE] }), `timeout (${FILE} ran out of time)`],
    [
      'the run is killed for its time',
      { state: 'unavailable', because: 'it took long', timedOut: true, modules: [], running: [FILE], output: '' },
      `timeout (${FILE} ran out of time)`,
    ],
    [
      'the run is killed for its time, behind a failed assertion',
      { state: 'unavailable', because: 'it took long', timedOut: true, modules: [loads([failed(FILE, 'x')])], running: [], output: '' },
      `killed ${FILE} > x`,
    ],
    [
      'the run ends early',
      { state: 'unavailable', because: 'it ended early', timedOut: false, modules: [], running: [], output: '' },
      `error (${FILE} > x did not run)`,
    ],
    [
      'a test outside of the edit fails',
      ended([loads([failed(FILE, 'x'), passed(FILE, 'y')], { imported: ['src/b.ts'] })]),
      `error (${FILE} > x: AssertionError: expected 1 to be 2)`,
    ],
  ])('%s', (_, run, expected) => {
    expect(outcome(run)).toBe(expected)
  })

  test('errors outside of tests are no survival', () => {
    const run = ended([loads([passed(FILE, 'x'), passed(FILE, 'y')])])
    if (run.state !== 'ended') throw new Error('it ended')
    const unhandled = [
      {
        error: error({ name: 'Error', message: 'late' }),
        failure: { signature: '9f1c2ab34d5e', parts: { name: '', message: '', operator: '', frames: [] } },
      },
    ]
    expect(outcome({ ...run, run: { ...run.run, unhandledErrors: unhandled } })).toBe('error (outside of any test: Error: late)')
  })

  test('of data is one of any test, since nobody knows who reads them', () => {
    const run = ended([loads([failed(FILE, 'x'), passed(FILE, 'y')], { imported: ['src/b.ts'] })])
    expect(outcome(run, null, undefined, { ...EDITED, areModules: false })).toBe(`killed ${FILE} > x`)
  })

  test('only trusted tests count', () => {
    const run = ended([loads([failed(FILE, 'of nobody'), passed(FILE, 'x'), passed(FILE, 'y')])])
    expect(outcome(run)).toBe('survived')
  })

  test('must be that of the named test', () => {
    const run = ended([loads([failed(FILE, 'x'), passed(FILE, 'y')]), moduleOf(OTHER, [passed(OTHER, 'z')])])
    const files = [trusted(FILE, ['x', 'y']), trusted(OTHER, ['z'])]
    expect(outcome(run, `${FILE} > x`, files)).toBe(`killed ${FILE} > x`)
    expect(outcome(run, `${OTHER} > z`, files)).toBe(`survived ${FILE} > x`)
    expect(outcome(run, `${OTHER} > gone`, files)).toBe(`survived ${FILE} > x`)
    const broken = ended([loads([failed(FILE, 'y'), crash])])
    expect(outcome(broken, `${FILE} > x`, [trusted(FILE, ['x', 'y'])])).toBe(`error ${FILE} > y (${FILE} > x: TypeError: no function)`)
  })

  test('says the same whichever test ended first', () => {
    const other = failed(FILE, 'y', { errors: [error({ name: 'RangeError', message: 'far' })] })
    const one = outcome(ended([loads([crash, other])]), null, [trusted(FILE, ['x', 'y'])])
    expect(outcome(ended([loads([other, crash])]), null, [trusted(FILE, ['y', 'x'])])).toBe(one)
  })
})
