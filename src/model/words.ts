/** The small words that everything else is built from. All of them are plain data: they cross processes and end in JSON. */

/**
 * Hex digits of a SHA-256, lower case.
 * @pattern ^[0-9a-f]{64}$
 * @patternErrorMessage 64 hex digits in lower case, as sha256sum prints them
 */
export type Sha256 = string

/** A path from the project's root, with `/` between its parts on every platform, without a leading `./`. */
export type ProjectPath = string

/**
 * The name of a test that stays the same on every machine and Vitest: `file > suite > title`, with `[project] ` in front when the
 * Vitest project has a name, and ` #2`, ` #3` … behind when the same text occurs again in its file.
 */
export type TestId = string

/**
 * Twelve hex digits that two failures share if and only if they are the same failure.
 * @pattern ^[0-9a-f]{12}$
 * @patternErrorMessage 12 hex digits in lower case, as the verdict prints them for a failure
 */
export type FailureSignature = string

/** A full git object id. @pattern ^[0-9a-f]{40}([0-9a-f]{24})?$ */
export type ObjectId = string

/** An instant as `Date.prototype.toISOString` writes it. @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$ */
export type Instant = string

/** Example, property, fixture, nondeterministic, untrusted. */
export type OracleClass = 'E' | 'P' | 'F' | 'N' | 'U'

/** What a test may say of itself. */
export type ClaimedClass = Exclude<OracleClass, 'U'>

/** A class whose tests may vote. */
export type TrustedClass = 'E' | 'P' | 'F'

export type Decision = 'allow' | 'review' | 'block'

/** What a finding does to the decision: `note` and `off` nothing, `review` and `block` what they say. */
export type Severity = 'off' | 'note' | 'review' | 'block'

export type PresetName = 'recommended' | 'strict' | 'zero-weight' | 'intersection' | 'budget' | 'sealed'

/** The phases of a judgement, in the order in which they run. */
export type Phase =
  | 'scope'
  | 'policy'
  | 'fixtures'
  | 'budget'
  | 'oracles'
  | 'known-bad'
  | 'characterization'
  | 'flakes'
  | 'untrusted'
  | 'region'

/** What one run can show, or what a patch as a whole shows. */
export type VerdictScope = 'run' | 'merge'

/** A place in a file: lines and columns count from 1, columns in UTF-16 code units. */
export interface SourceLocation {
  readonly file: ProjectPath
  readonly line?: number
  readonly column?: number
}
