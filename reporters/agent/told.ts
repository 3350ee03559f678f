import type { RuleId } from '../../src/model/findings.ts'
import type { JudgedFinding } from '../../src/model/verdict.ts'
import { plainText, remedyOf, wordsOf } from '../../src/rules/words.ts'
import { quoted, restore } from '../../src/rules/words/shell.ts'
import { partsOf, subjectOf, testOf } from '../cases/subject.ts'

/** Rules whose sentence is made of paths and of the patch's own text alone. A rule that is not here is told by its title. */
const SENTENCES: ReadonlySet<RuleId> = new Set<RuleId>([
  'sealed-path-changed',
  'path-not-writable',
  'oracle-and-code-mixed',
  'runner-config-changed',
  'module-shadowed',
  'suspicious-path',
  'hidden-text',
  'no-production-change',
  'base-behind',
  'policy-missing',
  'lock-missing',
  'fixture-missing',
  'fixture-unlocked',
  'lock-changed-without-intent',
  'test-deleted',
  'assertion-removed',
  'assertion-weakened',
  'expected-value-changed',
  'test-skipped',
  'test-focused',
  'test-emptied',
  'assertion-swallowed',
  'assertion-unreachable',
  'assertion-not-awaited',
  'assertion-tautology',
  'subject-mocked',
  'retry-raised',
  'timeout-raised',
  'table-shrunk',
  'property-narrowed',
  'snapshot-rewritten',
  'budget-negative',
  'budget-overdrawn',
  'production-imports-tests',
  'known-bad-missing',
])

/** Rules that only people can satisfy: their remedies write sealed files, and an agent must not. */
const FOR_OWNERS: ReadonlySet<RuleId> = new Set<RuleId>([
  'policy-missing',
  'policy-invalid',
  'lock-missing',
  'fixture-unlocked',
  'no-oracle-tests',
  'no-property-tests',
  'known-bad-missing',
  'known-bad-stale',
  'known-bad-error',
  'lease-field-missing',
  'lease-duplicate',
  'lease-expired',
  'lease-too-long',
  'lease-on-oracle',
  'lease-not-classified',
  'lease-without-corpus',
  'lease-corpus-mismatch',
  'lease-unknown-test',
  'freeze-cap-exceeded',
  'budget-overdrawn',
  'invariant-missing',
  'flake-window-empty',
  'flake-replay-differs',
  'change-uncovered',
])

/** Rules whose remedy names no test and quotes nothing that a trusted test says, besides those above. */
const REMEDIES: ReadonlySet<RuleId> = new Set<RuleId>([
  'fixture-changed',
  'fixture-schema-violated',
  'fixture-invariant-broken',
  'schema-loosened',
  'test-unparseable',
  'budget-undefined',
  'class-claim-refused',
  'sealed-file-written',
  'oracle-without-evidence',
  'seeds-missing',
  'known-bad-survived',
  'behavior-drift',
  'evidence-missing',
])

/** Rules about tests of a run: they are named by their file, and run as a file, since a title may hold what must come out. */
const RUNS: ReadonlySet<RuleId> = new Set<RuleId>([
  'oracle-failed',
  'oracle-error',
  'oracle-timeout',
  'oracle-missing',
  'oracle-skipped',
  'oracle-flaky',
  'property-empty',
  'flake-without-freeze',
  'flake-signature-unknown',
  'flake-budget-exceeded',
  'untrusted-failed',
  'unhandled-error',
  'expect-tampered',
])

/** What is known of the patch and of its tests, besides the findings. */
export interface Known {
  /** Files that people own and the patch touches. What their tests say is what an agent must not learn here. */
  readonly sealed: ReadonlySet<string>
  /** What tests say that they cover, by their ids: where to look when one of them fails. */
  readonly covers: ReadonlyMap<string, readonly string[]>
}

/** The sentence of a finding; null where it could hold what a trusted test expects. */
export function sentenceForAgent(finding: JudgedFinding, { sealed }: Known): string | null {
  return SENTENCES.has(finding.rule) && sealedTestOf(finding, sealed) === null ? plainText(wordsOf(finding)) : null
}

/** The sealed file that a finding about the text of a test quotes; null for any other. */
function sealedTestOf({ phase, args, at }: JudgedFinding, sealed: ReadonlySet<string>): string | null {
  if (phase !== 'budget') return null
  const file: unknown = Reflect.get(args, 'file') ?? at?.file
  return typeof file === 'string' && sealed.has(file) ? file : null
}

/** What mends a finding, without a title of a trusted test and what came of it. */
export function remedyForAgent(finding: JudgedFinding, { sealed, covers }: Known): string {
  const { rule } = finding
  const sealedTest = sealedTestOf(finding, sealed)
  if (sealedTest !== null) return restore(sealedTest)
  if (FOR_OWNERS.has(rule)) return `# only an owner can: npx vitest-oracle explain ${rule}`
  if (SENTENCES.has(rule) || REMEDIES.has(rule)) return remedyOf(finding).replace(/ +# (?:or leave it to )?an owner\b.*$/, '')
  if (RUNS.has(rule)) return rerunForAgent(finding, covers)
  if (rule === 'production-test-aware') return `# in ${subjectOf(finding)}: what differs in tests comes in as an argument`
  if (rule === 'test-values-in-production') return `# in ${subjectOf(finding)}: compute the answer for every input`
  return `npx vitest-oracle explain ${rule}`
}

function rerunForAgent(finding: JudgedFinding, covers: Known['covers']): string {
  const test = testOf(finding)
  const { file } = partsOf(test ?? subjectOf(finding))
  const covered = test === null ? [] : (covers.get(test) ?? [])
  const where = covered.length === 0 ? '' : `   # it covers ${covered.join(', ')}`
  return file === '' ? 'npx vitest run' : `npx vitest run ${quoted(file)}${where}`
}

/** What a finding is about. Of a test of a run the file and the titles stay, without their literals. */
export function subjectForAgent(finding: JudgedFinding, { sealed }: Known): string {
  const test = testOf(finding)
  if (test === null || (SENTENCES.has(finding.rule) && sealedTestOf(finding, sealed) === null)) return subjectOf(finding)
  const { file, titles } = partsOf(test)
  return [file, ...titles.map(withoutLiterals)].join(' > ')
}

/** Numbers and what stands in quotes give way to `…`. */
function withoutLiterals(title: string): string {
  return title.replaceAll(/(["'`]).*?\1/g, '…').replaceAll(/[-+]?(?:\d(?:[\w.:]|,(?=\d))*|\.\d+)/g, '…')
}
