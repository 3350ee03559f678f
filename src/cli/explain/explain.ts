import { resolve } from 'node:path'
import type { Verdict } from '../../model/verdict.ts'
import { RULE_IDS } from '../../rules/table.ts'
import { quoted } from '../../rules/words/shell.ts'
import { canonicalText } from '../../verdict/canonical.ts'
import { readVerdictReport } from '../../verdict/read.ts'
import { wordsOfMistake } from '../../verdict/unreadable.ts'
import { didYouMean, UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { fileAtHand, rowsAtHand } from './at-hand.ts'
import { explainFixed, explainIn, knownWords, toldOfFile } from './subject.ts'
import type { Explained } from './subject.ts'
import { textOf } from './words.ts'
import { hasColor } from '../world.ts'
import { legible } from '../legible.ts'
import type { World } from '../world.ts'

const DEFAULT_FILE = '.oracle/verdict.json'

/**
 * `explain WORD`: what a rule means, what went into a failure signature, why a test is what it is, what is known of a file. Rules and
 * rows are the same everywhere; the rest is read from the last verdict, and from the files at hand that people own.
 * @throws UsageError for a word that means nothing, with the nearest that does
 */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  const word = args.words[0]
  if (word === undefined) throw new UsageError('Name what is to be explained: a rule, a row such as Z1, a signature, a test or a file.')
  const explained = explainFixed(word) ?? (await withWhatIsAtHand(word, args, world))
  const look = { color: hasColor(world.stdout, world.env), width: world.stdout.width }
  world.stdout.write(args.has('json') ? canonicalText(explained) : legible(world.stdout, await textOf(explained, look)))
  return EXIT.allow
}

/** What the last verdict says of a word, and of a file or a test what the files at hand say. A file needs no verdict. */
async function withWhatIsAtHand(word: string, args: Arguments, world: World): Promise<Explained> {
  const file = args.value('verdict') ?? DEFAULT_FILE
  const report = await readVerdictReport(resolve(world.cwd, file))
  const verdict = report.state === 'read' ? report.verdict : null
  const told = verdict === null ? undefined : explainIn(verdict, word)
  if (told?.kind === 'test') return { ...told, rows: await rowsAtHand(told.test.id, args, world) }
  if (told !== undefined && told.kind !== 'file') return told
  const found = await fileAtHand(word, args, world)
  if (found !== null) return { ...toldOfFile(verdict, found.file), atHand: found.atHand }
  if (told !== undefined) return told
  if (report.state === 'read') return refuse(word, file, report.verdict)
  const why = report.mistakes.map((mistake) => wordsOfMistake(file, mistake)).join('\n')
  throw new UsageError(
    `'${word}' is no rule and no file,${await orNear(word, RULE_IDS)} and what else it could be stands in a verdict.\n${why}`,
  )
}

async function refuse(word: string, file: string, verdict: Verdict): Promise<never> {
  const known = knownWords(verdict)
  const holding = word.length < 3 ? [] : known.filter((name) => name.includes(word))
  if (holding.length > 0) {
    const list = holding.slice(0, 5).map((name) => `  vitest-oracle explain ${quoted(name)}`)
    const more = holding.length > 5 ? [`  and ${holding.length - 5} more`] : []
    const which = holding.length === 1 ? 'is a part of a name; write all of it:' : `is a part of ${holding.length} names; write all of one:`
    throw new UsageError([`'${word}' ${which}`, ...list, ...more].join('\n'))
  }
  const listed =
    verdict.tests.length < verdict.testCount
      ? ` ${file} lists ${verdict.tests.length} of ${verdict.testCount} tests: those that matter to the decision.`
      : ''
  throw new UsageError(
    `'${word}' is no rule, row, signature, test or file in ${file}.${await didYouMean(word, [...RULE_IDS, ...known])}${listed}`,
  )
}

async function orNear(word: string, known: readonly string[]): Promise<string> {
  const near = await didYouMean(word, known)
  return near === '' ? '' : ` (${near.trim().replace(/\?$/, '')}?)`
}
