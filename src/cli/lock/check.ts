import type { Policy } from '../../model/owned-files.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import { compareLock } from '../../observe/lock/compare.ts'
import { listFixtures, listKnownBads } from '../../observe/lock/list.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { contentsOf, wordsOfDifference } from './words.ts'
import { wordsOfMistakes } from '../owned.ts'
import type { World } from '../world.ts'

/** `lock --check`: compares bytes and starts nothing. Whether each locked test is still there is seen by a run. */
export async function checkLock({ lock }: OwnedFiles, policy: Policy, args: Arguments, world: World): Promise<ExitStatus> {
  if (lock.state === 'invalid') {
    world.stderr.write(wordsOfMistakes([lock]))
    return EXIT.cannotJudge
  }
  if (lock.state === 'absent') {
    world.stdout.write(
      args.has('json')
        ? `${JSON.stringify({ lock: lock.path, state: 'absent' })}\n`
        : `There is no lock (${lock.path}).\n  npx vitest-oracle lock\n`,
    )
    return EXIT.block
  }
  const [fixtures, knownBad] = await Promise.all([listFixtures(world.cwd, policy), listKnownBads(world.cwd, policy)])
  const differences = await compareLock(world.cwd, lock.value, { fixtures, knownBad })
  const state = differences.length === 0 ? 'holds' : 'differs'
  if (args.has('json')) world.stdout.write(`${JSON.stringify({ lock: lock.path, state, differences }, null, 2)}\n`)
  else if (state === 'holds') world.stdout.write(`${lock.path} holds: ${contentsOf(lock.value)}\n`)
  else
    world.stdout.write(
      `${differences.map(wordsOfDifference).join('')}${lock.path} does not hold: ${differences.length} difference${differences.length === 1 ? '' : 's'}.\n`,
    )
  return state === 'holds' ? EXIT.allow : EXIT.block
}
