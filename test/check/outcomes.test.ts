import { describe, expect, test } from 'vitest'
import { classifyRun } from '../../src/check/classified.ts'
import { withAttempt } from '../../src/check/flakes/attempts.ts'
import { outcomesOf } from '../../src/check/flakes/outcomes.ts'
import { ID, worldOf } from './flakes.cases.ts'
import type { FlakesCase } from './flakes.cases.ts'
import { absent } from './owned.ts'
import { CLOCK, EXAMPLE, SIGNATURE, error, failed, failure, moduleOf, passed, seenRun } from './seen.ts'

const outcomes = (clock: FlakesCase['clock']) =>
  outcomesOf(classifyRun(seenRun(worldOf({ name: '', rules: [], ...(clock === undefined ? {} : { clock }) }))))

describe('outcomesOf', () => {
  test.each([
    { clock: 'passes', outcome: 'passed', attempts: 1, signatures: [] },
    { clock: 'fails', outcome: 'failed', attempts: 1, signatures: [SIGNATURE] },
    { clock: 'passes-again', outcome: 'flaky', attempts: 2, signatures: [SIGNATURE] },
    { clock: 'fails-again', outcome: 'failed', attempts: 2, signatures: [SIGNATURE] },
    { clock: 'never-ends', outcome: 'failed', attempts: 1, signatures: [] },
    { clock: 'never-runs', outcome: 'failed', attempts: 1, signatures: [SIGNATURE] },
    { clock: 'is-lost', outcome: 'failed', attempts: 1, signatures: [SIGNATURE] },
  ] as const)('a nondeterministic test that $clock', ({ clock, ...expected }) => {
    expect(outcomes(clock)).toEqual([{ test: ID, ...expected }])
  })

  test('other tests are kept when they fail or flake, sorted by id', () => {
    const modules = [
      moduleOf('tests/z.test.ts', [failed('tests/z.test.ts', 'fails'), passed('tests/z.test.ts', 'holds')]),
      moduleOf(EXAMPLE, [passed(EXAMPLE, 'adds', { flaky: true, retries: 2, failures: [failure(), failure('000000000001'), failure()] })]),
    ]
    expect(outcomesOf(classifyRun(seenRun({ modules })))).toEqual([
      { test: `${EXAMPLE} > adds`, outcome: 'flaky', attempts: 3, signatures: ['000000000001', SIGNATURE] },
      { test: 'tests/z.test.ts > fails', outcome: 'failed', attempts: 1, signatures: [SIGNATURE] },
    ])
  })
})

test('those that stand further back come in their order, and one that was skipped is none', () => {
  const files = ['tests/c.test.ts', 'tests/a.test.ts', 'tests/d.test.ts', 'tests/b.test.ts']
  const skipped = passed(CLOCK, 'deadline window', { state: 'skipped', mode: 'skip' })
  const modules = [moduleOf(CLOCK, [skipped]), ...files.map((file) => moduleOf(file, [failed(file, 'fails')]))]
  expect(outcomesOf(classifyRun(seenRun({ modules }))).map(({ test: id }) => id)).toEqual(files.toSorted().map((file) => `${file} > fails`))
})

test('without a policy no test is a nondeterministic one, also where its file was lost', () => {
  const lost = moduleOf(CLOCK, [], { state: 'failed' })
  expect(outcomesOf(classifyRun(seenRun({ modules: [lost], owned: { policy: absent('oracle/policy.yaml') } })))).toEqual([])
})

describe('withAttempt', () => {
  const title = 'deadline window'
  const runWith = (...tests: Parameters<typeof moduleOf>[1]) => seenRun({ modules: [moduleOf(CLOCK, tests)] }).run
  const before = runWith(failed(CLOCK, title), failed(CLOCK, 'another'))
  const again = (...tests: Parameters<typeof moduleOf>[1]) => withAttempt(before, runWith(...tests), new Set([ID])).modules[0]?.tests ?? []

  test('a test that passes now is flaky, and keeps its failures', () => {
    expect(again(passed(CLOCK, title))[0]).toMatchObject({ state: 'passed', flaky: true, retries: 1, failures: [failure()], errors: [{}] })
  })

  test('a test that fails again has both failures', () => {
    const [test] = again(failed(CLOCK, title, { failures: [failure('000000000001')] }))
    expect(test).toMatchObject({ state: 'failed', flaky: false, retries: 1 })
    expect(test?.failures.map(({ signature }) => signature)).toEqual([SIGNATURE, '000000000001'])
  })

  test.each([
    { name: 'is not there', tests: [] },
    { name: 'was skipped', tests: [passed(CLOCK, title, { state: 'skipped' })] },
    { name: 'never ended', tests: [passed(CLOCK, title, { state: 'pending' })] },
  ])('a test that $name the second time has failed again', ({ tests }) => {
    expect(again(...tests)[0]).toMatchObject({ state: 'failed', flaky: false, retries: 1, errors: [error()], failures: [failure()] })
  })

  test('attempts of both runs count', () => {
    expect(again(passed(CLOCK, title, { retries: 2 }))[0]).toMatchObject({ retries: 3 })
  })

  test('no other test is touched', () => {
    expect(again(passed(CLOCK, title), passed(CLOCK, 'another'))[1]).toEqual(failed(CLOCK, 'another'))
  })
})
