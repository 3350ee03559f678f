import type { ObjectId, ProjectPath } from '../../model/words.ts'
import { askGit } from './ask.ts'
import type { Repository } from './repository.ts'
import { git as realGit } from './run.ts'
import type { Git } from './run.ts'

/** One version of a file, and the commit that brought it. */
export interface FileVersion {
  readonly commit: ObjectId
  /** Of its blob. */
  readonly id: ObjectId
}

/** So many commits of one file are looked at. */
const MOST_COMMITS = 500

/**
 * The versions of a file up to a commit, newest first, without those in which it is not there. In a shallow clone, as far as it goes.
 * Throws GitRefusal.
 * @param path from the top of the repository
 */
export async function versionsOf(
  { top }: Pick<Repository, 'top'>,
  head: ObjectId,
  path: ProjectPath,
  git: Git = realGit,
): Promise<readonly FileVersion[]> {
  const how = ['--format=commit %H', '--raw', '--no-abbrev', '--no-renames', '--no-ext-diff', '--no-textconv', '--no-color', '--no-notes']
  const output = await askGit(top, ['log', ...how, `--max-count=${MOST_COMMITS}`, head, '--', `:(top,literal)${path}`], git)
  const versions: FileVersion[] = []
  let commit = ''
  for (const line of output.toString('utf8').split('\n')) {
    commit = /^commit ([0-9a-f]+)$/.exec(line)?.[1] ?? commit
    const [, mode = '', id = ''] = /^:\d{6} (\d{6}) [0-9a-f]+ ([0-9a-f]+) [AMT]\t/.exec(line) ?? []
    if (mode === '100644' || mode === '100755') versions.push({ commit, id })
  }
  return versions
}
