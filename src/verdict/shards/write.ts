import { dirname, join } from 'node:path'
import type { ShardNumber, ShardRun } from '../../model/shard.ts'
import { removeWhole, writeWhole } from '../write.ts'
import { SHARDS_FOLDER, encodeShard, shardFileName } from './file.ts'

/** Where a shard lies, beside the verdict. */
export const shardPath = (verdict: string, shard: ShardNumber): string => join(dirname(verdict), SHARDS_FOLDER, shardFileName(shard))

/**
 * Writes a shard whole or not at all, in the folder of the shards beside the verdict.
 * @throws Error for a shard that a reader would refuse, and whatever the disk throws
 */
export async function writeShard(verdict: string, shard: Omit<ShardRun, 'digest'>): Promise<void> {
  const path = shardPath(verdict, shard.shard)
  const encoded = encodeShard(shard)
  if ('text' in encoded) return writeWhole(path, encoded.text)
  const words = encoded.mistakes.map(({ what, where }) => (where === '' ? what : `${where}: ${what}`)).join(' ')
  throw new Error(`${path} is not written, because no reader would take this shard. Please report this to vitest-oracle. ${words}`)
}

/** Removes what an older run of this shard left, so that one that is killed leaves none. */
export const removeShard = (verdict: string, shard: ShardNumber): Promise<void> => removeWhole(shardPath(verdict, shard))
