import { lstatSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { KnownBadReplay, TrustedFile } from '../../model/known-bad.ts'
import type { ProjectPath } from '../../model/words.ts'
import { textBytes } from '../../observe/known-bad/lines.ts'
import { patchOf } from '../../observe/known-bad/make-patch.ts'
import { readPatch } from '../../observe/known-bad/read-patch.ts'
import { visible } from '../../observe/owned/visible.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { policyOf } from '../diff/judge.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import type { World } from '../world.ts'
import { replayAtHand, trustedAtHand, withReplayHand } from './at-hand.ts'
import type { ReplayHand } from './at-hand.ts'
import { editAtHand } from './edit-at-hand.ts'
import type { EditAtHand } from './edit-at-hand.ts'
import { asCommitted } from './tree.ts'
import { wordsOfWritten } from './write-words.ts'

/** A known-bad that was made of the edit at hand, and what the trusted tests say of it. */
export interface Written {
  readonly file: ProjectPath
  readonly edit: EditAtHand
  readonly replay: KnownBadReplay
  readonly trusted: readonly TrustedFile[]
}

/**
 * `replay --write NAME`: keeps the uncommitted edit of production files as a known-bad, when the trusted tests of the last commit kill
 * it. Nothing else is written: the edit stays where it is.
 */
export function writeKnownBad(name: string, args: Arguments, world: World): Promise<ExitStatus> {
  if (args.words.length > 0) throw new UsageError('--write makes a known-bad of the edit at hand, so no FILE stands beside it.')
  if (args.has('all')) throw new UsageError('--write runs every trusted test that loads the edit: leave out --all.')
  return withReplayHand(args, world, async (hand) => {
    const file = fileFor(name, hand, world)
    const committed = await asCommitted(hand.tree)
    const edit = await editAtHand(hand, committed)
    for (const path of edit.leftOut)
      world.stderr.write(`note: ${visible(path)} is changed and no production file; the known-bad leaves it out.\n`)
    const bytes = textBytes(`${headerOf(edit, args.value('why'))}${patchOf(edit.files)}`)
    const known = readPatch(file, bytes, hand.tree.prefix)
    if (known.state !== 'read') throw new Error(`a patch of ours could not be read again: ${JSON.stringify(known)}`)
    const replayed = await replayOne({ ...hand, tree: committed }, known, args, world)
    if (typeof replayed === 'string') {
      world.stderr.write(replayed)
      return EXIT.cannotJudge
    }
    const written: Written = { file, edit, ...replayed }
    const isKilled = replayed.replay.outcome === 'killed'
    if (isKilled) await put(join(world.cwd, file), bytes, file)
    world.stdout.write(args.has('json') ? jsonOf(written) : wordsOfWritten(written))
    return isKilled ? EXIT.allow : EXIT.block
  })
}

/** Throws UsageError for what is no name of a file, and for one that is taken. */
function fileFor(name: string, { owned }: ReplayHand, world: World): ProjectPath {
  const plain = name.replace(/\.patch$/, '')
  if (!/^\w[\w.-]*$/.test(plain)) {
    throw new UsageError(`--write takes a name of letters, digits, dots and dashes, such as off-by-one, not ${JSON.stringify(name)}.`)
  }
  const file = `${policyOf(owned).knownBad}/${plain}.patch`
  if (lstatSync(join(world.cwd, file), { throwIfNoEntry: false }) !== undefined)
    throw new UsageError(`${file} is there already. Give another name, or remove it first.`)
  return file
}

function headerOf({ paths }: EditAtHand, why: string | undefined): string {
  const text = why?.trim()
  if (text !== undefined && (text === '' || /[\r\n]/.test(text))) throw new UsageError('--why is one line of text.')
  // A comma and a space would part the list.
  const covers = paths.filter((path) => !/,\s|^\s|\s$/.test(path)).map((path) => `# covers: ${path}\n`)
  const lines = [...covers, ...(text === undefined ? [] : [`# why: ${text}\n`])]
  return Buffer.from(lines.join(''), 'utf8').toString('latin1')
}

async function replayOne(
  hand: ReplayHand,
  known: ReturnType<typeof readPatch>,
  args: Arguments,
  world: World,
): Promise<Pick<Written, 'replay' | 'trusted'> | string> {
  const trusted = await trustedAtHand(hand, args.value('config'), world)
  if ('state' in trusted) return trusted.words
  world.stderr.write('Running them under the edit.\n')
  const seen = await replayAtHand(hand, trusted, { folder: policyOf(hand.owned).knownBad, files: [known] }, { all: true })
  if (seen.state === 'failed') return seen.words
  const [replay] = seen.replays
  if (replay === undefined) throw new Error('the edit was not replayed')
  return { replay, trusted: trusted.trusted }
}

async function put(target: string, bytes: Uint8Array, file: ProjectPath): Promise<void> {
  try {
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, bytes, { flag: 'wx', flush: true })
  } catch (cause) {
    throw new UsageError(`${file} could not be written: ${cause instanceof Error ? cause.message : String(cause)}.`)
  }
}

function jsonOf({ file, edit, replay }: Written): string {
  const { outcome, killedBy, message, ran } = replay
  return `${JSON.stringify({ file, written: outcome === 'killed', outcome, killedBy, covers: edit.paths, leftOut: edit.leftOut, ran, message }, null, 2)}\n`
}
