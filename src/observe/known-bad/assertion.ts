import type { ErrorObservation } from '../../model/run.ts'
import type { ProjectPath } from '../../model/words.ts'

/** Errors that the engine throws itself: the program broke down, and nobody judged its answer. */
const ENGINE: ReadonlySet<string> = new Set(['SyntaxError', 'ReferenceError', 'TypeError', 'RangeError', 'EvalError', 'URIError'])

/**
 * Whether a test's error is its judgement of an answer: a failed assertion, a snapshot that differs, a custom matcher, or a property that
 * does not hold. A property that fails because the program broke down is none, as it would be none in a plain test.
 * @param edited files of the known-bad: what is thrown there is no judgement of a test
 */
export function isAssertion(error: ErrorObservation, edited: ReadonlySet<ProjectPath>): boolean {
  if (isFailedProperty(error)) return error.cause === undefined || isAssertion(error.cause, edited) || saysNo(error.cause, edited)
  const isNamed = names(error).some((name) => /assert|JestExtendError/i.test(name))
  return (isNamed || isSnapshot(error)) && !isThrownIn(error, edited)
}

/** A predicate that gave `false` or threw an error of its own to say no. */
function saysNo(cause: ErrorObservation, edited: ReadonlySet<ProjectPath>): boolean {
  return !names(cause).some((name) => ENGINE.has(name)) && !isThrownIn(cause, edited)
}

function isThrownIn({ frames }: ErrorObservation, files: ReadonlySet<ProjectPath>): boolean {
  const own = frames.find(({ file }) => !file.startsWith('node:') && !file.includes('node_modules/'))
  return own !== undefined && files.has(own.file)
}

function names({ name, constructorName }: ErrorObservation): readonly string[] {
  return constructorName === undefined ? [name] : [name, /^Function<(.*)>$/.exec(constructorName)?.[1] ?? constructorName]
}

/** fast-check's own words. */
function isFailedProperty({ message }: ErrorObservation): boolean {
  return /^Property failed after \d+ tests/.test(message)
}

function isSnapshot({ message }: ErrorObservation): boolean {
  return /^Snapshot (?:`|properties )/.test(message)
}
