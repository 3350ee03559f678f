import { proposalFor } from '../../check/flakes/draft.ts'
import type { Proposal } from '../../check/flakes/draft.ts'
import { flakyTally } from '../../check/flakes/tally.ts'
import type { FlakyTest } from '../../check/flakes/tally.ts'
import type { UnreadableRun } from '../../model/history.ts'
import type { Instant } from '../../model/words.ts'
import { readRuns } from '../../observe/history/runs.ts'
import { visible } from '../../observe/owned/visible.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { nowOf } from '../diff/options.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { historyPlace } from './history.ts'
import { ownedAtHand, wordsOfMistakes } from '../owned.ts'
import { hasColor } from '../world.ts'
import type { World } from '../world.ts'

/** What the history shows, for the words. */
export interface FlakesSeen {
  readonly folder: string
  readonly runs: number
  readonly unreadable: readonly UnreadableRun[]
  readonly tests: readonly (FlakyTest & { readonly proposal: Proposal })[]
}

/** Named one by one; the rest is counted. */
const MOST_NAMED = 10

/**
 * `flakes`: the tests of the history that both passed and failed on one tree. It judges nothing: the exit status says whether it could
 * read. With `--replay`, one test on its captured input; with `--compact`, fewer files.
 */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  const replay = args.value('replay')
  if (replay !== undefined) return (await import('./replay.ts')).replayFlake(replay, args, world)
  if (args.value('corpus') !== undefined) throw new UsageError('--corpus goes with --replay TEST.')
  const now = nowOf(args, world)
  const { folder, bring, isElsewhere } = await historyPlace(args, world)
  if (args.has('compact') && isElsewhere)
    throw new UsageError('--compact works in a folder. Compact there, and replace the files of the store by those.')
  if (args.has('compact')) return (await import('./compact.ts')).compact(folder, args, world)
  const failed = await bring()
  if (failed !== null) {
    world.stderr.write(`${visible(failed)}\n`)
    return EXIT.cannotJudge
  }
  const owned = await ownedAtHand(args, world)
  world.stderr.write(wordsOfMistakes([owned.policy, owned.ledger]))
  let seen: Omit<FlakesSeen, 'tests'> & { readonly tests: readonly FlakyTest[] }
  try {
    seen = await flakesIn(folder, now)
  } catch (cause) {
    world.stderr.write(`The history in ${visible(folder)} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}\n`)
    return EXIT.cannotJudge
  }
  noteUnreadable(seen.unreadable, world)
  const tests = seen.tests.map((flaky) => ({ ...flaky, proposal: proposalFor(flaky, owned, now) }))
  const { jsonOf, textOf } = await import('./words.ts')
  const isJson = args.has('json') || args.value('format') === 'json'
  const ledger = owned.ledger.path
  world.stdout.write(
    isJson
      ? jsonOf({ ...seen, tests })
      : await textOf({ ...seen, tests }, { color: hasColor(world.stdout, world.env), ledger, policy: owned.policy.path }),
  )
  return EXIT.allow
}

async function flakesIn(folder: string, before: Instant): Promise<Omit<FlakesSeen, 'tests'> & { readonly tests: readonly FlakyTest[] }> {
  const tally = flakyTally()
  const names = new Set<string>()
  const unreadable: UnreadableRun[] = []
  for await (const batch of readRuns(folder, before)) {
    for (const one of batch) {
      if (one.state === 'unreadable') {
        unreadable.push({ file: one.file, because: one.because })
        continue
      }
      names.add(one.run.run)
      tally.add(one.run)
    }
  }
  return { folder, runs: names.size, unreadable, tests: tally.tests() }
}

function noteUnreadable(unreadable: readonly UnreadableRun[], world: World): void {
  for (const { file, because } of unreadable.slice(0, MOST_NAMED))
    world.stderr.write(`note: ${visible(`${file} ${because}`)}; it counts for nothing\n`)
  const more = unreadable.length - MOST_NAMED
  if (more > 0) world.stderr.write(`note: ${more} more files of the history cannot be read and count for nothing\n`)
}
