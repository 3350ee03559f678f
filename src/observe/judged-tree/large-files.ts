import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ProjectPath } from '../../model/words.ts'
import { askGit } from '../git/ask.ts'
import { git as realGit } from '../git/run.ts'
import type { Git } from '../git/run.ts'

/**
 * Files that git keeps as a pointer to their content, by Git LFS. A blob's text is then all that the rest of this package reads of such a
 * file, so that code and manifests never count as one: they would run as something else than was read.
 */
const NEVER = /\.(?:[cm]?[jt]sx?|vue|svelte|wasm|node)$|(?:^|\/)(?:package|tsconfig[^/]*)\.json$/i

/** Format: git-lfs, docs/spec.md. */
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize \d+\n$/
const LONGEST_POINTER = 200

/** The pointer that stands for a file's content; null for files that are none. */
export function pointerTo(path: ProjectPath, content: Uint8Array): Buffer | null {
  if (NEVER.test(path)) return null
  return Buffer.from(`version https://git-lfs.github.com/spec/v1\noid sha256:${sha256(content)}\nsize ${content.length}\n`)
}

/** Where the content of such files lies in a repository, whether any does or not. */
export async function largeFilesOf(root: string, git: Git = realGit): Promise<string> {
  const [folder = ''] = (await askGit(root, ['rev-parse', '--git-common-dir'], git)).toString('utf8').split('\n')
  return join(resolve(root, folder), 'lfs', 'objects')
}

/** The content that a blob points to, when it is here and is what the pointer says; else the blob as it is. */
export function contentOf(path: ProjectPath, blob: Buffer, store: string): Buffer {
  const oid = blob.length > LONGEST_POINTER || NEVER.test(path) ? undefined : POINTER.exec(blob.toString('latin1'))?.[1]
  if (oid === undefined) return blob
  try {
    const content = readFileSync(join(store, oid.slice(0, 2), oid.slice(2, 4), oid))
    return sha256(content) === oid && pointerTo(path, content)?.equals(blob) === true ? content : blob
  } catch {
    // It was never fetched: the pointer itself is what a checkout has.
    return blob
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
