import type { CapturedEntry } from '../model/captures.ts'
import { type AttemptInputs, type Content, newInputs } from './inputs.ts'
import { errorOf, keptError } from './kept-error.ts'
import { plainJson } from './plain-json.ts'
import { inTestState } from './state.ts'

/**
 * Runs `produce()` and returns what it gives. If the running test fails, that value is kept below `.oracle/corpus/`, in a file that is
 * named by the hash of its bytes. What counts is the value at the time of the call: it may be changed afterwards. An attempt that asked
 * for one value leaves that value: JSON, or the bytes of a `Uint8Array`. One that asked for more leaves all of them in one file, in the
 * order of the calls (`vitest-oracle/schemas/captures.json`), with what `produce()` threw, and with the order in which promises settled.
 *
 * When a corpus is replayed, the first call of a name gets the first value that was kept under it, and so on, and `produce` is not called;
 * when they are used up, it is. Promises that are waited for at once settle in the order in which they did.
 * @throws {TypeError} for a name that is not a string or empty, and for a value that JSON cannot hold, with the place inside of it.
 * @throws {RangeError} when the values of one attempt are more than 4 MiB or 100,000.
 * @throws {Error} outside a running test.
 */
export function capture<T>(name: string, produce: () => T): T
export function capture(name: string, produce: () => unknown): unknown {
  if (typeof produce !== 'function') throw new TypeError('capture(): the second argument must be a function that returns the input.')
  const inputs = inputsFor('capture', name)
  const kept = inputs.next(name)
  if (kept !== undefined) return kept.later === undefined && !('pending' in kept) ? valueOf(kept) : inLater(inputs, kept, valueOf)
  return seenBy(inputs, name, produce, (value) => encode(name, value))
}

/**
 * The inputs of the running test. Where nobody keeps any, as in a run without this package's reporter, those of nobody.
 * @param caller For the message only.
 * @throws as `capture` does for its name, and outside a running test
 */
export function inputsFor(caller: string, name: string): AttemptInputs {
  if (typeof name !== 'string' || name.trim() === '') throw new TypeError(`${caller}(): the name must be a string that is not empty.`)
  const state = inTestState()
  const record = state?.current()
  if (state !== undefined && record === undefined) {
    throw new Error(`${caller}(${JSON.stringify(name)}): there is no running test to capture for. Call it inside a test or its beforeEach.`)
  }
  return record?.inputs ?? newInputs()
}

/** Calls `produce` and notes what it gives, or throws, in the place of the call. */
function seenBy(inputs: AttemptInputs, name: string, produce: () => unknown, contentOf: (value: unknown) => Content): unknown {
  const input = inputs.ask(name)
  const failed = (cause: unknown): never => {
    input.put({ kind: 'error', error: keptError(cause) })
    throw cause
  }
  const noted = (value: unknown): unknown => {
    try {
      input.put(contentOf(value))
    } catch (cause) {
      input.drop()
      throw cause
    }
    return value
  }
  let value: unknown
  try {
    value = produce()
  } catch (cause) {
    return failed(cause)
  }
  if (!isPromise(value)) return noted(value)
  input.wait()
  return Promise.resolve(value).then(noted, failed)
}

/** A kept answer when its turn comes. One that never came does not come now. */
export async function inLater<T>(inputs: AttemptInputs, kept: CapturedEntry, give: (kept: CapturedEntry) => T): Promise<T> {
  if ('pending' in kept) return new Promise(() => {})
  await inputs.turn(kept.later ?? 0)
  return give(kept)
}

function valueOf(kept: CapturedEntry): unknown {
  // A copy: what is done to one must not reach the next attempt.
  if ('value' in kept) return JSON.parse(JSON.stringify(kept.value))
  if ('base64' in kept) return bytesOf(kept.base64)
  if ('error' in kept) throw errorOf(kept.error)
  throw new TypeError(
    `capture(${JSON.stringify(kept.name)}): what was kept under this name is an answer of captureFetch(). Use one name for one kind of input.`,
  )
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}

function encode(name: string, value: unknown): Content {
  if (isBytes(value)) return { kind: 'bytes', bytes: Uint8Array.from(value) }
  return { kind: 'json', text: JSON.stringify(plainJson(name, value)) }
}

/** Also of another realm, as in vm pools, where `instanceof` says no. */
function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && ['[object Uint8Array]', '[object Buffer]'].includes(Object.prototype.toString.call(value))
}
