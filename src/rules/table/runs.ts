import type {
  CharacterizationFindings,
  EvidenceFindings,
  FlakeFindings,
  KnownBadFindings,
  RegionFindings,
  UntrustedFindings,
} from '../../model/findings/runs.ts'
import { BLOCKS, by } from '../rule.ts'
import type { Rule, SeverityByPreset } from '../rule.ts'

/** No proof that the oracles bite, and none that they do not: intersection asks for the proof. */
const UNPROVEN: SeverityByPreset = by('review', 'review', 'block', 'review', 'review')

export const KNOWN_BAD_RULES: { readonly [R in keyof KnownBadFindings]: Rule } = {
  'known-bad-survived': { title: 'A known-bad patch passes', phase: 'known-bad', severity: BLOCKS, floor: 'block', approvable: false },
  'known-bad-missing': {
    title: 'There is no known-bad patch',
    phase: 'known-bad',
    severity: by('note', 'note', 'block', 'note', 'note'),
    floor: 'block',
    approvable: false,
  },
  'known-bad-stale': {
    title: 'A known-bad patch no longer applies',
    phase: 'known-bad',
    severity: UNPROVEN,
    floor: 'block',
    approvable: false,
  },
  'known-bad-error': {
    title: 'A known-bad patch fails, but by no assertion',
    phase: 'known-bad',
    severity: UNPROVEN,
    floor: 'block',
    approvable: false,
  },
  // Asked for by the policy alone, so how much it weighs is the policy's too; intersection wants proof, and so does strict.
  'change-unproven': {
    title: 'Trusted tests kill too few mutants of the patch',
    phase: 'known-bad',
    severity: by('review', 'note', 'block', 'note', 'note'),
    floor: 'note',
    approvable: false,
  },
}

export const CHARACTERIZATION_RULES: { readonly [R in keyof CharacterizationFindings]: Rule } = {
  'behavior-drift': {
    title: 'Behaviour moved outside the intent',
    phase: 'characterization',
    severity: BLOCKS,
    floor: 'review',
    approvable: 'review',
  },
}

export const FLAKE_RULES: { readonly [R in keyof FlakeFindings]: Rule } = {
  'flake-without-freeze': {
    title: 'A nondeterministic test failed without a freeze',
    phase: 'flakes',
    severity: BLOCKS,
    floor: 'review',
    approvable: false,
  },
  'flake-signature-unknown': {
    title: 'A frozen test failed in a new way',
    phase: 'flakes',
    severity: BLOCKS,
    floor: 'block',
    approvable: false,
  },
  'flake-budget-exceeded': {
    title: 'A test fails more often than its budget',
    phase: 'flakes',
    severity: BLOCKS,
    floor: 'block',
    approvable: false,
  },
  'flake-window-empty': {
    title: 'There are no past runs to judge a flake by',
    phase: 'flakes',
    severity: by('note', 'note', 'note', 'note', 'review'),
    floor: 'note',
    approvable: false,
  },
  'flake-replay-differs': {
    title: 'A captured input does not show what it was kept for',
    phase: 'flakes',
    severity: by('review', 'block', 'block', 'block', 'block'),
    floor: 'block',
    approvable: false,
  },
  'flake-frozen': {
    title: 'A failure is frozen',
    phase: 'flakes',
    severity: by('note', 'note', 'note', 'note', 'note'),
    floor: 'note',
    approvable: false,
  },
}

export const UNTRUSTED_RULES: { readonly [R in keyof UntrustedFindings]: Rule } = {
  // Whether the patch's own tests may stop it is the one thing that zero-weight answers with no (row Z9).
  'untrusted-failed': {
    title: 'An untrusted test failed',
    phase: 'untrusted',
    severity: by('block', 'note', 'block', 'block', 'block'),
    floor: 'note',
    approvable: false,
  },
}

export const REGION_RULES: { readonly [R in keyof RegionFindings]: Rule } = {
  'change-uncovered': {
    title: 'No trusted test reaches a changed file',
    phase: 'region',
    severity: by('review', 'note', 'review', 'note', 'note'),
    floor: 'note',
    approvable: false,
  },
}

/** Its phase is in its arguments; the one here is where it stands when nothing else says. */
export const EVIDENCE_RULES: { readonly [R in keyof EvidenceFindings]: Rule } = {
  'evidence-missing': { title: 'A required answer is missing', phase: 'scope', severity: BLOCKS, floor: 'block', approvable: false },
}
