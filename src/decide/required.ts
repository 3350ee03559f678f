import type { RequiredPhase } from '../model/owned-files.ts'
import type { Phase, VerdictScope } from '../model/words.ts'
import { PHASES } from '../rules/table.ts'

/** What a run can never show, because it needs a second tree or another run: not evaluated, and not asked for, in the scope `run`. */
export const RUN_CANNOT_SHOW: readonly Phase[] = ['scope', 'budget', 'known-bad', 'characterization', 'region']

/** What a merge verdict needs when the policy has no `require` list (SPEC 5.1). */
const REQUIRED_BY_DEFAULT: readonly RequiredPhase[] = [
  'scope',
  'fixtures',
  'budget',
  'oracles',
  'known-bad',
  'characterization',
  'flakes',
  'untrusted',
]

/**
 * The phases that must have an answer, in their order. The policy phase always must, since nothing else means anything without it; a run
 * must show its oracles, whatever the list says.
 */
export function requiredPhases(scope: VerdictScope, listed: readonly Phase[] = REQUIRED_BY_DEFAULT): readonly Phase[] {
  const always: readonly Phase[] = scope === 'run' ? ['policy', 'oracles'] : ['policy']
  const asked = new Set<Phase>([...always, ...listed])
  return PHASES.filter((phase) => asked.has(phase) && (scope === 'merge' || !RUN_CANNOT_SHOW.includes(phase)))
}
