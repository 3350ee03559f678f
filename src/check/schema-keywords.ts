import { stringify } from 'safe-stable-stringify'

/** Where a schema says less: `before` and `after` are the keyword's values, undefined where it is absent. */
export interface Loosening {
  readonly pointer: string
  readonly keyword: string
  readonly before: unknown
  readonly after: unknown
}

type Whole = Readonly<Record<string, unknown>>
/** Whether the second value of a keyword accepts something that the first did not. */
type Direction = (before: unknown, after: unknown, whole: { readonly before: Whole; readonly after: Whole }) => boolean

const isNumber = (value: unknown): value is number => typeof value === 'number'
const textOf = (value: unknown): string => stringify(value) ?? ''
const strings = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(textOf) : [])

/** A bound from below is loosened when it is gone or smaller, one from above when it is gone or larger. */
const atLeast: Direction = (before, after) => isNumber(before) && !(isNumber(after) && after >= before)
const atMost: Direction = (before, after) => isNumber(before) && !(isNumber(after) && after <= before)

/** `minimum` and `exclusiveMinimum` may stand for each other. */
const above: Direction = (_, __, { before, after }) => !isTighter(lower(before), lower(after))
const below: Direction = (_, __, { before, after }) => !isTighter(negated(upper(before)), negated(upper(after)))

interface Bound {
  readonly value: number
  readonly open: boolean
}

function lower(schema: Whole): Bound | null {
  return bound(schema['minimum'], schema['exclusiveMinimum'], (a, b) => a > b)
}

function upper(schema: Whole): Bound | null {
  return bound(schema['maximum'], schema['exclusiveMaximum'], (a, b) => a < b)
}

function bound(closed: unknown, open: unknown, isStricter: (a: number, b: number) => boolean): Bound | null {
  // In draft 4 the second was a switch of the first.
  if (open === true && isNumber(closed)) return { value: closed, open: true }
  if (isNumber(open) && !(isNumber(closed) && isStricter(closed, open))) return { value: open, open: true }
  return isNumber(closed) ? { value: closed, open: false } : null
}

const negated = (one: Bound | null): Bound | null => (one === null ? null : { value: -one.value, open: one.open })

function isTighter(before: Bound | null, after: Bound | null): boolean {
  if (before === null) return true
  if (after === null) return false
  return after.value > before.value || (after.value === before.value && (after.open || !before.open))
}

const TYPES = ['string', 'integer', 'number', 'boolean', 'null', 'object', 'array']

/** An integer is a number, and an enumeration names its values itself. */
const type: Direction = (before, after, whole) => {
  if (whole.after['enum'] !== undefined && same(whole.before['enum'], whole.after['enum'])) return false
  const was = new Set(typeof before === 'string' ? [before] : Array.isArray(before) ? before.map(String) : TYPES)
  const now = typeof after === 'string' ? [after] : Array.isArray(after) ? after.map(String) : undefined
  if (now === undefined) return !isClosed(whole.after, was)
  return now.some((one) => !was.has(one) && !(one === 'integer' && was.has('number')))
}

/** A `const` or `enum` in the type's place, all of whose values are of the types. */
function isClosed(schema: Whole, types: ReadonlySet<string>): boolean {
  const values: readonly unknown[] = schema['const'] !== undefined ? [schema['const']] : Array.isArray(schema['enum']) ? schema['enum'] : []
  return values.length > 0 && values.every((value) => types.has(typeOf(value)) || (Number.isInteger(value) && types.has('integer')))
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

const same = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other)

/** Values that are let in: those of an enumeration, or of a `const`, which is one of a single value. */
const values: Direction = (_, __, { before, after }) => {
  const [was, now] = [allowed(before), allowed(after)]
  return was !== null && (now === null || now.some((one) => !was.includes(one)))
}

function allowed(schema: Whole): readonly string[] | null {
  if (schema['const'] !== undefined) return [textOf(schema['const'])]
  return Array.isArray(schema['enum']) ? strings(schema['enum']) : null
}

const names: Direction = (before, after) => strings(before).some((one) => !strings(after).includes(one))

const byName: Direction = (before, after) =>
  Object.entries(recordOf(before)).some(([name, list]) => strings(list).some((one) => !strings(recordOf(after)[name]).includes(one)))

const recordOf = (value: unknown): Whole => (typeof value === 'object' && value !== null ? { ...value } : {})

/** Keywords whose two values have an order. Source: JSON Schema Validation, draft 2020-12 and the two before it. */
export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  type,
  enum: values,
  const: values,
  required: names,
  dependentRequired: byName,
  minimum: above,
  exclusiveMinimum: above,
  maximum: below,
  exclusiveMaximum: below,
  minLength: atLeast,
  minItems: atLeast,
  minProperties: atLeast,
  minContains: atLeast,
  maxLength: atMost,
  maxItems: atMost,
  maxProperties: atMost,
  maxContains: atMost,
  multipleOf: (before, after) => isNumber(before) && !(isNumber(after) && Number.isInteger(after / before)),
  uniqueItems: (before, after) => before === true && after !== true,
}
