import { slug } from '../init/first/laws.ts'
import type { Signature } from './signatures.ts'
import { NUMBER, NUMBERS } from './types.ts'

/** A property that somebody proposes: nobody said yet that it should hold. */
export interface DraftLaw {
  /** The id of its invariant. */
  readonly id: string
  /** One sentence without a full stop, for INVARIANTS.md and for the title. */
  readonly says: string
  /** The exported functions that it calls. */
  readonly about: readonly string[]
  /** The property as source text, in the forms that are tried, the strongest first. */
  readonly forms: readonly string[]
}

const NAMES = ['a', 'b', 'c', 'd'] as const

/** What the names and types of functions let one expect of them. */
export function proposedFor(functions: readonly Signature[]): readonly DraftLaw[] {
  const callable = functions.filter(
    ({ parameters }) => parameters.length <= NAMES.length && parameters.every(({ arbitrary }) => arbitrary !== null),
  )
  return callable.flatMap((one) => [...roundTrips(one, functions), ...ownLaws(one)])
}

/** Names that undo each other, either way. */
const INVERSES: readonly (readonly [string, string])[] = [
  ['encode', 'decode'],
  ['parse', 'format'],
  ['parse', 'stringify'],
  ['parse', 'serialize'],
  ['parse', 'serialise'],
  ['parse', 'print'],
  ['deserialize', 'serialize'],
  ['deserialise', 'serialise'],
  ['compress', 'decompress'],
  ['escape', 'unescape'],
  ['quote', 'unquote'],
  ['pack', 'unpack'],
  ['encrypt', 'decrypt'],
  ['flatten', 'unflatten'],
  ['wrap', 'unwrap'],
  ['join', 'split'],
  ['push', 'pop'],
  ['to', 'from'],
]

function areInverse(one: string, other: string): boolean {
  const [a, b] = [slug(one).split('-'), slug(other).split('-')]
  if (a.length === b.length && a.length > 2) {
    const at = a.indexOf('to')
    if (at > 0 && b[b.indexOf('to') - 1] !== undefined && [...a.slice(at + 1), 'to', ...a.slice(0, at)].join() === b.join()) return true
  }
  return INVERSES.some(([left, right]) => swapped(a, left, right) === b.join() || swapped(a, right, left) === b.join())
}

const swapped = (words: readonly string[], from: string, to: string): string =>
  words.includes(from) ? words.map((word) => (word === from ? to : word)).join() : ''

function roundTrips(one: Signature, functions: readonly Signature[]): readonly DraftLaw[] {
  return functions.flatMap((other) => {
    const [given, ...shared] = other.parameters
    const [, ...own] = one.parameters
    if (other === one || given === undefined || !areInverse(one.name, other.name)) return []
    // What both need besides, such as a key or an alphabet, is the same for both.
    if (shared.map(({ type }) => type).join() !== own.map(({ type }) => type).join()) return []
    if (one.result !== null && plain(one.result) !== plain(given.type)) return []
    if (other.result !== null && plain(other.result) !== plain(one.parameters[0]?.type ?? '')) return []
    const rest = NAMES.slice(1, one.parameters.length)
      .map((name) => `, ${name}`)
      .join('')
    const body = `expect(${other.name}(${one.name}(${argumentsOf(one)})${rest})).toEqual(a)`
    return [law(one, `${slug(other.name)}-undoes-${slug(one.name)}`, `${other.name} undoes ${one.name}`, [body], [other.name])]
  })
}

/** `readonly T[]` is made as `T[]` is. */
const plain = (type: string): string => type.replaceAll(/\breadonly\b|[\s()]/g, '').replaceAll(/ReadonlyArray</g, 'Array<')

const argumentsOf = ({ parameters }: Signature): string => NAMES.slice(0, parameters.length).join(', ')

/** One law for names of a kind: what is said, and what is asserted; null where the types do not fit. */
interface Kind {
  readonly names: RegExp
  readonly id: string
  readonly says: (name: string) => string
  readonly body: (call: string, signature: Signature) => readonly string[] | null
}

const takes = ({ parameters }: Signature, ...types: readonly RegExp[]): boolean =>
  types.length <= parameters.length && types.every((type, index) => type.test(plain(parameters[index]?.type ?? '')))
const givesBack = ({ parameters, result }: Signature): boolean => result !== null && plain(result) === plain(parameters[0]?.type ?? '')
const LIST = /\[\]$|^Array<|Array$/
const SIZED = /^string$|\[\]$|^Array<|Array$/
const COUNT = /^number$/
const isNumber = ({ result }: Signature): boolean => result === 'number'
const restOf = ({ parameters }: Signature): string =>
  NAMES.slice(1, parameters.length)
    .map((name) => `, ${name}`)
    .join('')

const KINDS: readonly Kind[] = [
  {
    names:
      /^(?:normali[sz]e|canonical|trim|sort|clean|dedupe|uniq|saniti[sz]e|slug|round|floor|ceil|clamp|flatten|compact|collapse|squeeze|strip|simplify|capitali[sz]e|abs|limit|truncate|to(?:Lower|Upper))/i,
    id: 'idempotent',
    says: (name) => `${name} of what ${name} gave is the same again`,
    body: (call, one) => (givesBack(one) ? [`expect(${one.name}(${call}${restOf(one)})).toEqual(${call})`] : null),
  },
  {
    names: /^(?:reverse|invert|negate|toggle|transpose|complement|swap|mirror|conjugate)/i,
    id: 'undoes-itself',
    says: (name) => `${name} undoes itself`,
    body: (call, one) => (givesBack(one) ? [`expect(${one.name}(${call}${restOf(one)})).toEqual(a)`] : null),
  },
  {
    names:
      /^(?:add|sum|plus|multiply|times|mul|min|max|gcd|lcm|union|intersect|equals?|isEqual|same|distance|dist|hamming|and|or|xor|mean|average)/i,
    id: 'commutes',
    says: (name) => `the order of its first two values does not matter to ${name}`,
    body: (call, one) => {
      const [first, second] = one.parameters
      if (second === undefined || first?.type !== second.type) return null
      return [
        `expect(${one.name}(b, a${NAMES.slice(2, one.parameters.length)
          .map((name) => `, ${name}`)
          .join('')})).toEqual(${call})`,
      ]
    },
  },
  {
    names: /^(?:sum|total|max|min|count|uniq|unique|sort|product|median|mode|group|tally|histogram|frequenc)/i,
    id: 'ignores-order',
    says: (name) => `the order of what it is given does not matter to ${name}`,
    body: (call, one) => (takes(one, LIST) ? [`expect(${one.name}([...a].reverse()${restOf(one)})).toEqual(${call})`] : null),
  },
  {
    names: /(?:count|length|size|distance|abs|total|price|cost|age|duration|depth|width|height|score)/i,
    id: 'never-negative',
    says: (name) => `${name} never gives less than 0`,
    body: (call, one) => (isNumber(one) ? [`expect(${call}).toBeGreaterThanOrEqual(0)`] : null),
  },
  {
    names: /(?:percent|ratio|share|probability|fraction|progress)/i,
    id: 'within-one',
    says: (name) => `${name} lies between 0 and 1`,
    body: (call, one) => (isNumber(one) ? [`expect(${call}).toBeGreaterThanOrEqual(0)`, `expect(${call}).toBeLessThanOrEqual(1)`] : null),
  },
  {
    names: /^clamp/i,
    id: 'stays-between',
    says: (name) => `${name} stays between its bounds`,
    body: (call, one) =>
      isNumber(one) && takes(one, COUNT, COUNT, COUNT)
        ? ['fc.pre(b <= c)', `expect(${call}).toBeGreaterThanOrEqual(b)`, `expect(${call}).toBeLessThanOrEqual(c)`]
        : null,
  },
  {
    names: /^(?:truncate|clip|take|limit|shorten|abbreviate|ellipsi|first|last)/i,
    id: 'within-length',
    says: (name) => `${name} gives no more than it is asked for`,
    body: (call, one) =>
      takes(one, SIZED, COUNT) && SIZED.test(plain(one.result ?? ''))
        ? ['fc.pre(b >= 0)', `expect(${call}.length).toBeLessThanOrEqual(b)`]
        : null,
  },
  {
    names: /^(?:filter|uniq|unique|dedupe|compact|trim|truncate|strip|squeeze|without|reject|remove)/i,
    id: 'never-longer',
    says: (name) => `${name} never gives more than it got`,
    body: (call, one) => (takes(one, SIZED) && givesBack(one) ? [`expect(${call}.length).toBeLessThanOrEqual(a.length)`] : null),
  },
  {
    names: /^(?:sort|shuffle|reverse|rotate|swap)/i,
    id: 'keeps-length',
    says: (name) => `${name} gives as many as it got`,
    body: (call, one) => (takes(one, SIZED) && givesBack(one) ? [`expect(${call}.length).toBe(a.length)`] : null),
  },
  {
    names: /^/,
    id: 'answers',
    says: (name) => `${name} answers every input of its types, twice the same`,
    body: (call) => [`expect(${call}).toEqual(${call})`],
  },
]

function ownLaws(one: Signature): readonly DraftLaw[] {
  const call = `${one.name}(${argumentsOf(one)})`
  return KINDS.flatMap(({ names, id, says, body }) => {
    const lines = names.test(one.name) ? body(call, one) : null
    return lines === null ? [] : [law(one, `${slug(one.name)}-${id}`, says(one.name), lines, [])]
  })
}

function law(one: Signature, id: string, says: string, body: readonly string[], others: readonly string[]): DraftLaw {
  const arbitraries = one.parameters.map(({ arbitrary }) => arbitrary ?? '').join(', ')
  const property = (made: string): string =>
    `fc.property(${made}, (${argumentsOf(one)}) => {\n${body.map((line) => `      ${line}\n`).join('')}    })`
  const forms = arbitraries.includes(NUMBER)
    ? NUMBERS.map((number) => property(arbitraries.replaceAll(NUMBER, number)))
    : [property(arbitraries)]
  return { id, says, about: [one.name, ...others], forms }
}
