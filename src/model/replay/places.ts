/** The same project stands in different folders: texts name its root by a word of their own. */
import type { ProjectPath } from '../words.ts'

const ROOT = '\u27e8root\u27e9'
const TEMPORARY = '\u27e8tmp\u27e9'

/** The ways in which a folder is written, longest first: as a path, as an address, and as one that Vite serves. */
export function placesFor(root: string): readonly string[] {
  const posix = root.replaceAll('\\', '/').replace(/\/$/, '')
  const address = `file://${posix.startsWith('/') ? '' : '/'}${encodeURI(posix)}`
  return [...new Set([address, posix, root])].filter((place) => place.length > 1)
}

/**
 * Puts words in place of the folders.
 * @param roots places of the project
 * @param temporary the folder for temporary files, which the project's may lie in
 */
export function rewriter(roots: readonly string[], temporary?: string): (text: string) => string {
  const words = new Map<string, string>(roots.map((place) => [place, place.startsWith('file:') ? `file:${ROOT}` : ROOT]))
  if (temporary !== undefined)
    for (const place of placesFor(temporary)) words.set(place, place.startsWith('file:') ? `file:${TEMPORARY}` : TEMPORARY)
  return (text) => {
    let now = text
    for (const [place, word] of words) if (now.includes(place)) now = now.replaceAll(place, word)
    return now
  }
}

/** Puts the folders in place of their words, in a text of `encode`. */
export function placed(text: string, root: string, temporary: string): string {
  let now = text
  for (const [word, folder] of [
    [ROOT, root],
    [TEMPORARY, temporary],
  ] as const) {
    if (!now.includes(word)) continue
    const [address = folder] = placesFor(folder)
    now = now.replaceAll(`file:${word}`, escaped(address)).replaceAll(word, escaped(folder))
  }
  return now
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
