/**
 * The same value with U+FFFD in the place of each half of a surrogate pair, in texts and in keys: a title or a message may hold one, and a
 * file in UTF-8 cannot. What holds none is given back itself.
 */
export function wellFormed<T>(value: T): T
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.isWellFormed() ? value : value.toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value
    const next = list.map((one) => wellFormed(one))
    return next.some((one, i) => one !== list[i]) ? next : value
  }
  const entries = Object.entries(value)
  const next = entries.map(([key, one]) => [wellFormed(key), wellFormed<unknown>(one)] as const)
  return next.some(([key, one], i) => key !== entries[i]?.[0] || one !== entries[i]?.[1]) ? Object.fromEntries(next) : value
}
