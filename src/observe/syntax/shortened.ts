import { endOfSpace } from './lexer.ts'
import { isNewStatement, plainTests } from './plain-tests.ts'
import type { PlainTest } from './plain-tests.ts'

/** Part of a text, and how many plain tests stand in it. */
export interface Stretch {
  readonly start: number
  readonly end: number
  readonly tests: number
}

/** Two texts of a file in one, without the tests that stand in both. */
export interface Shortened {
  /** All that is no plain test, which is the same on both sides; in the place of the changed tests first those of base, then those of head. */
  readonly text: string
  readonly before: Stretch
  readonly after: Stretch
  readonly leftOut: readonly string[]
}

/** What says something beyond the test that it stands in; a test that mentions it is never left out. */
const FAR_REACHING = /[Mm]ock|spyOn|extend|configureGlobal|import\.meta/
const HINTS = ['ock', 'spyOn', 'extend', 'configureGlobal', 'import.meta'] as const

/**
 * Takes two texts together when they differ in whole plain tests and in nothing else; null when they differ in more, or when it cannot be
 * told without a parser. A test whose title another one has is not looked at alone: which is which is then a question about both.
 */
export function shorten(before: string, after: string): Shortened | null {
  const was = plainTests(before)
  const now = was === null ? null : plainTests(after)
  if (was === null || now === null) return null
  const prefix = sharedStart(before, after)
  const suffix = sharedEnd(before, after, Math.min(before.length, after.length) - prefix)
  let first = 0
  while (isSame(was[first], now[first], 0) && (was[first]?.end ?? 0) <= prefix) first++
  let behind = 0
  const shift = after.length - before.length
  const most = Math.min(was.length, now.length) - first
  while (behind < most && isSame(was.at(-1 - behind), now.at(-1 - behind), shift) && startsIn(was.at(-1 - behind), before, suffix)) behind++
  const changed = [was.slice(first, was.length - behind), now.slice(first, now.length - behind)] as const
  const left = [...was.slice(0, first), ...was.slice(was.length - behind)]
  const titles = new Set(left.map(({ title }) => title))
  if (changed.some((tests) => tests.some(({ title }) => titles.has(title)))) return null
  const cut = cutOf(before, after, changed, prefix)
  if (cut === null) return null
  const mentions = HINTS.some((hint) => before.includes(hint))
  const out = left.filter(({ start, end }) => !mentions || !FAR_REACHING.test(before.slice(start, end)))
  const head = without(before, 0, cut.start, out)
  const [one, other] = [before.slice(cut.start, before.length - cut.rest), after.slice(cut.start, after.length - cut.rest)]
  const [oneAt, otherAt] = [head.length + 1, head.length + 1 + one.length + 1]
  return {
    text: `${head}\n${one}\n${other}\n${without(before, before.length - cut.rest, before.length, out)}`,
    before: { start: oneAt, end: oneAt + one.length, tests: changed[0].length },
    after: { start: otherAt, end: otherAt + other.length, tests: changed[1].length },
    leftOut: out.map(({ start, end }) => before.slice(start, end)),
  }
}

function isSame(one: PlainTest | undefined, other: PlainTest | undefined, shift: number): boolean {
  return one !== undefined && other !== undefined && one.start + shift === other.start && one.end + shift === other.end
}

function startsIn(one: PlainTest | undefined, text: string, suffix: number): boolean {
  return one !== undefined && one.start >= text.length - suffix
}

/**
 * Where the changed tests begin, and how much of both texts stands behind them. Both are between two statements on either side, and what
 * differs is tests, spaces and comments; null where anything else differs.
 */
function cutOf(
  before: string,
  after: string,
  [was, now]: readonly [readonly PlainTest[], readonly PlainTest[]],
  prefix: number,
): { readonly start: number; readonly rest: number } | null {
  const firsts = [was[0], now[0]].filter((one) => one !== undefined)
  const gap = Math.min(...firsts.map((one) => one.gap))
  // One character behind what stands before must be shared, so that nothing is added to its last word.
  if (firsts.length === 0 || gap >= prefix) return null
  const start = Math.min(...firsts.map((one) => (one.start <= prefix ? one.start : one.gap)))
  const ends = [was, now].map((tests, i) => (i === 0 ? before : after).length - (tests.at(-1)?.end ?? 0))
  const rest = Math.min(...ends, before.length - start, after.length - start)
  // What was shared at the start and is cut off there may be shared at the end as well.
  if (before.slice(before.length - rest) !== after.slice(after.length - rest)) return null
  const isWhole = (text: string, tests: readonly PlainTest[]): boolean => {
    const end = text.length - rest
    const isEmpty = [start, ...tests.map((one) => one.end)].every((from, i) => {
      const to = tests[i]?.start ?? end
      return endOfSpace(text, from, to) === to
    })
    return isEmpty && (tests.length > 0 || isNewStatement(text, end, gap))
  }
  return isWhole(before, was) && isWhole(after, now) ? { start, rest } : null
}

/** An empty statement takes the place of each test. */
function without(text: string, from: number, to: number, tests: readonly PlainTest[]): string {
  let kept = ''
  let at = from
  for (const { start, end } of tests) {
    if (start < from || end > to) continue
    kept += `${text.slice(at, start)};`
    at = end
  }
  return kept + text.slice(at, to)
}

/** Halving compares whole stretches at once, which is faster than to go from letter to letter. */
function sharedStart(one: string, other: string): number {
  let [low, high] = [0, Math.min(one.length, other.length)]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (one.slice(low, middle) === other.slice(low, middle)) low = middle
    else high = middle - 1
  }
  return low
}

function sharedEnd(one: string, other: string, most: number): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    const isShared = one.slice(one.length - middle, one.length - low) === other.slice(other.length - middle, other.length - low)
    if (isShared) low = middle
    else high = middle - 1
  }
  return low
}
