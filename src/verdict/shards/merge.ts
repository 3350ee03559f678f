import type { RunSeen } from '../../model/owned-observations.ts'
import type { ModuleObservation, RunLimit, RunObservation } from '../../model/run.ts'
import type { ShardRun } from '../../model/shard.ts'
import { worstReason } from '../../observe/gate/merge-rounds.ts'
import { idsOf, inOrderOfFiles } from '../../observe/run/identity.ts'
import type { RunCircumstances } from '../build.ts'
import { withImports } from './imports.ts'
import { inOrderOfShards, refusalsOf } from './refusals.ts'
import type { NamedShard, ShardRefusal, ShardsAtHand } from './refusals.ts'

export type MergedShards =
  | { readonly seen: RunSeen; readonly circumstances: RunCircumstances }
  | { readonly refusals: readonly [ShardRefusal, ...ShardRefusal[]] }

/**
 * What one machine would have seen that had run all of it, or why these shards are not one run. Pure, and the same in any order of them.
 * What is judged by is what people own at hand, which is what each shard had.
 */
export function mergeShards(shards: readonly [NamedShard, ...NamedShard[]], hand: ShardsAtHand): MergedShards {
  const [refused, ...others] = refusalsOf(shards, hand)
  if (refused !== undefined) return { refusals: [refused, ...others] }
  const [first, ...rest] = shards.toSorted(inOrderOfShards).map(({ shard }) => shard)
  if (first === undefined) throw new Error('no shard was given')
  const all = [first, ...rest]
  return {
    seen: { now: lastOf(all.map(({ now }) => now)), owned: hand.owned, fixtures: first.fixtures, run: runOf(first, all) },
    circumstances: {
      subject: first.subject,
      environment: first.environment,
      inventory: first.inventory,
      ...timeOf(all),
    },
  }
}

function runOf(first: ShardRun, all: readonly ShardRun[]): RunObservation {
  const runs = all.map(({ run }) => run)
  const { vitest, freshSeed, freshName, freshFrom } = first.run
  return {
    vitest,
    kind: 'run',
    reason: runs.map(({ reason }) => reason).reduce(worstReason, 'passed'),
    modules: withImports(withIds(runs.flatMap(({ modules }) => modules).sort(inOrderOfFiles)), all),
    unhandledErrors: runs.flatMap(({ unhandledErrors }) => unhandledErrors),
    limits: distinct(runs.flatMap(({ limits }) => limits)),
    freshSeed,
    freshName,
    freshFrom,
    runnerExitCode: runs.map(({ runnerExitCode }) => runnerExitCode).find((code) => code !== 0) ?? 0,
    writtenDuringRun: [...new Set(runs.flatMap(({ writtenDuringRun }) => writtenDuringRun))].sort(),
  }
}

/** Ids are unique over a whole run, and each shard could make its own so only over its part. */
function withIds(modules: readonly ModuleObservation[]): readonly ModuleObservation[] {
  const ids = idsOf(modules.flatMap(({ tests }) => tests))
  let at = 0
  return modules.map((module) => {
    const tests = module.tests.map((test, offset) => ({ ...test, id: ids[at + offset] ?? test.id }))
    at += tests.length
    return { ...module, tests }
  })
}

function distinct(limits: readonly RunLimit[]): readonly RunLimit[] {
  const byWords = new Map(limits.map((limit) => [`${limit.kind}\0${limit.because}`, limit]))
  return [...byWords.values()]
}

/** From the start of the first to the end of the last. */
function timeOf(all: readonly ShardRun[]): Pick<RunCircumstances, 'startedAt' | 'milliseconds'> {
  const starts = all.map(({ startedAt }) => startedAt).sort()
  const startedAt = starts[0] ?? ''
  const ends = all.map((one) => Date.parse(one.startedAt) + one.milliseconds)
  return { startedAt, milliseconds: Math.max(0, ...ends.map((end) => end - Date.parse(startedAt))) }
}

/** Instants sort as texts. */
const lastOf = (instants: readonly string[]): string => instants.toSorted().at(-1) ?? ''
