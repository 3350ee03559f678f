import { ROWS } from '../../decide/rows.ts'
import type { Row } from '../../decide/rows.ts'
import { claimMatcher } from '../../check/claims.ts'
import type { RuleId } from '../../model/findings.ts'
import type { LedgerRow } from '../../model/owned-observations.ts'
import type {
  JudgedFinding,
  Verdict,
  VerdictFailure,
  VerdictFreeze,
  VerdictKnownBad,
  VerdictRegion,
  VerdictTest,
} from '../../model/verdict.ts'
import type { TestId } from '../../model/words.ts'
import type { TablePreset } from '../../rules/rule.ts'
import { isRuleId, TABLE_PRESETS } from '../../rules/table.ts'
import type { FileAtHand } from './at-hand.ts'

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
      /** The known-bads that it killed. */
      readonly kills: readonly string[]
      /** What it claims, and which files of that it imported. */
      readonly regions: readonly VerdictRegion[]
      /** Its rows in the ledger at hand. */
      readonly rows: readonly LedgerRow[]
    }
  | {
      readonly kind: 'file'
      readonly file: string
      readonly tests: readonly VerdictTest[]
      readonly findings: readonly JudgedFinding[]
      readonly regions: readonly VerdictRegion[]
      /** Those whose header says that they break it. */
      readonly knownBad: readonly VerdictKnownBad[]
      /** Whether there is a verdict that could say more. */
      readonly judged: boolean
      /** null for a file that is not at hand. */
      readonly atHand: FileAtHand | null
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

/** Signatures, tests and files, which mean something in one verdict. What is at hand beside it is not looked at here. */
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
    kills: verdict.knownBad.flatMap(({ file, killedBy }) => (killedBy.includes(test.id) ? [file] : [])),
    regions: verdict.regions.filter(({ tests }) => tests.includes(test.id)),
    rows: [],
  }
}

function explainFile(verdict: Verdict, file: string): Explained | undefined {
  const told = toldOfFile(verdict, file)
  return told.tests.length + told.findings.length + told.regions.length + told.knownBad.length === 0 ? undefined : told
}

/** What a verdict says of a file; nothing of one that it does not know. */
export function toldOfFile(verdict: Verdict | null, file: string): Extract<Explained, { kind: 'file' }> {
  const { tests = [], findings = [], regions = [], knownBad = [] } = verdict ?? {}
  return {
    kind: 'file',
    file,
    tests: tests.filter(({ id }) => fileOf(id) === file),
    findings: findings.filter(({ at, args }) => at?.file === file || ('file' in args && args.file === file)),
    regions: regions.filter(({ covers, imported }) => claimMatcher([covers])(file) || imported.includes(file)),
    knownBad: knownBad.filter((one) => one.file === file || claimMatcher(one.covers)(file)),
    judged: verdict !== null,
    atHand: null,
  }
}

/** The file of an id, `[project] file > suite > title`. */
function fileOf(id: TestId): string {
  const path = id.replace(/^\[[^\]]*\] /, '')
  const end = path.indexOf(' > ')
  return end < 0 ? path : path.slice(0, end)
}
