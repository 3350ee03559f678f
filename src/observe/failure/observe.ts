import type { ErrorObservation, StackFrame } from '../../model/run.ts'
import { rootSpellings, withoutRoot } from './files.ts'
import type { RootSpellings } from './files.ts'
import { framesFromList, framesFromText } from './frames.ts'
import { boundedItems, errorField, inWords, isObject, isTrueError, ownField, shorten } from './plain.ts'

/** UTF-16 units of a message that are kept. */
export const longestMessage = 16_384
const longestName = 200
const deepestCause = 8
const mostAggregated = 10

/** The name of what was thrown without being an error, such as a string. */
export const thrownValue = 'thrown'

/**
 * An error as plain, bounded data, from Vitest's `TestError` or `SerializedError`, a true Error, or anything else that a worker sent
 * or a test threw. Never throws. `root` is the project's folder: in the message it is written `<root>`, and files below it are named
 * from it; so the observation is the same on every machine.
 */
export function observeError(error: unknown, root: string): ErrorObservation {
  return observe(error, rootSpellings(root), [])
}

function observe(error: unknown, root: RootSpellings, above: readonly object[]): ErrorObservation {
  if (!isObject(error)) return { name: thrownValue, message: message(inWords(error), root), frames: [] }
  const name = errorField(error, 'name')
  const said = errorField(error, 'message')
  const raw = typeof said === 'string' ? said : said === undefined ? inWords(error) : inWords(said)
  const constructorName = constructorOf(error)
  const operator = ownField(error, 'operator')
  const cause = observeCause(error, root, [...above, error])
  return {
    name: typeof name === 'string' && name !== '' ? shorten(name, longestName) : thrownValue,
    message: message(raw + aggregated(error), root),
    ...(constructorName === null ? {} : { constructorName }),
    ...(typeof operator === 'string' && operator !== '' ? { operator: shorten(operator, longestName) } : {}),
    frames: framesOf(error, raw, root),
    ...(cause === null ? {} : { cause }),
  }
}

function message(text: string, root: RootSpellings): string {
  return shorten(withoutRoot(shorten(text, longestMessage), root), longestMessage)
}

/** Vitest sends a class as `Function<Name>`. */
function constructorOf(error: object): string | null {
  const sent = ownField(error, 'constructor')
  if (typeof sent === 'string') return shorten(sent, longestName)
  if (!isTrueError(error)) return null
  try {
    return shorten(`Function<${error.constructor.name}>`, longestName)
  } catch {
    return null
  }
}

function framesOf(error: object, raw: string, root: RootSpellings): readonly StackFrame[] {
  const mapped = framesFromList(ownField(error, 'stacks'), root)
  if (mapped.length > 0) return mapped
  const stack = errorField(error, 'stack')
  return typeof stack === 'string' ? framesFromText(stack, raw, root) : []
}

/** null without one, below `deepestCause`, and where the chain comes back to an error that is already in it. */
function observeCause(error: object, root: RootSpellings, above: readonly object[]): ErrorObservation | null {
  const cause = errorField(error, 'cause')
  if (cause === undefined || cause === null || above.length > deepestCause) return null
  return isObject(cause) && above.includes(cause) ? null : observe(cause, root, above)
}

/** What an AggregateError holds, as words behind its message. Vitest splits those of a test, not those that are a cause. */
function aggregated(error: object): string {
  const held = boundedItems(errorField(error, 'errors'), mostAggregated, 0).map((item) => {
    if (!isObject(item)) return shorten(inWords(item), longestName)
    const said = errorField(item, 'message')
    const name = errorField(item, 'name')
    return `${typeof name === 'string' ? shorten(name, longestName) : thrownValue}: ${typeof said === 'string' ? shorten(said, 1000) : inWords(item)}`
  })
  return held.length === 0 ? '' : ` [${held.join('; ')}]`
}
