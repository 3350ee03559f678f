import { isUtf8 } from 'node:buffer'
import type { Verdict } from '../model/verdict.ts'
import { isVerdict } from '../model/generated/validators.js'
import { NotCanonical, canonicalText } from './canonical.ts'
import { contradictions } from './consistent.ts'
import { digestOf } from './digest.ts'
import type { VerdictMistake } from './unreadable.ts'

/** The only version there is. Another one may mean anything, so it is refused rather than guessed at. */
export const SCHEMA_VERSION: Verdict['schemaVersion'] = 1

const WRITE_IT_AGAIN = 'Run the tests or the gate again, and let nothing else write this file.'

type Parsed = { readonly verdict: Verdict } | { readonly mistakes: readonly [VerdictMistake, ...VerdictMistake[]] }

/**
 * The verdict that these bytes are, or why they are none. Pure, and never throws. In this order, so that each step may trust the one
 * before it:
 * - the bytes are UTF-8, and JSON;
 * - `schemaVersion` is known;
 * - the value has the type `Verdict`;
 * - the bytes are the canonical form of the value: no key twice, none out of order, no other spelling of a number;
 * - `digest` is the digest of the value;
 * - the parts of the verdict agree with each other.
 */
export function parseVerdict(bytes: Uint8Array): Parsed {
  if (bytes.length === 0) return refused('It is empty.')
  if (!isUtf8(bytes)) return refused('It is not UTF-8.')
  const text = Buffer.from(bytes).toString('utf8')
  const json = parseJson(text)
  if ('mistakes' in json) return json
  const versions = refuseVersion(json.value)
  if (versions !== undefined) return versions
  return checkValue(json.value, text)
}

/** The text of a verdict, or why no reader would take it. */
export function encodeVerdict(verdict: Verdict): { readonly text: string } | { readonly mistakes: readonly VerdictMistake[] } {
  const text = canonicalOf(verdict)
  if (typeof text !== 'string') return text
  const parsed = isVerdict(verdict) ? checkContent(verdict) : refusedType()
  return 'mistakes' in parsed ? parsed : { text }
}

function checkValue(value: unknown, text: string): Parsed {
  if (!isVerdict(value)) return refusedType()
  const canonical = canonicalOf(value)
  if (typeof canonical !== 'string') return canonical
  if (canonical === text) return checkContent(value)
  const what = 'Its bytes are not the canonical form of what they say: it was edited or formatted after it was written.'
  return refused(what, firstDifference(canonical, text))
}

function checkContent(verdict: Verdict): Parsed {
  const digest = digestOf(verdict)
  if (digest !== verdict.digest) {
    return refused(
      `Its digest is ${verdict.digest}, and its content has the digest ${digest}: it was edited after it was written.`,
      '/digest',
    )
  }
  const [first, ...others] = contradictions(verdict).map(({ what, where }): VerdictMistake => ({
    what: `It contradicts itself: ${what}.`,
    where,
    remedy: WRITE_IT_AGAIN,
  }))
  return first === undefined ? { verdict } : { mistakes: [first, ...others] }
}

/** What the latest call of `isVerdict` found. */
function refusedType(): { readonly mistakes: [VerdictMistake] } {
  const [first] = isVerdict.errors ?? []
  return refused(`It is no verdict: ${first?.message ?? 'it has another shape'}${detailOf(first?.params)}.`, first?.instancePath ?? '')
}

const refused = (what: string, where = '', remedy: string = WRITE_IT_AGAIN): { readonly mistakes: [VerdictMistake] } => ({
  mistakes: [{ what, where, remedy }],
})

function parseJson(text: string): { readonly value: unknown } | { readonly mistakes: [VerdictMistake] } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    // The words of the engine differ by its version, and some of its messages have no position.
    const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]
    return refused('It is not JSON, or only the beginning of it.', position === undefined ? '' : placeOf(text, Number(position)))
  }
}

function refuseVersion(value: unknown): { readonly mistakes: [VerdictMistake] } | undefined {
  if (typeof value !== 'object' || value === null || !('schemaVersion' in value))
    return refused('It is no verdict: it has no schemaVersion.')
  const version = value.schemaVersion
  if (version === SCHEMA_VERSION) return undefined
  const words = typeof version === 'number' || typeof version === 'string' ? JSON.stringify(version) : `a ${typeof version}`
  return refused(
    `Its schemaVersion is ${words}, and this vitest-oracle knows ${SCHEMA_VERSION} only.`,
    '/schemaVersion',
    'Read it with the vitest-oracle that wrote it, or write it again with this one.',
  )
}

function canonicalOf(value: unknown): string | { readonly mistakes: [VerdictMistake] } {
  try {
    return canonicalText(value)
  } catch (error) {
    if (error instanceof NotCanonical) return refused(`It holds what JSON cannot: ${error.message}.`)
    throw error
  }
}

/** What the schema wanted, or what it met, in the words of its keyword. */
function detailOf(params: Readonly<Record<string, unknown>> = {}): string {
  const words = Object.entries(params).flatMap(([key, value]) => {
    if (Array.isArray(value)) return [value.join(', ')]
    return typeof value === 'string' ? [`${key} ${JSON.stringify(value.slice(0, 80))}`] : []
  })
  return words.length === 0 ? '' : ` (${words.join('; ')})`
}

function firstDifference(expected: string, text: string): string {
  const length = Math.min(expected.length, text.length)
  let at = 0
  while (at < length && expected[at] === text[at]) at++
  return placeOf(text, at)
}

/** `line:column` of an offset, both from 1. */
function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset)
  const lastBreak = before.lastIndexOf('\n')
  return `${before.split('\n').length}:${offset - lastBreak}`
}
