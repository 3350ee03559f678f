import type { OwnedFiles, SubjectObservation } from '../../model/owned-observations.ts'
import type { ShardRun } from '../../model/shard.ts'
import type { Verdict } from '../../model/verdict.ts'
import { coverageRefusals } from './coverage.ts'
import { handRefusals } from './hand.ts'
import { oddRefusals } from './odd.ts'

/** A shard and the file that holds it, as it was named. */
export interface NamedShard {
  readonly file: string
  readonly shard: ShardRun
}

/** What is at hand, where shards are merged. */
export interface ShardsAtHand {
  readonly tool: Verdict['tool']
  readonly subject: SubjectObservation
  readonly owned: OwnedFiles
}

/** Why shards are not the one run that they are said to be. */
export interface ShardRefusal {
  readonly kind:
    | 'missing'
    | 'doubled'
    | 'count'
    | 'tool'
    | 'commit'
    | 'work-tree'
    | 'owned'
    | 'environment'
    | 'settings'
    | 'seeds'
    | 'fixtures'
    | 'files'
  /** One sentence that names the file. */
  readonly what: string
  readonly remedy: string
}

/** Everything that keeps these shards from being one run at hand; empty when nothing does. Pure, and the same in any order of them. */
export function refusalsOf(shards: readonly NamedShard[], hand: ShardsAtHand): readonly ShardRefusal[] {
  const sorted = shards.toSorted(inOrderOfShards)
  const foreign = [...handRefusals(sorted, hand), ...oddRefusals(sorted)]
  const coverage = coverageRefusals(sorted)
  return [...foreign, ...coverage.shards, ...(foreign.length === 0 && coverage.shards.length === 0 ? coverage.files() : [])]
}

/** By number, then by name. */
export function inOrderOfShards(a: NamedShard, b: NamedShard): number {
  const [one, other] = [a.shard.shard, b.shard.shard]
  if (one.count !== other.count) return one.count - other.count
  if (one.index !== other.index) return one.index - other.index
  return a.file < b.file ? -1 : a.file > b.file ? 1 : 0
}
