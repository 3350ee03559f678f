/**
 * The parser recurses, and a process that overflows its stack is gone without a verdict. So the depth is bounded before it sees a text.
 * Brackets inside strings count as well: that can only overstate the depth.
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
