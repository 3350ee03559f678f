import type { ObjectId, ProjectPath } from '../../model/words.ts'
import { openBlobs } from '../../observe/git/blobs.ts'
import { versionsOf } from '../../observe/git/file-versions.ts'
import { GitRefusal } from '../../observe/git/refusal.ts'
import { openRepository } from '../../observe/git/repository.ts'
import { readLedger } from '../../observe/owned/ledger.ts'

export interface Renewals {
  /** Commits that moved the end of a test's row. */
  readonly count: number
  /** Whether the history at hand has an end before its beginning, so that there may have been more. */
  readonly isShallow: boolean
}

/** How often the row of a test was renewed, by git's history of the ledger; null where there is none. */
export async function renewalsOf(root: string, ledger: ProjectPath, test: string): Promise<Renewals | null> {
  try {
    const { shallow } = await openRepository(root)
    const versions = await versionsOf(root, ledger)
    const blobs = openBlobs(root)
    try {
      const endIn = async (id: ObjectId | null): Promise<string | undefined> => {
        const blob = id === null ? null : await blobs.read(id)
        if (blob?.state !== 'read') return undefined
        const read = await readLedger({ read: async (path) => (path === ledger ? blob.bytes : null) }, ledger)
        return read.state === 'read' ? read.value.find((row) => row.test === test)?.freeze?.expires : undefined
      }
      let count = 0
      for (const { before, after } of versions) {
        const [was, is] = [await endIn(before), await endIn(after)]
        if (was !== undefined && is !== undefined && was !== is) count += 1
      }
      return { count, isShallow: shallow }
    } finally {
      blobs.close()
    }
  } catch (cause) {
    if (cause instanceof GitRefusal) return null
    throw cause
  }
}

/** `renewed 2 times before` */
export function wordsOfRenewals(renewals: Renewals | null): string {
  if (renewals === null) return 'how often it was renewed before, no history of git says'
  const { count, isShallow } = renewals
  const times = count === 0 ? 'never renewed before' : count === 1 ? 'renewed once before' : `renewed ${count} times before`
  return isShallow ? `${times}, as far as this shallow clone knows (git fetch --unshallow)` : times
}
