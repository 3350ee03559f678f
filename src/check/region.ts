import { answered, finding } from '../model/finding.ts'
import type { CheckAnswer, Mitigation } from '../model/findings.ts'
import type { ProjectPath } from '../model/words.ts'
import { type ClassifiedRun, type ClassifiedTest, isTrusted } from './classified.ts'
import { claimMatcher } from './claims.ts'

/** The production files of a patch, and what of them matters here. */
export interface ChangedProduction {
  readonly path: ProjectPath
  /** Nothing but comments, layout and types is different: no test could tell. */
  readonly onlyWords: boolean
}

/** Each changed production file against the trusted tests that claim it, passed, and really imported it (SPEC 7.8). */
export function checkRegion({ tests }: ClassifiedRun, changed: readonly ChangedProduction[]): CheckAnswer {
  const files = changed.filter(({ onlyWords }) => !onlyWords)
  if (files.length === 0) return { state: 'not-applicable', because: 'the patch changes no production code that a test could tell' }
  const trusted = tests.filter(({ classification }) => isTrusted(classification.granted))
  const claims = trusted.map((one) => ({ one, claims: claimMatcher(one.classification.covers) }))
  return answered(
    files.flatMap(({ path }) => {
      const claiming = claims.filter(({ claims: matches }) => matches(path)).map(({ one }) => one)
      if (claiming.some((one) => proves(one, path))) return []
      const claimedBy = claiming.map(({ test }) => test.id).sort()
      const found = finding('change-uncovered', { file: path, claimedBy }, { file: path })
      return [claimedBy.length === 0 ? { ...found, atMost: CLAIMED_BY_NOBODY } : found]
    }),
  )
}

/** Whoever wrote the oracles did not mean this file, a new one among them; that a claim is not kept weighs more. */
const CLAIMED_BY_NOBODY: Mitigation = {
  severity: 'note',
  within: 'recommended',
  because: 'no trusted test claims it, so nobody promised that one would reach it',
}

/** What a file imported is not always known; then its claim alone is no proof. */
function proves({ test, module }: ClassifiedTest, path: ProjectPath): boolean {
  return test.state === 'passed' && !test.expectedToFail && module.imported?.includes(path) === true
}
