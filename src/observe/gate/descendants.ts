import { readFileSync, readdirSync } from 'node:fs'

/** Remembers what a process started, also after it has left the process and its group. */
export interface Descendants {
  /** Looks at what runs now. */
  readonly look: () => void
  /** Kills all that was ever seen and still runs. */
  readonly kill: () => void
}

const NOWHERE: Descendants = { look: () => {}, kill: () => {} }

/**
 * The processes below one, as often as somebody looks. A process is known by its number and the time of its start, so that a number which
 * is used again is never killed. Linux only, where `/proc` tells.
 */
export function descendantsOf(pid: number | undefined): Descendants {
  if (process.platform !== 'linux' || pid === undefined) return NOWHERE
  const seen = new Map<number, string>()
  const look = (): void => {
    const waiting = [pid, ...seen.keys()]
    for (const parent of waiting) {
      for (const child of childrenOf(parent)) {
        const start = startOf(child)
        if (start === null || seen.get(child) === start) continue
        seen.set(child, start)
        waiting.push(child)
      }
    }
  }
  return {
    look,
    kill: () => {
      look()
      for (const [child, start] of seen) if (startOf(child) === start) killOne(child)
    },
  }
}

/** Format: proc(5), `/proc/pid/task/tid/children`. */
function childrenOf(pid: number): readonly number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1').split(' ').filter(Boolean).map(Number),
    )
  } catch {
    // It has ended.
    return []
  }
}

/** The time of its start; null for a process that has ended. Format: proc(5), `/proc/pid/stat`, fields 3 and 22. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}

export function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
