import type { AssertionSyntax } from '../../model/syntax.ts'

type Alternatives = readonly (readonly string[])[]

/** Comparisons that hold whenever the stricter one does. */
const WIDER: Readonly<Record<string, string>> = { '<': '<=', '>': '>=', '===': '==' }

/**
 * Whether an assertion says less because what it asks is true more often: an alternative more, a part of a condition less, `<=` for `<`.
 * An assertion that something is false says less when it is true less often.
 */
export function asksLess(before: AssertionSyntax, after: AssertionSyntax): boolean {
  const [was, now] = [before.predicate, after.predicate]
  if (was === null || now === null || before.family !== after.family || before.negated !== after.negated) return false
  const holds = wants(before)
  if (holds === null) return false
  const [strict, loose] = holds ? [was, now] : [now, was]
  return implies(strict, loose) && !implies(loose, strict)
}

/** Whether it wants what it asks to be true, or false; null when it wants something else. */
function wants({ family, negated, expectedKey }: AssertionSyntax): boolean | null {
  if (family === 'truthy') return !negated
  if (family === 'falsy') return negated
  if (family !== 'equals' || (expectedKey !== 'true' && expectedKey !== 'false')) return null
  return (expectedKey === 'true') !== negated
}

/** By the parts alone: each alternative of the one has all parts of an alternative of the other. */
function implies(one: Alternatives, other: Alternatives): boolean {
  return one.every((parts) =>
    other.some((wanted) => wanted.every((part) => parts.some((given) => given === part || widened(given) === part))),
  )
}

function widened(part: string): string | null {
  const end = part.indexOf('\n')
  const wider = end < 0 ? undefined : WIDER[part.slice(0, end)]
  return wider === undefined ? null : wider + part.slice(end)
}
