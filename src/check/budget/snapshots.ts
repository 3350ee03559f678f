import { finding } from '../../model/finding.ts'
import type { Finding, FindingArguments, Mitigation } from '../../model/findings.ts'
import type { TestFileSyntax } from '../../model/syntax.ts'
import type { SourceLocation } from '../../model/words.ts'
import { gathered } from './gathered.ts'

/** How many rewritten entries of one file are told one by one. */
const MAX_TOLD = 20

const GREW: Mitigation = {
  severity: 'note',
  within: 'recommended',
  because: 'every line that was expected still is, in the same order, and lines were added',
}

/** A recorded value that is another now; where it only grew, nothing that base's tests say has been taken back. */
export function rewritten(
  args: FindingArguments['snapshot-rewritten'],
  values: { readonly before: string; readonly after: string },
  at: SourceLocation | undefined,
): Finding {
  const one = finding('snapshot-rewritten', args, at)
  return grew(values.before, values.after) ? { ...one, atMost: GREW } : one
}

/** What is on one line alone can be anything with a line added, and what was empty says nothing. */
function grew(before: string, after: string): boolean {
  const [was, now] = [before.split('\n'), after.split('\n')]
  if (was.length < 2) return false
  let next = 0
  for (const line of now) if (line === was[next]) next++
  return next === was.length
}

/** Stored snapshots whose value is another under the same key. A key that is new, was renamed, or left with its test is no rewrite. */
export function checkSnapshots(base: readonly TestFileSyntax[], head: readonly TestFileSyntax[]): readonly Finding[] {
  const now = gathered(
    head.flatMap((file) => file.snapshots),
    ({ key }) => key,
  )
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
      const args = { test: one.key, file: other.at.file, before: one.text, after: other.text }
      found.push(rewritten(args, { before: one.value, after: other.value }, other.at))
    }
  }
  return found
}
