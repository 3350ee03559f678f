import { integerSeeds } from '../model/integer-seeds.ts'
import type { WorkerSettings } from '../model/tag.ts'
import type { TestRecord } from './state.ts'

/** What is read and set of a declared test; both majors have it. */
export interface DeclaredTest {
  readonly name: string
  readonly concurrent?: boolean | undefined
  repeats?: number | undefined
  readonly meta: { readonly oracle?: { readonly cls: string; readonly seeds?: string } }
}

/** A test of `@fast-check/vitest` has taken its one seed while it was collected. */
const SEED_IN_TITLE = / \(with seed=-?\d+\)$/

/**
 * Runs a property test once for each sealed seed and once for the fresh one, by Vitest's own repeats. Not for concurrent tests, since
 * fast-check has one configuration for all; nor where the test has repeats of its own. Those run on the fresh seed alone.
 */
export interface SealedSeeds {
  /** Before the first test of a file. */
  readonly plan: (test: DeclaredTest, record: () => TestRecord) => void
  /** The seed of all attempts of one repeat, which count from 0. */
  readonly seedFor: (test: DeclaredTest, repeat: number) => number
}

export function sealedSeeds(settings: WorkerSettings): SealedSeeds {
  const plans = new WeakMap<DeclaredTest, readonly number[]>()
  const fresh = settings.freshSeed | 0

  return {
    plan(test, record) {
      if (settings.oneSeed === true) return
      const { oracle } = test.meta
      if (oracle?.cls !== 'P' || test.concurrent === true || test.repeats !== undefined || SEED_IN_TITLE.test(test.name)) return
      const name = oracle.seeds ?? ''
      const sealed = integerSeeds(settings.seedLists[name] ?? [])
      if (sealed.length === 0) return
      plans.set(test, [...sealed, fresh])
      record().seeds.add(`list:${name}`)
      test.repeats = sealed.length
    },
    seedFor: (test, repeat) => plans.get(test)?.[repeat] ?? fresh,
  }
}
