import type { Frames, Judged } from '../src/model/judged.ts'
import { PHASES } from '../src/rules/table.ts'
import { aboutOf, counted, countBySeverity, grouped, wordsOfCounts } from './about.ts'
import { codeSpan, plainMarkdown } from './markdown/escape.ts'
import { addFindings } from './markdown/findings.ts'
import { pathLines } from './markdown/paths.ts'
import { sized } from './markdown/sized.ts'

/** GitHub's limits: of a comment in characters, of a step's summary in bytes. Both are kept in bytes, and not reached. */
export const COMMENT_BYTES: number = 64 * 1024 - 1
export const SUMMARY_BYTES: number = 1024 * 1024 - 1
/** For what stands at the end: how much was left out. */
const RESERVED = 600
const REASONS_SHOWN = 20
const REASON_WORDS = 200
const FAILURES_SHOWN = 10
const PHASE_WORDS = 200

export interface MarkdownLook {
  /** What the text may take at most. */
  readonly mostBytes: number
  /** In front of a comment that is found again by it, to be replaced and not repeated. */
  readonly isSticky: boolean
  readonly frames: Frames
}

const SIGNS = { allow: '✅', review: '⚠️', block: '⛔' } as const
const HEADINGS = { allow: 'Allow', review: 'Review', block: 'Block' } as const

/**
 * Markdown as GitHub and GitLab show it: the decision, what decided, the phases, the findings with the code before and after, the changed
 * paths by class. What does not fit is counted. A text of the patch never becomes markup.
 */
export function renderMarkdown(judged: Judged, { mostBytes, isSticky, frames }: MarkdownLook): string {
  const page = sized(mostBytes, RESERVED)
  if (isSticky) page.add([markerOf(judged), ''])
  page.add(headLines(judged))
  page.add(phaseTable(judged))
  page.add(budgetLines(judged))
  const left = addFindings(judged.findings, frames, page)
  const rest = [failureLines(judged), pathLines(judged)].filter((lines) => lines.length > 0)
  const isCut = rest.map((lines) => page.add(lines)).includes(false)
  page.close(leftOut(left, isCut, mostBytes))
  return page.text()
}

/** The same for every commit of one patch, so that the comment of an earlier one is found. */
const markerOf = ({ scope }: Judged): string => `<!-- vitest-oracle: ${scope} -->`

function headLines(judged: Judged): readonly string[] {
  const { decision, because } = judged
  const reasons = because.slice(0, REASONS_SHOWN).map(({ severity, rule, row, why }) => {
    const name = rule ?? (row === null ? '' : `row ${row}`)
    return `- ${name === '' ? '' : `${decision === 'allow' ? '' : `${severity} `}${codeSpan(name)}${rule !== null && row !== null ? ` (${plainMarkdown(row)})` : ''}: `}${plainMarkdown(why, REASON_WORDS)}`
  })
  const more = because.length - REASONS_SHOWN
  return [
    `## ${SIGNS[decision]} ${HEADINGS[decision]} · vitest-oracle`,
    '',
    `${capital(plainMarkdown(aboutOf(judged)))}.`,
    '',
    ...reasons,
    ...(more > 0 ? [`- and ${counted(more, 'more reason')}`] : []),
    '',
  ]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const STATES = {
  answered: 'nothing found',
  'not-applicable': 'nothing to look at',
  unavailable: 'could not tell',
  'not-evaluated': 'not evaluated',
} as const

function phaseTable({ inputs, findings }: Judged): readonly string[] {
  const rows = PHASES.map((phase) => {
    const { state, because } = inputs[phase]
    const counts = countBySeverity(findings.filter((finding) => finding.phase === phase))
    const words = wordsOfCounts(counts)
    const sign = counts.block > 0 ? '⛔ ' : counts.review > 0 ? '⚠️ ' : ''
    const why = because === '' ? '' : `: ${plainMarkdown(because, PHASE_WORDS)}`
    return `| ${phase} | ${sign}${words === '' || state !== 'answered' ? `${STATES[state]}${why}${words === '' ? '' : `; ${words}`}` : words} |`
  })
  return ['| phase | |', '|---|---|', ...rows, '']
}

function budgetLines({ budget }: Judged): readonly string[] {
  if (budget === undefined || budget === null || (budget.credits === 0 && budget.debits === 0)) return []
  const value = budget.state === 'undefined' ? 'undefined' : `**${budget.score}**`
  return [`Budget of the tests: credits ${budget.credits}, debits ${budget.debits}: ${value}`, '']
}

function failureLines({ failures = [] }: Judged): readonly string[] {
  if (failures.length === 0) return []
  const shown = failures.slice(0, FAILURES_SHOWN).map(({ signature, owner, message }) => {
    const [first = ''] = message.split('\n')
    return `- ${codeSpan(signature)} ${codeSpan(owner)}: ${plainMarkdown(first)}`
  })
  const more = failures.length - FAILURES_SHOWN
  return [`### Failures (${grouped(failures.length)})`, '', ...shown, ...(more > 0 ? [`- and ${grouped(more)} more`] : []), '']
}

function leftOut(findings: string, isCut: boolean, mostBytes: number): readonly string[] {
  const what = [...(findings === '' ? [] : [findings]), ...(isCut ? ['what stands behind the findings'] : [])]
  if (what.length === 0) return []
  const size = mostBytes >= 1024 * 1024 - 1 ? '1 MiB' : `${Math.ceil(mostBytes / 1024)} KiB`
  return [`_Left out, to stay below ${size}: ${what.join('; ')}. All of it is in \`--format html\` and \`--format json\`._`]
}
