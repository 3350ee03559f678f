import type { LockFile } from '../../model/owned-files.ts'
import type { ProjectPath, Sha256 } from '../../model/words.ts'
import { hashFiles } from './bytes.ts'

/** One file that a lock does not hold, and how. */
export type LockDifference = {
  readonly file: ProjectPath
  readonly kind: 'fixture' | 'known-bad' | 'test'
} & (
  | { readonly state: 'changed'; readonly locked: Sha256; readonly now: Sha256 }
  | { readonly state: 'missing'; readonly locked: Sha256 }
  | { readonly state: 'unlocked' }
  | { readonly state: 'refused'; readonly because: string }
)

/**
 * The bytes at hand against a lock, sorted by path. Test files that the lock does not name are not seen here: whether a file holds
 * trusted tests is known only when it was collected.
 * @param there The fixtures and known-bads at hand, as `listFixtures` and `listKnownBads` give them.
 */
export async function compareLock(
  root: string,
  lock: LockFile,
  there: { readonly fixtures: readonly ProjectPath[]; readonly knownBad: readonly ProjectPath[] },
): Promise<readonly LockDifference[]> {
  const entries = lockedEntries(lock)
  const known = new Set(entries.map(({ file, kind }) => `${kind}\0${file}`))
  const unlocked = (kind: 'fixture' | 'known-bad', files: readonly ProjectPath[]): readonly LockDifference[] =>
    files.filter((file) => !known.has(`${kind}\0${file}`)).map((file) => ({ file, kind, state: 'unlocked' }))
  const bytes = await hashFiles(
    root,
    entries.map(({ file }) => file),
  )
  const differing = entries.flatMap(({ file, kind, locked }): readonly LockDifference[] => {
    const now = bytes.get(file) ?? { state: 'absent' as const }
    if (now.state === 'absent') return [{ file, kind, state: 'missing', locked }]
    if (now.state === 'refused') return [{ file, kind, state: 'refused', because: now.because }]
    return now.sha256 === locked ? [] : [{ file, kind, state: 'changed', locked, now: now.sha256 }]
  })
  const all = [...differing, ...unlocked('fixture', there.fixtures), ...unlocked('known-bad', there.knownBad)]
  return all.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0))
}

interface LockedEntry {
  readonly file: ProjectPath
  readonly kind: LockDifference['kind']
  readonly locked: Sha256
}

export function lockedEntries({ fixtures, knownBad, tests }: LockFile): readonly LockedEntry[] {
  return [
    ...Object.entries(fixtures).map(([file, locked]) => ({ file, kind: 'fixture' as const, locked })),
    ...Object.entries(knownBad).map(([file, locked]) => ({ file, kind: 'known-bad' as const, locked })),
    ...Object.entries(tests).map(([file, { sha256 }]) => ({ file, kind: 'test' as const, locked: sha256 })),
  ]
}
