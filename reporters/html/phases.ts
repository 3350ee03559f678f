import type { Judged } from '../../src/model/judged.ts'
import type { PhaseState } from '../../src/model/verdict.ts'
import { PHASES } from '../../src/rules/table.ts'
import { countBySeverity, wordsOfCounts } from '../about.ts'
import { plainHtml } from './escape.ts'

const STATES: { readonly [S in PhaseState['state']]: { readonly words: string; readonly mark: string; readonly look: string } } = {
  answered: { words: 'nothing found', mark: '✓', look: 'allow' },
  'not-applicable': { words: 'nothing to look at', mark: '–', look: 'off' },
  unavailable: { words: 'could not tell', mark: '?', look: 'block' },
  'not-evaluated': { words: 'not evaluated', mark: '·', look: 'off' },
}

/** The phases in their order, each with what it found or why it did not answer, and its time where that was taken. */
export function phaseStrip({ inputs, findings, timing }: Judged): string {
  const items = PHASES.map((phase) => {
    const { state, because } = inputs[phase]
    const counts = countBySeverity(findings.filter((finding) => finding.phase === phase))
    const found = wordsOfCounts(counts)
    const { words, mark, look } =
      counts.block > 0
        ? { ...STATES[state], mark: '✗', look: 'block' }
        : counts.review > 0
          ? { ...STATES[state], mark: '!', look: 'review' }
          : STATES[state]
    const said = state === 'answered' && found !== '' ? found : [words, because, found].filter((text) => text !== '').join('; ')
    const milliseconds = timing?.phases[phase]
    const time = milliseconds === undefined ? '' : `<span class="time">${(milliseconds / 1000).toFixed(1)} s</span>`
    return `<li class="${look}"><b><span class="mark" aria-hidden="true">${mark}</span> ${phase}</b><span>${plainHtml(said)}</span>${time}</li>`
  })
  return `<section aria-labelledby="phases"><h2 id="phases">Phases</h2><ol class="strip">${items.join('\n')}</ol></section>`
}
