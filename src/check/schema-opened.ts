import type { Loosening } from './schema-keywords.ts'
import { type Json, recordOf, sameThroughout } from './schema-references.ts'

/** How the caller goes on: compares two schemas that stand at a place below. */
type Below = (pointer: string, before: unknown, after: unknown) => void

interface Roots {
  readonly before: unknown
  readonly after: unknown
}

/** Keywords that take properties, or items, from what `unevaluated…` says of the rest. */
const EVALUATE = ['$ref', '$dynamicRef', '$recursiveRef', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas']
const OF_PROPERTIES = ['properties', 'patternProperties', 'additionalProperties', ...EVALUATE]
const OF_ITEMS = ['items', 'prefixItems', 'additionalItems', 'contains', ...EVALUATE]

/** What keywords that are new in a schema let in, by taking values from one that was there. */
export function opened(before: Json, after: Json, roots: Roots, below: Below): readonly Loosening[] {
  const names = openedNames(before, after, below)
  openedItems(before, after, below)
  const differs = (keyword: string): boolean => !sameThroughout(before[keyword], after[keyword], roots)
  const isOpened: Readonly<Record<string, boolean>> = {
    // Ajv looks at no keyword beside one of these that holds, and not at `contains` where a list of first items is longer than the value.
    $dynamicRef: before['$dynamicRef'] === undefined && after['$dynamicRef'] !== undefined,
    $recursiveRef: before['$recursiveRef'] === undefined && after['$recursiveRef'] !== undefined,
    contains: before['contains'] !== undefined && firstItems(after) > firstItems(before),
    unevaluatedProperties: before['unevaluatedProperties'] !== undefined && OF_PROPERTIES.some(differs),
    unevaluatedItems: before['unevaluatedItems'] !== undefined && OF_ITEMS.some(differs),
    // Without a number, one item at least has to be there.
    minContains: before['contains'] !== undefined && before['minContains'] === undefined && after['minContains'] === 0,
    maxContains: before['maxContains'] !== undefined && differs('contains'),
  }
  const keywords = Object.keys(isOpened).filter((keyword) => isOpened[keyword])
  return [...names, ...keywords.map((keyword) => ({ pointer: '', keyword, before: before[keyword], after: after[keyword] }))]
}

/** A name, or a pattern of names, that `additionalProperties` was asked about; where it said no to all, letting one in is said of the name. */
function openedNames(before: Json, after: Json, below: Below): readonly Loosening[] {
  const rest = before['additionalProperties']
  const [names, patterns] = [recordOf(before['properties']), recordOf(before['patternProperties'])]
  const fresh = [
    ...Object.entries(recordOf(after['properties'])).flatMap(([name, schema]) =>
      Object.hasOwn(names, name) || meansAny(patterns, name) ? [] : [{ keyword: 'properties', name, schema }],
    ),
    ...Object.entries(recordOf(after['patternProperties'])).flatMap(([name, schema]) =>
      Object.hasOwn(patterns, name) ? [] : [{ keyword: 'patternProperties', name, schema }],
    ),
  ]
  if (rest !== false) for (const { keyword, name, schema } of fresh) below(`/${keyword}/${escaped(name)}`, rest, schema)
  return fresh
    .filter(({ schema }) => rest === false && schema !== false)
    .map(({ keyword, name, schema }) => ({ pointer: `/${keyword}/${escaped(name)}`, keyword, before: undefined, after: schema }))
}

/** An item that was one of the rest. */
function openedItems(before: Json, after: Json, below: Below): void {
  for (const [list, others] of [
    ['prefixItems', 'items'],
    ['items', 'additionalItems'],
  ] as const) {
    const [now, rest] = [after[list], before[others]]
    if (Array.isArray(rest) || !Array.isArray(now)) continue
    const known = firstItems({ [list]: before[list] })
    now.slice(known).forEach((one: unknown, index) => below(`/${list}/${known + index}`, rest, one))
  }
}

function firstItems({ prefixItems, items }: Json): number {
  const list = Array.isArray(prefixItems) ? prefixItems : items
  return Array.isArray(list) ? list.length : 0
}

/** Whether one of the patterns means a name. One that is no pattern means none. */
export function meansAny(patterns: Json, name: string): boolean {
  return Object.keys(patterns).some((pattern) => {
    try {
      return new RegExp(pattern, 'u').test(name)
    } catch {
      return false
    }
  })
}

export const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
