import { readdirSync } from 'node:fs'
import { textOfProc } from './proc.ts'

/** Remembers what a process started, also after it has left the process and its group. */
export interface Descendants {
  /** Looks at what runs now. */
  readonly look: () => void
  /** Kills all that was ever seen and still runs. */
  readonly kill: () => void
}

const NOWHERE: Descendants = { look: () => {}, kill: () => {} }

/** What is asked of `/proc`. */
export interface ProcessTable {
  /** The time of its start, which no other process of that number shares; null for one that has ended. */
  readonly startOf: (pid: number) => string | null
  readonly childrenOf: (pid: number) => readonly number[]
  readonly kill: (pid: number) => void
}

/**
 * The processes below one, as often as somebody looks. A process is known by its number and the time of its start, so that neither a number
 * which is used again is killed nor what that other process started. Linux only, where `/proc` tells.
 */
export function descendantsOf(pid: number | undefined, table: ProcessTable = PROC): Descendants {
  if (process.platform !== 'linux' || pid === undefined) return NOWHERE
  const { startOf, childrenOf, kill } = table
  const first = startOf(pid)
  if (first === null) return NOWHERE
  const seen = new Map<number, string>()
  const look = (): void => {
    const waiting: (readonly [number, string])[] = [[pid, first], ...seen]
    for (const [parent, begun] of waiting) {
      const children = childrenOf(parent)
      // Asked afterwards: no other process has its number, so these are its own.
      if ((startOf(parent) ?? begun) !== begun) continue
      for (const child of children) {
        const start = startOf(child)
        if (start === null || seen.get(child) === start) continue
        seen.set(child, start)
        waiting.push([child, start])
      }
    }
  }
  return {
    look,
    kill: () => {
      look()
      for (const [child, start] of seen) if (startOf(child) === start) kill(child)
    },
  }
}

/** Format: proc(5), `/proc/pid/task/tid/children`. */
function childrenOf(pid: number): readonly number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.flatMap((thread) => textOfProc(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number))
  } catch {
    // It has ended.
    return []
  }
}

/** The time of its start; null for a process that has ended. Format: proc(5), `/proc/pid/stat`, fields 3 and 22. */
function startOf(pid: number): string | null {
  try {
    const stat = textOfProc(`/proc/${pid}/stat`)
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}

const PROC: ProcessTable = { startOf, childrenOf, kill: killOne }

export function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
