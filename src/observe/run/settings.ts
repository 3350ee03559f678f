import { createHash, randomBytes } from 'node:crypto'

export interface FreshSeed {
  /** A 32-bit integer with sign, as fast-check takes seeds. */
  readonly freshSeed: number
  /** `fresh-` and twelve hex digits. */
  readonly freshName: string
  readonly freshFrom: 'commit' | 'random'
}

/**
 * The seed that nobody picked: SHA-256 over `vitest-oracle fresh seed`, a newline and the head commit's id, so that it is the same on
 * all machines that judge this commit. Its first four bytes (big endian, signed) are fast-check's seed, its last six the name.
 * @param head The full id of the head commit; null where there is none, which gives a random seed.
 */
export function freshSeedOf(head: string | null): FreshSeed {
  const digest = createHash('sha256')
    .update('vitest-oracle fresh seed\n')
    .update(head ?? randomBytes(32))
    .digest()
  return {
    freshSeed: digest.readInt32BE(0),
    freshName: `fresh-${digest.toString('hex').slice(-12)}`,
    freshFrom: head === null ? 'random' : 'commit',
  }
}
