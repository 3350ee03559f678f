import type { Score } from '../check/budget/budget.ts'
import type { Decided } from '../decide/decide.ts'
import type { Answers } from '../model/findings.ts'
import type { PathChange } from '../model/findings/scope.ts'
import type { PathClass, PatchSubject } from '../model/patch.ts'
import type { PhaseState, PolicyReference } from '../model/verdict.ts'
import type { ObjectId, Phase, ProjectPath } from '../model/words.ts'
import { PHASES } from '../rules/table.ts'
import { canonicalText } from '../verdict/canonical.ts'
import { TOOL } from '../verdict/tool.ts'
import type { PatchAtHand } from './diff-judge.ts'

/** A patch with everything that was said of it. */
export interface JudgedPatch {
  readonly answers: Answers
  readonly decided: Decided
  readonly score: Score | null
  readonly subject: PatchSubject & { readonly tree: ObjectId }
  readonly policy: PolicyReference
  readonly paths: readonly { readonly path: ProjectPath; readonly change: PathChange; readonly from: ProjectPath | null; readonly class: PathClass }[]
}

/**
 * `--format json`, in canonical form. It is no verdict file and does not look like one: nothing ran, so it can allow no merge, and `check`
 * refuses it.
 */
export function jsonOfPatch({ answers, decided, score, subject, policy, paths }: JudgedPatch): string {
  const { decision, because, findings } = decided
  return canonicalText({ kind: 'diff', tool: TOOL, decision, because, subject: { ...subject, dirty: false }, policy, inputs: inputsOf(answers), findings, paths, budget: score })
}

export function inputsOf(answers: Answers): Readonly<Record<string, PhaseState>> {
  return Object.fromEntries(PHASES.map((phase) => [phase, stateOf(phase, answers)]))
}

function stateOf(phase: Phase, answers: Answers): PhaseState {
  const answer = answers[phase]
  if (answer.state !== 'answered') return { state: answer.state, because: answer.because }
  return { state: answer.state, because: phase === 'flakes' ? 'only the rows of the ledger: nothing ran' : '' }
}

export function textOfPatch(patch: JudgedPatch, _hand: PatchAtHand, _look: { readonly color: boolean; readonly width: number }): Promise<string> {
  return Promise.resolve(jsonOfPatch(patch))
}
