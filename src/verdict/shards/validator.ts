import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import type { AnySchemaObject } from 'ajv'
import type { ShardRun } from '../../model/shard.ts'
import type { Validator } from '../../model/validator.ts'

let made: Validator<ShardRun> | undefined

/**
 * By the published schema, as other tools would ask it. Made when it is first asked for: shards are not merged so often that a validator of
 * their own would be worth its size in each install.
 */
export function shardValidator(): Validator<ShardRun> {
  if (made !== undefined) return made
  const schema: AnySchemaObject = createRequire(import.meta.url)('vitest-oracle/schemas/shard.json')
  const validate: Validator<ShardRun> = new Ajv({ strict: true, strictTypes: false, allowUnionTypes: true }).compile<ShardRun>(schema)
  made = validate
  return validate
}
