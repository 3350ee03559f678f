import { readdirSync, readlinkSync, statSync } from 'node:fs'
import { killOne } from './descendants.ts'
import { MARK } from './environment.ts'
import { textOfProc } from './proc.ts'

/** What a run may have left behind is known by these. */
export interface Traces {
  /** The value of its mark in the environment. */
  readonly mark: string
  /** Folders of ours; whatever stands in one of them was started by the run. */
  readonly folders: readonly string[]
}

/**
 * Kills processes that a run started and that have left its process group: those that carry its mark, or that stand in its folders.
 * Linux only, where `/proc` tells. A process that took off both is not found.
 */
export function killOrphans({ mark, folders }: Traces): void {
  if (process.platform !== 'linux') return
  const mine = process.getuid?.()
  // A process may start another one while it is looked at.
  for (let round = 0; round < 5; round++) {
    const found = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && isOf(name))
    if (found.length === 0) return
    for (const name of found) killOne(Number(name))
  }

  function isOf(name: string): boolean {
    try {
      if (statSync(`/proc/${name}`).uid !== mine || isDead(name)) return false
      if (textOfProc(`/proc/${name}/environ`).split('\0').includes(`${MARK}=${mark}`)) return true
      const folder = readlinkSync(`/proc/${name}/cwd`)
      return folders.some((one) => folder === one || folder.startsWith(`${one}/`))
    } catch {
      // It has ended, or belongs to someone else.
      return false
    }
  }
}

/** A zombie that its parent has not asked about. */
function isDead(name: string): boolean {
  const stat = textOfProc(`/proc/${name}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
}
