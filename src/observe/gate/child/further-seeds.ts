import { integerSeeds } from '../../../model/integer-seeds.ts'
import type { SeedLists } from '../../../model/owned-observations.ts'
import type { ModuleObservation, TestObservation } from '../../../model/run.ts'

/**
 * The sealed seeds that property tests of a round did not run on, each with the files that hold such a test. Most tests run on all of
 * them within the round, by Vitest's repeats; tests that run concurrently, that take their seed at collection or that have repeats of
 * their own do not. A test that ran on no seed that it was given would not run on these either.
 */
export function furtherSeeds(modules: readonly ModuleObservation[], lists: SeedLists): ReadonlyMap<number, readonly ModuleObservation[]> {
  const files = new Map<number, ModuleObservation[]>()
  for (const module of modules) {
    for (const seed of new Set(module.tests.flatMap((test) => seedsLeft(test, lists)))) {
      const known = files.get(seed)
      if (known === undefined) files.set(seed, [module])
      else known.push(module)
    }
  }
  return files
}

function seedsLeft({ declared, taggedInside, evidence }: TestObservation, lists: SeedLists): readonly number[] {
  const tag = taggedInside ?? declared
  const runs = evidence?.propertyRuns ?? []
  if (tag?.cls !== 'P' || runs.every(({ pinned }) => pinned)) return []
  const name = tag.seeds ?? ''
  const ran = new Set(runs.map(({ seed }) => seed))
  return integerSeeds(Object.hasOwn(lists, name) ? (lists[name] ?? []) : []).filter((seed) => !ran.has(seed))
}
