import type { AssertionSyntax, Hazard, TestBlock } from '../../model/syntax.ts'

/** One assertion with the test that it stands in. */
export interface Stated {
  readonly test: TestBlock
  readonly assertion: AssertionSyntax
}

/** What became of one assertion of base. */
export type Change =
  | { readonly kind: 'kept' | 'removed'; readonly before: Stated; readonly after: null }
  | { readonly kind: 'kept' | 'expected' | 'replaced' | 'tautology'; readonly before: Stated; readonly after: Stated }
  /** `why` is in words. */
  | { readonly kind: 'weaker'; readonly before: Stated; readonly after: Stated; readonly why: string }

export function fullKey(a: AssertionSyntax): string {
  // The digits that are compared are no part of the expected value, nor whether a type is the same or only fits.
  const parts = a.predicate === null ? '' : JSON.stringify(a.predicate)
  const degree = a.family === 'close' ? String(a.measure) : a.family === 'types' ? String(a.strength) : ''
  return [a.subjectKey, a.family, String(a.negated), a.expectedKey, degree, parts].join('\n')
}

/** An assertion that cannot fail whatever the program does. */
export function isTautology(a: AssertionSyntax): boolean {
  if (a.family === 'passes') return true
  // A type is itself.
  if (a.family === 'types') return !a.negated && a.expectedKey !== '' && a.subjectKey === ` ${a.expectedKey}:type`
  if (a.family === 'throws') return a.negated && a.subjectKey === 'fn(0)=>BlockStatement()'
  if (a.family === 'satisfies' && !a.negated) return /^fn\(\d+\)=>(true|-?[\d.]*[1-9][\d.e+-]*|".+")$/.test(a.expectedKey)
  if (a.family === 'length' && a.expected === `${a.subject}.length`) return true
  // That an import is there, or is a function, holds as long as the file loads.
  if (/^(UnaryExpressiontypeof\()?~\w+\)?$/.test(a.subjectKey) && /^(equals|truthy|type)$/.test(a.family) && a.calls.length > 0)
    return a.negated || a.family !== 'equals' || a.subjectKey.startsWith('Unary')
  if (a.negated || !/^(equals|truthy|falsy|partial|contains|matches|length|type)$/.test(a.family)) return false
  if (a.subjectIsData && a.expectedIsData && a.subject !== '') return true
  if (a.family !== 'equals' || a.subject === '') return false
  // `expect(state.data).toEqual(before)` after `const before = state.data` looks at what happened in between; a call is made anew.
  return a.subject === a.expected || (a.subjectKey === a.expectedKey && a.subjectKey.endsWith(')'))
}

const DEAD: ReadonlySet<Hazard['kind']> = new Set(['unreachable', 'swallowed', 'not-awaited'])

/** The hazard that keeps an assertion from deciding anything; null for one that decides. */
export function deadBy(a: AssertionSyntax): Hazard | null {
  return a.hazards.find((h) => DEAD.has(h.kind)) ?? null
}

function conditionsOf(a: AssertionSyntax): readonly Extract<Hazard, { readonly kind: 'conditional' }>[] {
  return a.hazards.flatMap((h) => (h.kind === 'conditional' ? [h] : []))
}

export function conditionOf(a: AssertionSyntax): string | null {
  return conditionsOf(a)[0]?.on ?? null
}

/** What whoever starts the run decides, or nobody: no condition of the program that is tested. */
const STEERED = /process\.env|import\.meta\.env|MetaProperty\(\w*;?\w*\)\.env|\bargv\b|Math\.random|Date\.now|new Date/

/** A condition of that kind on which an assertion stands; null when there is none. */
export function steeredBy(a: AssertionSyntax): string | null {
  return conditionsOf(a).find((h) => STEERED.test([h.on, h.onKey].join(' ')))?.on ?? null
}

export function callbackOf(a: AssertionSyntax): string | null {
  const found = a.hazards.find((h) => h.kind === 'callback')
  return found?.kind === 'callback' ? found.of : null
}

/** 0 runs always, 1 on a condition, 2 decides nothing. */
export function standing(a: AssertionSyntax): 0 | 1 | 2 {
  return deadBy(a) !== null ? 2 : conditionOf(a) !== null ? 1 : 0
}

/** How surely it runs, for putting like beside like: the lower, the surer. */
export function doubt(a: AssertionSyntax): number {
  return 2 * standing(a) + (callbackOf(a) === null ? 0 : 1)
}

/** A test that takes part in every run; one that is skipped on a condition takes part in some. */
export function isActive(test: TestBlock): boolean {
  return !test.marks.some((m) => m.kind !== 'only' && m.when === null) && test.body !== 'absent'
}

/** Same literals, or not data at all: then only names changed, and nothing is known to be expected that was not before. */
export function expectsOther(b: AssertionSyntax, a: AssertionSyntax): boolean {
  if (b.expectedIsData && a.expectedIsData) return b.expectedKey !== a.expectedKey && (b.value === null || b.value !== a.value)
  return b.expected !== a.expected && b.literals !== a.literals && (b.literals !== '' || a.expectedIsData)
}

/** The value that a statement about its type, or about a type made of that, speaks of. */
export function valueOfType(subject: string): string {
  return subject.replace(/( <.*>)?:type$/s, '')
}

/** Whether a statement of head makes one of base needless: the same subject, compared exactly, or without the condition it had. */
export function subsumes(a: AssertionSyntax, b: AssertionSyntax): boolean {
  if (standing(a) === 2 || isTautology(a)) return false
  // What `expectTypeOf(x)` says, it says of `x`.
  if (a.subjectKey !== b.subjectKey && a.subject !== b.subject && valueOfType(a.subject) !== b.subject) return false
  if (standing(a) > standing(b)) return false
  // What a type is does not change between two statements.
  if (a.family === 'types' && b.family === 'types')
    return (
      a.negated === b.negated &&
      a.expectedKey === b.expectedKey &&
      a.strength >= b.strength &&
      (a.subjectKey === b.subjectKey || !a.subject.includes(' <'))
    )
  // Another predicate under the same name asks something else.
  if (b.predicate !== null && JSON.stringify(a.predicate) !== JSON.stringify(b.predicate)) return false
  const isExact = a.strength >= 70 && b.strength < 70
  const isExistence = b.strength <= 10 && a.strength >= 20
  const lostItsCondition = standing(b) === 1 && standing(a) === 0 && a.strength > b.strength - 10
  return isExact || isExistence || lostItsCondition
}
