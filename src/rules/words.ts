import type { Finding, FindingArguments, RuleId } from '../model/findings.ts'
import { BUDGET_WORDS } from './words/budget.ts'
import { FIXTURE_WORDS } from './words/fixtures.ts'
import { ORACLE_WORDS } from './words/oracles.ts'
import { OWNED_WORDS } from './words/owned.ts'
import type { Saying, Words } from './words/parts.ts'
import { PRODUCTION_WORDS } from './words/production.ts'
import { RUN_WORDS } from './words/runs.ts'
import { SCOPE_WORDS } from './words/scope.ts'

export { plainText } from './words/parts.ts'
export type { Part, Words } from './words/parts.ts'

/** What each rule says. A rule without words does not compile. */
const SAYINGS: { readonly [R in RuleId]: Saying<FindingArguments[R]> } = {
  ...SCOPE_WORDS,
  ...OWNED_WORDS,
  ...FIXTURE_WORDS,
  ...BUDGET_WORDS,
  ...PRODUCTION_WORDS,
  ...ORACLE_WORDS,
  ...RUN_WORDS,
}

/** The sentence of a finding, without a full stop and without its place. */
export function wordsOf(finding: Finding): Words {
  return sayingOf(finding.rule).words(finding.args)
}

/**
 * The command or the line that mends it, ready to paste. What stands behind `#` is for the reader. It is one line whatever its arguments
 * hold: a line break in a title must not end a comment and begin a command.
 */
export function remedyOf(finding: Finding): string {
  return sayingOf(finding.rule)
    .remedy(finding.args)
    .replaceAll(/\s*[\r\n\v\f\u0085\u2028\u2029]+\s*/g, ' ')
}

function sayingOf<R extends RuleId>(rule: R): Saying<FindingArguments[R]> {
  return SAYINGS[rule]
}
