/** Where a list of texts is not strictly sorted, the first such place. */
export function sortedOnce(texts: readonly string[]): readonly number[] {
  const index = texts.findIndex((text, at) => at > 0 && text <= (texts[at - 1] ?? ''))
  return index === -1 ? [] : [index]
}
