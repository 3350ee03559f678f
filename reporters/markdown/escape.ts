import type { Part, Words } from '../../src/rules/words.ts'
import { clipped } from '../about.ts'
import { onOneLine } from '../shown.ts'

const LONGEST_PART = 600

/**
 * A text of the patch as plain text of Markdown, on one line: no markup, no HTML, and nothing that GitHub would make a mention, a reference
 * or a link of (a zero-width space stands in those).
 */
export function plainMarkdown(text: string, most: number = LONGEST_PART): string {
  return clipped(onOneLine(clipped(text, 4 * most)), most)
    .replaceAll(/[\\`*_{}[\]()#+!|~$]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/@(?=\S)/g, '@\u200b')
    .replaceAll(/#(?=\d)/g, '#\u200b')
    .replaceAll(/GH-(?=\d)/gi, '$&\u200b')
    .replaceAll('://', ':\u200b//')
    .replaceAll(/www\./gi, '$&\u200b')
}

/** A text of the patch as a span of code, on one line; no run of backticks in it ends the span. */
export function codeSpan(text: string): string {
  const shown = clipped(onOneLine(clipped(text, 4 * LONGEST_PART)), LONGEST_PART)
  if (shown.trim() === '') return `\`${shown === '' ? ' ' : shown}\``
  const fence = '`'.repeat(longestRun(shown) + 1)
  const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : ''
  return `${fence}${pad}${shown}${pad}${fence}`
}

/** Lines of code that nothing in them can end. Each is on one line. */
export function codeBlock(lines: readonly string[], language: string): readonly string[] {
  const shown = lines.map((line) => onOneLineKeepingSpace(line))
  const fence = '`'.repeat(Math.max(3, longestRun(shown.join('\n')) + 1))
  return [`${fence}${language}`, ...shown, fence]
}

export function markdownOf(words: Words): string {
  return words.map(markdownPart).join('')
}

function markdownPart({ kind, text }: Part): string {
  if (kind === 'code') return codeSpan(text)
  return kind === 'strong' ? `**${plainMarkdown(text)}**` : plainMarkdown(text)
}

/** Indentation says something in code. */
function onOneLineKeepingSpace(line: string): string {
  return line
    .replaceAll('\t', '  ')
    .split(/(\s{2,})/)
    .map((piece, index) => (index % 2 === 1 ? ' '.repeat(piece.length) : onOneLine(piece)))
    .join('')
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
}
