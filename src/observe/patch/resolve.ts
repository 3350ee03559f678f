import type { Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'

/** In the order in which Vite tries them (`resolve.extensions`), with those behind it that TypeScript and Node know. */
export const EXTENSIONS = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json', '.cjs', '.cts', '.vue', '.svelte'] as const

/** TypeScript lets an import name the file that it will be compiled to. */
const COMPILED_FROM: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx'],
  '.mjs': ['.mts'],
  '.cjs': ['.cts'],
  '.jsx': ['.tsx'],
}

/** The file of a tree that a path names, seen from a folder ('' or with a `/` behind): as written, with an extension, or as a folder's index. */
export function fileAt(tree: Pick<Tree, 'has'>, folder: string, path: string): ProjectPath | null {
  const joined = joinPath(folder, path.replace(/[?#].*$/, ''))
  if (joined === null || joined === '') return null
  if (tree.has(joined)) return joined
  const extension = /\.[a-z]+$/.exec(joined)?.[0] ?? ''
  for (const source of COMPILED_FROM[extension] ?? []) {
    const file = joined.slice(0, -extension.length) + source
    if (tree.has(file)) return file
  }
  for (const ending of EXTENSIONS) if (tree.has(joined + ending)) return joined + ending
  for (const ending of EXTENSIONS) if (tree.has(`${joined}/index${ending}`)) return `${joined}/index${ending}`
  return null
}

/** null for a path that leaves the root, or that is absolute. */
export function joinPath(folder: string, path: string): ProjectPath | null {
  if (path.startsWith('/') || /^[a-z]+:/i.test(path)) return null
  const parts: string[] = []
  for (const part of `${folder}${path}`.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return null
  }
  return parts.join('/')
}
