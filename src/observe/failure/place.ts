import type { ErrorObservation, StackFrame } from '../../model/run.ts'
import { isProjectFile } from './files.ts'

const longestPlace = 300
/** Frames at each end that count. */
const mostPlaces = 16

/** The frames of an error that lie in the project's own code, the throw first. */
export function projectFrames(error: ErrorObservation): readonly StackFrame[] {
  return error.frames.filter((frame) => isProjectFile(frame.file))
}

/**
 * Where a failure happened: `function@file`, from the test down to the throw; below it the frames of its causes, as far as they are
 * not the same. Empty when no frame is in the project's own code.
 */
export function signedPlaces(error: ErrorObservation): readonly string[] {
  const places: string[] = []
  let depth = 0
  for (let link: ErrorObservation | undefined = error; link !== undefined && depth < 10; link = link.cause, depth++) {
    const overflow = /^(?:Maximum call stack size exceeded|too much recursion)/.test(link.message)
    const own = withoutRecursion(projectFrames(link).map(placeOf).toReversed(), overflow)
    let shared = 0
    while (shared < own.length && own[shared] === places[shared]) shared++
    places.push(...own.slice(shared))
  }
  const flat = places.filter((place, at) => place !== places[at - 1])
  return flat.length <= 2 * mostPlaces ? flat : [...flat.slice(0, mostPlaces), ...flat.slice(-mostPlaces)]
}

function placeOf(frame: StackFrame): string {
  return `${functionName(frame.method)}@${frame.file}`.slice(0, longestPlace)
}

const anonymous = '<anonymous>'
const withoutName = new Set([
  '',
  anonymous,
  'anonymous',
  '(anonymous)',
  '<unknown>',
  'default',
  '_default',
  '__vite_ssr_export_default__',
  '_onTimeout',
  '_onImmediate',
])

/**
 * The last part of a function's name. What stands before it is the class of its receiver, which versions of V8 name differently
 * (`Function.open`, `Account.open`), the module, or a helper of a transform.
 */
export function functionName(method: string): string {
  const plain = method
    .slice(0, 400)
    .replace(/ \[as [^\]]{0,300}\]$/, '')
    .replace(/^\(0\s?,\s?(.{1,300})\)$/, '$1')
    .trim()
  const last = plain.slice(plain.lastIndexOf('.') + 1).replace(/^(?:async |new |get |set |static )+/, '')
  // Bundlers number names that would clash.
  const name = last.replace(/\$\d{1,9}$/, '').slice(0, 100)
  return withoutName.has(name) ? anonymous : name
}

/**
 * Recursion as deep as its input looks the same at every depth. A stack holds ten frames, so what called a deep recursion is not
 * always there: the places begin with the functions that recur, in alphabetical order, and go on with what they called. Where the
 * stack overflowed, the last call is chance and is left out.
 */
function withoutRecursion(places: readonly string[], overflow: boolean): readonly string[] {
  const times = new Map<string, number>()
  for (const place of places) times.set(place, (times.get(place) ?? 0) + 1)
  const recurs = (place: string): boolean => (times.get(place) ?? 0) > 1
  const named = (place: string): boolean => recurs(place) && !place.startsWith(anonymous)
  const first = places.findIndex(named)
  if (first === -1) return places
  const last = places.findLastIndex(named)
  const members = [...new Set(places.slice(first, last + 1).filter(recurs))].toSorted()
  if (overflow) return members
  const below = places.slice(last + 1)
  const thrower = places[last]
  return [...members, ...(below.length > 0 || members.length === 1 || thrower === undefined ? below : [thrower])]
}
