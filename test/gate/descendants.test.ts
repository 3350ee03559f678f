import { describe, expect, test } from 'vitest'
import { type ProcessTable, descendantsOf } from '../../src/observe/gate/descendants.ts'

/** Processes by number: when they began, and the numbers of what they started. */
type Processes = Record<number, { readonly start: string; readonly children: readonly number[] }>

function table(processes: Processes): ProcessTable & { readonly killed: readonly number[] } {
  const killed: number[] = []
  return {
    startOf: (pid) => processes[pid]?.start ?? null,
    childrenOf: (pid) => processes[pid]?.children ?? [],
    kill: (pid) => void killed.push(pid),
    killed,
  }
}

describe.runIf(process.platform === 'linux')('the processes below one', () => {
  test('what was started by what was started is ended, also after those between have ended', () => {
    const processes: Processes = {
      1: { start: 'a', children: [2] },
      2: { start: 'b', children: [3] },
      3: { start: 'c', children: [] },
    }
    const at = table(processes)
    const { look, kill } = descendantsOf(1, at)
    look()
    delete processes[2]
    kill()
    expect(at.killed).toEqual([3])
  })

  test('a number that is used again leads to nobody, whichever process of ours had it', () => {
    const processes: Processes = { 1: { start: 'a', children: [2] }, 2: { start: 'b', children: [] } }
    const at = table(processes)
    const { look, kill } = descendantsOf(1, at)
    look()
    // Both ended, and two strangers with children of their own have their numbers.
    processes[1] = { start: 'x', children: [8] }
    processes[2] = { start: 'y', children: [9] }
    processes[8] = { start: 'z', children: [] }
    processes[9] = { start: 'z', children: [] }
    look()
    kill()
    expect(at.killed).toEqual([])
  })
})
