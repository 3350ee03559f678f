import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { ProjectPath } from '../../model/words.ts'

/** What the file system says of a file without reading it; a write that puts the old bytes and times back still moves `ctime`. */
export type FileStamps = ReadonlyMap<ProjectPath, string>

/** The files that people own as far as their policy and lock name them, sorted. */
export function sealedFilesOf({ policy, ledger, lock, invariants, seeds, intent }: OwnedFiles): readonly ProjectPath[] {
  const files = new Set<ProjectPath>([policy, ledger, lock, invariants, seeds, intent].map((file) => file.path))
  if (lock.state === 'read') {
    for (const locked of [lock.value.fixtures, lock.value.tests, lock.value.knownBad]) {
      for (const file of Object.keys(locked)) files.add(file)
    }
  }
  if (policy.state === 'read') {
    for (const rule of policy.value.fixtures.schemas) for (const file of [rule.schema, ...(rule.invariants ?? [])]) files.add(file)
  }
  return [...files].sort()
}

/** Asks for many files at once, a bounded number at a time. A file that is not there has the stamp `absent`. */
export async function stampFiles(root: string, files: readonly ProjectPath[]): Promise<FileStamps> {
  const stamps = new Map<ProjectPath, string>()
  const queue = files.values()
  const worker = async (): Promise<void> => {
    for (const file of queue) stamps.set(file, await stampOf(join(root, file)))
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  return stamps
}

async function stampOf(path: string): Promise<string> {
  try {
    const { ino, size, mtimeNs, ctimeNs } = await stat(path, { bigint: true })
    return `${ino} ${size} ${mtimeNs} ${ctimeNs}`
  } catch (cause) {
    return `absent ${cause instanceof Error && 'code' in cause ? String(cause.code) : ''}`
  }
}

/** The files whose stamp is another one now, sorted. */
export function writtenSince(before: FileStamps, after: FileStamps): readonly ProjectPath[] {
  return [...before]
    .filter(([file, stamp]) => after.get(file) !== stamp)
    .map(([file]) => file)
    .sort()
}
