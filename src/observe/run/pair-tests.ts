import type { TestObservation } from '../../model/run.ts'

/** From the worst to the best; of several looks at a test, the worst is what became of it. */
export const STATES: readonly TestObservation['state'][] = ['failed', 'pending', 'skipped', 'passed']

export function worst<T>(order: readonly T[], a: T, b: T): T {
  return order.indexOf(a) < order.indexOf(b) ? a : b
}

/**
 * Two looks at the tests of one file as one. A test is the same in both if its titles are, in order.
 * @returns the first look's tests, each made one with the later look's by `merge`, and what only the later look has
 */
export function pairTests(
  first: readonly TestObservation[],
  later: readonly TestObservation[],
  merge: (first: TestObservation, later: TestObservation) => TestObservation,
): { readonly merged: readonly TestObservation[]; readonly left: readonly TestObservation[] } {
  const waiting = new Map<string, TestObservation[]>()
  for (const test of later) {
    const same = waiting.get(keyOf(test))
    if (same === undefined) waiting.set(keyOf(test), [test])
    else same.push(test)
  }
  const merged = first.map((test) => {
    const again = waiting.get(keyOf(test))?.shift()
    return again === undefined ? test : merge(test, again)
  })
  return { merged, left: [...waiting.values()].flat() }
}

function keyOf({ titles }: TestObservation): string {
  return JSON.stringify(titles)
}
