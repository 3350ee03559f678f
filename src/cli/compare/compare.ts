import { resolve } from 'node:path'
import type { Verdict } from '../../model/verdict.ts'
import { visible } from '../../observe/owned/visible.ts'
import { compareVerdicts } from '../../verdict/compare.ts'
import { readVerdictReport } from '../../verdict/read.ts'
import { wordsOfMistake } from '../../verdict/unreadable.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { hasColor } from '../world.ts'
import { legible } from '../legible.ts'
import type { World } from '../world.ts'

/** `compare A B`: where two verdicts differ in what two machines that judged alike have in common, and what it means that they do. */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  const [fileA, fileB] = args.words
  if (fileA === undefined || fileB === undefined) throw new UsageError('Two verdicts are compared: vitest-oracle compare A B.')
  const [a, b] = await Promise.all([verdictIn(fileA, world), verdictIn(fileB, world)])
  if (a === null || b === null) return EXIT.cannotJudge
  const compared = compareVerdicts(a, b)
  const { jsonOfComparison, textOfComparison } = await import('./words.ts')
  const names = { a: { file: fileA, verdict: a }, b: { file: fileB, verdict: b } }
  const look = { color: hasColor(world.stdout, world.env), width: world.stdout.width }
  const asJson = args.has('json') || args.value('format') === 'json'
  world.stdout.write(asJson ? jsonOfComparison(compared, names) : legible(world.stdout, textOfComparison(compared, names, look)))
  return compared.comparison.state === 'same' ? EXIT.allow : EXIT.block
}

async function verdictIn(file: string, world: World): Promise<Verdict | null> {
  const report = await readVerdictReport(resolve(world.cwd, file))
  if (report.state === 'read') return report.verdict
  for (const mistake of report.mistakes) world.stderr.write(`${visible(wordsOfMistake(file, mistake))}\n`)
  return null
}
