/** Amounts are whole cents. */
export type Cents = number

/**
 * Splits an amount by weights, without losing or inventing a cent: each share is its exact part rounded down, and the cents that are
 * left go one each to the largest remainders, the first of equal ones first. Throws a RangeError without a positive weight.
 */
export function allocate(total: Cents, weights: readonly number[]): readonly Cents[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (!(sum > 0) || weights.some((weight) => weight < 0)) throw new RangeError('Weights must not be negative, and one must be positive')
  const shares = weights.map((weight) => Math.floor((total * weight) / sum))
  const remainders = weights.map((weight, index) => ({ index, remainder: (total * weight) % sum }))
  let left = total - shares.reduce((all, share) => all + share, 0)
  for (const { index } of remainders.sort((a, b) => b.remainder - a.remainder || a.index - b.index)) {
    if (left === 0) break
    shares[index] = (shares[index] ?? 0) + 1
    left -= 1
  }
  return shares
}

/** A share of an amount in hundredths of a percent, rounded half up. */
export function basisPointsOf(amount: Cents, basisPoints: number): Cents {
  return Math.floor((amount * basisPoints + 5_000) / 10_000)
}
