import { describe, expect, test } from 'vitest'
import { MAJORS } from '../support/index.ts'
import { inspected } from './inspect.ts'

/** What code under test does to its judge, and the name that stands for it. Each is a module that a test file imports. */
const ATTACKS: Readonly<Record<string, readonly [broken: string, code: string]>> = {
  'chai-assert': ['expect.assert', `import { chai } from 'vitest'\nchai.Assertion.prototype.assert = function () {}`],
  'expect-extend': ['expect.toBe', `import { expect } from 'vitest'\nexpect.extend({ toBe: () => ({ pass: true, message: () => '' }) })`],
  'expect-by-symbol': [
    'expect.toStrictEqual',
    `globalThis[Symbol.for('expect-global')].extend({ toStrictEqual: () => ({ pass: true, message: () => '' }) })`,
  ],
  'any-tester': ['expect.toEqual', `import { expect } from 'vitest'\nexpect.addEqualityTesters([() => true])`],
  'chai-method': [
    'expect.toBeGreaterThan',
    `import { chai } from 'vitest'\nchai.Assertion.prototype.toBeGreaterThan = function () { return this }`,
  ],
  'chai-deep-equal': ['chai.config.deepEqual', `import { chai } from 'vitest'\nchai.config.deepEqual = () => true`],
  'object-is': ['Object.is', `Object.is = () => true`],
  'object-keys': ['Object.keys', `const keys = Object.keys\nObject.keys = (of) => keys(of).filter((key) => key !== 'hidden')`],
  'is-array': ['Array.isArray', `const { isArray } = Array\nArray.isArray = (value) => isArray(value)`],
  'regexp-test': ['RegExp.prototype.test', `RegExp.prototype.test = () => true`],
  'string-includes': ['String.prototype.includes', `String.prototype.includes = () => true`],
  'array-every': [
    'Array.prototype.every',
    `const { every } = Array.prototype\nArray.prototype.every = function (...given) { return every.apply(this, given) }`,
  ],
  'array-iterator': [
    'Array iterator.next',
    `const proto = Object.getPrototypeOf([][Symbol.iterator]())\nconst { next } = proto\nproto.next = function () { return next.call(this) }`,
  ],
  'map-has': ['Map.prototype.has', `const { has } = Map.prototype\nMap.prototype.has = function (key) { return has.call(this, key) }`],
  'set-size': ['Set.prototype.size', `Object.defineProperty(Set.prototype, 'size', { get: () => 1 })`],
  'number-is-nan': ['Number.isNaN', `Number.isNaN = () => true`],
  'json-stringify': ['JSON.stringify', `JSON.stringify = () => '{}'`],
  'global-map': ['globalThis.Map', `globalThis.Map = class extends Map {}`],
  pollution: ['Object.prototype.skipped', `Object.defineProperty(Object.prototype, 'skipped', { value: true, configurable: true })`],
  'expect-any': ['expect.any', `import { expect } from 'vitest'\nexpect.any = () => ({ asymmetricMatch: () => true })`],
  'kind-of-all': ['RangeError.[Symbol.hasInstance]', `Object.defineProperty(RangeError, Symbol.hasInstance, { value: () => true })`],
  'chai-assert-equal': ['assert.equal', `import { chai } from 'vitest'\nchai.assert.equal = () => {}`],
}

/** The same, from within a test and gone at the end of the file. */
const IN_TESTS: Readonly<Record<string, readonly [broken: string, code: string]>> = {
  'put-back': [
    'Object.is',
    `const is = Object.is\ntest('a', oracle('E'), () => { Object.is = () => true; expect(1).toBe(2) })\ntest('b', () => { Object.is = is; expect(1).toBe(1) })`,
  ],
  'put-back-at-once': [
    'Object.is',
    `const is = Object.is\ntest('a', oracle('E'), () => { Object.is = () => { Object.is = is; return true }; expect(1).toBe(2) })`,
  ],
  'put-back-soon': [
    'Object.is',
    `const is = Object.is\ntest('a', () => { Reflect.set(Object, 'is', () => true); queueMicrotask(() => Reflect.set(Object, 'is', is)); expect(1).toBe(2) })`,
  ],
  'put-in-while-it-compares': [
    'Array.isArray',
    `const { isArray } = Array\ntest('a', () => { expect({ get a() { Array.isArray = () => false; queueMicrotask(() => { Array.isArray = isArray }); return [1] } }).toEqual({ a: { 0: 1, length: 1 } }) })`,
  ],
  'property-forgives': [
    'fast-check.Property.run',
    `import fc from 'fast-check'\nconst { run } = Object.getPrototypeOf(fc.property(fc.nat(), () => true))\ntest('a', oracle('E'), () => { const kind = Object.getPrototypeOf(fc.property(fc.nat(), () => true)); kind.run = () => null; queueMicrotask(() => { kind.run = run }); fc.assert(fc.property(fc.nat(), (n) => { expect(n).toBeLessThan(0) })) })`,
  ],
  'draws-are-narrow': [
    'fast-check.IntegerArbitrary.generate',
    `import fc from 'fast-check'\nconst kind = Object.getPrototypeOf(fc.nat())\nconst { generate } = kind\nkind.generate = function (random, bias) { return generate.call(fc.nat(1), random, bias) }\ntest('a', () => { fc.assert(fc.property(fc.nat(), (n) => { expect(n).toBeLessThan(2) })) })`,
  ],
  'kind-put-back-soon': [
    'RangeError.[Symbol.hasInstance]',
    `test('a', oracle('E'), () => { Reflect.defineProperty(RangeError, Symbol.hasInstance, { value: () => true, configurable: true }); queueMicrotask(() => { delete RangeError[Symbol.hasInstance] }); expect(() => { throw new TypeError('x') }).toThrow(RangeError) })`,
  ],
  'close-put-back-soon': [
    'Math.abs',
    `const { abs } = Math\ntest('a', () => { Math.abs = () => 0; queueMicrotask(() => { Math.abs = abs }); expect(1).toBeCloseTo(2) })`,
  ],
  'matcher-put-back-at-once': [
    'expect.toBe',
    `import { chai } from 'vitest'\nconst { prototype } = chai.Assertion\nconst { toBe } = prototype\ntest('a', () => { prototype.toBe = () => { prototype.toBe = toBe }; expect(1).toBe(2) })`,
  ],
  'comparison-put-back': [
    'chai.config.deepEqual',
    `import { chai } from 'vitest'\ntest('a', () => { chai.config.deepEqual = () => { chai.config.deepEqual = null; return true }; expect({ a: 1 }).to.deep.equal({ a: 2 }) })`,
  ],
  'hidden-matcher': [
    'received.asymmetricMatch',
    `test('a', () => { const value = Object.defineProperty({ a: 1 }, 'asymmetricMatch', { value: () => true }); expect(value).toEqual({ a: 2 }) })`,
  ],
  'hidden-matcher-inside': [
    'received.asymmetricMatch',
    `test('a', () => { expect([{ deep: { asymmetricMatch: () => true } }]).toEqual([{ deep: 1 }]) })`,
  ],
  'hook-mends': [
    'task.result.state',
    `afterEach(({ task }) => { task.result.state = 'pass'; task.result.errors = undefined })\ntest('a', () => { expect(1).toBe(2) })`,
  ],
  'finished-mends': [
    'task.result',
    `test('a', ({ task, onTestFinished }) => { onTestFinished(() => { task.result = { ...task.result, state: 'pass', errors: undefined } }); expect(1).toBe(2) })`,
  ],
  'errors-gone': [
    'task.result.errors',
    `afterEach(({ task }) => { task.result.errors = undefined })\ntest('a', () => { expect(1).toBe(2) })`,
  ],
  'expects-failure': ['task.fails', `test('a', ({ task }) => { task.fails = true; expect(1).toBe(2) })`],
  'later-mends': [
    'task.result.state',
    `let first\ntest('a', ({ task }) => { first = task; expect(1).toBe(2) })\ntest('b', () => { first.result.state = 'pass'; expect(1).toBe(1) })`,
  ],
  'around-mends': [
    'task.result.state',
    `aroundEach(async (run, { task }) => { await run(); task.result.state = 'pass' })\ntest('a', () => { expect(1).toBe(2) })`,
  ],
  'node-assert': [
    'node:assert.strictEqual',
    `import nodeAssert from 'node:assert'\nimport { syncBuiltinESMExports } from 'node:module'\nnodeAssert.strictEqual = () => {}\nsyncBuiltinESMExports()\ntest('a', () => { nodeAssert.strictEqual(1, 2) })`,
  ],
}

/** What honest code does that looks like it. */
const HONEST: Readonly<Record<string, string>> = {
  timers: `beforeEach(() => { vi.useFakeTimers() })\ntest('a', oracle('E'), () => { vi.setSystemTime(0); vi.advanceTimersByTime(1000); expect(Date.now()).toBe(1000) })`,
  spies: `test('a', oracle('E'), () => { const spy = vi.spyOn(Object, 'keys'); Object.keys({}); expect(spy).toHaveBeenCalled(); spy.mockRestore(); expect(1).toBe(1) })`,
  'spies-left': `test('a', oracle('E'), () => { vi.spyOn(JSON, 'stringify').mockReturnValue('x'); vi.spyOn(Date.prototype, 'toISOString'); vi.spyOn(Math, 'random').mockReturnValue(0.5); expect(JSON.stringify({})).toBe('x') })`,
  extend: `expect.extend({ toBeEven: (n) => ({ pass: n % 2 === 0, message: () => 'even' }) })\ntest('a', oracle('E'), () => { expect(2).toBeEven(); expect({ n: 2 }).toEqual({ n: expect.toBeEven() }) })`,
  'extend-often': `expect.extend({ toSatisfy: (n, f) => ({ pass: f(n), message: () => '' }), toBeOneOf: (n, list) => ({ pass: list.includes(n), message: () => '' }) })\ntest('a', oracle('E'), () => { expect(2).toSatisfy((n) => n === 2) })`,
  testers: `expect.addEqualityTesters([(a, b) => (a instanceof URL && b instanceof URL ? a.href === b.href : undefined)])\ntest('a', oracle('E'), () => { expect(new URL('http://a/')).toEqual(new URL('http://a')) })`,
  asymmetric: `test('a', oracle('E'), () => { expect({ a: expect.any(Number), b: [expect.anything()] }).toEqual({ a: 1, b: [2] }); expect({ a: 1 }).toEqual({ a: expect.closeTo(1) }) })`,
  polyfill: `Object.defineProperty(Array.prototype, 'shuffledByUs', { value() { return this }, configurable: true })\nObject.groupByUs = () => {}\nglobalThis.structuredCloneByUs = structuredClone\ntest('a', oracle('E'), () => { expect([1].shuffledByUs()).toEqual([1]) })`,
  should: `import { chai } from 'vitest'\nchai.should()\ntest('a', oracle('E'), () => { ;(1).should.equal(1) })`,
  plugin: `import { chai } from 'vitest'\nchai.use((c, utils) => { utils.addMethod(c.Assertion.prototype, 'model', function () { this.assert(true, '', '') }) })\ntest('a', oracle('E'), () => { expect({}).to.be.model() })`,
  fails: `test.fails('a', oracle('E'), () => { expect(1).toBe(2) })\ntest('b', { retry: 2 }, ({ task }) => { expect(task.result.retryCount).toBe(1) })\ntest('c', { repeats: 2 }, () => { expect(1).toBe(1) })\ntest('d', (context) => { context.skip() })\ntest('e', () => { expect.soft(1).toBe(2); expect(1).toBe(1) })`,
  throws: `afterEach(() => { throw new Error('hook') })\ntest('a', oracle('E'), () => { expect(1).toBe(1) })`,
  limits: `test('a', oracle('E'), () => { Error.stackTraceLimit = 50; expect(1).toBe(1) })`,
  'get-matchers': `test('a', oracle('E'), () => { const guarded = new Proxy({}, { has: () => { throw new Error('no') } }); expect(guarded === guarded).toBe(true) })`,
}

const HEAD = `import { afterEach, aroundEach, beforeEach, describe, expect, test, vi } from 'vitest'\nimport { oracle } from 'vitest-oracle'\n`

describe.each(MAJORS)('the canary on $name', (major) => {
  test('names what code did to its judge', async () => {
    const modules = Object.entries(ATTACKS).map(([name, [, code]]) => [`src/${name}.mjs`, code])
    const tests = Object.keys(ATTACKS).map((name) => [
      `${name}.test.mjs`,
      `${HEAD}import './src/${name}.mjs'\ntest('a', () => { expect(1).toBe(1) })`,
    ])
    const inside = Object.entries(IN_TESTS).map(([name, [, code]]) => [`in-${name}.test.mjs`, `${HEAD}${code}`])
    // What happens within a realm is the same in each pool, and threads begin faster.
    const seen = await inspected(Object.fromEntries([...modules, ...tests, ...inside]), major, { args: ['--pool=threads'] })
    const broken = Object.fromEntries(seen.modules.map(({ file, canary, errors }) => [file, canary?.broken ?? errors]))
    const wanted = [
      ...Object.entries(ATTACKS).map(([name, [what]]) => [`${name}.test.mjs`, expect.arrayContaining([what])]),
      ...Object.entries(IN_TESTS).map(([name, [what]]) => [`in-${name}.test.mjs`, expect.arrayContaining([what])]),
    ]
    expect(broken).toEqual(Object.fromEntries(wanted))
  })

  test('is silent about honest code', async () => {
    const files = Object.entries(HONEST).map(([name, code]) => [`${name}.test.mjs`, `${HEAD}${code}`])
    const seen = await inspected(Object.fromEntries(files), major)
    expect(seen.modules.map(({ file, canary, errors }) => [file, canary?.broken ?? errors])).toEqual(
      Object.keys(HONEST)
        .map((name) => `${name}.test.mjs`)
        .toSorted()
        .map((file) => [file, []]),
    )
  })

  test('asks more of a file whose tests claim a class', async () => {
    const files = {
      'plain.test.mjs': `${HEAD}test('a', () => { expect(1).toBe(1) })`,
      'claims.test.mjs': `${HEAD}test('a', oracle('E'), () => { expect(1).toBe(1) })`,
    }
    const [claims, plain] = (await inspected(files, major)).modules
    expect(plain?.canary?.asked).toBeGreaterThanOrEqual(12)
    expect(claims?.canary?.asked).toBeGreaterThanOrEqual(40)
  })
})
