import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whenEnding } from './ending.ts'

export interface TemporaryFolder {
  /** Absolute, without symbolic links in it. */
  readonly path: string
  readonly remove: () => void
}

/** A folder of ours that is gone when this process is, however it ends but for SIGKILL. */
export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(realpathSync(tmpdir()), 'oracle-'))
  const remove = (): void => {
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 })
    } catch {
      // A process that was just killed may still hold it; what is left lies in the system's own place for such things.
    }
  }
  const keep = whenEnding(remove)
  return {
    path,
    remove: () => {
      keep()
      remove()
    },
  }
}
