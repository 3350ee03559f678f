import type { Answers, Finding, Mitigation, PhaseAnswer } from '../model/findings.ts'
import type { Phase, PresetName, Severity } from '../model/words.ts'
import { PHASES } from '../rules/table.ts'
import { worstOfPhase } from './severity.ts'
import type { Overrides } from './severity.ts'

type Missing = { readonly phase: Phase; readonly because: string; readonly weighs: Severity; readonly planned: boolean }

/** What the decision needs to know about evidence that is not there. */
export interface EvidenceSettings {
  readonly preset: PresetName
  readonly overrides: Overrides
  readonly required: readonly Phase[]
}

/**
 * The answer of a phase, whatever the caller handed over: none at all, or one of an unknown state, is one that could not be had. That is
 * for callers that are not type-checked, and for a check that returned nothing.
 */
export function answerOf(answers: Answers, phase: Phase): PhaseAnswer {
  const answer: PhaseAnswer | undefined = Object.hasOwn(answers, phase) ? answers[phase] : undefined
  switch (answer?.state) {
    case 'answered':
      return Array.isArray(answer.findings) ? answer : { state: 'unavailable', because: 'its answer holds no list of findings' }
    case 'not-applicable':
    case 'unavailable':
    case 'not-evaluated':
      return answer
    default:
      return { state: 'unavailable', because: 'it gave no answer' }
  }
}

/**
 * A finding for each phase whose evidence is missing:
 * - could not tell, and required: it blocks;
 * - could not tell, and not required: it weighs as much as the worst that the phase could have said, so that nobody gains by keeping a
 *   phase from telling;
 * - not evaluated, and required: it blocks, unless something of an earlier phase blocks already and so ended the judgement;
 * - not evaluated, and not required: nothing, because nobody asked;
 * - nothing to look at: nothing, but for the oracles, of which there must be some;
 * - and when no phase at all has an answer, nothing was judged, which blocks.
 */
export function missingEvidence(
  answers: Answers,
  settings: EvidenceSettings,
  blockedBefore: (phase: Phase) => boolean,
): readonly Finding[] {
  const missing = PHASES.flatMap((phase) => missingOf(phase, answerOf(answers, phase), settings)).filter(
    ({ phase, planned }) => !(planned && blockedBefore(phase)),
  )
  const judged = PHASES.some((phase) => answerOf(answers, phase).state === 'answered')
  if (!judged && missing.every(({ weighs }) => weighs !== 'block')) {
    missing.push({ phase: 'oracles', because: 'no phase has an answer, so nothing was judged', weighs: 'block', planned: false })
  }
  return missing.map(asFinding)
}

function missingOf(phase: Phase, answer: PhaseAnswer, { preset, overrides, required }: EvidenceSettings): readonly Missing[] {
  const needed = required.includes(phase)
  switch (answer.state) {
    case 'answered':
      return []
    case 'not-applicable':
      return needed && phase === 'oracles'
        ? [{ phase, because: `there is nothing to judge by: ${answer.because}`, weighs: 'block', planned: false }]
        : []
    case 'not-evaluated':
      return needed ? [{ phase, because: `it was not evaluated: ${answer.because}`, weighs: 'block', planned: true }] : []
    case 'unavailable':
      return [{ phase, because: answer.because, weighs: needed ? 'block' : worstOfPhase(phase, preset, overrides), planned: false }]
  }
}

function asFinding({ phase, because, weighs }: Missing): Finding {
  const plain: Finding = { rule: 'evidence-missing', args: { phase, because } }
  if (weighs === 'block') return plain
  const mitigation: Mitigation = {
    severity: weighs === 'review' ? 'review' : 'note',
    within: 'every-preset',
    because: 'the policy does not require this phase, and this is the worst that it could have said',
  }
  return { ...plain, atMost: mitigation }
}
