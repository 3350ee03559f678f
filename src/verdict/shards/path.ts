import { dirname, join } from 'node:path'
import type { ShardNumber } from '../../model/shard.ts'

/** The name of a shard's file; two shards of one run never share it. */
export const shardFileName = ({ index, count }: ShardNumber): string => `${index}-of-${count}.json`

/** Whether a file of this name is looked at where a folder is named. */
export const isShardFileName = (name: string): boolean => /^\d+-of-\d+\.json$/.test(name)

/** Where a shard lies, beside the verdict. */
export const shardPath = (verdict: string, shard: ShardNumber): string => join(dirname(verdict), 'shards', shardFileName(shard))
