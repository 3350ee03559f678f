import { createColors } from 'picocolors'
import { visible } from '../../src/observe/owned/visible.ts'
import type { Decision, Severity } from '../../src/model/words.ts'
import type { Part, Words } from '../../src/rules/words.ts'

/** How a text is to look. */
export interface TerminalLook {
  readonly color: boolean
  /** Columns. */
  readonly width: number
  /** Where the verdict file is, to be named at the end; absent where the caller says it. */
  readonly file?: string
}

export type Ink = ReturnType<typeof createColors>

/** A look with its colours made. */
export interface Page {
  readonly ink: Ink
  readonly width: number
  readonly file: string
}

const NARROWEST = 40
/** Lines of more are hard to read, however wide the terminal is. */
const WIDEST = 120

export function pageOf({ color, width, file = '.oracle/verdict.json' }: TerminalLook): Page {
  const columns = Number.isFinite(width) ? Math.floor(width) : NARROWEST
  return { ink: createColors(color), width: Math.min(WIDEST, Math.max(NARROWEST, columns)), file }
}

const text = (of: string): Words => [{ kind: 'text', text: of }]

/**
 * A sentence broken into lines that fit, where its longest word does. Line breaks and characters that a terminal would act on do not
 * survive: what stands in a verdict was written by tests.
 * @param first in front of the first line, already coloured, and `firstWidth` columns wide
 * @param rest the margin of the other lines, in columns
 */
export function wrapped(
  sentence: Words | string,
  { ink, width }: Page,
  first: string,
  rest: number,
  firstWidth: number = rest,
): readonly string[] {
  const lines: Part[][] = [[]]
  let used = firstWidth
  for (const atom of atomsOf(typeof sentence === 'string' ? text(sentence) : sentence)) {
    const length = atom.reduce((sum, part) => sum + [...part.text].length, 0)
    const line = lines.at(-1) ?? []
    if (line.length > 0 && used + 1 + length > width) {
      lines.push([...atom])
      used = rest + length
    } else {
      used += length + (line.length > 0 ? 1 : 0)
      line.push(...(line.length > 0 ? [spaceBetween(line.at(-1), atom[0])] : []), ...atom)
    }
  }
  return lines.map((line, index) => `${index === 0 ? first : ' '.repeat(rest)}${paint(line, ink)}`)
}

/** A space belongs to what stands on both of its sides, so that one stretch of colour stays one. */
function spaceBetween(left: Part | undefined, right: Part | undefined): Part {
  return { kind: left !== undefined && left.kind === right?.kind ? left.kind : 'text', text: ' ' }
}

function paint(line: readonly Part[], ink: Ink): string {
  const stretches: Part[] = []
  for (const part of line) {
    const last = stretches.at(-1)
    if (last?.kind === part.kind) stretches.splice(-1, 1, { ...last, text: last.text + part.text })
    else stretches.push(part)
  }
  return stretches.map((part) => paintPart(part, ink)).join('')
}

/** The words of a sentence, each with the parts that it is made of: `code` and the colon behind it are one. */
function atomsOf(sentence: Words): readonly Words[] {
  const atoms: Part[][] = []
  let open = false
  for (const { kind, text: whole } of sentence) {
    for (const piece of inert(visible(whole.replaceAll(/\s+/g, ' '))).split(/( )/)) {
      if (piece === '') continue
      if (piece === ' ') {
        open = false
        continue
      }
      if (!open) atoms.push([])
      atoms.at(-1)?.push({ kind, text: piece })
      open = true
    }
  }
  return atoms
}

/** The log of GitHub Actions takes a line that begins with `::`, and `##[` anywhere, for a command; any word may begin a line. */
function inert(text: string): string {
  return text.replaceAll(/(^|\s)::/g, '$1\ufffd:').replaceAll('##[', '\ufffd#[')
}

function paintPart({ kind, text: of }: Part, ink: Ink): string {
  if (kind === 'code') return ink.cyan(of)
  return kind === 'strong' ? ink.bold(of) : of
}

/** Lines that were written to be shown as they are, such as a code frame. */
export function verbatim(block: string, { ink }: Page, margin: number): readonly string[] {
  return block.split(/\r?\n/).map((line) => {
    const shown = inert(visible(line.replaceAll('\t', '  ')))
    return `${' '.repeat(margin)}${/^\s*(>|\|)/.test(line) ? shown : ink.dim(shown)}`
  })
}

/** A remark in the margin: what was left out, and where it is. */
export function dimmed(sentence: string, page: Page, margin: number): readonly string[] {
  return wrapped(sentence, page, ' '.repeat(margin), margin + 2).map(page.ink.dim)
}

export function heading(title: string, { ink }: Page): string {
  return ink.bold(title)
}

export function paintSeverity(severity: Severity, ink: Ink): (text: string) => string {
  const paints: { readonly [S in Severity]: (text: string) => string } = {
    block: ink.red,
    review: ink.yellow,
    note: ink.blue,
    off: ink.dim,
  }
  return paints[severity]
}

export function paintDecision(decision: Decision, ink: Ink): (text: string) => string {
  const paints: { readonly [D in Decision]: (text: string) => string } = { block: ink.red, review: ink.yellow, allow: ink.green }
  return paints[decision]
}
