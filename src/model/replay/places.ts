/** The same project stands in different folders: texts name its root by a word of their own. */
import type { ProjectPath } from '../words.ts'

const ROOT = '\u27e8root\u27e9'

/** The ways in which a folder is written, longest first: as a path, as an address, and as one that Vite serves. */
export function placesFor(root: string): readonly string[] {
  const posix = root.replaceAll('\\', '/').replace(/\/$/, '')
  const address = `file://${posix.startsWith('/') ? '' : '/'}${encodeURI(posix)}`
  return [...new Set([address, posix, root])].filter((place) => place.length > 1)
}

/** Puts the word in place of each of the folders. */
export function rewriter(places: readonly string[]): (text: string) => string {
  return (text) => {
    let now = text
    for (const place of places) if (now.includes(place)) now = now.replaceAll(place, place.startsWith('file:') ? `file:${ROOT}` : ROOT)
    return now
  }
}

/** Puts a folder in place of the word, in a text of `encode`. */
export function placed(text: string, root: string): string {
  if (!text.includes(ROOT)) return text
  const [address = root] = placesFor(root)
  return text.replaceAll(`file:${ROOT}`, escaped(address)).replaceAll(ROOT, escaped(root))
}

function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

/** From the root, with slashes; undefined outside of it. */
export function pathBelow(root: string, file: string): ProjectPath | undefined {
  const posix = file.replace(/[?#].*$/, '').replaceAll('\\', '/')
  const folder = `${root.replaceAll('\\', '/').replace(/\/$/, '')}/`
  return posix.startsWith(folder) ? posix.slice(folder.length) : undefined
}
