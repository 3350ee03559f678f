import type { Candidate } from './candidates.ts'
import { arbitraryOf, mixed, nameOf, sameKind } from './kinds.ts'
import type { Kind } from './kinds.ts'

/** A law that may hold for a function, to be tried out: nobody wrote it down yet. */
export interface Law {
  /** The id of its invariant, such as `slug-idempotent`. */
  readonly id: string
  /** What it says, for INVARIANTS.md. */
  readonly says: string
  readonly title: string
  /** The functions that it is about; the first one is the one it is named after. */
  readonly about: readonly Candidate[]
  /** The arguments of `fc.property` but its last, and the names of the values. */
  readonly arbitraries: readonly string[]
  readonly names: readonly string[]
  /** Statements with an assertion. */
  readonly body: readonly string[]
}

const NAMES = ['a', 'b', 'c', 'd'] as const

/** The laws that the kinds of its values let a function have, the strongest first. */
export function lawsOf(candidate: Candidate, others: readonly Candidate[]): readonly Law[] {
  const shape = shapeOf(candidate)
  if (shape === null) return []
  return [...roundTrips(candidate, shape, others), ...ownLaws(candidate, shape)]
}

interface Shape {
  readonly kinds: readonly Kind[]
  readonly result: Kind
  readonly arbitraries: readonly string[]
}

/** What the examples are called with, and what comes of it. */
function shapeOf({ examples }: Candidate): Shape | null {
  const count = Math.min(...examples.map(({ kinds }) => kinds.length))
  const kinds = Array.from({ length: count }, (_, index) => common(examples.flatMap((one) => one.kinds[index] ?? [])))
  const result = common(examples.map((one) => one.result))
  const arbitraries = kinds.map((kind) => (kind === null ? null : arbitraryOf(kind)))
  if (result === null || count === 0 || count > NAMES.length || kinds.includes(null) || arbitraries.includes(null)) return null
  return { kinds: kinds.flatMap((kind) => kind ?? []), result, arbitraries: arbitraries.flatMap((one) => one ?? []) }
}

/** The kind that most values have; an absent one says nothing. */
function common(kinds: readonly Kind[]): Kind | null {
  const groups: Kind[][] = []
  for (const kind of kinds) {
    if (kind.is === 'nothing') continue
    const group = groups.find(([one]) => one !== undefined && sameKind(one, kind))
    if (group === undefined) groups.push([kind])
    else group.push(kind)
  }
  const [most = []] = groups.toSorted((one, other) => other.length - one.length)
  return most.reduce<Kind | null | undefined>((a, b) => (a === undefined ? b : a === null ? null : mixed(a, b)), undefined) ?? null
}

function roundTrips(candidate: Candidate, shape: Shape, others: readonly Candidate[]): readonly Law[] {
  if (shape.kinds.length !== 1) return []
  return others.flatMap((other): readonly Law[] => {
    const its = other === candidate ? null : shapeOf(other)
    const [mine, given] = [shape.kinds[0], its?.kinds[0]]
    if (its === null || its.kinds.length !== 1 || mine === undefined || given === undefined) return []
    if (!sameKind(given, shape.result) || !sameKind(its.result, mine)) return []
    const { local } = candidate
    const body = [`expect(${other.local}(${local}(a))).toEqual(a)`]
    return [
      law(
        candidate,
        `${slug(local)}-undone-by-${slug(other.local)}`,
        `${other.local} undoes ${local}, ${forEvery(shape.kinds)}`,
        shape.arbitraries,
        body,
        [other],
      ),
    ]
  })
}

function ownLaws(candidate: Candidate, { kinds, result, arbitraries }: Shape): readonly Law[] {
  const { local } = candidate
  const names = NAMES.slice(0, kinds.length)
  const [first, second] = kinds
  const call = `${local}(${names.join(', ')})`
  const inputs = forEvery(kinds)
  const laws: Law[] = []
  const add = (id: string, says: string, ...body: readonly string[]): void => {
    laws.push(law(candidate, `${slug(local)}-${id}`, `${says}, ${inputs}`, arbitraries, body))
  }
  if (first === undefined) return []
  if (second !== undefined && sameKind(first, second))
    add(
      'commutes',
      `the order of the first two values does not matter to ${local}`,
      `expect(${local}(${['b', 'a', ...names.slice(2)].join(', ')})).toEqual(${call})`,
    )
  if (sameKind(first, result))
    add(
      'idempotent',
      `${local} of what ${local} gave is the same again`,
      `expect(${local}(${[call, ...names.slice(1)].join(', ')})).toEqual(${call})`,
    )
  const hasLength = (kind: Kind): boolean => kind.is === 'string' || kind.is === 'list'
  if (hasLength(first) && hasLength(result)) {
    add('keeps-length', `${local} gives as many as it got`, `expect(${call}.length).toBe(a.length)`)
    add('never-longer', `${local} never gives more than it got`, `expect(${call}.length).toBeLessThanOrEqual(a.length)`)
  }
  if (result.is === 'number') add('never-negative', `${local} never gives less than 0`, `expect(${call}).toBeGreaterThanOrEqual(0)`)
  const kind = result.is === 'list' ? `expect(Array.isArray(${call})).toBe(true)` : `expect(typeof ${call}).toBe('${result.is}')`
  if (result.is !== 'nothing')
    add('total', `${local} answers with a ${nameOf(result)}, twice the same`, kind, `expect(${call}).toEqual(${call})`)
  return laws
}

/** What a law was seen to hold for, and no more. */
const forEvery = (kinds: readonly Kind[]): string => `for every ${kinds.map((kind) => nameOf(kind)).join(' and ')}`

function law(
  candidate: Candidate,
  id: string,
  says: string,
  arbitraries: readonly string[],
  body: readonly string[],
  others: readonly Candidate[] = [],
): Law {
  return { id, says, title: says, about: [candidate, ...others], arbitraries, names: NAMES.slice(0, arbitraries.length), body }
}

/** `priceOf` is `price-of`. */
export const slug = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase() || 'it'
