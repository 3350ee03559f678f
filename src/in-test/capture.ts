import { plainJson } from './plain-json.ts'
import { type SeenInput, inTestState } from './state.ts'

/**
 * Runs `produce()` and returns what it gives. If the running test fails, that value is kept below `.oracle/corpus/`, in a file that is
 * named by the hash of its bytes: JSON, or the bytes of a `Uint8Array`. What counts is the value at the time of the call: it may be
 * changed afterwards.
 * @throws {TypeError} for a name that is not a string or empty, and for a value that JSON cannot hold, with the place inside of it.
 * @throws {Error} outside a running test.
 */
export function capture<T>(name: string, produce: () => T): T
export function capture(name: string, produce: () => unknown): unknown {
  if (typeof name !== 'string' || name.trim() === '') throw new TypeError('capture(): the name must be a string that is not empty.')
  if (typeof produce !== 'function') throw new TypeError('capture(): the second argument must be a function that returns the input.')
  const state = inTestState()
  const record = state?.current()
  if (state !== undefined && record === undefined) {
    throw new Error(`capture(${JSON.stringify(name)}): there is no running test to capture for. Call it inside a test or its beforeEach.`)
  }
  const see = (input: SeenInput): unknown => record?.seenInputs.push(input)
  const value = produce()
  if (!isPromise(value)) {
    see(encode(name, value))
    return value
  }
  return value.then((settled) => {
    see(encode(name, settled))
    return settled
  })
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}

function encode(name: string, value: unknown): SeenInput {
  if (isBytes(value)) return { name, extension: 'bin', bytes: Uint8Array.from(value) }
  return { name, extension: 'json', bytes: new TextEncoder().encode(`${JSON.stringify(plainJson(name, value), null, 2)}\n`) }
}

/** Also of another realm, as in vm pools, where `instanceof` says no. */
function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && ['[object Uint8Array]', '[object Buffer]'].includes(Object.prototype.toString.call(value))
}
