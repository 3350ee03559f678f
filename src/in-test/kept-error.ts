import type { KeptError } from '../model/captures.ts'

/** Causes within causes that are kept. */
const DEEPEST = 3

/** What was thrown, as it is kept. What is no error is kept as one with its text. */
export function keptError(thrown: unknown, depth = 0): KeptError {
  if (!isErrorLike(thrown)) return { name: 'Error', message: String(thrown) }
  const { name, message } = thrown
  const code: unknown = Reflect.get(thrown, 'code')
  const cause: unknown = Reflect.get(thrown, 'cause')
  return {
    name: String(name),
    message: String(message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause === undefined || depth === DEEPEST ? {} : { cause: keptError(cause, depth + 1) }),
  }
}

const CLASSES = { Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError }

/** An error of the same class, as far as JavaScript itself has that class, with the same name, message, code and cause. */
export function errorOf({ name, message, code, cause }: KeptError): Error {
  const make = Object.entries(CLASSES).find(([known]) => known === name)?.[1] ?? Error
  const error = cause === undefined ? new make(message) : new make(message, { cause: errorOf(cause) })
  if (error.name !== name) Object.defineProperty(error, 'name', { value: name, configurable: true, writable: true })
  return code === undefined ? error : Object.assign(error, { code })
}

/** Also of another realm. */
function isErrorLike(value: unknown): value is { readonly name: unknown; readonly message: unknown } {
  return typeof value === 'object' && value !== null && 'name' in value && 'message' in value
}
