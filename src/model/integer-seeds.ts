const INTEGER = /^[+-]?\d{1,10}$/

/** The seeds of a list that fast-check can take: 32-bit integers, signed or not. */
export function integerSeeds(list: readonly string[]): readonly number[] {
  return list.filter((seed) => INTEGER.test(seed) && Number(seed) >= -(2 ** 31) && Number(seed) < 2 ** 32).map((seed) => Number(seed) | 0)
}
