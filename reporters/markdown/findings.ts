import type { CodeFrame, Frames } from '../../src/model/judged.ts'
import type { JudgedFinding } from '../../src/model/verdict.ts'
import { RULES } from '../../src/rules/table.ts'
import { remedyOf, wordsOf } from '../../src/rules/words.ts'
import { countBySeverity, grouped, groupsOf, mistakeFrame, placed, sidesOf, wordsOfCounts } from '../about.ts'
import type { FindingGroup } from '../about.ts'
import { codeBlock, codeSpan, markdownOf } from './escape.ts'
import type { Sized } from './sized.ts'

/**
 * Adds findings by rule, those that decided first, until one does not fit.
 * @returns how many were left out, in words; '' when all are there
 */
export function addFindings(findings: readonly JudgedFinding[], frames: Frames, page: Sized): string {
  if (findings.length === 0) return ''
  page.add([`### Findings: ${wordsOfCounts(countBySeverity(findings))}`, ''])
  const shown = new Set<JudgedFinding>()
  for (const group of groupsOf(findings)) {
    for (const [index, finding] of group.findings.entries()) {
      const lines = findingLines(finding, frames(finding))
      if (!page.add(index === 0 ? [...headLines(group), ...lines] : lines)) return leftOut(findings, shown)
      shown.add(finding)
    }
    page.add([''])
  }
  return ''
}

function leftOut(findings: readonly JudgedFinding[], shown: ReadonlySet<JudgedFinding>): string {
  const rest = findings.filter((finding) => !shown.has(finding))
  return `${grouped(rest.length)} more finding${rest.length === 1 ? '' : 's'} (${wordsOfCounts(countBySeverity(rest))})`
}

function headLines({ severity, findings }: FindingGroup): readonly string[] {
  const [{ rule }] = findings
  const count = findings.length === 1 ? '' : ` (${grouped(findings.length)})`
  return [`#### ${severity}: ${RULES[rule].title}${count} · \`${rule}\``, '']
}

function findingLines(finding: JudgedFinding, frame: CodeFrame | null): readonly string[] {
  const { at, approvedBy, atMost } = finding
  const mistake = mistakeFrame(finding)
  return [
    `- ${markdownOf(placed(wordsOf(finding), at))}`,
    ...indented([
      ...(frame === null ? [] : codeBlock(frameLines(frame), 'diff')),
      ...(mistake === '' ? [] : codeBlock(mistake.split('\n').slice(0, 12), 'text')),
      ...(atMost === undefined ? [] : ['', `at most ${atMost.severity} here: ${markdownOf([{ kind: 'text', text: atMost.because }])}`]),
      ...(approvedBy === null ? [] : ['', `approved by ${codeSpan(approvedBy)}`]),
      ...codeBlock([remedyOf(finding).slice(0, 600)], 'sh'),
    ]),
  ]
}

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => (line === '' ? '' : `  ${line}`))

function frameLines(frame: CodeFrame): readonly string[] {
  const width = String(Math.max(...[...frame.before, ...frame.after].map(({ line }) => line))).length
  return sidesOf(frame).flatMap(({ mark, lines }) => lines.map(({ line, text }) => `${mark} ${String(line).padStart(width)} | ${text}`))
}
