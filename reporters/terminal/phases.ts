import type { JudgedFinding, PhaseState, Verdict, VerdictTiming } from '../../src/model/verdict.ts'
import type { Phase } from '../../src/model/words.ts'
import { PHASES } from '../../src/rules/table.ts'
import { SEVERITIES, countBySeverity, grouped } from '../about.ts'
import { heading, paintSeverity, wrapped } from './page.ts'
import type { Page } from './page.ts'

const LONGEST_PHASE = Math.max(...PHASES.map((phase) => phase.length))
const STATES: { readonly [S in PhaseState['state']]: string } = {
  answered: 'nothing found',
  'not-applicable': 'nothing to look at',
  unavailable: 'could not tell',
  'not-evaluated': 'not evaluated',
}

/** What is told of the phases; the time of each where it was taken. */
interface PhasesTold extends Pick<Verdict, 'inputs' | 'findings'> {
  readonly timing: Pick<VerdictTiming, 'milliseconds'> & Partial<VerdictTiming>
}

/** One line a phase, in their order: a mark, what it found or why it did not answer, and how long it took. */
export function phaseLines(verdict: PhasesTold, page: Page): readonly string[] {
  const { milliseconds, phases = {} } = verdict.timing
  return [
    '',
    `${heading('Phases', page)} ${page.ink.dim(`in ${seconds(milliseconds)}`)}`,
    ...stretchesOf(verdict).flatMap(([phase, ...others]) =>
      others.length > 0
        ? silentLines([phase, ...others], verdict.inputs[phase], page)
        : phaseLine(
            phase,
            verdict.inputs[phase],
            verdict.findings.filter((finding) => finding.phase === phase),
            phases[phase],
            page,
          ),
    ),
  ]
}

/** Each phase by itself in their order, and behind them those that were not evaluated, with the others of the same reason. */
function stretchesOf({ inputs, findings }: PhasesTold): readonly (readonly [Phase, ...Phase[]])[] {
  const found = new Set(findings.map(({ phase }) => phase))
  const spoken: [Phase][] = []
  const silent = new Map<string, [Phase, ...Phase[]]>()
  for (const phase of PHASES) {
    const { state, because } = inputs[phase]
    const alike = silent.get(because)
    if (state !== 'not-evaluated' || found.has(phase)) spoken.push([phase])
    else if (alike === undefined) silent.set(because, [phase])
    else alike.push(phase)
  }
  return [...spoken, ...silent.values()]
}

function silentLines(phases: readonly Phase[], { because }: PhaseState, page: Page): readonly string[] {
  return wrapped(`${phases.join(', ')}: ${STATES['not-evaluated']}: ${because}`, page, `  ${page.ink.dim('·')} `, 6, 4)
}

function phaseLine(
  phase: Phase,
  { state, because }: PhaseState,
  findings: readonly JudgedFinding[],
  milliseconds: number | undefined,
  page: Page,
): readonly string[] {
  const first = `  ${markOf(state, findings, page)} ${phase.padEnd(LONGEST_PHASE)}  `
  const time = milliseconds === undefined ? '' : `in ${seconds(milliseconds)}`
  if (state === 'answered' && findings.length > 0)
    return [`${first}${countsOf(findings, page)}${time === '' ? '' : ` ${page.ink.dim(time)}`}`]
  const said = `${STATES[state]}${time === '' ? '' : ` ${time}`}`
  return wrapped(because === '' ? said : `${said}: ${because}`, page, first, LONGEST_PHASE + 6)
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

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
  const counts = countBySeverity(findings)
  return SEVERITIES.map((severity) => ({ severity, count: counts[severity] }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => paintSeverity(severity, ink)(`${grouped(count)} ${severity}`))
    .join(', ')
}
