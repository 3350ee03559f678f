import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import type { StoredSnapshot, TestFileSyntax } from '../../model/syntax.ts'

/** How many rewritten entries of one file are told one by one. */
const MAX_TOLD = 20

/** Stored snapshots whose value is another under the same key. A key that is new, was renamed, or left with its test is no rewrite. */
export function checkSnapshots(base: readonly TestFileSyntax[], head: readonly TestFileSyntax[]): readonly Finding[] {
  const now = new Map<string, StoredSnapshot[]>()
  for (const file of head) for (const one of file.snapshots) now.set(one.key, [...(now.get(one.key) ?? []), one])
  const found: Finding[] = []
  for (const file of base) {
    let told = 0
    for (const one of file.snapshots) {
      const others = now.get(one.key) ?? []
      const other = others.find((s) => s.at.file === file.file) ?? others[0]
      if (other === undefined || others.some((s) => s.value === one.value) || told >= MAX_TOLD) continue
      told++
      found.push(finding('snapshot-rewritten', { test: one.key, file: other.at.file, before: one.text, after: other.text }, other.at))
    }
  }
  return found
}
