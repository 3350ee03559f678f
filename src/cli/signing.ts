import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { openRepository } from '../observe/git/repository.ts'
import type { Verdict } from '../model/verdict.ts'
import { KeyRefused, signVerdict } from '../verdict/sign.ts'
import { writeSignedVerdict, writeVerdict } from '../verdict/write.ts'
import { UsageError } from './arguments.ts'
import type { Arguments } from './arguments.ts'
import { insideRepository } from './in-repository.ts'
import type { World } from './world.ts'

/**
 * The private key of `--sign`, read and tried before any test runs: it may come from a pipe, which is empty afterwards. null without the
 * option. Throws UsageError for a key that cannot sign, and for one inside of the repository, where each test could read it; GitRefusal
 * outside of one.
 */
export async function signingKey(args: Arguments, world: World): Promise<string | null> {
  const given = args.value('sign')
  if (given === undefined) return null
  const file = resolve(world.cwd, given)
  if (insideRepository(file, await openRepository(world.cwd)) !== null) {
    throw new UsageError(
      `--sign ${given}: it lies inside of the repository, where the tests of the patch could read it. Keep it outside, best in a pipe: --sign <(printf %s "$KEY")`,
    )
  }
  try {
    const pem = await readFile(file, 'utf8')
    signVerdict('', pem)
    return pem
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new UsageError(`--sign ${given}: ${error.message}${error instanceof KeyRefused ? '' : '.'}`)
  }
}

/** Writes the verdict, signed where there is a key. */
export async function writeWith(key: string | null, file: string, verdict: Verdict): Promise<void> {
  await (key === null ? writeVerdict(file, verdict) : writeSignedVerdict(file, verdict, key))
}
