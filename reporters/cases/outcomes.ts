/**
 * What became of a case, in the words of two formats that know only tests. A failure there is never an allow here, and the other way round:
 * JUnit has a failure or an error if and only if the decision is no allow, and CTRF a failed test if and only if it is a block. What is
 * neither a plain pass nor decides is `other` or `skipped`, with its reason.
 */
export type Outcome =
  | 'passed'
  | 'block'
  | 'review'
  | 'refused'
  | 'frozen'
  | 'weightless'
  | 'flaky'
  | 'note'
  | 'not-run'
  | 'unavailable'
  | 'not-evaluated'
  | 'not-applicable'

export interface OutcomeWords {
  readonly ctrf: 'passed' | 'failed' | 'skipped' | 'other'
  readonly junit: 'passed' | 'failure' | 'error' | 'skipped'
  readonly says: string
}

export const OUTCOMES: { readonly [O in Outcome]: OutcomeWords } = {
  passed: { ctrf: 'passed', junit: 'passed', says: 'nothing was found' },
  block: { ctrf: 'failed', junit: 'failure', says: 'blocks' },
  // JUnit has no third answer, and what it calls skipped is green in most dashboards.
  review: { ctrf: 'other', junit: 'failure', says: 'a person must look' },
  refused: { ctrf: 'failed', junit: 'error', says: 'the verdict does not count' },
  frozen: { ctrf: 'other', junit: 'skipped', says: 'failed, and a lease of the ledger covers the failure' },
  weightless: { ctrf: 'other', junit: 'skipped', says: 'failed, and has no weight' },
  flaky: { ctrf: 'passed', junit: 'skipped', says: 'passed only on retry' },
  note: { ctrf: 'other', junit: 'skipped', says: 'a note' },
  'not-run': { ctrf: 'skipped', junit: 'skipped', says: 'did not run' },
  unavailable: { ctrf: 'other', junit: 'skipped', says: 'could not tell' },
  'not-evaluated': { ctrf: 'skipped', junit: 'skipped', says: 'not evaluated' },
  'not-applicable': { ctrf: 'skipped', junit: 'skipped', says: 'nothing to look at' },
}
