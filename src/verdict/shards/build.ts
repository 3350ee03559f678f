import { createHash } from 'node:crypto'
import type { OwnedFiles, RunSeen, SubjectObservation } from '../../model/owned-observations.ts'
import type { OwnedMark, OwnedName, ShardRun } from '../../model/shard.ts'
import type { RunCircumstances } from '../build.ts'
import { TOOL } from '../tool.ts'

export const OWNED_NAMES: readonly OwnedName[] = ['policy', 'ledger', 'lock', 'invariants', 'seeds', 'intent']

/** What the run of a shard knows before its tests run. */
export type ShardAbout = Pick<ShardRun, 'shard' | 'projects' | 'expected'>

/** A shard as it is written, from what its run has seen and would be judged by. Pure. */
export function shardOf(
  seen: RunSeen,
  circumstances: RunCircumstances,
  about: ShardAbout & Pick<ShardRun, 'imports'>,
): Omit<ShardRun, 'digest'> {
  const { environment, startedAt, milliseconds, inventory } = circumstances
  return {
    schemaVersion: 1,
    tool: TOOL,
    ...about,
    subject: plainSubject(circumstances.subject),
    owned: ownedMarks(seen.owned),
    inventory,
    environment,
    startedAt,
    milliseconds,
    now: seen.now,
    fixtures: seen.fixtures,
    // Merged with all others, it is a whole run; what else limits it stays.
    run: { ...seen.run, limits: seen.run.limits.filter(({ kind }) => kind !== 'shard') },
  }
}

/** Without the paths that a look at the work tree may have left in it. */
function plainSubject(subject: SubjectObservation): SubjectObservation {
  switch (subject.state) {
    case 'commit':
      return { state: 'commit', head: subject.head, tree: subject.tree, dirty: subject.dirty }
    case 'no-repository':
      return { state: 'no-repository' }
    case 'unavailable':
      return { state: 'unavailable', because: subject.because }
  }
}

/** The files that people own, each by where it is and by a hash of what was read in it. */
export function ownedMarks(owned: OwnedFiles): ShardRun['owned'] {
  const mark = (name: OwnedName): OwnedMark => {
    const file = owned[name]
    return { path: file.path, state: file.state, sha256: createHash('sha256').update(JSON.stringify(file)).digest('hex') }
  }
  return {
    policy: mark('policy'),
    ledger: mark('ledger'),
    lock: mark('lock'),
    invariants: mark('invariants'),
    seeds: mark('seeds'),
    intent: mark('intent'),
  }
}
