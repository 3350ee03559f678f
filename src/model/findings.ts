import type { FileMistake } from './owned-observations.ts'
import type { FailureSignature, Instant, OracleClass, Phase, ProjectPath, Sha256, SourceLocation, TestId } from './words.ts'

/**
 * The arguments of every rule: one line a rule, plain JSON. The rule ids are the keys, in the spelling that policy, verdict, SARIF and
 * help pages share. The words of a finding are made from its arguments in `src/rules/`.
 */
export interface FindingArguments {
  // policy and ledger
  'policy-missing': { readonly path: ProjectPath }
  'policy-invalid': { readonly path: ProjectPath; readonly mistake: FileMistake }
  'lease-field-missing': { readonly test: string; readonly mistake: FileMistake }
  'lease-duplicate': { readonly test: TestId; readonly first: SourceLocation }
  'lease-expired': { readonly test: TestId; readonly expires: string; readonly now: Instant }
  'lease-too-long': { readonly test: TestId; readonly days: number; readonly maxDays: number; readonly firstSeenInFuture: boolean }
  'lease-on-oracle': { readonly test: TestId; readonly granted: OracleClass }
  'lease-not-classified': { readonly test: TestId }
  'lease-without-corpus': { readonly test: TestId; readonly corpus: ProjectPath }
  'lease-corpus-mismatch': { readonly test: TestId; readonly corpus: ProjectPath; readonly recorded: Sha256; readonly now: Sha256 }
  'lease-unknown-test': { readonly test: TestId; readonly didYouMean: TestId | null }
  'freeze-cap-exceeded': { readonly points: number; readonly cap: number }

  // fixtures
  'lock-missing': { readonly path: ProjectPath }
  'fixture-changed': { readonly file: ProjectPath; readonly locked: Sha256; readonly now: Sha256 }
  'fixture-missing': { readonly file: ProjectPath }
  'fixture-unlocked': { readonly file: ProjectPath }
  'fixture-schema-violated': { readonly file: ProjectPath; readonly schema: ProjectPath; readonly pointer: string; readonly message: string }
  'fixture-invariant-broken': { readonly file: ProjectPath; readonly invariants: ProjectPath; readonly name: string; readonly message: string }

  // oracles
  'oracle-failed': { readonly test: TestId; readonly signature: FailureSignature; readonly message: string }
  'oracle-error': { readonly owner: TestId; readonly signature: FailureSignature; readonly message: string }
  'oracle-timeout': { readonly test: TestId; readonly message: string }
  'oracle-missing': { readonly test: TestId; readonly because: string }
  'oracle-skipped': { readonly test: TestId; readonly mode: string; readonly because: string }
  'oracle-flaky': { readonly test: TestId; readonly retries: number }
  'oracle-without-evidence': { readonly test: TestId; readonly because: string }
  'no-oracle-tests': { readonly because: string }
  'no-property-tests': { readonly because: string }
  'class-claim-refused': { readonly test: TestId; readonly claimed: OracleClass; readonly because: string }
  'invariant-missing': { readonly test: TestId; readonly invariant: string | null; readonly file: ProjectPath }
  'seeds-missing': { readonly test: TestId; readonly because: string }
  'property-empty': { readonly test: TestId; readonly because: string }
  'expect-tampered': { readonly file: ProjectPath; readonly broken: readonly string[] }
  'sealed-file-written': { readonly file: ProjectPath }
  'runner-exited-early': { readonly because: string }
  'unhandled-error': { readonly file: ProjectPath | null; readonly signature: FailureSignature; readonly message: string }

  // flakes
  'flake-without-freeze': { readonly test: TestId; readonly signature: FailureSignature; readonly message: string }
  'flake-signature-unknown': { readonly test: TestId; readonly signature: FailureSignature; readonly known: readonly FailureSignature[] }
  'flake-window-empty': { readonly test: TestId; readonly windowRuns: number }

  // untrusted
  'untrusted-failed': { readonly test: TestId; readonly signature: FailureSignature; readonly message: string }

  // any phase
  'evidence-missing': { readonly phase: Phase; readonly because: string }
}

export type RuleId = keyof FindingArguments

/** One thing that an observation means. */
export type Finding = { readonly [R in RuleId]: { readonly rule: R; readonly args: FindingArguments[R]; readonly at?: SourceLocation } }[RuleId]

/**
 * What a check says. `not-applicable`: there is nothing here for it to look at, and that is known. `unavailable`: it could not tell,
 * which is never a yes.
 */
export type CheckAnswer =
  | { readonly state: 'answered'; readonly findings: readonly Finding[] }
  | { readonly state: 'not-applicable'; readonly because: string }
  | { readonly state: 'unavailable'; readonly because: string; readonly findings?: readonly Finding[] }

/** A phase that did not run at all: it belongs to another scope, or an earlier block ended the judgement. */
export type PhaseAnswer = CheckAnswer | { readonly state: 'not-evaluated'; readonly because: string }

export type Answers = Readonly<Record<Phase, PhaseAnswer>>
