import { createHash } from 'node:crypto'
import type { ProjectPath, Sha256 } from '../../model/words.ts'
import { readBytes } from './bytes.ts'

/**
 * What people already have: the lines of `sha256sum` (text, binary and escaped names), or one hex digest over a tree. `invalid` lists
 * every line that is neither.
 */
export type ImportedHashes =
  | { readonly state: 'lines'; readonly hashes: ReadonlyMap<string, Sha256> }
  | { readonly state: 'tree'; readonly digest: Sha256 }
  | { readonly state: 'invalid'; readonly mistakes: readonly ImportMistake[] }

export interface ImportMistake {
  /** Counts from 1. */
  readonly line: number
  readonly wrong: string
}

/** `<64 hex digits><space><space or *><name>`; a backslash in front says that the name is escaped (coreutils manual, "md5sum invocation"). */
const LINE = /^(\\?)([0-9a-fA-F]{64}) [ *](.+)$/s

export function readImport(text: string): ImportedHashes {
  const digest = /^\s*([0-9a-fA-F]{64})\s*$/.exec(text)?.[1]
  if (digest !== undefined) return { state: 'tree', digest: digest.toLowerCase() }
  const hashes = new Map<string, Sha256>()
  const mistakes: ImportMistake[] = []
  text.split('\n').forEach((written, index) => {
    const line = written.replace(/\r$/, '')
    if (line === '') return
    const [, escaped, hex, name] = LINE.exec(line) ?? []
    if (hex === undefined || name === undefined) {
      mistakes.push({ line: index + 1, wrong: `${JSON.stringify(line.slice(0, 120))} is not a line of sha256sum` })
      return
    }
    const path = (escaped === '' ? name : unescaped(name)).replace(/^(?:\.\/+)+/, '')
    const sha256 = hex.toLowerCase()
    const before = hashes.get(path)
    if (before !== undefined && before !== sha256) mistakes.push({ line: index + 1, wrong: `${path} has another hash in an earlier line` })
    hashes.set(path, sha256)
  })
  if (hashes.size === 0 && mistakes.length === 0) mistakes.push({ line: 1, wrong: 'the file is empty' })
  return mistakes.length > 0 ? { state: 'invalid', mistakes } : { state: 'lines', hashes }
}

function unescaped(name: string): string {
  return name.replace(/\\([\\nr])/g, (_, letter: string) => ({ '\\': '\\', n: '\n', r: '\r' })[letter] ?? letter)
}

/**
 * SHA-256 over a tree: for each file, sorted by the bytes of its relative path in UTF-8, the relative path, NUL, the file's bytes, NUL.
 * Throws when a file cannot be read whole.
 * @param folder From the root, '' for the root itself; paths are taken relative to it.
 */
export function treeDigest(root: string, folder: ProjectPath, files: readonly ProjectPath[]): Sha256 {
  const prefix = folder === '' ? '' : `${folder}/`
  const named = files.map((file) => ({ file, name: Buffer.from(file.slice(prefix.length)) }))
  const hasher = createHash('sha256')
  for (const { file, name } of named.sort((a, b) => Buffer.compare(a.name, b.name))) {
    const bytes = readBytes(root, file)
    if (!(bytes instanceof Uint8Array)) throw new Error(`${file}: ${bytes.state === 'absent' ? 'it is not there' : bytes.because}`)
    hasher.update(name).update('\0').update(bytes).update('\0')
  }
  return hasher.digest('hex')
}

/** The folders that all files have in common, deepest first, the root ('') last. */
export function commonFolders(files: readonly ProjectPath[]): readonly ProjectPath[] {
  const [first = '', ...rest] = files
  let folder = first.split('/').slice(0, -1)
  for (const file of rest) {
    const parts = file.split('/').slice(0, -1)
    const different = folder.findIndex((part, index) => part !== parts[index])
    if (different !== -1) folder = folder.slice(0, different)
  }
  return [...folder.map((_, index) => folder.slice(0, folder.length - index).join('/')), '']
}
