/** The files that people own, as they are written. Each has a JSON Schema in `schemas/`, made from the types here. */
import type { PresetName, ProjectPath, Severity, Sha256, TestId } from './words.ts'

/** `oracle/policy.yaml`. */
export interface PolicyFile {
  readonly version: 1
  readonly preset?: PresetName
  readonly owners?: readonly string[]
  readonly paths?: {
    readonly production?: readonly string[]
    readonly tests?: readonly string[]
    readonly sealed?: readonly string[]
    readonly writable?: readonly string[]
  }
  readonly classes?: {
    readonly example?: { readonly files: readonly string[] }
    readonly property?: { readonly files: readonly string[]; readonly invariants?: ProjectPath; readonly seeds?: ProjectPath }
    readonly fixture?: { readonly files: readonly string[] }
    readonly nondeterministic?: readonly TestId[]
  }
  readonly fixtures?: {
    readonly files?: readonly string[]
    readonly schemas?: readonly FixtureSchemaRule[]
  }
  readonly corpus?: ProjectPath
  readonly knownBad?: ProjectPath
  readonly lock?: ProjectPath
  readonly intent?: ProjectPath
  readonly freezes?: { readonly ledger?: ProjectPath; readonly maxDays?: number; readonly cap?: number }
  readonly assertionFunctions?: readonly string[]
  readonly weights?: {
    readonly assertionRemoved?: number
    readonly propertyAdded?: number
    readonly skipOutsideLedger?: number
    readonly fixtureDrift?: number
  }
  readonly require?: readonly RequiredPhase[]
  /** Rule id to severity; ids are checked against the table of rules. */
  readonly rules?: { readonly [rule: string]: Severity }
  readonly limits?: { readonly phaseSeconds?: number; readonly testFiles?: number }
}

export type RequiredPhase = 'scope' | 'fixtures' | 'budget' | 'oracles' | 'known-bad' | 'characterization' | 'flakes' | 'untrusted' | 'region'

export interface FixtureSchemaRule {
  /** A glob. */
  readonly files: string
  readonly schema: ProjectPath
  readonly invariants?: readonly ProjectPath[]
}

/** The policy with every default filled in. */
export interface Policy {
  readonly preset: PresetName
  readonly owners: readonly string[]
  readonly paths: { readonly production: readonly string[]; readonly tests: readonly string[]; readonly sealed: readonly string[]; readonly writable: readonly string[] }
  readonly classes: {
    readonly example: readonly string[]
    readonly property: readonly string[]
    readonly fixture: readonly string[]
    readonly nondeterministic: readonly TestId[]
    readonly invariants: ProjectPath
    readonly seeds: ProjectPath
  }
  readonly fixtures: { readonly files: readonly string[]; readonly schemas: readonly FixtureSchemaRule[] }
  readonly corpus: ProjectPath
  readonly knownBad: ProjectPath
  readonly lock: ProjectPath
  readonly intent: ProjectPath
  readonly freezes: { readonly ledger: ProjectPath; readonly maxDays: number; readonly cap: number }
  readonly assertionFunctions: readonly string[]
  readonly weights: { readonly assertionRemoved: number; readonly propertyAdded: number; readonly skipOutsideLedger: number; readonly fixtureDrift: number }
  /** Absent when the policy names none. */
  readonly require?: readonly RequiredPhase[]
  readonly rules: Readonly<Record<string, Severity>>
  readonly limits: { readonly phaseSeconds: number; readonly testFiles: number }
}

/** `oracle/ledger.yaml`. Its rows are checked one by one, so that one bad row cannot hide the others. */
export interface LedgerFile {
  readonly version: 1
  readonly freezes: readonly Freeze[]
}

/** One lease on the failure of one nondeterministic test. */
export interface Freeze {
  readonly test: TestId
  readonly reason: string
  readonly owner: string
  readonly issue: string
  /** A date, which is 00:00 UTC of that day, or a time with an offset. */
  readonly firstSeen: string
  readonly expires: string
  readonly corpus: ProjectPath
  readonly corpusSha256: Sha256
  readonly signatures: readonly string[]
  readonly points: number
  readonly retries?: number
  readonly windowRuns?: number
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
  /** Titles from the file downwards (`suite > title`), with `[project] ` in front for a named project; a fresh seed is `fresh-*`. */
  readonly tests: readonly string[]
}

/** `oracle/intent.yaml`. */
export interface IntentFile {
  readonly allowBehaviorChange?: readonly string[]
  readonly lockChange?: boolean
  readonly why?: string
}
