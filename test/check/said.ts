import type { CheckAnswer, Finding } from '../../src/model/findings.ts'

/**
 * What a check says of each row of a table, for a golden: the rows beside it say which rules fire, and this which test, place, count and
 * reason each of them names. A row that says nothing is left out.
 */
export function saidOf<Row extends { readonly name: string }>(rows: readonly Row[], judge: (row: Row) => CheckAnswer): string {
  return rows
    .map((row) => ({ name: row.name, lines: linesOf(judge(row)) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, lines }) => [name, ...lines, ''].join('\n'))
    .join('\n')
}

export function linesOf(answer: CheckAnswer): readonly string[] {
  if (answer.state === 'not-applicable') return [`  ${answer.state}: ${answer.because}`]
  const findings = (answer.findings ?? []).map(lineOf)
  return answer.state === 'unavailable' ? [`  ${answer.state}: ${answer.because}`, ...findings] : findings
}

function lineOf({ rule, args, at, atMost }: Finding): string {
  const place = at === undefined ? '' : ` at ${[at.file, at.line, at.column].filter((part) => part !== undefined).join(':')}`
  const mild = atMost === undefined ? '' : `\n    at most ${atMost.severity}: ${atMost.because}`
  const told = Object.entries(args).map(([name, value]) => `\n    ${name}: ${JSON.stringify(value)}`)
  return `  ${rule}${place}${told.join('')}${mild}`
}
