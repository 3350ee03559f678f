import { verdictKnownBads } from '../../check/known-bad.ts'
import { invariantFindings } from '../../check/fixtures.ts'
import { checkOracles } from '../../check/oracles/check.ts'
import { loadedFindings } from '../../check/oracles/loaded.ts'
import { runnerFindings } from '../../check/oracles/runner.ts'
import { sealedPaths } from '../../check/sealed.ts'
import type { CheckAnswer, Finding } from '../../model/findings.ts'
import type { RunObservation } from '../../model/run.ts'
import { observeFixtures } from '../../observe/fixtures/observe.ts'
import { invariantsInChild } from '../../observe/gate/invariants.ts'
import { STATIC_JUDGES, policyOf } from '../diff/judge.ts'
import { classifiedRun, unavailable, withAnswer, withFindings, writtenIn } from './hand.ts'
import type { GateAtHand } from './hand.ts'
import { judgeKnownBad } from './known-bad.ts'
import { judgeReplay } from './replay.ts'
import type { Judgement } from '../judge-phases.ts'

/** What `diff` says of fixtures, and their invariants, which are code: run in the judged tree. */
export async function judgeFixtures(hand: GateAtHand, earlier: readonly Finding[]): Promise<Judgement> {
  const { patch, trees, counting } = hand
  const judged = await STATIC_JUDGES.fixtures(patch.hand, earlier)
  const policy = policyOf(counting)
  if (judged.answer.state !== 'answered' || !policy.fixtures.schemas.some(({ invariants }) => (invariants ?? []).length > 0)) return judged
  const { root, folder } = await trees.judged()
  const seen = await observeFixtures(root, policy, counting.lock.state === 'read' ? counting.lock.value : null, {
    isSealed: sealedPaths(counting),
    runInvariants: invariantsInChild(root, [folder], policy.limits.phaseSeconds),
  })
  if (seen.state === 'unavailable') return { answer: { ...seen, findings: judged.answer.findings } }
  return { answer: withFindings(judged.answer, seen.fixtures.flatMap(invariantFindings)) }
}

/** Base's trusted tests on head's production code, in processes without any other test. */
export async function judgeOracles(hand: GateAtHand): Promise<CheckAnswer> {
  const loaded = loadedFindings(hand.patch.hand.scope, hand.isProduction)
  const run = await hand.runs.trusted()
  if (run.state === 'unavailable') return withFindings(unavailable(run), [...loaded, ...runnerFindings(run)])
  const written = await writtenIn(hand)
  const classified = classifiedRun(hand, { ...run.run, writtenDuringRun: [...run.run.writtenDuringRun, ...written] })
  hand.seen.runs.trusted = classified
  const answer = withFindings(checkOracles(classified), [...loaded, ...runnerFindings(run)])
  return withAnswer(answer, await replayOf(hand, run.run, { mostFiles: 200, mostTurned: 20 }))
}

/**
 * Of tests in the judged tree: whether production code knows that it is tested. What differs in words alone cannot.
 * @param before a run whose tests were asked already: what they imported is not asked about again
 */
export async function replayOf(
  hand: GateAtHand,
  { modules }: RunObservation,
  most: { readonly mostFiles: number; readonly mostTurned: number },
  before?: RunObservation,
): Promise<CheckAnswer> {
  const { patch, trees, runs } = hand
  const asked = new Set(before?.modules.flatMap(({ state, imported }) => (state === 'passed' ? (imported ?? []) : [])))
  const changed = (await hand.changed()).filter(({ path, onlyWords }) => !onlyWords && !asked.has(path)).map(({ path }) => path)
  if (changed.length === 0) return { state: 'not-applicable', because: 'the patch changes no production code that a test could tell' }
  return judgeReplay(patch, trees, runs, { changed, modules, ...most })
}

/** Whether the trusted tests still bite. */
export async function judgeBite(hand: GateAtHand): Promise<CheckAnswer> {
  const run = await hand.runs.trusted()
  if (run.state === 'unavailable') return unavailable(run)
  const { patch, isProduction, trees, runs } = hand
  const trusted = classifiedRun(hand, run.run)
  const { answer, observation, mutation } = await judgeKnownBad(patch, isProduction, trees, runs, trusted, run.milliseconds)
  hand.seen.knownBad = verdictKnownBads(observation)
  hand.seen.mutation = mutation
  return answer
}
