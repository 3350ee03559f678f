import { oraclePower, type TestPower } from '../../check/known-bad.ts'
import type { KnownBadFolder, KnownBadReplay } from '../../model/known-bad.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { wordsOfMistakes } from '../owned.ts'
import { replayAtHand, trustedAtHand, withReplayHand } from '../replay/at-hand.ts'
import { knownBadsAtHand } from '../replay/replay.ts'
import { hasColor } from '../world.ts'
import type { World } from '../world.ts'

/** A trusted test that passes, what it covers by its own word, and what it was seen to kill. */
export interface ShownPower extends TestPower {
  readonly covers: readonly string[]
}

export interface PowerTable {
  readonly folder: KnownBadFolder
  readonly replays: readonly KnownBadReplay[]
  readonly tests: readonly ShownPower[]
}

/** `inventory --power`: what each trusted test kills. It judges nothing: a known-bad that survives is for `replay` to say. */
export function showPower(args: Arguments, world: World): Promise<ExitStatus> {
  return withReplayHand(args, world, async (hand) => {
    const folder = await knownBadsAtHand(hand, [])
    world.stderr.write(wordsOfMistakes(folder.files))
    const trusted = await trustedAtHand(hand, args.value('config'), world)
    if ('state' in trusted) {
      world.stderr.write(trusted.words)
      return EXIT.cannotJudge
    }
    world.stderr.write(`Replaying ${folder.files.length === 1 ? '1 known-bad' : `${folder.files.length} known-bads`}.\n`)
    const seen = await replayAtHand(hand, trusted, folder, { all: true })
    if (seen.state === 'failed') {
      world.stderr.write(seen.words)
      return EXIT.cannotJudge
    }
    const covers = new Map(trusted.classified.tests.map(({ test, classification }) => [test.id, classification.covers]))
    const tests = oraclePower(trusted.trusted, seen.replays).map((one): ShownPower => ({ ...one, covers: covers.get(one.test) ?? [] }))
    const { jsonOfPower, tableOfPower } = await import('./power-words.ts')
    const table: PowerTable = { folder, replays: seen.replays, tests }
    world.stdout.write(args.has('json') ? jsonOfPower(table) : await tableOfPower(table, { color: hasColor(world.stdout, world.env) }))
    return EXIT.allow
  })
}
