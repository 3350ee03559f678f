import type { JudgedFinding } from '../../model/verdict.ts'
import { visible } from '../../observe/owned/visible.ts'
import { plainText, remedyOf, wordsOf } from '../../rules/words.ts'

export function findingLines(findings: readonly JudgedFinding[]): readonly string[] {
  if (findings.length === 0) return []
  const each = findings.flatMap((finding) => [
    `  ${finding.severity.padEnd(6)}  ${finding.rule}: ${visible(plainText(wordsOf(finding)))}`,
    ...visibleLines(remedyOf(finding)).map((line) => `          ${line}`),
  ])
  return ['', 'findings', ...each]
}

function visibleLines(text: string): readonly string[] {
  return text.split('\n').map(visible)
}
