import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { createReadStream } from 'node:fs'
import { lstat, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectId, ProjectPath } from '../../model/words.ts'
import type { Blob } from './blobs.ts'
import { GitRefusal } from './refusal.ts'
import type { ListedPath, WorktreeSettings } from './worktree-list.ts'

/** A file or a symbolic link as git would store it. */
export interface FileAtHand {
  readonly kind: 'file'
  readonly mode: '100644' | '100755' | '120000'
  /** Of the blob that its bytes make. */
  readonly id: ObjectId
  /** Reads it again. Throws GitRefusal when it is not what it was. */
  readonly read: () => Promise<Blob>
}

/** What is at a path. `folder`: a submodule, where git says that there is one. */
export type AtHand = FileAtHand | { readonly kind: 'absent' } | { readonly kind: 'folder' }

type Algorithm = 'sha1' | 'sha256'

/** Larger files are hashed piece by piece and never kept. */
const LARGEST = 64 * 1024 * 1024
const ABSENT: AtHand = { kind: 'absent' }

/** Looks at one path after the other below `top`. What lies behind a symbolic link is not there, as git has it. */
export function lookAt(top: string, settings: WorktreeSettings, algorithm: Algorithm): (listed: ListedPath) => Promise<AtHand> {
  const folders = new Map<ProjectPath, Promise<boolean>>()
  const isFolder = (path: ProjectPath): Promise<boolean> => {
    if (path === '') return Promise.resolve(true)
    const known = folders.get(path) ?? look(path)
    folders.set(path, known)
    return known
  }
  const look = async (path: ProjectPath): Promise<boolean> =>
    (await isFolder(above(path))) && (await statOf(join(top, path), path))?.isDirectory() === true
  return async (listed) => {
    if (!(await isFolder(above(listed.path)))) return ABSENT
    return atHand(join(top, listed.path), listed, settings, algorithm)
  }
}

const above = (path: ProjectPath): ProjectPath => path.slice(0, Math.max(0, path.lastIndexOf('/')))

async function atHand(file: string, listed: ListedPath, settings: WorktreeSettings, algorithm: Algorithm): Promise<AtHand> {
  const { path } = listed
  const stat = await statOf(file, path)
  if (stat === null) return ABSENT
  if (stat.isDirectory()) return { kind: 'folder' }
  if (stat.isSymbolicLink()) {
    const id = idOf(await readable(readlink(file, { encoding: 'buffer' }), path), algorithm)
    return {
      kind: 'file',
      mode: '120000',
      id,
      read: async () => unchanged(await readlink(file, { encoding: 'buffer' }), id, path, algorithm),
    }
  }
  // git stores no sockets, pipes and devices.
  if (!stat.isFile()) return ABSENT
  const mode = modeOf(stat, listed, settings)
  if (stat.size > LARGEST) {
    const id = await readable(streamedId(file, stat.size, algorithm), path)
    return { kind: 'file', mode, id, read: () => Promise.resolve({ state: 'too-large', size: stat.size }) }
  }
  const id = idOf(await readable(readFile(file), path), algorithm)
  return { kind: 'file', mode, id, read: async () => unchanged(await readable(readFile(file), path), id, path, algorithm) }
}

function modeOf(stat: Stats, { mode }: ListedPath, { hasModes, hasLinks }: WorktreeSettings): FileAtHand['mode'] {
  // Where the file system has no links, git checks one out as a file with its target.
  if (!hasLinks && mode === '120000') return '120000'
  if (!hasModes) return mode === '100755' ? '100755' : '100644'
  return (stat.mode & 0o100) === 0 ? '100644' : '100755'
}

async function statOf(file: string, path: ProjectPath): Promise<Stats | null> {
  try {
    return await lstat(file)
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')) return null
    throw unreadable(path, cause)
  }
}

async function readable<T>(reading: Promise<T>, path: ProjectPath): Promise<T> {
  try {
    return await reading
  } catch (cause) {
    throw unreadable(path, cause)
  }
}

function unreadable(path: ProjectPath, cause: unknown): GitRefusal {
  return new GitRefusal(
    `${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}. Make it readable, or commit without it.`,
  )
}

function unchanged(bytes: Buffer, id: ObjectId, path: ProjectPath, algorithm: Algorithm): Blob {
  if (idOf(bytes, algorithm) === id) return { state: 'read', bytes }
  throw new GitRefusal(`${path} changed while it was looked at. Run the command again when nothing writes there.`)
}

/** Format: `git help hash-object`; a blob is its length and its bytes. */
function idOf(bytes: Buffer, algorithm: Algorithm): ObjectId {
  return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}

async function streamedId(file: string, size: number, algorithm: Algorithm): Promise<ObjectId> {
  const hash = createHash(algorithm).update(`blob ${size}\0`)
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer)
  return hash.digest('hex')
}
