import type { Phase, PresetName, Severity } from '../model/words.ts'

/** The presets that have a column of their own; `strict` is the strongest of all of them. */
export type TablePreset = Exclude<PresetName, 'strict'>

export type SeverityByPreset = { readonly [P in TablePreset]: Severity }

/** What is fixed about a rule, apart from its words. */
export interface Rule {
  /** A heading: what was seen, without a full stop. */
  readonly title: string
  /** The phase that raises it, and in which an order of findings puts it. */
  readonly phase: Phase
  readonly severity: SeverityByPreset
  /** The lowest severity that a policy may give it. A preset of its own may be milder, a policy never more than that. */
  readonly floor: Severity
  /** What the approval of an owner lowers it to; `false`: nobody can approve it (SPEC 7.3). */
  readonly approvable: false | 'note' | 'review'
}

/** One row of the table, in the order in which the columns stand everywhere. */
export function by(
  recommended: Severity,
  zeroWeight: Severity,
  intersection: Severity,
  budget: Severity,
  sealed: Severity,
): SeverityByPreset {
  return { recommended, 'zero-weight': zeroWeight, intersection, budget, sealed }
}

export const BLOCKS: SeverityByPreset = by('block', 'block', 'block', 'block', 'block')
