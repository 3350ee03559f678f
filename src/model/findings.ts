import type { BudgetFindings } from './findings/budget.ts'
import type { FixtureFindings } from './findings/fixtures.ts'
import type {
  CharacterizationFindings,
  EvidenceFindings,
  FlakeFindings,
  KnownBadFindings,
  RegionFindings,
  UntrustedFindings,
} from './findings/runs.ts'
import type { OracleFindings } from './findings/oracles.ts'
import type { OwnedFindings } from './findings/owned.ts'
import type { ProductionFindings } from './findings/production.ts'
import type { ScopeFindings } from './findings/scope.ts'
import type { Phase, SourceLocation } from './words.ts'

/**
 * The arguments of every rule: one line a rule, plain JSON. The rule ids are the keys, in the spelling that policy, verdict, SARIF and
 * help pages share. The words of a finding are made from its arguments in `src/rules/`.
 */
export interface FindingArguments
  extends
    ScopeFindings,
    OwnedFindings,
    FixtureFindings,
    BudgetFindings,
    ProductionFindings,
    OracleFindings,
    KnownBadFindings,
    CharacterizationFindings,
    FlakeFindings,
    UntrustedFindings,
    RegionFindings,
    EvidenceFindings {}

export type RuleId = keyof FindingArguments

/**
 * Why this one case of a rule is milder than its preset says: hidden characters in prose, a mode change of an ordinary file, drift inside
 * the intent. `every-preset`: everywhere; `recommended`: there only, the four protocols stay as they are.
 */
export interface Mitigation {
  readonly severity: 'note' | 'review'
  readonly within: 'recommended' | 'every-preset'
  /** One sentence. */
  readonly because: string
}

/** One thing that an observation means. */
export type Finding = {
  readonly [R in RuleId]: {
    readonly rule: R
    readonly args: FindingArguments[R]
    readonly at?: SourceLocation
    /** Absent for the plain case of the rule. */
    readonly atMost?: Mitigation
  }
}[RuleId]

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
