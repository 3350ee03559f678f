import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import type { TestFileSyntax, TestSyntax } from '../../model/syntax.ts'

/** What is said of whole files: those that cannot be parsed, rows of data that are switched off, matchers that are replaced. */
export function checkFiles(before: readonly TestSyntax[], after: readonly TestSyntax[]): readonly Finding[] {
  const was = new Map(before.map((f) => [f.file, f]))
  // A fixture that never parsed, and may have moved, is what it was.
  const known = new Set(before.filter((f) => f.state === 'unparseable').map((f) => `${baseName(f.file)} ${f.message}`))
  const found: Finding[] = []
  for (const file of after) {
    const base = was.get(file.file)
    if (file.state === 'unparseable') {
      if (!known.has(`${baseName(file.file)} ${file.message}`))
        found.push(finding('test-unparseable', { file: file.file, side: 'head', message: file.message }, file.at))
      continue
    }
    if (base?.state !== 'parsed') continue
    found.push(...switchedOff(base, file), ...replaced(base, file))
  }
  return found
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1)
}

function switchedOff(base: TestFileSyntax, head: TestFileSyntax): readonly Finding[] {
  const sum = (rows: Readonly<Record<string, number>>): number => Object.values(rows).reduce((a, b) => a + b, 0)
  const was = sum(base.switchedRows)
  const now = sum(head.switchedRows)
  if (now <= was) return []
  return [finding('table-shrunk', { test: head.file, file: head.file, before: now, after: was }, { file: head.file })]
}

function replaced(base: TestFileSyntax, head: TestFileSyntax): readonly Finding[] {
  return head.replacedMatchers
    .filter((name) => !base.replacedMatchers.includes(name))
    .map((name) =>
      finding('assertion-tautology', { test: head.file, file: head.file, assertion: `expect.extend({ ${name} })` }, { file: head.file }),
    )
}
