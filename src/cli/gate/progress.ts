import type { PhaseAnswer } from '../../model/findings.ts'
import type { Phase } from '../../model/words.ts'
import type { Judgement } from '../judge-phases.ts'
import type { Out } from '../world.ts'

/** What goes on, on stderr: a line that is written over on a terminal, and a plain line for each phase that ended anywhere else. */
export interface GateProgress {
  /** Measures a phase, and says when it began and how it ended. */
  readonly during: (phase: Phase, act: () => Judgement | Promise<Judgement>) => Promise<Judgement>
  readonly files: (done: number, of: number) => void
  /** Milliseconds of each phase that ended. */
  readonly milliseconds: Readonly<Partial<Record<Phase, number>>>
}

const CLEAR = '\r\u001B[2K'

export function gateProgress(out: Out): GateProgress {
  const milliseconds: Partial<Record<Phase, number>> = {}
  let now: Phase | null = null
  let counted = ''
  const show = (): void => {
    if (out.isTerminal && now !== null) out.write(`${CLEAR}gate  ${now}${counted}`)
  }
  return {
    milliseconds,
    files: (done, of) => {
      counted = `  ${done}/${of} files`
      show()
    },
    during: async (phase, act) => {
      const began = performance.now()
      now = phase
      counted = ''
      show()
      const judged = await act()
      const took = performance.now() - began
      milliseconds[phase] = Math.round(took)
      now = null
      out.write(`${out.isTerminal ? CLEAR : ''}gate  ${phase}: ${wordsOf(judged.answer)}${counted}, ${(took / 1000).toFixed(1)} s\n`)
      return judged
    },
  }
}

function wordsOf(answer: PhaseAnswer): string {
  if (answer.state !== 'answered') return answer.state
  const { length } = answer.findings
  return length === 0 ? 'nothing found' : `${length} finding${length === 1 ? '' : 's'}`
}
