import type { KnownBad, KnownBadFolder } from '../../model/known-bad.ts'
import type { OwnedFile } from '../../model/owned-observations.ts'
import type { ProjectPath } from '../../model/words.ts'
import { syntaxOf } from '../owned/parse.ts'
import type { FileSource } from '../owned/source.ts'
import { LARGEST, unreadable } from '../owned/text.ts'
import { readEdits } from './read-edits.ts'
import { readPatch } from './read-patch.ts'

/** The files of a tree that are known-bads, sorted; what looks like one by its name is among them, so that it is not passed over. */
export function knownBadPaths(paths: Iterable<ProjectPath>, folder: ProjectPath): readonly ProjectPath[] {
  const below = folder === '' ? '' : `${folder}/`
  return [...paths].filter((path) => path.startsWith(below) && /\.(?:patch|diff|ya?ml|json)$/.test(path)).sort()
}

/**
 * Reads known-bads whole: each as it is written, or all its mistakes with their places. Never throws.
 * @param paths those of the tree that `files` reads; see `knownBadPaths`
 * @param prefix where the project lies below the top of its repository, which patches name files from; '' at the top
 */
export async function readKnownBads(
  files: FileSource,
  folder: ProjectPath,
  paths: readonly ProjectPath[],
  prefix: string = '',
): Promise<KnownBadFolder> {
  return { folder, files: await Promise.all(paths.map((path) => readKnownBad(files, path, prefix))) }
}

async function readKnownBad(files: FileSource, path: ProjectPath, prefix: string): Promise<OwnedFile<KnownBad>> {
  if (syntaxOf(path) !== null) return readEdits(files, path)
  if (!path.endsWith('.patch')) return unreadable(path, 'has a name that says no kind of known-bad', 'name it .patch, .yaml or .json')
  let bytes: Uint8Array | null
  try {
    bytes = await files.read(path)
  } catch (cause) {
    return unreadable(path, `cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, 'make it a plain file')
  }
  if (bytes === null) return { state: 'absent', path }
  if (bytes.length > LARGEST) return unreadable(path, `has ${bytes.length} bytes, more than the ${LARGEST} that are read`, 'break less')
  return readPatch(path, bytes, prefix)
}
