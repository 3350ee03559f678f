import type { Score } from '../check/budget/budget.ts'
import { decide } from '../decide/decide.ts'
import type { Decided, DecideSettings } from '../decide/decide.ts'
import { byPhase } from '../model/by-phase.ts'
import type { Answers, Finding, PhaseAnswer } from '../model/findings.ts'
import type { Phase } from '../model/words.ts'
import { GitRefusal } from '../observe/git/refusal.ts'

/** What a judge said of its phase. */
export interface Judgement {
  readonly answer: PhaseAnswer
  readonly score?: Score
}

export interface JudgedPhases {
  readonly answers: Answers
  readonly decided: Decided
  readonly score: Score | null
  /** The phases that were judged before a block ended it. */
  readonly reached: ReadonlySet<Phase>
}

/** `earlier`: the findings of the phases before it. */
export type PhaseJudge<P extends Phase> = (phase: P, earlier: readonly Finding[]) => Judgement | Promise<Judgement>

const STOPPED: PhaseAnswer = { state: 'not-evaluated', because: 'an earlier phase blocked; --all judges this one too' }

/**
 * One phase after the other; the first block ends it unless `all` is asked for. `others`: what the phases answer that are not among them.
 * A judge that throws could not tell; git that does not answer is no verdict at all, and is thrown on.
 */
export async function judgeInTurn<P extends Phase>(
  phases: readonly P[],
  judge: PhaseJudge<P>,
  others: PhaseAnswer,
  settings: DecideSettings,
  all: boolean,
): Promise<JudgedPhases> {
  const known = new Map<Phase, PhaseAnswer>()
  const asked = new Set<Phase>(phases)
  let score: Score | null = null
  const answersNow = (): Answers => byPhase((phase) => known.get(phase) ?? (asked.has(phase) ? STOPPED : others))
  for (const phase of phases) {
    const judged = await judgeOne(phase, judge, [...known.values()].flatMap(findingsOf))
    known.set(phase, judged.answer)
    score = judged.score ?? score
    const { findings } = decide(answersNow(), settings)
    if (!all && findings.some((one) => one.severity === 'block' && known.has(one.phase))) break
  }
  return { answers: answersNow(), decided: decide(answersNow(), settings), score, reached: new Set(known.keys()) }
}

function findingsOf(answer: PhaseAnswer): readonly Finding[] {
  return answer.state === 'answered' || answer.state === 'unavailable' ? (answer.findings ?? []) : []
}

async function judgeOne<P extends Phase>(phase: P, judge: PhaseJudge<P>, earlier: readonly Finding[]): Promise<Judgement> {
  try {
    return await judge(phase, earlier)
  } catch (cause) {
    if (cause instanceof GitRefusal) throw cause
    return {
      answer: { state: 'unavailable', because: `the check of ${phase} failed: ${cause instanceof Error ? cause.message : String(cause)}` },
    }
  }
}
