import type { HiddenText } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'

type Kind = HiddenText['kind']

/** Characters that show nothing, or that change the order of what is shown. Names: Unicode. */
const HIDDEN: Readonly<Record<number, readonly [Kind, string]>> = {
  0x0000: ['nul', 'NULL'],
  0x061c: ['bidirectional', 'ARABIC LETTER MARK'],
  0x180e: ['zero-width', 'MONGOLIAN VOWEL SEPARATOR'],
  0x200b: ['zero-width', 'ZERO WIDTH SPACE'],
  0x200c: ['zero-width', 'ZERO WIDTH NON-JOINER'],
  0x200d: ['zero-width', 'ZERO WIDTH JOINER'],
  0x200e: ['bidirectional', 'LEFT-TO-RIGHT MARK'],
  0x200f: ['bidirectional', 'RIGHT-TO-LEFT MARK'],
  0x2028: ['line-separator', 'LINE SEPARATOR'],
  0x2029: ['line-separator', 'PARAGRAPH SEPARATOR'],
  0x202a: ['bidirectional', 'LEFT-TO-RIGHT EMBEDDING'],
  0x202b: ['bidirectional', 'RIGHT-TO-LEFT EMBEDDING'],
  0x202c: ['bidirectional', 'POP DIRECTIONAL FORMATTING'],
  0x202d: ['bidirectional', 'LEFT-TO-RIGHT OVERRIDE'],
  0x202e: ['bidirectional', 'RIGHT-TO-LEFT OVERRIDE'],
  0x2060: ['zero-width', 'WORD JOINER'],
  0x2061: ['zero-width', 'FUNCTION APPLICATION'],
  0x2062: ['zero-width', 'INVISIBLE TIMES'],
  0x2063: ['zero-width', 'INVISIBLE SEPARATOR'],
  0x2064: ['zero-width', 'INVISIBLE PLUS'],
  0x2066: ['bidirectional', 'LEFT-TO-RIGHT ISOLATE'],
  0x2067: ['bidirectional', 'RIGHT-TO-LEFT ISOLATE'],
  0x2068: ['bidirectional', 'FIRST STRONG ISOLATE'],
  0x2069: ['bidirectional', 'POP DIRECTIONAL ISOLATE'],
  0x3164: ['zero-width', 'HANGUL FILLER'],
  0xfeff: ['zero-width', 'ZERO WIDTH NO-BREAK SPACE'],
}

// oxlint-disable-next-line no-misleading-character-class -- the class lists single code units
const ANY = /[\0\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\u3164\ufeff]|\udb40[\udc00-\udc7f]/g

/** Scripts that are written with joiners between their letters. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Mongolian}\p{M}]$/u
const EMOJI_BEFORE = /(\p{Extended_Pictographic}|\ufe0f|[\u{1f3fb}-\u{1f3ff}])$/u
const EMOJI_AFTER = /^(\p{Extended_Pictographic}|[\u2640\u2642\u2695])/u

interface Found {
  count: number
  first: number
}

/**
 * The kinds of hidden characters that a text has more of than the text before it. A byte order mark at the start, joiners inside emoji,
 * and joiners in scripts that need them are what people write, and do not count.
 */
export function hiddenText(path: ProjectPath, before: string, after: string): readonly HiddenText[] {
  const now = hiddenIn(after)
  if (now.size === 0) return []
  const was = hiddenIn(before)
  return [...now]
    .filter(([code, { count }]) => count > (was.get(code)?.count ?? 0))
    .map(([code, { count, first }]): HiddenText => {
      const [kind, name] = HIDDEN[code] ?? ['zero-width', 'TAG CHARACTER']
      const character = `U+${code.toString(16).toUpperCase().padStart(4, '0')} ${name}`
      return { kind, character, count: count - (was.get(code)?.count ?? 0), at: { file: path, ...placeOf(after, first) } }
    })
}

function hiddenIn(text: string): ReadonlyMap<number, Found> {
  const found = new Map<number, Found>()
  for (const { 0: character, index } of text.matchAll(ANY)) {
    const code = character.codePointAt(0) ?? 0
    if (isUsual(text, code, index)) continue
    const one = found.get(code)
    if (one === undefined) found.set(code, { count: 1, first: index })
    else one.count++
  }
  return found
}

function isUsual(text: string, code: number, index: number): boolean {
  if (code === 0xfeff) return index === 0
  if (code >= 0xe0020 && code <= 0xe007f) return /\u{1f3f4}[\u{e0020}-\u{e007f}]*$/u.test(text.slice(Math.max(0, index - 16), index))
  if (code !== 0x200c && code !== 0x200d) return false
  const [before, after] = [text.slice(Math.max(0, index - 4), index), text.slice(index + 1, index + 5)]
  return JOINED.test(before) || (code === 0x200d && EMOJI_BEFORE.test(before) && EMOJI_AFTER.test(after))
}

/** Lines end where an editor ends them: U+2028 does not. */
function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset)
  const start = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - start + 1 }
}
