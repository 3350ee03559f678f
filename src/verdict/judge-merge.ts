import type { ClassifiedRun, ClassifiedTest } from '../check/classified.ts'
import { asUntrusted, isTrusted } from '../check/classified.ts'
import { decide } from '../decide/decide.ts'
import type { DecideSettings } from '../decide/decide.ts'
import { byPhase } from '../model/by-phase.ts'
import type { Answers, PhaseAnswer } from '../model/findings.ts'
import type { PatchSubject } from '../model/patch.ts'
import type { PolicyReference, Verdict } from '../model/verdict.ts'
import type { ObjectId, Phase, TestId } from '../model/words.ts'
import { PHASES } from '../rules/table.ts'
import { withDigest } from './digest.ts'
import { classCounts, failuresOf, inTextOrder, listedTests, phaseState, withKills } from './parts.ts'
import { TOOL } from './tool.ts'

/** The answers of the phases that were evaluated. One that is not here was not: an earlier block ended the judgement. */
export type MergeAnswers = { readonly [P in Phase]?: PhaseAnswer }

/** The test runs of a gate, each with its tests classified by the policy of base; null for one that never began. */
export interface MergeRuns {
  /** Trusted tests in the judged tree. */
  readonly trusted: ClassifiedRun | null
  /** Base's own tests in the judged tree. Of it, only failures are kept. */
  readonly characterization: ClassifiedRun | null
  /** `N` tests, apart from all others. */
  readonly flakes: ClassifiedRun | null
  /** All other tests, in head's tree, where nothing is trusted. */
  readonly untrusted: ClassifiedRun | null
}

/** All that a gate knows when its last child has ended. */
export interface MergeSeen {
  readonly subject: PatchSubject & { readonly tree: ObjectId; readonly dirty: boolean }
  /** `ref`: the merge base; null for a policy outside of the repository, whose path is then absolute. */
  readonly policy: PolicyReference
  /** By the policy of base; without `required`, the list of SPEC 5.1. The scope is always `merge`. */
  readonly settings: DecideSettings
  readonly answers: MergeAnswers
  readonly budget: Verdict['budget']
  readonly paths: Verdict['paths']
  readonly runs: MergeRuns
  readonly knownBad: Verdict['knownBad']
  readonly mutation: Verdict['mutation']
  /** `freezeStates` of the run of the flakes. */
  readonly freezes: Verdict['freezes']
  /** `regionsOf` the tests of the trusted run. */
  readonly regions: Verdict['regions']
  /** `seedsOf` the fresh seed of head and the lists of base. */
  readonly seeds: Verdict['seeds']
  readonly environment: Verdict['environment']
  /** How the trusted run's process ended. */
  readonly runner: Verdict['runner']
  readonly timing: Verdict['timing']
  /** List all tests, not only those that matter to the decision. */
  readonly inventory: boolean
}

/** The verdict of a patch, with its digest. Pure. */
export function judgeMerge(seen: MergeSeen): Verdict {
  const { subject, policy, settings, runs } = seen
  const answers = allAnswers(seen.answers, settings)
  const decided = decide(answers, { ...settings, scope: 'merge' })
  const tests = testsOf(runs)
  const { head, tree, base, mergeBase, dirty } = subject
  const verdict: Omit<Verdict, 'digest'> = {
    schemaVersion: 1,
    tool: TOOL,
    scope: 'merge',
    decision: decided.decision,
    because: decided.because,
    subject: { head, tree, base, mergeBase, dirty },
    policy: { ...policy, preset: settings.preset },
    paths: seen.paths.toSorted(inTextOrder(({ path }) => path)),
    inputs: byPhase((phase) => phaseState(answers[phase])),
    findings: decided.findings,
    classes: classCounts(tests),
    tests: withKills(listedTests(tests, seen.inventory), seen.knownBad),
    testCount: tests.length,
    failures: failuresOf([runs.trusted, runs.characterization, runs.flakes, runs.untrusted].filter((run) => run !== null)),
    seeds: seen.seeds,
    freezes: answers.flakes.state === 'not-evaluated' ? [] : seen.freezes,
    regions: seen.regions,
    budget: seen.budget,
    knownBad: seen.knownBad.map((one) => ({ ...one, killedBy: one.killedBy.toSorted() })).sort(inTextOrder(({ file }) => file)),
    mutation: seen.mutation,
    environment: seen.environment,
    runner: seen.runner,
    timing: seen.timing,
  }
  return withDigest(verdict)
}

const NOT_YET: PhaseAnswer = { state: 'not-evaluated', because: 'it has not been evaluated yet' }

/**
 * The first phase that blocks by what it answered, which ends a judgement that was not asked for `--all`; null while none does. Phases
 * that have no answer yet do not count.
 */
export function blockingPhase(answers: MergeAnswers, settings: DecideSettings): Phase | null {
  const filled = byPhase((phase) => answers[phase] ?? NOT_YET)
  const { findings } = decide(filled, { ...settings, scope: 'merge' })
  return findings.find(({ severity, phase }) => severity === 'block' && answers[phase] !== undefined)?.phase ?? null
}

function allAnswers(answers: MergeAnswers, settings: DecideSettings): Answers {
  const blocked = blockingPhase(answers, settings)
  const reason = (phase: Phase): string =>
    blocked !== null && PHASES.indexOf(blocked) < PHASES.indexOf(phase)
      ? `the phase ${blocked} blocks, which ends the judgement; --all evaluates this phase too`
      : 'the gate did not come to it'
  return byPhase((phase) => answers[phase] ?? { state: 'not-evaluated', because: reason(phase) })
}

/**
 * Each test once, from the run that judged it: trusted tests from the trusted run, `N` tests from the run of the flakes, all others from
 * the untrusted run, in which nothing has weight whatever it says of itself. What only another run had comes last.
 */
function testsOf({ trusted, flakes, untrusted }: MergeRuns): readonly ClassifiedTest[] {
  const own = untrusted === null ? [] : asUntrusted(untrusted).tests
  const [ofTrusted, ofFlakes] = [trusted?.tests ?? [], flakes?.tests ?? []]
  const inOrder = [
    ...ofTrusted.filter(({ classification }) => isTrusted(classification.granted)),
    ...ofFlakes.filter(({ classification }) => classification.granted === 'N'),
    ...own,
    ...ofTrusted,
    ...ofFlakes.filter(({ classification }) => !isTrusted(classification.granted)),
  ]
  const byId = new Map<TestId, ClassifiedTest>()
  for (const one of inOrder) if (!byId.has(one.test.id)) byId.set(one.test.id, one)
  return [...byId.values()]
}
