import type { CheckAnswer, Finding, FindingArguments, RuleId } from './findings.ts'
import type { SourceLocation } from './words.ts'

/** One finding, its arguments checked against its rule. */
export function finding<R extends RuleId>(rule: R, args: FindingArguments[R], at?: SourceLocation): Finding {
  // A generic rule cannot be narrowed to one member of the union, though the parameter types tie rule and arguments together.
  return (at === undefined ? { rule, args } : { rule, args, at }) as Finding
}

export function answered(findings: readonly Finding[]): CheckAnswer {
  return { state: 'answered', findings }
}
