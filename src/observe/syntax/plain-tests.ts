import { beginsStatement, endOfSpace, enterCall, readingOf, readOn, readWord } from './lexer.ts'
import type { Reading } from './lexer.ts'

/** A statement `test('title', () => { … })` that stands in nothing but `describe('title', () => { … })`. */
export interface PlainTest {
  readonly start: number
  /** Behind its `)` or `;`. */
  readonly end: number
  /** Where what stands before it ends: in between are spaces, comments and the end of a line. */
  readonly gap: number
  /** As written, with its quotes. */
  readonly title: string
}

const TITLE = '\'[^\'\\\\\\n]*\'|"[^"\\\\\\n]*"|`[^`\\\\\\n$]*`'
const TEST = new RegExp(`(?:test|it)\\((${TITLE}), (?:async )?\\(\\{?[\\w, ]*\\}?\\) => \\{`, 'y')
const SUITE = new RegExp(`(?:describe|suite)(?:\\.\\w+)?\\((?:${TITLE}), (?:async )?\\(\\) => \\{`, 'y')

/**
 * The plain tests of a text in their order; null for a text that a lexer alone cannot be sure of (JSX, a division, a bracket that is left
 * open …). What lies between start and end is whole: all quotes, comments, templates and brackets that open in it close in it, and without
 * it the statements before and behind it are what they were. Linear.
 */
export function plainTests(text: string): readonly PlainTest[] | null {
  const tests: PlainTest[] = []
  const reading = readingOf(text)
  // Of the brackets that are open, those of suites: two for each.
  let depth = 0
  for (;;) {
    const stop = readOn(reading, depth, depth)
    if (stop === 'end') return tests
    if (stop === 'unsure') return null
    if (stop === 'closed') {
      depth -= 2
      continue
    }
    const [start, gap] = [reading.at, reading.end]
    SUITE.lastIndex = start
    TEST.lastIndex = start
    const begins = beginsStatement(reading)
    const title = begins ? TEST.exec(text)?.[1] : undefined
    if (title !== undefined) {
      enterCall(reading, TEST.lastIndex)
      const end = endOf(reading, depth)
      if (end === -1) return null
      tests.push({ start, end, gap, title })
    } else if (begins && SUITE.test(text)) {
      enterCall(reading, SUITE.lastIndex)
      depth += 2
    } else readWord(reading)
  }
}

function endOf(reading: Reading, depth: number): number {
  const { text } = reading
  if (readOn(reading, -1, depth + 2) !== 'closed' || text[reading.at] !== ')') return -1
  if (readOn(reading, -1, depth + 1) !== 'closed') return -1
  const end = reading.at
  if (text[end] !== ';') return isNewStatement(text, end, end) ? end : -1
  reading.at = end + 1
  reading.end = end + 1
  reading.last = 59
  return end + 1
}

/** Words that go on with the statement that they stand behind, if no `;` ended it. */
const GOES_ON = /(?:in|instanceof|as|satisfies|of)\b/y

/**
 * Whether what stands behind an offset, spaces and comments left out, begins a statement and does not go on with the one that ended at
 * `gap`, even if no `;` ended it.
 */
export function isNewStatement(text: string, offset: number, gap: number): boolean {
  const next = endOfSpace(text, offset)
  if (next === text.length || text[next] === '}') return true
  GOES_ON.lastIndex = next
  return /[A-Za-z_$]/.test(text.charAt(next)) && !GOES_ON.test(text) && text.slice(gap, next).includes('\n')
}
