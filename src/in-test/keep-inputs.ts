import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CapturedEntry, CapturedInputs } from '../model/captures.ts'
import type { CapturedInput } from '../model/tag.ts'
import type { SeenInput } from './inputs.ts'

const CORPUS = ['.oracle', 'corpus']

/**
 * Writes what one attempt asked for below `.oracle/corpus/` of the root, in a file that is named by what was captured and the hash of its
 * bytes. A file that is there already holds the same bytes and is left alone.
 * @throws {Error} when a part of that path is a symbolic link or a file, or cannot be written.
 */
export function keepInputs(root: string, inputs: readonly SeenInput[]): CapturedInput {
  const names = [...new Set(inputs.map(({ name }) => name))]
  const { extension, bytes } = fileOf(inputs)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = `${fileName(names.join(' '))}-${sha256}.${extension}`
  keepFile(root, file, bytes)
  return { name: names.join(', ').slice(0, LONGEST_NAME), file: [...CORPUS, file].join('/'), sha256 }
}

const LONGEST_NAME = 200

/** Puts a file below `.oracle/corpus/` of the root, whole, unless it is there. Throws as `keepInputs` does. */
export function keepFile(root: string, file: string, bytes: Uint8Array): void {
  const folder = CORPUS.reduce((above, part) => folderIn(above, part), root)
  const path = join(folder, file)
  if (existsSync(path)) return
  // Workers may keep the same input at the same time: each writes a file of its own, and renames it to the same name.
  const fresh = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}`
  writeFileSync(fresh, bytes, { flag: 'wx' })
  renameSync(fresh, path)
}

function folderIn(above: string, part: string): string {
  const folder = join(above, part)
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (found === undefined) mkdirSync(folder, { recursive: true })
  else if (!found.isDirectory()) throw new Error(`${folder} is not a folder. Remove it: captured inputs stay below the project's root.`)
  return folder
}

interface KeptFile {
  readonly extension: 'json' | 'bin' | 'captures.json'
  readonly bytes: Uint8Array
}

function fileOf(inputs: readonly SeenInput[]): KeptFile {
  const [only] = inputs
  if (inputs.length === 1 && only?.later === undefined) {
    if (only?.content?.kind === 'bytes') return { extension: 'bin', bytes: only.content.bytes }
    if (only?.content?.kind === 'json') return { extension: 'json', bytes: textOf(JSON.parse(only.content.text)) }
  }
  const all: CapturedInputs = { version: 1, inputs: inputs.map(entryOf) }
  return { extension: 'captures.json', bytes: textOf(all) }
}

const textOf = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)

function entryOf({ name, later, content }: SeenInput): CapturedEntry {
  if (content === undefined) return { name, pending: true }
  const asked = later === undefined ? { name } : { name, later }
  switch (content.kind) {
    case 'json':
      return { ...asked, value: JSON.parse(content.text) }
    case 'bytes':
      return { ...asked, base64: base64Of(content.bytes) }
    case 'error':
      return { ...asked, error: content.error }
    case 'answer':
      return { ...asked, answer: { ...content.answer, base64: content.bytes === null ? null : base64Of(content.bytes) } }
  }
}

const base64Of = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')

/** Letters, digits and hyphens only: no name can lead to another folder, or differ from another by case alone on one system only. */
function fileName(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
  return words === '' ? 'input' : words
}
