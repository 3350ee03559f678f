import { OWNED_SCHEMAS } from '../../model/generated/owned-schemas.js'
import type { KnownBad } from '../../model/known-bad.ts'
import { nearest } from '../owned/nearest.ts'
import { quoted } from '../owned/visible.ts'
import type { LineMistake } from './hunks.ts'

export type Header = Pick<KnownBad, 'covers' | 'caughtBy' | 'why'>

const WORDS = ['covers', 'caught-by', 'why'] as const
const LINE = /^#\s*([A-Za-z][\w -]*?)\s*:(?:\s+(.*?))?\s*$/

/** The lines `# covers:`, `# caught-by:` and `# why:` above the first file of a patch. Any other line there is a comment. */
export function readHeader(lines: readonly string[]): { readonly header: Header; readonly mistakes: readonly LineMistake[] } {
  const covers: string[] = []
  const mistakes: LineMistake[] = []
  const said = new Map<string, string>()
  for (const [line, text] of lines.entries()) {
    const [, given, value = ''] = LINE.exec(text) ?? []
    if (given === undefined) continue
    const word = WORDS.find((one) => one === given)
    if (word === undefined) mistakes.push(...misspelt(given, line))
    else if (value === '') mistakes.push({ line, wrong: `\`# ${word}:\` is empty`, right: 'write its value, or remove the line' })
    else if (word === 'covers') covers.push(...value.split(/,\s+/))
    else if (said.has(word)) mistakes.push({ line, wrong: `\`# ${word}:\` stands here a second time`, right: 'keep one of the two' })
    else {
      said.set(word, value)
      if (word === 'caught-by') mistakes.push(...noTestId(value, line))
    }
  }
  return { header: { covers, caughtBy: said.get('caught-by') ?? null, why: said.get('why') ?? '' }, mistakes }
}

/** A header that is misspelt would be a comment, and the test that it names would not be asked for. */
function misspelt(given: string, line: number): readonly LineMistake[] {
  const near = nearest(given, ['covers', 'caught-by'])
  return near === null ? [] : [{ line, wrong: `${quoted(given)} is no header`, right: `did you mean \`# ${near}:\`?` }]
}

function noTestId(value: string, line: number): readonly LineMistake[] {
  const { pattern = '', patternErrorMessage = '' } = OWNED_SCHEMAS['known-bad'].definitions?.['WholeTestId'] ?? {}
  if (new RegExp(pattern, 'u').test(value)) return []
  return [{ line, wrong: `\`# caught-by:\` is ${quoted(value)}`, right: patternErrorMessage }]
}
