import { distance } from 'fastest-levenshtein'

/** Edits that still count as a slip: two letters that changed places are two. */
function slips(word: string): number {
  return word.length <= 3 ? 1 : Math.max(2, Math.floor(word.length / 3))
}

/** The word that was probably meant: the one with the fewest edits, if they are few for its length. */
export function nearest(text: string, words: readonly string[]): string | null {
  const lower = text.slice(0, 100).toLowerCase()
  let best: string | null = null
  let fewest = Infinity
  for (const word of words) {
    if (Math.abs(word.length - lower.length) > slips(word)) continue
    const edits = distance(lower, word.toLowerCase())
    if (edits < fewest && edits <= slips(word)) {
      best = word
      fewest = edits
    }
  }
  return best
}
