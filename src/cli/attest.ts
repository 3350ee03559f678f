import { rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { attestationOf } from '../../reporters/attestation.ts'
import type { Verdict } from '../model/verdict.ts'
import { UsageError } from './arguments.ts'
import type { World } from './world.ts'

/**
 * `--attestation FILE`: the in-toto statement of a verdict. Of a verdict that does not count (null) there is none, and one of an earlier
 * verdict is removed, so that nobody signs it for this one. Throws UsageError when it cannot be written, or says nothing about a commit.
 * @param verdictFile as it was named
 */
export async function attest(file: string, verdict: Verdict | null, verdictFile: string, world: World): Promise<void> {
  const path = resolve(world.cwd, file)
  try {
    await rm(path, { force: true })
    if (verdict === null) return world.stderr.write('note: there is no statement, because the verdict does not count.\n')
    const statement = attestationOf(verdict, verdictFile)
    if (typeof statement !== 'string') throw new Error(statement.because.replace(/\.$/, ''))
    await writeFile(path, statement)
  } catch (error) {
    throw new UsageError(`--attestation ${file}: ${error instanceof Error ? error.message : String(error)}.`)
  }
}
