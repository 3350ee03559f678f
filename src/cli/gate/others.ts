import { checkCharacterization, filesNotWell, notWell } from '../../check/characterization.ts'
import { type ClassifiedRun, asUntrusted, isTrusted } from '../../check/classified.ts'
import { claimFindings } from '../../check/oracles/classes.ts'
import { breachFindings } from '../../check/oracles/runner.ts'
import { checkRegion } from '../../check/region.ts'
import { checkUntrusted, unhandledFindings } from '../../check/untrusted.ts'
import { whyNotWhole } from '../../check/whole.ts'
import { finding } from '../../model/finding.ts'
import type { CheckAnswer, Finding, PhaseAnswer } from '../../model/findings.ts'
import type { GateRun } from '../../model/gate.ts'
import type { ProjectPath } from '../../model/words.ts'
import { judgeFlakes } from './flakes.ts'
import { changedProduction, classifiedRun, joined, unavailable, verdictsIn, withAnswer, withFindings, writtenIn } from './hand.ts'
import type { GateAtHand } from './hand.ts'
import { replayOf } from './oracles.ts'
import { replayCorpus } from './replay-corpus.ts'

/** What base's other tests say of head's production code. */
export async function judgeCharacterization(hand: GateAtHand): Promise<CheckAnswer> {
  const { patch, trees, runs } = hand
  if (trees.baseIsJudged)
    return { state: 'not-applicable', because: 'the patch changes no production file, so base’s tests have nothing new to say' }
  const run = joined([await runs.others(), await runs.nondeterministic()])
  if (run.state === 'unavailable') return unavailable(run)
  const suspects = filesNotWell(run.run)
  const again = suspects.length === 0 ? null : await runs.atBase(suspects)
  if (again?.state === 'unavailable') return unavailable(again)
  // What base did not come to is not what fails at base.
  if (again?.run.reason === 'interrupted')
    return { state: 'unavailable', because: "the run of base's tests on base's own code was interrupted" }
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
    [
      ...breachFindings(run.breaches),
      ...[...run.run.writtenDuringRun, ...(await writtenIn(hand))].map((file) => finding('sealed-file-written', { file }, { file })),
    ],
  )
  return withAnswer(answer, await replayOf(hand, run.run, { mostFiles: 20, mostTurned: 10 }, hand.seen.runs.trusted?.seen.run))
}

/** Nondeterministic tests, the ledger, and the window of past runs. */
export async function judgeFrozen(hand: GateAtHand): Promise<CheckAnswer> {
  const run = joined([await hand.runs.trusted(), await hand.runs.nondeterministic()])
  if (run.state === 'unavailable') return unavailable(run)
  const { answer, classified, replays } = await judgeFlakes(run.run, hand.history.seen, {
    again: hand.runs.nondeterministicAgain,
    classify: (one) => classifiedRun(hand, one),
    replay: (one) => replayCorpus(hand, one),
  })
  hand.seen.runs.flakes = classified
  hand.seen.replays = replays
  const because = whyNotWhole(run.run)
  return because === null ? answer : withAnswer(answer, { state: 'unavailable', because })
}

/** Head's own tests, with the weight that the preset gives them. */
export async function judgeUntrusted(hand: GateAtHand): Promise<CheckAnswer> {
  const run = await untrustedRun(hand)
  if (run.state === 'unavailable') return unavailable(run)
  const claimed = classifiedRun(hand, run.run)
  const classified = asUntrusted(claimed)
  hand.seen.runs.untrusted = classified
  const answer = withFindings(checkUntrusted(classified), [
    ...unhandledFindings(run.run),
    ...untrustedBesideTrusted(hand),
    ...(await forgedByHead(hand)),
    ...claimsOfHead(hand, claimed),
  ])
  const findings = answer.state === 'answered' ? answer.findings : []
  const because = whyNotWhole(run.run)
  return because === null ? answer : { state: 'unavailable', because, findings }
}

/** What tests of the patch claim to be and are not granted. */
function claimsOfHead({ patch, counting }: GateAtHand, { tests }: ClassifiedRun): readonly Finding[] {
  const changed = new Set(patch.hand.scope.changes.map(({ path }) => path))
  return tests.filter(({ test }) => changed.has(test.file)).flatMap((test) => claimFindings(test, counting))
}

/** A verdict that head's tests wrote: for whoever reads what lies there. */
async function forgedByHead({ trees }: GateAtHand): Promise<readonly Finding[]> {
  const tree = trees.headIsJudged ? await trees.judged() : await trees.head()
  return verdictsIn(tree).map((file) => finding('sealed-file-written', { file }, { file }))
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
  const areTests = changed.every(({ path, from, before: was }) => isTestName(path) || (was !== null && known.has(from ?? path)))
  if (!areTests) return runs.ofHead(null)
  const gone = new Set(changed.flatMap(({ path, from }) => [path, from ?? path]))
  const unchanged: GateRun = { ...before, run: { ...before.run, modules: before.run.modules.filter(({ file }) => !gone.has(file)) } }
  const there = changed.filter(({ after }) => after !== null).map(({ path }) => path)
  return there.length === 0 ? unchanged : joined([unchanged, await runs.ofHead(there)])
}

const isTestName = (path: ProjectPath): boolean => /\.(test|spec)\.[cm]?[jt]sx?$/.test(path)

/** What the trusted run showed, if there was one. */
export async function judgeRegion(hand: GateAtHand): Promise<PhaseAnswer> {
  if (hand.seen.runs.trusted === null) return { state: 'not-evaluated', because: 'no trusted test ran' }
  return checkRegion(hand.seen.runs.trusted, await hand.changed())
}
