import { chai } from 'vitest'

export interface Expecting {
  /** How chai is told to compare: null, unless code gave it a way of its own. */
  readonly comparison: () => unknown
}

/**
 * Calls `look` at each `expect(x)`, before its matcher is looked up. chai asks its configuration then how to compare, and that is the one
 * thing of ours that it touches: no frame of ours stands in any stack.
 */
export function whenExpecting(look: () => void): Expecting {
  const { config } = chai
  let comparison = config.deepEqual
  Object.defineProperty(config, 'deepEqual', {
    configurable: true,
    enumerable: true,
    get: () => {
      look()
      return comparison
    },
    set: (next: typeof comparison) => {
      comparison = next
    },
  })
  return { comparison: () => comparison }
}
