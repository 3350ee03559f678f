import type { BudgetFindings } from '../../model/findings/budget.ts'
import { BLOCKS, by } from '../rule.ts'
import type { Rule, SeverityByPreset } from '../rule.ts'

// In zero-weight and intersection the patch's tests vote for nothing, so what became of them is a note there.

/** Honest people do this to their tests as well: a person looks, and in the budget protocol it debits. */
const DEBITS: SeverityByPreset = by('review', 'note', 'note', 'block', 'review')
/** The test stays and says nothing any more: there is no honest reason that a note in a pull request would not give first. */
const DISARMS: SeverityByPreset = by('block', 'note', 'note', 'block', 'block')
/** What is expected moved: the behaviour may have, too. */
const MOVES: SeverityByPreset = by('review', 'note', 'note', 'review', 'review')

export const BUDGET_RULES: { readonly [R in keyof BudgetFindings]: Rule } = {
  'test-deleted': { title: 'A test was deleted', phase: 'budget', severity: DEBITS, floor: 'note', approvable: 'note' },
  'assertion-removed': { title: 'An assertion was removed', phase: 'budget', severity: DEBITS, floor: 'note', approvable: 'note' },
  'assertion-weakened': {
    title: 'An assertion says less than before',
    phase: 'budget',
    severity: DEBITS,
    floor: 'note',
    approvable: 'note',
  },
  'expected-value-changed': { title: 'An expected value changed', phase: 'budget', severity: MOVES, floor: 'note', approvable: 'note' },
  'test-skipped': { title: 'A test was skipped', phase: 'budget', severity: DISARMS, floor: 'review', approvable: 'note' },
  'test-focused': { title: 'A focused test hides the others', phase: 'budget', severity: DISARMS, floor: 'review', approvable: 'note' },
  'test-emptied': { title: 'A test lost all that it asserted', phase: 'budget', severity: DISARMS, floor: 'review', approvable: 'note' },
  'assertion-swallowed': {
    title: 'The failure of an assertion is swallowed',
    phase: 'budget',
    severity: DISARMS,
    floor: 'review',
    approvable: 'note',
  },
  'assertion-unreachable': {
    title: 'An assertion is never reached',
    phase: 'budget',
    severity: DISARMS,
    floor: 'review',
    approvable: 'note',
  },
  'assertion-not-awaited': {
    title: 'An assertion is not awaited',
    phase: 'budget',
    severity: DISARMS,
    floor: 'review',
    approvable: 'note',
  },
  'assertion-tautology': { title: 'An assertion cannot fail', phase: 'budget', severity: DISARMS, floor: 'review', approvable: 'note' },
  'subject-mocked': { title: 'The code under test is mocked', phase: 'budget', severity: DISARMS, floor: 'review', approvable: 'note' },
  'retry-raised': {
    title: 'More retries than before',
    phase: 'budget',
    severity: by('review', 'note', 'note', 'block', 'block'),
    floor: 'note',
    approvable: 'note',
  },
  'timeout-raised': {
    title: 'More time than before',
    phase: 'budget',
    // Nearly always a slow machine, and nothing that a reviewer could tell from the diff.
    severity: { ...MOVES, recommended: 'note' },
    floor: 'off',
    approvable: 'note',
  },
  'table-shrunk': { title: 'A table of cases lost rows', phase: 'budget', severity: DEBITS, floor: 'note', approvable: 'note' },
  'property-narrowed': { title: 'A property is asked about less', phase: 'budget', severity: DEBITS, floor: 'note', approvable: 'note' },
  'snapshot-rewritten': { title: 'A stored snapshot was rewritten', phase: 'budget', severity: MOVES, floor: 'note', approvable: 'note' },
  'test-unparseable': {
    title: 'A test file cannot be parsed',
    phase: 'budget',
    severity: by('review', 'note', 'note', 'block', 'block'),
    floor: 'block',
    approvable: 'note',
  },
  'budget-negative': { title: 'The suite got weaker', phase: 'budget', severity: DEBITS, floor: 'note', approvable: 'note' },
  // Fixture bytes without their lock: no approval makes a hash match.
  'budget-undefined': { title: 'The change of power has no value', phase: 'budget', severity: BLOCKS, floor: 'block', approvable: false },
  'budget-overdrawn': { title: 'The budget is overdrawn', phase: 'budget', severity: DEBITS, floor: 'block', approvable: false },
}
