import { readFile } from 'node:fs/promises'
import { explainSignature } from '../../observe/failure/signature.ts'
import { visible } from '../../observe/owned/visible.ts'
import { helpOf, presetSeverity, RULES, TABLE_PRESETS } from '../../rules/table.ts'
import type { RuleId } from '../../model/findings.ts'
import { fileLines } from './words-of-file.ts'
import { testLines } from './words-of-test.ts'
import type { Explained } from './subject.ts'
import { UsageError } from '../arguments.ts'

interface Look {
  readonly color: boolean
  readonly width: number
}

interface Ink {
  readonly bold: (text: string) => string
  readonly cyan: (text: string) => string
}

/** What is known of a subject, as a person reads it. It ends with a newline. */
export async function textOf(explained: Explained, look: Look): Promise<string> {
  const { createColors } = await import('picocolors')
  const ink = createColors(look.color)
  const lines = await linesOf(explained, look.width, ink)
  return `${lines.join('\n').trimEnd()}\n`
}

async function linesOf(explained: Explained, width: number, ink: Ink): Promise<readonly string[]> {
  switch (explained.kind) {
    case 'rule':
      return [...paintPage(await pageOf(explained.rule), width, ink), '', ...settingLines(explained.rule)]
    case 'row':
      return rowLines(explained)
    case 'signature':
      return signatureLines(explained)
    case 'test':
      return testLines(explained)
    case 'file':
      return fileLines(explained, width)
  }
}

/** The same page whether this runs from source or from what was built of it. */
const ROOTS = ['../../', '../../../']

async function pageOf(rule: RuleId): Promise<string> {
  for (const root of ROOTS) {
    const text = await readFile(new URL(`${root}${helpOf(rule)}`, import.meta.url), 'utf8').catch(() => null)
    if (text !== null) return text
  }
  throw new UsageError(`The page ${helpOf(rule)} is missing from this installation. Install the package again.`)
}

/** Markdown for a terminal: headings are bold, code is coloured, fences go, and paragraphs fit the width. */
function paintPage(page: string, width: number, { bold, cyan }: Ink): readonly string[] {
  let fenced = false
  return page
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('```')) {
        fenced = !fenced
        return []
      }
      if (fenced) return [`  ${cyan(line)}`]
      const title = /^#+ (.*)$/.exec(line)?.[1]
      if (title !== undefined) return [bold(title.replaceAll('`', ''))]
      return broken(line, width).map((each) => each.replaceAll(/`([^`]+)`/g, (_, code: string) => cyan(code)))
    })
}

/** A paragraph in lines that fit, where its longest word does; what stands in backticks is one word. */
function broken(paragraph: string, width: number): readonly string[] {
  const lines: string[] = []
  const margin = paragraph.startsWith('- ') ? '  ' : ''
  for (const [word = ''] of paragraph.matchAll(/(?:`[^`]*`|[^\s`])+/g)) {
    const line = lines.at(-1)
    if (line === undefined) lines.push(word)
    else if (line.length + 1 + word.length > width) lines.push(`${margin}${word}`)
    else lines.splice(-1, 1, `${line} ${word}`)
  }
  return lines.length === 0 ? [''] : lines
}

/** What the table says of a rule, so that no page has to repeat it. */
function settingLines(rule: RuleId): readonly string[] {
  const { phase, floor, approvable } = RULES[rule]
  const presets = TABLE_PRESETS.map((preset) => `${preset} ${presetSeverity(rule, preset)}`).join(', ')
  const approval = approvable === false ? 'nobody can approve it' : `the approval of an owner makes it a ${approvable}`
  return [
    `page      ${helpOf(rule)}`,
    `phase     ${phase}`,
    `presets   ${presets}`,
    `policy    rules: { ${rule}: ${floor} } is the mildest that counts`,
    `approval  ${approval}`,
  ]
}

function rowLines({ preset, row }: Extract<Explained, { kind: 'row' }>): readonly string[] {
  const rules = row.rules.map((rule) => `  ${rule.padEnd(26)}  ${RULES[rule].title}`)
  return [`${row.row} of ${preset}: ${row.decision}`, `${row.why}.`, ...(rules.length === 0 ? [] : ['', 'raised by', ...rules])]
}

function signatureLines({ signature, failures }: Extract<Explained, { kind: 'signature' }>): readonly string[] {
  const owners = [...new Set(failures.map(({ owner }) => visible(owner)))]
  return [
    ...visibleLines(explainSignature({ signature, parts: failures[0].parts })),
    '',
    owners.length === 1 ? 'met by' : `met by ${owners.length} tests`,
    ...owners.map((owner) => `  ${owner}`),
  ]
}

function visibleLines(text: string): readonly string[] {
  return text.split('\n').map(visible)
}
