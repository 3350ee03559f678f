import type { Finding } from '../../model/findings.ts'
import type { Phase } from '../../model/words.ts'
import { STATIC_JUDGES } from '../diff/judge.ts'
import type { GateAtHand } from './hand.ts'
import { judgeBite, judgeFixtures, judgeOracles } from './oracles.ts'
import { judgeCharacterization, judgeFrozen, judgeRegion, judgeUntrusted } from './others.ts'
import type { Judgement } from '../judge-phases.ts'

/** The phases that run tests, of which the policy's `require` says whether they are wanted. What the others say costs nothing. */
const RUNS: ReadonlySet<Phase> = new Set(['oracles', 'known-bad', 'characterization', 'flakes', 'untrusted'])

/** Judges one phase. One that runs tests and that the policy does not require is left out. */
export function judgePhase(
  phase: Phase,
  hand: GateAtHand,
  required: readonly Phase[],
  earlier: readonly Finding[],
): Judgement | Promise<Judgement> {
  if (RUNS.has(phase) && !required.includes(phase)) return { answer: { state: 'not-evaluated', because: 'the policy does not require it' } }
  return GATE_JUDGES[phase](hand, earlier)
}

type Judge = (hand: GateAtHand, earlier: readonly Finding[]) => Judgement | Promise<Judgement>

const GATE_JUDGES: Readonly<Record<Phase, Judge>> = {
  scope: ({ patch }, earlier) => STATIC_JUDGES.scope(patch.hand, earlier),
  policy: ({ patch }, earlier) => STATIC_JUDGES.policy(patch.hand, earlier),
  fixtures: judgeFixtures,
  budget: ({ patch }, earlier) => STATIC_JUDGES.budget(patch.hand, earlier),
  oracles: async (hand) => ({ answer: await judgeOracles(hand) }),
  'known-bad': async (hand) => ({ answer: await judgeBite(hand) }),
  characterization: async (hand) => ({ answer: await judgeCharacterization(hand) }),
  flakes: async (hand) => ({ answer: await judgeFrozen(hand) }),
  untrusted: async (hand) => ({ answer: await judgeUntrusted(hand) }),
  region: async (hand) => ({ answer: await judgeRegion(hand) }),
}
