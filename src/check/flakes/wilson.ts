/** The two-sided standard normal quantile of 95 %. */
const Z = 1.959963984540054

export interface RateInterval {
  /** Failures through runs. */
  readonly rate: number
  readonly low: number
  readonly high: number
}

/**
 * A fail rate with its 95 % confidence interval, by Wilson's score: with p = failures/runs and n = runs,
 *
 *     (p + z²/2n ± z·√(p(1−p)/n + z²/4n²)) / (1 + z²/n),   z = 1.96
 *
 * Unlike p ± z·√(p(1−p)/n) it never leaves [0, 1] and says something of a test that failed once in three runs, or never.
 * Source: E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", Journal of the American Statistical
 * Association 22 (1927), 209–212. Of no run nothing is known: 0 to 1.
 */
export function rateInterval(failures: number, runs: number): RateInterval {
  if (runs === 0) return { rate: 0, low: 0, high: 1 }
  const rate = failures / runs
  const square = Z * Z
  const middle = rate + square / (2 * runs)
  const half = Z * Math.sqrt((rate * (1 - rate)) / runs + square / (4 * runs * runs))
  const whole = 1 + square / runs
  return {
    rate,
    low: failures === 0 ? 0 : Math.max(0, (middle - half) / whole),
    high: failures === runs ? 1 : Math.min(1, (middle + half) / whole),
  }
}
