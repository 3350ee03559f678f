import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withDigest } from '../../src/verdict/digest.ts'
import { encodeVerdict, parseVerdict } from '../../src/verdict/parse.ts'
import { wellFormed } from '../../src/verdict/well-formed.ts'
import { MERGE_BLOCK } from './merge-sample.ts'

test('half of a surrogate pair in a text or a key is U+FFFD, and nothing else is touched', () => {
  expect(wellFormed({ a: ['x\ud800y', 1, null, { '\udc00': true }] })).toEqual({ a: ['x\ufffdy', 1, null, { '\ufffd': true }] })
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(wellFormed(value)).toBe(value)
    }),
  )
})

test('a verdict whose tests and messages hold one is written and read', () => {
  const { digest: _, ...verdict } = MERGE_BLOCK
  const failure = verdict.failures[0]
  if (failure === undefined) throw new Error('the sample has no failure')
  const said = withDigest({ ...verdict, failures: [{ ...failure, message: `expected 'a\udc00' to be 'b\ud800'` }] })
  const encoded = encodeVerdict(said)
  if (!('text' in encoded)) throw new Error(JSON.stringify(encoded.mistakes))
  expect(encoded.text).toContain("expected 'a\ufffd' to be 'b\ufffd'")
  expect(parseVerdict(Buffer.from(encoded.text))).toEqual({ verdict: said })
})
