import { createHash } from 'node:crypto'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { CapturedInput } from '../../model/tag.ts'
import type { ProjectPath } from '../../model/words.ts'
import { folderSource } from '../owned/source.ts'
import { LARGEST } from './read.ts'

/** As `capture()` names them. */
const KEPT = /^\.oracle\/corpus\/([a-z0-9-]{1,41}-([0-9a-f]{64})\.(?:json|bin|captures\.json))$/

/**
 * Takes over inputs that failing tests left in a tree. What they say of them is not believed: a file that is a link, has another name than
 * `capture()` gives, or other bytes than its name says is passed over. Returns those that were kept.
 * @param keep Puts a file below `.oracle/corpus/`. What it throws is thrown.
 */
export async function bringInputs(
  root: string,
  inputs: readonly CapturedInput[],
  keep: (file: string, bytes: Uint8Array) => void,
): Promise<readonly ProjectPath[]> {
  const brought: ProjectPath[] = []
  for (const path of new Set(inputs.map(({ file }) => file))) {
    const [, file, hash] = KEPT.exec(path) ?? []
    const bytes = file === undefined ? null : await bytesOf(root, path)
    if (file === undefined || bytes === null || createHash('sha256').update(bytes).digest('hex') !== hash) continue
    keep(file, bytes)
    brought.push(path)
  }
  return brought
}

async function bytesOf(root: string, path: ProjectPath): Promise<Uint8Array | null> {
  try {
    const found = await lstat(join(root, path))
    return found.isFile() && found.size <= LARGEST ? await folderSource(root).read(path) : null
  } catch {
    return null
  }
}
