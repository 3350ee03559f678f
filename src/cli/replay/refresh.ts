import type { KnownBad, KnownBadFolder } from '../../model/known-bad.ts'
import type { OwnedFile } from '../../model/owned-observations.ts'
import { applyKnownBad } from '../../observe/known-bad/change.ts'
import { bytesText, textBytes } from '../../observe/known-bad/lines.ts'
import { readPatch } from '../../observe/known-bad/read-patch.ts'
import { explainEdits } from '../../observe/known-bad/refresh/explain-edits.ts'
import { refreshPatch } from '../../observe/known-bad/refresh/refresh.ts'
import type { Unclear } from '../../observe/known-bad/refresh/refresh.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { putFiles } from '../put-files.ts'
import { wordsOfMistakes } from '../owned.ts'
import type { World } from '../world.ts'
import { replayAtHand, trustedAtHand, withReplayHand } from './at-hand.ts'
import type { ReplayHand } from './at-hand.ts'
import { refreshPorts } from './refresh-ports.ts'
import { jsonOfRefreshed, wordsOfRefreshed } from './refresh-words.ts'
import type { MendedKnownBad, RefreshedKnownBad, UnclearKnownBad } from './refreshed.ts'
import { knownBadsAtHand } from './replay.ts'

type Stale = Extract<OwnedFile<KnownBad>, { state: 'read' }> & { readonly bytes: Uint8Array; readonly because: Unclear }

type Attempt =
  | UnclearKnownBad
  | (Omit<MendedKnownBad, 'state' | 'replay'> & { readonly state: 'made'; readonly known: OwnedFile<KnownBad> })

/**
 * `replay --refresh`: proposes for each known-bad that no longer applies the patch that does the same to the files at hand, when the
 * trusted tests kill it. With `--in-place` it is written. Where a part could belong to two places, both are told and none is taken.
 */
export function refreshKnownBads(args: Arguments, world: World): Promise<ExitStatus> {
  if (args.has('all')) throw new UsageError('--refresh replays what it brings up to date: leave out --all.')
  return withReplayHand(args, world, async (hand) => {
    const folder = await knownBadsAtHand(hand, args.words)
    world.stderr.write(wordsOfMistakes(folder.files))
    const stale = await staleOf(hand, folder)
    const tried: Attempt[] = []
    for (const one of stale) tried.push(await refreshOne(hand, one))
    const refreshed = await replayed(hand, folder, tried, args, world)
    if (typeof refreshed === 'string') {
      world.stderr.write(refreshed)
      return EXIT.cannotJudge
    }
    const kept = args.has('in-place') ? refreshed.flatMap((one) => (one.state === 'refreshed' ? [[one.file, one.after] as const] : [])) : []
    await putFiles(world.cwd, new Map(kept))
    const shown = { refreshed, count: folder.files.length, prefix: hand.tree.prefix, written: args.has('in-place') }
    world.stdout.write(args.has('json') ? jsonOfRefreshed(shown) : wordsOfRefreshed(shown))
    return refreshed.every(({ state }) => state === 'refreshed') && folder.files.every(({ state }) => state === 'read')
      ? EXIT.allow
      : EXIT.block
  })
}

async function staleOf({ tree }: ReplayHand, { files }: KnownBadFolder): Promise<readonly Stale[]> {
  const stale: Stale[] = []
  for (const file of files) {
    if (file.state !== 'read') continue
    const applied = await applyKnownBad(file.value.change, tree.source.read)
    if (applied.state !== 'stale') continue
    const bytes = await tree.source.read(file.path)
    if (bytes === null) throw new Error(`${file.path} was there a moment ago`)
    stale.push({ ...file, bytes, because: { at: applied.at, because: applied.because } })
  }
  return stale
}

async function refreshOne(hand: ReplayHand, { path: file, value, bytes, because }: Stale): Promise<Attempt> {
  if (value.change.kind === 'edits')
    return { state: 'unclear', file, because, reasons: await explainEdits(value.change.edits, refreshPorts(hand)) }
  const made = await refreshPatch(value.change.files, bytesText(bytes), refreshPorts(hand))
  if (made.state === 'unclear') return { state: 'unclear', file, because, reasons: made.reasons }
  const after = textBytes(made.patch)
  const known = readPatch(file, after, hand.tree.prefix)
  const applied = known.state === 'read' ? await applyKnownBad(known.value.change, hand.tree.source.read) : null
  if (applied?.state !== 'applied') throw new Error(`${file}: a patch of ours does not apply: ${JSON.stringify(applied)}`)
  return { state: 'made', file, because, moves: made.moves, before: bytes, after, known }
}

/** The new patches with what the trusted tests say of them; the words for it where they could not be run. */
async function replayed(
  hand: ReplayHand,
  { folder }: KnownBadFolder,
  tried: readonly Attempt[],
  args: Arguments,
  world: World,
): Promise<readonly RefreshedKnownBad[] | string> {
  const files = tried.flatMap((one) => (one.state === 'made' ? [one.known] : []))
  if (files.length === 0) return tried.filter((one) => one.state === 'unclear')
  const trusted = await trustedAtHand(hand, args.value('config'), world)
  if ('state' in trusted) return trusted.words
  world.stderr.write(`Replaying ${files.length === 1 ? '1 known-bad' : `${files.length} known-bads`}.\n`)
  const seen = await replayAtHand(hand, trusted, { folder, files })
  if (seen.state === 'failed') return seen.words
  return tried.map((one) => {
    if (one.state === 'unclear') return one
    const { known: _known, ...made } = one
    const replay = seen.replays.find(({ file }) => file === one.file)
    if (replay === undefined) throw new Error(`${one.file} was not replayed`)
    return { ...made, state: replay.outcome === 'killed' ? 'refreshed' : 'not-killed', replay }
  })
}
