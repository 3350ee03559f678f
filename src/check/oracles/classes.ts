import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { ClassifiedTest } from '../classified.ts'
import { countsAsProperty } from './evidence.ts'

/** Claims that say more than the policy grants, tags that changed while the tests ran, and invariants that nobody wrote down. */
export function claimFindings({ test, classification }: ClassifiedTest, owned: OwnedFiles): readonly Finding[] {
  const claimed = classification.claimed ?? 'U'
  const findings: Finding[] = []
  if (test.forged) {
    findings.push(
      finding(
        'class-claim-refused',
        { test: test.id, claimed, because: 'its tag at the end is not the one that it was declared with' },
        test.location,
      ),
    )
  } else if (classification.refused) {
    findings.push(finding('class-claim-refused', { test: test.id, claimed, because: classification.why }, test.location))
  }
  if (claimed === 'P' && !isInvariant(classification.invariant, owned)) {
    findings.push(
      finding(
        'invariant-missing',
        { test: test.id, invariant: classification.invariant ?? null, file: owned.invariants.path },
        test.location,
      ),
    )
  }
  return findings
}

function isInvariant(id: string | undefined, { invariants }: OwnedFiles): boolean {
  return id !== undefined && invariants.state === 'read' && invariants.value.some((known) => known.id === id)
}

/** Classes that nobody speaks for. */
export function classFindings(tests: readonly ClassifiedTest[]): readonly Finding[] {
  const granted = new Set(tests.map(({ classification }) => classification.granted))
  const findings: Finding[] = []
  const hasOracles = granted.has('E') || granted.has('F')
  const hasProperties = tests.some(countsAsProperty)
  if (!hasOracles) findings.push(finding('no-oracle-tests', { because: `none of ${tests.length} tests is granted E or F` }))
  if (!hasProperties) {
    const because = granted.has('P')
      ? 'no test that is granted P passed with a seed that counts'
      : `none of ${tests.length} tests is granted P`
    findings.push(finding('no-property-tests', { because }))
  }
  if (!hasOracles && !granted.has('P')) {
    findings.push(
      finding('evidence-missing', {
        phase: 'oracles',
        because: tests.length === 0 ? 'no test ran at all' : 'no test in the run is trusted',
      }),
    )
  }
  return findings
}
