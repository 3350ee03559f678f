import { createInterface } from 'node:readline/promises'
import type { World } from '../world.ts'

/** Shows what would be written and asks once; without a terminal it only shows. */
export async function confirmed(shown: string, world: World): Promise<'write' | 'show' | 'no'> {
  if (!world.stdout.isTerminal || process.stdin.isTTY !== true) {
    world.stderr.write('note: there is no terminal to ask on, so this is --dry-run; --yes writes.\n')
    return 'show'
  }
  world.stdout.write(shown)
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answer = await asking.question('Write this? [y/N] ')
    return /^y(es)?$/i.test(answer.trim()) ? 'write' : 'no'
  } finally {
    asking.close()
  }
}
