import type { Finding } from '../model/findings.ts'
import type { Verdict, VerdictTest } from '../model/verdict.ts'
import type { OracleClass, TestId } from '../model/words.ts'
import type { Contradiction } from './consistent.ts'
import { sortedOnce } from './sorted.ts'

const CLASSES: readonly OracleClass[] = ['E', 'P', 'F', 'N', 'U']
const TRUSTED: readonly OracleClass[] = ['E', 'P', 'F']

/** The tests of a verdict against its counts, its findings and its freezes. */
export function testContradictions(verdict: Verdict): readonly Contradiction[] {
  return [
    ...orderContradictions(verdict),
    ...numberContradictions(verdict),
    ...countContradictions(verdict),
    ...outcomeContradictions(verdict),
  ]
}

function orderContradictions({ tests }: Verdict): readonly Contradiction[] {
  return sortedOnce(tests.map(({ id }) => id)).map((index) => ({
    what: 'its tests are not sorted by their ids, each once',
    where: `/tests/${index}/id`,
  }))
}

/** The schema says `number` where a count is meant. */
function numberContradictions({ tests, testCount, classes, timing, freezes, seeds }: Verdict): readonly Contradiction[] {
  const counts: readonly (readonly [string, number | null])[] = [
    ['/testCount', testCount],
    ...CLASSES.flatMap((cls) =>
      Object.entries(classes[cls]).map(([name, count]: [string, number]) => [`/classes/${cls}/${name}`, count] as const),
    ),
    ...tests.flatMap(({ retries, assertions, runs }, index) => [
      [`/tests/${index}/retries`, retries] as const,
      [`/tests/${index}/assertions`, assertions] as const,
      ...runs.flatMap((run, at) =>
        (['runsAsked', 'runsDone', 'skips'] as const).map((name) => [`/tests/${index}/runs/${at}/${name}`, run[name]] as const),
      ),
    ]),
    ...seeds.lists.map(({ count }, index) => [`/seeds/lists/${index}/count`, count] as const),
  ]
  const amounts = [
    ['/timing/milliseconds', timing.milliseconds] as const,
    ...Object.entries(timing.phases).map(([phase, milliseconds]: [string, number]) => [`/timing/phases/${phase}`, milliseconds] as const),
    ...freezes.map(({ points }, index) => [`/freezes/${index}/points`, points] as const),
  ]
  return [
    ...counts
      .filter(([, count]) => count !== null && !(Number.isSafeInteger(count) && count >= 0))
      .map(([where]) => ({ what: 'a count is no whole number', where })),
    ...amounts.filter(([, amount]) => amount < 0).map(([where]) => ({ what: 'an amount is negative', where })),
  ]
}

/** Every trusted and every failed test is listed, so their numbers are known twice. */
function countContradictions({ tests, testCount, classes }: Verdict): readonly Contradiction[] {
  const total = CLASSES.reduce((sum, cls) => sum + classes[cls].passed + classes[cls].failed + classes[cls].notRun, 0)
  const found: Contradiction[] =
    total === testCount ? [] : [{ what: `its classes have ${total} tests, and it counts ${testCount}`, where: '/testCount' }]
  for (const cls of CLASSES) {
    const listed = tests.filter(({ granted }) => granted === cls)
    const passed = listed.filter(({ state }) => state === 'passed').length
    const failed = listed.filter(({ state }) => state === 'failed').length
    const notRun = listed.length - passed - failed
    const { [cls]: counted } = classes
    const whole = passed === counted.passed && notRun === counted.notRun
    const part = passed <= counted.passed && notRun <= counted.notRun
    if (failed !== counted.failed || !(TRUSTED.includes(cls) ? whole : part)) {
      found.push({ what: `the tests that it lists as ${cls} are not those that it counts`, where: `/classes/${cls}` })
    }
  }
  return found
}

/** Whoever does not block has shown that nothing of what is listed had to. */
function outcomeContradictions({ scope, decision, tests, findings, freezes, classes, inputs }: Verdict): readonly Contradiction[] {
  if (decision === 'block') return []
  const found: Contradiction[] = []
  // A policy may ask for no oracles of a patch; whether this one does, `bind` knows.
  const hasOracles = scope === 'run' || inputs.oracles.state === 'answered'
  if (hasOracles && TRUSTED.every((cls) => classes[cls].passed === 0))
    found.push({ what: `its decision is ${decision}, and no trusted test passed`, where: '/classes' })
  const named = new Set(findings.map(testOf))
  const untrusted = inputs.untrusted.state
  const excused = new Map(freezes.filter(({ state }) => state === 'excuses').map((freeze) => [freeze.test, freeze.signatures]))
  for (const [index, test] of tests.entries()) {
    const where = `/tests/${index}`
    if (TRUSTED.includes(test.granted)) {
      if (!isProof(test)) found.push({ what: `its decision is ${decision}, and the trusted test ${test.id} proved nothing`, where })
    } else if (test.state === 'failed' && !named.has(test.id)) {
      // `not-applicable` says that no test ran.
      const isJudged = test.granted === 'N' || untrusted === 'answered' || untrusted === 'not-applicable'
      if (isJudged) found.push({ what: `no finding names ${test.id}, which failed`, where })
    }
    const signatures = excused.get(test.id)
    if (signatures !== undefined && !test.signatures.every((signature) => signatures.includes(signature))) {
      found.push({ what: `its freeze excuses ${test.id}, which failed in another way`, where })
    }
  }
  return found
}

/** Passed at its first attempt, with an assertion or a property that ran, and none of its properties failed or ran on nothing. */
function isProof({ state, flaky, assertions, runs }: VerdictTest): boolean {
  const asserted = assertions !== null && (assertions > 0 || runs.length > 0)
  return state === 'passed' && !flaky && asserted && runs.every(({ failed, runsDone }) => !failed && runsDone > 0)
}

function testOf({ args }: Finding): TestId | undefined {
  return 'test' in args && typeof args.test === 'string' ? args.test : undefined
}
