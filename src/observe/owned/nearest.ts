import { distance } from 'fastest-levenshtein'

/** The word that was probably meant: the one with the fewest edits, if they are at most a third of its length. */
export function nearest(text: string, words: readonly string[]): string | null {
  const lower = text.slice(0, 100).toLowerCase()
  let best: string | null = null
  let fewest = Infinity
  for (const word of words) {
    const edits = distance(lower, word.toLowerCase())
    if (edits < fewest && edits <= Math.max(1, Math.floor(word.length / 3))) {
      best = word
      fewest = edits
    }
  }
  return best
}
