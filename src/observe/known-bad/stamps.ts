import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What the file system says of each file of a tree, without what is installed. */
export type Stamps = ReadonlyMap<string, string>

/** Asks at once, so that nothing is written between two answers of ours. */
export function stampsOf(folder: string): Stamps {
  const stamps = new Map<string, string>()
  const visit = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const file = join(path, entry.name)
      if (entry.name === 'node_modules') continue
      if (entry.isDirectory()) visit(file)
      else stamps.set(file, stampOf(file))
    }
  }
  visit(folder)
  return stamps
}

function stampOf(file: string): string {
  const stat = lstatSync(file, { bigint: true, throwIfNoEntry: false })
  return stat === undefined ? 'gone' : `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`
}

/** @param but files that may have been written, as long as they are there */
export function sameStamps(a: Stamps, b: Stamps, but: ReadonlyMap<string, unknown>): boolean {
  return a.size === b.size && [...a].every(([file, stamp]) => b.get(file) === stamp || (but.has(file) && b.has(file)))
}
