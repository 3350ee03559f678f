import { freezesToReplay } from '../../check/flakes/replays.ts'
import type { FreezeToReplay } from '../../check/flakes/replays.ts'
import type { ClassifiedRun } from '../../check/classified.ts'
import type { CorpusReplay } from '../../model/corpus-replay.ts'
import { passingPathOf } from '../../observe/corpus/read.ts'
import { replayCorpora } from '../../observe/corpus/replay.ts'
import type { CorpusQuestion } from '../../observe/corpus/replay.ts'
import { treeSource } from '../../observe/git/tree-source.ts'
import type { FileSource } from '../../observe/owned/source.ts'
import type { GateAtHand } from './hand.ts'

/** A failure that does not come every time, on the same input, must not be taken for one that does not come. */
const ATTEMPTS = 3

/**
 * The step `replay-corpus`: runs each frozen test on the captured input of its row, as base has it, on head's production code, and on the
 * input on which it passed, where one is kept beside. Several times only where a failure of this run leans on the answer.
 */
export async function replayCorpus({ patch, history, runs }: GateAtHand, run: ClassifiedRun): Promise<readonly CorpusReplay[]> {
  const { hand, subject } = patch
  const source = treeSource(hand.scope.base, hand.blobs, subject.mergeBase)
  const asked = freezesToReplay(run, history.seen)
  const questions = await Promise.all(asked.map((freeze) => questionsOf(freeze, source, freeze.leans ? ATTEMPTS : 1)))
  const lost = asked.find(({ freeze }, index) => questions[index]?.some(({ corpus }) => corpus === freeze.corpus) !== true)
  if (lost !== undefined) throw new Error(`${lost.freeze.corpus} cannot be read at base, so ${lost.freeze.test} was not run on it`)
  return replayCorpora(questions.flat(), runs.replayed)
}

/** Of one freeze: its captured input, and the one on which the test passed. */
export async function questionsOf(
  { freeze, test }: Pick<FreezeToReplay, 'freeze' | 'test'>,
  source: FileSource,
  attempts: number,
): Promise<readonly CorpusQuestion[]> {
  const inputs = [
    [freeze.corpus, freeze.signatures],
    [passingPathOf(freeze.corpus), []],
  ] as const
  const questions = inputs.map(async ([corpus, known]): Promise<readonly CorpusQuestion[]> => {
    const bytes = await source.read(corpus)
    return bytes === null ? [] : [{ test, corpus, bytes, known, attempts }]
  })
  return (await Promise.all(questions)).flat()
}
