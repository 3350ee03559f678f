import { hostname } from 'node:os'
import { withAttempt } from '../../check/flakes/attempts.ts'
import { checkFlakes, retriesAllowed } from '../../check/flakes/check.ts'
import { outcomesOf } from '../../check/flakes/outcomes.ts'
import { windowsAsked } from '../../check/flakes/window.ts'
import type { ClassifiedRun } from '../../check/classified.ts'
import type { CorpusReplay } from '../../model/corpus-replay.ts'
import type { CheckAnswer } from '../../model/findings.ts'
import type { GateRun } from '../../model/gate.ts'
import type { HistoryObservation } from '../../model/history.ts'
import type { RunObservation } from '../../model/run.ts'
import type { ProjectPath } from '../../model/words.ts'
import { appendOutcomes, newRunName } from '../../observe/history/append.ts'
import { observeHistory } from '../../observe/history/observe.ts'
import type { Arguments } from '../arguments.ts'
import { visible } from '../../observe/owned/visible.ts'
import { historyPlace } from '../flakes/history.ts'
import { fromTop } from './trees.ts'
import type { OpenPatch } from '../patch-at-hand.ts'
import type { World } from '../world.ts'

/** The store of past runs, and what it said before any code of the patch ran. */
export interface GateHistory {
  /** Absolute. */
  readonly folder: string
  readonly seen: HistoryObservation
  /** Adds a file of the folder to the store that it was fetched from. */
  readonly add: (file: ProjectPath) => Promise<void>
}

/** Reads the windows that the ledger of base asks for. `--now` is for leases: what is past is past by the clock. Throws UsageError for what is no place. */
export async function openHistory({ hand, repository }: OpenPatch, args: Arguments, world: World): Promise<GateHistory> {
  const { folder, bring, add } = await historyPlace(args, world)
  const tracked = fromTop(hand.scope.head, repository.prefix).keys()
  const failed = await bring()
  if (failed !== null) {
    world.stderr.write(`note: ${visible(failed)}\n`)
    return { folder, add, seen: { state: 'unavailable', because: failed } }
  }
  const seen = await observeHistory({
    folder,
    repository: { top: repository.top, tracked },
    asked: windowsAsked(hand.owned),
    before: world.now,
  })
  if (seen.state === 'read') {
    for (const { file, because } of seen.unreadable) world.stderr.write(`note: ${file} of the history is passed over: it ${because}\n`)
  }
  return { folder, seen, add }
}

export interface JudgedFlakes {
  readonly answer: CheckAnswer
  readonly classified: ClassifiedRun
  readonly replays: readonly CorpusReplay[]
}

/** What the judgement of flakes asks of the world. */
export interface FlakeRuns {
  /** Runs some of their files once more. */
  readonly again: (files: readonly ProjectPath[]) => Promise<GateRun>
  /** Gives a run's tests their classes. */
  readonly classify: (run: RunObservation) => ClassifiedRun
  /** Runs frozen tests on the inputs of their corpus. */
  readonly replay: (run: ClassifiedRun) => Promise<readonly CorpusReplay[]>
}

/** Nondeterministic tests against the ledger, their windows and their corpus. A failed test is run again only where its row allows it. */
export async function judgeFlakes(
  run: RunObservation,
  history: HistoryObservation,
  { again, classify, replay }: FlakeRuns,
): Promise<JudgedFlakes> {
  let classified = classify(run)
  const allowed = retriesAllowed(classified, history)
  for (let attempt = 1; ; attempt++) {
    const left = classified.tests.filter(({ test }) => test.state === 'failed' && (allowed.get(test.id) ?? 0) >= attempt)
    if (left.length === 0) break
    const repeated = await again([...new Set(left.map(({ test }) => test.file))].sort())
    if (repeated.state === 'unavailable') return { answer: { state: 'unavailable', because: repeated.because }, classified, replays: [] }
    classified = classify(withAttempt(classified.seen.run, repeated.run, new Set(left.map(({ test }) => test.id))))
  }
  const replays = await replay(classified)
  return { answer: checkFlakes(classified, history, replays), classified, replays }
}

/** Leaves the outcomes for later gates. That they cannot be kept is said, and changes nothing about this one. */
export async function recordFlakes({ folder, add }: GateHistory, run: ClassifiedRun, { subject }: OpenPatch, world: World): Promise<void> {
  try {
    const file = await appendOutcomes(folder, {
      version: 1,
      at: world.now,
      run: newRunName(),
      shard: null,
      commit: subject.head,
      tree: subject.dirty ? null : subject.tree,
      machine: `${process.platform} ${process.arch} ${hostname()}`,
      outcomes: outcomesOf(run),
    })
    await add(file)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    world.stderr.write(`note: what this run showed of flakes was not kept: ${why}\n`)
  }
}
