export interface Answer {
  readonly mirror: string
  /** How long it took. */
  readonly milliseconds: number
  /** Units of the other currency for one hundred of ours. */
  readonly rate: number
}

/** The quickest answer that came within the deadline, the first of equal ones; null where none did. */
export function quickestInTime(answers: readonly Answer[], deadline: number): Answer | null {
  const inTime = answers.filter(({ milliseconds }) => milliseconds <= deadline)
  return inTime.reduce<Answer | null>((best, one) => (best === null || one.milliseconds < best.milliseconds ? one : best), null)
}

/** The rate to show: that of the quickest answer, or the last one that is known. Throws an Error where there is neither. */
export function rateToShow(answers: readonly Answer[], deadline: number, last: number | null): number {
  const rate = quickestInTime(answers, deadline)?.rate ?? last
  if (rate === null) throw new Error(`no mirror answered within ${deadline} ms, and no earlier rate is known`)
  return rate
}
