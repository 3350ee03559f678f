import { ROWS } from '../../decide/rows.ts'
import type { Row } from '../../decide/rows.ts'
import type { RuleId } from '../../model/findings.ts'
import type { JudgedFinding, Verdict, VerdictFailure, VerdictFreeze, VerdictRegion, VerdictTest } from '../../model/verdict.ts'
import type { TestId } from '../../model/words.ts'
import type { TablePreset } from '../../rules/rule.ts'
import { isRuleId, TABLE_PRESETS } from '../../rules/table.ts'

/** What a word stands for. */
export type Explained =
  | { readonly kind: 'rule'; readonly rule: RuleId }
  | { readonly kind: 'row'; readonly preset: TablePreset; readonly row: Row }
  | { readonly kind: 'signature'; readonly signature: string; readonly failures: readonly [VerdictFailure, ...VerdictFailure[]] }
  | {
      readonly kind: 'test'
      readonly test: VerdictTest
      readonly findings: readonly JudgedFinding[]
      readonly failures: readonly VerdictFailure[]
      readonly freezes: readonly VerdictFreeze[]
    }
  | {
      readonly kind: 'file'
      readonly file: string
      readonly tests: readonly VerdictTest[]
      readonly findings: readonly JudgedFinding[]
      readonly regions: readonly VerdictRegion[]
    }

/** Rules and rows, which mean the same whatever was judged. */
export function explainFixed(word: string): Explained | undefined {
  if (isRuleId(word)) return { kind: 'rule', rule: word }
  for (const preset of TABLE_PRESETS) {
    const row = ROWS[preset].find((candidate) => candidate.row.toLowerCase() === word.toLowerCase())
    if (row !== undefined) return { kind: 'row', preset, row }
  }
  return undefined
}

/** Signatures, tests and files, which mean something in one verdict. */
export function explainIn(verdict: Verdict, word: string): Explained | undefined {
  const [first, ...others] = verdict.failures.filter(({ signature }) => signature === word)
  if (first !== undefined) return { kind: 'signature', signature: word, failures: [first, ...others] }
  const test = verdict.tests.find(({ id }) => id === word)
  if (test !== undefined) return explainTest(verdict, test)
  return explainFile(verdict, word.replace(/^\.\//, ''))
}

/** The words that would have meant something, for a suggestion. */
export function knownWords(verdict: Verdict): readonly string[] {
  const files = verdict.tests.map(({ id }) => fileOf(id))
  return [...new Set([...verdict.failures.map(({ signature }) => signature), ...verdict.tests.map(({ id }) => id), ...files])]
}

function explainTest(verdict: Verdict, test: VerdictTest): Explained {
  return {
    kind: 'test',
    test,
    findings: verdict.findings.filter(
      ({ args }) => ('test' in args && args.test === test.id) || ('owner' in args && args.owner === test.id),
    ),
    failures: verdict.failures.filter(({ owner }) => owner === test.id),
    freezes: verdict.freezes.filter((freeze) => freeze.test === test.id),
  }
}

function explainFile(verdict: Verdict, file: string): Explained | undefined {
  const tests = verdict.tests.filter(({ id }) => fileOf(id) === file)
  const findings = verdict.findings.filter(({ at, args }) => at?.file === file || ('file' in args && args.file === file))
  const regions = verdict.regions.filter(
    ({ covers, imported }) => covers === file || covers.startsWith(`${file}#`) || imported.includes(file),
  )
  return tests.length + findings.length + regions.length === 0 ? undefined : { kind: 'file', file, tests, findings, regions }
}

/** The file of an id, `[project] file > suite > title`. */
function fileOf(id: TestId): string {
  const path = id.replace(/^\[[^\]]*\] /, '')
  const end = path.indexOf(' > ')
  return end < 0 ? path : path.slice(0, end)
}
