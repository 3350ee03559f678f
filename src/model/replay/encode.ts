/**
 * Values as text, so that two of them are alike if and only if their texts are. Plain JSON for what JSON can say, and a tagged list for
 * all else: `["u"]` undefined, `["n", text]` numbers that JSON cannot say, `["b", text]` bigint, `["a", …]` list, `["h"]` hole,
 * `["o", [key, value]…]` plain object, `["z", …]` one without prototype, `["d", time]` date, `["r", source, flags]` regular expression,
 * `["m", [key, value]…]` map, `["s", …]` set, `["e", name, message]` error, `["t", type, number…]` bytes and numbers, `["w", type, value]`
 * wrapper, `["@", index]` what was met before, in the order of meeting, `["c", name, [key, value]…]` instance of another class, and
 * `["x", what]` what has no text: functions, symbols, promises, iterators, accessors.
 */
export type Encoded = string | number | boolean | null | readonly [tag: string, ...rest: readonly unknown[]]

export interface Encoding {
  /** JSON. */
  readonly text: string
  /** Whether `decode` gives back the same value. */
  readonly decodable: boolean
  /** Whether it has a part that any other value could stand for, such as a function. */
  readonly opaque: boolean
}

export interface EncodeOptions {
  /** Replaces texts, for folders that differ from place to place. */
  readonly rewrite?: (text: string) => string
  /** Values within one value; more make it too large. */
  readonly most?: number
}

/** Held apart from their objects: code under test may replace them there. */
const { getOwnPropertyDescriptor, getPrototypeOf, ownKeys, apply } = Reflect
const { isArray } = Array
const { stringify } = JSON
const plain: object = Object.prototype
const numberText = String
const isTyped = ArrayBuffer.isView
const timeOf = Date.prototype.getTime
const isSame = Object.is

const DEEPEST = 60

interface Walk {
  readonly seen: Map<object, number>
  readonly rewrite: (text: string) => string
  readonly most: number
  count: number
  decodable: boolean
  opaque: boolean
}

class TooLarge extends Error {}

/** Null for a value that is too large or too deep. Calls no code of the value's own, but for the traps of proxies. */
export function encode(value: unknown, { rewrite = (text) => text, most = 20_000 }: EncodeOptions = {}): Encoding | null {
  const walk: Walk = { seen: new Map(), rewrite, most, count: 0, decodable: true, opaque: false }
  try {
    const text = stringify(encodedOf(value, walk, 0))
    return { text, decodable: walk.decodable, opaque: walk.opaque }
  } catch {
    return null
  }
}

function encodedOf(value: unknown, walk: Walk, depth: number): Encoded {
  if (++walk.count > walk.most || depth > DEEPEST) throw new TooLarge()
  switch (typeof value) {
    case 'string':
      return walk.rewrite(value)
    case 'boolean':
      return value
    case 'number':
      return Number.isFinite(value) && !isSame(value, -0) ? value : ['n', isSame(value, -0) ? '-0' : numberText(value)]
    case 'undefined':
      return ['u']
    case 'bigint':
      return ['b', numberText(value)]
    case 'function':
      return without(walk, 'function')
    case 'symbol':
      return without(walk, 'symbol')
    default:
      return typeof value === 'object' && value !== null ? objectOf(value, walk, depth) : null
  }
}

function without(walk: Walk, what: string): Encoded {
  walk.decodable = false
  walk.opaque = true
  return ['x', what]
}

function objectOf(value: object, walk: Walk, depth: number): Encoded {
  const known = walk.seen.get(value)
  if (known !== undefined) return ['@', known]
  walk.seen.set(value, walk.seen.size)
  const prototype = getPrototypeOf(value)
  if (isArray(value)) return listOf(value, walk, depth)
  if (prototype === null) return ['z', ...entriesOf(value, walk, depth)]
  if (prototype === plain) return ['o', ...entriesOf(value, walk, depth)]
  return builtinOf(value, walk, depth) ?? instanceOf(value, prototype, walk, depth)
}

function listOf(value: readonly unknown[], walk: Walk, depth: number): Encoded {
  const items: unknown[] = ['a']
  for (let index = 0; index < value.length; index++) {
    const descriptor = getOwnPropertyDescriptor(value, index)
    items[items.length] = descriptor === undefined ? hole(walk) : partOf(descriptor, walk, depth)
  }
  return items as [string, ...unknown[]]
}

function hole(walk: Walk): Encoded {
  if (++walk.count > walk.most) throw new TooLarge()
  return ['h']
}

function entriesOf(value: object, walk: Walk, depth: number): readonly unknown[] {
  const entries: unknown[] = []
  for (const key of ownKeys(value)) {
    const descriptor = getOwnPropertyDescriptor(value, key)
    if (descriptor === undefined || descriptor.enumerable !== true) continue
    if (typeof key === 'symbol') without(walk, 'symbol')
    else entries[entries.length] = [walk.rewrite(key), partOf(descriptor, walk, depth)]
  }
  return entries
}

function partOf(descriptor: PropertyDescriptor, walk: Walk, depth: number): Encoded {
  return 'value' in descriptor ? encodedOf(descriptor.value, walk, depth + 1) : without(walk, 'accessor')
}

function builtinOf(value: object, walk: Walk, depth: number): Encoded | undefined {
  const one = (inner: unknown): Encoded => encodedOf(inner, walk, depth + 1)
  if (value instanceof Date) return ['d', numberText(apply(timeOf, value, []))]
  if (value instanceof RegExp) return ['r', value.source, value.flags]
  if (value instanceof Map) return ['m', ...[...value].map(([key, inner]) => [one(key), one(inner)])]
  if (value instanceof Set) return ['s', ...[...value].map(one)]
  if (value instanceof Error) return ['e', errorName(value), walk.rewrite(textIn(value, 'message'))]
  if (value instanceof ArrayBuffer) return numbersOf('ArrayBuffer', new Uint8Array(value), walk)
  if (isTyped(value)) return value instanceof DataView ? undefined : numbersOf(value.constructor.name, value as Uint8Array, walk)
  if (value instanceof Number || value instanceof String || value instanceof Boolean)
    return ['w', value.constructor.name, one(value.valueOf())]
  return undefined
}

function errorName(value: Error): string {
  const name: unknown = value.name
  return typeof name === 'string' ? name : ''
}

function textIn(value: object, key: string): string {
  const found: unknown = Reflect.get(value, key)
  return typeof found === 'string' ? found : ''
}

function numbersOf(type: string, values: Uint8Array, walk: Walk): Encoded {
  walk.count += values.length
  if (walk.count > walk.most) throw new TooLarge()
  return ['t', type, ...[...values].map((number) => encodedOf(number, walk, 0))]
}

/** What is only a way to something else has no text; an instance of a class is what its properties are. */
function instanceOf(value: object, prototype: object, walk: Walk, depth: number): Encoded {
  const tag = Object.prototype.toString.call(value).slice(8, -1)
  if (tag !== 'Object' && tag !== 'Arguments') return without(walk, tag)
  walk.decodable = false
  const { constructor } = prototype
  return ['c', typeof constructor === 'function' ? constructor.name : '', ...entriesOf(value, walk, depth)]
}
