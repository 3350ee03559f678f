import { AS_WRITTEN, canonical } from './canonical.ts'
import type { Claim } from './claim.ts'
import { child, list, literalValue, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { valuesOfType } from './scope.ts'
import type { Scope } from './scope.ts'

/** What `expectTypeOf<T>()` is about: the one value that `T` is made of, if there is one, and `T` itself. */
export function aboutType(type: Node | null, scope: Scope): { readonly subject: Node | null; readonly through: string } {
  return type === null
    ? { subject: null, through: '' }
    : { subject: onlyValueOf(type, scope), through: ` <${canonical(type, AS_WRITTEN)}>` }
}

function onlyValueOf(type: Node, scope: Scope): Node | null {
  const values = valuesOfType(type, scope)
  const names = new Set(values.map((value) => (value.type === 'Identifier' ? word(value, 'name') : '')))
  return names.size === 1 && !names.has('') ? (values[0] ?? null) : null
}

/** `expectType<TypeOf<T, typeof x>>(true)` of ts-expect says what `expectTypeOf(x).toExtend<T>()` says, and `TypeEqual` that both are one. */
export function relation(args: readonly Node[], types: Node | null): Claim | null {
  const [only, ...others] = types === null ? [] : list(types, 'params')
  const name = only?.type === 'TSTypeReference' ? child(only, 'typeName') : null
  const holds = args[0] === undefined ? undefined : literalValue(args[0])
  const inner = only === undefined ? null : child(only, 'typeArguments')
  const [left, right] = inner === null ? [] : list(inner, 'params')
  if (name === null || others.length > 0 || typeof holds !== 'boolean' || left === undefined || right === undefined) return null
  const isEqual = word(name, 'name') === 'TypeEqual'
  if (!isEqual && word(name, 'name') !== 'TypeOf') return null
  const [type, asked] = isEqual && left.type === 'TSTypeQuery' ? [right, left] : [left, right]
  const subject = asked.type === 'TSTypeQuery' ? child(asked, 'exprName') : null
  if (inner === null || subject?.type !== 'Identifier') return null
  const asks = { through: ':type', matcher: isEqual ? 'toEqualTypeOf' : 'toExtend', args: [], types: { ...inner, params: [type] } }
  return { ...asks, subject, negated: !holds, mode: 'plain', inside: [] }
}
