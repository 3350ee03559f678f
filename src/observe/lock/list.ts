import { escapePath, glob } from 'tinyglobby'
import type { Policy } from '../../model/owned-files.ts'
import type { ProjectPath } from '../../model/words.ts'

/** Never looked into: what is installed, what git keeps, and what this package writes. */
const NEVER = ['**/node_modules/**', '**/.git/**', '.oracle/**']

/**
 * The files that match one of `patterns` and none of those that begin with `!`, sorted by code unit. Dot files match. Symbolic links
 * are followed, so that what reads the files can refuse what stands behind them, by name.
 * @param root Absolute.
 */
export async function listFiles(root: string, patterns: readonly string[]): Promise<readonly ProjectPath[]> {
  if (patterns.length === 0) return []
  const found = await glob([...patterns], {
    cwd: root,
    dot: true,
    onlyFiles: true,
    followSymbolicLinks: true,
    expandDirectories: false,
    ignore: NEVER,
  })
  return [...new Set(found)].sort()
}

/** The files below a folder that match a glob relative to it. @param folder From the root; '' for the root itself. */
export function listBelow(root: string, folder: ProjectPath, pattern: string): Promise<readonly ProjectPath[]> {
  return listFiles(root, [folder === '' ? pattern : `${escapePath(folder)}/${pattern}`])
}

/** Files that the policy calls fixtures, and those that it wants checked against a schema. */
export async function listFixtures(root: string, { fixtures }: Policy): Promise<readonly ProjectPath[]> {
  const lists = await Promise.all(
    [fixtures.files, ...fixtures.schemas.map(({ files }) => [files])].map((patterns) => listFiles(root, patterns)),
  )
  return [...new Set(lists.flat())].sort()
}

/** Patches and edits that are kept to break the program. */
export async function listKnownBads(root: string, { knownBad }: Policy): Promise<readonly ProjectPath[]> {
  return listBelow(root, knownBad, '**/*.{patch,yaml,yml,json}')
}

/** Paths that are one path in another Unicode form (`é` as one character and as two), as pairs. */
export function unicodeTwins(files: readonly ProjectPath[]): readonly (readonly [ProjectPath, ProjectPath])[] {
  const first = new Map<string, ProjectPath>()
  return [...new Set(files)].flatMap((file): readonly (readonly [ProjectPath, ProjectPath])[] => {
    const form = file.normalize('NFC')
    const twin = first.get(form)
    if (twin !== undefined) return [[twin, file]]
    first.set(form, file)
    return []
  })
}
