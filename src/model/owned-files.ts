/** The files that people own, as they are written. Each has a JSON Schema in `schemas/`, made from the types here. */
import type { FailureSignature, PresetName, Severity, Sha256 } from './words.ts'

/**
 * A sentence or a name for people.
 * @pattern \S
 * @patternErrorMessage a text that is not blank
 */
export type Text = string

/**
 * A path from the project's root, with `/` between its parts, without `.` or `..` among them.
 * @pattern ^(?!\s|[A-Za-z]:)(?!(.*\/)?\.{0,2}(\/|$))[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]*[^\\\s\u0000-\u001f\u007f-\u009f\u2028\u2029]$
 * @patternErrorMessage a path from the project's root, such as oracle/ledger.yaml: `/` between its parts, none at its ends, no `.` or `..` part
 */
export type OwnedPath = string

/**
 * A glob from the project's root; `!` in front takes away from the globs of its list. A bracket or parenthesis that belongs to a name
 * is escaped with `\`.
 * @pattern ^!?(?!!|\s|[A-Za-z]:)(?!(.*\/)?\.{0,2}(\/|$))([^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]|\\[\[\](){}!+@])*([^\\\s\u0000-\u001f\u007f-\u009f\u2028\u2029]|\\[\[\](){}!+@])$
 * @patternErrorMessage a glob from the project's root, such as src/**: `/` between its parts, none at its ends, no `.` or `..` part
 */
export type Glob = string

/**
 * The whole id of one test: `file > suite > title`, with `[project] ` in front when the Vitest project has a name.
 * @pattern ^(\[[^\]]*\] )?(?!\s|\/|[A-Za-z]:)((?!\/? > )[^*?\\\u0000-\u001f\u007f-\u009f\u2028\u2029])+ > [\s\S]*$
 * @patternErrorMessage the whole id of one test, such as tests/clock.test.ts > deadline window: no glob, no folder, no regular expression
 */
export type WholeTestId = string

/**
 * A date, which is 00:00 UTC of that day, or a time with an offset.
 * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d))?$
 * @patternErrorMessage a date such as 2026-11-24, or a time with its offset such as 2026-11-24T09:00:00+01:00
 */
export type DateOrTime = string

/** `oracle/policy.yaml`: what is trusted, what is sealed, and how strict the verdict is. */
export interface PolicyFile {
  readonly version: 1
  /** Which table of severities and rows decides. */
  readonly preset?: PresetName
  /**
   * Who may approve what rules call approvable.
   * @uniqueItems true
   */
  readonly owners?: readonly Text[]
  readonly paths?: {
    /** Code that a patch may change. */
    readonly production?: readonly Glob[]
    /** Tests that a patch may change; they have no weight. */
    readonly tests?: readonly Glob[]
    /** Added to what is always sealed: the oracle tree, runner configuration, CI workflows, CODEOWNERS. */
    readonly sealed?: readonly Glob[]
    /** Whatever else a patch touches is a finding. */
    readonly writable?: readonly Glob[]
  }
  readonly classes?: {
    readonly example?: { readonly files: readonly Glob[] }
    readonly property?: { readonly files: readonly Glob[]; readonly invariants?: OwnedPath; readonly seeds?: OwnedPath }
    readonly fixture?: { readonly files: readonly Glob[] }
    /**
     * The only tests that may ever be frozen, each by its whole id.
     * @uniqueItems true
     */
    readonly nondeterministic?: readonly WholeTestId[]
  }
  readonly fixtures?: {
    readonly files?: readonly Glob[]
    readonly schemas?: readonly FixtureSchemaRule[]
  }
  /** The folder of captured inputs. */
  readonly corpus?: OwnedPath
  /** The folder of patches that are known to be bad. */
  readonly knownBad?: OwnedPath
  /**
   * The share of mutants of a patch's production lines that the trusted tests must kill, for the gate to make mutants at all.
   * @exclusiveMinimum 0
   * @maximum 1
   */
  readonly minKillRate?: number
  readonly lock?: OwnedPath
  readonly intent?: OwnedPath
  readonly freezes?: {
    readonly ledger?: OwnedPath
    /**
     * The longest lease, in days.
     * @asType integer
     * @minimum 1
     */
    readonly maxDays?: number
    /**
     * How many points all freezes together may cost.
     * @asType integer
     * @minimum 0
     */
    readonly cap?: number
  }
  /** Helpers that count as assertions in a diff; `*` stands for any letters. */
  readonly assertionFunctions?: readonly Text[]
  readonly weights?: {
    /** @minimum 0 */
    readonly assertionRemoved?: number
    /** @minimum 0 */
    readonly propertyAdded?: number
    /** @minimum 0 */
    readonly skipOutsideLedger?: number
    /** @minimum 0 */
    readonly fixtureDrift?: number
  }
  /**
   * The phases that a merge verdict needs.
   * @uniqueItems true
   */
  readonly require?: readonly RequiredPhase[]
  /** Rule id to severity; ids are checked against the table of rules, and no rule goes below its floor. */
  readonly rules?: { readonly [rule: string]: Severity }
  readonly limits?: {
    /**
     * Seconds that one phase may take.
     * @exclusiveMinimum 0
     * @maximum 86400
     */
    readonly phaseSeconds?: number
    /**
     * @asType integer
     * @minimum 1
     */
    readonly testFiles?: number
    /**
     * How many mutants are replayed at most.
     * @asType integer
     * @minimum 1
     */
    readonly mutants?: number
  }
}

export type RequiredPhase =
  | 'scope'
  | 'fixtures'
  | 'budget'
  | 'oracles'
  | 'known-bad'
  | 'characterization'
  | 'flakes'
  | 'untrusted'
  | 'region'

export interface FixtureSchemaRule {
  readonly files: Glob
  readonly schema: OwnedPath
  readonly invariants?: readonly OwnedPath[]
}

/** The policy with every default filled in. */
export interface Policy {
  readonly preset: PresetName
  readonly owners: readonly string[]
  readonly paths: {
    readonly production: readonly string[]
    readonly tests: readonly string[]
    readonly sealed: readonly string[]
    readonly writable: readonly string[]
  }
  readonly classes: {
    readonly example: readonly string[]
    readonly property: readonly string[]
    readonly fixture: readonly string[]
    readonly nondeterministic: readonly WholeTestId[]
    readonly invariants: OwnedPath
    readonly seeds: OwnedPath
  }
  readonly fixtures: { readonly files: readonly string[]; readonly schemas: readonly FixtureSchemaRule[] }
  readonly corpus: OwnedPath
  readonly knownBad: OwnedPath
  /** Absent when the policy names none: then no mutants are made. */
  readonly minKillRate?: number
  readonly lock: OwnedPath
  readonly intent: OwnedPath
  readonly freezes: { readonly ledger: OwnedPath; readonly maxDays: number; readonly cap: number }
  readonly assertionFunctions: readonly string[]
  readonly weights: {
    readonly assertionRemoved: number
    readonly propertyAdded: number
    readonly skipOutsideLedger: number
    readonly fixtureDrift: number
  }
  /** Absent when the policy names none. */
  readonly require?: readonly RequiredPhase[]
  readonly rules: Readonly<Record<string, Severity>>
  readonly limits: { readonly phaseSeconds: number; readonly testFiles: number; readonly mutants: number }
}

/**
 * `oracle/ledger.yaml`. Its rows are checked one by one, so that one bad row cannot hide the others.
 * @public schemas/ledger.json is made from it
 */
export interface LedgerFile {
  readonly version: 1
  readonly freezes: readonly Freeze[]
}

/** One lease on the failure of one nondeterministic test. */
export interface Freeze {
  readonly test: WholeTestId
  readonly reason: Text
  readonly owner: Text
  readonly issue: Text
  /** When the failure was first seen; the lease is counted from here. */
  readonly firstSeen: DateOrTime
  /** The instant from which the freeze is no more. */
  readonly expires: DateOrTime
  readonly corpus: OwnedPath
  readonly corpusSha256: Sha256
  /**
   * The failures that this freeze covers, and no others.
   * @minItems 1
   * @uniqueItems true
   */
  readonly signatures: readonly FailureSignature[]
  /**
   * What it costs against `freezes.cap`: at least 1, for a freeze without a price would make the cap void.
   * @asType integer
   * @minimum 1
   */
  readonly points: number
  /**
   * Attempts beyond the first; needs `windowRuns` and `maxFailRate`.
   * @asType integer
   * @minimum 0
   * @maximum 5
   */
  readonly retries?: number
  /**
   * How many past runs count for `maxFailRate`.
   * @asType integer
   * @minimum 1
   */
  readonly windowRuns?: number
  /**
   * The share of failing runs that is still borne.
   * @minimum 0
   * @maximum 1
   */
  readonly maxFailRate?: number
}

/** `oracle/oracle.lock.json`: inputs, never expected outputs. */
export interface LockFile {
  readonly version: 1
  readonly fixtures: { readonly [path: string]: Sha256 }
  readonly tests: { readonly [path: string]: LockedTestFile }
  readonly knownBad: { readonly [path: string]: Sha256 }
}

export interface LockedTestFile {
  readonly sha256: Sha256
  /**
   * Titles from the file downwards (`suite > title`), with `[project] ` in front for a named project; a fresh seed is `fresh-*`.
   * @uniqueItems true
   */
  readonly tests: readonly string[]
}

/** `oracle/intent.yaml`. */
export interface IntentFile {
  /** Production files whose behaviour may move. */
  readonly allowBehaviorChange?: readonly Glob[]
  /** True when the lock is meant to change. */
  readonly lockChange?: boolean
  readonly why?: Text
}
