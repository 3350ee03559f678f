import { finding } from '../model/finding.ts'
import type { Finding } from '../model/findings.ts'
import type { ProjectPath } from '../model/words.ts'
import { DIRECTIONS } from './schema-keywords.ts'
import type { Loosening } from './schema-keywords.ts'
import { escaped, meansAny, opened } from './schema-opened.ts'
import { type Json, REFERENCES, SILENT, followed, isObject, recordOf, sameThroughout, targetOf, text } from './schema-references.ts'

/** What lies deeper is not compared: it counts as loosened where it differs. */
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
  if (before === undefined || before === true || after === false || sameThroughout(before, after, place.roots)) return
  const key = `${text(before)} ${text(after)}`
  // A reference that leads back: what it says is being compared already.
  if (place.seen.has(key)) return
  if (place.depth > MOST_DEPTH || !isObject(before) || !isObject(after)) {
    found.push({ pointer: place.pointer, keyword: '(schema)', before, after })
    return
  }
  // References below a schema that has an address of its own are looked up in it.
  const isResource = place.pointer !== '' && (before['$id'] !== undefined || after['$id'] !== undefined)
  const roots = isResource ? { before, after } : place.roots
  // The same words may refer to something else there.
  const isElsewhere = roots.before !== place.roots.before || roots.after !== place.roots.after
  const here = { ...place, roots, depth: place.depth + 1, seen: new Set([...(isElsewhere ? [] : place.seen), key]) }
  if (isResource && before['$id'] !== after['$id'])
    found.push({ pointer: place.pointer, keyword: '$id', before: before['$id'], after: after['$id'] })
  for (const keyword of Object.keys(before).sort()) if (!SILENT.has(keyword)) compareKeyword(keyword, before, after, here, found)
  const below = (pointer: string, one: unknown, other: unknown): void =>
    compare({ ...here, before: one, after: other, pointer: `${place.pointer}${pointer}` }, found)
  for (const one of opened(before, after, roots, below)) found.push({ ...one, pointer: `${place.pointer}${one.pointer}` })
}

function compareKeyword(keyword: string, before: Json, after: Json, place: Place, found: Loosening[]): void {
  const [was, now] = [before[keyword], after[keyword]]
  const isSame = (one: unknown, other: unknown): boolean => sameThroughout(one, other, place.roots)
  const below = (name: string, one: unknown, other: unknown): void =>
    compare({ ...place, before: one, after: other, pointer: `${place.pointer}/${keyword}${name}` }, found)
  const loosened = (): void => void found.push({ pointer: place.pointer, keyword, before: was, after: now })
  if (isOneOf(keyword, REFERENCES)) {
    const [one, other] = [targetOf(was, place.roots.before), targetOf(now, place.roots.after)]
    if (one !== undefined && other !== undefined) below('', one, other)
    else if (!isSame(was, now)) loosened()
  } else if (isOneOf(keyword, SCHEMAS) && !Array.isArray(was)) {
    // Where `contains` takes every item, one has to be there all the same.
    if (!says(was) && keyword !== 'contains') return
    if (now === undefined || (typeof was === 'boolean' && now !== was)) loosened()
    else below('', was, now)
  } else if (isOneOf(keyword, NAMED) && isObject(was)) {
    for (const name of Object.keys(was)) {
      const other = isObject(now) ? now[name] : undefined
      if (other !== undefined) below(`/${escaped(name)}`, was[name], other)
      else if (says(was[name]) && !(keyword === 'properties' && isShutOut(name, after)))
        found.push({ pointer: `${place.pointer}/${keyword}/${escaped(name)}`, keyword, before: was[name], after: undefined })
    }
  } else if (keyword === 'prefixItems' || keyword === 'items' || keyword === 'allOf') {
    if (Array.isArray(was) && Array.isArray(now) && was.length <= now.length)
      was.forEach((one, index) => below(`/${index}`, one, now[index]))
    else if (keyword !== 'allOf' || !Array.isArray(was) || !was.every((one) => isImplied(one, now, after, isSame))) loosened()
  } else if (keyword === 'anyOf') {
    if (!Array.isArray(now) || !Array.isArray(was) || !now.every((one) => was.some((other) => isSame(other, one)))) loosened()
  } else {
    const direction = DIRECTIONS[keyword]
    if (direction === undefined ? !isSame(was, now) : direction(was, now, { before, after })) loosened()
  }
}

/** A property without a schema of its own that a closed object does not take. */
function isShutOut(name: string, schema: Json): boolean {
  return schema['additionalProperties'] === false && !meansAny(recordOf(schema['patternProperties']), name)
}

function isImplied(one: unknown, branches: unknown, whole: Json, isSame: (one: unknown, other: unknown) => boolean): boolean {
  if (Array.isArray(branches) && branches.some((other) => isSame(one, other))) return true
  return isObject(one) && Object.entries(one).every(([keyword, value]) => isSame(value, whole[keyword]))
}

const isOneOf = (word: string, list: readonly string[]): boolean => list.includes(word)
const says = (schema: unknown): boolean => schema !== true && !(isObject(schema) && Object.keys(schema).every((key) => SILENT.has(key)))
