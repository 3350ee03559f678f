/** What a test file, or a file that it imports by a relative path, names among its imports. */
export interface Mentions {
  readonly fastCheck: boolean
  /** As written: `node:assert`, `assert/strict` and so on. */
  readonly asserts: readonly string[]
}

export interface Disk {
  /** The file's text; undefined when it cannot be read. */
  readonly read: (path: string) => string | undefined
  readonly join: (folder: string, path: string) => string
  readonly folder: (path: string) => string
}

const NODE_ASSERT = /['"]((?:node:)?assert(?:\/strict)?)['"]/g
const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"\n]+)['"]/g
const ENDINGS = ['', '.ts', '.js', '.mts', '.mjs', '.tsx', '.jsx', '/index.ts', '/index.js']
/** A test file with more relative imports than that is looked at in part; what is missed is found once it has been loaded. */
const MAX_IMPORTS = 20

/**
 * Looks through the text of a test file and of its direct relative imports, without parsing: a mention in a comment costs a little
 * time, a missed one is found after the file has been loaded.
 */
export function mentionsOf(file: string, disk: Disk, follow: boolean): Mentions {
  const text = disk.read(file) ?? ''
  const asserts = new Set(Array.from(text.matchAll(NODE_ASSERT), ([, name = '']) => name))
  let fastCheck = text.includes('fast-check')
  if (follow && !fastCheck) fastCheck = importedTexts(file, text, disk).some((imported) => imported.includes('fast-check'))
  return { fastCheck, asserts: [...asserts] }
}

function importedTexts(file: string, text: string, disk: Disk): readonly string[] {
  const folder = disk.folder(file)
  const paths = new Set(Array.from(text.matchAll(RELATIVE_IMPORT), ([, path = '']) => path))
  return [...paths].slice(0, MAX_IMPORTS).flatMap((path) => {
    const found = readModule(disk.join(folder, path.replace(/\?.*$/, '')), disk)
    return found === undefined ? [] : [found]
  })
}

function readModule(path: string, disk: Disk): string | undefined {
  const bare = path.replace(/\.js$/, '')
  for (const candidate of new Set([...(bare === path ? [] : [path, `${bare}.ts`, `${bare}.tsx`]), ...ENDINGS.map((end) => path + end)])) {
    const text = disk.read(candidate)
    if (text !== undefined) return text
  }
  return undefined
}
