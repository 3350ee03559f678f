/** A value that JSON cannot hold, or would silently change. */
export class NotCanonical extends Error {
  override readonly name = 'NotCanonical'
}

/**
 * The one text of a JSON value: keys sorted by UTF-16 code units, two spaces of indent, strings and numbers as ECMAScript's
 * `JSON.stringify` writes them, a newline at the end. It is what `jq -S .` prints for such a file.
 * @throws NotCanonical for what JSON cannot hold: undefined, NaN, infinities, bigint, functions, lone surrogates, circles, class
 * instances; and for keys that are whole numbers, whose place among the others JavaScript does not keep
 */
export function canonicalText(value: unknown): string {
  return `${JSON.stringify(sorted(value, { above: [], keys: [] }), null, 2)}\n`
}

/** How deep we are: the containers around a value and the keys that lead to it. */
interface Place {
  readonly above: object[]
  readonly keys: (string | number)[]
}

/** A copy whose keys were put in sorted, which is the order in which they are written. One walk, because verdicts can be large. */
function sorted(value: unknown, place: Place): unknown {
  switch (typeof value) {
    case 'string':
      return wellFormed(value, place)
    case 'number':
      if (!Number.isFinite(value)) throw new NotCanonical(`${wordsOf(place)} is ${value}, which JSON cannot hold`)
      return value
    case 'boolean':
      return value
    case 'object':
      return value === null ? null : sortedContainer(value, place)
    default:
      throw new NotCanonical(`${wordsOf(place)} is ${value === undefined ? 'undefined' : `a ${typeof value}`}, which JSON cannot hold`)
  }
}

function sortedContainer(value: object, place: Place): unknown {
  if (place.above.includes(value)) throw new NotCanonical(`${wordsOf(place)} holds itself, which JSON cannot`)
  place.above.push(value)
  const copy = Array.isArray(value) ? sortedList(value, place) : sortedObject(value, place)
  place.above.pop()
  return copy
}

function sortedList(list: readonly unknown[], place: Place): unknown {
  const copy: unknown[] = []
  // The iterator of a list yields holes as undefined, which is what they are.
  for (const [index, item] of list.entries()) {
    place.keys.push(index)
    copy.push(sorted(item, place))
    place.keys.pop()
  }
  return copy
}

function sortedObject(object: object, place: Place): unknown {
  const prototype: unknown = Object.getPrototypeOf(object)
  if (prototype !== Object.prototype && prototype !== null)
    throw new NotCanonical(`${wordsOf(place)} is no plain object, so JSON would hold something else`)
  const entries = Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1))
  const copy: Record<string, unknown> = {}
  for (const [key, item] of entries) {
    place.keys.push(key)
    wellFormed(key, place)
    if (/^\d+$/.test(key)) throw new NotCanonical(`${wordsOf(place)} has a whole number as its key, which has no fixed place`)
    const next = sorted(item, place)
    // Written like any other key, it would be the prototype of the copy.
    if (key === '__proto__') Object.defineProperty(copy, key, { value: next, enumerable: true })
    else copy[key] = next
    place.keys.pop()
  }
  return copy
}

function wellFormed(text: string, place: Place): string {
  // UTF-8 has no bytes for half of a surrogate pair.
  if (/\p{Surrogate}/u.test(text)) throw new NotCanonical(`${wordsOf(place)} holds half of a surrogate pair, which UTF-8 cannot`)
  return text
}

const wordsOf = ({ keys }: Place): string => (keys.length === 0 ? 'the value' : `/${keys.join('/')}`)
