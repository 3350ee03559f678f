import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { ProjectPath } from '../../model/words.ts'
import { readIntent } from './intent.ts'
import { readInvariants } from './invariants.ts'
import { readLedger } from './ledger.ts'
import { readLock } from './lock.ts'
import { DEFAULT_POLICY, readPolicy } from './policy.ts'
import { readSeeds } from './seeds.ts'
import type { FileSource } from './source.ts'

/**
 * Reads everything that people own, at the places that the policy names. Where the policy is absent or invalid, the others are read at
 * their default places, so that all mistakes show at once. Never throws: what cannot be read is `invalid`.
 */
export async function readOwnedFiles(source: FileSource, policyPath: ProjectPath): Promise<OwnedFiles> {
  const policy = await readPolicy(source, policyPath)
  const { freezes, lock, classes, intent } = policy.state === 'read' ? policy.value : DEFAULT_POLICY
  const [ledger, locked, invariants, seeds, intended] = await Promise.all([
    readLedger(source, freezes.ledger),
    readLock(source, lock),
    readInvariants(source, classes.invariants),
    readSeeds(source, classes.seeds),
    readIntent(source, intent),
  ])
  return { policy, ledger, lock: locked, invariants, seeds, intent: intended }
}
