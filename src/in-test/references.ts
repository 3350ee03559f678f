import { chai, expect } from 'vitest'

/** One property whose value may not change between the start of a file and its end. */
interface Reference {
  readonly name: string
  readonly holder: object
  readonly key: PropertyKey
  /** The value, or the getter. */
  readonly value: unknown
  /** Tests spy on it to see what their subject does when it throws, and matchers do not compare with it. */
  readonly oftenSpied: boolean
}

// Held apart from their objects: code under test may replace them there.
const { getOwnPropertyDescriptor } = Object
const { ownKeys } = Reflect
const arrayIterator: object = Object.getPrototypeOf([][Symbol.iterator]())
const mapIterator: object = Object.getPrototypeOf(new Map().entries())
const setIterator: object = Object.getPrototypeOf(new Set().values())

/** What matchers and asserting code compare with: by name, the object and its properties. */
const BUILTINS: readonly (readonly [string, object, readonly PropertyKey[]])[] = [
  ['Object', Object, ['is', 'keys', 'values', 'entries', 'assign', 'getPrototypeOf', 'getOwnPropertySymbols', 'getOwnPropertyNames']],
  ['Object', Object, ['getOwnPropertyDescriptor', 'getOwnPropertyDescriptors', 'defineProperty', 'defineProperties', 'hasOwn']],
  ['Object.prototype', Object.prototype, ['hasOwnProperty', 'toString', 'valueOf', 'propertyIsEnumerable', 'isPrototypeOf', 'constructor']],
  ['Reflect', Reflect, ['ownKeys', 'get', 'has', 'apply', 'getPrototypeOf', 'getOwnPropertyDescriptor']],
  ['Array', Array, ['isArray', 'from']],
  ['Array.prototype', Array.prototype, ['includes', 'indexOf', 'every', 'some', 'filter', 'map', 'forEach', 'find', 'findIndex', 'join']],
  ['Array.prototype', Array.prototype, ['push', 'slice', 'sort', 'concat', 'keys', 'entries', 'values', 'reduce', Symbol.iterator]],
  ['Array iterator', arrayIterator, ['next']],
  ['Map.prototype', Map.prototype, ['get', 'has', 'set', 'size', 'entries', 'keys', 'values', 'forEach', Symbol.iterator]],
  ['Map iterator', mapIterator, ['next']],
  ['Set.prototype', Set.prototype, ['has', 'add', 'size', 'values', 'entries', 'forEach', Symbol.iterator]],
  ['Set iterator', setIterator, ['next']],
  ['WeakMap.prototype', WeakMap.prototype, ['get', 'has', 'set']],
  ['RegExp.prototype', RegExp.prototype, ['test', 'exec', 'toString', 'source', 'flags', Symbol.match]],
  ['String.prototype', String.prototype, ['includes', 'match', 'indexOf', 'startsWith', 'endsWith', 'toString', 'valueOf']],
  ['Number', Number, ['isNaN', 'isFinite', 'isInteger']],
  ['Number.prototype', Number.prototype, ['toString', 'valueOf', 'toFixed']],
  ['Boolean.prototype', Boolean.prototype, ['toString', 'valueOf']],
  ['BigInt.prototype', BigInt.prototype, ['toString', 'valueOf']],
  ['Date.prototype', Date.prototype, ['getTime', 'valueOf', 'toISOString', 'toString', 'toJSON']],
  ['Math', Math, ['abs', 'pow', 'round', 'min', 'max']],
  ['JSON', JSON, ['stringify', 'parse']],
  ['Function.prototype', Function.prototype, ['toString', 'call', 'apply', 'bind', Symbol.hasInstance]],
  ['globalThis', globalThis, ['Object', 'Array', 'Map', 'Set', 'RegExp', 'Number', 'String', 'isNaN', 'Reflect', 'JSON', 'Math']],
]

/** Matchers that well-known libraries put in place of Vitest's own, by name; only what they do is looked at. */
const OFTEN_REPLACED: ReadonlySet<PropertyKey> = new Set(['toSatisfy', 'toBeOneOf', 'toHaveBeenCalledBefore', 'toHaveBeenCalledAfter'])

/** Honest code adds it: chai's own `should()`. */
const HONEST_ON_OBJECTS: ReadonlySet<PropertyKey> = new Set(['should'])

const OFTEN_SPIED: ReadonlySet<object> = new Set([JSON, Math, Date.prototype])
/** What equality asks of two values: looked at beside each assertion, so only what it cannot do without. Honest tests spy on none of it. */
const EQUALITY: ReadonlySet<unknown> = new Set([
  ...valuesOf(Object, ['is', 'getOwnPropertySymbols', 'getOwnPropertyDescriptor', 'getPrototypeOf']),
  ...valuesOf(Array, ['isArray']),
  ...valuesOf(Number, ['isNaN']),
  ...valuesOf(Object.prototype, ['hasOwnProperty', 'toString']),
  ...valuesOf(Array.prototype, ['every', 'some', 'includes', 'indexOf', 'filter', Symbol.iterator]),
  ...[arrayIterator, mapIterator, setIterator].flatMap((iterator) => valuesOf(iterator, ['next'])),
  ...valuesOf(Map.prototype, ['has', 'get', 'size', 'forEach', Symbol.iterator]),
  ...valuesOf(Set.prototype, ['has', 'size', 'forEach', Symbol.iterator]),
  ...valuesOf(RegExp.prototype, ['test', 'exec']),
  ...valuesOf(String.prototype, ['includes', 'match']),
  ...valuesOf(Function.prototype, ['call', 'apply', Symbol.hasInstance]),
  ...valuesOf(Math, ['abs', 'pow']),
])

const ERRORS = [Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError]
/** What tests name to say of which kind a value is. A `Symbol.hasInstance` that one of them is given answers for all values. */
const KINDS = [...ERRORS, Object, Array, Map, Set, WeakMap, WeakSet, Date, RegExp, Promise, Function, Number, String, Boolean]

/** Names the functions of an object that are no longer the ones that it has now. */
export function takeFunctions(name: string, holder: object): () => readonly string[] {
  const references = ownKeys(holder).flatMap((key) => referenceTo(name, holder, key))
  return () => references.filter((one) => currentValue(one.holder, one.key) !== one.value).map((one) => `${name}.${shown(one.key)}`)
}

export interface References {
  /**
   * Names, in order, all that is no longer the same: replaced properties, and new ones on `Object.prototype`. Matchers of new names are
   * not among them, and neither are spies on what tests often spy on.
   */
  readonly replaced: () => readonly string[]
  /** The same for those builtins alone that equality asks: quick enough to be asked beside an assertion. */
  readonly replacedEquality: () => readonly string[]
  /** The same for the matchers alone. */
  readonly replacedMatchers: () => readonly string[]
}

/**
 * Takes references to `expect`, its matchers, chai's, and the builtins that they compare with.
 * @param comparison How chai is told to compare; nothing until someone gives it another way.
 */
export function takeReferences(isSpy: (value: unknown) => boolean, comparison: () => unknown): References {
  const compares = comparison()
  const builtins = BUILTINS.flatMap(([name, holder, keys]) => keys.flatMap((key) => referenceTo(name, holder, key)))
  const equality = builtins.filter(({ value }) => EQUALITY.has(value))
  const matchers = [
    ...ownKeys(chai.Assertion.prototype).flatMap((key) => referenceTo('expect', chai.Assertion.prototype, key)),
    ...ownKeys(chai.assert).flatMap((key) => referenceTo('assert', chai.assert, key)),
    ...ownKeys(expect).flatMap((key) => referenceTo('expect', expect, key)),
    ...referenceTo('chai.config', chai.config, 'deepEqual'),
    ...referenceTo('globalThis', globalThis, Symbol.for('expect-global')),
  ].filter(({ key }) => !OFTEN_REPLACED.has(key))
  const onObjects = new Set(ownKeys(Object.prototype))
  const kinds = KINDS.map((kind) => ({ kind, answers: currentValue(kind, Symbol.hasInstance) }))

  const replacedMatchers = (): readonly string[] => {
    const broken = namesOf(matchers, () => false)
    return comparison() === compares ? broken : [...broken, 'chai.config.deepEqual']
  }
  const polluted = (): readonly string[] =>
    ownKeys(Object.prototype).flatMap((key) => (onObjects.has(key) || HONEST_ON_OBJECTS.has(key) ? [] : `Object.prototype.${shown(key)}`))
  const answeringKinds = (): readonly string[] => {
    const answering: string[] = []
    for (const { kind, answers } of kinds)
      if (currentValue(kind, Symbol.hasInstance) !== answers) answering[answering.length] = `${kind.name}.[Symbol.hasInstance]`
    return answering
  }
  const replacedEquality = (): readonly string[] => [...namesOf(equality, () => false), ...answeringKinds()]
  return {
    replaced: () => [
      ...namesOf(builtins, ({ oftenSpied }, now) => oftenSpied && isSpy(now)),
      ...replacedMatchers(),
      ...polluted(),
      ...answeringKinds(),
    ],
    replacedEquality,
    replacedMatchers,
  }
}

/** The references whose value is another one now. */
function namesOf(references: readonly Reference[], isHonest: (reference: Reference, now: unknown) => boolean): readonly string[] {
  const broken: string[] = []
  for (const reference of references) {
    const now = currentValue(reference.holder, reference.key)
    if (now !== reference.value && !isHonest(reference, now)) broken[broken.length] = `${reference.name}.${shown(reference.key)}`
  }
  return broken
}

function referenceTo(name: string, holder: object, key: PropertyKey): readonly Reference[] {
  const value = currentValue(holder, key)
  // `length` and `name` of functions, and what this engine does not have.
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
    ? [{ name, holder, key, value, oftenSpied: OFTEN_SPIED.has(holder) }]
    : []
}

function valuesOf(holder: object, keys: readonly PropertyKey[]): readonly unknown[] {
  return keys.map((key) => currentValue(holder, key))
}

function currentValue(holder: object, key: PropertyKey): unknown {
  const descriptor = getOwnPropertyDescriptor(holder, key)
  return descriptor?.get ?? descriptor?.value
}

function shown(key: PropertyKey): string {
  return typeof key === 'symbol' ? `[${key.description ?? ''}]` : `${key}`
}
