import type { RunObservation } from '../model/run.ts'

/**
 * Why a run is not a whole one: it left tests out on purpose, or was ended before them. It can say what failed and never that nothing did.
 * Null for a whole run.
 */
export function whyNotWhole({ limits, reason }: RunObservation): string | null {
  if (limits.length > 0) return limits.map(({ because }) => because).join('; ')
  return reason === 'interrupted' ? 'the run was interrupted, or ended at its first failure (bail)' : null
}
