import { resolve } from 'node:path'
import { fileOf } from '../../check/flakes/ledger.ts'
import { type CorpusReplay, isAsWanted } from '../../model/corpus-replay.ts'
import type { GateRequest, GateRun } from '../../model/gate.ts'
import type { Freeze } from '../../model/owned-files.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { TestObservation } from '../../model/run.ts'
import type { TestId } from '../../model/words.ts'
import { passingPathOf } from '../../observe/corpus/read.ts'
import { replayCorpora } from '../../observe/corpus/replay.ts'
import type { CorpusQuestion } from '../../observe/corpus/replay.ts'
import { runTests } from '../../observe/gate/run-tests.ts'
import { folderSource } from '../../observe/owned/source.ts'
import { visible } from '../../observe/owned/visible.ts'
import { freshSeedOf } from '../../observe/run/settings.ts'
import { UsageError, didYouMean } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { policyOf } from '../diff/judge.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { questionsOf } from '../gate/replay-corpus.ts'
import { ownedAtHand, wordsOfMistakes } from '../owned.ts'
import type { World } from '../world.ts'
import { bytesOf } from './freeze-row.ts'
import { jsonOfReplay, textOfReplay } from './replay-words.ts'

/** What a test did on its inputs, for the words. */
export interface FlakeReplayed {
  readonly test: TestId
  /** `isShown`: whether the input shows what it was kept for. */
  readonly replays: readonly (CorpusReplay & { readonly isShown: boolean })[]
  /** Without any captured input. */
  readonly fresh: TestObservation
  /** Where the input on which it passes belongs; null where the test passes on none, or one is kept. */
  readonly passing: { readonly from: string; readonly to: string } | null
}

const ATTEMPTS = 3

/**
 * `flakes --replay TEST`: runs one test of the work tree at hand on the captured input of its row, or of `--corpus`, and once without any.
 * The exit status says whether each input shows what it was kept for.
 */
export async function replayFlake(test: TestId, args: Arguments, world: World): Promise<ExitStatus> {
  const owned = await ownedAtHand(args, world)
  const mistakes = wordsOfMistakes([owned.policy, owned.ledger])
  if (mistakes !== '') {
    world.stderr.write(mistakes)
    return EXIT.cannotJudge
  }
  const run = (more: Pick<GateRequest, 'replay' | 'keepAll'>): Promise<GateRun> =>
    runTests(
      {
        root: world.cwd,
        files: { kind: 'only', files: [fileOf(test)] },
        watched: 'all',
        seedLists: owned.seeds.state === 'read' ? owned.seeds.value : {},
        ...freshSeedOf(null),
        sealedSeeds: false,
        ...more,
      },
      { limits: { seconds: policyOf(owned).limits.phaseSeconds } },
    )
  const fresh = await run({ keepAll: true })
  if (fresh.state === 'unavailable') {
    world.stderr.write(`${visible(fileOf(test))} could not be run: ${visible(fresh.because)}\n${fresh.output}`)
    return EXIT.cannotJudge
  }
  const found = await testIn(fresh, test)
  const questions = await asked(found, owned, args, world)
  const answers = await replayCorpora(questions, (_, replay) => run({ replay }))
  const isOnRecord = freezeOf(test, owned) !== undefined
  // What no row names yet has only to fail.
  const replays = answers.map((replay) => ({ ...replay, isShown: isOnRecord ? isAsWanted(replay) : replay.end === 'failed' }))
  const replayed = { test, replays, fresh: found, passing: passingOf(found, questions) }
  world.stdout.write(args.has('json') || args.value('format') === 'json' ? jsonOfReplay(replayed) : textOfReplay(replayed))
  return replays.every(({ isShown }) => isShown) ? EXIT.allow : EXIT.block
}

async function testIn({ run }: Extract<GateRun, { state: 'ended' }>, id: TestId): Promise<TestObservation> {
  const tests = run.modules.flatMap((module) => module.tests)
  const found = tests.find((test) => test.id === id)
  if (found !== undefined) return found
  const near = await didYouMean(
    id,
    tests.map((test) => test.id),
  )
  throw new UsageError(`There is no test '${visible(id)}' in ${visible(fileOf(id))}.${visible(near)}`)
}

/** The inputs to run it on: those of its row, or one to try. */
async function asked(test: TestObservation, owned: OwnedFiles, args: Arguments, world: World): Promise<readonly CorpusQuestion[]> {
  const freeze = freezeOf(test.id, owned)
  const given = args.value('corpus')
  if (given !== undefined) {
    const bytes = await bytesOf(resolve(world.cwd, given))
    const known = freeze?.signatures ?? []
    return [{ test, corpus: given, bytes, known, attempts: known.length === 0 ? 1 : ATTEMPTS }]
  }
  if (freeze === undefined)
    throw new UsageError(`${owned.ledger.path} has no row for '${visible(test.id)}' that names a captured input. Name one: --corpus FILE.`)
  const questions = await questionsOf({ freeze, test }, folderSource(world.cwd), ATTEMPTS)
  if (questions.some(({ corpus }) => corpus === freeze.corpus)) return questions
  throw new UsageError(`${freeze.corpus}, which the row of '${visible(test.id)}' names, is not there.`)
}

function freezeOf(test: TestId, { ledger }: OwnedFiles): Freeze | undefined {
  return ledger.state === 'read' ? ledger.value.find((row) => row.test === test)?.freeze : undefined
}

/** The input of a test that passes, where its corpus has none beside the one that fails. */
function passingOf({ state, evidence }: TestObservation, questions: readonly CorpusQuestion[]): FlakeReplayed['passing'] {
  const [corpus] = questions
  const [kept] = evidence?.captures ?? []
  if (state !== 'passed' || kept === undefined || corpus === undefined || questions.length > 1) return null
  const ending = kept.file.slice(kept.file.indexOf('.', kept.file.lastIndexOf('/')))
  const to = passingPathOf(corpus.corpus)
  return to.endsWith(ending) ? { from: kept.file, to } : null
}
