import type { Verdict } from '../model/verdict.ts'
import { isVerdict } from '../model/generated/validators.js'
import { encodeCanonical, parseCanonical, refuser } from './canonical-file.ts'
import type { CanonicalKind, Mistaken } from './canonical-file.ts'
import { contradictions } from './consistent.ts'
import { digestOf } from './digest.ts'
import type { VerdictMistake } from './unreadable.ts'

const VERDICT: CanonicalKind<Verdict> = {
  name: 'verdict',
  version: 1,
  validate: isVerdict,
  writeItAgain: 'Run the tests or the gate again, and let nothing else write this file.',
}

/**
 * The verdict that these bytes are, or why they are none. Pure, and never throws. In this order, so that each step may trust the one
 * before it:
 * - the bytes are the canonical form of a value of the type `Verdict`, of a known version;
 * - `digest` is the digest of the value;
 * - the parts of the verdict agree with each other.
 */
export function parseVerdict(bytes: Uint8Array): { readonly verdict: Verdict } | Mistaken {
  const parsed = parseCanonical(bytes, VERDICT)
  return 'mistakes' in parsed ? parsed : checkContent(parsed.value)
}

/** The text of a verdict, or why no reader would take it. */
export function encodeVerdict(verdict: Verdict): { readonly text: string } | Mistaken {
  const encoded = encodeCanonical(verdict, VERDICT)
  if ('mistakes' in encoded) return encoded
  const checked = checkContent(verdict)
  return 'mistakes' in checked ? checked : { text: encoded.text }
}

function checkContent(verdict: Verdict): { readonly verdict: Verdict } | Mistaken {
  const digest = digestOf(verdict)
  if (digest !== verdict.digest) {
    const what = `Its digest is ${verdict.digest}, and its content has the digest ${digest}: it was edited after it was written.`
    return refuser(VERDICT)(what, '/digest')
  }
  const [first, ...others] = contradictions(verdict).map(({ what, where }): VerdictMistake => ({
    what: `It contradicts itself: ${what}.`,
    where,
    remedy: VERDICT.writeItAgain,
  }))
  return first === undefined ? { verdict } : { mistakes: [first, ...others] }
}
