import { stringify } from 'safe-stable-stringify'

export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
export const recordOf = (value: unknown): Json => (isObject(value) ? value : {})
/** As JSON with sorted keys; null for what is absent. */
export const text = (value: unknown): string | null => stringify(value) ?? null
export const same = (one: unknown, other: unknown): boolean => text(one) === text(other)

/** Keywords that stand for another schema. */
export const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'] as const

/** What says nothing about a value by itself. */
export const SILENT: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
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
 * A schema that says nothing but a reference inside of the same file is what it refers to; every other stays as it is written, and so does
 * one with an address of its own, by which its reference is looked up.
 */
export function followed(schema: unknown, root: unknown): unknown {
  let here = schema
  for (let step = 0; step < 20 && isObject(here); step++) {
    const own = Object.keys(here).filter((key) => !SILENT.has(key) || (key === '$id' && here !== root))
    const keyword = REFERENCES.find((one) => own.length === 1 && own[0] === one)
    const target = keyword === undefined ? undefined : targetOf(here[keyword], root)
    if (target === undefined) return here
    here = target
  }
  return here
}

/** What a reference leads to; undefined when it leads out of the file, or nowhere. */
export function targetOf(reference: unknown, root: unknown): unknown {
  if (typeof reference !== 'string') return undefined
  const [address = '', fragment = ''] = reference.split('#', 2)
  const resource = address === '' ? root : find(root, ({ $id }) => isAddressOf(address, $id))
  if (fragment === '') return resource
  if (!fragment.startsWith('/')) return find(resource, (one) => isNamed(fragment, one))
  return fragment
    .split('/')
    .slice(1)
    .reduce<unknown>((at, part) => (isObject(at) || Array.isArray(at) ? Reflect.get(at, decoded(part)) : undefined), resource)
}

/** An address may be written in full, or as the end of another one. */
function isAddressOf(address: string, $id: unknown): boolean {
  return typeof $id === 'string' && `/${$id.replace(/#$/, '')}`.endsWith(`/${address.replace(/^(\.?\/)+/, '')}`)
}

function isNamed(name: string, { $anchor, $dynamicAnchor, $id }: Json): boolean {
  return $anchor === name || $dynamicAnchor === name || $id === `#${name}`
}

function find(value: unknown, isMeant: (one: Json) => boolean): unknown {
  if (isObject(value) && isMeant(value)) return value
  if (typeof value !== 'object' || value === null) return undefined
  for (const one of Object.values(value)) {
    const found = find(one, isMeant)
    if (found !== undefined) return found
  }
  return undefined
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
  } catch {
    return part
  }
}

/** Whether two parts of schemas are written alike, and so is all that they refer to. */
export function sameThroughout(one: unknown, other: unknown, roots: { readonly before: unknown; readonly after: unknown }): boolean {
  return same(one, other) && (same(roots.before, roots.after) || same(reached(one, roots.before), reached(other, roots.after)))
}

/** Every reference below a value, over others as well, with what it leads to; null for one that leads nowhere in this file. */
function reached(value: unknown, root: unknown): Json {
  const found = new Map<string, unknown>()
  const walk = (at: unknown): void => {
    if (typeof at !== 'object' || at === null) return
    for (const [name, below] of Object.entries(at)) {
      if (typeof below !== 'string' || !REFERENCES.some((one) => one === name)) walk(below)
      else if (!found.has(below)) {
        const target = targetOf(below, root)
        found.set(below, target ?? null)
        walk(target)
      }
    }
  }
  walk(value)
  return Object.fromEntries(found)
}
