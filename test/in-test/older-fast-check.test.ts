import * as fastCheck from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type FastCheck, isFastCheck, recordFastCheck } from '../../src/in-test/fast-check.ts'
import { newRecord } from '../../src/in-test/state.ts'

/** As fast-check was before 4.10: without global plugins. */
function olderFastCheck() {
  const { installGlobalPlugin: _absent, ...older } = fastCheck
  const before = fastCheck.readConfigureGlobal()
  onTestFinished(() => fastCheck.configureGlobal(before))
  // A function of its own: an instance is known by it.
  return {
    ...older,
    configureGlobal: (parameters: Parameters<typeof fastCheck.configureGlobal>[0]) => fastCheck.configureGlobal(parameters),
  }
}

/** The recorder, at the door that it has for modules of which nothing is known. */
function recorded(module: unknown): FastCheck {
  if (!isFastCheck(module)) throw new Error('not seen as fast-check')
  return module
}

const breaks = fastCheck.property(fastCheck.nat(), (n) => n < 3)
const message = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    return error instanceof Error ? `${error.message}|${String(error.cause)}` : String(error)
  }
  return 'nothing was thrown'
}

describe('fast-check without global plugins', () => {
  test('is recorded, and throws the same', async () => {
    const older = olderFastCheck()
    const record = newRecord({ name: 'x', meta: {} }, 1)
    const plain = message(() => older.assert(breaks, { seed: 1 }))
    recordFastCheck(recorded(older), () => record)
    expect(message(() => older.assert(breaks, { seed: 1 }))).toBe(plain)
    expect(plain).toContain('Property failed after')
    older.assert(
      fastCheck.property(fastCheck.nat(), () => true),
      { seed: 2 },
    )
    await older.assert(
      fastCheck.asyncProperty(fastCheck.nat(), async () => true),
      { seed: 1 },
    )
    expect(record.propertyRuns).toMatchObject([
      { seed: 1, failed: true, pinned: false },
      { seed: 2, failed: false, pinned: true },
      { seed: 1, failed: false, pinned: false },
    ])
  })

  test('keeps a reporter that the project has', () => {
    const older = olderFastCheck()
    const seen: number[] = []
    older.configureGlobal({ reporter: (details) => void seen.push(details.seed) })
    const record = newRecord({ name: 'x', meta: {} }, 1)
    recordFastCheck(recorded(older), () => record)
    older.assert(breaks, { seed: 3 })
    expect(seen).toEqual([3])
    expect(record.propertyRuns).toEqual([])
  })
})
