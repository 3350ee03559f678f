import { answered, finding } from '../model/finding.ts'
import type { CheckAnswer, Finding } from '../model/findings.ts'
import type { FixtureObservation, FixturesObservation, LockedBytes, OwnedFiles } from '../model/owned-observations.ts'

/**
 * Fixtures, and the other locked inputs (trusted test files, known-bads), against the lock; fixtures against their schemas and
 * invariants too. Without a lock there is one finding, not one for each fixture, and none when there is nothing to lock.
 */
export function checkFixtures(seen: FixturesObservation, { policy, lock }: OwnedFiles): CheckAnswer {
  if (seen.state === 'unavailable') return { state: 'unavailable', because: seen.because }
  const shape = seen.fixtures.flatMap((fixture) => [...schemaFindings(fixture), ...invariantFindings(fixture)])
  if (policy.state !== 'read')
    return { state: 'unavailable', because: `without a policy (${policy.path}) nothing says which files are fixtures`, findings: shape }
  if (lock.state === 'invalid')
    return { state: 'unavailable', because: `the lock (${lock.path}) has mistakes, so nothing is known to be unchanged`, findings: shape }
  if (lock.state === 'absent') {
    if (seen.fixtures.length === 0) return { state: 'not-applicable', because: 'no file matches fixtures.files, and there is no lock' }
    return answered([finding('lock-missing', { path: lock.path }, { file: lock.path }), ...shape])
  }
  const looked = new Set(seen.fixtures.map(({ file }) => file))
  const unseen = Object.keys(lock.value.fixtures).filter((file) => !looked.has(file))
  if (unseen.length > 0)
    return { state: 'unavailable', because: `nobody looked at ${unseen.join(', ')}, which the lock names`, findings: shape }
  return answered([...seen.fixtures.flatMap(byteFindings), ...seen.otherLocked.flatMap(lockedFindings), ...shape])
}

function byteFindings({ file, sha256, locked }: FixtureObservation): readonly Finding[] {
  if (locked === null) return sha256 === null ? [] : [finding('fixture-unlocked', { file }, { file })]
  return lockedFindings({ file, sha256, locked })
}

function lockedFindings({ file, sha256, locked }: Pick<LockedBytes, 'file' | 'sha256' | 'locked'>): readonly Finding[] {
  if (sha256 === null) return [finding('fixture-missing', { file }, { file })]
  return sha256 === locked ? [] : [finding('fixture-changed', { file, locked, now: sha256 }, { file })]
}

function schemaFindings({ file, schemaMistakes }: FixtureObservation): readonly Finding[] {
  return schemaMistakes.map(({ schema, pointer, message, at }) =>
    finding('fixture-schema-violated', { file, schema, pointer, message }, at),
  )
}

/** Where an invariant does not hold. */
export function invariantFindings({ file, invariantFailures }: FixtureObservation): readonly Finding[] {
  return invariantFailures.map(({ invariants, name, message }) =>
    finding('fixture-invariant-broken', { file, invariants, name, message }, { file }),
  )
}
