import type { StoredSnapshot } from '../../model/syntax.ts'
import type { ProjectPath } from '../../model/words.ts'
import { snapshotValue } from './snapshot-text.ts'

const HEAD = 'exports[`'
const MIDDLE = '`] = `'

/** Reads a `.snap` file as its text stands, without running it: ``exports[`key`] = `value`;``. Linear; what is no entry is left out. */
export function parseSnapshotFile(file: ProjectPath, text: string): readonly StoredSnapshot[] {
  const found: StoredSnapshot[] = []
  let line = 1
  let counted = 0
  for (let at = text.indexOf(HEAD); at >= 0; at = text.indexOf(HEAD, at + 1)) {
    const keyEnd = backtick(text, at + HEAD.length)
    if (keyEnd < 0 || !text.startsWith(MIDDLE, keyEnd)) continue
    const begin = keyEnd + MIDDLE.length
    const end = backtick(text, begin)
    if (end < 0) break
    for (; counted < at; counted++) if (text.charCodeAt(counted) === 10) line++
    const value = text.slice(begin, end)
    found.push({
      key: text.slice(at + HEAD.length, keyEnd),
      value: snapshotValue(value),
      text: value.trim().slice(0, 200),
      at: { file, line },
    })
    at = end
  }
  return found
}

/** The next backtick that no backslash escapes. */
function backtick(text: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 92) i++
    else if (c === 96) return i
  }
  return -1
}
