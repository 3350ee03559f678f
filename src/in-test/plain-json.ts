type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * A copy of a value that is the same after a round trip through JSON text.
 * @param name For the message only.
 * @throws {TypeError} for anything else, with its place: `capture("pair"): $.at[1] is a Date; …`.
 */
export function plainJson(name: string, value: unknown): Json {
  return copy(value, '$', [])

  function copy(at: unknown, path: string, above: readonly object[]): Json {
    if (at === null || typeof at === 'boolean' || typeof at === 'string') return at
    if (typeof at === 'number') {
      if (!Number.isFinite(at) || Object.is(at, -0)) throw refusal(path, Object.is(at, -0) ? '-0' : String(at))
      return at
    }
    if (typeof at !== 'object') throw refusal(path, typeof at === 'undefined' ? 'undefined' : `a ${typeof at}`)
    if (above.includes(at)) throw refusal(path, 'an object that holds itself')
    const inner = [...above, at]
    if (Array.isArray(at)) return Array.from(at, (item, index) => copy(item, `${path}[${index}]`, inner))
    const prototype: unknown = Object.getPrototypeOf(at)
    if (prototype !== null && !isPlainPrototype(prototype)) throw refusal(path, `a ${className(at)}`)
    const symbols = Object.getOwnPropertySymbols(at)
    if (symbols.length > 0) throw refusal(path, `an object with the key ${String(symbols[0])}`)
    return Object.fromEntries(Object.entries(at).map(([key, item]) => [key, copy(item, `${path}${step(key)}`, inner)]))
  }

  function refusal(path: string, what: string): TypeError {
    return new TypeError(
      `capture(${JSON.stringify(name)}): ${path} is ${what}; only what JSON can hold, or a Uint8Array, can be kept and replayed.`,
    )
  }
}

/** Also of another realm: test environments and vm pools have an `Object` of their own. */
function isPlainPrototype(prototype: unknown): boolean {
  return (
    typeof prototype === 'object' &&
    prototype !== null &&
    Object.getPrototypeOf(prototype) === null &&
    Object.hasOwn(prototype, 'hasOwnProperty')
  )
}

function className(value: object): string {
  const maker: unknown = Reflect.get(value, 'constructor')
  return typeof maker === 'function' && maker.name !== '' ? maker.name : 'value of a class'
}

function step(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
}
