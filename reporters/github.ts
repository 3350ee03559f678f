import { posix } from 'node:path'
import type { Judged } from '../src/model/judged.ts'
import type { JudgedFinding } from '../src/model/verdict.ts'
import type { ProjectPath, Severity } from '../src/model/words.ts'
import { RULES } from '../src/rules/table.ts'
import { plainText, remedyOf, wordsOf } from '../src/rules/words.ts'
import { aboutOf, clipped, countBySeverity, grouped } from './about.ts'
import { onOneLine } from './shown.ts'

/** GitHub keeps so many annotations of one level and step, and drops the rest without a word. */
const MOST_ANNOTATIONS = 10
const LONGEST_MESSAGE = 4000
const LONGEST_TITLE = 200

const LEVELS = { block: 'error', review: 'warning', note: 'notice' } as const
type Level = (typeof LEVELS)[keyof typeof LEVELS]

export interface GithubPlace {
  /** From the top of the repository to the project, with a `/` behind; '' at the top. */
  readonly prefix: string
}

/**
 * Annotations as the workflow commands of a step's log, and one plain line that counts them. What decided comes first; of each level there
 * are at most ten. Format: GitHub's "Workflow commands for GitHub Actions".
 */
export function renderGithub(judged: Judged, { prefix }: GithubPlace): string {
  const lines = (['block', 'review', 'note'] as const).flatMap((severity) => annotationsOf(judged, severity, prefix))
  return [...lines, countLine(judged), ''].join('\n')
}

function annotationsOf(judged: Judged, severity: keyof typeof LEVELS, prefix: string): readonly string[] {
  // A reason without a rule is about the verdict itself, and no finding says it again.
  const own = judged.decision === 'allow' ? [] : judged.because.filter((reason) => reason.rule === null && reason.severity === severity)
  const level = LEVELS[severity]
  return [
    ...own.map(({ why }) => command(level, { title: `vitest-oracle: ${judged.decision}` }, why)),
    ...decidingFirst(judged, severity).map((finding) => annotation(level, finding, prefix)),
  ].slice(0, MOST_ANNOTATIONS)
}

/** Findings of a severity, in the order of the reasons; those that no reason names come last. */
function decidingFirst({ because, findings }: Judged, severity: Severity): readonly JudgedFinding[] {
  const ranks = new Map<string | null, number>()
  for (const [index, { rule }] of because.entries()) if (!ranks.has(rule)) ranks.set(rule, index)
  const rank = ({ rule }: JudgedFinding): number => ranks.get(rule) ?? because.length
  return findings.filter((finding) => finding.severity === severity).sort((a, b) => rank(a) - rank(b))
}

function annotation(level: Level, finding: JudgedFinding, prefix: string): string {
  const { rule, at, approvedBy } = finding
  const place = at === undefined ? {} : placeIn(at.file, prefix)
  const line = at?.line === undefined || place.file === undefined ? {} : { line: String(at.line) }
  const column = at?.column === undefined || line.line === undefined ? {} : { col: String(at.column) }
  const said = [
    plainText(wordsOf(finding)),
    ...(approvedBy === null ? [] : [`approved by ${approvedBy}`]),
    remedyOf(finding),
    `npx vitest-oracle explain ${rule}`,
  ]
  return command(level, { ...place, ...line, ...column, title: `${RULES[rule].title} (${rule})` }, ...said)
}

/** A file below the top of the repository; absent for one outside of it. */
function placeIn(file: ProjectPath, prefix: string): { readonly file?: string } {
  const path = posix.normalize(posix.join(prefix, file))
  return path.startsWith('../') || posix.isAbsolute(file) ? {} : { file: path }
}

function command(level: Level, properties: Readonly<Record<string, string>>, ...lines: readonly string[]): string {
  const pairs = Object.entries(properties).map(([name, value]) => `${name}=${escapedProperty(clipped(shown(value, name), LONGEST_TITLE))}`)
  const message = lines.map((line) => escapedData(clipped(onOneLine(line), LONGEST_MESSAGE))).join('%0A')
  return `::${level} ${pairs.join(',')}::${message}`
}

/** A path stays as it is, also with two spaces in a row: it is escaped, and names a file. */
const shown = (value: string, name: string): string => (name === 'file' ? value : onOneLine(value))

/** As the runner takes them off again: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
const escapedData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapedProperty = (text: string): string => escapedData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

function countLine(judged: Judged): string {
  const counts = countBySeverity(judged.findings)
  const words = (['block', 'review', 'note'] as const).flatMap((severity) => {
    const count = counts[severity]
    if (count === 0) return []
    const more = count > MOST_ANNOTATIONS ? `, of which ${MOST_ANNOTATIONS} are annotated` : ''
    return [`${grouped(count)} ${severity}${more}`]
  })
  return `vitest-oracle: ${judged.decision.toUpperCase()}, ${onOneLine(aboutOf(judged))}${words.length === 0 ? '' : `; ${words.join('; ')}`}`
}
