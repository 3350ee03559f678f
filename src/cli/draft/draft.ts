import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { globMatcher } from '../../check/globs.ts'
import { testPatterns } from '../../check/scope/classes.ts'
import { visible } from '../../observe/owned/visible.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { withReplayHand } from '../replay/at-hand.ts'
import type { ReplayHand } from '../replay/at-hand.ts'
import type { World } from '../world.ts'
import { endingIn, placesIn, projectPath, seedsOf, textIn } from './hand.ts'
import { proposedFor } from './laws.ts'
import type { DraftLaw } from './laws.ts'
import { signaturesIn, signaturesJson } from './signatures.ts'
import type { Signatures } from './signatures.ts'
import { draftText } from './texts.ts'
import type { ImportEnding } from './texts.ts'
import { TRIAL_RUNS, verify } from './verify.ts'
import type { Verified } from './verify.ts'
import { lawsFrom } from './with.ts'

const FOLDER = 'oracle/drafts'

/**
 * `draft MODULE`: properties that the names and types of its functions suggest, or that another command does, tried in copies of the work
 * tree. Those that hold and that see a small bug become drafts, which weigh nothing.
 */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  const word = args.words[0]
  if (word === undefined) throw new UsageError('Name the module whose functions properties are drafted for, such as src/codec.ts.')
  return withReplayHand(args, world, (hand) => draftFor(projectPath(word), hand, args, world))
}

async function draftFor(module: string, hand: ReplayHand, args: Arguments, world: World): Promise<ExitStatus> {
  const { owned, tree } = hand
  const places = placesIn(owned)
  const folder = projectPath(args.value('to') ?? FOLDER)
  if (globMatcher(testPatterns(places.policy))(`${folder}/a.draft.ts`)) {
    throw new UsageError(`${folder} is a folder of tests by ${owned.policy.path}, and drafts must weigh nothing. Give another: --to DIR`)
  }
  if (!tree.files.includes(module)) throw new UsageError(`There is no file ${module} that git knows, or would know.`)
  const signatures = signaturesOrRefusal(module, await textIn(tree.source, module))
  const command = args.value('with')
  const names = signatures.functions.map(({ name }) => name)
  const laws =
    command === undefined
      ? proposedFor(signatures.functions)
      : await lawsFrom(command, signaturesJson(module, signatures), names, world.cwd)
  if (laws.length === 0) {
    world.stdout.write(`Nothing is proposed for ${visible(module)}.\n${leftLines(signatures)}`)
    return EXIT.allow
  }
  const invariants = { path: owned.invariants.path, text: await textIn(tree.source, owned.invariants.path) }
  const ending = await endingIn(tree, places.policy.paths.tests)
  const verified = await verify(laws, {
    tree,
    module,
    definitions: new Map(signatures.functions.map(({ name, definition }) => [name, definition])),
    trial: places.propertyFile('draft-trial'),
    invariants,
    knownBad: places.policy.knownBad,
    policyPath: owned.policy.path,
    ending,
    seeds: seedsOf(owned),
    note: (line) => world.stderr.write(`${visible(line)}\n`),
  })
  if (verified.state === 'unavailable') {
    world.stderr.write(`vitest-oracle: could not try them. ${visible(verified.because)}.\n`)
    return EXIT.cannotJudge
  }
  const kept = verified.holding.filter(({ breaks }) => breaks.length > 0)
  const lines = kept.map((one) => keep(one, { module, folder, ending }, args, world))
  const idle = verified.holding.filter(({ breaks }) => breaks.length === 0).map(({ formed }) => formed.law)
  world.stdout.write(
    `${lines.join('')}${notKept('Does not hold', verified.failing)}${notKept('Holds, and sees no small bug', idle)}${leftLines(signatures)}`,
  )
  return EXIT.allow
}

function signaturesOrRefusal(module: string, text: string): Signatures {
  try {
    return signaturesIn(module, text)
  } catch (cause) {
    throw new UsageError(`It cannot be parsed: ${cause instanceof Error ? cause.message : String(cause)}.`)
  }
}

/** Writes a draft where none is, and says so. */
function keep(
  verified: Verified,
  { module, folder, ending }: { readonly module: string; readonly folder: string; readonly ending: ImportEnding },
  args: Arguments,
  world: World,
): string {
  const { formed, breaks } = verified
  const file = `${folder}/${formed.law.id}.draft.ts`
  const path = join(world.cwd, file)
  const said = `${visible(file)}\n  ${visible(formed.law.says)}; it held for ${TRIAL_RUNS} inputs, and saw ${breaks.length} of the small bugs\n`
  if (existsSync(path)) return `${visible(file)} is there already, and stays as it is\n`
  if (args.has('dry-run')) return said
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, draftText(file, module, verified, TRIAL_RUNS, ending), { flag: 'wx' })
  return said
}

const notKept = (why: string, laws: readonly DraftLaw[]): string =>
  laws.length === 0 ? '' : `${why}:\n${laws.map(({ says }) => `  ${visible(says)}\n`).join('')}`

const leftLines = ({ left }: Signatures): string =>
  left.length === 0 ? '' : `Left out:\n${left.map(({ name, because }) => `  ${visible(name)}: ${because}\n`).join('')}`
