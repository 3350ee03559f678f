import { claimMatcher } from '../../src/check/claims.ts'
import type { Judged } from '../../src/model/judged.ts'
import type { ProjectPath, TestId } from '../../src/model/words.ts'

/**
 * What the verdict knows of a changed production file. `covered`: a trusted test that passed claims it, and the tests of that claim
 * imported it; `failing`: they did, and one of them failed; `unreached`: it is claimed, and not imported or nobody knows;
 * `unclaimed`: no trusted test says that it covers it.
 */
export type Coverage = 'covered' | 'failing' | 'unreached' | 'unclaimed'

export interface CoveredFile {
  readonly path: ProjectPath
  readonly coverage: Coverage
  /** The trusted tests that claim it, sorted. */
  readonly tests: readonly TestId[]
}

/** From what needs a look to what does not. */
export const COVERAGES: { readonly [C in Coverage]: { readonly words: string; readonly mark: string } } = {
  failing: { words: 'claimed, and a trusted test of the claim failed', mark: '✗' },
  unclaimed: { words: 'no trusted test claims it', mark: '○' },
  unreached: { words: 'claimed, but not seen to be imported', mark: '!' },
  covered: { words: 'imported by a trusted test that claims it and passed', mark: '✓' },
}

/** The changed production files that head still has, each with its trusted tests; null where no tests were run. */
export function coveredFiles({ paths = [], regions, tests = [] }: Judged): readonly CoveredFile[] | null {
  if (regions === undefined) return null
  const states = new Map(tests.map(({ id, state }) => [id, state]))
  const claims = regions.map(({ covers, tests: claiming, imported }) => ({
    tests: claiming,
    imported: new Set(imported),
    matches: matcherOf(covers),
  }))
  return paths
    .filter((path) => path.class === 'production' && path.change !== 'deleted')
    .map(({ path }) => {
      const mine = claims.filter(({ matches }) => matches(path))
      const claiming = [...new Set(mine.flatMap((claim) => claim.tests))].toSorted()
      const reaching = mine.filter(({ imported }) => imported.has(path)).flatMap((claim) => claim.tests)
      return { path, tests: claiming, coverage: coverageOf(claiming, reaching, states) }
    })
}

function coverageOf(claiming: readonly TestId[], reaching: readonly TestId[], states: ReadonlyMap<TestId, string>): Coverage {
  if (claiming.length === 0) return 'unclaimed'
  if (claiming.some((id) => states.get(id) === 'failed')) return 'failing'
  return reaching.some((id) => states.get(id) === 'passed') ? 'covered' : 'unreached'
}

/** A verdict may hold a claim that is no glob, such as an empty one: it claims nothing. */
function matcherOf(covers: string): (path: ProjectPath) => boolean {
  try {
    return claimMatcher([covers])
  } catch {
    return () => false
  }
}
