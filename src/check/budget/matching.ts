import type { AssertionSyntax } from '../../model/syntax.ts'
import { doubt, expectsOther, isTautology, subsumes } from './assertions.ts'
import type { Change, Stated } from './assertions.ts'
import { takeMembers } from './members.ts'
import { asksLess } from './predicates.ts'

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
  const waiting = new Map<string, Stated[]>()
  // Taken from the end: of those that stand alike the first comes first, as it does among those of base.
  for (const one of [...open.gained].reverse().sort((x, y) => doubt(y.assertion) - doubt(x.assertion))) {
    const k = key(one.assertion)
    if (k === null) continue
    const queue = waiting.get(k)
    if (queue === undefined) waiting.set(k, [one])
    else queue.push(one)
  }
  const found: { before: Stated; after: Stated }[] = []
  const used = new Set<Stated>()
  // What always ran takes its partner before what ran on a condition.
  const ordered = [...open.lost].sort((x, y) => doubt(x.assertion) - doubt(y.assertion))
  open.lost = ordered.filter((before) => {
    const k = key(before.assertion)
    const queue = k === null ? undefined : waiting.get(k)
    const after = queue?.at(-1)
    if (queue === undefined || after === undefined || !accept(before, after)) return true
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
    changes.push({ before, after, kind: 'kept', why: '' })
  // The same line, though what its names stand for has changed; rows share their line and are told apart by their values.
  pair((a) => (a.row === null ? `${a.subject}\n${a.family}\n${a.negated}\n${a.expected}` : null))
  pair((a) => `${a.subjectKey}\n${a.family}\n${a.negated}`)
  pair((a) => (a.expectedKey === a.expected ? null : `${a.subject}\n${a.family}\n${a.negated}\n${a.expectedKey}`))
  pair((a) => a.subjectKey)
  for (const { before, after } of takeEqual(open, (a) => `${a.subject}\n${a.family}\n${a.negated}\n${a.expectedKey}`))
    changes.push(unlessTautology({ before, after, kind: 'moved', why: '' }))
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
  return changes.map((change) => (isNeedless(change, bySubject) ? { ...change, kind: 'kept' } : change))
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
    for (const key of new Set([assertion.subject.replace(/:type$/, ''), assertion.subjectKey])) {
      const list = found.get(key)
      if (list === undefined) found.set(key, [assertion])
      else if (list.length < MAX_PER_SUBJECT) list.push(assertion)
    }
  }
  return found
}

/** Partial statements about something that is now compared as a whole, and branches that became one statement. */
function isNeedless(change: Change, bySubject: ReadonlyMap<string, readonly AssertionSyntax[]>): boolean {
  if (change.kind !== 'removed' && change.kind !== 'weaker') return false
  const before = change.before.assertion
  return [before.subject, before.subjectKey].some((key) => bySubject.get(key)?.some((a) => subsumes(a, before)) === true)
}

/** What is left is paired in order, the strongest with the strongest: a rewrite keeps its power when each has a partner as strong. */
function inOrder(open: Open): readonly Change[] {
  const byStrength = (x: Stated, y: Stated): number =>
    doubt(x.assertion) - doubt(y.assertion) || y.assertion.strength - x.assertion.strength
  const lost = [...open.lost].sort(byStrength)
  const gained = [...open.gained].sort(byStrength)
  open.lost = []
  open.gained = gained.slice(lost.length)
  return lost.map((before, i) => {
    const after = gained[i]
    const isPartner = after !== undefined && (isTautology(after.assertion) || haveInCommon(before.assertion, after.assertion))
    return isPartner ? replacedBy(before, after) : { before, after: null, kind: 'removed', why: '' }
  })
}

/** A word that both speak of: an assertion about something else altogether does not make up for one that is gone. */
function haveInCommon(b: AssertionSyntax, a: AssertionSyntax): boolean {
  const words = (x: AssertionSyntax): readonly string[] =>
    `${x.subject} ${x.subjectKey} ${x.expected} ${x.expectedKey}`.match(/[A-Za-z]\w{2,}/g) ?? []
  const own = new Set(words(b))
  return own.size === 0 || words(a).some((w) => own.has(w))
}

function unlessTautology(change: Change): Change {
  const { before, after } = change
  return after !== null && isTautology(after.assertion) && !isTautology(before.assertion) ? { ...change, kind: 'tautology' } : change
}

/** By these a result is made to fit before it is looked at. */
const FITTING =
  /^(\.(trim|trimStart|trimEnd|toLowerCase|toUpperCase|normalize|replace|replaceAll|slice|substring|substr|sort|toSorted|reverse|toReversed|filter|flat|padStart|padEnd|toFixed|toPrecision)\((?:[^()]|\([^()]*\))*\))+$/
const ROUNDING = /^(Math\.(round|floor|ceil|trunc|abs)|Number\.parseInt|parseInt)\($/

/** Another subject and the same value: what counts is how much of the result is still looked at. */
function sameAnswer(before: Stated, after: Stated): Change {
  const [was, now] = [before.assertion, after.assertion]
  const at = now.subjectKey.indexOf(was.subjectKey)
  const [front, back] = [now.subjectKey.slice(0, at), now.subjectKey.slice(at + was.subjectKey.length)]
  const isFitted = at >= 0 && was.subjectKey !== '' && ((front === '' && FITTING.test(back)) || (ROUNDING.test(front) && back === ')'))
  if (isFitted && portable(now.subjectKey) !== was.subjectKey)
    return { before, after, kind: 'weaker', why: 'what it looks at is made to fit first' }
  const drop = was.strength - now.strength
  if (drop >= 10) return { before, after, kind: 'weaker', why: saysLess(was, now) }
  return unlessTautology({ before, after, kind: 'replaced', why: '' })
}

/** Another subject and another value: only how much it says can be compared. */
function replacedBy(before: Stated, after: Stated): Change {
  if (isTautology(after.assertion) && !isTautology(before.assertion)) return { before, after, kind: 'tautology', why: '' }
  const drop = yesOrNo(before.assertion, after.assertion) ? 70 : before.assertion.strength - after.assertion.strength
  if (drop >= 10) return { before, after, kind: 'weaker', why: saysLess(before.assertion, after.assertion) }
  return { before, after, kind: 'replaced', why: '' }
}

/** An exact text, number or list that became a yes or no. */
function yesOrNo(b: AssertionSyntax, a: AssertionSyntax): boolean {
  const isYesOrNo = (x: AssertionSyntax): boolean => x.expectedKey === 'true' || x.expectedKey === 'false'
  const isExact = b.family === 'equals' && !b.negated && b.strength >= 70 && b.expectedIsData && !TRIVIAL.has(b.expectedKey)
  return isExact && a.family === 'equals' && isYesOrNo(a)
}

/** One subject, two statements about it. */
function judge(before: Stated, after: Stated): Change {
  const b = before.assertion
  const a = after.assertion
  if (isTautology(a) && !isTautology(b)) return { before, after, kind: 'tautology', why: '' }
  if (b.strength - a.strength >= 10) return { before, after, kind: 'weaker', why: saysLess(b, a) }
  if (asksLess(b, a)) return { before, after, kind: 'weaker', why: 'what it asks is true more often' }
  if (b.family !== a.family || b.negated !== a.negated) {
    const isExact = b.strength >= 60 && a.strength >= 60
    return {
      before,
      after,
      kind: isExact && b.value !== null && a.value !== null && b.value !== a.value ? 'expected' : 'replaced',
      why: '',
    }
  }
  if (a.strength - b.strength >= 10) return { before, after, kind: 'kept', why: '' }
  if (b.measure !== null && a.measure !== null && a.measure < b.measure) return { before, after, kind: 'weaker', why: lowerMeasure(b) }
  if (portable(b.expectedKey) === portable(a.expectedKey) || (b.measure !== null && a.measure !== null && a.measure > b.measure))
    return { before, after, kind: 'kept', why: '' }
  return { before, after, kind: expectsOther(b, a) ? 'expected' : 'replaced', why: '' }
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
