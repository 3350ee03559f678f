import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CapturedInput } from '../model/tag.ts'
import type { SeenInput } from './state.ts'

const CORPUS = ['.oracle', 'corpus']

/**
 * Writes inputs below `.oracle/corpus/` of the root, each in a file that is named by what was captured and the hash of its bytes. A file
 * that is there already holds the same bytes and is left alone.
 * @throws {Error} when a part of that path is a symbolic link or a file, or cannot be written.
 */
export function keepInputs(root: string, inputs: readonly SeenInput[]): readonly CapturedInput[] {
  if (inputs.length === 0) return []
  const folder = CORPUS.reduce((above, part) => folderIn(above, part), root)
  return inputs.map((input) => keep(folder, input))
}

function folderIn(above: string, part: string): string {
  const folder = join(above, part)
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (found === undefined) mkdirSync(folder, { recursive: true })
  else if (!found.isDirectory()) throw new Error(`${folder} is not a folder. Remove it: captured inputs stay below the project's root.`)
  return folder
}

function keep(folder: string, { name, extension, bytes }: SeenInput): CapturedInput {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = `${fileName(name)}-${sha256}.${extension}`
  const path = join(folder, file)
  if (!existsSync(path)) {
    // Workers may keep the same input at the same time: each writes a file of its own, and renames it to the same name.
    const fresh = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}`
    writeFileSync(fresh, bytes, { flag: 'wx' })
    renameSync(fresh, path)
  }
  return { name, file: [...CORPUS, file].join('/'), sha256 }
}

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
