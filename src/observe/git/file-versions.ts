import type { ObjectId } from '../../model/words.ts'
import { askGit } from './ask.ts'

/** What one commit made of a file. */
export interface FileVersion {
  readonly commit: ObjectId
  /** Blobs; null where there was or is no file. */
  readonly before: ObjectId | null
  readonly after: ObjectId | null
}

/**
 * The commits that changed a file, newest first, as far as the history at hand goes; merges are left out, for they bring what other
 * commits did. Throws GitRefusal.
 * @param root the folder that the path is from
 */
export async function versionsOf(root: string, path: string): Promise<readonly FileVersion[]> {
  const args = ['--literal-pathspecs', 'log', '--no-merges', '--no-renames', '--raw', '--no-abbrev', '--no-show-signature', '--format=%H']
  const text = (await askGit(root, [...args, 'HEAD', '--', path])).toString('utf8')
  const versions: FileVersion[] = []
  let commit = ''
  for (const line of text.split('\n')) {
    const [, before, after] = /^:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) /.exec(line) ?? []
    if (before !== undefined && after !== undefined) versions.push({ commit, before: blobOf(before), after: blobOf(after) })
    else if (/^[0-9a-f]+$/.test(line)) commit = line
  }
  return versions
}

const blobOf = (id: string): ObjectId | null => (/^0+$/.test(id) ? null : id)
