import type { AssertionSyntax, Hazard } from '../../model/syntax.ts'
import type { SourceLocation } from '../../model/words.ts'
import { boiledStrength, bringsAnswer, copied } from './boiled.ts'
import { AS_WRITTEN, bounded, canonical, isData, shortHash } from './canonical.ts'
import { unroll } from './chain.ts'
import { truthOf } from './constant.ts'
import type { Claim } from './claim.ts'
import { importsIn } from './imports.ts'
import type { Resolve } from './imports.ts'
import { matcherOf, negatedStrength, wildcardStrength } from './matchers.ts'
import type { Matcher } from './matchers.ts'
import { bare, child, children, isFunction, list, literalValue, propertyName, quasi } from './nodes.ts'
import type { Node } from './nodes.ts'
import { resolvePlace } from './scope.ts'
import type { Scope } from './scope.ts'
import { leaves, matchesAll, openness } from './wildcards.ts'
import { predicateOf } from './predicate.ts'
import { snapshotValue } from './snapshot-text.ts'
import { isAlwaysThere } from './there.ts'

export interface Standing {
  readonly at: SourceLocation
  readonly text: string
  readonly hazards: readonly Hazard[]
  readonly row: string | null
  readonly helper: string | null
}

interface Said {
  readonly family: string
  readonly strength: number
  readonly negated: boolean
  readonly measure: number | null
  readonly subject: Node | null
  readonly expected: readonly Node[]
  /** Takes the place of `expected` where the matcher's name says it. */
  readonly expectedText: string | null
}

/** Makes one assertion of a claim: the same for every spelling of the same thing. */
export function describeAssertion(claim: Claim, scope: Scope, standing: Standing, resolve: Resolve): AssertionSyntax {
  const said = seen(normal(sayOf(claim, scope)), scope)
  const render = (in_: Scope): { subject: string; expected: string } => ({
    subject: subjectText(claim, said, in_),
    expected: expectedText(claim, said, in_),
  })
  const written = render(AS_WRITTEN)
  const known = render(scope)
  return {
    ...standing,
    family: claim.mode === 'rejects' && said.family !== 'throws' ? `rejects-${said.family}` : said.family,
    negated: said.negated,
    subject: written.subject,
    subjectKey: known.subject,
    predicate: said.subject === null ? null : predicateOf(said.subject, scope),
    expected: written.expected,
    expectedKey: known.expected,
    literals: said.expectedText ?? said.expected.map((n) => literalsIn(n, scope)).join(','),
    value: valueOf(said, scope),
    strength: said.strength,
    measure: said.measure,
    subjectIsData: said.subject !== null && (isFixed(said.subject, scope) || isDecided(said.subject, scope)),
    expectedIsData: said.expectedText !== null || said.expected.every((n) => isData(n, scope)),
    calls: said.subject === null ? [] : importsIn(said.subject, scope, resolve),
  }
}

/** Data as it stands, or the name of a text or a number; a list behind a name is filled by what the test does. */
function isFixed(subject: Node, scope: Scope): boolean {
  return isData(subject, AS_WRITTEN) || literalValue(resolvePlace({ node: subject, scope }).node) !== undefined
}

/** `f() || true` and its like: an answer that does not depend on `f`. */
function isDecided(subject: Node, scope: Scope): boolean {
  const { node } = resolvePlace({ node: subject, scope })
  return /^(Logical|Unary|Binary)Expression$/.test(node.type) && truthOf(node, scope) !== null
}

const MAX_LITERALS = 5000

/** The literals below a node, through constants, in the order of the text; a hash when there are many. */
function literalsIn(node: Node, scope: Scope): string {
  const found: string[] = []
  const left: Node[] = [resolvePlace({ node, scope }).node]
  for (let at = left.pop(); at !== undefined && found.length < MAX_LITERALS; at = left.pop()) {
    const inner = bare(at)
    const value = literalValue(inner)
    if (value !== undefined) found.push(JSON.stringify(value))
    else if (inner.type === 'TemplateElement') found.push(JSON.stringify(quasi(inner)))
    else if (inner.type === 'Literal') found.push(String(inner['raw']))
    else if (inner.type === 'Property') left.push(child(inner, 'value') ?? inner)
    else left.push(...[...children(inner)].reverse())
  }
  const text = found.join(',')
  return text.length > 200 ? shortHash(text) : text
}

/** A snapshot of `'a'` and the literal `'a'` are one value. */
function valueOf(said: Said, scope: Scope): string | null {
  if (said.negated || !/^(equals|inline-snapshot)$/.test(said.family)) return null
  const first = said.expected[0]
  if (first === undefined) return said.expectedText
  const at = resolvePlace({ node: first, scope })
  const literal = literalValue(at.node)
  const text = literal === undefined ? (isData(first, scope) ? canonical(first, scope) : null) : snapshotValue(String(literal))
  return text === null ? null : bounded(text.replace(/[\s,"'`\\]/g, ''))
}

function sayOf(claim: Claim, scope: Scope): Said {
  const matcher = matcherOf(claim.matcher)
  const negated = claim.negated !== (matcher.negated === true)
  const ownText = matcher.expected ?? (/^(toHaveBeenCalledOnce|calledOnce)$/.test(claim.matcher) ? '1' : null)
  const base: Said = {
    family: matcher.family,
    strength: matcher.strength,
    negated,
    measure: null,
    subject: claim.subject,
    expected: ownText === null ? claim.args : [],
    expectedText: ownText,
  }
  if (negated) return { ...base, strength: negatedMeaning(base, matcher) }
  return refined(base, matcher, claim, scope)
}

/** Not undefined and not null leave everything else; not true and not false leave one other value. */
function negatedMeaning(said: Said, matcher: Matcher): number {
  const text = said.expectedText ?? (said.expected[0] === undefined ? '' : canonical(said.expected[0], AS_WRITTEN))
  if (said.family === 'equals' && (text === 'true' || text === 'false')) return 30
  return negatedStrength(matcher)
}

function refined(said: Said, matcher: Matcher, claim: Claim, scope: Scope): Said {
  const first = claim.args[0]
  switch (said.family) {
    case 'throws':
      return { ...said, strength: first === undefined ? 30 : throwStrength(first, scope) }
    case 'matches':
    case 'contains':
      return first !== undefined && matchesAll(first) ? { ...said, strength: 10 } : said
    case 'partial':
      return first === undefined ? said : partial(said, first, scope)
    case 'property':
      return claim.args.length > 1 ? { ...said, strength: 50 } : said
    case 'snapshot':
      return first !== undefined && bare(first).type === 'ObjectExpression'
        ? { ...said, strength: 65, measure: -openness(first, scope).places }
        : said
    case 'close':
      return { ...said, expected: claim.args.slice(0, 1), measure: numberOf(claim.args[1]) ?? 2 }
    case 'at-least':
    case 'at-most': {
      const bound = first === undefined ? null : numberOf(resolvePlace({ node: first, scope }).node)
      return { ...said, measure: bound === null ? null : matcher.measure === 'more' ? bound : -bound }
    }
    case 'equals':
    case 'called-with':
    case 'rejects-equals':
      return open(said, claim.args, scope)
    default:
      return said
  }
}

function open(said: Said, args: readonly Node[], scope: Scope): Said {
  const each = args.map((a) => openness(a, scope))
  const places = each.reduce((sum, o) => sum + o.places, 0)
  const only = said.family === 'equals' ? each[0]?.wildcard : places > 0 ? 'inside' : 'none'
  return { ...said, strength: wildcardStrength(said.strength, only ?? 'none'), measure: -places }
}

function partial(said: Said, expected: Node, scope: Scope): Said {
  const fields = leaves(expected, scope)
  const isEmpty = bare(expected).type === 'ObjectExpression' && list(bare(expected), 'properties').length === 0
  return { ...said, strength: isEmpty ? 10 : said.strength, measure: fields - openness(expected, scope).places }
}

/** A class says less than a message does; an empty message says nothing. */
function throwStrength(first: Node, scope: Scope): number {
  const inner = resolvePlace({ node: first, scope }).node
  if (literalValue(inner) === '' || matchesAll(inner)) return 30
  return inner.type === 'Identifier' && propertyName(inner) === null && /^[A-Z]/.test(String(inner['name'])) ? 40 : 50
}

function numberOf(node: Node | undefined): number | null {
  const value = node === undefined ? undefined : literalValue(node)
  return typeof value === 'number' ? value : null
}

/** What a comparison says of a subject that is only a part of the result, or that has its own answer in it, or that it is a copy of. */
function seen(said: Said, scope: Scope): Said {
  const { subject } = said
  if (isAlwaysThere(said, scope)) return { ...said, family: 'passes', strength: 0 }
  if (subject === null || said.family !== 'equals' || said.negated) return said
  const strength = boiledStrength(subject)
  if (strength !== null) return { ...said, strength: Math.min(said.strength, strength) }
  const [expected, ...others] = said.expected
  if (expected === undefined || others.length > 0) return said
  if (bringsAnswer(subject, expected, scope)) return { ...said, strength: Math.min(said.strength, 10) }
  const original = copied(expected)
  return original !== bare(expected) && canonical(original, AS_WRITTEN) === canonical(copied(subject), AS_WRITTEN)
    ? { ...said, expected: [original] }
    : said
}

/** Says what `expect(a === b).toBe(true)` and its like mean. */
function normal(said: Said): Said {
  if (said.family === 'truthy' || said.family === 'equals') {
    const found = queryOf(said)
    if (found !== null) return found
  }
  if (said.subject === null || said.family !== 'equals') return said
  const value =
    said.expectedText ?? (said.expected.length === 1 && said.expected[0] !== undefined ? canonical(said.expected[0], AS_WRITTEN) : '')
  const subject = bare(said.subject)
  if (subject.type === 'MemberExpression' && propertyName(subject) === 'length' && !said.negated && /^\d+$/.test(value)) {
    return { ...said, family: 'length', strength: 40, subject: child(subject, 'object') }
  }
  if (value !== 'true' && value !== 'false') return said
  return fromBoolean(said, subject, (value === 'true') !== said.negated) ?? said
}

function fromBoolean(said: Said, subject: Node, holds: boolean): Said | null {
  if (subject.type === 'BinaryExpression' && /^[!=]==?$/.test(String(subject['operator']))) {
    const left = child(subject, 'left')
    const right = child(subject, 'right')
    if (left === null || right === null) return null
    const equal = String(subject['operator']).startsWith('=') === holds
    return { ...said, negated: !equal, strength: equal ? 70 : 10, subject: left, expected: [right], expectedText: null }
  }
  const argument = subject.type === 'UnaryExpression' && subject['operator'] === '!' ? child(subject, 'argument') : null
  if (argument !== null) return { ...said, negated: false, expected: [], expectedText: String(!holds), subject: argument }
  const { links } = unroll(subject)
  const last = links.at(-1)
  const object = subject.type === 'CallExpression' ? child(subject, 'callee') : null
  if (last?.name === 'includes' && last.args?.length === 1 && object !== null) {
    return {
      ...said,
      family: 'contains',
      strength: holds ? 40 : 30,
      negated: !holds,
      subject: child(bare(object), 'object'),
      expected: last.args,
      expectedText: null,
    }
  }
  return null
}

/** `expect(getByText('x')).toBeDefined()` says what the query says by itself: that there is one. */
function queryOf(said: Said): Said | null {
  if (said.subject === null) return null
  const says =
    said.family === 'truthy' ? !said.negated : said.negated && (said.expectedText === 'undefined' || said.expectedText === 'null')
  const inner = bare(said.subject)
  const call = inner.type === 'AwaitExpression' ? bare(child(inner, 'argument') ?? inner) : inner
  if (!says || call.type !== 'CallExpression') return null
  const name = unroll(call).links.at(-1)?.name ?? ''
  return /^(getBy|findBy|getAllBy|findAllBy|queryBy)[A-Z]/.test(name)
    ? { ...said, family: 'found', negated: false, strength: 20, subject: call, expected: [], expectedText: null }
    : null
}

function subjectText(claim: Claim, said: Said, scope: Scope): string {
  if (said.subject === null) return claim.through
  if (said.family === 'found') return foundText(said.subject, scope)
  const inner = bare(said.subject)
  if (claim.mode === 'poll' && isFunction(inner)) {
    const body = child(inner, 'body')
    return body === null ? '' : canonical(body, scope)
  }
  const text = canonical(said.subject, scope)
  return (claim.mode === 'resolves' ? `await ${text}` : text) + claim.through
}

/** `screen.findByText('x')` and `getByText('x')` look for the same thing. */
function foundText(subject: Node, scope: Scope): string {
  const inner = bare(subject)
  const call = inner.type === 'AwaitExpression' ? bare(child(inner, 'argument') ?? inner) : inner
  const last = unroll(call).links.at(-1)
  const name = last?.name ?? (call.type === 'CallExpression' ? canonical(child(call, 'callee') ?? call, AS_WRITTEN) : '')
  const args = last === undefined ? (call.type === 'CallExpression' ? list(call, 'arguments') : []) : (last.args ?? [])
  const query = /^(?:get|find|query)(?:All)?(By[A-Z]\w*)$/.exec(name)
  return query === null
    ? canonical(subject, scope)
    : `${query[1]}(${args
        .slice(0, 2)
        .map((a) => canonical(a, scope))
        .join(',')})`
}

function expectedText(claim: Claim, said: Said, scope: Scope): string {
  const types = claim.types === null ? '' : `<${canonical(claim.types, AS_WRITTEN)}>`
  if (said.expectedText !== null) return said.expectedText + types
  if (said.family === 'inline-snapshot') {
    const text = said.expected.map((n) => literalValue(resolvePlace({ node: n, scope }).node)).find((v) => typeof v === 'string')
    return typeof text === 'string' ? snapshotValue(text) : said.expected.map((n) => canonical(n, scope)).join(',')
  }
  return said.expected.map((n) => canonical(n, scope)).join(',') + types
}
