import { createHash } from 'node:crypto'
import type { ShardFile, ShardRun } from '../../model/shard.ts'
import type { ProjectPath, Sha256 } from '../../model/words.ts'
import { canonicalText } from '../canonical.ts'
import type { Contradiction } from '../consistent.ts'
import { encodeCanonical, parseCanonical, refuser } from '../canonical-file.ts'
import type { CanonicalKind, Mistaken } from '../canonical-file.ts'
import { wellFormed } from '../well-formed.ts'
import { shardValidator } from './validator.ts'

const WRITE_IT_AGAIN = { writeItAgain: 'Run this shard again, and let nothing else write this file.' }

const kindOfShard = (): CanonicalKind<ShardRun> => ({ name: 'file of a shard', version: 1, validate: shardValidator(), ...WRITE_IT_AGAIN })

/** The shard that these bytes are, or why they are none. Pure, and never throws. */
export function parseShard(bytes: Uint8Array): { readonly shard: ShardRun } | Mistaken {
  const parsed = parseCanonical(bytes, kindOfShard())
  return 'mistakes' in parsed ? parsed : checkContent(parsed.value)
}

/** The text of a shard, with its digest, or why no reader would take it. Half of a surrogate pair is U+FFFD, as in the verdict. */
export function encodeShard(seen: Omit<ShardRun, 'digest'>): { readonly text: string } | Mistaken {
  const shard = wellFormed(seen)
  const encoded = encodeCanonical({ ...shard, digest: UNKNOWN }, kindOfShard())
  if ('mistakes' in encoded) return encoded
  const whole = { ...encoded.value, digest: digestOf(shard) }
  const checked = checkContent(whole)
  return 'mistakes' in checked ? checked : { text: canonicalText(whole) }
}

/** Stands for a digest until everything that it is made of is known to be writable. */
const UNKNOWN: Sha256 = '0'.repeat(64)

function checkContent(shard: ShardRun): { readonly shard: ShardRun } | Mistaken {
  const refused = refuser(WRITE_IT_AGAIN)
  const { digest, ...rest } = shard
  const own = digestOf(rest)
  if (own !== digest)
    return refused(`Its digest is ${digest}, and its content has the digest ${own}: it was edited after it was written.`, '/digest')
  const contradiction = contradictionOf(shard)
  return contradiction === null ? { shard } : refused(`It contradicts itself: ${contradiction.what}.`, contradiction.where)
}

/** Of what an honest shard never holds, that which would make another run of it, or none. */
function contradictionOf({ shard, run, expected, startedAt, milliseconds, now }: ShardRun): Contradiction | null {
  if (shard.index > shard.count) return { what: `it is shard ${shard.index} of ${shard.count}`, where: '/shard/index' }
  if (Number.isNaN(Date.parse(startedAt)) || milliseconds < 0) return { what: 'it began or ended at no time', where: '/startedAt' }
  if (Number.isNaN(Date.parse(now))) return { what: 'leases are held against no time', where: '/now' }
  if (run.kind !== 'run') return { what: 'a shard is a run of its own', where: '/run/kind' }
  if (run.limits.some(({ kind }) => kind === 'shard')) return { what: 'that it is a shard is no limit here', where: '/run/limits' }
  const known = new Set(expected.map(keyOf))
  for (const [index, module] of run.modules.entries()) {
    const where = `/run/modules/${index}`
    if (!known.has(keyOf(module))) return { what: `${wordsOf(module)} ran, and is not among all test files`, where }
    const foreign = module.tests.find((test) => keyOf(test) !== keyOf(module))
    if (foreign !== undefined) return { what: `${foreign.id} stands below another file, ${wordsOf(module)}`, where }
  }
  return null
}

const digestOf = (shard: Omit<ShardRun, 'digest'>): Sha256 => createHash('sha256').update(canonicalText(shard)).digest('hex')

/** What tells one test file from another. */
export const keyOf = ({ project, file }: ShardFile): string => `${project}\0${file}`

/** As it stands in the ids of its tests. */
export const wordsOf = ({ project, file }: { readonly project: string; readonly file: ProjectPath }): string =>
  project === '' ? file : `[${project}] ${file}`
