import type { JsonSchema } from '../../model/validator.ts'
import { nearest } from './nearest.ts'
import type { Entry, ListTree, MapTree, RawMistake, ScalarTree, Span, Tree } from './tree.ts'
import { oneOf, quoted } from './visible.ts'

/** What a text of some definition of the schema must be beyond its pattern: null when it is right, else what is wrong with it. */
export type TextCheck = (text: string) => { readonly wrong: string; readonly right: string } | null

/** A schema with what it needs to be followed. */
export interface Shape {
  readonly schema: JsonSchema
  readonly definitions: Readonly<Record<string, JsonSchema>>
  /** By the name of a definition. */
  readonly checks: Readonly<Record<string, TextCheck>>
}

/** The keys and indices down to a tree; empty for the whole of it. */
type Way = readonly (string | number)[]

/** Every place at which a tree does not fit a schema. */
export function misfits(tree: Tree, shape: Shape, name: Way = []): RawMistake[] {
  const { schema } = shape
  if (tree.kind === 'scalar' && tree.refused === true) return []
  if (schema.$ref !== undefined) {
    const definition = schema.$ref.slice('#/definitions/'.length)
    const found = shape.definitions[definition]
    if (found === undefined) throw new Error(`the schema names ${schema.$ref}, which it does not hold`)
    const mistakes = misfits(tree, { ...shape, schema: found }, name)
    const check = shape.checks[definition]
    if (mistakes.length > 0 || check === undefined || tree.kind !== 'scalar' || typeof tree.value !== 'string') return mistakes
    const refused = check(tree.value)
    return refused === null ? [] : [mistake(tree, `${subject(name)} ${refused.wrong}`, refused.right)]
  }
  if (schema.anyOf !== undefined) return misfits(tree, { ...shape, schema: alternative(tree, schema.anyOf) }, name)
  if (tree.kind === 'map' && schema.type === 'object') return mapMisfits(tree, shape, name)
  if (tree.kind === 'list' && schema.type === 'array') return listMisfits(tree, shape, name)
  if (tree.kind === 'scalar' && schema.type !== 'object' && schema.type !== 'array') return scalarMisfits(tree, schema, name)
  return [wrongKind(tree, schema, name)]
}

/** Of two shapes that a value may have, the one that it looks like: a list for a list, and the first for all else. */
function alternative(tree: Tree, shapes: readonly JsonSchema[]): JsonSchema {
  const found = tree.kind === 'list' ? shapes.find(({ type }) => type === 'array') : shapes.find(({ type }) => type !== 'array')
  const [first] = shapes
  if (first === undefined) throw new Error('the schema has an empty list of alternatives')
  return found ?? first
}

function mistake(place: Span, wrong: string, right: string): RawMistake {
  return { start: place.start, end: place.end, wrong, right }
}

function subject(name: Way): string {
  return name.length === 0 ? 'this' : `\`${inWords(name)}\``
}

/** `freezes.cap`, `owners[0]` or `fixtures["a/b.json"]`. */
function inWords(name: Way): string {
  const steps = name.map((step) =>
    typeof step === 'string' && /^[\w-]+$/.test(step) ? `.${step}` : `[${typeof step === 'string' ? quoted(step) : step}]`,
  )
  return steps.join('').replace(/^\./, '')
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a map of keys to values',
}

function kindOf(tree: Tree): string {
  if (tree.kind !== 'scalar') return tree.kind === 'list' ? 'a list' : 'a map'
  if (tree.value === null) return tree.source === '' ? 'empty' : `${quoted(tree.source)}, which stands for nothing`
  return typeof tree.value === 'string'
    ? `the text ${quoted(tree.value)}`
    : `the ${typeof tree.value === 'number' ? 'number' : 'word'} ${tree.source}`
}

function wrongKind(tree: Tree, schema: JsonSchema, name: Way): RawMistake {
  const wanted = schema.patternErrorMessage ?? valuesOf(schema) ?? KINDS[schema.type ?? ''] ?? 'another value'
  const right = tree.kind === 'scalar' ? scalarRemedy(tree, schema, wanted) : wanted
  return mistake(tree, `${subject(name)} is ${kindOf(tree)}`, right)
}

/** Where quotes alone make the difference, that is what is said. */
function scalarRemedy({ value, source }: ScalarTree, schema: JsonSchema, wanted: string): string {
  const quotable = schema.enum === undefined && value !== null && schema.type === 'string'
  if (quotable) return `a text: put it into quotes, as ${quoted(source)}`
  const unquotable = typeof value === 'string' && schema.type !== 'string' && String(schema.const ?? Number(value)) === value
  return unquotable ? `${value}, without quotes` : wanted
}

function valuesOf({ enum: values, const: only }: JsonSchema): string | null {
  if (only !== undefined) return oneOf([String(only)])
  return values === undefined ? null : `one of ${oneOf(values)}`
}

function scalarMisfits(tree: ScalarTree, schema: JsonSchema, name: Way): RawMistake[] {
  const { value } = tree
  const wanted = schema.type === 'integer' ? 'number' : schema.type
  if (typeof value !== wanted) return [wrongKind(tree, schema, name)]
  if (typeof value === 'string') return textMisfits(value, tree, schema, name)
  return typeof value === 'number' ? numberMisfits(value, tree, schema, name) : []
}

const expressions = new Map<string, RegExp>()

/** A lock has thousands of values of one pattern. */
function expressionOf(pattern: string): RegExp {
  const expression = expressions.get(pattern) ?? new RegExp(pattern, 'u')
  expressions.set(pattern, expression)
  return expression
}

function textMisfits(value: string, tree: Span, schema: JsonSchema, name: Way): RawMistake[] {
  const known = schema.enum
  if (known !== undefined && !known.includes(value)) {
    const meant = nearest(value, known)
    return [
      mistake(
        tree,
        `${subject(name)} is ${quoted(value)}`,
        `${meant === null ? '' : `did you mean \`${meant}\`? It is `}one of ${oneOf(known)}`,
      ),
    ]
  }
  if (schema.pattern === undefined || expressionOf(schema.pattern).test(value)) return []
  return [mistake(tree, `${subject(name)} is ${quoted(value)}`, schema.patternErrorMessage ?? `a text that matches ${schema.pattern}`)]
}

function numberMisfits(value: number, tree: Span, schema: JsonSchema, name: Way): RawMistake[] {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = schema
  if (schema.const !== undefined && schema.const !== value)
    return [mistake(tree, `${subject(name)} is ${value}`, `\`${schema.const}\`, the only one that this version reads`)]
  const fits = value >= minimum && value <= maximum && value > exclusiveMinimum
  if (fits && (schema.type !== 'integer' || Number.isInteger(value))) return []
  const kind = schema.type === 'integer' ? 'a whole number' : 'a number'
  const bounds = [
    ...(minimum === -Infinity ? [] : [`${minimum} or more`]),
    ...(exclusiveMinimum === -Infinity ? [] : [`more than ${exclusiveMinimum}`]),
    ...(maximum === Infinity ? [] : [`at most ${maximum}`]),
  ]
  return [mistake(tree, `${subject(name)} is ${value}`, [kind, ...bounds].join(', '))]
}

function listMisfits(tree: ListTree, shape: Shape, name: Way): RawMistake[] {
  const { items, minItems = 0, uniqueItems = false } = shape.schema
  const few = tree.items.length < minItems ? [mistake(tree, `${subject(name)} has ${tree.items.length} items`, `${minItems} or more`)] : []
  const each = items === undefined ? [] : tree.items.flatMap((item, index) => misfits(item, { ...shape, schema: items }, [...name, index]))
  return [...few, ...each, ...(uniqueItems ? repeated(tree, name) : [])]
}

function repeated(tree: ListTree, name: Way): RawMistake[] {
  const seen = new Set<unknown>()
  return tree.items.flatMap((item) => {
    if (item.kind !== 'scalar' || item.value === null) return []
    const again = seen.has(item.value)
    seen.add(item.value)
    return again ? [mistake(item, `${subject(name)} names ${quoted(String(item.value))} a second time`, 'keep one of the two')] : []
  })
}

function mapMisfits(tree: MapTree, shape: Shape, name: Way): RawMistake[] {
  const { properties = {}, additionalProperties, propertyNames } = shape.schema
  const meant = new Set<string>()
  const mistakes = tree.entries.flatMap((entry) => {
    const way = [...name, entry.key]
    const known = Object.hasOwn(properties, entry.key) ? properties[entry.key] : undefined
    if (known !== undefined) return misfits(entry.value, { ...shape, schema: known }, way)
    if (additionalProperties === false || additionalProperties === undefined) return [unknownKey(entry, properties, name, meant)]
    const ofKey = propertyNames === undefined ? [] : keyMisfits(entry, { ...shape, schema: propertyNames }, name)
    return [...ofKey, ...misfits(entry.value, { ...shape, schema: additionalProperties }, way)]
  })
  return [...mistakes, ...missing(tree, shape.schema, name, meant)]
}

function keyMisfits({ key, keySpan }: Entry, shape: Shape, name: Way): RawMistake[] {
  const asValue: ScalarTree = { kind: 'scalar', value: key, source: key, ...keySpan }
  return misfits(asValue, shape).map(({ right }) => mistake(keySpan, `${quoted(key)} is no key of ${subject(name)}`, right))
}

function unknownKey({ key, keySpan }: Entry, properties: Readonly<Record<string, JsonSchema>>, name: Way, meant: Set<string>): RawMistake {
  const keys = Object.keys(properties)
  const near = nearest(key, keys)
  if (near !== null) meant.add(near)
  const where = name.length === 0 ? '' : ` of ${subject(name)}`
  return mistake(
    keySpan,
    `${quoted(key)} is no key${where}`,
    near === null ? `the keys${where} are ${keys.map((word) => `\`${word}\``).join(', ')}` : `did you mean \`${near}\`?`,
  )
}

/** Keys that a map needs, except those that a misspelt key meant. */
function missing(tree: MapTree, { required = [], dependencies = {} }: JsonSchema, name: Way, meant: ReadonlySet<string>): RawMistake[] {
  const present = new Set(tree.entries.map(({ key }) => key))
  const lacks = (key: string): boolean => !present.has(key) && !meant.has(key)
  const start = tree.entries[0]?.keySpan ?? tree
  const where = name.length === 0 ? '' : ` in ${subject(name)}`
  const absolute = required.filter(lacks).map((key) => mistake(start, `\`${key}\` is missing${where}`, `add \`${key}: …\``))
  const dependent = tree.entries.flatMap(({ key, keySpan }) => {
    const needs = Object.hasOwn(dependencies, key) ? (dependencies[key] ?? []) : []
    return needs.filter(lacks).map((need) => mistake(keySpan, `\`${key}\` needs \`${need}\` beside it${where}`, `add \`${need}: …\``))
  })
  return [...absolute, ...dependent]
}
