import { byPhase } from '../model/by-phase.ts'
import type { ClassifiedRun, ClassifiedTest } from '../check/classified.ts'
import { isTrusted } from '../check/classified.ts'
import { freezeStates } from '../check/flakes/check.ts'
import type { SubjectObservation } from '../model/owned-observations.ts'
import type {
  ClassCount,
  PhaseState,
  PolicyReference,
  Subject,
  Verdict,
  VerdictFailure,
  VerdictSeeds,
  VerdictTest,
} from '../model/verdict.ts'
import type { Instant, OracleClass, Phase } from '../model/words.ts'
import { digestOf } from './digest.ts'
import type { JudgedRun } from './judge-run.ts'
import { regionsOf } from './regions.ts'
import { TOOL } from './tool.ts'

/** What of a verdict is about the machine and the hour rather than the judgement. */
export interface RunCircumstances {
  readonly subject: SubjectObservation
  readonly environment: Verdict['environment']
  readonly startedAt: Instant
  readonly milliseconds: number
  /** List all tests, not only those that matter to the decision. */
  readonly inventory: boolean
}

/** The verdict of one run, with its digest. Pure. */
export function buildRunVerdict(judged: JudgedRun, circumstances: RunCircumstances): Verdict {
  const { classified, answers, decided, preset } = judged
  const { seen, tests } = classified
  const verdict: Omit<Verdict, 'digest'> = {
    schemaVersion: 1,
    tool: TOOL,
    scope: 'run',
    decision: decided.decision,
    because: decided.because,
    subject: subjectOf(circumstances.subject),
    policy: policyReference(judged, preset),
    inputs: byPhase((phase) => phaseState(answers[phase])),
    findings: decided.findings,
    classes: classCounts(classified),
    tests: listedTests(tests, circumstances.inventory),
    testCount: tests.length,
    failures: failuresOf(classified),
    seeds: seedsOf(classified),
    freezes: answers.flakes.state === 'not-evaluated' ? [] : freezeStates(classified),
    regions: regionsOf(tests),
    environment: circumstances.environment,
    runner: { exitCode: seen.run.runnerExitCode, signal: null },
    timing: { startedAt: circumstances.startedAt, milliseconds: circumstances.milliseconds },
  }
  return { ...verdict, digest: digestOf(verdict) }
}

function subjectOf(subject: SubjectObservation): Subject {
  if (subject.state !== 'commit') return { head: null, tree: null, base: null, mergeBase: null, dirty: null }
  return { head: subject.head, tree: subject.tree, base: null, mergeBase: null, dirty: subject.dirty }
}

function policyReference({ classified }: JudgedRun, preset: PolicyReference['preset']): PolicyReference {
  const { policy } = classified.seen.owned
  return { path: policy.path, ref: null, sha256: policy.state === 'read' ? policy.sha256 : null, preset }
}

function phaseState(answer: JudgedRun['answers'][Phase]): PhaseState {
  return { state: answer.state, because: answer.state === 'answered' ? '' : answer.because }
}

function classCounts({ tests }: ClassifiedRun): Verdict['classes'] {
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

function byId(one: { readonly id: string }, other: { readonly id: string }): number {
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0
}

function listedTests(tests: readonly ClassifiedTest[], inventory: boolean): readonly VerdictTest[] {
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

/** Each failure of each owner once, sorted by owner, then in the order in which they came. */
function failuresOf({ seen, tests }: ClassifiedRun): readonly VerdictFailure[] {
  const { modules, unhandledErrors } = seen.run
  const owned = [
    ...tests.map(({ test }) => ({ id: test.id, errors: test.errors, failures: test.failures })),
    ...modules.flatMap(({ hookFailures }) => hookFailures.map(({ owner, errors, failures }) => ({ id: owner, errors, failures }))),
    ...unhandledErrors.map(({ error, failure, file }) => ({ id: file ?? 'unhandled', errors: [error], failures: [failure] })),
  ]
  return owned
    .filter(({ failures }) => failures.length > 0)
    .sort(byId)
    .flatMap(({ id, failures }) => failures.map(({ signature, parts }) => ({ signature, owner: id, message: parts.message, parts })))
}

function seedsOf({ seen }: ClassifiedRun): VerdictSeeds {
  const { freshSeed, freshName, freshFrom } = seen.run
  const { seeds } = seen.owned
  const lists = seeds.state === 'read' ? Object.entries(seeds.value).map(([name, list]) => ({ name, count: list.length })) : []
  return { freshSeed, freshName, freshFrom, lists: lists.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)) }
}
