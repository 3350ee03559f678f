import { createHash } from 'node:crypto'
import type { ObjectId, ProjectPath } from '../../model/words.ts'
import { commitSource } from '../../observe/git/source.ts'
import { folderSource } from '../../observe/owned/source.ts'
import type { FileSource } from '../../observe/owned/source.ts'
import type { PolicyAtHand } from '../../verdict/bind.ts'

/** Where a verdict says that its policy was read: the work tree, or a commit. */
const sourceOf = (root: string, ref: ObjectId | null): FileSource => (ref === null ? folderSource(root) : commitSource(root, ref))

/** The bytes of the policy at hand, by their hash. They are not parsed: the verdict says what they meant. */
export async function observePolicy(root: string, path: ProjectPath, ref: ObjectId | null): Promise<PolicyAtHand> {
  try {
    const bytes = await sourceOf(root, ref).read(path)
    if (bytes === null) return { state: 'absent', path }
    return { state: 'read', path, sha256: createHash('sha256').update(bytes).digest('hex') }
  } catch (error) {
    return { state: 'unavailable', path, because: error instanceof Error ? error.message : String(error) }
  }
}

/** Whether the policy lists phases that a merge needs. One that cannot be used demands nothing; no verdict under it allows. */
export async function requiresMerge(root: string, path: ProjectPath, ref: ObjectId | null): Promise<boolean> {
  const { readOwnedFiles } = await import('../../observe/owned/read.ts')
  const { policy } = await readOwnedFiles(sourceOf(root, ref), path)
  return policy.state === 'read' && policy.value.require !== undefined
}
