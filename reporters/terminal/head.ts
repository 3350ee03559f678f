import type { JudgedFinding, Reason, Verdict } from '../../src/model/verdict.ts'
import { aboutOf, counted, grouped } from '../about.ts'
import { dimmed, heading, paintDecision, paintSeverity, wrapped } from './page.ts'
import type { Page } from './page.ts'

const REASONS_SHOWN = 8
const ERRORS_SHOWN = 5

/** The decision and what decided, then what would make every other line misleading: no tests, and errors that no test caught. */
export function headLines(verdict: Verdict, page: Page): readonly string[] {
  return [...decisionLines(verdict, page), ...noTestLines(verdict, page), ...unhandledLines(verdict, page)]
}

function decisionLines(verdict: Verdict, page: Page): readonly string[] {
  return decidedLines(verdict, aboutOf(verdict), page)
}

/** The decision in a box, with one sentence of what it is about, and what decided. */
export function decidedLines({ decision, because }: Pick<Verdict, 'decision' | 'because'>, about: string, page: Page): readonly string[] {
  const { ink } = page
  const word = decision.toUpperCase()
  const first = `${ink.bold(ink.inverse(paintDecision(decision, ink)(` ${word} `)))}  `
  const lines = wrapped(about, page, first, word.length + 4)
  const reasons = because.slice(0, REASONS_SHOWN).flatMap((reason) => reasonLines(reason, page))
  const more = because.length - REASONS_SHOWN
  return [...lines, ...reasons, ...(more > 0 ? dimmed(`and ${counted(more, 'more reason')} below`, page, 2) : [])]
}

function reasonLines({ severity, rule, row, why }: Reason, page: Page): readonly string[] {
  const { ink } = page
  const name = rule ?? (row === null ? '' : `row ${row}`)
  const numbered = rule !== null && row !== null ? ` (${row})` : ''
  const label = rule === null ? ink.green(name) : paintSeverity(severity, ink)(name)
  const margin = name === '' ? 2 : name.length + numbered.length + 4
  return wrapped(why, page, `  ${label}${numbered}${name === '' ? '' : '  '}`, 4, margin)
}

function noTestLines(verdict: Verdict, page: Page): readonly string[] {
  // A gate that was ended before its first test says so of each phase.
  if (verdict.testCount > 0 || verdict.inputs.oracles.state === 'not-evaluated') return []
  const words = 'No test ran. A run without tests shows nothing: look at include, at a filter, and at the errors below.'
  return ['', ...wrapped([{ kind: 'strong', text: words }], page, `${page.ink.red('✗')} `, 2)]
}

function unhandledLines({ findings }: Verdict, page: Page): readonly string[] {
  const errors = findings.filter(
    (finding): finding is JudgedFinding & { readonly rule: 'unhandled-error' } => finding.rule === 'unhandled-error',
  )
  if (errors.length === 0) return []
  const lines = errors.slice(0, ERRORS_SHOWN).flatMap(({ args }) =>
    wrapped(
      [
        { kind: 'code', text: args.file ?? 'outside of any file' },
        { kind: 'text', text: `: ${args.message}` },
      ],
      page,
      `  ${page.ink.red('✗')} `,
      4,
    ),
  )
  const more = errors.length - ERRORS_SHOWN
  const title = `Errors that no test caught (${grouped(errors.length)})`
  return ['', heading(title, page), ...lines, ...(more > 0 ? dimmed(`and ${grouped(more)} more`, page, 2) : [])]
}
