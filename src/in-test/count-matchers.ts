import { chai } from 'vitest'

/** Where one executed assertion is counted. */
export type Count = (assertion?: object) => void

/**
 * Counts each matcher that is executed, and not `expect(x)` alone. It hangs on what the matchers themselves touch and leave again
 * before they can throw, so that no frame of ours stands in any stack: `assert`, which nearly all end in and which cuts the stack
 * itself; and `_obj`, by which spy matchers and those of `expect.extend` get the received value.
 */
export function countMatchers(count: Count): void {
  const { prototype } = chai.Assertion
  /** Whose matcher was already counted when it read `_obj`, until it ends in `assert`. */
  let counted: unknown
  const received = Object.getOwnPropertyDescriptor(prototype, '_obj')
  const readReceived = received?.get
  if (received === undefined || readReceived === undefined) return
  Object.defineProperty(prototype, '_obj', {
    ...received,
    get(this: object): unknown {
      const flags = flagsOf(this)
      if (counted !== flags) {
        counted = flags
        count(this)
      }
      return Reflect.apply(readReceived, this, [])
    },
  })

  const original: unknown = Reflect.get(prototype, 'assert')
  if (typeof original !== 'function') return
  prototype.assert = function assert(this: object, ...values: unknown[]): void {
    if (counted === flagsOf(this)) counted = undefined
    else count(this)
    Reflect.apply(original, this, values)
  }
}

/** What an assertion and the proxy around it share. */
function flagsOf(assertion: object): unknown {
  return Reflect.get(assertion, '__flags')
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
