import type { AssertionSyntax } from '../../model/syntax.ts'
import { doubt } from './assertions.ts'

type Alternatives = readonly (readonly string[])[]

/** Comparisons that hold whenever the stricter one does. */
const WIDER: Readonly<Record<string, string>> = { '<': '<=', '>': '>=', '===': '==' }

/**
 * Whether an assertion says less because what it asks is true more often: an alternative more, a part of a condition less, `<=` for `<`.
 * An assertion that something is false says less when it is true less often.
 */
export function asksLess(before: AssertionSyntax, after: AssertionSyntax): boolean {
  if (before.family !== after.family || before.negated !== after.negated) return false
  const holds = wants(before)
  if (holds === null) return false
  const [was, now] = [asked(before), asked(after)]
  const [strict, loose] = holds ? [was, now] : [now, was]
  return implies(strict, loose) && !implies(loose, strict)
}

/** A question without parts is one part. */
function asked({ predicate, subjectKey }: AssertionSyntax): Alternatives {
  return predicate ?? [[subjectKey]]
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

function widened(part: string): string {
  const [operator = '', ...sides] = part.split('\n')
  return [WIDER[operator] ?? operator, ...sides].join('\n')
}

/**
 * Whether what a question asks as a whole is asked part by part, as surely, by statements of head: `a && b` by `a` and by `b`, or the
 * parts by a whole.
 */
export function askedInParts(stated: readonly AssertionSyntax[]): (before: AssertionSyntax) => boolean {
  const surest = new Map<string, number>()
  for (const one of stated) for (const part of partsOf(one)) surest.set(part, Math.min(doubt(one), surest.get(part) ?? Infinity))
  return (before) =>
    wants(before) === true &&
    asked(before).some((parts) => parts.every((part) => (surest.get(`${strictness(before)}${part}`) ?? Infinity) <= doubt(before)))
}

/** What is true where the statement holds, as the part of a question. What is `true` is also truthy. */
function partsOf(one: AssertionSyntax): readonly string[] {
  const { family, negated, subjectKey, expectedKey } = one
  const said: string[] = []
  const [parts = [], ...others] = asked(one)
  if (wants(one) === true && others.length === 0) said.push(...parts)
  if (family === 'equals' && !negated) said.push(`===\n${subjectKey}\n${expectedKey}`)
  if (family === 'equals' && !negated && expectedKey === 'false') said.push(`UnaryExpression!(${subjectKey})`)
  if (family === 'contains' && !negated) said.push(`${subjectKey}.includes(${expectedKey})`)
  return family === 'truthy' ? said : said.flatMap((part) => [part, `${STRICT}${part}`])
}

const STRICT = 'true: '

function strictness({ family }: AssertionSyntax): string {
  return family === 'equals' ? STRICT : ''
}
