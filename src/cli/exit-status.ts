import type { Decision } from '../model/words.ts'

/** What the process answers. Never a count, and no renderer changes it. */
export const EXIT = { allow: 0, block: 1, cannotJudge: 2, review: 3 } as const

export type ExitStatus = (typeof EXIT)[keyof typeof EXIT]

/** `--review-as allow|block` says what a review is for a pipeline that knows only yes and no. */
export const exitStatusOf = (decision: Decision, reviewAs?: 'allow' | 'block'): ExitStatus => {
  if (decision === 'review') return reviewAs === undefined ? EXIT.review : EXIT[reviewAs]
  return EXIT[decision]
}
