import { type CorpusReplay, isAsWanted } from '../../model/corpus-replay.ts'
import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import type { HistoryObservation } from '../../model/history.ts'
import type { Freeze } from '../../model/owned-files.ts'
import type { TestObservation } from '../../model/run.ts'
import type { TestId } from '../../model/words.ts'
import type { ClassifiedRun } from '../classified.ts'
import { type Flaked, NOTHING_LEANS_ON_IT, flakedTests } from './flaked.ts'
import { type JudgedLease, validFreezes } from './leases.ts'

/** A freeze whose corpus is to be replayed, with its test as the run had it. */
export interface FreezeToReplay {
  readonly freeze: Freeze
  readonly test: TestObservation
  /** Whether a failure of this run leans on it. */
  readonly leans: boolean
}

/** The valid rows of tests that came to their end: what is wrong with others, other rules say. */
export function freezesToReplay(run: ClassifiedRun, history: HistoryObservation): readonly FreezeToReplay[] {
  const tests = new Map(run.tests.map(({ test }) => [test.id, test]))
  const flaked = new Set(flakedTests(run, history).map(({ id }) => id))
  return validFreezes(run).flatMap((freeze): readonly FreezeToReplay[] => {
    const test = tests.get(freeze.test)
    return test?.state === 'passed' || test?.state === 'failed' ? [{ freeze, test, leans: flaked.has(test.id) }] : []
  })
}

/** Whether an input of a test's corpus does not show what it was kept for. */
export function isContradicted(test: TestId, replays: readonly CorpusReplay[]): boolean {
  return replays.some((replay) => replay.test === test && !isAsWanted(replay))
}

/** What the corpus of a row does not show. A row that nothing leans on is nobody's who wrote the patch. */
export function replayFindings(
  { row, freeze }: JudgedLease,
  replays: readonly CorpusReplay[],
  flaked: readonly Flaked[],
): readonly Finding[] {
  return replays
    .filter((replay) => replay.test === freeze?.test && !isAsWanted(replay))
    .map((replay) => {
      const differs = finding('flake-replay-differs', replay, row.at)
      return flaked.some(({ id }) => id === replay.test) ? differs : { ...differs, atMost: NOTHING_LEANS_ON_IT }
    })
}
