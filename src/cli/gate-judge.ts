import { checkCharacterization, filesNotWell, notWell } from '../check/characterization.ts'
import { type ClassifiedRun, asUntrusted, classifyRun, isTrusted } from '../check/classified.ts'
import { checkOracles } from '../check/oracles/check.ts'
import { breachFindings, runnerFindings } from '../check/oracles/runner.ts'
import { invariantFindings } from '../check/fixtures.ts'
import { sealedPaths } from '../check/sealed.ts'
import { observeFixtures } from '../observe/fixtures/observe.ts'
import { invariantsInChild } from '../observe/gate/invariants.ts'
import { checkRegion } from '../check/region.ts'
import { placesOf } from '../check/scope/classes.ts'
import { finding } from '../model/finding.ts'
import type { PathClass } from '../model/patch.ts'
import type { ChangedProduction } from '../check/region.ts'
import { checkUntrusted, unhandledFindings } from '../check/untrusted.ts'
import type { CheckAnswer, Finding, PhaseAnswer } from '../model/findings.ts'
import type { GateRun, GateUnavailable } from '../model/gate.ts'
import type { OwnedFiles } from '../model/owned-observations.ts'
import type { RunObservation } from '../model/run.ts'
import type { Phase, ProjectPath } from '../model/words.ts'
import { verdictKnownBads } from '../check/known-bad.ts'
import type { Verdict } from '../model/verdict.ts'
import { judgeFlakes } from './gate-flakes.ts'
import type { GateHistory } from './gate-flakes.ts'
import { judgeKnownBad } from './gate-known-bad.ts'
import { judgeReplay } from './gate-replay.ts'
import type { MergeRuns } from '../verdict/judge-merge.ts'
import { differsOnlyInWords } from '../observe/production/only-words.ts'
import type { Judgement } from './judge-phases.ts'
import { STATIC_JUDGES, policyOf } from './diff-judge.ts'
import type { GateRuns } from './gate-runs.ts'
import type { GateTrees } from './gate-trees.ts'
import type { OpenPatch } from './patch-at-hand.ts'

/** A patch with the trees and runs that the gate judges it by. */
export interface GateAtHand {
  readonly patch: OpenPatch
  /** What people own, as it counts for tests: base's, with the lock of head where an owner approved the patch. */
  readonly counting: OwnedFiles
  readonly trees: GateTrees
  readonly runs: GateRuns
  readonly history: GateHistory
  readonly isProduction: (path: ProjectPath) => boolean
  /** What was judged, for the verdict. */
  readonly seen: GateSeen
}

/** The phases that run tests, of which the policy's `require` says whether they are wanted. What the others say costs nothing. */
const RUNS: ReadonlySet<Phase> = new Set(['oracles', 'known-bad', 'characterization', 'flakes', 'untrusted'])

/** Judges one phase. One that runs tests and that the policy does not require is left out. */
export function judgePhase(
  phase: Phase,
  hand: GateAtHand,
  required: readonly Phase[],
  earlier: readonly Finding[],
): Judgement | Promise<Judgement> {
  if (RUNS.has(phase) && !required.includes(phase)) return { answer: { state: 'not-evaluated', because: 'the policy does not require it' } }
  return GATE_JUDGES[phase](hand, earlier)
}

/** Filled as the phases are judged; what an earlier block left out stays null. */
export interface GateSeen {
  readonly runs: { -readonly [R in keyof MergeRuns]: MergeRuns[R] }
  knownBad: Verdict['knownBad']
}

type Judge = (hand: GateAtHand, earlier: readonly Finding[]) => Judgement | Promise<Judgement>

const GATE_JUDGES: Readonly<Record<Phase, Judge>> = {
  scope: ({ patch }, earlier) => STATIC_JUDGES.scope(patch.hand, earlier),
  policy: ({ patch }, earlier) => STATIC_JUDGES.policy(patch.hand, earlier),
  fixtures: judgeFixtures,
  budget: ({ patch }, earlier) => STATIC_JUDGES.budget(patch.hand, earlier),
  oracles: async (hand) => ({ answer: await judgeOracles(hand) }),
  'known-bad': async (hand) => ({ answer: await judgeBite(hand) }),
  characterization: async (hand) => ({ answer: await judgeCharacterization(hand) }),
  flakes: async (hand) => ({ answer: await judgeFrozen(hand) }),
  untrusted: async (hand) => ({ answer: await judgeUntrusted(hand) }),
  region: async (hand) => ({ answer: await judgeRegion(hand) }),
}

/** What `diff` says of fixtures, and their invariants, which are code: run in the judged tree. */
async function judgeFixtures(hand: GateAtHand, earlier: readonly Finding[]): Promise<Judgement> {
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

async function judgeOracles(hand: GateAtHand): Promise<CheckAnswer> {
  const run = await hand.runs.trusted()
  if (run.state === 'unavailable') return withFindings(unavailable(run), runnerFindings(run))
  const written = await writtenIn(hand)
  const classified = classifiedRun(hand, { ...run.run, writtenDuringRun: written })
  hand.seen.runs.trusted = classified
  const answer = withFindings(checkOracles(classified), runnerFindings(run))
  return withAnswer(answer, await replayOf(hand, run.run, { mostFiles: 200, mostTurned: 20 }))
}

/** Of tests in the judged tree: whether production code knows that it is tested. */
async function replayOf(
  hand: GateAtHand,
  { modules }: RunObservation,
  most: { readonly mostFiles: number; readonly mostTurned: number },
): Promise<CheckAnswer> {
  const { patch, trees, runs, isProduction } = hand
  const changed = changedProduction(hand).filter((path) => trees.judgedFiles.has(path))
  if (changed.length === 0) return { state: 'not-applicable', because: 'the patch changes no production file' }
  return judgeReplay(patch, trees, runs, { changed, isProduction, modules, ...most })
}

async function judgeBite(hand: GateAtHand): Promise<CheckAnswer> {
  const run = await hand.runs.trusted()
  if (run.state === 'unavailable') return unavailable(run)
  const { answer, observation } = await judgeKnownBad(hand.patch, hand.trees, hand.runs, classifiedRun(hand, run.run), run.milliseconds)
  hand.seen.knownBad = verdictKnownBads(observation)
  return answer
}

async function judgeCharacterization(hand: GateAtHand): Promise<CheckAnswer> {
  const { patch, trees, runs } = hand
  if (trees.baseIsJudged)
    return { state: 'not-applicable', because: 'the patch changes no production file, so base’s tests have nothing new to say' }
  const run = joined([await runs.others(), await runs.nondeterministic()])
  if (run.state === 'unavailable') return unavailable(run)
  const suspects = filesNotWell(run.run)
  const again = suspects.length === 0 ? null : await runs.atBase(suspects)
  if (again?.state === 'unavailable') return unavailable(again)
  const classified = classifiedRun(hand, run.run)
  hand.seen.runs.characterization = classified
  const leftOut = new Set(
    classified.tests
      .filter(({ classification }) => isTrusted(classification.granted) || classification.granted === 'N')
      .map(({ test }) => test.id),
  )
  const answer = withFindings(
    checkCharacterization({
      owned: patch.hand.owned,
      run: run.run,
      isLeftOut: (id) => leftOut.has(id),
      failingAtBase: again === null ? new Set() : notWell(again.run),
      changed: changedProduction(hand),
    }),
    [...breachFindings(run.breaches), ...(await writtenIn(hand)).map((file) => finding('sealed-file-written', { file }, { file }))],
  )
  return withAnswer(answer, await replayOf(hand, run.run, { mostFiles: 20, mostTurned: 10 }))
}

/** What the tests wrote of the files that they are judged by: those of people, those that steer the runner, tests and production code. */
async function writtenIn({ patch, trees }: GateAtHand): Promise<readonly ProjectPath[]> {
  const { scope, owned } = patch.hand
  const placeOf = placesOf(owned, policyOf(owned).paths, scope)
  return (await trees.writtenInJudged()).filter((path) => JUDGED_BY.has(placeOf(path).cls))
}

const JUDGED_BY: ReadonlySet<PathClass> = new Set(['sealed', 'runner', 'test', 'production'])

/** The changed production files under their names in the judged tree; of one that left, its old name. */
function changedProduction({ patch, isProduction }: GateAtHand): readonly ProjectPath[] {
  const { changes } = patch.hand.scope
  const paths = changes.flatMap(({ path, from }) => (from === null ? [path] : [path, from])).filter(isProduction)
  return [...new Set(paths)].sort()
}

async function judgeFrozen(hand: GateAtHand): Promise<CheckAnswer> {
  const run = joined([await hand.runs.trusted(), await hand.runs.nondeterministic()])
  if (run.state === 'unavailable') return unavailable(run)
  const classify = (one: RunObservation): ClassifiedRun => classifiedRun(hand, one)
  const { answer, classified } = await judgeFlakes(run.run, hand.history.seen, hand.runs.nondeterministicAgain, classify)
  hand.seen.runs.flakes = classified
  return answer
}

async function judgeUntrusted(hand: GateAtHand): Promise<CheckAnswer> {
  const run = await untrustedRun(hand)
  if (run.state === 'unavailable') return unavailable(run)
  const classified = asUntrusted(classifiedRun(hand, run.run))
  hand.seen.runs.untrusted = classified
  const { limits } = run.run
  const answer = withFindings(checkUntrusted(classified), [...unhandledFindings(run.run), ...untrustedBesideTrusted(hand)])
  const findings = answer.state === 'answered' ? answer.findings : []
  return limits.length === 0 ? answer : { state: 'unavailable', because: limits.map(({ because }) => because).join('; '), findings }
}

/** Tests without trust that stand in files of trusted ones ran with those. */
function untrustedBesideTrusted({ seen }: GateAtHand): readonly Finding[] {
  const answer = seen.runs.trusted === null ? null : checkUntrusted(seen.runs.trusted)
  return answer?.state === 'answered' ? answer.findings : []
}

/**
 * Head's own tests. Where head's tree is the judged one, its tests ran already. Where nothing but test files differ, only those run: the
 * others would meet what they met in the judged tree.
 */
async function untrustedRun({ patch, trees, runs, isProduction }: GateAtHand): Promise<GateRun> {
  if (trees.headIsJudged) return joined([await runs.others(), await runs.nondeterministic()])
  const before = joined([await runs.others(), await runs.nondeterministic()])
  if (before.state === 'unavailable') return runs.ofHead(null)
  const { scope } = patch.hand
  const known = new Set(before.run.modules.map(({ file }) => file))
  const changed = scope.changes.filter(({ path, from }) => !isProduction(path) || (from !== null && !isProduction(from)))
  const areTests = changed.every(({ path, from, before: was }) => (was === null ? isTestName(path) : known.has(from ?? path)))
  if (!areTests) return runs.ofHead(null)
  const gone = new Set(changed.flatMap(({ path, from }) => [path, from ?? path]))
  const unchanged: GateRun = { ...before, run: { ...before.run, modules: before.run.modules.filter(({ file }) => !gone.has(file)) } }
  const there = changed.filter(({ after }) => after !== null).map(({ path }) => path)
  return there.length === 0 ? unchanged : joined([unchanged, await runs.ofHead(there)])
}

const isTestName = (path: ProjectPath): boolean => /\.(test|spec)\.[cm]?[jt]sx?$/.test(path)

/** What the trusted run showed, if there was one. */
async function judgeRegion(hand: GateAtHand): Promise<PhaseAnswer> {
  if (hand.seen.runs.trusted === null) return { state: 'not-evaluated', because: 'no trusted test ran' }
  return checkRegion(hand.seen.runs.trusted, await changedFiles(hand))
}

async function changedFiles({ patch, isProduction }: GateAtHand): Promise<readonly ChangedProduction[]> {
  const { scope, texts } = patch.hand
  const there = scope.changes.filter(({ path, after }) => after !== null && isProduction(path))
  return Promise.all(
    there.map(async ({ path, from, before, after }) => {
      const [was, now] = [await texts.read(before), await texts.read(after)]
      const same = was !== null && now !== null && (from === null || from === path) && differsOnlyInWords(path, was, now)
      return { path, onlyWords: same }
    }),
  )
}

function classifiedRun({ patch, counting: owned }: GateAtHand, run: RunObservation): ClassifiedRun {
  const { now } = patch.hand
  // What there is to say of fixtures, their own phase has said.
  return classifyRun({ now, owned, fixtures: { state: 'observed', fixtures: [], otherLocked: [] }, run })
}

/** Runs of different files as one. One that is not there says that there was nothing to run. */
function joined(runs: readonly (GateRun | null)[]): GateRun {
  const [first, ...rest] = runs.filter((run) => run !== null)
  if (first === undefined) throw new Error('there is no run to join')
  return rest.reduce<GateRun>((one, other) => {
    if (one.state === 'unavailable') return one
    if (other.state === 'unavailable') return other
    return {
      ...one,
      run: {
        ...one.run,
        reason: one.run.reason === 'passed' ? other.run.reason : one.run.reason,
        modules: [...one.run.modules, ...other.run.modules],
        unhandledErrors: [...one.run.unhandledErrors, ...other.run.unhandledErrors],
        limits: [...one.run.limits, ...other.run.limits],
        writtenDuringRun: [...new Set([...one.run.writtenDuringRun, ...other.run.writtenDuringRun])].sort(),
      },
      missing: [...one.missing, ...other.missing],
      late: [...one.late, ...other.late],
      breaches: [...one.breaches, ...other.breaches],
      milliseconds: one.milliseconds + other.milliseconds,
    }
  }, first)
}

function unavailable(run: GateUnavailable): CheckAnswer {
  const output = run.output.trim().split('\n').slice(-3).join(' ').slice(-300)
  const printed = output === '' ? '' : ` It printed at its end: ${output}`
  return { state: 'unavailable', because: `${run.because}${printed}` }
}

/** Two answers for one phase: what both found, and only as much as both could tell. */
function withAnswer(answer: CheckAnswer, other: CheckAnswer): CheckAnswer {
  if (other.state === 'not-applicable') return answer
  const both = withFindings(answer, other.findings ?? [])
  if (other.state === 'answered' || both.state === 'unavailable') return both
  return { state: 'unavailable', because: other.because, findings: both.state === 'answered' ? both.findings : [] }
}

function withFindings(answer: CheckAnswer, more: readonly Finding[]): CheckAnswer {
  if (more.length === 0) return answer
  if (answer.state === 'not-applicable') return { state: 'answered', findings: more }
  return { ...answer, findings: [...(answer.findings ?? []), ...more] }
}
