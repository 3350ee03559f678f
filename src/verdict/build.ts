import { freezeStates } from '../check/flakes/check.ts'
import { byPhase } from '../model/by-phase.ts'
import type { SubjectObservation } from '../model/owned-observations.ts'
import type { PolicyReference, Subject, Verdict } from '../model/verdict.ts'
import type { Instant } from '../model/words.ts'
import { withDigest } from './digest.ts'
import type { JudgedRun } from './judge-run.ts'
import { classCounts, failuresOf, listedTests, phaseState, seedsOf } from './parts.ts'
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
    paths: [],
    inputs: byPhase((phase) => phaseState(answers[phase])),
    findings: decided.findings,
    classes: classCounts(tests),
    tests: listedTests(tests, circumstances.inventory),
    testCount: tests.length,
    failures: failuresOf([classified]),
    seeds: seedsOf(seen.run, seen.owned),
    freezes: answers.flakes.state === 'not-evaluated' ? [] : freezeStates(classified),
    regions: regionsOf(tests),
    budget: null,
    knownBad: [],
    mutation: null,
    environment: circumstances.environment,
    runner: { exitCode: seen.run.runnerExitCode, signal: null },
    timing: { startedAt: circumstances.startedAt, milliseconds: circumstances.milliseconds, phases: {} },
  }
  return withDigest(verdict)
}

function subjectOf(subject: SubjectObservation): Subject {
  if (subject.state !== 'commit') return { head: null, tree: null, base: null, mergeBase: null, dirty: null }
  return { head: subject.head, tree: subject.tree, base: null, mergeBase: null, dirty: subject.dirty }
}

function policyReference({ classified }: JudgedRun, preset: PolicyReference['preset']): PolicyReference {
  const { policy } = classified.seen.owned
  return { path: policy.path, ref: null, sha256: policy.state === 'read' ? policy.sha256 : null, preset }
}
