import type { TestBlock } from '../../model/syntax.ts'
import { fullKey, isActive, standing } from './assertions.ts'
import type { Stated } from './assertions.ts'
import { gathered } from './gathered.ts'
import { takeEqual } from './matching.ts'
import type { Open } from './matching.ts'

/** A test of base with the one that it became, and which of its assertions were found again. */
export interface Compared {
  readonly before: TestBlock
  readonly after: TestBlock | null
  readonly open: Open
  readonly kept: { readonly before: Stated; readonly after: Stated }[]
}

/** Assertions of new tests that no test of base had. */
export type Fresh = Map<TestBlock | null, Stated[]>

/**
 * Takes what still stands in any test out of what is open.
 * @returns what new tests say besides
 */
export function takeAnywhere(compared: readonly Compared[], added: readonly TestBlock[]): Fresh {
  const fresh = added
    .filter((t) => t.kind !== 'helper' && isActive(t))
    .flatMap((test) => test.assertions.map((assertion): Stated => ({ test, assertion })))
    .filter(decidesSomething)
  const all: Open = {
    lost: compared.flatMap((c) => c.open.lost),
    gained: [...compared.flatMap((c) => c.open.gained).filter(decidesSomething), ...fresh],
  }
  const found = takeEqual(all, fullKey, (b, a) => (b.test.kind === 'helper') === (a.test.kind === 'helper'))
  const usedBefore = new Set(found.map((f) => f.before))
  const usedAfter = new Set(found.map((f) => f.after))
  const byTest = gathered(found, ({ before }) => before.test)
  for (const one of compared) {
    one.kept.push(...(byTest.get(one.before) ?? []))
    one.open.lost = one.open.lost.filter((s) => !usedBefore.has(s))
    one.open.gained = one.open.gained.filter((s) => !usedAfter.has(s))
  }
  return gathered(
    fresh.filter((s) => !usedAfter.has(s)),
    ({ test }) => test,
  )
}

function decidesSomething({ assertion }: Stated): boolean {
  return standing(assertion) < 2
}

/** The new test in which more than half of the assertions of one that is gone stand as they did; null where there is none. */
export function successorOf({ open, kept }: Compared, fresh: Fresh): TestBlock | null {
  const counts = new Map<TestBlock, number>()
  for (const { after } of kept) counts.set(after.test, (counts.get(after.test) ?? 0) + 1)
  const most = [...counts].find(([test, count]) => fresh.has(test) && 2 * count > kept.length + open.lost.length)
  return most?.[0] ?? null
}
