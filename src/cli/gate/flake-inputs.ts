import type { ClassifiedRun } from '../../check/classified.ts'
import { keepFile } from '../../in-test/keep-inputs.ts'
import { bringInputs } from '../../observe/corpus/bring.ts'
import { visible } from '../../observe/owned/visible.ts'
import type { World } from '../world.ts'

/**
 * Keeps what nondeterministic tests captured when they failed: it lies in the judged tree, which is gone with the gate, and a flake may
 * not come again for weeks. That it cannot be kept is said, and changes nothing about the verdict.
 */
export async function keepFlakeInputs(run: ClassifiedRun, root: string, world: World): Promise<void> {
  for (const { test, classification } of run.tests) {
    const captures = test.evidence?.captures ?? []
    if (classification.granted !== 'N' || captures.length === 0) continue
    try {
      for (const file of await bringInputs(root, captures, (name, bytes) => keepFile(world.cwd, name, bytes)))
        world.stderr.write(`note: what ${visible(test.id)} failed on is kept in ${file}\n`)
    } catch (cause) {
      world.stderr.write(
        `note: what ${visible(test.id)} failed on was not kept: ${cause instanceof Error ? cause.message : String(cause)}\n`,
      )
    }
  }
}
