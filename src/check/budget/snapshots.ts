import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import type { StoredSnapshot, TestFileSyntax } from '../../model/syntax.ts'

/** How many rewritten entries of one file are told one by one. */
const MAX_TOLD = 20

/** Stored snapshots whose value is another under the same key. A key that is new, was renamed, or left with its test is no rewrite. */
export function checkSnapshots(base: readonly TestFileSyntax[], head: readonly TestFileSyntax[]): readonly Finding[] {
  const now = new Map<string, StoredSnapshot[]>()
  for (const one of head.flatMap((file) => file.snapshots)) {
    const list = now.get(one.key)
    if (list === undefined) now.set(one.key, [one])
    else list.push(one)
  }
  const found: Finding[] = []
  for (const file of base) {
    let told = 0
    for (const one of file.snapshots) {
      const others = now.get(one.key) ?? []
      // The same key in another file is another snapshot, unless this one has moved.
      const own = others.find((s) => s.at.file === file.file)
      const other = own ?? others[0]
      const isKept = own === undefined ? others.some((s) => s.value === one.value) : own.value === one.value
      if (other === undefined || isKept || told >= MAX_TOLD) continue
      told++
      found.push(finding('snapshot-rewritten', { test: one.key, file: other.at.file, before: one.text, after: other.text }, other.at))
    }
  }
  return found
}
