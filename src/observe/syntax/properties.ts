import type { GeneratorSyntax, Hazard, PropertySyntax } from '../../model/syntax.ts'
import { canonical } from './canonical.ts'
import { unroll } from './chain.ts'
import { bare, child, children, isFunction, list, literalValue, propertyName, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { placeOf, sourceText } from './reader.ts'
import type { Context } from './reader.ts'
import { recordClaim } from './record.ts'
import { lookup, resolvePlace, select } from './scope.ts'
import type { Place, Scope } from './scope.ts'

/** Reads `fc.assert(fc.property(…))`, `fc.check(…)` and `fc.pre(…)`; false when the call is none of them. */
export function readProperty(node: Node, context: Context): boolean {
  const call = fastCheckCall(node, context.scope)
  if (call === null) return false
  if (call.name === 'pre') {
    context.preconditions?.push(call.args.map((a) => canonical(a, context.scope)).join(','))
    return true
  }
  if (call.name === 'configureGlobal') {
    if (call.args[0] !== undefined) recordDefaults({ node: call.args[0], scope: context.scope }, context)
    return true
  }
  if (call.name !== 'assert' && call.name !== 'check') return false
  const [first, parameters] = call.args
  if (first === undefined) return false
  const made = resolvePlace({ node: first, scope: context.scope })
  const property = propertyCall(made)
  if (property === null) return false
  const asserted = call.name === 'assert' || context.use === 'kept'
  const dropped: readonly Hazard[] =
    property.isAsync && context.use === 'dropped'
      ? [{ kind: 'not-awaited', because: 'the promise of its property is neither awaited nor returned' }]
      : []
  addProperty(node, property, parameters === undefined ? null : { node: parameters, scope: context.scope }, asserted, {
    ...context,
    hazards: [...context.hazards, ...dropped],
  })
  return true
}

function recordDefaults(given: Place, context: Context): void {
  for (const name of SETTINGS) {
    const value = parameter(given, name)
    if (value !== null) context.reader.propertyDefaults.set(name, value)
  }
}

interface PropertyCall {
  readonly generators: readonly Place[]
  readonly predicate: Place | null
  readonly isAsync: boolean
}

/** `fc.x(…)` or `x(…)` imported from fast-check. */
function fastCheckCall(node: Node, scope: Scope): { readonly name: string; readonly args: readonly Node[] } | null {
  if (node.type !== 'CallExpression') return null
  const { root, links } = unroll(node)
  const [first] = links
  if (
    root.type === 'Identifier' &&
    first !== undefined &&
    first.args !== null &&
    links.length === 1 &&
    isFastCheck(word(root, 'name'), scope)
  )
    return { name: first.name, args: first.args }
  const callee = root.type === 'CallExpression' && first === undefined ? child(root, 'callee') : null
  if (callee === null || callee.type !== 'Identifier') return null
  const binding = lookup(word(callee, 'name'), scope)
  return binding?.kind === 'import' && /fast-check/.test(binding.specifier) ? { name: binding.name, args: list(root, 'arguments') } : null
}

function isFastCheck(name: string, scope: Scope): boolean {
  const binding = lookup(name, scope)
  if (binding?.kind === 'import') return /fast-check/.test(binding.specifier) || binding.local === 'fc'
  return name === 'fc'
}

function propertyCall(place: Place): PropertyCall | null {
  const { root, links } = unroll(place.node)
  const first = links[0]
  const call = first !== undefined && first.args !== null ? { name: first.name, args: first.args } : plainCall(root)
  if (call === null || !/^(property|asyncProperty)$/.test(call.name)) return null
  const places = call.args.map((node) => ({ node, scope: place.scope }))
  return { generators: places.slice(0, -1), predicate: places.at(-1) ?? null, isAsync: call.name === 'asyncProperty' }
}

function plainCall(root: Node): { readonly name: string; readonly args: readonly Node[] } | null {
  const callee = root.type === 'CallExpression' ? child(root, 'callee') : null
  return callee === null || callee.type !== 'Identifier' ? null : { name: word(callee, 'name'), args: list(root, 'arguments') }
}

/** Adds a property to the test it stands in, and visits its predicate. `@fast-check/vitest` tests come here as well. */
export function addProperty(node: Node, property: PropertyCall, parameters: Place | null, asserted: boolean, context: Context): void {
  const runs = parameters === null ? null : parameter(parameters, 'numRuns')
  const preconditions: string[] = []
  const hazards: Hazard[] = []
  if (!asserted) hazards.push({ kind: 'swallowed', by: 'fc.check, whose result is dropped' })
  if (runs !== null && Number(runs) === 0) hazards.push({ kind: 'unreachable', because: 'numRuns is 0' })
  const inner: Context = { ...context, hazards: [...context.hazards, ...hazards], preconditions, use: 'kept' }
  const predicate = property.predicate === null ? null : resolvePlace(property.predicate)
  recordClaim(
    { subject: null, through: 'property', matcher: 'holds', args: [], negated: false, mode: 'plain', types: null, inside: [] },
    node,
    inner,
  )
  if (predicate !== null && isFunction(predicate.node))
    context.reader.walk.visitFunction(predicate.node, [], { ...inner, scope: predicate.scope })
  const made: PropertySyntax = {
    at: placeOf(node, context.module),
    text: sourceText(node, context.module),
    generators: property.generators.map((g) => describeGenerator(g, context)),
    runs: runs === null ? null : Number(runs),
    seed: parameters === null ? null : parameter(parameters, 'seed'),
    path: parameters === null ? null : parameter(parameters, 'path'),
    endOnFailure: parameters !== null && parameter(parameters, 'endOnFailure') === 'true',
    limits: parameters === null ? [] : limitsOf(parameters),
    preconditions,
    asserted,
  }
  context.block?.properties.push(made)
}

/** The value of one field of fast-check's parameters, as text; null when it is not given. */
function parameter(place: Place, name: string): string | null {
  const object = resolvePlace(place)
  const found = select(object, name)
  if (found === null) return null
  const at = resolvePlace(found)
  const value = literalValue(at.node)
  return value === undefined ? canonical(at.node, at.scope) : String(value)
}

/** What ends a run before it has seen all, or lets it pass without. */
const LIMITS = [
  'interruptAfterTimeLimit',
  'markInterruptAsFailure',
  'maxSkipsPerRun',
  'skipAllAfterTimeLimit',
  'timeout',
  'unbiased',
] as const
const SETTINGS = ['endOnFailure', 'numRuns', 'path', 'seed', ...LIMITS] as const

function limitsOf(parameters: Place): readonly string[] {
  return LIMITS.flatMap((name) => {
    const value = parameter(parameters, name)
    return value === null ? [] : [`${name}=${value}`]
  })
}

const MAX_NODES = 3000

/** The bounds and filters of a generator, those of the generators inside it included. */
export function describeGenerator(place: Place, context: Context): GeneratorSyntax {
  const bounds: Record<string, number> = {}
  let filters = 0
  const at = resolvePlace(place)
  const keys = [canonical(at.node, at.scope)]
  const left: Place[] = [at]
  for (let count = 0, one = left.pop(); one !== undefined && count < MAX_NODES; one = left.pop(), count++) {
    const inner = resolvePlace(one)
    if (inner.node.type === 'CallExpression') {
      // A generator that is made of nothing stands in the canonical text by its name.
      if (inner.node !== one.node && canonical(one.node, one.scope) === word(one.node, 'name'))
        keys.push(canonical(inner.node, inner.scope))
      const { links } = unroll(inner.node)
      filters += links.filter((l) => l.name === 'filter' && l.args !== null).length
      const made = links.find((l) => l.args !== null && l.name !== 'filter')
      if (made !== undefined && made.args !== null) addBounds(bounds, made.name, made.args, inner.scope)
    }
    for (const below of children(inner.node)) if (!isFunction(bare(below))) left.push({ node: below, scope: inner.scope })
  }
  return { text: sourceText(place.node, context.module), key: keys.join('; '), name: generatorName(at.node), bounds, filters }
}

function generatorName(node: Node): string {
  const { root, links } = unroll(node)
  const first = links.find((l) => l.args !== null)
  return first?.name ?? plainCall(root)?.name ?? ''
}

/** Generators whose numbers are values and no bounds: the fewer, the narrower. */
const LISTS = /^(constant|constantFrom|oneof|mapToConstant|subarray|shuffledSubarray)$/

function addBounds(bounds: Record<string, number>, name: string, args: readonly Node[], scope: Scope): void {
  if (LISTS.test(name)) {
    bounds[`${name}.count`] = args.length
    return
  }
  args.forEach((arg, i) => {
    const at = resolvePlace({ node: arg, scope })
    const value = literalValue(at.node)
    if (typeof value === 'number') bounds[`${name}.${i}`] = value
    for (const property of list(at.node, 'properties')) {
      const key = property.type === 'Property' ? propertyName(property) : null
      const inner = child(property, 'value')
      const number = inner === null ? undefined : literalValue(resolvePlace({ node: inner, scope: at.scope }).node)
      if (key !== null && typeof number === 'number') bounds[`${name}.${key}`] = number
    }
  })
}
