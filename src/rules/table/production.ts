import type { ProductionFindings } from '../../model/findings/production.ts'
import { BLOCKS, by } from '../rule.ts'
import type { Rule } from '../rule.ts'

export const PRODUCTION_RULES: { readonly [R in keyof ProductionFindings]: Rule } = {
  'production-test-aware': {
    title: 'Production code knows that it is being tested',
    phase: 'budget',
    severity: BLOCKS,
    floor: 'review',
    approvable: false,
  },
  'production-imports-tests': {
    title: 'Production code imports test code',
    phase: 'budget',
    severity: BLOCKS,
    floor: 'review',
    approvable: false,
  },
  'test-values-in-production': {
    title: 'Values of the tests stand in production code',
    phase: 'budget',
    severity: by('review', 'review', 'review', 'review', 'review'),
    floor: 'note',
    approvable: false,
  },
}
