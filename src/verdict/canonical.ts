import { configure } from 'safe-stable-stringify'

/** A value that JSON cannot hold, or would silently change. */
export class NotCanonical extends Error {
  override readonly name = 'NotCanonical'
}

const stringify = configure({ strict: true, deterministic: true })

/**
 * The one text of a JSON value: keys sorted by UTF-16 code units, two spaces of indent, strings and numbers as ECMAScript's
 * `JSON.stringify` writes them, a newline at the end. It is what `jq -S .` prints for such a file.
 * @throws NotCanonical for what JSON cannot hold: undefined, NaN, infinities, bigint, functions, lone surrogates, circles, class instances
 */
export function canonicalText(value: unknown): string {
  refuse(value, { above: [], keys: [] })
  return `${stringify(value, null, 2) ?? ''}\n`
}

/** How deep we are: the containers around a value and the keys that lead to it. */
interface Place {
  readonly above: object[]
  readonly keys: (string | number)[]
}

function refuse(value: unknown, place: Place): void {
  if (value === null || typeof value === 'boolean') return
  if (typeof value === 'string') return refuseString(value, place)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new NotCanonical(`${wordsOf(place)} is ${value}, which JSON cannot hold`)
    return
  }
  if (typeof value !== 'object') {
    throw new NotCanonical(`${wordsOf(place)} is ${value === undefined ? 'undefined' : `a ${typeof value}`}, which JSON cannot hold`)
  }
  if (place.above.includes(value)) throw new NotCanonical(`${wordsOf(place)} holds itself, which JSON cannot`)
  place.above.push(value)
  for (const [key, item] of itemsOf(value, place)) {
    place.keys.push(key)
    if (typeof key === 'string') refuseString(key, place)
    refuse(item, place)
    place.keys.pop()
  }
  place.above.pop()
}

function itemsOf(value: object, place: Place): Iterable<readonly [string | number, unknown]> {
  // The iterator of an array yields holes as undefined, which is what they are.
  if (Array.isArray(value)) return value.entries()
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === Object.prototype || prototype === null) return Object.entries(value)
  throw new NotCanonical(`${wordsOf(place)} is no plain object, so JSON would hold something else`)
}

function refuseString(text: string, place: Place): void {
  // UTF-8 has no bytes for half of a surrogate pair.
  if (/\p{Surrogate}/u.test(text)) throw new NotCanonical(`${wordsOf(place)} holds half of a surrogate pair, which UTF-8 cannot`)
}

const wordsOf = ({ keys }: Place): string => (keys.length === 0 ? 'the value' : `/${keys.join('/')}`)
