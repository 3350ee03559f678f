/** Things by a key that they share, in the order in which they come; what has no key is left out. */
export function gathered<T, K>(things: Iterable<T>, keyOf: (thing: T) => K | null): Map<K | null, T[]> {
  const found = new Map<K | null, T[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    if (key === null) continue
    const list = found.get(key)
    if (list === undefined) found.set(key, [thing])
    else list.push(thing)
  }
  return found
}
