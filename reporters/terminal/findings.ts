import type { JudgedFinding, Verdict } from '../../src/model/verdict.ts'
import type { Severity, SourceLocation } from '../../src/model/words.ts'
import { RULES } from '../../src/rules/table.ts'
import { remedyOf, wordsOf } from '../../src/rules/words.ts'
import type { Words } from '../../src/rules/words.ts'
import { dimmed, grouped, heading, paintSeverity, verbatim, wrapped } from './page.ts'
import type { Page } from './page.ts'
import { countsOf } from './phases.ts'

/** How many findings of one rule are written out, by how much they matter; the others are counted. */
const SHOWN: { readonly [S in Severity]: number } = { block: 10, review: 5, note: 3, off: 0 }

/** The lines of code that a finding is about, ready to print; '' without any. A verdict file has none: who can read the code gives them. */
export type Frames = (finding: JudgedFinding) => string
const noFrame: Frames = () => ''

interface Group {
  readonly severity: Severity
  readonly findings: readonly [JudgedFinding, ...JudgedFinding[]]
}

/** Findings grouped by rule, those that matter most first, with their places, code frames and remedies. */
export function findingLines({ findings }: Pick<Verdict, 'findings'>, page: Page, frames: Frames = noFrame): readonly string[] {
  if (findings.length === 0) return []
  return [
    '',
    `${heading('Findings', page)}  ${countsOf(findings, page)}`,
    ...groupsOf(findings).flatMap((group) => groupLines(group, page, frames)),
  ]
}

function groupsOf(findings: readonly JudgedFinding[]): readonly Group[] {
  const severities: readonly Severity[] = ['block', 'review', 'note', 'off']
  return severities.flatMap((severity) => {
    const byRule = new Map<string, [JudgedFinding, ...JudgedFinding[]]>()
    for (const finding of findings) {
      if (finding.severity !== severity) continue
      const group = byRule.get(finding.rule)
      if (group === undefined) byRule.set(finding.rule, [finding])
      else group.push(finding)
    }
    return [...byRule.values()].map((group) => ({ severity, findings: group }))
  })
}

function groupLines({ severity, findings }: Group, page: Page, frames: Frames): readonly string[] {
  const { ink } = page
  const [{ rule }] = findings
  const count = findings.length === 1 ? '' : ` (${grouped(findings.length)})`
  const title = `  ${paintSeverity(severity, ink)(severity.padEnd(6))} `
  const head = wrapped(
    [
      { kind: 'strong', text: RULES[rule].title },
      { kind: 'text', text: `${count} · ${rule}` },
    ],
    page,
    title,
    9,
  )
  const { shown, rest } = cut(findings, SHOWN[severity])
  const remedies = new Set(shown.map(remedyOf))
  const shared = remedies.size === 1 && shown.length > 1
  return [
    ...head,
    ...shown.flatMap((finding) => [...oneLines(finding, page, frames), ...(shared ? [] : remedyLines(remedyOf(finding), page))]),
    ...(rest > 0 && shown.length > 0 ? dimmed(`and ${grouped(rest)} more of ${rule}, all of them in ${page.file}`, page, 4) : []),
    ...(shared ? [...remedies].flatMap((remedy) => remedyLines(remedy, page)) : []),
  ]
}

/** The first findings that look different, and how many there are behind them; the others are not looked at. */
function cut(findings: readonly JudgedFinding[], most: number): { readonly shown: readonly JudgedFinding[]; readonly rest: number } {
  const shown = new Map<string, JudgedFinding>()
  for (const [index, finding] of findings.entries()) {
    const key = keyOf(finding)
    if (shown.size === most && !shown.has(key)) return { shown: [...shown.values()], rest: findings.length - index }
    if (!shown.has(key)) shown.set(key, finding)
  }
  return { shown: [...shown.values()], rest: 0 }
}

/** What is shown of a finding: two that look the same are shown once, and counted twice. */
function keyOf(finding: JudgedFinding): string {
  const { at, approvedBy } = finding
  return JSON.stringify([at === undefined ? '' : placeOf(at), wordsOf(finding), remedyOf(finding), approvedBy])
}

function oneLines(finding: JudgedFinding, page: Page, frames: Frames): readonly string[] {
  const { at, approvedBy, atMost } = finding
  const frame = finding.rule === 'policy-invalid' || finding.rule === 'lease-field-missing' ? finding.args.mistake.frame : frames(finding)
  return [
    ...wrapped(placed(wordsOf(finding), at), page, '    ', 6),
    ...(frame === '' ? [] : verbatim(frame, page, 6)),
    ...(atMost === undefined ? [] : wrapped(`at most ${atMost.severity} here: ${atMost.because}`, page, '      ', 6)),
    ...(approvedBy === null ? [] : wrapped(`approved by ${approvedBy}`, page, '      ', 6)),
  ]
}

/** A sentence with its place: where it names the file already, the line goes there, and otherwise the place stands in front. */
function placed(words: Words, at: SourceLocation | undefined): Words {
  if (at === undefined) return words
  const index = words.findIndex(({ kind, text }) => kind === 'code' && namesFile(text, at.file))
  if (index < 0) return [{ kind: 'strong', text: placeOf(at) }, { kind: 'text', text: ' ' }, ...words]
  return words.map((part, here) => (here === index ? { ...part, text: part.text.replace(at.file, () => placeOf(at)) } : part))
}

/** Whether a text is a path, or the id of a test, in that file: `[project] file > suite > title`. */
function namesFile(text: string, file: string): boolean {
  const start = text.indexOf(file)
  const end = text.slice(start + file.length)
  return (
    (start === 0 || (start > 0 && text.startsWith('[') && text.slice(0, start).endsWith('] '))) && (end === '' || end.startsWith(' > '))
  )
}

/** On lines of their own and never broken, so that they can be pasted. */
function remedyLines(remedy: string, page: Page): readonly string[] {
  return verbatim(remedy, { ...page, ink: { ...page.ink, dim: page.ink.green } }, 8)
}

function placeOf({ file, line, column }: SourceLocation): string {
  return [file, ...(line === undefined ? [] : [line, ...(column === undefined ? [] : [column])])].join(':')
}
