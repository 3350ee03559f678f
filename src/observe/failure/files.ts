import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** How the paths of one root are recognised: each spelling is absolute, with `/` between its parts and at its end. */
export interface RootSpellings {
  readonly spellings: readonly string[]
  /** Drive letters and UNC names mean the same in either case. */
  readonly ignoreCase: boolean
}

const known = new Map<string, RootSpellings>()

/** A root as given and, where it is a symbolic link or lies behind one, as the loader of modules names it. */
export function rootSpellings(root: string): RootSpellings {
  const before = known.get(root)
  if (before !== undefined) return before
  const spellings = [...new Set([root, ...realPaths(root)].map((path) => `${absolutePath(path).replace(/\/+$/, '')}/`))]
  const found = { spellings, ignoreCase: spellings.some((path) => /^(?:[a-z]:|\/\/)/i.test(path)) }
  if (known.size > 100) known.clear()
  known.set(root, found)
  return found
}

/** The second writes short names of Windows (`RUNNER~1`) out. */
function realPaths(root: string): readonly string[] {
  try {
    return [realpathSync(root), realpathSync.native(root)]
  } catch {
    return []
  }
}

/** The folder that holds the code of this package as it runs: `dist` of an installed one. */
const home = `${absolutePath(fileURLToPath(new URL('../../../', import.meta.url))).replace(/\/+$/, '')}/`

/** Frames of this package are no place in the project, also when it is linked and therefore not below `node_modules`. */
const ownCode = [`${home}src/`, `${home}reporters/`]

/**
 * A file of a stack frame: from the root, with `/`, when it is the project's own code; else absolute (or a scheme), so that
 * `isProjectFile` says no. `raw` may be a path of either kind of system, a `file:` URL, or have the query of a bundler behind it.
 */
export function frameFile(raw: string, root: RootSpellings): string {
  const path = absolutePath(raw)
  return belowRoot(path, root) ?? belowRoot(decoded(path), root) ?? path
}

/** Whether a file that `frameFile` made is the project's own code. */
export function isProjectFile(file: string): boolean {
  return file !== '' && !/^(?:\/|[A-Za-z][\w+.-]*:|\.\.\/)|</.test(file) && !/(?:^|\/)node_modules\//.test(file) && /[./]/.test(file)
}

function belowRoot(path: string, root: RootSpellings): string | null {
  for (const spelling of root.spellings) {
    const start = path.slice(0, spelling.length)
    if (start !== spelling && !(root.ignoreCase && start.toLowerCase() === spelling.toLowerCase())) continue
    if (spelling !== home && ownCode.some((folder) => path.startsWith(folder))) return null
    const file = path.slice(spelling.length)
    return isProjectFile(file) ? file : null
  }
  return null
}

/** With `/`, without scheme, query, `.` and `..`; composed characters, because some file systems hand out the decomposed ones. */
function absolutePath(raw: string): string {
  let path = raw.trim()
  if (/^file:/i.test(path)) path = decoded(path.replace(/^file:(?:\/\/(?=\/)|\/\/localhost(?=\/)|(?=\/\/[^/]))?/i, ''))
  if (/^(?:[A-Za-z]:\\|\\\\|\\\?\\)/.test(path) || !path.includes('/')) path = path.replaceAll('\\', '/')
  path = path
    .replace(/^\/\/\?\//, '')
    .replace(/^\/@fs\/+(?=[A-Za-z]:\/)/, '')
    .replace(/^\/@fs\//, '/')
    .replace(/^\/(?=[A-Za-z]:\/)/, '')
  const query = path.indexOf('?')
  if (query > 0) path = path.slice(0, query)
  return withoutDots(path).normalize('NFC')
}

function withoutDots(path: string): string {
  if (!/(?:^|\/)\.\.?(?:\/|$)/.test(path)) return path
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 1 && parts.at(-1) !== '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

function decoded(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * A text in which the root folder, in any of its spellings, is written `<root>`, and what follows it with `/`: the text then says
 * the same on each machine.
 */
export function withoutRoot(text: string, root: RootSpellings): string {
  let result = text
  for (const spelling of root.spellings) {
    const path = spelling.slice(0, -1)
    // The root of a file system occurs in every path.
    if (path.length < 2 || /^[A-Za-z]:$/.test(path)) continue
    const url = encodeURI(path.startsWith('/') ? path : `/${path}`)
    const forms = [`file://${url}`, `file://${path}`, path, path.replaceAll('/', '\\\\'), path.replaceAll('/', '\\')]
    for (const form of new Set(forms)) result = replacePath(result, form, root.ignoreCase)
  }
  return result
}

function replacePath(text: string, form: string, ignoreCase: boolean): string {
  const haystack = ignoreCase ? text.toLowerCase() : text
  // Some letters change their length with their case.
  if (haystack.length !== text.length) return text
  const needle = ignoreCase ? form.toLowerCase() : form
  let result = ''
  let done = 0
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + needle.length)) {
    const before = text.slice(at - 1, at)
    const end = at + needle.length
    if (/[\w.\\/-]/.test(before) || /[\w-]/.test(text.slice(end, end + 1))) continue
    const rest = /^[^\s'"`<>|?*:;,()[\]{}]*/.exec(text.slice(end, end + 1000))?.[0] ?? ''
    result += `${text.slice(done, at)}<root>${rest.replaceAll(/\\+/g, '/')}`
    done = end + rest.length
    if (done > at + needle.length) at = done - needle.length
  }
  return result + text.slice(done)
}
