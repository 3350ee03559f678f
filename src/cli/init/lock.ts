import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArguments } from '../arguments.ts'
import { EXIT } from '../exit-status.ts'
import { lock } from '../lock/verb.ts'
import type { TreeAtHand } from '../replay/tree.ts'
import type { World } from '../world.ts'
import { copyWith } from './first/trial.ts'
import type { Decision, PlannedFile } from './plan.ts'

const LOCK = 'oracle/oracle.lock.json'

/** The files with the lock over them, as `lock` makes it in a copy of the work tree. One that is there is for `lock` itself. */
export async function withLock(
  tree: TreeAtHand,
  files: readonly PlannedFile[],
  world: World,
): Promise<{ readonly files: readonly PlannedFile[]; readonly decisions: readonly Decision[] }> {
  if (tree.files.includes(LOCK)) return { files, decisions: [] }
  const copy = await copyWith(tree, new Map(files.map(({ path, after }) => [path, after])))
  try {
    const said: string[] = []
    const out = { ...world.stderr, write: (text: string) => void said.push(text) }
    const status = await lock.run(await parseArguments([], lock.options, 0), { ...world, cwd: copy.root, stdout: out, stderr: out })
    if (status === EXIT.allow)
      return { files: [...files, { path: LOCK, before: null, after: readFileSync(join(copy.root, LOCK), 'utf8') }], decisions: [] }
    const lines = said.join('').trim().split('\n').slice(0, 12)
    return {
      files,
      decisions: [
        {
          what: 'The lock could not be made; nothing is allowed without one. Once this is mended: npx vitest-oracle lock',
          lines,
          blocks: true,
        },
      ],
    }
  } finally {
    copy.remove()
  }
}
