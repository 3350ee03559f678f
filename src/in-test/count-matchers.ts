import { chai } from 'vitest'

/** Where one executed assertion is counted. */
export type Count = (assertion?: object) => void

export interface CountedMatchers {
  /** Runs matchers so that one which rejects throws without a message: making one costs more than all of the comparing. */
  readonly quietly: (run: () => void) => void
}

const REJECTED = Symbol('rejected')

/**
 * Counts each matcher that is executed, and not `expect(x)` alone. It hangs on what the matchers themselves touch and leave again
 * before they can throw, so that no frame of ours stands in any stack: `assert`, which nearly all end in and which cuts the stack
 * itself; and `_obj`, by which spy matchers and those of `expect.extend` get the received value.
 * @param count Before a matcher compares. @param compared When one has, before it can throw; not of each.
 */
export function countMatchers(count: Count, compared: () => void): CountedMatchers {
  const { prototype } = chai.Assertion
  /** Whose matcher was already counted when it read `_obj`, until it ends in `assert`. */
  let counted: unknown
  let quiet = false
  countReadings(prototype, (assertion) => {
    const flags = flagsOf(assertion)
    if (counted === flags) return
    counted = flags
    count(assertion)
  })

  const { assert: original } = prototype
  prototype.assert = function assert(this: object, ...values: Parameters<typeof original>): void {
    const flags = flagsOf(this)
    if (quiet) {
      if (Boolean(values[0]) === (Reflect.get(flags, 'negate') === true)) throw REJECTED
      return
    }
    if (counted === flags) {
      counted = undefined
      compared()
    } else count(this)
    Reflect.apply(original, this, values)
  }
  return {
    quietly: (run) => {
      quiet = true
      try {
        run()
      } finally {
        quiet = false
      }
    },
  }
}

function countReadings(prototype: object, count: (assertion: object) => void): void {
  const received = Object.getOwnPropertyDescriptor(prototype, '_obj')
  const read = received?.get
  if (received === undefined || read === undefined) return
  Object.defineProperty(prototype, '_obj', {
    ...received,
    get(this: object): unknown {
      count(this)
      return Reflect.apply(read, this, [])
    },
  })
}

/** What an assertion and the proxy around it share. */
function flagsOf(assertion: object): object {
  const flags: object = Reflect.get(assertion, '__flags')
  return flags
}

/** Counts snapshots, which end neither in `assert` nor in `_obj`: each asks its state once what is expected, before it compares. */
export function countSnapshots(snapshotState: unknown, count: Count): void {
  if (typeof snapshotState !== 'object' || snapshotState === null) return
  const prototype: unknown = Object.getPrototypeOf(snapshotState)
  if (typeof prototype !== 'object' || prototype === null || snapshotStates.has(prototype)) return
  const original: unknown = Reflect.get(prototype, 'probeExpectedSnapshot')
  if (typeof original !== 'function') return
  snapshotStates.add(prototype)
  Object.defineProperty(prototype, 'probeExpectedSnapshot', {
    configurable: true,
    writable: true,
    value(this: object, ...values: unknown[]): unknown {
      count()
      return Reflect.apply(original, this, values)
    },
  })
}

const snapshotStates = new WeakSet<object>()
