import { hash, createHash } from 'node:crypto'
import { closeSync, constants, lstatSync, openSync, readFileSync, readSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { ProjectPath, Sha256 } from '../../model/words.ts'

/** `refused`: something is there, but it is no file of the tree whose bytes could stand for it. */
export type FileBytes =
  | { readonly state: 'hashed'; readonly sha256: Sha256 }
  | { readonly state: 'absent' }
  | { readonly state: 'refused'; readonly because: string }

/** Larger files are read in pieces of this many bytes. */
const PIECE = 8 * 1024 * 1024
/** Other work of the process waits at most about this long, in milliseconds. */
const SLICE = 20
/** Not on Windows, where it is undefined and the check before it has to do. */
const READ_NO_LINK = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)

/**
 * The SHA-256 of each file's bytes as they are. Symbolic links (the file itself or a folder above it, below the root), whatever is no
 * regular file, and paths that leave the root are refused.
 *
 * Reads and hashes on this thread: on small and middle files the calls of the thread pool cost more than they win.
 * @param root Absolute.
 */
export async function hashFiles(root: string, files: Iterable<ProjectPath>): Promise<ReadonlyMap<ProjectPath, FileBytes>> {
  const seen = new Map<ProjectPath, FileBytes>()
  const linkAbove = linksAbove(root)
  let since = performance.now()
  for (const file of files) {
    if (!seen.has(file)) seen.set(file, bytesOf(root, file, linkAbove))
    if (performance.now() - since < SLICE) continue
    await setImmediate()
    since = performance.now()
  }
  return seen
}

/** The bytes themselves, under the same conditions; what stands for none is said as for `hashFiles`. */
export function readBytes(root: string, file: ProjectPath): Uint8Array | Exclude<FileBytes, { state: 'hashed' }> {
  return whole(root, file, linksAbove(root), (open) => readFileSync(open))
}

function bytesOf(root: string, file: ProjectPath, linkAbove: (file: ProjectPath) => string): FileBytes {
  const sha256 = whole(root, file, linkAbove, hashOf)
  return typeof sha256 === 'string' ? { state: 'hashed', sha256 } : sha256
}

function whole<T>(
  root: string,
  file: ProjectPath,
  linkAbove: (file: ProjectPath) => string,
  read: (open: number, size: number) => T,
): T | Exclude<FileBytes, { state: 'hashed' }> {
  const refused = (because: string): FileBytes & { state: 'refused' } => ({ state: 'refused', because })
  if (!isInside(file)) return refused('it is outside the root')
  try {
    const link = linkAbove(file)
    if (link !== '') return refused(`its folder ${link} is a symbolic link`)
    const path = join(root, file)
    const stats = lstatSync(path)
    if (!stats.isFile()) return refused(kindOf(stats))
    return opened(path, (open) => read(open, stats.size))
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    return code === 'ENOENT' || code === 'ENOTDIR' ? { state: 'absent' } : refused(`it cannot be read (${code})`)
  }
}

/** Whether a path from the root stays below it. */
export function isInside(file: ProjectPath): boolean {
  return file !== '' && !file.startsWith('/') && !/^[A-Za-z]:/.test(file) && !file.split('/').includes('..')
}

function kindOf(stats: Stats): string {
  if (stats.isSymbolicLink()) return 'it is a symbolic link'
  return stats.isDirectory() ? 'it is a folder' : 'it is no regular file'
}

/** The first folder above a file that is a symbolic link, '' without one. Each folder is asked for once. */
function linksAbove(root: string): (file: ProjectPath) => string {
  const known = new Map<ProjectPath, string>([['', '']])
  const linkAt = (folder: ProjectPath): string => {
    const before = known.get(folder)
    if (before !== undefined) return before
    const above = linkAt(parentOf(folder))
    const link = above === '' && lstatSync(join(root, folder)).isSymbolicLink() ? folder : above
    known.set(folder, link)
    return link
  }
  return (file) => linkAt(parentOf(file))
}

function parentOf(path: ProjectPath): ProjectPath {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

function opened<T>(path: string, use: (open: number) => T): T {
  const open = openSync(path, READ_NO_LINK)
  try {
    return use(open)
  } finally {
    closeSync(open)
  }
}

function hashOf(open: number, size: number): Sha256 {
  if (size <= PIECE) return hash('sha256', readFileSync(open))
  const hasher = createHash('sha256')
  const piece = Buffer.allocUnsafe(PIECE)
  for (let count = readSync(open, piece); count > 0; count = readSync(open, piece)) hasher.update(piece.subarray(0, count))
  return hasher.digest('hex')
}
