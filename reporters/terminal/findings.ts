import type { CodeFrame, Frames } from '../../src/model/judged.ts'
import type { JudgedFinding, Verdict } from '../../src/model/verdict.ts'
import type { Severity } from '../../src/model/words.ts'
import type { RuleId } from '../../src/model/findings.ts'
import { REASONS } from '../../src/rules/generated/reasons.js'
import { RULES } from '../../src/rules/table.ts'
import { remedyOf, wordsOf } from '../../src/rules/words.ts'
import { grouped, groupsOf, mistakeFrame, placeOf, placed, sidesOf } from '../about.ts'
import type { FindingGroup } from '../about.ts'
import { dimmed, heading, paintSeverity, verbatim, wrapped } from './page.ts'
import type { Page } from './page.ts'
import { countsOf } from './phases.ts'

/** How many findings of one rule are written out, by how much they matter; the others are counted. */
const SHOWN: { readonly [S in Severity]: number } = { block: 10, review: 5, note: 3, off: 0 }

const noFrame: Frames = () => null

/** Findings grouped by rule, those that matter most first, with their places, code frames and remedies. */
export function findingLines({ findings }: Pick<Verdict, 'findings'>, page: Page, frames: Frames = noFrame): readonly string[] {
  if (findings.length === 0) return []
  return [
    '',
    `${heading('Findings', page)}  ${countsOf(findings, page)}`,
    ...groupsOf(findings).flatMap((group) => groupLines(group, page, frames)),
  ]
}

function groupLines({ severity, findings }: FindingGroup, page: Page, frames: Frames): readonly string[] {
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
    ...(severity === 'block' || severity === 'review' ? reasonLines(rule, page) : []),
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
  const mistake = mistakeFrame(finding)
  return [
    ...wrapped(placed(wordsOf(finding), at), page, '    ', 6),
    ...(mistake === '' ? [] : verbatim(mistake, page, 6)),
    ...frameLines(frames(finding), page),
    ...(atMost === undefined ? [] : wrapped(`at most ${atMost.severity} here: ${atMost.because}`, page, '      ', 6)),
    ...(approvedBy === null ? [] : wrapped(`approved by ${approvedBy}`, page, '      ', 6)),
  ]
}

/** What is gone with `-`, what came with `+`. */
function frameLines(frame: CodeFrame | null, page: Page): readonly string[] {
  if (frame === null) return []
  const { ink } = page
  const width = String(Math.max(...[...frame.before, ...frame.after].map(({ line }) => line))).length
  const paints = { '-': ink.red, '+': ink.green, ' ': ink.dim }
  return sidesOf(frame).flatMap(({ mark, lines }) =>
    lines.flatMap(({ line, text }) =>
      verbatim(`${mark} ${String(line).padStart(width)} | ${text}`, { ...page, ink: { ...ink, dim: paints[mark] } }, 6),
    ),
  )
}

/** Why the rule matters, once a rule: for whoever meets it for the first time. */
function reasonLines(rule: RuleId, page: Page): readonly string[] {
  return wrapped(REASONS[rule], page, '         ', 9).map(page.ink.dim)
}

/** On lines of their own and never broken, so that they can be pasted. */
function remedyLines(remedy: string, page: Page): readonly string[] {
  return verbatim(remedy, { ...page, ink: { ...page.ink, dim: page.ink.green } }, 8)
}

/** Where to read on about what decided first; the command by itself on its line, so that it can be pasted. */
export function moreLines(rule: RuleId | null, { ink }: Page): readonly string[] {
  return rule === null ? [] : [ink.dim('what it means, and when it is not a problem:'), `  npx vitest-oracle explain ${rule}`]
}
