import { expect, test } from 'vitest'
import { oracle, seeds } from 'vitest-oracle'
import { decodeReference, encodeReference } from '../../src/reference.ts'

/** Invoice numbers that a seed stands for: a hash (FNV-1a) of the seed and a counter. */
function* invoiceNumbers(seed: string): Generator<number> {
  for (let count = 0; count < 50; count += 1) {
    let hash = 0x811c9dc5
    for (const character of `${seed}/${count}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
    yield hash
  }
}

const tag = oracle('P', { covers: 'src/reference.ts', invariant: 'reference-round-trip', seeds: 'references' })

test.for(seeds('references'))('a reference can be read back, seed %s', tag, (seed) => {
  for (const invoice of invoiceNumbers(seed)) expect(decodeReference(encodeReference(invoice))).toBe(invoice)
})
