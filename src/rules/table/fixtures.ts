import type { FixtureFindings } from '../../model/findings/fixtures.ts'
import { BLOCKS, by } from '../rule.ts'
import type { Rule } from '../rule.ts'

export const FIXTURE_RULES: { readonly [R in keyof FixtureFindings]: Rule } = {
  'lock-missing': {
    title: 'There is no lock',
    phase: 'fixtures',
    severity: by('review', 'block', 'block', 'block', 'block'),
    floor: 'block',
    approvable: false,
  },
  'fixture-changed': { title: 'A fixture differs from its lock', phase: 'fixtures', severity: BLOCKS, floor: 'block', approvable: false },
  'fixture-missing': { title: 'A locked fixture is gone', phase: 'fixtures', severity: BLOCKS, floor: 'block', approvable: false },
  'fixture-unlocked': { title: 'A fixture is not in the lock', phase: 'fixtures', severity: BLOCKS, floor: 'review', approvable: false },
  'fixture-schema-violated': {
    title: 'A fixture breaks its schema',
    phase: 'fixtures',
    severity: BLOCKS,
    floor: 'block',
    approvable: false,
  },
  'fixture-invariant-broken': {
    title: 'A fixture breaks an invariant',
    phase: 'fixtures',
    severity: BLOCKS,
    floor: 'block',
    approvable: false,
  },
  'lock-changed-without-intent': {
    title: 'The lock changed and nobody said so',
    phase: 'fixtures',
    severity: BLOCKS,
    floor: 'block',
    approvable: 'note',
  },
  // A schema is sealed, and what is sealed belongs to its owners: they may loosen it, in sight.
  'schema-loosened': {
    title: 'A schema accepts more than before',
    phase: 'fixtures',
    severity: BLOCKS,
    floor: 'review',
    approvable: 'review',
  },
}
