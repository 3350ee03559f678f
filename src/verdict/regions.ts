import type { ClassifiedTest } from '../check/classified.ts'
import { isTrusted } from '../check/classified.ts'
import { claimMatcher } from '../check/claims.ts'
import type { VerdictRegion } from '../model/verdict.ts'
import type { ProjectPath, TestId } from '../model/words.ts'

interface Claim {
  readonly tests: TestId[]
  readonly imported: Set<ProjectPath>
  known: boolean
}

/** The regions that trusted tests claim, and which files below them those tests really imported. Sorted by the claim. */
export function regionsOf(tests: readonly ClassifiedTest[]): readonly VerdictRegion[] {
  const claims = new Map<string, Claim>()
  for (const { test, module, classification } of tests) {
    if (!isTrusted(classification.granted)) continue
    for (const covers of new Set(classification.covers)) {
      const claim = claims.get(covers) ?? { tests: [], imported: new Set(), known: true }
      claims.set(covers, claim)
      claim.tests.push(test.id)
      if (module.imported === undefined) claim.known = false
      else for (const file of filesWithin(covers, module.imported)) claim.imported.add(file)
    }
  }
  return [...claims]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([covers, { tests: claiming, imported, known }]) => ({ covers, tests: claiming.sort(), imported: [...imported].sort(), known }))
}

/** The files that a claim stands for: a glob, a path, or a path with `#export` behind it. */
function filesWithin(covers: string, imported: readonly ProjectPath[]): readonly ProjectPath[] {
  const matches = claimMatcher([covers])
  return imported.filter((file) => matches(file))
}
