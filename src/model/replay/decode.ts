type Typed = new (values: readonly (number | bigint)[]) => unknown

const TYPED: Readonly<Record<string, Typed>> = {
  Uint8Array,
  Int8Array,
  Uint8ClampedArray,
  Uint16Array,
  Int16Array,
  Uint32Array,
  Int32Array,
  Float32Array,
  Float64Array,
  BigInt64Array: BigInt64Array as unknown as Typed,
  BigUint64Array: BigUint64Array as unknown as Typed,
}

const ERRORS: Readonly<Record<string, ErrorConstructor>> = { RangeError, TypeError, SyntaxError, ReferenceError, EvalError, URIError }

/** The value that `encode` made a text of. Throws for what is no such text, or has parts without one. */
export function decode(text: string): unknown {
  const seen: unknown[] = []
  return decodedOf(JSON.parse(text), seen)
}

function decodedOf(encoded: unknown, seen: unknown[]): unknown {
  if (!Array.isArray(encoded)) {
    if (typeof encoded === 'object' && encoded !== null) throw new TypeError('an object stands for no value')
    return encoded
  }
  const [tag, ...rest]: readonly unknown[] = encoded
  switch (tag) {
    case 'u':
      return undefined
    case 'n':
      return Number(rest[0])
    case 'b':
      return BigInt(String(rest[0]))
    case '@':
      return seen[Number(rest[0])]
    default:
      return objectOf(String(tag), rest, seen)
  }
}

function objectOf(tag: string, rest: readonly unknown[], seen: unknown[]): unknown {
  const meet = <T>(value: T): T => {
    seen.push(value)
    return value
  }
  const one = (part: unknown): unknown => decodedOf(part, seen)
  switch (tag) {
    case 'a':
      return fillList(meet<unknown[]>([]), rest, one)
    case 'o':
      return fillObject(meet({}), rest, one)
    case 'z':
      return fillObject(meet(Object.create(null) as object), rest, one)
    case 'm': {
      const map = meet(new Map<unknown, unknown>())
      for (const [key, value] of rest as readonly (readonly [unknown, unknown])[]) map.set(one(key), one(value))
      return map
    }
    case 's': {
      const set = meet(new Set<unknown>())
      for (const item of rest) set.add(one(item))
      return set
    }
    default:
      return meet(leafOf(tag, rest, one))
  }
}

function leafOf(tag: string, rest: readonly unknown[], one: (part: unknown) => unknown): unknown {
  const [first, ...others] = rest
  switch (tag) {
    case 'd':
      return new Date(Number(first))
    case 'r':
      return new RegExp(String(first), String(others[0]))
    case 'e':
      return errorOf(String(first), String(others[0]))
    case 't': {
      const numbers = others.map(one) as readonly number[]
      if (first === 'ArrayBuffer') return new Uint8Array(numbers).buffer
      if (first === 'Buffer') return Buffer.from(numbers)
      const type = TYPED[String(first)]
      if (type === undefined) throw new TypeError(`no values of the type ${String(first)}`)
      return new type(numbers)
    }
    case 'w':
      return Object(one(others[0])) as unknown
    default:
      throw new TypeError(`no value for ${tag}`)
  }
}

function fillList(list: unknown[], items: readonly unknown[], one: (part: unknown) => unknown): unknown[] {
  list.length = items.length
  items.forEach((item, index) => {
    if (!Array.isArray(item) || item[0] !== 'h') list[index] = one(item)
  })
  return list
}

function fillObject(object: object, entries: readonly unknown[], one: (part: unknown) => unknown): object {
  for (const [key, value] of entries as readonly (readonly [string, unknown])[])
    Object.defineProperty(object, key, { value: one(value), configurable: true, enumerable: true, writable: true })
  return object
}

function errorOf(name: string, message: string): Error {
  const error = new (ERRORS[name] ?? Error)(message)
  if (error.name !== name) Object.defineProperty(error, 'name', { value: name, configurable: true, writable: true })
  return error
}
