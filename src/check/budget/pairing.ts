import type { TestBlock } from '../../model/syntax.ts'
import { gathered } from './gathered.ts'

export interface Pair {
  readonly before: TestBlock
  readonly after: TestBlock
}

export interface Pairing {
  readonly pairs: readonly Pair[]
  readonly gone: readonly TestBlock[]
  readonly added: readonly TestBlock[]
}

/** The share of words that two bodies must have in common to be one test under another title. */
const SIMILAR = 0.6
const SIMILAR_IN_FILE = 0.45
/** A word that more bodies than this have says nothing about which is which. */
const COMMON = 24

/**
 * Which test of base is which of head. The first that fits decides, so that a move, a rename and a rewrite each cost one condition:
 * - same file and title path, equal bodies before others (a decoy of the same title does not take the place of the test itself);
 * - same title path in another file;
 * - same body, whatever it is called;
 * - same last title, in the same file, then elsewhere;
 * - most words of the body in common.
 */
export function pairTests(before: readonly TestBlock[], after: readonly TestBlock[]): Pairing {
  const left = { before: new Set(before), after: new Set(after) }
  const pairs: Pair[] = []
  const take = (b: TestBlock, a: TestBlock): void => {
    left.before.delete(b)
    left.after.delete(a)
    pairs.push({ before: b, after: a })
  }
  const path = (t: TestBlock): string => `${t.kind}\n${t.titles.join('\n')}`
  byKey(left, (t) => `${t.file}\n${path(t)}\n${t.bodyKey}`, take)
  byKey(left, (t) => `${t.file}\n${path(t)}`, take)
  byKey(left, (t) => (t.kind === 'file' ? null : `${path(t)}\n${t.bodyKey}`), take)
  byKey(left, (t) => (t.kind === 'file' ? null : path(t)), take)
  byKey(left, (t) => (t.words.length < 3 ? null : `${t.file}\n${t.bodyKey}`), take)
  byKey(left, (t) => (t.words.length < 3 ? null : t.bodyKey), take)
  byKey(left, (t) => (t.kind === 'test' ? `${t.file}\n${lastTitle(t)}` : null), take)
  bySimilarity(left, take)
  byKey(left, (t) => (t.kind === 'test' && lastTitle(t).length > 12 ? lastTitle(t) : null), take)
  return { pairs, gone: [...left.before], added: [...left.after] }
}

/** What a file does outside of its tests has none. */
function lastTitle(test: TestBlock): string {
  return test.titles.at(-1) ?? ''
}

interface Left {
  readonly before: ReadonlySet<TestBlock>
  readonly after: ReadonlySet<TestBlock>
}

function byKey(left: Left, key: (t: TestBlock) => string | null, take: (b: TestBlock, a: TestBlock) => void): void {
  const waiting = gathered([...left.after].reverse(), key)
  for (const t of left.before) {
    const found = waiting.get(key(t))?.pop()
    if (found !== undefined) take(t, found)
  }
}

/** How many candidates of one test are compared word by word: those with the most rare words in common. */
const COMPARED = 8

interface Featured {
  readonly test: TestBlock
  readonly features: ReadonlySet<string>
}

/** Dice's coefficient of the words, over bodies that share a word which few have; the best first. */
function bySimilarity(left: Left, take: (b: TestBlock, a: TestBlock) => void): void {
  const words = indexed([...left.after].map(featured))
  const candidates = [...left.before].filter((b) => b.kind !== 'file').flatMap((b) => scored(featured(b), words))
  candidates.sort((x, y) => y.score - x.score)
  for (const { before, after } of candidates) if (left.before.has(before) && left.after.has(after)) take(before, after)
}

function featured(test: TestBlock): Featured {
  const title = lastTitle(test)
    .split(/\W/)
    .filter((w) => w.length > 2)
  return { test, features: new Set([...test.words, ...title]) }
}

type Index = ReadonlyMap<string | null, readonly Featured[]>

function indexed(tests: readonly Featured[]): Index {
  const named = tests.flatMap((test) => [...test.features].map((word) => ({ word, test })))
  const holders = [...gathered(named, ({ word }) => word)]
  return new Map(holders.filter(([, all]) => all.length <= COMMON).map(([word, all]) => [word, all.map(({ test }) => test)]))
}

interface Candidate {
  readonly before: TestBlock
  readonly after: TestBlock
  readonly score: number
}

function scored(before: Featured, words: Index): readonly Candidate[] {
  const shared = new Map<Featured, number>()
  for (const word of before.features) {
    for (const one of words.get(word) ?? []) if (one.test.kind === before.test.kind) shared.set(one, (shared.get(one) ?? 0) + 1)
  }
  const best = [...shared].sort((x, y) => y[1] - x[1]).slice(0, COMPARED)
  return best.flatMap(([after]) => {
    let common = 0
    for (const word of before.features) if (after.features.has(word)) common++
    const isSameFile = after.test.file === before.test.file
    const score = (2 * common) / (before.features.size + after.features.size)
    if (score < (isSameFile ? SIMILAR_IN_FILE : SIMILAR)) return []
    return [{ before: before.test, after: after.test, score: score + (isSameFile ? 0.05 : 0) }]
  })
}
