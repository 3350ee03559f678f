import { bare, child, list, literalValue, propertyName, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { dynamicSpecifier } from './imports.ts'
import { lookup, resolvePlace } from './scope.ts'
import type { Reached, Scope } from './scope.ts'

/** A call that registers a test, a suite or a hook: what it registers and how. */
export interface Runner {
  readonly kind: 'test' | 'suite' | 'hook'
  /** The name that it has in its library: `test`, `describe`, `beforeEach` … */
  readonly name: string
  /** In the order written: `skip`, `each`, `concurrent` …; `?skip` when it depends on something. */
  readonly modifiers: readonly Modifier[]
  /** The rows of `each` and `for`: the argument, or the template. */
  readonly rows?: { readonly node: Node; readonly scope: Scope; readonly spread: boolean }
  /** The generators of `test.prop`. */
  readonly generators?: { readonly node: Node; readonly scope: Scope }
}

export interface Modifier {
  readonly name: string
  /** The condition of `skipIf` and `runIf`, and of a modifier that is chosen by one. */
  readonly when: Node | null
  /** Where the condition stands, when that is another module. */
  readonly home?: { readonly text: string; readonly scope: Scope }
}

const TESTS = new Set(['test', 'it', 'specify', 'xit', 'xtest', 'fit', 'ftest', 'bench'])
const SUITES = new Set(['describe', 'suite', 'context', 'xdescribe', 'fdescribe'])
const HOOKS = new Set([
  'beforeEach',
  'beforeAll',
  'before',
  'afterEach',
  'afterAll',
  'after',
  'aroundEach',
  'aroundAll',
  'setup',
  'teardown',
])
const MODIFIERS = new Set([
  'skip',
  'todo',
  'only',
  'fails',
  'failing',
  'fail',
  'concurrent',
  'sequential',
  'serial',
  'shuffle',
  'each',
  'for',
  'skipIf',
  'runIf',
  'extend',
  'prop',
  'effect',
  'scoped',
  'live',
  'override',
  'fixme',
  'slow',
  'parallel',
  'macro',
  'todoIf',
  'if',
  'failsIf',
  'step',
  'scopedLive',
  'layer',
])
/** Modules whose default export is a test function. */
const DEFAULT_IS_TEST = /^(node:test|ava|tape|tap|uvu|zora|japa)$/

/** A call that makes a runner and registers nothing yet: `test.each(rows)`, `test.skipIf(x)`, `base.extend({})`. */
export function isFactory(runner: Runner): boolean {
  const last = runner.modifiers.at(-1)
  switch (last?.name) {
    case 'each':
    case 'for':
      return runner.rows === undefined
    case 'prop':
      return runner.generators === undefined
    case 'skipIf':
    case 'runIf':
    case 'todoIf':
    case 'failsIf':
      return last.when === null
    case 'extend':
    case 'override':
    case 'macro':
      return true
    default:
      return false
  }
}

export function runnerOf(callee: Node, scope: Scope, depth = 0): Runner | null {
  if (depth > 40) return null
  const node = bare(callee)
  switch (node.type) {
    case 'Identifier':
      return fromName(node, scope, depth)
    case 'MemberExpression':
      return fromMember(node, scope, depth)
    case 'CallExpression':
      return fromCall(node, scope, depth)
    case 'TaggedTemplateExpression':
      return fromTemplate(node, scope, depth)
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return fromChoice(node, scope, depth)
    default:
      return null
  }
}

function plain(name: string): Runner | null {
  const kind = TESTS.has(name) ? 'test' : SUITES.has(name) ? 'suite' : HOOKS.has(name) ? 'hook' : null
  if (kind === null) return null
  const prefix = name.startsWith('x') ? 'skip' : /^f(it|test|describe)$/.test(name) ? 'only' : null
  return { kind, name: prefix === null ? name : name.slice(1), modifiers: prefix === null ? [] : [{ name: prefix, when: null }] }
}

function fromName(node: Node, scope: Scope, depth: number): Runner | null {
  const name = word(node, 'name')
  const binding = lookup(name, scope)
  if (binding === null) return plain(name)
  if (binding.kind === 'import') {
    const found = binding.name === '*' ? null : fromReached(binding.reach(binding.name), depth)
    if (found !== null) return found
    if (binding.name === 'default') return DEFAULT_IS_TEST.test(binding.specifier) ? plain('test') : plain(binding.local)
    return plain(binding.name)
  }
  if (binding.kind !== 'value') return null
  // `const { test, expect } = base`, `const { skip: pending } = test` and `const it = test.skip`.
  const last = binding.path.at(-1)
  const own = last === undefined ? null : plain(last)
  if (own !== null) return own
  const holder = runnerOf(binding.node, binding.scope, depth + 1)
  return binding.path.reduce<Runner | null>((made, part) => (made === null ? null : withMember(made, part)), holder)
}

/** What a module of the tests exports: a runner of its own (`test.extend({})`, `test.skip`), or one of a package under another name. */
function fromReached(reached: Reached | null, depth: number): Runner | null {
  if (reached === null) return null
  if (reached.kind === 'package')
    return reached.name === 'default' ? (DEFAULT_IS_TEST.test(reached.specifier) ? plain('test') : null) : plain(reached.name)
  const { node, scope, text } = reached
  const runner = runnerOf(node, scope, depth + 1)
  if (runner === null) return null
  const at = (modifier: Modifier): Modifier =>
    modifier.when === null || modifier.home !== undefined
      ? modifier
      : { ...modifier, home: { text: text.slice(modifier.when.start, modifier.when.end).slice(0, 200), scope } }
  return { ...runner, modifiers: runner.modifiers.map(at) }
}

function fromMember(node: Node, scope: Scope, depth: number): Runner | null {
  const object = child(node, 'object')
  const name = propertyName(node) ?? computedName(node, scope)
  if (object === null || name === null) return null
  if (object.type === 'Identifier') {
    const holder = word(object, 'name')
    const binding = lookup(holder, scope)
    const isNamespace = binding?.kind === 'import' && (binding.name === '*' || binding.name === 'default')
    const isRequired = binding?.kind === 'value' && binding.path.length === 0 && dynamicSpecifier(binding.node) !== null
    if (isRequired || ((holder === 'globalThis' || holder === 'global' || holder === 'window') && binding === null) || isNamespace) {
      const reached = binding?.kind === 'import' && binding.name === '*' ? binding.reach(name) : null
      const found = fromReached(reached, depth) ?? plain(name)
      if (found !== null) return found
    }
  }
  const runner = runnerOf(object, scope, depth + 1)
  return runner === null ? null : withMember(runner, name)
}

/** `test[mode]` where the text says what `mode` is. */
function computedName(node: Node, scope: Scope): string | null {
  const key = child(node, 'property')
  const value = key === null ? undefined : literalValue(resolvePlace({ node: key, scope }).node)
  return typeof value === 'string' ? value : null
}

function withMember(runner: Runner, name: string): Runner | null {
  if (runner.kind === 'hook') return null
  if (SUITES.has(name) && runner.kind === 'test') return { ...runner, kind: 'suite', name }
  if (TESTS.has(name) && runner.kind === 'suite' && runner.name === 'describe') return { ...runner, kind: 'test', name }
  if (HOOKS.has(name)) return { ...runner, kind: 'hook', name }
  return MODIFIERS.has(name) ? { ...runner, modifiers: [...runner.modifiers, { name, when: null }] } : null
}

/** `test.each(rows)`, `test.skipIf(x)`, `base.extend({})`, `suite('name')` of uvu. */
function fromCall(node: Node, scope: Scope, depth: number): Runner | null {
  const callee = child(node, 'callee')
  if (callee === null) return null
  const bound = callee.type === 'MemberExpression' && propertyName(callee) === 'bind' ? child(callee, 'object') : null
  if (bound !== null) return runnerOf(bound, scope, depth + 1)
  const runner = runnerOf(callee, scope, depth + 1)
  const first = list(node, 'arguments')[0] ?? null
  if (runner === null) return null
  const last = runner.modifiers.at(-1)
  const before = runner.modifiers.slice(0, -1)
  switch (last?.name) {
    case 'each':
    case 'for':
      return first === null ? runner : { ...runner, rows: { node: first, scope, spread: last.name === 'each' } }
    case 'skipIf':
    case 'runIf':
    case 'todoIf':
    case 'if':
    case 'failsIf':
      return { ...runner, modifiers: [...before, { name: last.name, when: first }] }
    case 'extend':
    case 'override':
    case 'scoped':
    case 'macro':
      return { ...runner, modifiers: before }
    case 'prop':
      return first === null ? runner : { ...runner, generators: { node: first, scope } }
    case undefined:
      return isUvuSuite(callee, scope) ? { kind: 'test', name: 'test', modifiers: [] } : null
    default:
      return null
  }
}

function isUvuSuite(callee: Node, scope: Scope): boolean {
  if (callee.type !== 'Identifier') return false
  const binding = lookup(word(callee, 'name'), scope)
  return binding?.kind === 'import' && binding.specifier === 'uvu' && binding.name === 'suite'
}

function fromTemplate(node: Node, scope: Scope, depth: number): Runner | null {
  const tag = child(node, 'tag')
  const template = child(node, 'quasi')
  const runner = tag === null ? null : runnerOf(tag, scope, depth + 1)
  return runner === null || template === null ? null : { ...runner, rows: { node: template, scope, spread: false } }
}

/** `(process.env.CI ? test.skip : test)(…)`: each modifier that only one side has depends on the condition. */
function fromChoice(node: Node, scope: Scope, depth: number): Runner | null {
  const isTernary = node.type === 'ConditionalExpression'
  const one = child(node, isTernary ? 'consequent' : 'left')
  const two = child(node, isTernary ? 'alternate' : 'right')
  const left = one === null ? null : runnerOf(one, scope, depth + 1)
  const right = two === null ? null : runnerOf(two, scope, depth + 1)
  const base = left ?? right
  if (base === null) return null
  const when = child(node, isTernary ? 'test' : 'left') ?? node
  const names = (runner: Runner | null): readonly string[] => (runner?.modifiers ?? []).map((m) => m.name)
  const both = names(left).filter((name) => names(right).includes(name))
  const either = [...new Set([...names(left), ...names(right)])]
  return { ...base, modifiers: either.map((name) => ({ name, when: both.includes(name) ? null : when })) }
}
