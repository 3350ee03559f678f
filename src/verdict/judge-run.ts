import { type ClassifiedRun, classifyRun } from '../check/classified.ts'
import { RUN_PHASES, type RunPhase, runCheck } from '../check/run.ts'
import { type Decided, type DecideSettings, decide } from '../decide/decide.ts'
import type { Answers, PhaseAnswer } from '../model/findings.ts'
import type { Policy } from '../model/owned-files.ts'
import type { RunSeen } from '../model/owned-observations.ts'
import type { PresetName } from '../model/words.ts'

export interface JudgedRun {
  readonly classified: ClassifiedRun
  readonly answers: Answers
  readonly decided: Decided
  readonly preset: PresetName
}

const NEEDS_A_PATCH: PhaseAnswer = { state: 'not-evaluated', because: 'one run shows no patch' }

const NEVER_CONSULTED: PhaseAnswer = {
  state: 'not-evaluated',
  because: 'an earlier phase blocked, and the failure of an oracle is never turned into a freeze',
}

/** Without one that can be read, nothing is asked for that is not asked for by default. */
const NO_POLICY: Pick<Policy, 'preset' | 'rules' | 'require'> = { preset: 'recommended', rules: {} }

/** Judges what one run can show. Pure: all that was read is in `seen`. */
export function judgeRun(seen: RunSeen): JudgedRun {
  const classified = classifyRun(seen)
  const { policy } = seen.owned
  const { preset, rules: overrides, require: asked } = policy.state === 'read' ? policy.value : NO_POLICY
  const required = asked ?? RUN_PHASES
  const before = answersOf(classified, ['policy', 'fixtures', 'oracles'])
  const settings = { preset, overrides, scope: 'run' as const, required }
  if (blocks(before, settings)) {
    const answers = { ...before, flakes: NEVER_CONSULTED, untrusted: runCheck('untrusted', classified) }
    return {
      classified,
      answers,
      decided: decide(answers, { ...settings, required: required.filter((phase) => phase !== 'flakes') }),
      preset,
    }
  }
  const answers = answersOf(classified, RUN_PHASES)
  return { classified, answers, decided: decide(answers, settings), preset }
}

function answersOf(classified: ClassifiedRun, phases: readonly RunPhase[]): Answers {
  const answer = (phase: RunPhase): PhaseAnswer => (phases.includes(phase) ? runCheck(phase, classified) : NEVER_CONSULTED)
  return {
    scope: NEEDS_A_PATCH,
    policy: answer('policy'),
    fixtures: answer('fixtures'),
    budget: NEEDS_A_PATCH,
    oracles: answer('oracles'),
    'known-bad': NEEDS_A_PATCH,
    characterization: NEEDS_A_PATCH,
    flakes: answer('flakes'),
    untrusted: answer('untrusted'),
    region: NEEDS_A_PATCH,
  }
}

/** Whether the oracles or the fixtures block by themselves, before any freeze is looked at. */
function blocks(answers: Answers, settings: DecideSettings): boolean {
  const { findings } = decide(answers, settings)
  return findings.some(({ phase, severity }) => severity === 'block' && (phase === 'fixtures' || phase === 'oracles'))
}
