// Made by scripts/generate.mjs from the types in src/model/. Do not edit.
import type { ShardRun } from '../shard.js'
import type { Validator } from '../validator.js'

export declare const isShardRun: Validator<ShardRun>
