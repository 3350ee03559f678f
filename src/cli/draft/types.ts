import { child, list, literalValue, propertyName, word } from '../../observe/syntax/nodes.ts'
import type { Node } from '../../observe/syntax/nodes.ts'

/** How numbers are made where a type says no more than `number`: the widest first, since few functions are meant for all of them. */
export const NUMBERS = ['fc.double({ noNaN: true, noDefaultInfinity: true })', 'fc.integer()', 'fc.nat({ max: 1000 })'] as const
/** What stands for the arbitrary of a number, until one of those is chosen. */
export const NUMBER = '<number>'

/** The types that a module declares, by name. */
export type Scope = ReadonlyMap<string, Node>

const DEEPEST = 5

const KEYWORDS: Readonly<Record<string, string>> = {
  TSStringKeyword: 'fc.string()',
  TSNumberKeyword: NUMBER,
  TSBooleanKeyword: 'fc.boolean()',
  TSBigIntKeyword: 'fc.bigInt()',
  TSNullKeyword: 'fc.constant(null)',
  TSUndefinedKeyword: 'fc.constant(undefined)',
}
const NAMED: Readonly<Record<string, string>> = {
  Date: 'fc.date({ noInvalidDate: true })',
  Uint8Array: 'fc.uint8Array()',
  Int32Array: 'fc.int32Array()',
  Float64Array: 'fc.float64Array({ noNaN: true })',
}

/** The arbitrary of fast-check for all values of a type; null for a type that says too little, or that another module declares. */
export function arbitraryOfType(type: Node, scope: Scope, depth: number = 0): string | null {
  if (depth > DEEPEST) return null
  const inner = (node: Node | null): string | null => (node === null ? null : arbitraryOfType(node, scope, depth + 1))
  const all = (nodes: readonly Node[]): readonly string[] | null => {
    const found = nodes.flatMap((node) => inner(node) ?? [])
    return found.length === nodes.length ? found : null
  }
  const keyword = KEYWORDS[type.type]
  if (keyword !== undefined) return keyword
  switch (type.type) {
    case 'TSParenthesizedType':
    case 'TSTypeOperator':
      return word(type, 'operator') === 'keyof' ? null : inner(child(type, 'typeAnnotation'))
    case 'TSArrayType':
      return around('fc.array', inner(child(type, 'elementType')))
    case 'TSTupleType': {
      const parts = all(list(type, 'elementTypes'))
      return parts === null ? null : `fc.tuple(${parts.join(', ')})`
    }
    case 'TSLiteralType': {
      const literal = child(type, 'literal')
      const value = literal === null ? undefined : literalValue(literal)
      return value === undefined ? null : `fc.constant(${JSON.stringify(value)})`
    }
    case 'TSUnionType': {
      const parts = all(list(type, 'types'))
      return parts === null ? null : `fc.oneof(${parts.join(', ')})`
    }
    case 'TSTypeLiteral':
      return recordOf(list(type, 'members'), inner)
    case 'TSTypeReference':
      return referenceOf(type, scope, inner)
    default:
      return null
  }
}

function around(make: string, inner: string | null): string | null {
  return inner === null ? null : `${make}(${inner})`
}

function referenceOf(type: Node, scope: Scope, inner: (node: Node | null) => string | null): string | null {
  const id = child(type, 'typeName')
  const name = id?.type === 'Identifier' ? word(id, 'name') : ''
  const given = child(type, 'typeArguments') ?? child(type, 'typeParameters')
  const [first, second] = given === null ? [] : list(given, 'params')
  if (name === 'Array' || name === 'ReadonlyArray') return around('fc.array', inner(first ?? null))
  if (name === 'Readonly' || name === 'Required') return inner(first ?? null)
  if (name === 'Record') {
    const [key, value] = [inner(first ?? null), inner(second ?? null)]
    return key === null || value === null ? null : `fc.dictionary(${key}, ${value})`
  }
  const declared = scope.get(name)
  if (declared === undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? null) : null
  // What has parameters of its own means another type at each place.
  if (child(declared, 'typeParameters') !== null) return null
  if (declared.type === 'TSTypeAliasDeclaration') return inner(child(declared, 'typeAnnotation'))
  const body = list(declared, 'extends').length > 0 ? null : child(declared, 'body')
  return body === null ? null : recordOf(list(body, 'body'), inner)
}

function recordOf(members: readonly Node[], inner: (node: Node | null) => string | null): string | null {
  const parts: string[] = []
  const required: string[] = []
  for (const member of members) {
    const name = member.type === 'TSPropertySignature' ? propertyName(member) : null
    const annotation = child(member, 'typeAnnotation')
    const value = name === null || annotation === null ? null : inner(child(annotation, 'typeAnnotation'))
    if (name === null || value === null) return null
    parts.push(`${JSON.stringify(name)}: ${value}`)
    if (member['optional'] !== true) required.push(name)
  }
  const keys = required.length === parts.length ? '' : `, { requiredKeys: ${JSON.stringify(required)} }`
  // As the types of records are, without a prototype of its own.
  return `fc.record({ ${parts.join(', ')} }${keys})`
}
