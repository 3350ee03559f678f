import type { AssertionSyntax } from '../../model/syntax.ts'
import { doubt, expectsOther, isTautology, subsumes, valueOfType } from './assertions.ts'
import type { Change, Stated } from './assertions.ts'
import { gathered } from './gathered.ts'
import { takeMembers } from './members.ts'
import { askedInParts, asksLess } from './predicates.ts'

/** Lists that are emptied as matches are found. */
export interface Open {
  lost: Stated[]
  gained: Stated[]
}

type Key = (a: AssertionSyntax) => string | null

/**
 * Takes out of both lists what agrees under a key, each thing once. Of several that agree the one that stands best comes first, so that a
 * copy in dead code never takes the place of the one that runs.
 */
export function takeEqual(
  open: Open,
  key: Key,
  accept: (b: Stated, a: Stated) => boolean = () => true,
): readonly { readonly before: Stated; readonly after: Stated }[] {
  // Taken from the end: of those that stand alike the first comes first, as it does among those of base.
  const surestLast = [...open.gained].reverse().sort((x, y) => doubt(y.assertion) - doubt(x.assertion))
  const waiting = gathered(surestLast, ({ assertion }) => key(assertion))
  const found: { before: Stated; after: Stated }[] = []
  const used = new Set<Stated>()
  // What always ran takes its partner before what ran on a condition.
  const ordered = [...open.lost].sort((x, y) => doubt(x.assertion) - doubt(y.assertion))
  open.lost = ordered.filter((before) => {
    const queue = waiting.get(key(before.assertion)) ?? []
    const after = queue.at(-1)
    if (after === undefined || !accept(before, after)) return true
    queue.pop()
    used.add(after)
    found.push({ before, after })
    return false
  })
  open.gained = open.gained.filter((one) => !used.has(one))
  return found
}

const TRIVIAL = new Set(['', 'true', 'false', 'undefined', 'null', '0', '1', '""', '[]', '{}'])

/**
 * What became of the assertions of one test that were not found again as they were. The order says which reading is preferred: the same
 * subject first, then the same setup names, then the same expected value, at last whatever takes its place.
 */
export function explain(open: Open, stated: readonly Stated[]): readonly Change[] {
  const bySubject = subjectsOf(stated)
  const changes: Change[] = [...takeMembers(open, bySubject)]
  const pair = (key: Key): void => {
    for (const { before, after } of takeEqual(open, key)) changes.push(judge(before, after))
  }
  for (const { before, after } of takeEqual(open, (a) => (a.value === null ? null : `${a.subjectKey}\n${a.value}`), otherFamily))
    changes.push({ kind: 'kept', before, after })
  // The same line, though what its names stand for has changed; rows share their line and are told apart by their values.
  pair((a) => (a.row === null ? `${a.subject}\n${a.family}\n${a.negated}\n${a.expected}` : null))
  pair((a) => `${a.subjectKey}\n${a.family}\n${a.negated}`)
  pair((a) => (a.expectedKey === a.expected ? null : `${a.subject}\n${a.family}\n${a.negated}\n${a.expectedKey}`))
  pair((a) => a.subjectKey)
  pair((a) => `${a.subject}\n${a.family}\n${a.negated}\n${a.expectedKey}`)
  for (const { before, after } of takeEqual(open, (a) =>
    TRIVIAL.has(a.expectedKey) ? null : `${a.family}\n${a.negated}\n${a.expectedKey}`,
  ))
    changes.push(sameAnswer(before, after))
  pair((a) => a.subject)
  for (const { before, after } of takeEqual(open, (a) => `${a.family}\n${a.negated}\n${a.expectedKey}`))
    changes.push(sameAnswer(before, after))
  for (const { before, after } of takeEqual(
    open,
    (a) => `${a.family}\n${a.negated}`,
    (b, a) => haveInCommon(b.assertion, a.assertion),
  )) {
    changes.push(replacedBy(before, after))
  }
  changes.push(...inOrder(open))
  const isAsked = askedInParts(stated.map(({ assertion }) => assertion))
  const isNeedless = (change: Change): boolean =>
    (change.kind === 'removed' || change.kind === 'weaker') &&
    (isSubsumed(change.before.assertion, bySubject) || isAsked(change.before.assertion))
  return changes.map((change) => (isNeedless(change) ? { kind: 'kept', before: change.before, after: null } : change))
}

/** A literal in the place of a snapshot of the same text, or the other way round. */
function otherFamily(b: Stated, a: Stated): boolean {
  return b.assertion.family !== a.assertion.family
}

/** How many statements about one subject are looked at; a test that says more of one thing says it in its first ones. */
const MAX_PER_SUBJECT = 200

function subjectsOf(stated: readonly Stated[]): ReadonlyMap<string, readonly AssertionSyntax[]> {
  const found = new Map<string, AssertionSyntax[]>()
  for (const { assertion } of stated) {
    for (const key of new Set([valueOfType(assertion.subject), assertion.subjectKey])) {
      const list = found.get(key)
      if (list === undefined) found.set(key, [assertion])
      else if (list.length < MAX_PER_SUBJECT) list.push(assertion)
    }
  }
  return found
}

/** Partial statements about something that is now compared as a whole, and branches that became one statement. */
function isSubsumed(before: AssertionSyntax, bySubject: ReadonlyMap<string, readonly AssertionSyntax[]>): boolean {
  return [before.subject, before.subjectKey].some((key) => bySubject.get(key)?.some((a) => subsumes(a, before)) === true)
}

/** What is left is paired in order, the strongest with the strongest: a rewrite keeps its power when each has a partner as strong. */
function inOrder(open: Open): readonly Change[] {
  const byStrength = (x: Stated, y: Stated): number =>
    doubt(x.assertion) - doubt(y.assertion) || y.assertion.strength - x.assertion.strength
  const lost = [...open.lost].sort(byStrength)
  const gained = [...open.gained].sort(byStrength)
  open.gained = gained.slice(lost.length)
  return lost.map((before, i) => {
    const after = gained[i]
    const isPartner = after !== undefined && (isTautology(after.assertion) || haveInCommon(before.assertion, after.assertion))
    return isPartner ? replacedBy(before, after) : { kind: 'removed', before, after: null }
  })
}

/** A word that both speak of: an assertion about something else altogether does not make up for one that is gone. */
function haveInCommon(b: AssertionSyntax, a: AssertionSyntax): boolean {
  const words = (x: AssertionSyntax): readonly string[] =>
    `${x.subject} ${x.subjectKey} ${x.expected} ${x.expectedKey}`.match(/[A-Za-z]\w{2,}/g) ?? []
  const own = new Set(words(b))
  return own.size === 0 || words(a).some((w) => own.has(w))
}

/** By these a result is made to fit before it is looked at. */
const FITTING =
  /^(\.(trim|trimStart|trimEnd|toLowerCase|toUpperCase|normalize|replace|replaceAll|slice|substring|substr|sort|toSorted|reverse|toReversed|filter|flat|padStart|padEnd|toFixed|toPrecision)\((?:[^()]|\([^()]*\))*\))+$/
const ROUNDING = /^(Math\.(round|floor|ceil|trunc|abs)|Number\.parseInt|parseInt)\($/

const ASKS_LESS = 'what it asks is true more often'

function isMadeToFit(was: string, now: string): boolean {
  if (portable(now) === was) return false
  if (now.startsWith(was)) return FITTING.test(now.slice(was.length))
  return now.endsWith(`${was})`) && ROUNDING.test(now.slice(0, -was.length - 1))
}

/** Another subject and the same value: what counts is how much of the result is still looked at. */
function sameAnswer(before: Stated, after: Stated): Change {
  const [was, now] = [before.assertion, after.assertion]
  if (isMadeToFit(was.subjectKey, now.subjectKey)) return { kind: 'weaker', before, after, why: 'what it looks at is made to fit first' }
  if (was.strength - now.strength >= 10) return { kind: 'weaker', before, after, why: saysLess(was, now) }
  if (asksLess(was, now)) return { kind: 'weaker', before, after, why: ASKS_LESS }
  return { kind: isTautology(now) ? 'tautology' : 'replaced', before, after }
}

/** Another subject and another value: only how much it says can be compared. */
function replacedBy(before: Stated, after: Stated): Change {
  const [was, now] = [before.assertion, after.assertion]
  if (isTautology(now)) return { kind: 'tautology', before, after }
  if (yesOrNo(was, now) || was.strength - now.strength >= 10) return { kind: 'weaker', before, after, why: saysLess(was, now) }
  return { kind: 'replaced', before, after }
}

/** An exact text, number or list that became a yes or no. */
function yesOrNo(b: AssertionSyntax, a: AssertionSyntax): boolean {
  const isYesOrNo = (x: AssertionSyntax): boolean => x.expectedKey === 'true' || x.expectedKey === 'false'
  const isExact = !b.negated && b.strength >= 70 && b.expectedIsData && !TRIVIAL.has(b.expectedKey)
  return isExact && a.family === 'equals' && isYesOrNo(a)
}

/** One subject, two statements about it. */
function judge(before: Stated, after: Stated): Change {
  const b = before.assertion
  const a = after.assertion
  if (isTautology(a)) return { kind: 'tautology', before, after }
  if (b.strength - a.strength >= 10) return { kind: 'weaker', before, after, why: saysLess(b, a) }
  if (asksLess(b, a)) return { kind: 'weaker', before, after, why: ASKS_LESS }
  if (b.family !== a.family || b.negated !== a.negated) {
    const isExact = b.strength >= 60 && a.strength >= 60
    const isOther = isExact && b.value !== null && a.value !== null && b.value !== a.value
    return { kind: isOther ? 'expected' : 'replaced', before, after }
  }
  if (a.strength - b.strength >= 10) return { kind: 'kept', before, after }
  const bound = b.measure === null || a.measure === null ? 0 : a.measure - b.measure
  if (bound < 0) return { kind: 'weaker', before, after, why: lowerMeasure(b) }
  if (bound > 0 || portable(b.expectedKey) === portable(a.expectedKey)) return { kind: 'kept', before, after }
  return { kind: expectsOther(b, a) ? 'expected' : 'replaced', before, after }
}

/** What makes a text the same on Windows says nothing of its own: line ends and separators of paths. */
function portable(key: string): string {
  return key.replace(/\.replace(?:All)?\((?:\/\\r\\n\??\/g|"\\r\\n"),"\\n"\)|\.replace(?:All)?\((?:\/\\\\\/g|"\\\\"),"\/"\)/g, '')
}

function saysLess(b: AssertionSyntax, a: AssertionSyntax): string {
  const name = (x: AssertionSyntax): string => (x.negated ? `not ${x.family}` : x.family)
  return name(b) === name(a) ? 'it leaves more of the result open' : `${name(a)} lets more wrong results through than ${name(b)}`
}

function lowerMeasure(b: AssertionSyntax): string {
  switch (b.family) {
    case 'close':
      return 'fewer digits are compared'
    case 'partial':
      return 'fewer fields are compared'
    case 'at-least':
    case 'at-most':
      return 'the bound is looser'
    default:
      return 'more of the value is left open'
  }
}
