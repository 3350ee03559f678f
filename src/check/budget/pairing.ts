import type { TestBlock } from '../../model/syntax.ts'

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
    if (!left.before.delete(b)) return
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
  byKey(left, (t) => (t.kind === 'test' ? `${t.file}\n${t.titles.at(-1) ?? ''}` : null), take)
  bySimilarity(left, take)
  byKey(left, (t) => (t.kind === 'test' && (t.titles.at(-1) ?? '').length > 12 ? (t.titles.at(-1) ?? '') : null), take)
  return { pairs, gone: [...left.before], added: [...left.after] }
}

interface Left {
  readonly before: ReadonlySet<TestBlock>
  readonly after: ReadonlySet<TestBlock>
}

function byKey(left: Left, key: (t: TestBlock) => string | null, take: (b: TestBlock, a: TestBlock) => void): void {
  const waiting = new Map<string, TestBlock[]>()
  for (const t of left.after) {
    const k = key(t)
    if (k === null) continue
    const queue = waiting.get(k)
    if (queue === undefined) waiting.set(k, [t])
    else queue.push(t)
  }
  for (const queue of waiting.values()) queue.reverse()
  for (const t of left.before) {
    const k = key(t)
    const found = k === null ? undefined : waiting.get(k)?.pop()
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
  const taken = new Set<TestBlock>()
  for (const { before, after } of candidates) {
    if (taken.has(before) || taken.has(after)) continue
    taken.add(before)
    taken.add(after)
    take(before, after)
  }
}

function featured(test: TestBlock): Featured {
  const title = (test.titles.at(-1) ?? '').split(/\W+/).filter((w) => w.length > 2)
  return { test, features: new Set([...test.words, ...title]) }
}

type Index = ReadonlyMap<string, readonly Featured[]>

function indexed(tests: readonly Featured[]): Index {
  const made = new Map<string, Featured[]>()
  for (const one of tests) {
    for (const word of one.features) {
      const list = made.get(word)
      if (list === undefined) made.set(word, [one])
      else if (list.length <= COMMON) list.push(one)
    }
  }
  return made
}

interface Candidate {
  readonly before: TestBlock
  readonly after: TestBlock
  readonly score: number
}

function scored(before: Featured, words: Index): readonly Candidate[] {
  const shared = new Map<Featured, number>()
  for (const word of before.features) {
    const holders = words.get(word) ?? []
    if (holders.length > COMMON) continue
    for (const one of holders) if (one.test.kind === before.test.kind) shared.set(one, (shared.get(one) ?? 0) + 1)
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
