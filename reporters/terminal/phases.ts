import type { JudgedFinding, PhaseState, Verdict } from '../../src/model/verdict.ts'
import type { Phase, Severity } from '../../src/model/words.ts'
import { PHASES } from '../../src/rules/table.ts'
import { grouped, heading, paintSeverity, wrapped } from './page.ts'
import type { Page } from './page.ts'

const LONGEST_PHASE = Math.max(...PHASES.map((phase) => phase.length))
const STATES: { readonly [S in PhaseState['state']]: string } = {
  answered: 'nothing found',
  'not-applicable': 'nothing to look at',
  unavailable: 'could not tell',
  'not-evaluated': 'not evaluated',
}

const SEVERITIES: readonly Severity[] = ['block', 'review', 'note', 'off']

/** One line a phase, in their order: a mark, what it found or why it did not answer. */
export function phaseLines(verdict: Pick<Verdict, 'inputs' | 'findings' | 'timing'>, page: Page): readonly string[] {
  const { milliseconds } = verdict.timing
  return [
    '',
    `${heading('Phases', page)} ${page.ink.dim(`in ${(milliseconds / 1000).toFixed(1)} s`)}`,
    ...PHASES.flatMap((phase) =>
      phaseLine(
        phase,
        verdict.inputs[phase],
        verdict.findings.filter((finding) => finding.phase === phase),
        page,
      ),
    ),
  ]
}

function phaseLine(phase: Phase, { state, because }: PhaseState, findings: readonly JudgedFinding[], page: Page): readonly string[] {
  const first = `  ${markOf(state, findings, page)} ${phase.padEnd(LONGEST_PHASE)}  `
  if (state === 'answered' && findings.length > 0) return [`${first}${countsOf(findings, page)}`]
  return wrapped(because === '' ? STATES[state] : `${STATES[state]}: ${because}`, page, first, LONGEST_PHASE + 6)
}

function markOf(state: PhaseState['state'], findings: readonly JudgedFinding[], { ink }: Page): string {
  if (findings.some(({ severity }) => severity === 'block')) return ink.red('✗')
  if (findings.some(({ severity }) => severity === 'review')) return ink.yellow('!')
  const marks: { readonly [S in PhaseState['state']]: string } = {
    answered: ink.green('✓'),
    'not-applicable': ink.dim('–'),
    unavailable: ink.yellow('?'),
    'not-evaluated': ink.dim('·'),
  }
  return marks[state]
}

/** `2 block, 1 note`, each in its colour; '' without findings. */
export function countsOf(findings: readonly JudgedFinding[], { ink }: Page): string {
  return SEVERITIES.map((severity) => ({ severity, count: findings.filter((finding) => finding.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => paintSeverity(severity, ink)(`${grouped(count)} ${severity}`))
    .join(', ')
}
