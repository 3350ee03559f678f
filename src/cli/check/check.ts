import { basename, dirname, resolve } from 'node:path'
import { observeSubject } from '../../observe/git/subject.ts'
import { visible } from '../../observe/owned/visible.ts'
import type { Arguments } from '../arguments.ts'
import type { Checked } from './verdict.ts'
import { exitStatusOf } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { deliver, wantedOutputs } from '../outputs.ts'
import type { Sayable, Wanted } from '../outputs.ts'
import { prefixOf } from '../prefix.ts'
import type { World } from '../world.ts'

const DEFAULT_FILE = '.oracle/verdict.json'

/**
 * `check [FILE]`: reads a verdict, holds it against the commit at hand, and exits by its decision. A verdict that is missing, mangled,
 * about something else or at odds with itself is a block, whatever it says.
 */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  const wanted = wantedOutputs(args)
  const file = args.words[0] ?? DEFAULT_FILE
  const path = resolve(world.cwd, file)
  const root = rootOf(path, world.cwd)
  // git answers in processes of its own. Asked first, it does so while the reader is loaded.
  const subject = observeSubject(root)
  const { checkVerdict } = await import('./verdict.ts')
  const checked = await checkVerdict({ file, path, root, subject }, args, world)
  for (const note of checked.notes) world.stderr.write(`note: ${visible(note)}\n`)
  await print(checked, root, wanted, world)
  const attestation = args.value('attestation')
  if (attestation !== undefined) {
    const { attest } = await import('../attest.ts')
    await attest(attestation, checked.refusals.length === 0 ? checked.verdict : null, file, world)
  }
  const reviewAs = args.value('review-as')
  return exitStatusOf(checked.decision, reviewAs === 'allow' || reviewAs === 'block' ? reviewAs : undefined)
}

/** A verdict in an `.oracle` folder is about the folder around it, also when it is named from elsewhere. */
const rootOf = (path: string, cwd: string): string => (basename(dirname(path)) === '.oracle' ? dirname(dirname(path)) : cwd)

async function print(checked: Checked, root: string, wanted: readonly Wanted[], world: World): Promise<void> {
  const { jsonOf, judgedOf, textOf } = await import('./words.ts')
  const sayable: Sayable = {
    json: () => jsonOf(checked),
    text: (look) => textOf(checked, look),
    judged: () => judgedOf(checked),
    // A verdict file holds no code.
    frames: () => Promise.resolve(() => null),
    prefix: () => prefixOf(root),
  }
  await deliver(sayable, wanted, world)
}
