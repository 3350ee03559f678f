/** What a matcher says of its subject, whatever library spells it. */
export interface Matcher {
  readonly family: string
  /** 0 to 100; see `STRENGTHS`. */
  readonly strength: number
  /** Text that stands for the expected value where the name alone says it: `toBeNull` is `equals null`. */
  readonly expected?: string
  readonly negated?: boolean
  /** True when the first argument is a number that orders two uses of the matcher, and more of it says more. */
  readonly measure?: 'more' | 'less'
  /** Returns a promise that has to be awaited. */
  readonly async?: boolean
}

/**
 * How much a matcher says, by the share of wrong results that it lets through. Bands of ten: inside a band nothing is called weaker.
 * - 70 exact: one value passes (`toBe`, `toEqual`, `deepEqual`, an inline snapshot)
 * - 60 nearly exact: one value but for rounding, or all arguments of a call
 * - 50 a part that is exact: a message, a named property, a text in a page, a count
 * - 40 a fragment: contains, matches an expression, some fields, a length
 * - 30 an order or a kind of failure: bigger than, throws at all, was called
 * - 20 a kind: a type, a class, a property that is there
 * - 10 next to nothing: defined, truthy, not one value of endlessly many, does not throw
 */
const EXACT = 70
const CLOSE = 60
const PART = 50
const FRAGMENT = 40
const ORDER = 30
const KIND = 20
const EXISTS = 10

type Row = readonly [names: string, matcher: Matcher]

const TABLE: readonly Row[] = [
  [
    'toBe toEqual toStrictEqual strictEqual deepEqual deepStrictEqual equal equals is same deepEquals eq eql be exactly',
    { family: 'equals', strength: EXACT },
  ],
  ['notEqual notStrictEqual notDeepEqual notDeepStrictEqual notSame', { family: 'equals', strength: EXACT, negated: true }],
  ['toBeUndefined undefined isUndefined', { family: 'equals', strength: EXACT, expected: 'undefined' }],
  ['toBeDefined isDefined', { family: 'equals', strength: EXACT, expected: 'undefined', negated: true }],
  ['toBeNull null isNull', { family: 'equals', strength: EXACT, expected: 'null' }],
  ['isNotNull', { family: 'equals', strength: EXACT, expected: 'null', negated: true }],
  ['true isTrue toBeTrue', { family: 'equals', strength: EXACT, expected: 'true' }],
  ['false isFalse toBeFalse', { family: 'equals', strength: EXACT, expected: 'false' }],
  ['toBeNaN NaN isNaN', { family: 'equals', strength: EXACT, expected: 'NaN' }],
  ['toBeTruthy ok truthy assert isOk exist exists toExist toBeNullable assertTruthy', { family: 'truthy', strength: EXISTS }],
  ['toBeFalsy falsy notOk isNotOk', { family: 'falsy', strength: KIND }],
  ['toBeCloseTo closeTo approximately', { family: 'close', strength: CLOSE, measure: 'more' }],
  ['toHaveLength lengthOf length toHaveCount', { family: 'length', strength: FRAGMENT }],
  ['toMatchInlineSnapshot toThrowErrorMatchingInlineSnapshot', { family: 'inline-snapshot', strength: EXACT }],
  ['toMatchSnapshot toThrowErrorMatchingSnapshot snapshot matchSnapshot', { family: 'snapshot', strength: EXACT }],
  ['toMatchFileSnapshot', { family: 'snapshot', strength: EXACT, async: true }],
  ['toThrow toThrowError throw throws Throw toThrowWithMessage rejects throwsAsync', { family: 'throws', strength: ORDER }],
  ['notThrow notThrows doesNotThrow doesNotReject notThrowsAsync', { family: 'throws', strength: ORDER, negated: true }],
  ['toContain toContainEqual include includes contain deepInclude toInclude', { family: 'contains', strength: FRAGMENT }],
  ['toMatch match regex toMatchRegex', { family: 'matches', strength: FRAGMENT }],
  ['doesNotMatch notRegex', { family: 'matches', strength: FRAGMENT, negated: true }],
  ['toMatchObject like toMatchObjectPartial', { family: 'partial', strength: FRAGMENT }],
  ['toHaveProperty property', { family: 'property', strength: KIND }],
  ['toBeInstanceOf instanceOf instanceof isInstanceOf instance', { family: 'instance', strength: KIND }],
  ['toBeTypeOf typeOf isString isNumber isObject isArray isFunction isBoolean type a an', { family: 'type', strength: KIND }],
  [
    'toBeGreaterThan toBeGreaterThanOrEqual isAbove isAtLeast above least greaterThan',
    { family: 'at-least', strength: ORDER, measure: 'more' },
  ],
  ['toBeLessThan toBeLessThanOrEqual isBelow isAtMost below most lessThan', { family: 'at-most', strength: ORDER, measure: 'less' }],
  ['toHaveBeenCalled toBeCalled called toHaveReturned', { family: 'called', strength: ORDER }],
  [
    'toHaveBeenCalledOnce calledOnce toHaveBeenCalledTimes toBeCalledTimes callCount toHaveReturnedTimes',
    { family: 'called-times', strength: PART },
  ],
  [
    'toHaveBeenCalledWith toBeCalledWith calledWith toHaveBeenLastCalledWith lastCalledWith toHaveBeenNthCalledWith nthCalledWith toHaveBeenCalledExactlyOnceWith calledOnceWith',
    { family: 'called-with', strength: CLOSE },
  ],
  ['toHaveReturnedWith toHaveLastReturnedWith toHaveNthReturnedWith', { family: 'returned', strength: CLOSE }],
  ['found toBeInTheDocument toBeVisible toBeAttached', { family: 'found', strength: KIND }],
  ['toHaveTextContent toHaveText toHaveValue toHaveAttribute toHaveClass', { family: 'toHaveTextContent', strength: PART }],
  // Ten apart, and each near to `toBeString` and its like, which are unknown here.
  ['toEqualTypeOf', { family: 'types', strength: PART + 5 }],
  ['toExtend toMatchTypeOf assertType', { family: 'types', strength: PART - 5 }],
  ['toSatisfy satisfy satisfies', { family: 'satisfies', strength: FRAGMENT }],
  ['fail unreachable', { family: 'fails', strength: EXISTS }],
  ['pass', { family: 'passes', strength: 0 }],
]

const BY_NAME: ReadonlyMap<string, Matcher> = new Map(
  TABLE.flatMap(([names, matcher]) => names.split(' ').map((name): [string, Matcher] => [name, matcher])),
)

/** The names that Vitest and Jest give their own matchers, which nothing may replace. */
export function isBuiltInMatcher(name: string): boolean {
  return /^to[A-Z]/.test(name) && BY_NAME.has(name)
}

/** An unknown matcher is one of the project's own, or of a library: it is taken to check a part, and is only ever like itself. */
export function matcherOf(name: string): Matcher {
  return BY_NAME.get(name) ?? { family: name, strength: PART }
}

/** How much is left when a matcher is turned round: much for those that say little, and next to nothing for those that say much. */
export function negatedStrength(matcher: Matcher): number {
  switch (matcher.family) {
    case 'equals':
    case 'throws':
    case 'close':
    case 'inline-snapshot':
    case 'snapshot':
    case 'truthy':
      return matcher.family === 'truthy' ? KIND : EXISTS
    case 'falsy':
      return EXISTS
    case 'called':
    case 'found':
      return PART
    case 'called-with':
      return KIND
    default:
      return ORDER
  }
}

/** What is left of an exact comparison whose expected value holds wildcards such as `expect.any(String)`. */
export function wildcardStrength(strength: number, wildcard: 'none' | 'inside' | 'whole-kind' | 'whole-partial' | 'whole-any'): number {
  switch (wildcard) {
    case 'none':
      return strength
    case 'inside':
      return Math.min(strength, strength - 5)
    case 'whole-partial':
      return Math.min(strength, FRAGMENT)
    case 'whole-kind':
      return Math.min(strength, KIND)
    case 'whole-any':
      return EXISTS
  }
}
