import { recordOf, same, text } from './schema-references.ts'

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
const strings = (value: unknown): readonly (string | null)[] => (Array.isArray(value) ? value.map(text) : [])

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
const type: Direction = (_, __, { before, after }) => {
  const [was, now, only] = [typesOf(before), typesOf(after), allowed(after)]
  const isAmong = (types: ReadonlySet<string>, value: unknown): boolean =>
    types.has(typeOf(value)) || (Number.isInteger(value) && types.has('integer'))
  if (only !== null) return only.some((value) => isAmong(now, value) && !isAmong(was, value))
  return [...now].some((one) => !was.has(one) && !(one === 'integer' && was.has('number')))
}

/** All types where none is named. */
function typesOf({ type: named, nullable }: Whole): ReadonlySet<string> {
  const types = typeof named === 'string' ? [named] : Array.isArray(named) ? named.map(String) : TYPES
  return new Set(nullable === true ? [...types, 'null'] : types)
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** Values that are let in: those of an enumeration and of a `const`. */
const values: Direction = (_, __, { before, after }) => {
  const [was, now] = [allowed(before), allowed(after)]
  return was !== null && (now === null || now.some((one) => !was.some((other) => same(one, other))))
}

/** null where any value is. */
function allowed({ const: only, enum: list }: Whole): readonly unknown[] | null {
  const listed: readonly unknown[] | null = Array.isArray(list) ? list : null
  if (only === undefined) return listed
  return listed === null || listed.some((one) => same(one, only)) ? [only] : []
}

const names: Direction = (before, after) => strings(before).some((one) => !strings(after).includes(one))

const byName: Direction = (before, after) =>
  Object.entries(recordOf(before)).some(([name, list]) => strings(list).some((one) => !strings(recordOf(after)[name]).includes(one)))

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
