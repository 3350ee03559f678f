import type { HistoryObservation, HistoryRun, PastOutcome, RunName, TestOutcome, UnreadableRun, WindowsAsked } from '../../model/history.ts'
import type { Instant, TestId } from '../../model/words.ts'
import { readRuns } from './runs.ts'

/** A test that stopped running must not cost the whole store: what lies behind so many files is no window of today. */
const MOST_FILES = 2000

export interface WindowQuestion {
  readonly asked: WindowsAsked
  /** Only runs from before this instant are past. */
  readonly before: Instant
  /** The run that asks: its own outcomes, which a shard may have written already, are not past. */
  readonly except?: RunName
}

/** The newest outcomes of the tests that are asked for. Reads newest first and stops when all windows are full. Never throws. */
export async function readWindow(folder: string, { asked, before, except }: WindowQuestion): Promise<HistoryObservation> {
  const windows = new Map<TestId, Map<RunName, PastOutcome>>()
  for (const [test, size] of asked) if (size > 0) windows.set(test, new Map())
  const unreadable: UnreadableRun[] = []
  let filesRead = 0
  try {
    if (windows.size > 0) {
      for await (const batch of readRuns(folder, before)) {
        filesRead += batch.length
        for (const one of batch) {
          if (one.state === 'unreadable') unreadable.push({ file: one.file, because: one.because })
          else if (one.run.run !== except) add(one.run, windows)
        }
        if (filesRead >= MOST_FILES || areFull(windows, asked)) break
      }
    }
  } catch (cause) {
    return { state: 'unavailable', because: `${folder} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}` }
  }
  const entries = [...windows].map(
    ([test, outcomes]) => [test, [...outcomes.values()].sort(newestFirst).slice(0, asked.get(test) ?? 0)] as const,
  )
  return { state: 'read', windows: new Map(entries), unreadable, filesRead }
}

/** They are read so, but for a day that was packed meanwhile. */
const newestFirst = (one: PastOutcome, other: PastOutcome): number => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0)

function areFull(windows: ReadonlyMap<TestId, ReadonlyMap<RunName, PastOutcome>>, asked: WindowsAsked): boolean {
  return [...windows].every(([test, outcomes]) => outcomes.size >= (asked.get(test) ?? 0))
}

function add({ run, at, outcomes }: HistoryRun, windows: ReadonlyMap<TestId, Map<RunName, PastOutcome>>): void {
  for (const outcome of outcomes) {
    const window = windows.get(outcome.test)
    if (window === undefined) continue
    const before = window.get(run)
    if (before === undefined) window.set(run, { run, at, outcome: outcome.outcome, signatures: outcome.signatures })
    else window.set(run, { ...before, outcome: worse(before, outcome), signatures: [...before.signatures, ...outcome.signatures] })
  }
}

const ORDER = ['passed', 'flaky', 'failed'] as const

/** A run that says two things of one test is believed the worse one. */
function worse(one: Pick<TestOutcome, 'outcome'>, other: Pick<TestOutcome, 'outcome'>): TestOutcome['outcome'] {
  return ORDER.indexOf(one.outcome) >= ORDER.indexOf(other.outcome) ? one.outcome : other.outcome
}
