import type { HistoryRun, TestOutcome } from '../../model/history.ts'
import type { FailureSignature, Instant, TestId } from '../../model/words.ts'
import { type RateInterval, rateInterval } from './wilson.ts'

/** A test that both passed and failed on one tree. */
export interface FlakyTest extends RateInterval {
  readonly test: TestId
  /** Runs on record that hold the test. */
  readonly runs: number
  /** Those in which it failed, or passed only at a later attempt. */
  readonly failures: number
  /** Trees on which it did both. */
  readonly trees: number
  /** Of its failures. */
  readonly firstSeen: Instant
  readonly lastSeen: Instant
  /** The most frequent first. */
  readonly signatures: readonly { readonly signature: FailureSignature; readonly runs: number }[]
  /** On which it failed. Sorted. */
  readonly machines: readonly string[]
}

interface Tally {
  runs: number
  failures: number
  firstSeen: Instant
  lastSeen: Instant
  readonly signatures: Map<FailureSignature, number>
  readonly machines: Set<string>
  /** By tree: 1 when it passed there, 2 when it failed, 3 when it did both. */
  readonly trees: Map<string, number>
}

export interface FlakyTally {
  readonly add: (run: HistoryRun) => void
  /** The most frequently failing first. */
  readonly tests: () => readonly FlakyTest[]
}

/** Counts runs as they are read, in any order. What ran on no known tree shows a flake only by itself, when it passed at a later attempt. */
export function flakyTally(): FlakyTally {
  const tallies = new Map<TestId, Tally>()
  return {
    add: (run) => {
      for (const outcome of run.outcomes) {
        const tally = tallies.get(outcome.test) ?? newTally()
        tallies.set(outcome.test, tally)
        count(tally, outcome, run)
      }
    },
    tests: () => [...tallies].flatMap(([test, tally]) => flakyTest(test, tally)).sort(worstFirst),
  }
}

const newTally = (): Tally => ({
  runs: 0,
  failures: 0,
  firstSeen: '',
  lastSeen: '',
  signatures: new Map(),
  machines: new Set(),
  trees: new Map(),
})

const BITS: Readonly<Record<TestOutcome['outcome'], number>> = { passed: 1, failed: 2, flaky: 3 }

function count(tally: Tally, { outcome, signatures }: TestOutcome, { at, machine, run, tree }: HistoryRun): void {
  tally.runs += 1
  const place = tree ?? `run ${run}`
  tally.trees.set(place, (tally.trees.get(place) ?? 0) | BITS[outcome])
  if (outcome === 'passed') return
  tally.failures += 1
  if (tally.firstSeen === '' || at < tally.firstSeen) tally.firstSeen = at
  if (at > tally.lastSeen) tally.lastSeen = at
  tally.machines.add(machine)
  for (const signature of signatures) tally.signatures.set(signature, (tally.signatures.get(signature) ?? 0) + 1)
}

function flakyTest(test: TestId, { runs, failures, firstSeen, lastSeen, signatures, machines, trees }: Tally): readonly FlakyTest[] {
  const both = [...trees.values()].filter((bits) => bits === 3).length
  if (both === 0) return []
  const counted = [...signatures].map(([signature, times]) => ({ signature, runs: times }))
  counted.sort((one, other) => other.runs - one.runs || (one.signature < other.signature ? -1 : 1))
  const seen = { firstSeen, lastSeen, signatures: counted, machines: [...machines].sort() }
  return [{ test, runs, failures, trees: both, ...rateInterval(failures, runs), ...seen }]
}

/** By the rate that is sure, so that one failure in two runs does not stand above forty in a hundred. */
function worstFirst(one: FlakyTest, other: FlakyTest): number {
  return other.low - one.low || (one.test < other.test ? -1 : 1)
}
