import { isUtf8 } from 'node:buffer'
import type { Validator } from '../model/validator.ts'
import { NotCanonical, canonicalText } from './canonical.ts'
import type { VerdictMistake } from './unreadable.ts'

/** A kind of file that this package writes in canonical form, and nobody else. */
export interface CanonicalKind<T> {
  /** As in `It is no …`. */
  readonly name: string
  /** The only `schemaVersion` there is. Another one may mean anything, so it is refused rather than guessed at. */
  readonly version: number
  readonly validate: Validator<T>
  /** How to get another one. */
  readonly writeItAgain: string
}

export type Mistaken = { readonly mistakes: readonly [VerdictMistake, ...VerdictMistake[]] }

/**
 * The value that these bytes are, or why they are none. Pure, and never throws. In this order, so that each step may trust the one
 * before it:
 * - the bytes are UTF-8, and JSON;
 * - `schemaVersion` is known;
 * - the value has the type;
 * - the bytes are the canonical form of the value: no key twice, none out of order, no other spelling of a number.
 */
export function parseCanonical<T>(bytes: Uint8Array, kind: CanonicalKind<T>): { readonly value: T } | Mistaken {
  const refused = refuser(kind)
  if (bytes.length === 0) return refused('It is empty.')
  if (!isUtf8(bytes)) return refused('It is not UTF-8.')
  const text = Buffer.from(bytes).toString('utf8')
  const json = parseJson(text, kind)
  if ('mistakes' in json) return json
  const { value } = json
  const otherVersion = refuseVersion(value, kind)
  if (otherVersion !== undefined) return otherVersion
  if (!kind.validate(value)) return refusedType(kind)
  const canonical = canonicalOf(value, kind)
  if (typeof canonical !== 'string') return canonical
  if (canonical === text) return { value }
  const what = 'Its bytes are not the canonical form of what they say: it was edited or formatted after it was written.'
  return refused(what, firstDifference(canonical, text))
}

/** The canonical text of a value that has the type, or why it has none. */
export function encodeCanonical<T>(value: unknown, kind: CanonicalKind<T>): { readonly text: string; readonly value: T } | Mistaken {
  const text = canonicalOf(value, kind)
  if (typeof text !== 'string') return text
  return kind.validate(value) ? { text, value } : refusedType(kind)
}

/** Refuses a file of this kind; `where` is inside of it. */
export function refuser({
  writeItAgain,
}: Pick<CanonicalKind<unknown>, 'writeItAgain'>): (what: string, where?: string, remedy?: string) => Mistaken {
  return (what, where = '', remedy = writeItAgain) => ({ mistakes: [{ what, where, remedy }] })
}

/** What the latest call of the validator found. */
function refusedType<T>(kind: CanonicalKind<T>): Mistaken {
  const [first] = kind.validate.errors ?? []
  const what = `It is no ${kind.name}: ${first?.message ?? 'it has another shape'}${detailOf(first?.params)}.`
  return refuser(kind)(what, first?.instancePath ?? '')
}

function parseJson(text: string, kind: CanonicalKind<unknown>): { readonly value: unknown } | Mistaken {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    // The words of the engine differ by its version, and some of its messages have no position.
    const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]
    return refuser(kind)('It is not JSON, or only the beginning of it.', position === undefined ? '' : placeOf(text, Number(position)))
  }
}

function refuseVersion(value: unknown, kind: CanonicalKind<unknown>): Mistaken | undefined {
  const refused = refuser(kind)
  if (typeof value !== 'object' || value === null || !('schemaVersion' in value))
    return refused(`It is no ${kind.name}: it has no schemaVersion.`)
  const version = value.schemaVersion
  if (version === kind.version) return undefined
  const words = typeof version === 'number' || typeof version === 'string' ? JSON.stringify(version) : `a ${typeof version}`
  return refused(
    `Its schemaVersion is ${words}, and this vitest-oracle knows ${kind.version} only.`,
    '/schemaVersion',
    'Read it with the vitest-oracle that wrote it, or write it again with this one.',
  )
}

function canonicalOf(value: unknown, kind: CanonicalKind<unknown>): string | Mistaken {
  try {
    return canonicalText(value)
  } catch (error) {
    if (error instanceof NotCanonical) return refuser(kind)(`It holds what JSON cannot: ${error.message}.`)
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

/** Of two texts that are not the same. */
function firstDifference(expected: string, text: string): string {
  let at = 0
  while (expected[at] === text[at]) at++
  return placeOf(text, at)
}

/** `line:column` of an offset, both from 1. */
function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset)
  const lastBreak = before.lastIndexOf('\n')
  return `${before.split('\n').length}:${offset - lastBreak}`
}
