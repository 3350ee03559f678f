import type { ReplayedTest } from '../../model/captures.ts'
import { type CorpusReplay, isAsWanted } from '../../model/corpus-replay.ts'
import type { GateRun } from '../../model/gate.ts'
import type { TestObservation } from '../../model/run.ts'
import type { FailureSignature, ProjectPath, TestId } from '../../model/words.ts'
import { readCorpus } from './read.ts'

/** An input of a corpus that a test is to be run on. */
export interface CorpusQuestion {
  readonly test: Pick<TestObservation, 'id' | 'project' | 'file' | 'titles'>
  readonly corpus: ProjectPath
  readonly bytes: Uint8Array
  /** The failures of which one is to come; none where the test is to pass. */
  readonly known: readonly FailureSignature[]
  /** How often it is tried until what is to come comes. */
  readonly attempts: number
}

type Run = (files: readonly ProjectPath[], replay: readonly ReplayedTest[]) => Promise<GateRun>

/**
 * Runs tests on inputs of their corpus, those of many tests in one run. Answers stand in the order of the questions. Never throws for what
 * a run shows: what could not be replayed says why.
 */
export async function replayCorpora(questions: readonly CorpusQuestion[], run: Run): Promise<readonly CorpusReplay[]> {
  const answers = new Map<CorpusQuestion, CorpusReplay>()
  // A test gets one input in a run.
  for (let left = [...questions], tried = new Map<CorpusQuestion, number>(); left.length > 0;) {
    const now = left.filter(({ test }, index) => left.findIndex((one) => one.test.id === test.id) === index)
    const answered = await replayOnce(now, run)
    for (const [question, answer] of answered) {
      const times = (tried.get(question) ?? 0) + 1
      tried.set(question, times)
      answers.set(question, answer)
      if (isAsWanted(answer) || times >= question.attempts) left = left.filter((one) => one !== question)
    }
  }
  return questions.flatMap((question) => answers.get(question) ?? [])
}

async function replayOnce(questions: readonly CorpusQuestion[], run: Run): Promise<ReadonlyMap<CorpusQuestion, CorpusReplay>> {
  const answers = new Map<CorpusQuestion, CorpusReplay>()
  const replays = new Map<CorpusQuestion, ReplayedTest>()
  for (const question of questions) {
    const read = readCorpus(question.corpus, question.bytes)
    const { project, file, titles } = question.test
    if (read.state === 'invalid') answers.set(question, noEnd(question, read.because))
    else replays.set(question, { project, file, titles, inputs: read.inputs, anyName: read.anyName })
  }
  if (replays.size === 0) return answers
  const seen = await run([...new Set([...replays.values()].map(({ file }) => file))].sort(), [...replays.values()])
  for (const question of replays.keys()) answers.set(question, answerOf(question, seen))
  return answers
}

function answerOf(question: CorpusQuestion, seen: GateRun): CorpusReplay {
  if (seen.state === 'unavailable') return noEnd(question, `could not be replayed: ${seen.because}`)
  const test = testOf(seen, question.test.id)
  if (test === undefined || (test.state !== 'passed' && test.state !== 'failed'))
    return noEnd(question, 'could not be replayed: the test did not come to its end')
  const signatures = test.failures.map(({ signature }) => signature)
  return {
    ...asked(question),
    end: test.state,
    met: test.state === 'passed' ? null : (signatures.find((one) => !question.known.includes(one)) ?? signatures.at(-1) ?? null),
    asked: (test.evidence?.replayed ?? 0) > 0,
    because: null,
  }
}

function testOf({ run }: Extract<GateRun, { state: 'ended' }>, id: TestId): TestObservation | undefined {
  return run.modules.flatMap(({ tests }) => tests).find((test) => test.id === id)
}

const asked = ({ test, corpus, known }: CorpusQuestion): Pick<CorpusReplay, 'test' | 'corpus' | 'known'> => ({
  test: test.id,
  corpus,
  known,
})

function noEnd(question: CorpusQuestion, because: string): CorpusReplay {
  return { ...asked(question), end: 'none', met: null, asked: false, because }
}
