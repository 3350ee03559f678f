import type { OracleClass } from '../../model/words.ts'
import type { Arguments } from '../arguments.ts'
import { collectClasses, wordsOfProblem } from '../collected.ts'
import type { CollectedClasses } from '../collected.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { ownedAtHand, wordsOfMistakes } from '../owned.ts'
import { hasColor } from '../world.ts'
import type { World } from '../world.ts'

const ORDER: readonly OracleClass[] = ['E', 'P', 'F', 'N', 'U']

/**
 * `inventory`: the tests of the project by class and region, and why each is what it is. No test is run, but for `--power`. Where tests may be missing, or
 * a file that grants classes has mistakes, the exit status says that this is no whole answer.
 */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  if (args.has('power')) return (await import('./power.ts')).showPower(args, world)
  const owned = await ownedAtHand(args, world)
  const mistakes = wordsOfMistakes([owned.policy, owned.invariants, owned.seeds])
  world.stderr.write(mistakes)
  if (owned.policy.state === 'absent') world.stderr.write(`note: there is no policy (${owned.policy.path}), so no class is granted.\n`)
  const collected = await collectClasses(owned, args, world)
  if (typeof collected === 'string') {
    world.stderr.write(collected)
    return EXIT.cannotJudge
  }
  const sorted = { ...collected, tests: [...collected.tests].sort(byClassAndRegion) }
  const { jsonOf, tableOf } = await import('./words.ts')
  world.stdout.write(args.has('json') ? jsonOf(sorted) : await tableOf(sorted, { color: hasColor(world.stdout, world.env) }))
  for (const problem of collected.problems) world.stderr.write(wordsOfProblem(problem))
  if (collected.problems.length > 0) world.stderr.write('Tests may be missing above, because of these problems.\n')
  return mistakes !== '' || collected.problems.length > 0 ? EXIT.cannotJudge : EXIT.allow
}

type ClassedTest = CollectedClasses['tests'][number]

function byClassAndRegion({ classification: a }: ClassedTest, { classification: b }: ClassedTest): number {
  const [left, right] = [a, b].map(({ granted, covers, id }) => [String(ORDER.indexOf(granted)), covers.join(' '), id])
  for (const index of [0, 1, 2]) {
    const [one = '', other = ''] = [left?.[index], right?.[index]]
    if (one !== other) return one < other ? -1 : 1
  }
  return 0
}
