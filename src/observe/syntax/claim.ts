import { bare, child, isFunction, list, literalValue, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { unroll } from './chain.ts'
import type { Link } from './chain.ts'
import { dynamicSpecifier } from './imports.ts'
import { AS_WRITTEN } from './canonical.ts'
import { lookup } from './scope.ts'
import { aboutType, relation } from './type-claims.ts'
import type { Scope } from './scope.ts'

/** An assertion as its call spells it, before anything is compared. */
export interface Claim {
  readonly subject: Node | null
  /** Properties and calls between the subject and the matcher, as in `expectTypeOf(f).returns`. */
  readonly through: string
  readonly matcher: string
  readonly args: readonly Node[]
  readonly negated: boolean
  readonly mode: 'plain' | 'resolves' | 'rejects' | 'poll'
  readonly types: Node | null
  /** What is to be walked for further calls: arguments and the root. */
  readonly inside: readonly Node[]
}

const SILENT = new Set(
  'to be been is that which and has have with at of but does still also deep nested own ordered any all soft strict itself'.split(' '),
)
const NO_ASSERTION = new Set([
  'assertions',
  'hasAssertions',
  'extend',
  'addSnapshotSerializer',
  'getState',
  'setState',
  'addEqualityTesters',
  'plan',
  'expect',
  'end',
  'log',
  'teardown',
  'context',
  'timeout',
  'comment',
  'skip',
  'step',
  'diagnostic',
  'mock',
  'test',
  'before',
  'after',
  'beforeEach',
  'afterEach',
  'todo',
  'runOnly',
  'waitFor',
  'name',
  'signal',
  'only',
])
const STATIC_ROOTS = new Set(['soft', 'poll', 'element', 'configure'])
/** Names that mean an assertion on whatever object they are called. */
const ANYWHERE = /^(deepStrictEqual|strictEqual|deepEqual|notStrictEqual|notDeepStrictEqual|notDeepEqual|assertEquals)$/
/** Methods of the object that a test function of ava, tape, tap or node:test is given. */
const CONTEXT =
  /^(is|not|deepEqual|notDeepEqual|true|false|truthy|falsy|throws|throwsAsync|notThrows|notThrowsAsync|regex|notRegex|like|snapshot|pass|fail|assert|ok|notOk|equal|notEqual|equals|same|notSame|deepEquals|match|doesNotMatch|rejects|resolves|type|has|doesNotThrow|error|ifError)$/
const ASSERT_MODULE = /^(node:)?assert(\/strict)?$|^uvu\/assert$|^chai$|^zora$|^power-assert$|(^|\/)assert(ions)?(\.[cm]?[jt]s)?$/
/** Queries of Testing Library that throw when nothing is found. */
const QUERY = /^(getBy|getAllBy|findBy|findAllBy)[A-Z]\w*$/

/**
 * Reads an assertion out of an expression; null when it is none. `contexts` are the names under which the test's own context goes.
 * Expressions that end in a property are read too, for chai (`expect(x).to.be.true`).
 */
export function claimOf(node: Node, scope: Scope, contexts: ReadonlySet<string>): Claim | null {
  const { root, links } = unroll(node)
  return fromExpect(root, links, scope, contexts) ?? fromAssert(root, links, scope, contexts) ?? fromOther(node, root, links)
}

/** A thing that goes by more names than this is not followed further. */
const MOST_NAMES = 40

/** The name that an identifier has where it was made, for `expect` and `assert` under other names. */
function originalName(node: Node, scope: Scope, depth = 0): { readonly name: string; readonly specifier: string } | null {
  if (node.type !== 'Identifier') return null
  const local = word(node, 'name')
  const binding = lookup(local, scope)
  if (binding === null || binding.kind === 'opaque') return { name: local, specifier: '' }
  if (binding.kind === 'import') {
    const reached = binding.name === '*' ? null : binding.reach(binding.name)
    if (reached?.kind === 'package') return { name: reached.name === 'default' ? local : reached.name, specifier: reached.specifier }
    if (reached?.kind === 'value' && reached.node.type === 'Identifier' && depth < MOST_NAMES)
      return originalName(reached.node, reached.scope, depth + 1)
    const name = binding.name === 'default' || binding.name === '*' ? local : binding.name
    return { name, specifier: binding.specifier }
  }
  if (binding.kind === 'function') return { name: '', specifier: '' }
  const last = binding.path.at(-1)
  if (last !== undefined) return { name: last, specifier: '' }
  const made = bare(binding.node)
  if (made.type === 'Identifier') return depth < MOST_NAMES ? originalName(made, binding.scope, depth + 1) : null
  // `const expect = chai.expect`, `const assert = require('assert')`, `const softExpect = expect.configure({})`.
  if (made.type === 'MemberExpression') return { name: unroll(made).links.at(-1)?.name ?? '', specifier: '' }
  if (made.type === 'CallExpression') {
    const callee = child(made, 'callee')
    const first = list(made, 'arguments')[0]
    if (callee !== null && callee.type === 'Identifier' && word(callee, 'name') === 'require' && first !== undefined) {
      return { name: local, specifier: String(literalValue(first) ?? '') }
    }
    const chain = unroll(made)
    if (chain.root.type === 'Identifier' && word(chain.root, 'name') === 'expect') return { name: 'expect', specifier: '' }
  }
  return { name: local, specifier: '' }
}

const EXPECTS = /^(expect|expectTypeOf|softExpect)$/

function fromExpect(root: Node, links: readonly Link[], scope: Scope, contexts: ReadonlySet<string>): Claim | null {
  if (root.type === 'CallExpression') {
    const callee = child(root, 'callee')
    const name = callee === null ? null : originalName(bare(callee), scope)?.name
    if (name === undefined || name === null || !EXPECTS.test(name) || links.length === 0) return null
    return chained(list(root, 'arguments'), child(root, 'typeArguments'), links, false, name, scope)
  }
  if (root.type !== 'Identifier') return null
  const name = originalName(root, scope)?.name ?? ''
  const [first, ...rest] = links
  if (first === undefined) return null
  if (EXPECTS.test(name)) {
    if (STATIC_ROOTS.has(first.name) && first.args !== null && rest.length > 0)
      return chained(first.args, null, rest, first.name === 'poll', name)
    if (first.args === null || NO_ASSERTION.has(first.name)) return null
    if (first.name === 'fail' || first.name === 'unreachable') return claim(null, first.name, first.args)
    return null
  }
  const member = memberName(root, first.name, scope)
  if (member !== null && EXPECTS.test(member) && first.args !== null && rest.length > 0)
    return chained(first.args, child(first.node, 'typeArguments'), rest, false, member, scope)
  const isHolder = member !== null || contexts.has(word(root, 'name')) || /^(chai|vitest|jest|t|ctx|context)$/.test(name)
  if (isHolder && first.name === 'expect' && first.args !== null && rest.length > 0) return chained(first.args, null, rest, false, 'expect')
  if (
    isHolder &&
    first.name === 'expect' &&
    first.args === null &&
    rest[0] !== undefined &&
    STATIC_ROOTS.has(rest[0].name) &&
    rest[0].args !== null
  ) {
    return chained(rest[0].args, null, rest.slice(1), rest[0].name === 'poll', 'expect')
  }
  return null
}

/** What a member of a whole module is called where it was made: of `import * as v from 'vitest'`, of `const v = require('vitest')`. */
function memberName(root: Node, name: string, scope: Scope): string | null {
  const binding = lookup(word(root, 'name'), scope)
  if (binding?.kind === 'value') return binding.path.length === 0 && dynamicSpecifier(binding.node) !== null ? name : null
  if (binding?.kind !== 'import' || binding.name !== '*') return null
  const reached = binding.reach(name)
  if (reached?.kind === 'package') return reached.name
  return reached?.node.type === 'Identifier' ? (originalName(reached.node, reached.scope)?.name ?? name) : name
}

function chained(
  args: readonly Node[],
  types: Node | null,
  links: readonly Link[],
  poll: boolean,
  root: string,
  scope: Scope = AS_WRITTEN,
): Claim | null {
  let negated = false
  let mode: Claim['mode'] = poll ? 'poll' : 'plain'
  const said: Link[] = []
  const inside: Node[] = [...args]
  for (const link of links) {
    if (link.args !== null) inside.push(...link.args)
    if (link.name === 'not' && link.args === null) negated = !negated
    else if (link.name === 'resolves' || link.name === 'rejects' || link.name === 'eventually')
      mode = link.name === 'rejects' ? 'rejects' : 'resolves'
    // What is done with the promise of an assertion is looked at first: `.catch(() => {})`.
    else if (link.name === 'catch' || link.name === 'then' || link.name === 'finally') return null
    else if (!SILENT.has(link.name) || (link.args !== null && link.name !== 'with')) said.push(link)
  }
  const matcher = said.at(-1)
  // `expect(x)` alone and `expect(x).not` say nothing.
  if (matcher === undefined) return null
  const ownTypes = child(matcher.node, 'typeArguments')
  const isTypes = root === 'expectTypeOf'
  const about = aboutType(isTypes && args.length === 0 ? types : null, scope)
  const through = said
    .slice(0, -1)
    .map((l) => `.${l.name}`)
    .join('')
  return {
    subject: args[0] ?? about.subject,
    through: isTypes ? `${about.through}${through}:type` : through,
    matcher: matcher.name,
    args: matcher.args ?? [],
    negated,
    mode,
    types: ownTypes ?? types,
    inside,
  }
}

function claim(subject: Node | null, matcher: string, args: readonly Node[], types: Node | null = null): Claim {
  const inside = subject === null ? args : [subject, ...args]
  return { subject, through: '', matcher, args, negated: false, mode: 'plain', types, inside }
}

/** The last argument of `assert.equal(a, b, 'why')` is for people. */
function asserted(matcher: string, args: readonly Node[]): Claim {
  const [subject, ...rest] = args
  const two =
    /equal|^is$|same|match|regex|include|like|throw|reject|contains|instance|closeTo|above|below|least|most|length|property|^not$|type/i.test(
      matcher,
    )
  const kept = two ? rest.slice(0, /^closeTo|^property/.test(matcher) ? 2 : 1) : []
  const made = claim(subject ?? null, matcher, kept)
  return matcher === 'not' ? { ...made, matcher: 'is', negated: true } : made
}

function typesAsserted({ specifier }: { readonly specifier: string }, args: readonly Node[], types: Node | null): Claim {
  return (specifier === 'ts-expect' ? relation(args, types) : null) ?? claim(args[0] ?? null, 'assertType', args.slice(1), types)
}

function fromAssert(root: Node, links: readonly Link[], scope: Scope, contexts: ReadonlySet<string>): Claim | null {
  const first = links[0]
  if (root.type === 'CallExpression' && first === undefined) {
    const callee = child(root, 'callee')
    const original = callee === null ? null : originalName(bare(callee), scope)
    if (original === null) return null
    const args = list(root, 'arguments')
    if (original.name === 'assert') return asserted('assert', args)
    if (original.name === 'assertType' || original.name === 'expectType') return typesAsserted(original, args, child(root, 'typeArguments'))
    return original.specifier !== '' && ASSERT_MODULE.test(original.specifier) && original.name !== 'expect'
      ? asserted(original.name, args)
      : null
  }
  if (root.type !== 'Identifier' || first === undefined) return null
  const original = originalName(root, scope)
  const isAssert = original !== null && (/^(assert|power|strict)$/.test(original.name) || ASSERT_MODULE.test(original.specifier))
  const isContext = contexts.has(word(root, 'name'))
  const call = (isAssert || isContext) && first.name === 'assert' && first.args === null ? links[1] : first
  if (call === undefined || call.args === null || NO_ASSERTION.has(call.name) || links.at(-1) !== call) return null
  if (isAssert || (isContext && (CONTEXT.test(call.name) || call !== first)) || ANYWHERE.test(call.name))
    return asserted(call.name, call.args)
  return null
}

/** `x.should.equal(y)`, supertest's `.expect(200)`, and queries that throw. */
function fromOther(node: Node, root: Node, links: readonly Link[]): Claim | null {
  const should = links.findIndex((l) => l.name === 'should' && l.args === null)
  if (should >= 0 && should < links.length - 1) {
    const holder = should === 0 ? root : (links[should - 1]?.node ?? root)
    return chained([holder], null, links.slice(should + 1), false, 'expect')
  }
  const last = links.at(-1)
  // Cypress: `cy.get('a').should('be.visible')`; sinon: `sinon.assert.calledOnce(spy)`.
  if (last !== undefined && last.args !== null && last.name === 'should' && last.args.length > 0) {
    const holder = links.length > 1 ? (links[links.length - 2]?.node ?? root) : root
    return { ...claim(holder, 'should', last.args), inside: links.slice(0, -1).flatMap((l) => l.args ?? []) }
  }
  if (links.length === 2 && links[0]?.name === 'assert' && links[0].args === null && last?.args) return asserted(last.name, last.args)
  if (last?.name === 'expect' && last.args !== null && last.args.length > 0 && (root.type === 'CallExpression' || links.length > 1)) {
    return { ...claim(root, 'response', last.args), inside: [root, ...links.flatMap((l) => l.args ?? [])] }
  }
  const calleeName = last?.name ?? (root.type === 'CallExpression' ? calleeWord(root) : '')
  const args = last === undefined ? list(root, 'arguments') : (last.args ?? [])
  if (QUERY.test(calleeName) && bare(node).type === 'CallExpression') {
    return { ...claim(null, 'found', []), subject: node, inside: args.filter((a) => isFunction(bare(a))) }
  }
  return null
}

function calleeWord(call: Node): string {
  const callee = child(call, 'callee')
  return callee !== null && callee.type === 'Identifier' ? word(callee, 'name') : ''
}
