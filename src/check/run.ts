import type { CheckAnswer } from '../model/findings.ts'
import type { Phase } from '../model/words.ts'
import type { ClassifiedRun } from './classified.ts'
import { checkFixtures } from './fixtures.ts'
import { checkFlakes } from './flakes/check.ts'
import { checkOracles } from './oracles/check.ts'
import { checkPolicy } from './policy.ts'
import { checkUntrusted } from './untrusted.ts'

/** The phases that one run can show. */
export type RunPhase = Extract<Phase, 'policy' | 'fixtures' | 'oracles' | 'flakes' | 'untrusted'>

/** One check a phase, in the order in which they speak. */
export const RUN_CHECKS: Readonly<Record<RunPhase, (run: ClassifiedRun) => CheckAnswer>> = {
  policy: ({ seen }) => checkPolicy(seen.owned),
  fixtures: ({ seen }) => checkFixtures(seen.fixtures, seen.owned),
  oracles: checkOracles,
  flakes: checkFlakes,
  untrusted: checkUntrusted,
}

export const RUN_PHASES: readonly RunPhase[] = ['policy', 'fixtures', 'oracles', 'flakes', 'untrusted']

/** A check that throws could not tell; the judgement goes on and cannot pass. */
export function runCheck(phase: RunPhase, run: ClassifiedRun): CheckAnswer {
  try {
    return RUN_CHECKS[phase](run)
  } catch (cause) {
    return { state: 'unavailable', because: `the check of ${phase} failed: ${cause instanceof Error ? cause.message : String(cause)}` }
  }
}
