import { stringify } from 'safe-stable-stringify'
import { finding } from '../model/finding.ts'
import type { Finding } from '../model/findings.ts'
import type { ProjectPath } from '../model/words.ts'
import { DIRECTIONS } from './schema-keywords.ts'
import type { Loosening } from './schema-keywords.ts'

type Json = Readonly<Record<string, unknown>>

/** Deeper nesting, and references that lead back to themselves, are taken for the same. */
const MOST_DEPTH = 60

/** Keywords whose value is a schema that must hold: where it is absent, anything does. */
const SCHEMAS = [
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'items',
  'additionalItems',
  'unevaluatedItems',
  'contains',
  'contentSchema',
] as const
/** Keywords whose value is a schema by name. */
const NAMED = ['properties', 'patternProperties', 'dependentSchemas'] as const
/** What says nothing about a value. */
const SILENT = new Set([
  '$schema',
  '$id',
  'id',
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  '$defs',
  'definitions',
  '$anchor',
  '$vocabulary',
  '$dynamicAnchor',
  '$recursiveAnchor',
  'contentMediaType',
  'contentEncoding',
])

/**
 * Where a schema accepts values that it did not accept before. The meaning is compared, not the text: what moved into `$defs`, was written
 * in another order or got stricter says nothing. What cannot be compared (`not`, `if`, another reference) counts as loosened where it
 * differs.
 */
export function schemaLoosened(schema: ProjectPath, before: unknown, after: unknown): readonly Finding[] {
  const found: Loosening[] = []
  compare({ before, after, pointer: '', depth: 0, roots: { before, after }, seen: new Set() }, found)
  return found.map(({ pointer, keyword, before: was, after: now }) =>
    finding('schema-loosened', { schema, pointer, keyword, before: text(was), after: text(now) }, { file: schema }),
  )
}

interface Place {
  readonly before: unknown
  readonly after: unknown
  readonly pointer: string
  readonly depth: number
  readonly roots: { readonly before: unknown; readonly after: unknown }
  readonly seen: ReadonlySet<string>
}

function compare(place: Place, found: Loosening[]): void {
  const [before, after] = [followed(place.before, place.roots.before), followed(place.after, place.roots.after)]
  if (before === undefined || before === true || after === false || (same(before, after) && same(place.roots.before, place.roots.after)))
    return
  const key = `${text(before)} ${text(after)}`
  if (place.depth > MOST_DEPTH || place.seen.has(key)) return
  const here = { ...place, depth: place.depth + 1, seen: new Set([...place.seen, key]) }
  if (before === false || !isObject(before)) {
    if (!same(before, after)) found.push({ pointer: place.pointer, keyword: '(schema)', before, after })
    return
  }
  if (!isObject(after)) {
    found.push({ pointer: place.pointer, keyword: '(schema)', before, after })
    return
  }
  for (const keyword of Object.keys(before).sort()) if (!SILENT.has(keyword)) compareKeyword(keyword, before, after, here, found)
  openedProperties(before, after, here, found)
}

function compareKeyword(keyword: string, before: Json, after: Json, place: Place, found: Loosening[]): void {
  const [was, now] = [before[keyword], after[keyword]]
  const below = (name: string, one: unknown, other: unknown): void =>
    compare({ ...place, before: one, after: other, pointer: `${place.pointer}/${keyword}${name}` }, found)
  const loosened = (): void => void found.push({ pointer: place.pointer, keyword, before: was, after: now })
  if (isOneOf(keyword, SCHEMAS) && !Array.isArray(was)) {
    if (!says(was)) return
    if (now === undefined || (typeof was === 'boolean' && now !== was)) loosened()
    else below('', was, now)
  } else if (isOneOf(keyword, NAMED) && isObject(was)) {
    for (const name of Object.keys(was)) {
      const other = isObject(now) ? now[name] : undefined
      if (other !== undefined) below(`/${escaped(name)}`, was[name], other)
      else if (says(was[name]) && !(keyword === 'properties' && after['additionalProperties'] === false))
        found.push({ pointer: `${place.pointer}/${keyword}/${escaped(name)}`, keyword, before: was[name], after: undefined })
    }
  } else if (keyword === 'prefixItems' || keyword === 'items' || keyword === 'allOf') {
    if (Array.isArray(was) && Array.isArray(now) && was.length <= now.length)
      was.forEach((one, index) => below(`/${index}`, one, now[index]))
    else if (keyword !== 'allOf' || !Array.isArray(was) || !was.every((one) => isImplied(one, now, after))) loosened()
  } else if (keyword === 'anyOf' || keyword === 'oneOf') {
    if (!Array.isArray(now) || !Array.isArray(was) || !now.every((one) => was.some((other) => same(one, other)))) loosened()
  } else {
    const direction = DIRECTIONS[keyword]
    if (direction === undefined ? !same(was, now) : direction(was, now, { before, after })) loosened()
  }
}

/** A name that is new among the properties of a closed object is let in. */
function openedProperties(before: Json, after: Json, { pointer }: Place, found: Loosening[]): void {
  if (before['additionalProperties'] !== false || !isObject(after['properties'])) return
  const known = isObject(before['properties']) ? before['properties'] : {}
  const patterns = isObject(before['patternProperties']) ? Object.keys(before['patternProperties']) : []
  for (const name of Object.keys(after['properties'])) {
    if (Object.hasOwn(known, name) || patterns.some((pattern) => matches(pattern, name)) || after['properties'][name] === false) continue
    found.push({
      pointer: `${pointer}/properties/${escaped(name)}`,
      keyword: 'properties',
      before: undefined,
      after: after['properties'][name],
    })
  }
}

function matches(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name)
  } catch {
    return false
  }
}

function isImplied(one: unknown, branches: unknown, whole: Json): boolean {
  if (Array.isArray(branches) && branches.some((other) => same(one, other))) return true
  return isObject(one) && Object.entries(one).every(([keyword, value]) => same(whole[keyword], value))
}

/** A reference inside of the same file is what it refers to; one out of it, or with keywords beside it, stays as it is written. */
function followed(schema: unknown, root: unknown): unknown {
  let here = schema
  for (let step = 0; step < 20 && isObject(here); step++) {
    const ref = here['$ref']
    if (typeof ref !== 'string' || !ref.startsWith('#') || Object.keys(here).some((key) => key !== '$ref' && !SILENT.has(key))) return here
    let target: unknown = root
    for (const part of ref.slice(1).split('/').slice(1))
      target = isObject(target) || Array.isArray(target) ? Reflect.get(target, decoded(part)) : undefined
    if (target === undefined) return here
    here = target
  }
  return here
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
  } catch {
    return part
  }
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
const isOneOf = (word: string, list: readonly string[]): boolean => list.includes(word)
const says = (schema: unknown): boolean => schema !== true && !(isObject(schema) && Object.keys(schema).every((key) => SILENT.has(key)))
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown): string | null => (value === undefined ? null : (stringify(value) ?? null))
const same = (one: unknown, other: unknown): boolean => text(one) === text(other)
