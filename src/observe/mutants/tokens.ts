/**
 * Where an operator stands between its operands, which may be in parentheses that the tree does not have.
 * @returns its offset; -1 where something else stands there
 */
export function tokenAt(text: string, from: number, to: number, token: string): number {
  let at = from
  while (at < to) {
    if (text.startsWith('//', at)) at = after(text, '\n', at)
    else if (text.startsWith('/*', at)) at = after(text, '*/', at + 2)
    else if (/[\s()]/.test(text.charAt(at))) at++
    else break
  }
  return at + token.length <= to && text.startsWith(token, at) ? at : -1
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  return found === -1 ? text.length : found + mark.length
}

/** What stands instead of a span, with spaces where it would run into what stands beside it: `a+-b` would become `a--b`. */
export function apart(text: string, start: number, end: number, instead: string): string {
  const [before, behind] = [text.charAt(start - 1), text.charAt(end)]
  if (instead === '') return kindOf(before) !== null && kindOf(before) === kindOf(behind) ? ' ' : ''
  const runsInto = (one: string, other: string): boolean => kindOf(one) !== null && kindOf(one) === kindOf(other)
  return `${runsInto(before, instead.charAt(0)) ? ' ' : ''}${instead}${runsInto(instead.slice(-1), behind) ? ' ' : ''}`
}

/** Letters of one kind make one token. */
function kindOf(letter: string): 'word' | 'sign' | null {
  if (/[\p{L}\p{N}_$]/u.test(letter)) return 'word'
  return /[-+*/<>=&|!?.]/.test(letter) ? 'sign' : null
}
