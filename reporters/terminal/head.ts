import type { Judged } from '../../src/model/judged.ts'
import type { JudgedFinding, Reason, Verdict } from '../../src/model/verdict.ts'
import { MEANINGS, aboutOf, counted, grouped } from '../about.ts'
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

/** The decision in a box, what it means, what it is about, and what decided. */
export function decidedLines(
  { decision, because, scope }: Pick<Judged, 'decision' | 'because' | 'scope'>,
  about: string,
  page: Page,
): readonly string[] {
  const { ink } = page
  const word = decision.toUpperCase()
  const first = `${ink.bold(ink.inverse(paintDecision(decision, ink)(` ${word} `)))}  `
  const margin = word.length + 4
  const lines = [
    ...wrapped([{ kind: 'strong', text: MEANINGS[scope][decision] }], page, first, margin),
    ...wrapped(about, page, ' '.repeat(margin), margin).map(ink.dim),
  ]
  const reasons = because.slice(0, REASONS_SHOWN).flatMap((reason) => reasonLines(reason, page))
  const more = because.length - REASONS_SHOWN
  return [...lines, ...reasons, ...(more > 0 ? dimmed(`and ${counted(more, 'more reason')} below`, page, 2) : [])]
}

function reasonLines({ severity, rule, row, why }: Reason, page: Page): readonly string[] {
  const { ink } = page
  const name = rule ?? (row === null ? '' : `row ${row}`)
  const numbered = rule !== null && row !== null ? ` (${row})` : ''
  if (rule === null) return wrapped(why, page, name === '' ? '  ' : `  ${ink.green(name)}  `, 4, name === '' ? 2 : name.length + 4)
  const label = `${paintSeverity(severity, ink)(severity.padEnd(6))} ${ink.bold(rule)}${numbered}`
  return wrapped(why, page, `  ${label}  `, 4, 6 + 1 + rule.length + numbered.length + 4)
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
