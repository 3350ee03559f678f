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

/**
 * The value with its keys in the order in which they are written: itself where that is so already, else a copy. One walk, and few copies,
 * because verdicts can be large.
 */
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
  let copy: unknown[] | undefined
  // By index and not by forEach: holes are undefined, and must be refused.
  for (let index = 0; index < list.length; index++) {
    place.keys.push(index)
    const next = sorted(list[index], place)
    place.keys.pop()
    if (copy === undefined && next !== list[index]) copy = list.slice(0, index)
    copy?.push(next)
  }
  return copy ?? list
}

function sortedObject(object: object, place: Place): unknown {
  const prototype: unknown = Object.getPrototypeOf(object)
  if (prototype !== Object.prototype && prototype !== null)
    throw new NotCanonical(`${wordsOf(place)} is no plain object, so JSON would hold something else`)
  const given: Readonly<Record<string, unknown>> = object as Readonly<Record<string, unknown>>
  const keys = Object.keys(object)
  const nexts: unknown[] = []
  let same = inOrder(keys)
  if (!same) keys.sort()
  for (const key of keys) {
    place.keys.push(key)
    wellFormed(key, place)
    if (isWholeNumber(key)) throw new NotCanonical(`${wordsOf(place)} has a whole number as its key, which has no fixed place`)
    const next = sorted(given[key], place)
    nexts.push(next)
    if (next !== given[key]) same = false
    place.keys.pop()
  }
  // `fromEntries` takes `__proto__` for a key like any other.
  return same ? object : Object.fromEntries(keys.map((key, index) => [key, nexts[index]]))
}

/** By UTF-16 code units, which is what `sort` does without being told. */
function inOrder(keys: readonly string[]): boolean {
  return keys.every((key, index) => key >= (keys[index - 1] ?? ''))
}

const isWholeNumber = (key: string): boolean => key.charCodeAt(0) <= 57 && /^\d+$/.test(key)

function wellFormed(text: string, place: Place): string {
  // UTF-8 has no bytes for half of a surrogate pair. The first test is the cheap one, and nearly always the last.
  if (/[\ud800-\udfff]/.test(text) && /\p{Surrogate}/u.test(text))
    throw new NotCanonical(`${wordsOf(place)} holds half of a surrogate pair, which UTF-8 cannot`)
  return text
}

const wordsOf = ({ keys }: Place): string => (keys.length === 0 ? 'the value' : `/${keys.join('/')}`)
