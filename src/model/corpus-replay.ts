import type { FailureSignature, ProjectPath, TestId } from './words.ts'

/** What a frozen test did on an input of its corpus, the last time that it was run on it. */
export interface CorpusReplay {
  readonly test: TestId
  readonly corpus: ProjectPath
  /** The failures of which one was to come; none where the test was to pass. */
  readonly known: readonly FailureSignature[]
  readonly end: 'passed' | 'failed' | 'none'
  /** A failure that was not to come, else the last one; null for none, and for a failure without an error. */
  readonly met: FailureSignature | null
  /** Whether the test asked for a captured input. */
  readonly asked: boolean
  /** Why there was no end, behind the corpus's name; null where there was one. */
  readonly because: string | null
}

/** Whether the input shows what it was kept for. */
export function isAsWanted({ end, met, known }: CorpusReplay): boolean {
  return known.length === 0 ? end === 'passed' : end === 'failed' && met !== null && known.includes(met)
}
