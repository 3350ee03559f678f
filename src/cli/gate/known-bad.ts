import { availableParallelism } from 'node:os'
import type { ClassifiedRun } from '../../check/classified.ts'
import { checkKnownBad, filesToReplay } from '../../check/known-bad.ts'
import { checkMutation, verdictMutation } from '../../check/mutation.ts'
import type { CheckAnswer } from '../../model/findings.ts'
import type { KnownBadObservation } from '../../model/known-bad.ts'
import type { VerdictMutation } from '../../model/verdict.ts'
import type { ProjectPath } from '../../model/words.ts'
import { runTests } from '../../observe/gate/run-tests.ts'
import { treeSource } from '../../observe/git/tree-source.ts'
import { isolateTree } from '../../observe/known-bad/isolate.ts'
import { observeKnownBad, replaySeconds } from '../../observe/known-bad/observe.ts'
import type { KnownBadPorts } from '../../observe/known-bad/observe.ts'
import { knownBadPaths, readKnownBads } from '../../observe/known-bad/read.ts'
import { serveFromCopy } from '../../observe/known-bad/serve.ts'
import { chooseMutants } from '../../observe/mutants/choose.ts'
import { replayMutants } from '../../observe/mutants/observe.ts'
import { changedCode } from '../changed-code.ts'
import { policyOf } from '../diff/judge.ts'
import { withFindings } from './hand.ts'
import type { GateRuns } from './runs.ts'
import type { GateTrees } from './trees.ts'
import type { OpenPatch } from '../patch-at-hand.ts'

export interface JudgedKnownBad {
  readonly answer: CheckAnswer
  /** null where the policy asks for no kill rate. */
  readonly mutation: VerdictMutation | null
  readonly observation: KnownBadObservation
}

/**
 * Replays the known-bads of the judged tree on it, each in a copy of its own: on the patch's production code, the trusted tests must
 * still bite.
 * still bite. Where the policy asks for a kill rate, so are mutants of the lines that the patch changed, in what is left of the phase's time.
 * @param trusted what the trusted run showed, which took `milliseconds`
 */
export async function judgeKnownBad(
  patch: OpenPatch,
  isProduction: (path: ProjectPath) => boolean,
  trees: GateTrees,
  runs: GateRuns,
  trusted: ClassifiedRun,
  milliseconds: number,
): Promise<JudgedKnownBad> {
  const { hand, repository } = patch
  const { blobs, owned } = hand
  const { knownBad, limits, minKillRate } = policyOf(owned)
  const began = performance.now()
  // The judged tree has base's, unless an owner approved others.
  const source = treeSource(trees.judgedFiles, blobs, 'the judged tree')
  const known = await readKnownBads(source, knownBad, knownBadPaths(trees.judgedFiles.keys(), knownBad), repository.prefix)
  const copy = { top: repository.top, prefix: repository.prefix, tree: trees.judgedFromTop, blobs }
  const request = {
    run: runs.trustedRequest,
    trusted: filesToReplay(trusted),
    seconds: limits.phaseSeconds,
    replaySeconds: replaySeconds(milliseconds, limits.phaseSeconds),
    atOnce: Math.min(2, availableParallelism()),
  }
  const ports: KnownBadPorts = {
    read: source.read,
    isolate: (edited) => isolateTree(copy, edited),
    serve: serveFromCopy((edited) => isolateTree(copy, edited)),
    runTests: (one, seconds, tree) => runTests(one, { limits: seconds, folders: [tree.folder] }),
    clock: () => performance.now(),
  }
  const observation = await observeKnownBad({ known, ...request }, ports)
  const answer = checkKnownBad(observation)
  if (minKillRate === undefined) return { answer, observation, mutation: null }
  const changed = await changedCode(patch, isProduction)
  const { mutants } = chooseMutants(changed, limits.mutants)
  const seconds = limits.phaseSeconds - (performance.now() - began) / 1000
  const texts = new Map(changed.map(({ file, text }) => [file, text]))
  const mutation = verdictMutation(await replayMutants({ ...request, mutants, texts, seconds }, ports), minKillRate)
  return { answer: withFindings(answer, checkMutation(mutation)), observation, mutation }
}
