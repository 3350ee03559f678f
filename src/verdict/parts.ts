import type { ClassifiedRun, ClassifiedTest } from '../check/classified.ts'
import { isTrusted } from '../check/classified.ts'
import type { PhaseAnswer } from '../model/findings.ts'
import type { OwnedFiles } from '../model/owned-observations.ts'
import type { ClassCount, PhaseState, Verdict, VerdictFailure, VerdictSeeds, VerdictTest } from '../model/verdict.ts'
import type { OracleClass, ProjectPath, TestId } from '../model/words.ts'

/** The parts that verdicts of both scopes are made of. All are functions of what was seen. */

export function phaseState(answer: PhaseAnswer): PhaseState {
  return { state: answer.state, because: answer.state === 'answered' ? '' : answer.because }
}

export function classCounts(tests: readonly ClassifiedTest[]): Verdict['classes'] {
  const counts: Record<OracleClass, { passed: number; failed: number; notRun: number }> = {
    E: { passed: 0, failed: 0, notRun: 0 },
    P: { passed: 0, failed: 0, notRun: 0 },
    F: { passed: 0, failed: 0, notRun: 0 },
    N: { passed: 0, failed: 0, notRun: 0 },
    U: { passed: 0, failed: 0, notRun: 0 },
  }
  for (const { test, classification } of tests) {
    const count = counts[classification.granted]
    if (test.state === 'passed') count.passed++
    else if (test.state === 'failed') count.failed++
    else count.notRun++
  }
  return counts satisfies Record<OracleClass, ClassCount>
}

/** By code units of one text. */
export function inTextOrder<T>(textOf: (item: T) => string): (one: T, other: T) => number {
  return (one, other) => (textOf(one) < textOf(other) ? -1 : textOf(one) > textOf(other) ? 1 : 0)
}

const byId = inTextOrder(({ id }: { readonly id: string }) => id)

/** The tests that matter to the decision, or all of them. */
export function listedTests(tests: readonly ClassifiedTest[], inventory: boolean): readonly VerdictTest[] {
  const listed = tests.filter(
    ({ test, classification }) =>
      inventory ||
      isTrusted(classification.granted) ||
      classification.granted === 'N' ||
      test.state === 'failed' ||
      test.flaky ||
      classification.refused ||
      test.forged,
  )
  return listed.map(verdictTest).sort(byId)
}

function verdictTest({ test, classification }: ClassifiedTest): VerdictTest {
  const { evidence } = test
  return {
    id: test.id,
    claimed: classification.claimed ?? null,
    granted: classification.granted,
    why: classification.why,
    covers: classification.covers,
    state: test.state,
    retries: test.retries,
    flaky: test.flaky,
    assertions: evidence?.assertions ?? null,
    runs: evidence?.propertyRuns ?? [],
    seeds: evidence?.seeds ?? [],
    signatures: test.failures.map(({ signature }) => signature),
  }
}

/** Tests, with the known-bads that each trusted one was seen to kill. */
export function withKills(tests: readonly VerdictTest[], knownBad: Verdict['knownBad']): readonly VerdictTest[] {
  const kills = new Map<TestId, ProjectPath[]>()
  for (const { file, killedBy } of knownBad) for (const test of killedBy) kills.set(test, [...(kills.get(test) ?? []), file])
  return tests.map((test) => {
    const { observedKills: _, ...rest } = test
    if (!isTrusted(test.granted) || knownBad.length === 0) return rest
    return { ...rest, observedKills: (kills.get(test.id) ?? []).toSorted() }
  })
}

/** Each failure of each owner, sorted by owner, then in the order of the runs and in the order in which they came. */
export function failuresOf(runs: readonly ClassifiedRun[]): readonly VerdictFailure[] {
  const owned = runs.flatMap(({ seen: { run }, tests }) => [
    ...tests.map(({ test }) => ({ id: test.id, failures: test.failures })),
    ...run.modules.flatMap(({ hookFailures }) => hookFailures.map(({ owner, failures }) => ({ id: owner, failures }))),
    ...run.unhandledErrors.map(({ failure, file }) => ({ id: file ?? 'unhandled', failures: [failure] })),
  ])
  return owned
    .sort(byId)
    .flatMap(({ id, failures }) => failures.map(({ signature, parts }) => ({ signature, owner: id, message: parts.message, parts })))
}

/** The fresh seed, and the names of the sealed lists. */
export function seedsOf(fresh: Omit<VerdictSeeds, 'lists'>, { seeds }: Pick<OwnedFiles, 'seeds'>): VerdictSeeds {
  const { freshSeed, freshName, freshFrom } = fresh
  const lists = seeds.state === 'read' ? Object.entries(seeds.value).map(([name, list]) => ({ name, count: list.length })) : []
  return { freshSeed, freshName, freshFrom, lists: lists.sort(inTextOrder(({ name }) => name)) }
}
