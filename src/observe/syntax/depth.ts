/**
 * The parser recurses, and a process that overflows its stack is gone without a verdict. So what is nested too deep is told from the text,
 * with strings and comments read as if they were code: a first look, that can err on both sides, and `canNestDeep` knows for sure.
 */
const MAX_DEPTH = 1000
/** Operators in one run without a bracket, comma or statement end; `a + b + …` nests one level each. */
const MAX_CHAIN = 8000

const OPEN = new Set(['(', '[', '{'])
const CLOSE = new Set([')', ']', '}'])
const CHAIN = new Set(['+', '-', '*', '/', '.', '&', '|', '?', '!', '~', '=', '<', '%'])

/** What is wrong with the nesting of a text and where; null when it can be parsed. Linear. */
export function depthMistake(text: string): { readonly offset: number; readonly message: string } | null {
  let depth = 0
  const chains = [0]
  let previous = ''
  let lineBegan = false
  for (let i = 0; i < text.length; i++) {
    const c = text.charAt(i)
    if (c === '\n') {
      lineBegan = true
      continue
    }
    if (c === ' ' || c === '\t' || c === '\r') continue
    if (OPEN.has(c)) {
      // `f()()()` and `a[0][0]` nest one level each.
      if (CLOSE.has(previous)) chains[depth] = (chains[depth] ?? 0) + 1
      if ((chains[depth] ?? 0) > MAX_CHAIN) return { offset: i, message: `more than ${MAX_CHAIN} operators in one expression` }
      depth++
      chains[depth] = 0
      if (depth > MAX_DEPTH) return { offset: i, message: `nested deeper than ${MAX_DEPTH} levels` }
    } else if (CLOSE.has(c)) depth = Math.max(0, depth - 1)
    else if (CHAIN.has(c) || (c === 'e' && text.startsWith('else', i))) {
      // One more `else if` costs the parser as much stack as twenty operators.
      const length = (chains[depth] ?? 0) + (c === 'e' ? 20 : 1)
      chains[depth] = length
      if (length > MAX_CHAIN) return { offset: i, message: `more than ${MAX_CHAIN} operators in one expression` }
    } else if (c === ';' || c === ',' || (lineBegan && !CHAIN.has(previous))) chains[depth] = 0
    previous = c
    lineBegan = false
  }
  return null
}

const WORDS =
  /\b(?:as|async|await|delete|do|else|extends|for|if|in|infer|instanceof|is|keyof|new|of|readonly|satisfies|typeof|unique|void|while|with|yield)\b/g

/** Whether a text has so many brackets, operators and words that take an expression or a statement that it could overflow the parser. */
export function canNestDeep(text: string): boolean {
  if (text.length <= MAX_CHAIN) return false
  let count = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    // All marks of ASCII but quotes, commas, closing brackets and `;`.
    if (MARKS[code] === 1) count++
  }
  if (count > MAX_CHAIN) return true
  for (const _ of text.matchAll(WORDS)) count++
  return count > MAX_CHAIN
}

const MARKS = Uint8Array.from({ length: 128 }, (_, code) => (/[!#%&(*+\-./:<=>?@[^`{|~\\]/.test(String.fromCharCode(code)) ? 1 : 0))
