import { readdir, stat } from 'node:fs/promises'
import { posix, resolve } from 'node:path'
import { isMissing, readBytes } from '../../verdict/read.ts'
import { parseShard } from '../../verdict/shards/file.ts'
import { isShardFileName } from '../../verdict/shards/path.ts'
import type { NamedShard } from '../../verdict/shards/refusals.ts'

/** Why a file or folder that was named gives no shard. */
export interface Unreadable {
  /** One sentence that names the file. */
  readonly what: string
  readonly remedy: string
}

export interface ReadShards {
  readonly shards: readonly NamedShard[]
  readonly unreadable: readonly Unreadable[]
}

/** Folders within folders that are looked into: what CI services put around an artifact, and a bit more. */
const DEEPEST = 5

/** The shards in files, and in all files below folders that are named like one. Never throws. */
export async function readShards(words: readonly string[], cwd: string): Promise<ReadShards> {
  const shards: NamedShard[] = []
  const unreadable: Unreadable[] = []
  for (const word of words) {
    const found = await filesOf(word, cwd)
    if (!Array.isArray(found)) {
      unreadable.push(found)
      continue
    }
    for (const file of found) {
      const read = await readShard(file, cwd)
      if ('shard' in read) shards.push(read)
      else unreadable.push(read)
    }
  }
  return { shards, unreadable }
}

async function filesOf(word: string, cwd: string): Promise<string[] | Unreadable> {
  try {
    if (!(await stat(resolve(cwd, word))).isDirectory()) return [word]
    const files = await filesBelow(word, cwd, DEEPEST)
    if (files.length > 0) return files
    return { what: `${word} holds no file of a shard.`, remedy: RUN_THEM }
  } catch (error) {
    if (isMissing(error)) return { what: `${word} is not there.`, remedy: RUN_THEM }
    return { what: `${word} cannot be read: ${wordsOf(error)}.`, remedy: 'Name files and folders that can be read.' }
  }
}

const RUN_THEM =
  "Run each shard with 'vitest-oracle/reporter' (npx vitest run --shard=1/2), and bring their files .oracle/shards/*.json together here."

/** Sorted. Links are not followed: a folder could hold itself. */
async function filesBelow(folder: string, cwd: string, deep: number): Promise<string[]> {
  const entries = await readdir(resolve(cwd, folder), { withFileTypes: true })
  const files: string[] = []
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = posix.join(folder.replaceAll('\\', '/'), entry.name)
    if (entry.isDirectory() && deep > 0) files.push(...(await filesBelow(path, cwd, deep - 1)))
    else if (entry.isFile() && isShardFileName(entry.name)) files.push(path)
  }
  return files
}

async function readShard(file: string, cwd: string): Promise<NamedShard | Unreadable> {
  try {
    const parsed = parseShard(await readBytes(resolve(cwd, file)))
    if (!('mistakes' in parsed)) return { file, shard: parsed.shard }
    const [{ what, where, remedy }] = parsed.mistakes
    return { what: `${file}${where === '' ? '' : where.startsWith('/') ? ` at ${where}` : `:${where}`}: ${what}`, remedy }
  } catch (error) {
    return { what: `${file} cannot be read: ${wordsOf(error)}.`, remedy: 'Name a file that can be read.' }
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
