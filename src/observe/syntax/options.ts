import type { TestMark, TestOptions } from '../../model/syntax.ts'
import { canonical } from './canonical.ts'
import { SKIPS } from './marks.ts'
import { child, list, literalValue, propertyName, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { NO_OPTIONS } from './reader.ts'
import type { Context } from './reader.ts'
import { lookup, resolvePlace } from './scope.ts'
import type { Place } from './scope.ts'

export interface GivenOptions {
  readonly options: TestOptions
  readonly marks: readonly TestMark[]
}

/** An option, with the text that it stands in. */
interface Given {
  readonly property: Node
  readonly scope: Place['scope']
  readonly text: string
  /** What it depends on: `fast ? { skip: true } : {}`. */
  readonly on: Node | null
}

const MOST_SPREADS = 10

/** What the objects and numbers among the arguments of a test or suite say: `{ retry: 2 }`, `{ ...slow }`, `5000`. */
export function optionsOf(args: readonly Node[], context: Context): GivenOptions {
  let options = NO_OPTIONS
  const marks = new Map<string, TestMark | null>()
  args.forEach((arg, index) => {
    const value = literalValue(resolvePlace({ node: arg, scope: context.scope }).node)
    if (index >= 2 && typeof value === 'number') options = { ...options, timeout: value }
    for (const given of givenBy({ node: arg, scope: context.scope }, context.module.program.text)) {
      const name = propertyName(given.property)
      const inner = child(given.property, 'value')
      if (name === null || inner === null) continue
      const at = resolvePlace({ node: inner, scope: given.scope })
      const known = literalValue(at.node)
      const count = name === 'retry' && at.node.type === 'ObjectExpression' ? countIn(at) : known
      if ((name === 'retry' || name === 'timeout' || name === 'repeats') && typeof count === 'number')
        options = { ...options, [name]: count }
      // The last one that says it counts, as in any object.
      if (SKIPS[name] !== undefined) marks.set(name, markOf(given, inner, at, known))
    }
  })
  return { options, marks: [...marks.values()].filter((mark) => mark !== null) }
}

function markOf({ property, scope, text, on }: Given, inner: Node, at: Place, known: unknown): TestMark | null {
  const kind = SKIPS[propertyName(property) ?? '']
  if (kind === undefined || known === false || known === null) return null
  const written = (node: Node): string => text.slice(node.start, node.end).replace(/\s+/g, ' ').slice(0, 200)
  const condition = known === undefined && at.node.type !== 'Literal' ? inner : on
  return {
    kind,
    how: written(property),
    when: condition === null ? null : written(condition),
    whenKey: condition === null ? null : canonical(condition, scope),
  }
}

/** The properties of an object, through names, imports of helpers, choices, and spreads of others. */
function givenBy(place: Place, text: string, on: Node | null = null, depth = 0): readonly Given[] {
  if (depth > MOST_SPREADS) return []
  const at = resolvePlace(place)
  if (at.node.type === 'Identifier') {
    const binding = lookup(word(at.node, 'name'), at.scope)
    const reached = binding?.kind === 'import' && binding.name !== '*' ? binding.reach(binding.name) : null
    return reached?.kind === 'value' ? givenBy(reached, reached.text, on, depth + 1) : []
  }
  const isTernary = at.node.type === 'ConditionalExpression'
  if (isTernary || at.node.type === 'LogicalExpression') {
    const condition = child(at.node, isTernary ? 'test' : 'left')
    const branches = isTernary ? [child(at.node, 'consequent'), child(at.node, 'alternate')] : [child(at.node, 'right')]
    return branches.flatMap((node) => (node === null ? [] : givenBy({ node, scope: at.scope }, text, on ?? condition, depth + 1)))
  }
  if (at.node.type !== 'ObjectExpression') return []
  return list(at.node, 'properties').flatMap((property): readonly Given[] => {
    if (property.type === 'Property') return [{ property, scope: at.scope, text, on }]
    const spread = child(property, 'argument')
    return spread === null ? [] : givenBy({ node: spread, scope: at.scope }, text, on, depth + 1)
  })
}

/** Vitest 5 also takes `retry: { count: 2 }`. */
function countIn(place: Place): number | undefined {
  for (const property of list(place.node, 'properties')) {
    const inner = child(property, 'value')
    const value = inner === null || propertyName(property) !== 'count' ? undefined : literalValue(inner)
    if (typeof value === 'number') return value
  }
  return undefined
}
