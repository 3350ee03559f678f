import { availableParallelism } from 'node:os'
import type { ClassifiedRun } from '../../check/classified.ts'
import { checkKnownBad, filesToReplay } from '../../check/known-bad.ts'
import type { CheckAnswer } from '../../model/findings.ts'
import type { KnownBadObservation } from '../../model/known-bad.ts'
import { runTests } from '../../observe/gate/run-tests.ts'
import { treeSource } from '../../observe/git/tree-source.ts'
import { isolateTree } from '../../observe/known-bad/isolate.ts'
import { observeKnownBad, replaySeconds } from '../../observe/known-bad/observe.ts'
import { knownBadPaths, readKnownBads } from '../../observe/known-bad/read.ts'
import { serveFromCopy } from '../../observe/known-bad/serve.ts'
import { policyOf } from '../diff/judge.ts'
import type { GateRuns } from './runs.ts'
import type { GateTrees } from './trees.ts'
import type { OpenPatch } from '../patch-at-hand.ts'

export interface JudgedKnownBad {
  readonly answer: CheckAnswer
  readonly observation: KnownBadObservation
}

/**
 * Replays the known-bads of the judged tree on it, each in a copy of its own: on the patch's production code, the trusted tests must
 * still bite.
 * @param trusted what the trusted run showed, which took `milliseconds`
 */
export async function judgeKnownBad(
  { hand, repository }: OpenPatch,
  trees: GateTrees,
  runs: GateRuns,
  trusted: ClassifiedRun,
  milliseconds: number,
): Promise<JudgedKnownBad> {
  const { blobs, owned } = hand
  const { knownBad, limits } = policyOf(owned)
  // The judged tree has base's, unless an owner approved others.
  const source = treeSource(trees.judgedFiles, blobs, 'the judged tree')
  const known = await readKnownBads(source, knownBad, knownBadPaths(trees.judgedFiles.keys(), knownBad), repository.prefix)
  const copy = { top: repository.top, prefix: repository.prefix, tree: trees.judgedFromTop, blobs }
  const observation = await observeKnownBad(
    {
      known,
      run: runs.trustedRequest,
      trusted: filesToReplay(trusted),
      seconds: limits.phaseSeconds,
      replaySeconds: replaySeconds(milliseconds, limits.phaseSeconds),
      atOnce: Math.min(2, availableParallelism()),
    },
    {
      read: source.read,
      isolate: (edited) => isolateTree(copy, edited),
      serve: serveFromCopy((edited) => isolateTree(copy, edited)),
      runTests: (request, seconds, tree) => runTests(request, { limits: seconds, folders: [tree.folder] }),
      clock: () => performance.now(),
    },
  )
  return { answer: checkKnownBad(observation), observation }
}
