import type { RunSeen } from '../../model/owned-observations.ts'
import type { ShardRun } from '../../model/shard.ts'
import type { RunCircumstances } from '../build.ts'
import { writeWhole } from '../write.ts'
import { shardOf } from './build.ts'
import type { ShardAbout } from './build.ts'
import { encodeShard } from './file.ts'
import { shardPath } from './path.ts'

/**
 * Writes what a shard saw, whole or not at all, in the folder of the shards beside the verdict.
 * @throws Error for a shard that a reader would refuse, and whatever the disk throws
 */
export async function writeShard(
  verdict: string,
  seen: RunSeen,
  circumstances: RunCircumstances,
  about: ShardAbout & Pick<ShardRun, 'imports'>,
): Promise<void> {
  const path = shardPath(verdict, about.shard)
  const encoded = encodeShard(shardOf(seen, circumstances, about))
  if ('text' in encoded) return writeWhole(path, encoded.text)
  const words = encoded.mistakes.map(({ what, where }) => (where === '' ? what : `${where}: ${what}`)).join(' ')
  throw new Error(`${path} is not written, because no reader would take this shard. Please report this to vitest-oracle. ${words}`)
}
