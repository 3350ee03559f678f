import { closeSync, mkdirSync, openSync, symlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Tree, TreeEntry } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { Blobs } from '../git/blobs.ts'
import { GitRefusal } from '../git/refusal.ts'
import { foldersOf } from './judged.ts'
import { contentOf } from './large-files.ts'
import { staysInside } from './links.ts'

/** What of a tree is not in the folder as git has it. */
export interface LeftOut {
  /** Symbolic links that lead out of the tree; sorted. */
  readonly links: readonly ProjectPath[]
  /** Submodules: an empty folder stands there; sorted. */
  readonly submodules: readonly ProjectPath[]
}

/** Bytes of a link's target. */
const LONGEST_TARGET = 4096

/**
 * Writes all files of a tree below a folder, which is made and must not be there yet. Nothing that is there is ever overwritten or
 * followed, so that names which are one name on this file system end in an error and not in a file that another one hides.
 * @param tree by path from the top of the repository
 * @param largeFiles where the content of files lies that git keeps apart; without it, their pointers are written
 * @throws {GitRefusal} for a name that no tree may hold, for two names that are one here, and when a blob cannot be read
 */
export async function materialiseTree(tree: Tree, blobs: Blobs, folder: string, largeFiles?: string): Promise<LeftOut> {
  for (const path of tree.keys()) assertPlain(path)
  mkdirSync(folder)
  // A folder stands behind the one that holds it.
  for (const path of [...foldersOf(tree.keys())].sort()) mkdirSync(join(folder, path), { recursive: true })
  const links = new Map<ProjectPath, string>()
  const submodules: ProjectPath[] = []
  await Promise.all(
    Array.from(tree, async ([path, entry]) => {
      if (entry.mode === '160000') submodules.push(path)
      else if (entry.mode === '120000') links.set(path, await targetOf(path, entry, blobs))
      else {
        const bytes = await bytesOf(path, entry, blobs)
        writeNew(folder, path, entry, largeFiles === undefined ? bytes : contentOf(path, bytes, largeFiles))
      }
    }),
  )
  // Last, when nothing is written below a folder any more.
  for (const path of submodules) mkdirSync(join(folder, path), { recursive: true })
  const inside = [...links].filter(([path]) => staysInside(path, links))
  for (const [path, target] of inside) once(path, () => symlinkSync(target, join(folder, path)))
  const made = new Set(inside.map(([path]) => path))
  return { links: [...links.keys()].filter((path) => !made.has(path)).sort(), submodules: submodules.sort() }
}

function writeNew(folder: string, path: ProjectPath, { mode }: TreeEntry, bytes: Buffer): void {
  once(path, () => {
    const file = openSync(join(folder, path), 'wx', mode === '100755' ? 0o755 : 0o644)
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
    } finally {
      closeSync(file)
    }
  })
}

function once(path: ProjectPath, make: () => void): void {
  try {
    make()
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
    throw new GitRefusal(
      `Two names of the tree are one on this file system, and ${JSON.stringify(path)} is the second. Rename one of them, or judge on a file system that tells them apart.`,
    )
  }
}

async function bytesOf(path: ProjectPath, { id }: TreeEntry, blobs: Blobs): Promise<Buffer> {
  const blob = await blobs.read(id)
  if (blob.state === 'too-large')
    throw new GitRefusal(`${JSON.stringify(path)} has ${blob.size} bytes, which is more than a judged tree holds.`)
  return blob.bytes
}

async function targetOf(path: ProjectPath, entry: TreeEntry, blobs: Blobs): Promise<string> {
  const bytes = await bytesOf(path, entry, blobs)
  // What cannot be a target leads nowhere inside.
  return bytes.length > LONGEST_TARGET ? '' : bytes.toString('utf8')
}

/** Git itself makes no such tree; a tree object may hold one all the same. */
function assertPlain(path: ProjectPath): void {
  const parts = path.split('/')
  const isPlain = parts.every((part) => part !== '' && part !== '.' && part !== '..' && part.toLowerCase() !== '.git')
  const foreign = process.platform === 'win32' ? /[\0\\:*?"<>|]/ : /\0/
  if (!isPlain || foreign.test(path))
    throw new GitRefusal(`${JSON.stringify(path)} is no name of a file inside of a tree, so the tree is not written to disk.`)
}
