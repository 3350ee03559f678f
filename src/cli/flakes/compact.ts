import { packHistory } from '../../observe/history/pack.ts'
import { visible } from '../../observe/owned/visible.ts'
import { canonicalText } from '../../verdict/canonical.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import type { World } from '../world.ts'

/** `flakes --compact`: fewer files for the same history. What is over is over by the clock, whatever `--now` says. */
export async function compact(folder: string, args: Arguments, world: World): Promise<ExitStatus> {
  try {
    const { packs, packed, unreadable } = await packHistory(folder, world.now)
    for (const { file, because } of unreadable) world.stderr.write(`note: ${visible(`${file} ${because}`)}; it stays where it is\n`)
    world.stdout.write(
      args.has('json') || args.value('format') === 'json'
        ? canonicalText({ kind: 'flakes-compacted', folder, packs, packed, unreadable })
        : `${visible(folder)}: ${packed.length === 0 ? 'no day that is over has several files.' : `${packed.length} files are ${packs.length} now.`}\n`,
    )
    return EXIT.allow
  } catch (cause) {
    world.stderr.write(
      `The history in ${visible(folder)} could not be compacted: ${cause instanceof Error ? cause.message : String(cause)}\n`,
    )
    return EXIT.cannotJudge
  }
}
