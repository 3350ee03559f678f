import type { OwnedFindings } from '../../model/findings/owned.ts'
import { BLOCKS } from '../rule.ts'
import type { Rule } from '../rule.ts'

// Rows of the ledger are judged with the flakes: whatever an oracle says comes first, and never reaches the freezes (SPEC 7).
export const OWNED_RULES: { readonly [R in keyof OwnedFindings]: Rule } = {
  'policy-missing': {
    title: 'There is no policy',
    phase: 'policy',
    severity: BLOCKS,
    floor: 'block',
    approvable: false,
  },
  'policy-invalid': {
    title: 'A file that people own cannot be read',
    phase: 'policy',
    severity: BLOCKS,
    floor: 'block',
    approvable: false,
  },
  'lease-field-missing': {
    title: 'A row of the ledger is incomplete',
    phase: 'flakes',
    severity: BLOCKS,
    floor: 'block',
    approvable: false,
  },
  'lease-duplicate': { title: 'Two rows of the ledger for one test', phase: 'flakes', severity: BLOCKS, floor: 'block', approvable: false },
  'lease-expired': { title: 'A freeze has expired', phase: 'flakes', severity: BLOCKS, floor: 'block', approvable: false },
  'lease-too-long': {
    title: 'A freeze is longer than the policy allows',
    phase: 'flakes',
    severity: BLOCKS,
    floor: 'block',
    approvable: false,
  },
  'lease-on-oracle': { title: 'A freeze on a trusted test', phase: 'flakes', severity: BLOCKS, floor: 'block', approvable: false },
  'lease-not-classified': {
    title: 'A freeze on a test that is not nondeterministic',
    phase: 'flakes',
    severity: BLOCKS,
    floor: 'block',
    approvable: false,
  },
  'lease-without-corpus': {
    title: 'A freeze without its captured input',
    phase: 'flakes',
    severity: BLOCKS,
    floor: 'block',
    approvable: false,
  },
  'lease-corpus-mismatch': {
    title: 'The captured input of a freeze changed',
    phase: 'flakes',
    severity: BLOCKS,
    floor: 'block',
    approvable: false,
  },
  'lease-unknown-test': {
    title: 'A freeze for a test that does not exist',
    phase: 'flakes',
    severity: BLOCKS,
    floor: 'review',
    approvable: false,
  },
  'freeze-cap-exceeded': {
    title: 'The freezes cost more than the cap',
    phase: 'flakes',
    severity: BLOCKS,
    floor: 'block',
    approvable: false,
  },
}
