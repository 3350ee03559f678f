import type { CorpusReplay } from '../corpus-replay.ts'
import type { FailureSignature, Phase, ProjectPath, TestId } from '../words.ts'

/** Patches that are known to be bad, replayed. */
export interface KnownBadFindings {
  /** `expected`: the test that its header names as the one that catches it; null without one. `failed`: those that failed all the same. */
  'known-bad-survived': { readonly patch: ProjectPath; readonly expected: TestId | null; readonly failed: readonly TestId[] }
  'known-bad-missing': { readonly folder: ProjectPath }
  'known-bad-stale': { readonly patch: ProjectPath; readonly message: string }
  /** Something failed, but no assertion of a trusted test: no proof. */
  'known-bad-error': { readonly patch: ProjectPath; readonly outcome: 'error' | 'timeout'; readonly message: string }
  /** Of the mutants of the patch's production lines. `survivors`: `file:line:column` of each; `unknown`: those that were not replayed. */
  'change-unproven': {
    readonly killed: number
    readonly mutants: number
    readonly unknown: number
    readonly minKillRate: number
    readonly survivors: readonly string[]
  }
}

/** Base's own tests on head's production code. */
export interface CharacterizationFindings {
  /** `changed`: the changed production files that the failing test imported; sorted. */
  'behavior-drift': {
    readonly test: TestId
    /** null when it failed without an error. */
    readonly signature: FailureSignature | null
    readonly message: string
    readonly changed: readonly ProjectPath[]
  }
}

/** Nondeterministic tests, the ledger, the window of past runs. */
export interface FlakeFindings {
  'flake-without-freeze': { readonly test: TestId; readonly signature: FailureSignature | null; readonly message: string }
  'flake-signature-unknown': {
    readonly test: TestId
    readonly signature: FailureSignature | null
    readonly known: readonly FailureSignature[]
  }
  /** Runs, and failures among them, of the window. */
  'flake-budget-exceeded': { readonly test: TestId; readonly failures: number; readonly runs: number; readonly maxFailRate: number }
  /** `runs`: those that are on record, fewer than `windowRuns`. */
  'flake-window-empty': { readonly test: TestId; readonly windowRuns: number; readonly runs: number }
  /** The test was run on a captured input of its freeze, which did not show what it was kept for. */
  'flake-replay-differs': CorpusReplay
  /** A failure that a valid freeze covers: a note, so that nobody overlooks it. */
  'flake-frozen': { readonly test: TestId; readonly signature: FailureSignature; readonly owner: string; readonly expires: string }
}

/** All other tests: weight 0. */
export interface UntrustedFindings {
  'untrusted-failed': { readonly test: TestId; readonly signature: FailureSignature | null; readonly message: string }
}

export interface RegionFindings {
  /** `claimedBy`: the trusted tests that claim the file, of which none imported it and passed; sorted. */
  'change-uncovered': { readonly file: ProjectPath; readonly claimedBy: readonly TestId[] }
}

/** Any phase. */
export interface EvidenceFindings {
  'evidence-missing': { readonly phase: Phase; readonly because: string }
}
